//! Between the start and the first draw: the devices reveal what they committed to, however often they, or the server, vanish.

use std::time::Duration;

use serde_json::json;
use underhill_catalog::GameId;
use underhill_client::Guest;
use underhill_core::{Seat, Seats};
use underhill_protocol::{Command, NewTable};
use underhill_server::Config;
use underhill_table::{Phase, Scene, TimeControl};

use crate::common::{get, new_table, roomy, sit, start, until_done, until_playing};

/// A table of three at which the first has started a game and is the only one there; the others hold their seats by these.
async fn started_alone(
    client: &underhill_client::Server,
    clock: TimeControl,
) -> (Guest, Vec<underhill_table::SeatPass>, underhill_protocol::TableId) {
    let new = NewTable { clock, ..new_table(GameId::Kobold, 3, json!({})) };
    let table = client.open(&new).await.expect("a table can be opened");
    let mut guest = sit(client, table, 0).await;
    let mut passes = Vec::new();
    for seat in [1, 2] {
        passes.push(sit(client, table, seat).await.seat_pass().expect("it has a seat"));
    }
    let id = guest.command(Command::Start);
    until_done(&mut guest, id).await;
    while guest.scene().starting.as_ref().is_none_or(|starting| starting.missing.contains(Seat::new(0))) {
        guest.next().await.expect("the table is there");
    }
    (guest, passes, table)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_was_started_begins_when_everybody_is_back_though_the_server_was_gone() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = format!("sqlite:{}", folder.path().join("tables.sqlite").display());
    let (server, client) = start(Config { store: store.clone(), ..roomy() }).await;
    let (guest, passes, table) = started_alone(&client, TimeControl::None).await;
    let first = guest.seat_pass().expect("it has a seat");
    assert_eq!(first.entropy, None, "it is revealed");
    assert!(passes.iter().all(|pass| pass.entropy.is_some()), "it is still to be revealed");
    let commitment = guest.scene().commitment;
    drop(guest);
    server.stop().await;
    let (server, client) = start(Config { store, ..roomy() }).await;
    let mut guests = vec![Guest::return_to(&client, table, first).await.expect("the seat is theirs")];
    for pass in passes {
        assert_eq!(client.scene(table).await.expect("the table is there").phase, Phase::Starting);
        guests.push(Guest::return_to(&client, table, pass).await.expect("the seat is theirs"));
    }
    until_playing(&mut guests).await;
    let scene = guests[0].scene();
    let shares = scene.shares.as_ref().expect("they are shown");
    assert!(scene.commitment == commitment && shares.entropy.iter().all(Option::is_some));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_time_in_which_the_server_is_away_costs_no_device_its_seat() {
    const AWAY: Duration = Duration::from_millis(2_000);
    let folder = tempfile::tempdir().expect("a folder");
    let store = format!("sqlite:{}", folder.path().join("tables.sqlite").display());
    let (server, client) = start(Config { store: store.clone(), ..roomy() }).await;
    let (guest, _, table) = started_alone(&client, TimeControl::Game { seconds: 600, increment: 0 }).await;
    let until = |scene: &Scene| scene.starting.as_ref().and_then(|starting| starting.until).expect("a clock runs");
    let before = until(guest.scene());
    drop(guest);
    server.stop().await;
    tokio::time::sleep(AWAY).await;
    let (server, client) = start(Config { store, ..roomy() }).await;
    let scene = client.scene(table).await.expect("the table is there");
    let moved = Duration::from_millis(until(&scene).since(before));
    assert!(moved >= AWAY, "a device is charged for the restart: {moved:?}");
    server.stop().await;
}

#[tokio::test]
async fn whoever_is_there_may_begin_without_a_device_that_is_not() {
    let (server, client) = start(roomy()).await;
    let (mut guest, _, _) = started_alone(&client, TimeControl::None).await;
    while guest.presence().0 != Seats::only(Seat::new(0)) {
        guest.next().await.expect("the table is there");
    }
    for seat in [1, 2] {
        guest.command(Command::StandIn { seat: Seat::new(seat), present: Seats::NONE });
    }
    until_playing(std::slice::from_mut(&mut guest)).await;
    let shares = guest.scene().shares.as_ref().expect("they are shown");
    assert_eq!(shares.entropy.iter().filter(|added| added.is_some()).count(), 1);
    assert!(guest.scene().places[1..].iter().all(|place| place.bot.is_some() && place.name.is_none()));
    server.stop().await;
}

#[tokio::test]
async fn with_a_clock_the_game_begins_without_a_device_that_does_not_answer_in_time() {
    let (server, client) = start(roomy()).await;
    let (mut guest, _, _) = started_alone(&client, TimeControl::Game { seconds: 10, increment: 0 }).await;
    until_playing(std::slice::from_mut(&mut guest)).await;
    assert!(guest.scene().places[1..].iter().all(|place| place.bot.is_some() && place.name.is_none()));
    server.stop().await;
}

/// A program of before says what it adds for everybody to see. It is told that it is too old, and nothing is given away.
#[tokio::test]
async fn a_client_that_knows_the_first_version_only_is_refused_a_seat_and_may_watch() {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let (server, client) = start(roomy()).await;
    let table = client.open(&new_table(GameId::Kobold, 2, json!({}))).await.expect("a table can be opened");
    let body = json!({"name": "Old", "entropy": "07".repeat(32)}).to_string();
    let mut stream = tokio::net::TcpStream::connect(server.address()).await.expect("the server listens");
    let head = format!(
        "POST /api/v1/tables/{table}/seats HTTP/1.1\r\nhost: underhill\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all((head + &body).as_bytes()).await.expect("it can be asked");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("it answers");
    assert!(answer.starts_with("HTTP/1.1 409") && answer.contains("needs a commitment"), "{answer}");
    let seen = get(server.address(), &format!("/api/v1/tables/{table}")).await;
    assert!(!seen.contains(&"07".repeat(32)), "{seen}");
    server.stop().await;
}
