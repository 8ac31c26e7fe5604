use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

use crate::cluster::counts::Counts;
use crate::refusals::Refusals;

/// What can be watched from outside, in the format of Prometheus.
pub(crate) struct Metrics {
    registry: Registry,
    /// Sockets open.
    pub(crate) sockets: Gauge,
    /// Tables in memory.
    pub(crate) rooms: Gauge,
    /// Bots waiting for a thread to think on.
    pub(crate) bot_queue: Gauge,
    /// How long bots wait for a thread to think on, in seconds.
    pub(crate) bot_wait_seconds: Histogram,
    /// Tables that were set aside because something panicked there.
    pub(crate) set_aside: Counter<u64, AtomicU64>,
    /// Commands carried out.
    pub(crate) commands: Counter<u64, AtomicU64>,
    /// Commands refused by the rules of the table or the game.
    pub(crate) rejected: Counter<u64, AtomicU64>,
    /// What strangers were refused.
    pub(crate) refusals: Arc<Refusals>,
    /// Decisions of bots.
    pub(crate) bot_decisions: Counter<u64, AtomicU64>,
    /// Writes that the store did not take.
    pub(crate) store_failures: Counter<u64, AtomicU64>,
    /// From a command's arrival at its table to its being told to everyone, in seconds.
    pub(crate) command_seconds: Histogram,
    /// How long the store takes to keep an entry, in seconds.
    pub(crate) store_seconds: Histogram,
}

impl Metrics {
    /// What can be watched of a server, and of one of several also what it has to do with the others.
    pub(crate) fn new(servers: Option<&Counts>) -> Self {
        let seconds = || Histogram::new(exponential_buckets(0.000_25, 2.0, 14));
        let mut registry = Registry::with_prefix("underhill");
        let metrics = Metrics {
            registry: Registry::default(),
            sockets: Gauge::default(),
            rooms: Gauge::default(),
            bot_queue: Gauge::default(),
            bot_wait_seconds: Histogram::new(exponential_buckets(0.001, 2.0, 17)),
            set_aside: Counter::default(),
            commands: Counter::default(),
            rejected: Counter::default(),
            refusals: Arc::default(),
            bot_decisions: Counter::default(),
            store_failures: Counter::default(),
            command_seconds: seconds(),
            store_seconds: seconds(),
        };
        registry.register("sockets", "Sockets open", metrics.sockets.clone());
        registry.register("tables", "Tables in memory", metrics.rooms.clone());
        registry.register("bot_queue", "Bots waiting for a thread to think on", metrics.bot_queue.clone());
        registry.register(
            "bot_wait_seconds",
            "How long bots wait for a thread to think on",
            metrics.bot_wait_seconds.clone(),
        );
        registry.register("tables_set_aside", "Tables set aside for an error", metrics.set_aside.clone());
        registry.register("commands", "Commands fulfilled", metrics.commands.clone());
        registry.register("rejections", "Commands refused", metrics.rejected.clone());
        registry.register(
            "refused",
            "What was refused, and what was ended before its time",
            metrics.refusals.counts.clone(),
        );
        registry.register("bot_decisions", "Decisions of bots", metrics.bot_decisions.clone());
        registry.register("store_failures", "Writes that the store did not take", metrics.store_failures.clone());
        registry.register(
            "command_seconds",
            "From a command's arrival at its table to its being told to everyone",
            metrics.command_seconds.clone(),
        );
        registry.register("store_seconds", "How long the store takes to keep an entry", metrics.store_seconds.clone());
        if let Some(servers) = servers {
            servers.register(&mut registry);
        }
        Metrics { registry, ..metrics }
    }

    /// All of it as text.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a string takes everything");
        text
    }
}
