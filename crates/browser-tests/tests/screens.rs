//! Every screen in every language and theme: nothing is untranslated, everything is accessible, and pictures are kept.

use std::path::PathBuf;
use std::process::Command;

use underhill_browser_tests::{Browser, Site, Size};
use underhill_catalog::GameId;

const LANGUAGES: [&str; 7] = ["en", "de", "fr", "es", "it", "nl", "pt"];

fn screens() -> Vec<(String, String)> {
    let mut screens = vec![
        ("home".to_owned(), "/".to_owned()),
        ("nothing-here".to_owned(), "/nowhere".to_owned()),
        ("table-gone".to_owned(), "/t/00000000".to_owned()),
        ("review".to_owned(), "/review".to_owned()),
    ];
    for &game in GameId::ALL {
        for (name, path) in [("setup", "/new/"), ("play", "/play/"), ("lesson", "/learn/"), ("rules", "/rules/")] {
            screens.push((format!("{game}-{name}"), format!("{path}{game}")));
        }
        screens.push((format!("{game}-friends"), format!("/new/{game}/friends")));
    }
    screens
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_untranslated() {
    let (site, browser) = (Site::start().await, Browser::start());
    for language in LANGUAGES {
        let page = browser.open(Size::Laptop, language).await;
        for (name, path) in screens() {
            page.go(&site.at(&path)).await;
            assert_eq!(page.run("return document.documentElement.lang", Vec::new()).await, language, "{name}");
            let text = page.run("return document.body.outerHTML", Vec::new()).await;
            let text = text.as_str().unwrap_or_default();
            let missing: Vec<&str> = text.split('⟦').skip(1).filter_map(|rest| rest.split('⟧').next()).collect();
            assert!(missing.is_empty(), "{name} in {language} lacks {missing:?}");
        }
        page.close().await;
    }
}

/// The accessibility checker, from the npm registry.
fn axe() -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../target/axe");
    let script = folder.join("node_modules/axe-core/axe.min.js");
    if !script.exists() {
        std::fs::create_dir_all(&folder).expect("a folder for it");
        let installed = Command::new("npm")
            .args(["install", "--no-save", "--no-audit", "--no-fund", "axe-core@4"])
            .current_dir(&folder)
            .status()
            .expect("npm can be started");
        assert!(installed.success(), "axe-core cannot be fetched");
    }
    std::fs::read_to_string(script).expect("axe-core has been fetched")
}

#[tokio::test(flavor = "multi_thread")]
async fn every_screen_is_accessible_in_both_themes() {
    let axe = axe();
    let (site, browser) = (Site::start().await, Browser::start());
    let mut violations = Vec::new();
    for size in [Size::Laptop, Size::Phone] {
        for theme in ["light", "dark"] {
            let page = browser.open(size, "en").await;
            page.theme(theme).await;
            for (name, path) in screens() {
                page.go(&site.at(&path)).await;
                page.picture(&format!("{name}-{theme}")).await;
                page.run(&axe, Vec::new()).await;
                let check = "const done = arguments[0];
                    axe.run(document, {resultTypes: ['violations']}).then((found) => done(found.violations.map((v) =>
                        v.id + ': ' + v.nodes.slice(0, 3).map((n) => n.target.join(' ') + ' ' + (n.any[0]?.message ?? '')).join(' | '))));";
                let found = page.run_async(check, Vec::new()).await;
                for violation in found.as_array().into_iter().flatten() {
                    violations.push(format!("{name} {theme} {}: {violation}", size.name()));
                }
            }
            page.close().await;
        }
    }
    assert!(violations.is_empty(), "{} violations:\n{}", violations.len(), violations.join("\n"));
}
