use std::collections::BTreeMap;
use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use hdrhistogram::Histogram;
use serde::Serialize;

use super::Load;
use super::strangers::Siege;
use crate::failure::Failure;
use crate::output::{count, json_line, stdout};

/// What happened, counted by all players together.
pub(crate) struct Tally {
    /// Whether anything counts yet.
    begun: AtomicBool,
    pub(crate) moves: AtomicU64,
    pub(crate) games: AtomicU64,
    /// Moves that were sent much later than they were due.
    pub(crate) behind: AtomicU64,
    pub(crate) reconnects: AtomicU64,
    pub(crate) unavailable: AtomicU64,
    pub(crate) messages: AtomicU64,
    times: Mutex<Times>,
    troubles: Mutex<BTreeMap<String, u64>>,
}

/// In microseconds.
struct Times {
    /// From a command to its answer.
    done: Histogram<u64>,
    /// From a command to the news of it at every other socket of the table.
    everyone: Histogram<u64>,
    /// From coming to a table to seeing it.
    entered: Histogram<u64>,
}

impl Tally {
    pub(crate) fn new() -> Self {
        // Three digits are right, up to an hour.
        let histogram = || Histogram::new_with_max(3_600_000_000, 3).expect("the bounds are possible");
        Tally {
            begun: AtomicBool::new(false),
            moves: AtomicU64::new(0),
            games: AtomicU64::new(0),
            behind: AtomicU64::new(0),
            reconnects: AtomicU64::new(0),
            unavailable: AtomicU64::new(0),
            messages: AtomicU64::new(0),
            times: Mutex::new(Times { done: histogram(), everyone: histogram(), entered: histogram() }),
            troubles: Mutex::default(),
        }
    }

    /// From now on everything counts.
    pub(crate) fn begin(&self) {
        self.begun.store(true, Ordering::Relaxed);
    }

    fn counts(&self) -> bool {
        self.begun.load(Ordering::Relaxed)
    }

    /// One more of something.
    pub(crate) fn add(&self, counter: impl Fn(&Tally) -> &AtomicU64) {
        if self.counts() {
            counter(self).fetch_add(1, Ordering::Relaxed);
        }
    }

    /// A command was answered, and others have heard of what it led to.
    pub(crate) fn done(&self, took: Duration, everyone: impl Iterator<Item = Duration>) {
        if !self.counts() {
            return;
        }
        let mut times = self.times.lock().expect("nobody panics while holding it");
        times.done.saturating_record(microseconds(took));
        everyone.for_each(|took| times.everyone.saturating_record(microseconds(took)));
    }

    /// Somebody else has heard of what a command led to.
    pub(crate) fn everyone(&self, took: Duration) {
        if !self.counts() {
            return;
        }
        let mut times = self.times.lock().expect("nobody panics while holding it");
        times.everyone.saturating_record(microseconds(took));
    }

    /// Somebody new has come to a table, and has seen it after so long.
    pub(crate) fn entered(&self, took: Duration) {
        if self.counts() {
            let mut times = self.times.lock().expect("nobody panics while holding it");
            times.entered.saturating_record(microseconds(took));
        }
    }

    /// Something went wrong.
    pub(crate) fn trouble(&self, what: impl Into<String>) {
        let mut troubles = self.troubles.lock().expect("nobody panics while holding it");
        *troubles.entry(what.into()).or_default() += 1;
    }

    pub(crate) fn report(&self, load: &Load, siege: &Siege, took: Duration) -> Result<(), Failure> {
        let times = self.times.lock().expect("nobody panics while holding it");
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let seconds = took.as_secs_f64();
        let report = Report {
            game: load.game.id(),
            tables: load.tables,
            seats: load.seats,
            spectators: load.spectators,
            sockets: load.sockets(),
            seconds,
            asked_per_second: load.pace().is_some().then(|| load.rate.unwrap_or(f64::from(load.tables))),
            moves: read(&self.moves),
            moves_per_second: read(&self.moves) as f64 / seconds,
            behind: read(&self.behind),
            games: read(&self.games),
            messages: read(&self.messages),
            done: Spread::of(&times.done),
            everyone: Spread::of(&times.everyone),
            siege: (load.strangers > 0).then(|| UnderSiege {
                strangers: load.strangers,
                most: read(&siege.most),
                ended: read(&siege.ended),
                entered: Spread::of(&times.entered),
            }),
            reconnects: read(&self.reconnects),
            unavailable: read(&self.unavailable),
            troubles: self.troubles.lock().expect("nobody panics while holding it").clone(),
        };
        let mut out = stdout();
        if load.json { json_line(&mut out, &report) } else { report.print(&mut out) }
    }
}

fn microseconds(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}

/// What was measured.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    tables: u32,
    seats: usize,
    spectators: u32,
    sockets: u64,
    seconds: f64,
    /// None if everyone moved as soon as they could.
    asked_per_second: Option<f64>,
    moves: u64,
    moves_per_second: f64,
    behind: u64,
    games: u64,
    messages: u64,
    done: Spread,
    everyone: Spread,
    /// None if there were no strangers.
    siege: Option<UnderSiege>,
    reconnects: u64,
    unavailable: u64,
    troubles: BTreeMap<String, u64>,
}

/// What became of strangers, and of newcomers among them.
#[derive(Serialize)]
struct UnderSiege {
    strangers: u32,
    /// So many were connected at the same time.
    most: u64,
    /// So often one was thrown out, or not let in.
    ended: u64,
    /// How long it took somebody new to come to a table and see it.
    entered: Spread,
}

/// How times are spread, in milliseconds.
#[derive(Serialize)]
struct Spread {
    count: u64,
    p50: f64,
    p95: f64,
    p99: f64,
    max: f64,
}

impl Spread {
    fn of(times: &Histogram<u64>) -> Self {
        let milliseconds = |time: u64| time as f64 / 1000.0;
        let at = |quantile| milliseconds(times.value_at_quantile(quantile));
        Spread { count: times.len(), p50: at(0.5), p95: at(0.95), p99: at(0.99), max: milliseconds(times.max()) }
    }

    fn print(&self, out: &mut impl Write, what: &str) -> Result<(), Failure> {
        let Spread { count, p50, p95, p99, max } = self;
        writeln!(out, "{what:<12} p50 {p50:.2}  p95 {p95:.2}  p99 {p99:.2}  max {max:.2} ms  ({count} measured)")?;
        Ok(())
    }
}

impl Report {
    fn print(&self, out: &mut impl Write) -> Result<(), Failure> {
        let Report { game, tables, seats, spectators, sockets, seconds, .. } = self;
        let tables = count(*tables as usize, "table");
        writeln!(out, "{sockets} sockets at {tables} of {game}: {seats} play and {spectators} watch; {seconds:.1} s")?;
        let asked =
            self.asked_per_second.map_or_else(|| "as fast as they can".to_owned(), |rate| format!("{rate} asked"));
        let (moves, per_second) = (self.moves, self.moves_per_second);
        writeln!(out, "{:<12} {moves} acknowledged, {per_second:.1} a second ({asked})", "moves")?;
        if self.behind > 0 {
            writeln!(out, "{:<12} {} moves were sent much later than they were due", "behind", self.behind)?;
        }
        self.done.print(out, "to done")?;
        self.everyone.print(out, "to everyone")?;
        if let Some(UnderSiege { strangers, most, ended, entered }) = &self.siege {
            writeln!(out, "{:<12} {strangers}: at most {most} at once, thrown out {ended} times", "strangers")?;
            entered.print(out, "newcomers")?;
        }
        let (games, messages) = (count(self.games as usize, "game"), self.messages);
        writeln!(out, "{:<12} {games} played to the end, {messages} messages received", "also")?;
        let (reconnects, unavailable) = (self.reconnects, self.unavailable);
        writeln!(out, "{:<12} {reconnects} reconnections, {unavailable} times unavailable", "trouble")?;
        for (what, times) in &self.troubles {
            writeln!(out, "{:<12} {times} times: {what}", "")?;
        }
        Ok(())
    }
}
