use std::sync::{Arc, Mutex};
use std::time::Duration;

use indicatif::ProgressBar;
use serde_json::Value;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use underhill_client::{Error, Guest, Patience, any_number, new_entropy, new_token};
use underhill_core::Seat;
use underhill_protocol::{NewSeat, NewTable, TableId};
use underhill_table::{FairVersion, Name, SeatPass, Share, TimeControl};

use super::echo::Echo;
use super::pace::Schedule;
use super::player::Player;
use super::{Field, Load};
use crate::failure::Failure;

/// So many tables are opened at the same time.
const AT_ONCE: usize = 32;
/// So often something that might work in a moment is tried.
const TRIES: u32 = 8;

/// A table that players share.
pub(crate) struct Table {
    pub(crate) id: TableId,
    pub(crate) seats: usize,
    pub(crate) echo: Mutex<Echo>,
    /// None if everyone moves as soon as they can.
    pub(crate) schedule: Option<Schedule>,
}

/// Opens every table and every socket, and lets the players wait for the start.
pub(crate) async fn everyone(load: &Load, field: &Arc<Field>, progress: &ProgressBar) -> Result<JoinSet<()>, Failure> {
    let gate = Arc::new(Semaphore::new(AT_ONCE));
    let mut opening = JoinSet::new();
    for number in 0..load.tables {
        let (gate, field) = (Arc::clone(&gate), Arc::clone(field));
        let schedule = load.pace().map(|pace| pace.schedule(number));
        let (seats, spectators) = (load.seats, load.spectators);
        opening.spawn(async move {
            let _permit = gate.acquire().await;
            table(&field, number, seats, spectators, schedule).await
        });
    }
    let mut players = JoinSet::new();
    while let Some(opened) = opening.join_next().await {
        let opened = opened.map_err(|error| Failure::system("a table was not opened", error))?;
        for player in opened.map_err(|error| failed(&error))? {
            players.spawn(player.run());
            progress.inc(1);
        }
    }
    Ok(players)
}

async fn table(
    field: &Arc<Field>,
    number: u32,
    seats: usize,
    spectators: u32,
    schedule: Option<Schedule>,
) -> Result<Vec<Player>, Error> {
    let new = NewTable {
        game: field.game.id().to_owned(),
        seats,
        options: Value::Null,
        clock: TimeControl::None,
        public: false,
    };
    let id = patiently(|| field.server.open(&new)).await?;
    let table = Arc::new(Table { id, seats, echo: Mutex::new(Echo::new()), schedule });
    let mut here = Vec::new();
    for seat in Seat::first(seats) {
        let name = Name::try_from(format!("Player {seat}")).expect("the name is short");
        let token = new_token()?;
        let entropy = new_entropy()?;
        let new = NewSeat::new(Some(seat), name, Share::of(FairVersion::Second, entropy), token);
        patiently(|| field.server.sit(id, &new)).await?;
        let pass = SeatPass { token, entropy: Some(entropy) };
        here.push(arrive(field, &table, Some(pass), number).await?);
    }
    for _ in 0..spectators {
        here.push(arrive(field, &table, None, number).await?);
    }
    Ok(here)
}

async fn arrive(field: &Arc<Field>, table: &Arc<Table>, pass: Option<SeatPass>, number: u32) -> Result<Player, Error> {
    let guest = match pass {
        Some(pass) => patiently(|| Guest::return_to(&field.server, table.id, pass)).await?,
        None => patiently(|| Guest::watch(&field.server, table.id)).await?,
    };
    Ok(Player::new(Arc::clone(field), Arc::clone(table), guest, number))
}

/// Tries again what might work in a moment.
async fn patiently<A, F: Future<Output = Result<A, Error>>>(ask: impl Fn() -> F) -> Result<A, Error> {
    let mut patience = Patience::new(any_number()?);
    for _ in 1..TRIES {
        match ask().await {
            Err(error) if error.is_passing() => tokio::time::sleep(Duration::from_millis(patience.wait())).await,
            answer => return answer,
        }
    }
    ask().await
}

/// Why the players could not all sit down.
pub(crate) fn failed(error: &Error) -> Failure {
    let hint = match error {
        Error::Refused { status: 429, .. } => " (the server limits what one address may do; it has flags for that)",
        Error::Unreachable { problem, .. } if problem.contains("open files") => {
            " (`ulimit -n` says how many sockets a program may have)"
        }
        _ => "",
    };
    Failure::System(format!("not all players could sit down: {error}{hint}"))
}
