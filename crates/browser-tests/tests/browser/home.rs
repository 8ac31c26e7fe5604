//! The first page knows what goes on and what is over on this device.

use serde_json::json;
use underhill_browser_tests::{Browser, By, Page, Prepared, Site, Size};
use underhill_catalog::GameId;
use underhill_core::{Level, Seat};
use underhill_table::{Command, Entry, Sender};

use crate::alone::keep_near_the_end;

/// The addresses that can be gone on with, as the first page lists them.
async fn going_on(page: &Page) -> Vec<String> {
    page.turn_to("/").await;
    page.wait_for(".card .rival").await;
    listed(page).await
}

async fn listed(page: &Page) -> Vec<String> {
    let script =
        "return [...document.querySelectorAll('.going-game .button')].map((link) => link.getAttribute('href'));";
    serde_json::from_value(page.run(script, Vec::new()).await).expect("addresses")
}

/// The addresses of all games that go on, in the order of their letters.
async fn everything_that_goes_on(page: &Page) -> Vec<String> {
    page.wait_for(".going-game").await;
    if page.count(".greeting button.link").await > 0 {
        page.click(".greeting button.link").await;
    }
    let mut paths = listed(page).await;
    paths.sort();
    paths
}

/// A game of two people that has just begun. What it draws is by a number, by which it is told from others when it is over.
fn begun_among_two(game: &str, number: u8) -> Vec<Entry> {
    let mut prepared = Prepared::open(game, 2, json!({}), number).expect("as usual");
    Seat::first(2).for_each(|seat| prepared.seat_person(seat));
    prepared.tell(Sender::Seat(Seat::new(0)), &Command::Start);
    prepared.log
}

/// Every kind of game, against a bot, among people at one screen and at the server, is found again whatever way it was left.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_thrown_away() {
    let (mut site, browser) = (Site::start().await, Browser::start());
    let mut page = browser.open(Size::Laptop).await;
    let table = site.keep(&begun_among_two("clonk", 1)).await;
    page.go(&site.at("/")).await;
    page.settle_in().await;
    page.keep(&format!("seat.{table}"), &json!(Prepared::token(Seat::new(0)))).await;
    let against_bots = GameId::ALL.iter().map(|game| format!("/play/{game}"));
    let begun = against_bots.chain(["/play/kobold/shared".to_owned(), format!("/t/{table}")]);
    let mut left = Vec::new();
    for path in begun {
        page.turn_to("/").await;
        if path.ends_with("/shared") {
            page.keep("table.shared", &json!(begun_among_two("kobold", 2))).await;
        }
        page.turn_to(&path).await;
        page.wait_for(".now, .curtain").await;
        let at = page.run("return location.pathname;", Vec::new()).await;
        left.push(at.as_str().expect("an address").to_owned());
        // By *Back*.
        page.run("history.back();", Vec::new()).await;
        page.wait_for(".card .rival").await;
        assert!(everything_that_goes_on(&page).await.contains(left.last().expect("it was left")), "{path}");
    }
    left.sort();
    assert_eq!(everything_that_goes_on(&page).await, left);

    // By a second tab, and by closing the first while a game is shown in it.
    page.turn_to(&left[0]).await;
    page.wait_for(".now, .curtain").await;
    page.open_tab().await;
    page.go(&site.at("/")).await;
    assert_eq!(everything_that_goes_on(&page).await, left);
    page.go(&site.at(&left[0])).await;
    page.wait_for(".now, .curtain").await;
    page.close_tab().await;
    page.open_tab().await;
    page.go(&site.at("/")).await;
    assert_eq!(everything_that_goes_on(&page).await, left);

    // By a newer version of the app, and without any server.
    site.bring_another_build().await;
    page.go(&site.at("/")).await;
    assert_eq!(everything_that_goes_on(&page).await, left);
    site.stop().await;
    page.go(&site.at("/")).await;
    assert_eq!(everything_that_goes_on(&page).await, left);
    site.start_again().await;

    // What is given up is over, and found there; also where the network fails just then.
    page.tool("Network.enable", json!({})).await;
    for (over, path) in left.iter().enumerate() {
        page.tool("Network.setBlockedURLs", json!({ "urls": ["*/records"] })).await;
        page.go(&site.at(path)).await;
        page.wait_for(".acts .danger, .curtain button").await;
        if page.count(".curtain").await > 0 {
            page.click(".curtain button").await;
        }
        page.click(".acts .danger").await;
        page.click(".asked .danger").await;
        page.wait_for(".end").await;
        page.tool("Network.setBlockedURLs", json!({ "urls": [] })).await;
        page.turn_to("/").await;
        // A table's record is fetched from its server.
        let kept = "return JSON.parse(localStorage.getItem('underhill.finished') ?? '[]').length";
        page.wait_until(&format!("{kept} === {};", over + 1)).await;
        page.wait_for(".finished li").await;
        page.turn_to("/review").await;
        page.wait_for(".finished-games li").await;
        assert_eq!(page.count(".finished-games li").await, over + 1, "{path}");
    }
    page.close().await;
}

/// Whatever way a game is left, it is found again: by *Back*, by another game of the same kind, by closing the tab, without a network.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_left_is_gone_on_with_from_the_first_page() {
    let (mut site, browser) = (Site::start().await, Browser::start());
    let page = browser.open(Size::Laptop).await;
    page.go(&site.at("/")).await;
    page.settle_in().await;
    assert_eq!(going_on(&page).await, Vec::<String>::new());
    page.click("input[name='rival-gobblet'][value='easy'] + .animal").await;
    page.click("a[href='/play/gobblet']").await;
    page.wait_for(".seat.other").await;
    assert!(page.text(".seat.other").await.contains("Mouse"), "the animal that was chosen plays");
    page.decide_once(GameId::Gobblet, By::Typing).await;
    let first = page.address().await;
    page.run("history.back();", Vec::new()).await;
    page.wait_for(".going-game").await;
    // A new game of the same kind does not take the place of the old one.
    page.click("a[href='/play/gobblet']").await;
    page.wait_for(".now[data-mine=true]").await;
    let second = page.address().await;
    assert_ne!(first, second);
    let listed = going_on(&page).await;
    assert_eq!(listed.len(), 2);
    assert!(listed.iter().all(|path| first.ends_with(path.as_str()) || second.ends_with(path.as_str())), "{listed:?}");
    // Whoever comes back finds both, also when there is no server.
    site.stop().await;
    page.go(&site.at("/")).await;
    assert_eq!(going_on(&page).await.len(), 2);
    page.go(&first).await;
    page.wait_for(".log li").await;
    assert!(page.decisions(GameId::Gobblet).await > 0, "it goes on where it was left");
    page.close().await;
}

/// What is over is listed with its result, and its review is one click away; what is put away is gone.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_over_is_found_with_its_review() {
    let (site, browser) = (Site::start().await, Browser::start());
    let page = browser.open(Size::Phone).await;
    page.go(&site.at("/")).await;
    keep_near_the_end(&page, GameId::Kobold, Level::Easy).await;
    page.go(&site.at("/play/kobold")).await;
    page.play_to_the_end(GameId::Kobold, By::Typing).await;
    assert_eq!(going_on(&page).await, Vec::<String>::new(), "it does not go on");
    assert!(page.text(".finished li").await.contains("Kobold"));
    page.click(".finished li .button").await;
    page.wait_until("return location.pathname.startsWith('/review/');").await;
    page.turn_to("/play/kobold").await;
    page.wait_for(".now").await;
    assert_eq!(going_on(&page).await.len(), 1, "another one goes on");
    page.click(".put-away").await;
    page.click(".put-away.sure").await;
    page.wait_until_gone(".going-game").await;
    assert_eq!(
        page.run(
            "return Object.keys(localStorage).filter((name) => name.startsWith('underhill.running.'));",
            Vec::new()
        )
        .await,
        json!([])
    );
    page.close().await;
}
