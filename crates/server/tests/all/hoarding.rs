//! What somebody can make the server keep.
//!
//! `UNDERHILL_STRANGER` says for how many seconds somebody makes the server keep as much as it will, at the usual limits;
//! `cargo xtask soak` asks for an hour, in which it may be 50 MB. Below ten minutes it does not reach the limit.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use serde_json::json;
use underhill_catalog::GameId;
use underhill_client::Server;
use underhill_core::{Level, Seat};
use underhill_protocol::{Command, NewTable};
use underhill_server::{Config, Limits};
use underhill_store::Store;
use underhill_table::{Hash, Name, Phase, Share};

use crate::common::{metric, metrics_of, new_table, roomy, start};
use crate::counted::{ADDED, Counted, new_seat, padded};

/// Somebody with a table who does whatever is stored there.
struct Stranger {
    /// Those of the seats that they have themselves.
    sockets: Vec<Counted>,
    rounds: u64,
    /// How long they wait after each command, so as not to be sent away.
    pace: Duration,
}

impl Stranger {
    /// Opens a table and takes so many of its seats; bots that think for no time have the others. None if that is refused.
    async fn enter(client: &Server, new: &NewTable, own: usize, pace: Duration) -> Option<Stranger> {
        let table = client.open(new).await.ok()?;
        let mut sockets = Vec::new();
        for seat in 0..own {
            let name = Name::try_from("x".repeat(24)).expect("a name");
            let token = client.sit(table, &new_seat(seat, name)).await.ok()?.token;
            sockets.push(Counted::enter(client, table, seat, Some(token)).await);
        }
        for seat in own..new.seats {
            sockets[0].give(Command::SeatBot { seat: Seat::new(seat), level: Level::Random.into() }).await;
        }
        sockets[0].give(Command::Start).await;
        Some(Stranger { sockets, rounds: 0, pace })
    }

    /// Does everything once in every seat; how often it was done and not refused.
    async fn do_everything(&mut self) -> usize {
        self.rounds += 1;
        let mut done = 0;
        for place in 0..self.sockets.len() {
            let act = self.sockets[place].any_action(self.rounds);
            for command in act.into_iter().chain(self.beside()) {
                done += usize::from(self.sockets[place].give(command).await);
                tokio::time::sleep(self.pace / self.sockets.len() as u32).await;
            }
            for socket in &mut self.sockets {
                socket.catch_up().await;
            }
        }
        done
    }

    /// What there is to do besides playing.
    fn beside(&self) -> Vec<Command> {
        let share = Share::Commitment(Hash::of(&ADDED.0));
        match self.sockets[0].scene.phase {
            Phase::Gathering => vec![Command::Start],
            Phase::Starting => vec![Command::Reveal { entropy: ADDED }],
            Phase::Playing if self.rounds.is_multiple_of(20) => vec![Command::Resign],
            Phase::Playing => {
                vec![Command::TakeBack, Command::OfferDraw, Command::Decline, Command::Stand, Command::Return]
            }
            Phase::Over => vec![Command::Again { share }, Command::Agree { share: Some(share) }],
        }
    }
}

/// How long strangers go on.
#[derive(Copy, Clone)]
enum Extent {
    /// Until what they do in games is refused, and so many tables that were opened then, or not.
    UntilRefused(usize),
    Time(Duration),
}

/// Lets strangers of one address do all they can: play at tables of their own, let bots play there, and then open others with as
/// much in them as there can be. Gives how much was done.
async fn make_it_keep(
    client: &Server,
    tables: usize,
    pace: Duration,
    extent: Extent,
    refused: impl AsyncFn() -> f64,
) -> usize {
    let enough = Arc::new(AtomicBool::new(false));
    let mut strangers = Vec::new();
    for number in 0..tables {
        let (game, seats) = if number % 2 == 0 { (GameId::Gobblet, 2) } else { (GameId::Kobold, 4) };
        let own = if number % 2 == 0 { 2 } else { 1 };
        let new = new_table(game, seats, json!({}));
        let mut stranger = Stranger::enter(client, &new, own, pace).await.expect("nothing was done yet");
        tokio::time::sleep(pace).await;
        let enough = Arc::clone(&enough);
        strangers.push(tokio::spawn(async move {
            let mut done = 0;
            while !enough.load(Ordering::Relaxed) {
                let more = stranger.do_everything().await;
                done += more;
                if more == 0 {
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
            }
            done
        }));
    }
    // Not before the others had their part of it.
    match extent {
        Extent::UntilRefused(_) => {
            while refused().await == 0.0 {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
        Extent::Time(time) => tokio::time::sleep(time / 2).await,
    }
    let (mut done, mut tried, begun) = (0, 0, Instant::now());
    while match extent {
        Extent::UntilRefused(most) => tried < most,
        Extent::Time(time) => begun.elapsed() < time / 2,
    } {
        let opened = client.open(&new_table(GameId::Clonk, 2, padded(GameId::Clonk))).await;
        tried += 1;
        done += usize::from(opened.is_ok());
        tokio::time::sleep(pace.max(Duration::from_millis(20))).await;
    }
    enough.store(true, Ordering::Relaxed);
    for stranger in strangers {
        done += stranger.await.expect("nothing panics");
    }
    done
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_can_have_so_much_kept_and_no_more() {
    let wanted = std::env::var("UNDERHILL_STRANGER").ok().map(|seconds| seconds.parse().expect("a number"));
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("tables.sqlite");
    let store = format!("sqlite:{}", path.display());
    let (limits, tables, pace, extent) = match wanted {
        // As many as there may be sockets, and in each seat as much as it may do.
        Some(seconds) => {
            (Limits::default(), 42, Duration::from_millis(200), Extent::Time(Duration::from_secs(seconds)))
        }
        // So little that it is reached by moves within a moment. Everything else is as usual in the long one.
        None => (Limits { stored: 1_024, ..roomy().limits }, 8, Duration::ZERO, Extent::UntilRefused(100)),
    };
    let hourly = u64::from(limits.stored) << 10;
    let (server, client) = start(Config { store, limits, ..roomy() }).await;
    let refused = async || metric(metrics_of(&server), r#"underhill_refused_total{why="kept"}"#).await;
    let begun = Instant::now();
    let done = make_it_keep(&client, tables, pace, extent, refused).await;
    let took = begun.elapsed();
    let refused = refused().await;
    server.stop().await;
    let kept: u64 =
        folder.path().read_dir().expect("a folder").map(|file| file.unwrap().metadata().unwrap().len()).sum();
    // A quarter of an hour's worth at once, the rest as time goes by.
    let budget = hourly / 4 + hourly * (took.as_secs() + 1) / 3_600;
    // A file takes up to a quarter more than what is in it, so that it is 50 MB after an hour at the usual limits; and an empty
    // one takes a tenth of a megabyte.
    let allowed = budget + budget / 4 + (100 << 10);
    eprintln!("in {took:?}: {done} things were done, {kept} bytes are kept of {allowed}, {refused} were refused");
    assert!(kept <= allowed, "{kept} bytes are kept, and {allowed} are allowed");
    assert!(refused > 0.0, "nothing was refused: the limit is not what bounds it");
    assert!(kept > budget / 2, "{kept} bytes are kept: of {budget} that may be");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_wait_when_much_was_kept_for_whom_they_think() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = format!("sqlite:{}", folder.path().join("tables.sqlite").display());
    let limits = Limits { stored: 32, ..roomy().limits };
    let (server, client) = start(Config { store: store.clone(), limits, ..roomy() }).await;
    let begun = Instant::now();
    let new = new_table(GameId::Kobold, 4, json!({}));
    let mut stranger = Stranger::enter(&client, &new, 1, Duration::ZERO).await.expect("it can be opened");
    let socket = &mut stranger.sockets[0];
    assert!(socket.give(Command::Reveal { entropy: ADDED }).await);
    assert!(socket.give(Command::Stand).await, "from here on all four are bots");
    // One is refused, and tries again later.
    while metric(metrics_of(&server), r#"underhill_refused_total{why="kept"}"#).await < 3.0 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let beside = Store::open(&store).await.expect("it can be read");
    let log = beside.load(&socket.table.to_string()).await.expect("it can be read").expect("it is there");
    let kept: usize = log.iter().map(|entry| entry.len() + 64).sum();
    let most = (8 << 10) + 10 * (begun.elapsed().as_secs() as usize + 1);
    assert!(kept <= most, "{kept} bytes are kept in {} entries", log.len());
    server.stop().await;
}
