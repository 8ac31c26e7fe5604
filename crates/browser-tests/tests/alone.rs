//! Games in the page alone: by typing, and without a network.

use underhill_browser_tests::{Browser, Page, Site, Size};
use underhill_catalog::GameId;

/// Nothing was written to the console that somebody should worry about.
async fn is_quiet(page: &Page, what: &str) {
    assert_eq!(page.complaints().await, Vec::<String>::new(), "{what}");
}

/// Against the kindest bot, so that games are short.
const PLAN: &str = r#"localStorage.setItem('underhill.quick', JSON.stringify('easy'));"#;

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_to_its_end_by_typing() {
    let (site, browser) = (Site::start().await, Browser::start());
    for &game in GameId::ALL {
        let page = browser.open(Size::Laptop, "en").await;
        page.go(&site.at("/")).await;
        page.run(PLAN, Vec::new()).await;
        page.go(&site.at(&format!("/play/{game}"))).await;
        page.type_to_the_end(game).await;
        page.picture(&format!("{game}-end-light")).await;
        is_quiet(&page, game.id()).await;
        page.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn after_one_visit_everything_works_without_a_server() {
    let (mut site, browser) = (Site::start().await, Browser::start());
    let page = browser.open(Size::Laptop, "en").await;
    page.go(&site.at("/")).await;
    let ready = "const done = arguments[0]; navigator.serviceWorker.ready.then(() => done(true));";
    page.run_async(ready, Vec::new()).await;
    page.run(PLAN, Vec::new()).await;
    site.stop().await;
    for &game in GameId::ALL {
        page.go(&site.at(&format!("/play/{game}"))).await;
        page.reload().await;
        page.type_to_the_end(game).await;
    }
    page.close().await;
}
