//! People at one table, each with a browser of their own.

use underhill_browser_tests::{Browser, Page, Site, Size};
use underhill_catalog::GameId;

/// Opens a table for friends and sits down at it; says where it is.
async fn open_table(site: &Site, page: &Page, game: GameId, seats: usize) -> String {
    page.go(&site.at(&format!("/new/{game}/friends"))).await;
    if seats > 2 {
        page.click(&format!(".segmented button:nth-child({})", seats - 1)).await;
        // The other seats are for people, too.
        page.run(
            "for (const e of document.querySelectorAll('.seat-choice .segmented button:first-child')) e.click();",
            Vec::new(),
        )
        .await;
    }
    page.click(".ready .primary").await;
    page.wait_for(".gathering").await;
    page.address().await
}

/// Sits down at a table.
async fn sit_down(page: &Page, address: &str, name: &str) {
    page.go(address).await;
    page.wait_for(".name-row input").await;
    page.enter(".name-row input", name).await;
    page.click(".ready .primary").await;
    page.wait_for(".gathering .ready button.small").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_loads_the_page_again_has_the_same_seat() {
    let (site, browser) = (Site::start().await, Browser::start());
    let first = browser.open(Size::Laptop, "en").await;
    let second = browser.open(Size::Laptop, "en").await;
    let address = open_table(&site, &first, GameId::Gobblet, 2).await;
    sit_down(&second, &address, "Fern").await;
    first.click(".ready .primary:not([disabled])").await;
    first.enter("#notation", "4@b2").await;
    second.wait_for(".now[data-mine=true]").await;
    first.reload().await;
    second.reload().await;
    second.enter("#notation", "4@c3").await;
    first.wait_for(".now[data-mine=true]").await;
    assert!(first.text(".log").await.contains("c3"));
    first.close().await;
    second.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn each_trouble_has_its_own_friendly_screen() {
    let (mut site, browser) = (Site::start().await, Browser::start());
    let page = browser.open(Size::Laptop, "en").await;
    for (path, says) in [("/nowhere", "nothing here"), ("/t/0000-0000", "table is gone"), ("/t/bad", "nothing here")] {
        page.go(&site.at(path)).await;
        page.wait_for(".sorry h1").await;
        let text = page.text(".sorry").await;
        assert!(text.contains(says), "{path}: {text}");
    }
    page.go(&site.at("/")).await;
    page.run_async("const done = arguments[0]; navigator.serviceWorker.ready.then(() => done(true));", Vec::new())
        .await;
    site.stop().await;
    page.go(&site.at("/t/0000-0000")).await;
    page.wait_for(".sorry h1").await;
    assert!(page.text(".sorry").await.contains("cannot be reached"));
    site.start_again().await;
    page.click(".sorry .primary").await;
    page.wait_for(".sorry h1").await;
    page.close().await;
}
