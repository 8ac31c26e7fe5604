//! Whatever the rules forbid, the page explains, in the language of whoever plays.

use std::collections::BTreeSet;
use std::path::Path;

use crate::provoke::{Provocation, provocations};
use crate::screens::LANGUAGES;
use serde_json::json;
use underhill_browser_tests::{Browser, Hand, HandVisit, Page, Site, Size, visit_hand};
use underhill_catalog::GameId;

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

/// Puts the table into the page, tries what is forbidden, and reads what is said. Nothing if the game is over by then: nobody can try
/// anything on the page of its end.
async fn refused(page: &Page, game: GameId, provocation: &Provocation) -> Option<String> {
    page.turn_to("/").await;
    page.keep_game(game.id(), &json!(provocation.log)).await;
    page.turn_to(&format!("/play/{game}")).await;
    page.wait_for("#notation").await;
    if let Some(first) = &provocation.first {
        page.enter("#notation", first).await;
        if page.count(".caution .danger").await > 0 {
            page.click(".caution .danger").await;
        }
        page.wait_for(".end").await;
        let seen = "return document.querySelector('#notation').checkVisibility();";
        assert_eq!(page.run(seen, Vec::new()).await, json!(false), "{game}: {first}");
        return None;
    }
    page.enter("#notation", &provocation.action).await;
    page.wait_for(".refused p").await;
    Some(page.text(".refused p").await)
}

async fn every_refusal_is_explained(game: GameId) {
    let (site, browser) = (Site::start().await, Browser::start());
    let page = browser.open(Size::Laptop).await;
    // The bots of these tables take their time: some things are forbidden while others think.
    let slow = json!({ "source": "window.Worker = class { postMessage() {} terminate() {} };" });
    page.tool("Page.addScriptToEvaluateOnNewDocument", slow).await;
    page.go(&site.at("/")).await;
    let wanted = known(game).into_iter().filter(|kind| !never(game).contains(&kind.as_str())).collect();
    let found = provocations(game, &wanted);
    assert_eq!(found.keys().cloned().collect::<BTreeSet<_>>(), wanted, "{game}");
    // That each language has words for every refusal, with the same facts, is known without a browser; here every refusal is read in
    // one of them, and each of them is read often.
    for (place, language) in LANGUAGES.into_iter().enumerate() {
        page.turn_to("/").await;
        page.speak(language).await;
        for (kind, provocation) in found.iter().skip(place).step_by(LANGUAGES.len()) {
            let Some(said) = refused(&page, game, provocation).await else { continue };
            assert!(said.contains(&provocation.rule) && !said.contains('⟦'), "{game} {kind} in {language}: {said}");
        }
    }
    assert_eq!(page.complaints().await, Vec::<String>::new());
    page.close().await;
}

crate::of_each_game!(every_refusal_is_explained_in_some_language, every_refusal_is_explained);
