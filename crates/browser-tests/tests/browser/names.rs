//! What people and bots are called.

use std::collections::BTreeSet;

use serde_json::json;
use underhill_browser_tests::{Browser, Page, Site, Size};

/// The texts of all such elements.
async fn texts(page: &Page, css: &str) -> Vec<String> {
    let all = "return [...document.querySelectorAll(arguments[0])].map((element) => element.innerText);";
    serde_json::from_value(page.run(all, vec![json!(css)]).await).expect("a list of texts")
}

/// Writes a name into the first seat, as if it were pasted.
async fn call_oneself(page: &Page, name: &str) {
    let paste = "const field = document.querySelector('input.name');
        field.value = arguments[0];
        field.dispatchEvent(new Event('input', { bubbles: true }));
        return field.maxLength;";
    assert!(page.run(paste, vec![json!(name)]).await.as_u64() >= Some(200), "no browser cuts a picture in two");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_of_pictures_is_a_name_and_what_is_none_is_told_why() {
    let (site, browser) = (Site::start().await, Browser::start());
    let page = browser.open(Size::Laptop).await;
    page.go(&site.at("/new/gobblet")).await;
    page.wait_for("input.name").await;
    call_oneself(&page, "a\u{200b}b").await;
    page.wait_for(".ready .primary[disabled]").await;
    let unseen = page.text(".ready .wrong").await;
    call_oneself(&page, &"x".repeat(25)).await;
    page.wait_for(".ready .primary[disabled]").await;
    let long = page.text(".ready .wrong").await;
    assert!(unseen.contains("invisible") && long.contains("too long"), "{unseen} {long}");

    let family = "👩‍👩‍👧‍👦 👍🏽 🇩🇪";
    call_oneself(&page, family).await;
    page.wait_for(".ready .primary:not([disabled])").await;
    page.click(".ready .primary").await;
    page.wait_for(".seat.me").await;
    assert_eq!(page.text(".seat.me .name b").await, family);
    page.close().await;
}

/// What is written in the summary takes more room with a long name. It does so while the name is written: a button that moves when
/// the field is left would not be where it is clicked.
#[tokio::test(flavor = "multi_thread")]
async fn a_click_on_start_counts_although_a_long_name_was_just_written() {
    let (site, browser) = (Site::start().await, Browser::start());
    let page = browser.open(Size::Phone).await;
    page.go(&site.at("/new/kobold")).await;
    page.wait_for("input.name").await;
    let name = "Bartholomew of Underhill";
    call_oneself(&page, name).await;
    const START: &str = "
        const area = document.querySelector('.ready .primary').getBoundingClientRect();
        return [document.querySelector('.ready p').innerText, area.top, area.left];";
    let before = page.run(START, Vec::new()).await;
    assert!(before[0].as_str().is_some_and(|summary| summary.contains(name)), "{before}");
    let leave = "const field = document.querySelector('input.name');
        field.dispatchEvent(new Event('change', { bubbles: true }));
        field.blur();";
    page.run(leave, Vec::new()).await;
    assert_eq!(page.run(START, Vec::new()).await, before, "nothing moves when the field is left");
    page.click(".ready .primary").await;
    page.wait_for(".seat.me").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_of_one_level_have_names_of_their_own() {
    let (site, browser) = (Site::start().await, Browser::start());
    let page = browser.open(Size::Laptop).await;
    page.go(&site.at("/")).await;
    let easy = json!({ "Bot": "easy" });
    let sitters = json!([{ "Person": "Ada" }, easy, easy, easy]);
    let plan = json!({ "sitters": sitters, "options": {}, "clock": "none", "public": false });
    for way in ["plan", "plan-online"] {
        page.keep(&format!("{way}.kobold"), &plan).await;
    }
    let four = |names: &[String]| names.iter().collect::<BTreeSet<_>>().len();
    page.turn_to("/new/kobold").await;
    page.wait_for(".ready .primary").await;
    let summary = page.text(".ready p").await;
    let listed = summary.replace(" and ", ", ");
    let named: Vec<String> = listed.split([':', ',', '.']).map(|name| name.trim().to_owned()).collect();
    assert!(named.iter().any(|name| name == "Mouse 3") && four(&named[1..5]) == 4, "{summary}");

    page.click(".ready .primary").await;
    page.wait_for(".seat.me").await;
    assert_eq!(four(&texts(&page, ".seat .name b").await), 4);

    page.turn_to("/new/kobold/friends").await;
    page.click(".ready .primary").await;
    page.wait_for(".gathering .seat-choice:nth-of-type(4) b").await;
    let waiting = texts(&page, ".gathering .seat-choice b").await;
    assert_eq!(four(&waiting), 4, "{waiting:?}");
    page.close().await;
}
