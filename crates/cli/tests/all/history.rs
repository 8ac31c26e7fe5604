//! What everybody was told while they played, and whether the tables agree with it: nothing acknowledged is missing, nothing was
//! done twice, and all who watched a table saw the same.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serde_json::json;
use underhill_catalog::{GameId, any_action};
use underhill_client::{Guest, Happened, Server};
use underhill_core::{Luck, Record, Seat, seeded};
use underhill_protocol::{Command, NewTable, TableId};
use underhill_table::{Name, News, Phase, Rejection, TimeControl, fair};

/// What a seat was told is done.
pub(crate) struct Acknowledged {
    /// Which decision of the game.
    decision: usize,
    seat: Seat,
    action: String,
    /// Whether others had to choose as well, so that it is in no step before they have.
    sealed: bool,
}

/// What all who play and watch are told from outside, and tell.
#[derive(Default)]
pub(crate) struct Round {
    /// Nobody decides any more.
    stop: AtomicBool,
    acknowledged: AtomicU64,
    refused: AtomicU64,
    /// In milliseconds, like the next.
    longest_away: AtomicU64,
    longest_wait: AtomicU64,
}

impl Round {
    pub(crate) fn acknowledged(&self) -> u64 {
        self.acknowledged.load(Ordering::Relaxed)
    }

    /// How many moves were refused.
    pub(crate) fn refused(&self) -> u64 {
        self.refused.load(Ordering::Relaxed)
    }

    /// For how long anybody was without a connection.
    pub(crate) fn longest_away(&self) -> Duration {
        Duration::from_millis(self.longest_away.load(Ordering::Relaxed))
    }

    /// For how long anybody waited until a move was acknowledged.
    pub(crate) fn longest_wait(&self) -> Duration {
        Duration::from_millis(self.longest_wait.load(Ordering::Relaxed))
    }

    pub(crate) fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    fn is_over(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

/// Opens a table with clocks at one server, and lets somebody sit down at each of these.
pub(crate) async fn open(clients: &[Server], game: GameId, clock: TimeControl) -> (TableId, Vec<Guest>) {
    let options = if game == GameId::Gobblestones { json!({"bluff": true}) } else { json!({}) };
    let new = NewTable { game: game.id().to_owned(), seats: clients.len(), options, clock, public: false };
    let table = clients[0].open(&new).await.expect("a table can be opened");
    let mut guests = Vec::new();
    for (seat, client) in clients.iter().enumerate() {
        let name = Name::try_from(format!("Guest {seat}")).expect("a name");
        guests.push(Guest::sit(client, table, name, None).await.expect("a seat is free"));
    }
    guests[0].command(Command::Start);
    (table, guests)
}

/// Plays until told to stop or the game is over, thinking for at most so many milliseconds, and remembers what was acknowledged.
pub(crate) async fn play(
    mut guest: Guest,
    number: u64,
    thinking: u64,
    round: Arc<Round>,
) -> (Guest, Vec<Acknowledged>) {
    let mut luck = seeded(number, 0);
    let mut acknowledged = Vec::new();
    let mut sent: HashMap<u64, Acknowledged> = HashMap::new();
    let mut decided = None;
    let mut away: Option<Instant> = None;
    let mut asked = Instant::now();
    while guest.scene().phase != Phase::Over && !(round.is_over() && sent.is_empty()) {
        let scene = guest.scene();
        if let (Some(seat), Some(now)) = (scene.you, &scene.now)
            && now.waiting.contains(seat)
            && now.sealed.is_none()
            && decided != Some(now.decisions)
            && sent.is_empty()
            && !round.is_over()
        {
            let game: GameId = scene.game.parse().expect("a game");
            let action = any_action(game, now.view.get(), seat, luck.below(1 << 40)).expect("it is their turn");
            let (decision, sealed) = (now.decisions, now.waiting.len() > 1);
            tokio::time::sleep(Duration::from_millis(luck.below(thinking))).await;
            decided = Some(decision);
            let id = guest.act(action.clone());
            asked = Instant::now();
            sent.insert(id, Acknowledged { decision, seat, action, sealed });
        }
        let happened = match tokio::time::timeout(Duration::from_millis(200), guest.next()).await {
            Err(_) => continue,
            Ok(happened) => happened.unwrap_or_else(|error| panic!("a client cannot resume: {error}")),
        };
        match happened {
            Happened::Done { id, .. } => {
                acknowledged.extend(sent.remove(&id));
                round.acknowledged.fetch_add(1, Ordering::Relaxed);
                round.longest_wait.fetch_max(asked.elapsed().as_millis() as u64, Ordering::Relaxed);
            }
            Happened::Rejected { id, rejection, .. } => {
                // A bot may have stood in while the person was away.
                assert!(matches!(rejection, Rejection::Stale | Rejection::BotPlays | Rejection::Over), "{rejection:?}");
                sent.remove(&id);
                round.refused.fetch_add(1, Ordering::Relaxed);
                decided = None;
            }
            Happened::Lost(_) => drop(away.get_or_insert_with(Instant::now)),
            Happened::Welcome(_) => {
                if let Some(lost) = away.take() {
                    round.longest_away.fetch_max(lost.elapsed().as_millis() as u64, Ordering::Relaxed);
                }
            }
            _ => {}
        }
    }
    (guest, acknowledged)
}

/// What somebody who watches was told, by version.
pub(crate) type Seen = BTreeMap<u64, News>;

/// Watches until told to stop, and then until everything has arrived.
pub(crate) async fn watch(mut guest: Guest, round: Arc<Round>) -> Seen {
    let mut seen = Seen::new();
    loop {
        let happened = match tokio::time::timeout(Duration::from_millis(200), guest.next()).await {
            Err(_) if guest.scene().phase == Phase::Over && round.is_over() => return seen,
            Err(_) => continue,
            Ok(happened) => happened.unwrap_or_else(|error| panic!("a spectator cannot resume: {error}")),
        };
        match happened {
            Happened::Welcome(news) => news.iter().for_each(|news| note(&mut seen, news)),
            Happened::News(news) => note(&mut seen, &news),
            Happened::Skipped => panic!("a spectator missed something"),
            _ => {}
        }
    }
}

fn note(seen: &mut Seen, news: &News) {
    let before = seen.entry(news.version).or_insert_with(|| news.clone());
    is_the_same(before, news);
}

/// Two were told the same. Who comes back to a game of memory is not shown again what all others have seen.
fn is_the_same(one: &News, other: &News) {
    let mut told = [one.clone(), other.clone()];
    if one.events.is_empty() || other.events.is_empty() {
        told.iter_mut().for_each(|news| news.events.clear());
    }
    let told = told.map(|news| serde_json::to_string(&news).expect("it serialises"));
    assert_eq!(told[0], told[1], "the same step is told in two ways");
}

/// Everybody who watched a table saw the same, without a gap.
pub(crate) fn saw_the_same(table: TableId, all: &[Seen]) {
    let mut together = Seen::new();
    for seen in all {
        let (first, last) = (seen.keys().next().copied(), seen.keys().next_back().copied());
        let (first, last) = (first.expect("something happened"), last.expect("something happened"));
        let missing: Vec<u64> = (first..=last).filter(|version| !seen.contains_key(version)).collect();
        assert!(missing.is_empty(), "somebody who watched {table} was never told {missing:?} of {first} to {last}");
        for (version, told) in seen {
            is_the_same(together.entry(*version).or_insert_with(|| told.clone()), told);
        }
    }
}

/// Makes the game end, if it has not, so that its record can be read.
pub(crate) async fn resign(guest: &mut Guest) {
    if guest.scene().phase != Phase::Over {
        guest.command(Command::Resign);
    }
    while guest.scene().phase != Phase::Over {
        guest.next().await.expect("the table is there");
    }
}

/// Whether everything that was acknowledged is in the record of the game, where it belongs; the record itself is fair.
pub(crate) fn is_all_there(records: &[Record], acknowledged: &[Acknowledged]) {
    let [record] = records else { panic!("there are {} records of one game", records.len()) };
    fair::verify(record).expect("the rules allow every step and every draw is fair");
    let decisions: Vec<&String> = record.steps.iter().filter(|step| !step.starts_with('*')).collect();
    for Acknowledged { decision, seat, action, sealed } in acknowledged {
        let choice = format!("{seat}: {action}");
        let there = decisions.get(*decision).is_some_and(|step| step.split("; ").any(|part| part == choice));
        // A choice that was still sealed when the game was stopped is in no step.
        let unopened = *sealed && *decision == decisions.len();
        let instead = decisions.get(*decision);
        assert!(there || unopened, "`{choice}` was acknowledged as decision {decision}: {instead:?}");
    }
}
