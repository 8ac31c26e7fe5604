//! A server killed at any moment: nothing acknowledged is lost, nothing is done twice, everybody comes back, and nobody's
//! clock ran meanwhile.
//!
//! `UNDERHILL_KILLS` says how often it is killed; `cargo xtask soak` asks for more than the few of a test.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use sqlx::{Connection, Executor};
use underhill_catalog::GameId;
use underhill_core::{Luck, seeded};
use underhill_private_postgres::PrivatePostgres;
use underhill_table::{Phase, TimeControl};

use crate::history::{Round, is_all_there, open, play, resign};
use crate::server_process::{ROOMY, ServerProcess};

/// Keeps others from writing to a database, until it is dropped.
enum Hold {
    Sqlite { _connection: sqlx::SqliteConnection },
    Postgres { _connection: sqlx::PgConnection },
}

impl Hold {
    async fn take(store: &str) -> Hold {
        if store.starts_with("sqlite:") {
            let mut connection = sqlx::SqliteConnection::connect(store).await.expect("the file is there");
            connection.execute("BEGIN IMMEDIATE").await.expect("it can be held");
            return Hold::Sqlite { _connection: connection };
        }
        let mut connection = sqlx::PgConnection::connect(store).await.expect("the database is there");
        connection.execute("BEGIN").await.expect("it answers");
        connection.execute("LOCK TABLE tables IN EXCLUSIVE MODE").await.expect("it can be held");
        Hold::Postgres { _connection: connection }
    }
}

fn kills() -> u32 {
    std::env::var("UNDERHILL_KILLS").map_or(6, |number| number.parse().expect("a number"))
}

async fn killed_often(store: &str) {
    let kills = kills();
    let mut server = ServerProcess::start(store, ROOMY).await;
    let client = server.client();
    let round = Arc::new(Round::default());
    let mut tables = Vec::new();
    let mut players = Vec::new();
    // Enough games that the last kill still finds some going on.
    for number in 0..12.max(2 * kills as usize) {
        let game = GameId::ALL[number % GameId::ALL.len()];
        let both = [client.clone(), client.clone()];
        let (table, guests) = open(&both, game, TimeControl::Game { seconds: 3_600, increment: 0 }).await;
        tables.push(table);
        let playing = guests.into_iter().enumerate().map(|(seat, guest)| {
            // So long that the games are not over before the last kill.
            tokio::spawn(play(guest, (number * 2 + seat) as u64, 16 * u64::from(kills), Arc::clone(&round)))
        });
        players.push(playing.collect::<Vec<_>>());
    }
    let mut luck = seeded(9, 9);
    let mut before_last = 0;
    for _ in 0..kills {
        tokio::time::sleep(Duration::from_millis(20 + luck.below(400))).await;
        // Every other time nothing can be stored for a moment before: whatever is acknowledged then would be lost.
        let hold = if luck.below(2) == 0 { Some(Hold::take(store).await) } else { None };
        tokio::time::sleep(Duration::from_millis(if hold.is_some() { 50 } else { 0 })).await;
        server.kill();
        before_last = round.acknowledged();
        drop(hold);
        tokio::time::sleep(Duration::from_millis(luck.below(150))).await;
        server.start_again().await;
    }
    // However long it takes them to come back.
    while round.acknowledged() <= before_last {
        let plays = |player: &tokio::task::JoinHandle<_>| !player.is_finished();
        assert!(players.iter().flatten().any(plays), "nobody played any more when the server was killed last");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    round.stop();
    let mut all = 0;
    for (table, players) in tables.into_iter().zip(players) {
        let mut acknowledged = Vec::new();
        let mut guests = Vec::new();
        for player in players {
            let (guest, theirs) = player.await.expect("they play on");
            acknowledged.extend(theirs);
            guests.push(guest);
        }
        resign(&mut guests[0]).await;
        is_all_there(&client.records(table).await.expect("the game is over"), &acknowledged);
        all += acknowledged.len();
    }
    assert!(all > 50, "only {all} decisions were acknowledged");
    println!("{kills} kills, {all} decisions acknowledged, none lost, none done twice");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_with_sqlite() {
    let folder = tempfile::tempdir().expect("a folder");
    killed_often(&format!("sqlite:{}", folder.path().join("tables.sqlite").display())).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_with_postgresql() {
    let postgres = PrivatePostgres::start_new().expect("PostgreSQL can be started");
    killed_often(&postgres.fresh_database().expect("a database")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_clock_runs_while_the_server_is_dead() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = format!("sqlite:{}", folder.path().join("tables.sqlite").display());
    let mut server = ServerProcess::start(&store, ROOMY).await;
    let client = server.client();
    let both = [client.clone(), client.clone()];
    let (table, mut guests) = open(&both, GameId::Gobblet, TimeControl::Game { seconds: 10, increment: 0 }).await;
    let everyone = guests.iter_mut().map(|guest| async {
        while guest.scene().phase != Phase::Playing {
            guest.next().await.expect("the table is there");
        }
    });
    futures_util::future::join_all(everyone).await;
    server.kill();
    let died = SystemTime::now().duration_since(UNIX_EPOCH).expect("it is after 1970").as_millis() as u64;
    tokio::time::sleep(Duration::from_millis(300)).await;
    server.start_again().await;
    let scene = client.scene(table).await.expect("the table is there");
    let dial = scene.now.expect("it has begun").dial.expect("there are clocks");
    assert_eq!(dial.left.as_slice(), [10_000, 10_000]);
    assert!(dial.since.0 >= died + 300, "the clock ran from {} on, the server was dead from {died} on", dial.since.0);
}
