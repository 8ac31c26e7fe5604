//! Tables where nobody ever played are forgotten, and others only if whoever runs the server wants that.

use std::time::Duration;

use serde_json::json;
use underhill_catalog::GameId;
use underhill_client::Error;
use underhill_core::{Level, Seat};
use underhill_protocol::{Command, TableId};
use underhill_server::Config;
use underhill_store::{State, Store};

use crate::common::{begin, new_table, roomy, sit, start, until_done};

fn is_gone(error: &Error) -> bool {
    matches!(error, Error::Refused { status: 404, .. })
}

/// Keeps tables in a file: one at which nobody began to play, and one with a game.
async fn two_tables(config: Config) -> (TableId, TableId) {
    let (server, client) = start(config).await;
    let idle = client.open(&new_table(GameId::Gobblet, 2, json!({}))).await.expect("a table can be opened");
    drop(sit(&client, idle, 0).await);
    let (played, _) = begin(&client, &new_table(GameId::Gobblet, 2, json!({})), 2).await;
    server.stop().await;
    (idle, played)
}

#[tokio::test]
async fn a_table_where_nobody_began_to_play_is_forgotten_when_its_time_has_come() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = format!("sqlite:{}", folder.path().join("tables.sqlite").display());
    let kept = Config { store: store.clone(), ..roomy() };
    let (idle, played) = two_tables(kept.clone()).await;

    // Neither zero, which is never, nor thirty days have passed.
    for forget in [Duration::ZERO, kept.forget] {
        let (server, client) = start(Config { forget, ..kept.clone() }).await;
        client.scene(idle).await.expect("it is still there");
        server.stop().await;
    }
    let (server, client) = start(Config { forget: Duration::from_millis(1), ..kept }).await;
    let beside = Store::open(&store).await.expect("it can be read");
    while beside.load(&idle.to_string()).await.expect("it can be read").is_some() {
        tokio::task::yield_now().await;
    }
    assert!(is_gone(&client.scene(idle).await.expect_err("it is forgotten")));
    client.scene(played).await.expect("a game is not forgotten unless it is asked for");
    server.stop().await;
}

#[tokio::test]
async fn games_are_forgotten_after_a_time_that_who_runs_the_server_chooses() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = format!("sqlite:{}", folder.path().join("tables.sqlite").display());
    let kept = Config { store: store.clone(), ..roomy() };
    let (server, client) = start(kept.clone()).await;
    let new = new_table(GameId::Gobblet, 2, json!({}));
    let (abandoned, _) = begin(&client, &new, 2).await;
    let (finished, mut guests) = begin(&client, &new, 2).await;
    let id = guests[0].command(Command::Resign);
    until_done(&mut guests[0], id).await;
    server.stop().await;
    let beside = Store::open(&store).await.expect("it can be read");
    let is_kept = async |id: TableId| beside.load(&id.to_string()).await.expect("it can be read").is_some();

    let (year, moment) = (Duration::from_secs(365 * 24 * 60 * 60), Duration::from_millis(1));
    let (server, client) = start(Config { forget_finished: year, forget_abandoned: year, ..kept.clone() }).await;
    for table in [abandoned, finished] {
        client.scene(table).await.expect("it is still there");
    }
    server.stop().await;
    let (server, client) = start(Config { forget_finished: moment, ..kept.clone() }).await;
    while is_kept(finished).await {
        tokio::task::yield_now().await;
    }
    assert!(is_gone(&client.scene(finished).await.expect_err("it is forgotten")));
    client.scene(abandoned).await.expect("it may be played on");
    server.stop().await;
    let (server, client) = start(Config { forget_abandoned: moment, ..kept }).await;
    while is_kept(abandoned).await {
        tokio::task::yield_now().await;
    }
    assert!(is_gone(&client.scene(abandoned).await.expect_err("it is forgotten")));
    server.stop().await;
}

#[tokio::test]
async fn a_table_that_was_set_aside_is_not_forgotten_before_somebody_has_looked_at_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = format!("sqlite:{}", folder.path().join("tables.sqlite").display());
    let kept = Config { store: store.clone(), ..roomy() };
    let (server, client) = start(kept.clone()).await;
    let new = new_table(GameId::Gobblet, 2, json!({}));
    let (aside, _) = begin(&client, &new, 2).await;
    let (abandoned, _) = begin(&client, &new, 2).await;
    server.stop().await;
    let beside = Store::open(&store).await.expect("it can be opened");
    beside.quarantine(&aside.to_string(), "something went wrong").await.expect("it is there");
    let (server, _client) = start(Config { forget_abandoned: Duration::from_millis(1), ..kept }).await;
    while beside.load(&abandoned.to_string()).await.expect("it can be read").is_some() {
        tokio::task::yield_now().await;
    }
    let left = beside.inspect(&aside.to_string()).await.expect("it can be read");
    assert!(left.is_some(), "its log says what went wrong");
    server.stop().await;
}

#[tokio::test]
async fn whoever_is_still_at_a_forgotten_table_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = format!("sqlite:{}", folder.path().join("tables.sqlite").display());
    let (server, client) = start(Config { store: store.clone(), ..roomy() }).await;
    let table = client.open(&new_table(GameId::Gobblet, 2, json!({}))).await.expect("a table can be opened");
    let mut guest = sit(&client, table, 0).await;
    // As another server on the same store would.
    let beside = Store::open(&store).await.expect("it can be opened");
    assert_eq!(beside.forget(State::Gathering, u64::MAX).await, Ok(1));
    guest.command(Command::SeatBot { seat: Seat::new(1), level: Level::Easy.into() });
    let end = loop {
        match guest.next().await {
            Ok(happened) => assert!(!matches!(happened, underhill_client::Happened::Done { .. })),
            Err(error) => break error,
        }
    };
    assert!(is_gone(&end), "{end}");
    // Others are not disturbed.
    let another = client.open(&new_table(GameId::Gobblet, 2, json!({}))).await.expect("a table can be opened");
    let mut guest = sit(&client, another, 0).await;
    let id = guest.command(Command::SeatBot { seat: Seat::new(1), level: Level::Easy.into() });
    until_done(&mut guest, id).await;
    server.stop().await;
}
