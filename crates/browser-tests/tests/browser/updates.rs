//! A newer build of the app comes to the server while people play.

use std::time::Duration;

use serde_json::json;
use tokio::time::sleep;
use underhill_browser_tests::{Browser, By, Decision, Prepared, Site, Size};
use underhill_catalog::GameId;
use underhill_core::{Level, Viewer};

use crate::alone::keep_near_the_end;

#[tokio::test(flavor = "multi_thread")]
async fn an_update_does_not_break_a_game_in_progress() {
    let (mut site, browser) = (Site::start().await, Browser::start());
    let game = GameId::Gobblet;
    let page = browser.open(Size::Laptop).await;
    page.go(&site.at("/")).await;
    page.settle_in().await;
    page.keep("quick", &json!("easy")).await;
    page.click(&format!("a[href='/play/{game}']")).await;
    page.decide_once(game, By::Touch).await;

    site.bring_another_build().await;
    let update = "const done = arguments[0];
        navigator.serviceWorker.ready.then((worker) => worker.update()).then(async (worker) => {
            while (!worker.waiting && worker.installing) await new Promise((soon) => setTimeout(soon, 50));
            done(Boolean(worker.waiting));
        });";
    assert_eq!(page.run_async(update, Vec::new()).await, true, "the newer build waits until nobody needs the older");
    page.decide_once(game, By::Touch).await;
    let before = page.text(".log").await;
    page.reload().await;
    page.wait_for(".log li").await;
    assert!(page.text(".log").await.contains(before.lines().last().unwrap_or("?")), "the game goes on where it was");
    keep_near_the_end(&page, game, Level::Easy).await;
    page.go(&site.at(&format!("/play/{game}"))).await;
    page.play_to_the_end(game, By::Touch).await;
    assert_eq!(page.complaints().await, Vec::<String>::new());
    page.close().await;
}

/// The server hands out another build: a page that was there before loads itself anew, and the person sits where they sat.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_another_build_loads_itself_anew_and_keeps_its_seat() {
    let (mut site, browser) = (Site::start().await, Browser::start());
    let game = GameId::Gobblet;
    let id = site.keep(&Prepared::among_people(game, 2, 2)).await;
    let asked = |table: &dyn underhill_table::AnyTable| {
        let scene = table.scene(Viewer::Spectator);
        scene.now.and_then(|now| now.waiting.lowest()).expect("somebody is to decide")
    };
    let seat = asked(&*site.table(&id).await);
    let page = browser.open(Size::Laptop).await;
    page.go(&site.at("/nowhere")).await;
    page.settle_in().await;
    page.keep(&format!("seat.{id}"), &json!(Prepared::token(seat))).await;
    page.turn_to(&format!("/t/{id}")).await;
    page.wait_for(".now[data-mine=true]").await;

    site.bring_another_build().await;
    page.wait_for("html[data-build=another]").await;
    page.wait_for(".now[data-mine=true]").await;
    let table = site.table(&id).await;
    let next = Decision::of(game, &table.scene(Viewer::Seat(seat))).expect("it is still their turn");
    page.decide(&next, By::Typing).await;
    while site.table(&id).await.version() <= table.version() {
        sleep(Duration::from_millis(20)).await;
    }
    page.close().await;
}
