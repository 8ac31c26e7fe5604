//! Somebody reads the rules: pictures, searching, trying.

use underhill_browser_tests::{Browser, Page, Site, Size};
use underhill_catalog::GameId;

/// How many rules are shown.
const SHOWN: &str = ".rule-list article:not([hidden])";

/// Waits until everything on a page that pictures a rule is drawn, and says what pictures nothing.
async fn not_pictured(page: &Page) -> Vec<String> {
    page.wait_for(".drawing").await;
    page.wait_until_gone(".drawing:not([data-lit])").await;
    let dark = "return [...document.querySelectorAll('.drawing')]
        .filter(place => place.dataset.lit === '0' || !place.firstElementChild || !place.querySelector('.lit, .barred, svg'))
        .map(place => place.dataset.draws);";
    serde_json::from_value(page.run(dark, Vec::new()).await).expect("a list of rules")
}

#[tokio::test(flavor = "multi_thread")]
async fn every_picture_of_a_rule_lights_something_and_every_rule_is_found() {
    let (site, browser) = (Site::start().await, Browser::start());
    for size in [Size::Laptop, Size::Phone] {
        let page = browser.open(size).await;
        page.go(&site.at("/")).await;
        for &game in GameId::ALL {
            page.turn_to(&format!("/rules/{game}")).await;
            assert_eq!(not_pictured(&page).await, Vec::<String>::new(), "{game}");
            let all = page.count(SHOWN).await;
            // What no rule speaks of, and the title of one in other letters.
            page.enter(".search input", "qqqqq").await;
            assert_eq!(page.count(SHOWN).await, 0, "{game}");
            assert!(!page.text(".found").await.is_empty(), "{game}: it is said that nothing was found");
            let title = page.run("return document.querySelector('.rule-list h3').textContent;", Vec::new()).await;
            let title = title.as_str().expect("a rule has a title").to_uppercase().replace('E', "é");
            page.enter(".search input", &title).await;
            page.wait_for(&format!("{SHOWN} mark")).await;
            assert!(page.count(SHOWN).await < all, "{game}");
        }
        assert_eq!(page.complaints().await, Vec::<String>::new());
        page.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rule_is_tried_on_a_board_and_read_again() {
    let (site, browser) = (Site::start().await, Browser::start());
    let page = browser.open(Size::Laptop).await;
    page.go(&site.at("/rules/gobblet")).await;
    page.click("#GBT-07 .try").await;
    page.wait_for(".trial .lesson-card").await;
    // What the rule forbids is refused by it, and what it allows is done, for one side after the other.
    page.click("#square-b2").await;
    page.click("#square-d2").await;
    page.wait_for(".refused").await;
    assert_eq!(page.text(".refused .rule-id").await, "GBT-07");
    page.click("#square-c2").await;
    page.wait_for(".seat.me .seat-mark.seat-1").await;
    page.click("#square-d2").await;
    page.click("#square-c2").await;
    page.wait_for(".seat.me .seat-mark.seat-0").await;
    page.click(".lesson-card button").await;
    page.click("#square-b2").await;
    page.wait_for("#square-b2[aria-pressed=true]").await;
    page.click(".lesson-card a.primary").await;
    page.wait_for("#GBT-07.marked").await;
    assert!(page.address().await.ends_with("/rules/gobblet/GBT-07"));
    // A rule that ends the game is tried from before the end.
    page.turn_to("/rules/gobblet/GBT-11/try").await;
    page.wait_for(".now[data-mine=true]").await;
    // What cannot be shown cannot be tried.
    page.turn_to("/rules/gobblet/GBT-10/try").await;
    page.wait_for(".sorry").await;
    assert_eq!(page.complaints().await, Vec::<String>::new());
    page.close().await;
}
