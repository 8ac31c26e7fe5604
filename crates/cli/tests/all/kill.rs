//! A server killed at any moment: nothing acknowledged is lost, nothing is done twice, everybody comes back, and nobody's
//! clock ran meanwhile.
//!
//! `UNDERHILL_KILLS` says how often it is killed; `cargo xtask soak` asks for more than the few of a test.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde_json::json;
use sqlx::{Connection, Executor};
use underhill_catalog::{GameId, any_action};
use underhill_client::{Guest, Happened, Server};
use underhill_core::{Luck, Seat, seeded};
use underhill_private_postgres::PrivatePostgres;
use underhill_protocol::{Command, NewTable, TableId};
use underhill_table::{Name, Phase, Rejection, TimeControl, fair};

use crate::server_process::{ROOMY, ServerProcess};

/// What a seat was told is done.
struct Acknowledged {
    /// Which decision of the game.
    decision: usize,
    seat: Seat,
    action: String,
    /// Whether others had to choose as well, so that it is in no step before they have.
    sealed: bool,
}

/// Plays until told to stop or the game is over, and remembers what was acknowledged.
async fn play(
    mut guest: Guest,
    number: u64,
    stop: Arc<AtomicBool>,
    done: Arc<AtomicUsize>,
) -> (Guest, Vec<Acknowledged>) {
    let mut luck = seeded(number, 0);
    let mut acknowledged = Vec::new();
    let mut sent: HashMap<u64, Acknowledged> = HashMap::new();
    let mut decided = None;
    while guest.scene().phase != Phase::Over && !(stop.load(Ordering::Relaxed) && sent.is_empty()) {
        let scene = guest.scene();
        if let (Some(seat), Some(now)) = (scene.you, &scene.now)
            && now.waiting.contains(seat)
            && now.sealed.is_none()
            && decided != Some(now.decisions)
            && sent.is_empty()
            && !stop.load(Ordering::Relaxed)
        {
            let game: GameId = scene.game.parse().expect("a game");
            let action = any_action(game, now.view.get(), seat, luck.below(1 << 40)).expect("it is their turn");
            let (decision, sealed) = (now.decisions, now.waiting.len() > 1);
            // So long that the games are not over before the last kill.
            tokio::time::sleep(Duration::from_millis(luck.below(16 * u64::from(kills())))).await;
            decided = Some(decision);
            let id = guest.act(action.clone());
            sent.insert(id, Acknowledged { decision, seat, action, sealed });
        }
        let wake = tokio::time::timeout(Duration::from_millis(200), guest.next()).await;
        match wake {
            Err(_) => {}
            Ok(Ok(Happened::Done { id, .. })) => {
                acknowledged.extend(sent.remove(&id));
                done.fetch_add(1, Ordering::Relaxed);
            }
            Ok(Ok(Happened::Rejected { id, rejection, .. })) => {
                // A bot may have stood in while the person was away.
                assert!(matches!(rejection, Rejection::Stale | Rejection::BotPlays | Rejection::Over), "{rejection:?}");
                sent.remove(&id);
                decided = None;
            }
            Ok(Ok(_)) => {}
            Ok(Err(error)) => panic!("a client cannot resume: {error}"),
        }
    }
    (guest, acknowledged)
}

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

async fn open(client: &Server, game: GameId, clock: TimeControl) -> (TableId, Vec<Guest>) {
    let options = if game == GameId::Gobblestones { json!({"bluff": true}) } else { json!({}) };
    let new = NewTable { game: game.id().to_owned(), seats: 2, options, clock, public: false };
    let table = client.open(&new).await.expect("a table can be opened");
    let mut guests = Vec::new();
    for seat in 0..2 {
        let name = Name::try_from(format!("Guest {seat}")).expect("a name");
        guests.push(Guest::sit(client, table, name, None).await.expect("a seat is free"));
    }
    guests[0].command(Command::Start);
    (table, guests)
}

/// Makes the game end, if it has not, so that its record can be read.
async fn resign(guest: &mut Guest) {
    if guest.scene().phase != Phase::Over {
        guest.command(Command::Resign);
    }
    while guest.scene().phase != Phase::Over {
        guest.next().await.expect("the table is there");
    }
}

fn kills() -> u32 {
    std::env::var("UNDERHILL_KILLS").map_or(6, |number| number.parse().expect("a number"))
}

async fn killed_often(store: &str) {
    let kills = kills();
    let mut server = ServerProcess::start(store, ROOMY).await;
    let client = server.client();
    let stop = Arc::new(AtomicBool::new(false));
    let done = Arc::new(AtomicUsize::new(0));
    let mut tables = Vec::new();
    let mut players = Vec::new();
    // Enough games that the last kill still finds some going on.
    for number in 0..12.max(2 * kills as usize) {
        let game = GameId::ALL[number % GameId::ALL.len()];
        let (table, guests) = open(&client, game, TimeControl::Game { seconds: 3_600, increment: 0 }).await;
        tables.push((game, table));
        players.push(
            guests
                .into_iter()
                .enumerate()
                .map(|(seat, guest)| {
                    tokio::spawn(play(guest, (number * 2 + seat) as u64, Arc::clone(&stop), Arc::clone(&done)))
                })
                .collect::<Vec<_>>(),
        );
    }
    let mut luck = seeded(9, 9);
    let mut before_last = 0;
    for _ in 0..kills {
        tokio::time::sleep(Duration::from_millis(20 + luck.below(400))).await;
        // Every other time nothing can be stored for a moment before: whatever is acknowledged then would be lost.
        let hold = if luck.below(2) == 0 { Some(Hold::take(store).await) } else { None };
        tokio::time::sleep(Duration::from_millis(if hold.is_some() { 50 } else { 0 })).await;
        server.kill();
        before_last = done.load(Ordering::Relaxed);
        drop(hold);
        tokio::time::sleep(Duration::from_millis(luck.below(150))).await;
        server.start_again().await;
    }
    // However long it takes them to come back.
    while done.load(Ordering::Relaxed) <= before_last {
        let plays = |player: &tokio::task::JoinHandle<_>| !player.is_finished();
        assert!(players.iter().flatten().any(plays), "nobody played any more when the server was killed last");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    stop.store(true, Ordering::Relaxed);
    let mut all = 0;
    for ((game, table), players) in tables.into_iter().zip(players) {
        let mut acknowledged = Vec::new();
        let mut guests = Vec::new();
        for player in players {
            let (guest, theirs) = player.await.expect("they play on");
            acknowledged.extend(theirs);
            guests.push(guest);
        }
        resign(&mut guests[0]).await;
        let records = client.records(table).await.expect("the game is over");
        assert_eq!(records.len(), 1);
        fair::verify(&records[0]).expect("the rules allow every step and every draw is fair");
        let decisions: Vec<&String> = records[0].steps.iter().filter(|step| !step.starts_with('*')).collect();
        for Acknowledged { decision, seat, action, sealed } in &acknowledged {
            let choice = format!("{seat}: {action}");
            let there = decisions.get(*decision).is_some_and(|step| step.split("; ").any(|part| part == choice));
            // A choice that was still sealed when the game was stopped is in no step.
            let unopened = *sealed && *decision == decisions.len();
            assert!(
                there || unopened,
                "{game}: `{choice}` was acknowledged as decision {decision}: {:?}",
                decisions.get(*decision)
            );
        }
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
    let (table, mut guests) = open(&client, GameId::Gobblet, TimeControl::Game { seconds: 10, increment: 0 }).await;
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
