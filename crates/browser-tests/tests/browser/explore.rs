//! Somebody looks up how Gobblet! begins.

use underhill_browser_tests::{Browser, Page, Site, Size, is_about_the_network};

/// The turns that are listed.
const LISTED: &str = ".explore-turns .explore-turn";

/// Waits until as many turns are listed as only the empty board has, or more.
async fn wait_until_listed(page: &Page, at_the_start: bool) {
    let compare = if at_the_start { "===" } else { ">" };
    page.wait_until(&format!("return document.querySelectorAll('{LISTED}').length {compare} 3;")).await;
}

async fn explore(page: &Page, site: &Site) {
    page.go(&site.at("/rules/gobblet")).await;
    page.click(".lessons a[href='/explore/gobblet']").await;
    wait_until_listed(page, true).await;
    assert!(page.text(".explore-value").await.ends_with('%'));
    page.picture("explore-start").await;
    // By the list.
    page.click(LISTED).await;
    page.wait_for(".seat.me .seat-mark.seat-1").await;
    wait_until_listed(page, false).await;
    // By the board.
    page.click(".seat.me .gobblet-stack:not([disabled])").await;
    page.click("#square-d3").await;
    page.wait_for(".seat.me .seat-mark.seat-0").await;
    wait_until_listed(page, false).await;
    page.picture("explore-later").await;
    // Back, on again, and back to the start.
    page.click(".explore-steps button:nth-child(2)").await;
    page.wait_for(".seat.me .seat-mark.seat-1").await;
    page.click(".explore-steps button:nth-child(3)").await;
    page.wait_for(".seat.me .seat-mark.seat-0").await;
    page.click(".explore-steps button:nth-child(1)").await;
    page.wait_for(".explore-steps button:nth-child(1)[disabled]").await;
    wait_until_listed(page, true).await;
    assert_eq!(page.complaints().await, Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn openings_are_explored_by_the_list_and_by_the_board_also_without_a_network() {
    let (mut site, browser) = (Site::start().await, Browser::start());
    let laptop = browser.open(Size::Laptop).await;
    explore(&laptop, &site).await;
    // There is no book of other games.
    laptop.turn_to("/explore/kobold").await;
    laptop.wait_for(".sorry").await;
    laptop.close().await;

    let page = browser.open(Size::Phone).await;
    explore(&page, &site).await;
    page.settle_in().await;
    site.stop().await;
    page.reload().await;
    wait_until_listed(&page, true).await;
    let complaints: Vec<String> =
        page.complaints().await.into_iter().filter(|complaint| !is_about_the_network(complaint)).collect();
    assert_eq!(complaints, Vec::<String>::new());
    page.close().await;
}
