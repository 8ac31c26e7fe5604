//! Tables that nobody is at leave memory, also while their clocks run, and are woken when something has to happen.

use std::time::{Duration, Instant};

use serde_json::json;
use sqlx::Connection;
use underhill_catalog::GameId;
use underhill_client::{Error, Guest, Server as Client};
use underhill_protocol::{Command, NewTable, TableId};
use underhill_server::{Config, Limits, Server};
use underhill_store::{Filter, State, Store, WakeMark};
use underhill_table::{Dial, Phase, Phrase, TimeControl, Token};

use crate::common::{begin, metric, metrics_of, new_table, roomy, start, until_done};

/// Far longer than anything here takes.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server that puts tables away as soon as nobody is there.
fn hasty(store: &str) -> Config {
    Config { store: store.to_owned(), idle: Duration::from_millis(50), ..roomy() }
}

/// Waits until no table is in memory.
async fn until_all_sleep(server: &Server) {
    let asleep = async {
        while metric(metrics_of(server), "underhill_tables").await > 0.0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(PATIENCE, asleep).await.expect("the tables leave memory");
}

/// A game of two with this clock, and the token of the first.
async fn leave_a_game(client: &Client, clock: TimeControl) -> (TableId, Token) {
    let (table, guests) = begin(client, &NewTable { clock, ..new_table(GameId::Gobblet, 2, json!({})) }, 2).await;
    (table, guests[0].token().expect("it has a seat"))
}

fn dial(guest: &Guest) -> Dial {
    guest.scene().now.as_ref().expect("it has begun").dial.clone().expect("there are clocks")
}

fn file(folder: &tempfile::TempDir) -> String {
    format!("sqlite:{}", folder.path().join("tables.sqlite").display())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_days_for_a_move_sleeps_and_its_clock_runs_on() {
    let (server, client) = start(hasty("memory:")).await;
    let days = TimeControl::Move { days: 3 };
    let (table, guests) =
        begin(&client, &NewTable { clock: days, ..new_table(GameId::Gobblet, 2, json!({})) }, 2).await;
    let (before, token) = (dial(&guests[0]), guests[0].token().expect("it has a seat"));
    drop(guests);
    until_all_sleep(&server).await;
    let mut back = Guest::return_to(&client, table, token).await.expect("the seat is still theirs");
    assert_eq!(dial(&back), before, "nobody is forgiven anything for having been away");
    let id = back.act("4@a1".to_owned());
    until_done(&mut back, id).await;
    drop(back);
    until_all_sleep(&server).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_runs_out_while_its_table_sleeps_is_noticed() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = file(&folder);
    let (server, client) = start(hasty(&store)).await;
    let (table, _) = leave_a_game(&client, TimeControl::Game { seconds: 10, increment: 0 }).await;
    until_all_sleep(&server).await;
    // Nobody asks: it is woken because it is time, and the log says so, which is read beside the server.
    let beside = Store::open(&store).await.expect("it can be read");
    let over = async {
        let read = async || beside.load(&table.to_string()).await.expect("it can be read").expect("it is there");
        while !read().await.iter().any(|entry| entry.contains("\"time-up\"")) {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(PATIENCE, over).await.expect("somebody has to run out of time");
    beside.close().await;
    assert_eq!(client.scene(table).await.expect("the table is there").phase, Phase::Over);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_be_read_when_its_time_comes_is_woken_later_and_the_others_do_not_wait_for_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = file(&folder);
    let (server, client) = start(hasty(&store)).await;
    let (one, _) = leave_a_game(&client, TimeControl::Move { days: 1 }).await;
    let (other, _) = leave_a_game(&client, TimeControl::Move { days: 1 }).await;
    until_all_sleep(&server).await;
    let mut vandal = sqlx::SqliteConnection::connect(&store).await.expect("it can be opened");
    // An entry belongs to no table for a while.
    let hide =
        "UPDATE entries SET table_key = -1 WHERE number = 1 AND table_key = (SELECT key FROM tables WHERE id = ?)";
    sqlx::query(hide).bind(one.to_string()).execute(&mut vandal).await.expect("it can be changed");
    let beside = Store::open(&store).await.expect("it can be read");
    let at = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("it is after 1970");
    let soon = at.as_millis() as u64 + 2_000;
    for (table, at) in [(one, soon), (other, soon + 1)] {
        let length =
            beside.inspect(&table.to_string()).await.expect("it can be read").expect("it is there").summary.length;
        beside.sleep(&table.to_string(), length, Some(at)).await.expect("it can be noted");
    }
    // Whoever is woken finds that nothing has to be done for a day, and notes it.
    let until_noted = async |table: TableId| {
        let is_due = async || {
            let wakes = beside.wakes(WakeMark::START, soon + 1, 10).await.expect("it can be read");
            wakes.iter().any(|wake| wake.table == table.to_string())
        };
        while is_due().await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, until_noted(other)).await.expect("the other one is woken");
    let show = "UPDATE entries SET table_key = (SELECT key FROM tables WHERE id = ?) WHERE table_key = -1";
    sqlx::query(show).bind(one.to_string()).execute(&mut vandal).await.expect("it can be changed");
    tokio::time::timeout(PATIENCE, until_noted(one)).await.expect("the one that failed is woken as well");
    vandal.close().await.expect("it ends");
    beside.close().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_start_wakes_only_the_games_in_which_something_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = file(&folder);
    let (server, client) = start(hasty(&store)).await;
    client.open(&new_table(GameId::Gobblet, 2, json!({}))).await.expect("a table can be opened");
    leave_a_game(&client, TimeControl::None).await;
    leave_a_game(&client, TimeControl::Move { days: 1 }).await;
    until_all_sleep(&server).await;
    let (live, token) = leave_a_game(&client, TimeControl::Game { seconds: 3_600, increment: 0 }).await;
    let guest = Guest::return_to(&client, live, token).await.expect("the seat is still theirs");
    server.stop().await;
    drop(guest);

    let beside = Store::open(&store).await.expect("it can be read");
    let awake = beside.wakes(WakeMark::START, 0, 10).await.expect("it can be read");
    assert_eq!(awake.iter().map(|wake| &wake.table).collect::<Vec<_>>(), [&live.to_string()]);
    assert_eq!(beside.wakes(WakeMark::START, u64::MAX, 10).await.expect("it can be read").len(), 2, "one sleeps");
    // It is woken, told that the server was away, and sleeps again; the others are left alone.
    let (server, _) = start(hasty(&store)).await;
    let woken = async {
        while !beside.wakes(WakeMark::START, 0, 10).await.expect("it can be read").is_empty() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(PATIENCE, woken).await.expect("the table is woken, and sleeps");
    until_all_sleep(&server).await;
    server.stop().await;
    for table in beside.list(&Filter::default()).await.expect("it can be read") {
        let times = times_away(&beside, &table.id).await;
        assert_eq!(times, usize::from(table.id == live.to_string()), "{}", table.id);
    }
    beside.close().await;
}

/// How often a table was told that the server was away.
async fn times_away(store: &Store, table: &str) -> usize {
    let log = store.load(table).await.expect("it can be read").expect("it is there");
    log.iter().filter(|entry| entry.contains("\"resumed\"") || entry.contains("\"outage\"")).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sleeps_while_the_server_is_away_is_told_so_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = file(&folder);
    let (server, client) = start(hasty(&store)).await;
    let (table, token) = leave_a_game(&client, TimeControl::Move { days: 1 }).await;
    until_all_sleep(&server).await;
    server.stop().await;
    let (server, client) = start(hasty(&store)).await;
    for _ in 0..2 {
        let mut guest = Guest::return_to(&client, table, token).await.expect("the seat is still theirs");
        let id = guest.command(Command::Say { phrase: Phrase::Hello });
        until_done(&mut guest, id).await;
        drop(guest);
        until_all_sleep(&server).await;
    }
    server.stop().await;
    let beside = Store::open(&store).await.expect("it opens");
    assert_eq!(times_away(&beside, &table.to_string()).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sleeps_through_several_absences_is_forgiven_each_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = file(&folder);
    let (server, client) = start(hasty(&store)).await;
    let (table, token) = leave_a_game(&client, TimeControl::Move { days: 1 }).await;
    until_all_sleep(&server).await;
    let before =
        client.scene(table).await.expect("it is there").now.expect("it has begun").dial.expect("there are clocks");
    let mut gone = Instant::now();
    let mut away = 0;
    server.stop().await;
    for _ in 0..2 {
        tokio::time::sleep(Duration::from_millis(150)).await;
        // Nobody asks for the table meanwhile, and it need not be woken.
        let (server, _) = start(hasty(&store)).await;
        away += gone.elapsed().as_millis() as u64;
        gone = Instant::now();
        server.stop().await;
    }
    tokio::time::sleep(Duration::from_millis(150)).await;
    let (server, client) = start(hasty(&store)).await;
    away += gone.elapsed().as_millis() as u64;
    for _ in 0..2 {
        let guest = Guest::return_to(&client, table, token).await.expect("the seat is still theirs");
        let after = dial(&guest);
        assert_eq!(after.left, before.left);
        let forgiven = after.since.since(before.since);
        // Each absence, measured from outside, and nothing twice.
        assert!((450..=away + 10).contains(&forgiven), "{forgiven} of {away}");
        drop(guest);
        until_all_sleep(&server).await;
    }
    server.stop().await;
    let beside = Store::open(&store).await.expect("it opens");
    assert_eq!(times_away(&beside, &table.to_string()).await, 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_open_stores_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = file(&folder);
    let limits = Limits { rooms: 1, ..roomy().limits };
    let (server, client) = start(Config { limits, store: store.clone(), ..roomy() }).await;
    let new = new_table(GameId::Gobblet, 2, json!({}));
    client.open(&new).await.expect("there is room for one");
    for _ in 0..3 {
        let refused = client.open(&new).await.expect_err("there is no room for another");
        assert!(matches!(refused, Error::Refused { status: 503, .. }), "{refused}");
    }
    let beside = Store::open(&store).await.expect("it can be read");
    let stored =
        beside.list(&Filter { state: Some(State::Gathering), ..Filter::default() }).await.expect("it can be read");
    assert_eq!(stored.len(), 1);
    beside.close().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_just_when_a_table_falls_asleep_is_let_in() {
    let (server, client) = start(Config { idle: Duration::ZERO, ..roomy() }).await;
    let table = client.open(&new_table(GameId::Gobblet, 2, json!({}))).await.expect("it can be opened");
    for _ in 0..300 {
        client.scene(table).await.expect("the table is there");
        Guest::watch(&client, table).await.expect("the table is there").leave().await;
    }
    server.stop().await;
}
