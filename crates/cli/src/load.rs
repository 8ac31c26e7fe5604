mod echo;
mod pace;
mod player;
mod setup;
mod strangers;
mod tally;

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use tokio::sync::watch;
use tokio::task::JoinSet;
use underhill_catalog::{GameId, Visit};
use underhill_client::Server;
use underhill_core::Game;

use crate::arguments::{game, threads};
use crate::failure::Failure;
use pace::Pace;
use strangers::Siege;
use tally::Tally;

/// Let simulated players play on a server, and measure how fast it answers.
///
/// Every player has a socket of its own and moves at random, knowing only what it is shown; when a game is over they play
/// another. With strangers, so many connections from one address are in the way meanwhile: a third says nothing, a third sends half a
/// request, a third does not read; whoever is thrown out comes again after ten seconds, and five times a second somebody new wants
/// to look at a table. At the end the games of two are given up; those of more are left to the server's bots. A server limits what one address may do: give it flags that allow as much as is asked for here.
#[derive(Args)]
pub(crate) struct Load {
    /// The server, like http://127.0.0.1:7878.
    #[arg(long, value_name = "URL")]
    at: String,
    /// How many tables are played at.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    tables: u32,
    /// How many play at each table.
    #[arg(long, default_value_t = 2)]
    seats: usize,
    /// How many watch each table.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=10_000))]
    spectators: u32,
    /// Which game.
    #[arg(long, default_value = "gobblet", value_parser = game)]
    game: GameId,
    /// How many moves are made in a second, at all tables together; without it, one at each table.
    #[arg(long, value_name = "MOVES_PER_SECOND", conflicts_with = "moves_at_once")]
    rate: Option<f64>,
    /// Let everyone move as soon as it is their turn.
    #[arg(long)]
    moves_at_once: bool,
    /// For how long, after a second in which the games start.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=3_600))]
    seconds: u64,
    /// How many strangers are in the way.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=25_000))]
    strangers: u32,
    /// The address of this machine that they come from.
    #[arg(long, default_value = "127.0.0.2", value_name = "ADDRESS")]
    strangers_from: IpAddr,
    /// How many threads play.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// One JSON object instead of text.
    #[arg(long)]
    json: bool,
    /// Also burden a server that is not on this machine. Ask whoever runs it.
    #[arg(long)]
    anywhere: bool,
}

/// For so long nothing is measured: every game starts.
const WARM_UP: Duration = Duration::from_secs(1);
/// No more sockets than this are opened.
const MOST_SOCKETS: u64 = 20_000;

/// How far the run is: what all simulated players do.
#[derive(Copy, Clone)]
pub(crate) enum Progress {
    /// They sit down.
    Gathering,
    /// They play, since this moment.
    Playing(Instant),
    /// They go home.
    Over,
}

/// What all players share.
pub(crate) struct Field {
    server: Server,
    game: GameId,
    tally: Arc<Tally>,
    progress: watch::Receiver<Progress>,
}

struct Seating;

impl Visit for Seating {
    type Output = std::ops::RangeInclusive<usize>;

    fn visit<G: Game>(self) -> Self::Output {
        G::SEATS
    }
}

impl Load {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let server = Server::at(&self.at).map_err(Failure::input)?;
        let seating = self.game.visit(Seating);
        if !seating.contains(&self.seats) {
            let (low, high) = (seating.start(), seating.end());
            return Err(Failure::input(format!("{} is played by {low} to {high}, not by {}", self.game, self.seats)));
        }
        if self.sockets() > MOST_SOCKETS {
            return Err(Failure::input(format!("{} sockets are more than {MOST_SOCKETS}", self.sockets())));
        }
        if self.rate.is_some_and(|rate| !(0.01..=100_000.0).contains(&rate)) {
            return Err(Failure::input("the rate is a number from 0.01 to 100000"));
        }
        underhill_server::raise_file_limit();
        let mut runtime = match threads(Some(self.threads))? {
            1 => tokio::runtime::Builder::new_current_thread(),
            several => {
                let mut runtime = tokio::runtime::Builder::new_multi_thread();
                runtime.worker_threads(several);
                runtime
            }
        };
        let runtime = runtime.enable_all().build().map_err(|error| Failure::system("no threads", error))?;
        runtime.block_on(self.play(server))
    }

    fn sockets(&self) -> u64 {
        u64::from(self.tables) * (self.seats as u64 + u64::from(self.spectators))
    }

    fn pace(&self) -> Option<Pace> {
        let rate = self.rate.unwrap_or(f64::from(self.tables));
        (!self.moves_at_once).then(|| Pace::new(rate, self.tables))
    }

    async fn play(self, server: Server) -> Result<(), Failure> {
        if !self.anywhere && !server.is_here().await.map_err(|error| setup::failed(&error))? {
            let problem = format!("{server} is not on this machine; --anywhere burdens it all the same");
            return Err(Failure::input(problem));
        }
        let (announce, seen) = watch::channel(Progress::Gathering);
        let field = Arc::new(Field { server, game: self.game, tally: Arc::new(Tally::new()), progress: seen });
        let progress = self.progress();
        let mut players = setup::everyone(&self, &field, &progress).await?;
        progress.finish_and_clear();
        let siege = Arc::new(Siege::default());
        let _newcomers = self.besiege(&field, &siege).await?;

        let _ = announce.send(Progress::Playing(Instant::now()));
        watch_over(&mut players, WARM_UP).await?;
        let start = Instant::now();
        field.tally.begin();
        watch_over(&mut players, Duration::from_secs(self.seconds)).await?;
        let took = start.elapsed();
        let _ = announce.send(Progress::Over);
        leave(players).await;
        field.tally.report(&self, &siege, took)
    }

    /// Lets strangers and newcomers come. The newcomers stay away when what is given is dropped.
    async fn besiege(&self, field: &Field, siege: &Arc<Siege>) -> Result<JoinSet<()>, Failure> {
        if self.strangers == 0 {
            return Ok(JoinSet::new());
        }
        let to = strangers::address(&self.at).await?;
        let table = strangers::table(&field.server, self.game.id()).await.map_err(|error| setup::failed(&error))?;
        strangers::come(self.strangers, self.strangers_from, to, siege).await?;
        let mut newcomers = JoinSet::new();
        newcomers.spawn(strangers::newcomers(field.server.clone(), table, Arc::clone(&field.tally)));
        Ok(newcomers)
    }

    fn progress(&self) -> ProgressBar {
        let style = ProgressStyle::with_template("{pos} of {len} sockets {wide_bar}");
        let bar = ProgressBar::new(self.sockets());
        bar.set_style(style.expect("the template is right"));
        bar
    }
}

/// Lets everyone play for so long. Whoever stops has made a mistake of ours, and what is measured is worth nothing.
async fn watch_over(players: &mut JoinSet<()>, time: Duration) -> Result<(), Failure> {
    tokio::select! {
        () = tokio::time::sleep(time) => Ok(()),
        Some(Err(error)) = players.join_next() => Err(Failure::system("a player failed", error)),
    }
}

/// Lets everyone say goodbye, but not for ever.
async fn leave(mut players: JoinSet<()>) {
    let goodbyes = async { while players.join_next().await.is_some() {} };
    let _ = tokio::time::timeout(Duration::from_secs(10), goodbyes).await;
}
