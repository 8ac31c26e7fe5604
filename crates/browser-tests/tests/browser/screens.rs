//! Every screen in every language and theme: nothing is untranslated, everything is accessible, and pictures are kept.

use std::collections::BTreeSet;

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

/// Every text that a page shows or has read aloud, except what it says in all languages to browsers without scripts.
const TEXTS: &str = "
    const texts = new Set();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode())
        if (!walk.currentNode.parentElement.closest('noscript')) texts.add(walk.currentNode.textContent.trim());
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        for (const element of document.querySelectorAll(`[${name}]`)) texts.add(element.getAttribute(name).trim());
    return [...texts];";

/// Whether a text is more than a name or a word that two languages may share.
fn is_sentence(text: &str) -> bool {
    text.split_whitespace().filter(|word| word.chars().filter(|letter| letter.is_alphabetic()).count() > 2).count() > 2
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_untranslated() {
    let (site, browser) = (Site::start().await, Browser::start());
    let mut english: BTreeSet<String> = BTreeSet::new();
    for language in LANGUAGES {
        let page = browser.open(Size::Laptop, language).await;
        let mut foreign = BTreeSet::new();
        for (name, path) in screens() {
            page.go(&site.at(&path)).await;
            assert_eq!(page.run("return document.documentElement.lang", Vec::new()).await, language, "{name}");
            let found = page.run(TEXTS, Vec::new()).await;
            let texts = found.as_array().into_iter().flatten().filter_map(|text| text.as_str());
            for text in texts {
                assert!(!text.contains('⟦'), "{name} in {language}: {text}");
                if language == "en" {
                    english.insert(text.to_owned());
                } else if is_sentence(text) && english.contains(text) {
                    foreign.insert(format!("{name}: {text}"));
                }
            }
        }
        assert!(foreign.is_empty(), "English where {language} is spoken: {foreign:?}");
        // A browser always tells that it was sent for something that is not there.
        let complaints = page.complaints().await;
        let odd: Vec<_> =
            complaints.iter().filter(|line| !line.contains("/tables/0000-0000 - Failed to load")).collect();
        assert!(odd.is_empty(), "{language}: {odd:?}");
        page.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_screen_is_accessible_in_both_themes() {
    let (site, browser) = (Site::start().await, Browser::start());
    let mut barriers = Vec::new();
    for size in [Size::Laptop, Size::Phone] {
        let page = browser.open(size, "en").await;
        for (name, path) in screens() {
            page.go(&site.at(&path)).await;
            barriers.extend(page.barriers(&name).await);
        }
        page.close().await;
    }
    assert!(barriers.is_empty(), "{} violations:\n{}", barriers.len(), barriers.join("\n"));
}

/// In German, where words are long.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_wider_than_a_small_window() {
    let (site, browser) = (Site::start().await, Browser::start());
    for size in [Size::Small, Size::Zoomed] {
        let page = browser.open(size, "de").await;
        for (name, path) in screens() {
            page.go(&site.at(&path)).await;
            let beyond = "return document.documentElement.scrollWidth - document.documentElement.clientWidth;";
            assert_eq!(page.run(beyond, Vec::new()).await, 0, "{name} at {} pixels", size.pixels().0);
        }
        page.close().await;
    }
}
