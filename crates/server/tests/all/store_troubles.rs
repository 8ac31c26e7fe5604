//! The database goes away while people play: nothing is acknowledged that is not stored, and play goes on by itself when it
//! is back.
//!
//! `UNDERHILL_OUTAGE` says for how many seconds it is gone; `cargo xtask soak` asks for ten.

use std::time::{Duration, Instant};

use serde_json::json;
use underhill_catalog::GameId;
use underhill_client::{Connection, Happened};
use underhill_core::{Level, Seat};
use underhill_private_postgres::PrivatePostgres;
use underhill_protocol::{Command, FromClient, Hello, NewTable, NumberedCommand, ToClient};
use underhill_server::Config;
use underhill_table::{News, NewsKind, TimeControl};

use crate::common::{self, any_action, begin, metric, new_table, roomy, start, until_done};

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_comes_back_is_used_again() {
    let mut postgres = PrivatePostgres::start_new().expect("PostgreSQL can be started");
    let store = postgres.fresh_database().expect("a database");
    let (server, client) = start(Config { store, ..roomy() }).await;
    let (table, mut guests) = begin(&client, &new_table(GameId::Gobblet, 2, json!({})), 2).await;
    let version = guests[0].scene().version;

    postgres.kill().expect("it can be killed");
    // Somebody who does not try again sees what the server says.
    let mut other = Connection::open(&client, table).await.expect("the table is there");
    let hello = Hello { token: guests[1].token(), ..Hello::default() };
    other.send(&FromClient::Hello(hello)).await.expect("it can be sent");
    let command = NumberedCommand { id: 77, command: Command::OfferDraw };
    other.send(&FromClient::Do(command.clone())).await.expect("it can be sent");
    loop {
        match other.next().await.expect("the table is there") {
            ToClient::Unavailable { id: 77 } => break,
            ToClient::Done { .. } => panic!("it was acknowledged, but cannot be stored"),
            _ => {}
        }
    }
    assert_eq!(client.scene(table).await.expect("the table is there").version, version, "nothing has happened");
    // A guest tries again until it works.
    let action = any_action(&guests[0], 1).expect("it is their turn");
    let id = guests[0].act(action);
    let outage = std::env::var("UNDERHILL_OUTAGE").map_or(0, |seconds| seconds.parse().expect("a number"));
    let gone = Instant::now() + Duration::from_secs(outage);
    while Instant::now() < gone {
        // Whatever is tried meanwhile is not done, and the server goes on.
        let _ = tokio::time::timeout_at(gone.into(), guests[0].next()).await;
        let scene = client.scene(table).await.expect("the table is there");
        assert_eq!(scene.version, version, "nothing has happened");
    }
    postgres.start().expect("it can be started again");
    until_done(&mut guests[0], id).await;
    assert_eq!(client.scene(table).await.expect("the table is there").now.expect("it has begun").decisions, 1);
    // The same command again is carried out now, once.
    for _ in 0..2 {
        other.send(&FromClient::Do(command.clone())).await.expect("it can be sent");
        loop {
            match other.next().await.expect("the table is there") {
                ToClient::Done { id: 77, .. } => break,
                ToClient::Unavailable { .. } => {
                    other.send(&FromClient::Do(command.clone())).await.expect("it can be sent");
                }
                _ => {}
            }
        }
    }
    let scene = client.scene(table).await.expect("the table is there");
    assert_eq!(scene.version, version + 2, "a decision and an offer");
    server.stop().await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_cannot_be_written_is_said_to_be_unavailable_until_it_can() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("tables.sqlite");
    let away = folder.path().join("away.sqlite");
    let store = format!("sqlite:{}", path.display());
    let (server, client) = start(Config { store, ..roomy() }).await;
    let (table, mut guests) = begin(&client, &new_table(GameId::Kobold, 2, json!({"first": "0"})), 2).await;
    // Gone is gone for anybody, also for those who may write to what is read-only.
    std::fs::rename(&path, &away).expect("it can be moved");
    let refused = client.open(&new_table(GameId::Kobold, 2, json!({}))).await.expect_err("it cannot be stored");
    assert!(refused.is_passing(), "{refused}");
    std::fs::rename(&away, &path).expect("it can be moved back");
    let action = any_action(&guests[0], 1).expect("it is their turn");
    let id = guests[0].act(action);
    until_done(&mut guests[0], id).await;
    assert_eq!(client.scene(table).await.expect("the table is there").now.expect("it has begun").decisions, 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_whose_decision_could_not_be_stored_decides_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, away) = (folder.path().join("tables.sqlite"), folder.path().join("away.sqlite"));
    let store = format!("sqlite:{}", path.display());
    // The bot thinks for half a second, in which its file can be taken away.
    let (server, client) = start(Config { store, bot_scale: 0.1, ..roomy() }).await;
    let table = client.open(&new_table(GameId::Kobold, 2, json!({"first": "0"}))).await.expect("it can be opened");
    let mut guest = common::sit(&client, table, 0).await;
    for command in [Command::SeatBot { seat: Seat::new(1), level: Level::Master.into() }, Command::Start] {
        let id = guest.command(command);
        until_done(&mut guest, id).await;
    }
    common::until_playing(std::slice::from_mut(&mut guest)).await;
    let action = any_action(&guest, 1).expect("it is their turn");
    let id = guest.act(action);
    until_done(&mut guest, id).await;
    std::fs::rename(&path, &away).expect("it can be moved");
    let metrics = server.metrics_address().expect("it listens there too");
    while metric(metrics, "underhill_store_failures_total").await == 0.0 {
        tokio::task::yield_now().await;
    }
    std::fs::rename(&away, &path).expect("it can be moved back");
    while guest.scene().now.as_ref().expect("it has begun").decisions < 2 {
        guest.next().await.expect("the table is there");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobodys_clock_runs_while_nothing_can_be_stored() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, away) = (folder.path().join("tables.sqlite"), folder.path().join("away.sqlite"));
    let store = format!("sqlite:{}", path.display());
    let (server, client) = start(Config { store, ..roomy() }).await;
    let clock = TimeControl::Game { seconds: 600, increment: 0 };
    let (_, mut guests) = begin(&client, &NewTable { clock, ..new_table(GameId::Gobblet, 2, json!({})) }, 2).await;
    let guest = &mut guests[0];
    // They think for a while before it happens, and that is not given back.
    const THOUGHT: Duration = Duration::from_millis(400);
    tokio::time::sleep(THOUGHT).await;
    std::fs::rename(&path, &away).expect("it can be moved");
    let id = guest.act("4@a1".to_owned());
    let metrics = server.metrics_address().expect("it listens there too");
    while metric(metrics, "underhill_store_failures_total").await == 0.0 {
        let _ = tokio::time::timeout(Duration::from_millis(10), guest.next()).await;
    }
    std::fs::rename(&away, &path).expect("it can be moved back");
    let mut times = Vec::new();
    let mut used_before = 0;
    loop {
        match guest.next().await.expect("the table is there") {
            Happened::News(News { kind, at, .. }) => {
                times.push(at);
                if kind == NewsKind::Resumed {
                    let dial =
                        guest.scene().now.as_ref().expect("it has begun").dial.clone().expect("there are clocks");
                    used_before = at.since(dial.since);
                }
            }
            Happened::Done { id: done, .. } if done == id => break,
            _ => {}
        }
    }
    // What they are charged for is the time before it could not be stored, and the time from when it could be again.
    let dial = guest.scene().now.as_ref().expect("it has begun").dial.clone().expect("there are clocks");
    let [resumed, played] = times[..] else { panic!("it was resumed and played: {times:?}") };
    assert!(u128::from(used_before) >= THOUGHT.as_millis(), "{used_before} ms were used before");
    assert_eq!(dial.left[0], 600_000 - used_before - played.since(resumed));
    server.stop().await;
}

/// What `/health/ready` answers.
async fn readiness(server: &underhill_server::Server) -> String {
    common::get(server.address(), "/health/ready").await.lines().next().unwrap_or_default().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_whose_file_cannot_be_written_is_not_ready() {
    use sqlx::Connection;
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("tables.sqlite");
    let store = format!("sqlite:{}", path.display());
    let (server, _) = start(Config { store: store.clone(), ..roomy() }).await;
    assert_eq!(readiness(&server).await, "HTTP/1.1 200 OK");
    // Another program holds the file: it can still be read.
    let mut other = sqlx::SqliteConnection::connect(&store).await.expect("it can be opened");
    sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.expect("it can be held");
    let until = async |expected: &str| {
        let waiting = async {
            while readiness(&server).await != expected {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(60), waiting).await.expect(expected);
    };
    until("HTTP/1.1 503 Service Unavailable").await;
    sqlx::query("ROLLBACK").execute(&mut other).await.expect("it can be let go");
    until("HTTP/1.1 200 OK").await;
    server.stop().await;
}
