//! Screens that are full of what people did: the first page with games that go on and games that ended in every way, reviews, a table
//! that waits for friends, and what a friend sees of it. Each in every language and both themes.

use serde_json::{Value, json};
use underhill_browser_tests::{Browser, Page, Prepared, Site, Size};
use underhill_catalog::GameId;
use underhill_core::{EndKind, Level, Record, Seat};
use underhill_table::{Command, Sender, Setting, TimeControl};

use crate::review::{keep_finished, told};
use crate::screens::read_in_every_language;

/// What a screen says in no language or only in English, and what keeps people from using it.
async fn problems(page: &Page, screen: &str) -> Vec<String> {
    let mut problems = read_in_every_language(page, screen).await;
    problems.extend(page.barriers(screen).await);
    problems
}

/// Every way in which a game can end, for whoever has the first seat: won, lost, drawn, shared, by the rules and by people.
fn every_end() -> Vec<Value> {
    let ends = [
        ("played", None, vec![1, 2]),
        ("played", None, vec![2, 1]),
        ("played", None, vec![1, 1]),
        ("played", None, vec![1, 1, 3]),
        ("resigned", Some(1), vec![1, 2]),
        ("resigned", Some(0), vec![2, 1]),
        ("time", Some(1), vec![1, 2]),
        ("time", Some(0), vec![2, 1]),
        ("agreed", None, vec![1, 1]),
    ];
    let rows = ends.into_iter().zip(GameId::ALL.iter().cycle()).enumerate();
    rows.map(|(number, ((how, seat, places), game))| {
        let seats = [json!({ "person": "Bramble" }), json!({ "bot": ["medium", 1] }), json!({ "person": "Moss" })];
        let end = json!({ "how": how, "seat": seat, "points": vec![0; places.len()], "places": places });
        json!({ "id": format!("end-{number}"), "game": game.id(), "at": 1_700_000_000_000_u64, "me": 0,
            "seats": seats[..places.len()], "end": end, "table": null })
    })
    .collect()
}

/// A table of two at which somebody sits, and with them somebody else if it has begun.
fn table(game: GameId, public: bool, begun: bool) -> Prepared {
    let setting =
        Setting { game: game.id().to_owned(), seats: 2, options: json!({}), clock: TimeControl::None, public };
    let mut prepared = Prepared::set(setting, 3).expect("as usual");
    Seat::first(if begun { 2 } else { 1 }).for_each(|seat| prepared.seat_person(seat));
    if begun {
        prepared.tell(Sender::Seat(Seat::new(0)), &Command::Start);
    }
    prepared
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_page_with_every_kind_of_game_is_translated_and_accessible() {
    let (site, browser) = (Site::start().await, Browser::start());
    let page = browser.open(Size::Laptop).await;
    page.go(&site.at("/nowhere")).await;
    // Somebody else's tables, which anybody may come to; and one's own, of which one has begun.
    for (number, begun) in [true, false].into_iter().enumerate() {
        site.keep(&table(GameId::ALL[number], true, begun).log).await;
        let own = site.keep(&table(GameId::Kobold, false, begun).log).await;
        page.keep(&format!("seat.{own}"), &json!(Prepared::token(Seat::new(0)))).await;
        page.turn_to(&format!("/t/{own}")).await;
        page.wait_for(if begun { ".now" } else { ".gathering" }).await;
    }
    page.keep("table.alone", &json!(Prepared::begun_with_bots(GameId::Clonk, 3, Level::Easy))).await;
    page.keep("table.shared", &json!(table(GameId::Gobblet, false, true).log)).await;
    page.keep("settings", &json!({ "name": "Bramble" })).await;
    let mut found = Vec::new();
    for (number, ends) in every_end().chunks(3).enumerate() {
        page.keep("finished", &json!(ends)).await;
        page.go(&site.at("/")).await;
        page.wait_for(".finished li").await;
        page.wait_until("return document.querySelectorAll('.going-game').length > 2;").await;
        found.extend(problems(&page, &format!("home-filled-{number}")).await);
    }
    page.keep("finished", &json!(every_end())).await;
    page.turn_to("/review").await;
    page.wait_for(".finished-games li").await;
    assert_eq!(page.count(".finished-games li").await, every_end().len());
    found.extend(problems(&page, "finished-filled").await);
    assert!(found.is_empty(), "{} problems:\n{}", found.len(), found.join("\n"));
    page.close().await;
}

/// A game that was given up, and the same one as if time had run out or people had agreed.
fn ended_by_people(game: GameId) -> [Record; 3] {
    let given_up = Prepared::given_up(game, 6).record();
    let (mut late, mut agreed) = (given_up.clone(), given_up.clone());
    late.end.as_mut().expect("it is over").how = EndKind::Time;
    let end = agreed.end.as_mut().expect("it is over");
    (end.how, end.seat, end.places) = (EndKind::Agreed, None, vec![1, 1]);
    [given_up, late, agreed]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_is_translated_and_accessible_however_its_game_ended() {
    let (site, browser) = (Site::start().await, Browser::start());
    let page = browser.open(Size::Laptop).await;
    page.go(&site.at("/nowhere")).await;
    let mut found = Vec::new();
    for record in ended_by_people(GameId::Gobblet) {
        let how = record.end.as_ref().expect("it is over").how;
        let path = keep_finished(&page, &record).await;
        page.turn_to(&path).await;
        told(&page).await;
        page.wait_for(".graph[data-settled=true]").await;
        found.extend(problems(&page, &format!("review-{how:?}")).await);
        page.turn_to("/nowhere").await;
    }
    assert!(found.is_empty(), "{} problems:\n{}", found.len(), found.join("\n"));
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_waiting_room_and_an_invitation_are_translated_and_accessible() {
    let (site, browser) = (Site::start().await, Browser::start());
    let [host, friend] = [browser.open(Size::Laptop).await, browser.open(Size::Phone).await];
    let id = site.keep(&table(GameId::Gobblestones, true, false).log).await;
    host.go(&site.at("/nowhere")).await;
    host.keep(&format!("seat.{id}"), &json!(Prepared::token(Seat::new(0)))).await;
    host.turn_to(&format!("/t/{id}")).await;
    host.wait_for(".gathering .qr").await;
    friend.go(&site.at(&format!("/t/{id}"))).await;
    friend.wait_for(".invitation h1").await;
    let mut found = problems(&host, "waiting-room").await;
    found.extend(problems(&friend, "invitation").await);
    friend.click(".sit-down button[type=button]").await;
    friend.wait_for(".will-watch").await;
    found.extend(problems(&friend, "invitation-watching").await);
    assert!(found.is_empty(), "{} problems:\n{}", found.len(), found.join("\n"));
    for page in [host, friend] {
        page.close().await;
    }
}
