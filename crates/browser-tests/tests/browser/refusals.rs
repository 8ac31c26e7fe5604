//! Whatever the rules forbid, the page explains, in every language.

use std::collections::BTreeSet;
use std::path::Path;

use crate::provoke::{Provocation, provocations};
use serde_json::json;
use underhill_browser_tests::{Browser, Hand, HandVisit, Page, Site, Size, visit_hand};
use underhill_catalog::GameId;

const LANGUAGES: [&str; 7] = ["en", "de", "fr", "es", "it", "nl", "pt"];

/// The refusals that nobody comes by on a page.
fn never(game: GameId) -> &'static [&'static str] {
    struct Never;
    impl HandVisit for Never {
        type Output = &'static [&'static str];
        fn visit<G: Hand>(self) -> Self::Output {
            G::NEVER_REFUSED
        }
    }
    visit_hand(game, Never)
}

/// Every kind of refusal for which the app has words.
fn known(game: GameId) -> BTreeSet<String> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../web/lang/en/{game}.ftl"));
    let text = std::fs::read_to_string(file).expect("the game has words");
    let prefix = format!("{game}-illegal-");
    let ids = text.lines().filter_map(|line| line.strip_prefix(&prefix)?.split(' ').next());
    ids.map(ToOwned::to_owned).collect()
}

/// Puts the table into the page, tries what is forbidden, and reads what is said in each language.
async fn refused(page: &Page, address: &str, game: GameId, provocation: &Provocation) -> Vec<String> {
    page.keep(&format!("table.{game}"), &json!(provocation.log)).await;
    page.go(address).await;
    page.wait_for("#notation").await;
    if let Some(first) = &provocation.first {
        page.enter("#notation", first).await;
        if page.count(".caution .danger").await > 0 {
            page.click(".caution .danger").await;
        }
        page.wait_for(".end").await;
    }
    page.enter("#notation", &provocation.action).await;
    let mut said = Vec::new();
    for language in LANGUAGES {
        page.speak(language).await;
        page.wait_for(".refused p").await;
        said.push(page.text(".refused p").await);
    }
    said
}

#[tokio::test(flavor = "multi_thread")]
async fn every_refusal_is_explained_in_every_language() {
    let (site, browser) = (Site::start().await, Browser::start());
    let page = browser.open(Size::Laptop).await;
    // The bots of these tables take their time: some things are forbidden while others think.
    let slow = json!({ "source": "window.Worker = class { postMessage() {} terminate() {} };" });
    page.tool("Page.addScriptToEvaluateOnNewDocument", slow).await;
    page.go(&site.at("/")).await;
    for &game in GameId::ALL {
        let wanted = known(game).into_iter().filter(|kind| !never(game).contains(&kind.as_str())).collect();
        let found = provocations(game, &wanted);
        assert_eq!(found.keys().cloned().collect::<BTreeSet<_>>(), wanted, "{game}");
        for (kind, provocation) in &found {
            let said = refused(&page, &site.at(&format!("/play/{game}")), game, provocation).await;
            let different: BTreeSet<&String> = said.iter().collect();
            assert_eq!(different.len(), LANGUAGES.len(), "{game} {kind}: {said:?}");
            assert!(said.iter().all(|text| text.contains(&provocation.rule)), "{game} {kind}: {said:?}");
            assert!(said.iter().all(|text| !text.contains('⟦')), "{game} {kind}: {said:?}");
        }
    }
    assert_eq!(page.complaints().await, Vec::<String>::new());
    page.close().await;
}
