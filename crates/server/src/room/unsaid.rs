//! What is counted of a table, but not before everyone there may know of it: otherwise the counters would tell when somebody seals a
//! choice.

use std::sync::atomic::AtomicU64;
use std::time::Duration;

use prometheus_client::metrics::counter::Counter;

use crate::metrics::Metrics;

/// What has not been counted yet.
#[derive(Default)]
pub(super) struct Unsaid {
    /// The version of the table up to which everything was counted.
    version: u64,
    counts: Vec<Count>,
}

enum Count {
    /// A command was carried out, in this time.
    Command(Duration),
    /// A bot has decided.
    BotDecision,
    /// The store was asked to keep an entry, and took this long.
    Store(Duration),
    /// Something else happened that is counted here.
    Other(Counter<u64, AtomicU64>),
}

impl Unsaid {
    /// More than can happen between two versions of a table: what goes beyond is counted as if it had not happened.
    const MOST: usize = 1_000;

    fn push(&mut self, count: Count) {
        if self.counts.len() < Unsaid::MOST {
            self.counts.push(count);
        }
    }

    pub(super) fn command(&mut self, took: Duration) {
        self.push(Count::Command(took));
    }

    pub(super) fn bot_decision(&mut self) {
        self.push(Count::BotDecision);
    }

    pub(super) fn stored(&mut self, took: Duration) {
        self.push(Count::Store(took));
    }

    pub(super) fn other(&mut self, counter: &Counter<u64, AtomicU64>) {
        self.push(Count::Other(counter.clone()));
    }

    /// Counts what happened if everyone has been told that something did.
    pub(super) fn say_at(&mut self, version: u64, metrics: &Metrics) {
        if version != self.version {
            self.version = version;
            self.say(metrics);
        }
    }

    /// Counts what happened.
    pub(super) fn say(&mut self, metrics: &Metrics) {
        let seconds = |took: Duration| took.max(Duration::from_nanos(1)).as_secs_f64();
        for count in self.counts.drain(..) {
            match count {
                Count::Command(took) => {
                    metrics.commands.inc();
                    metrics.command_seconds.observe(seconds(took));
                }
                Count::BotDecision => drop(metrics.bot_decisions.inc()),
                Count::Store(took) => metrics.store_seconds.observe(seconds(took)),
                Count::Other(counter) => drop(counter.inc()),
            }
        }
    }
}
