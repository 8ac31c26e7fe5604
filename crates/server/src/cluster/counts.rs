use std::sync::atomic::AtomicU64;

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;

use super::Part;

/// What can be watched from outside of one of several servers. What comes of something that is done at a table is counted when everyone
/// there may know of it (`room/unsaid.rs`).
#[derive(Default)]
pub(crate) struct Counts {
    /// Servers that are there, this one among them.
    pub(crate) servers: Gauge,
    /// Whether letters come and go over the usual way.
    pub(crate) connected: Gauge,
    owned: Gauge,
    replicated: Gauge,
    /// Tables taken, whoever had them before.
    pub(crate) taken: Counter<u64, AtomicU64>,
    /// Those of them whose owner was lost.
    pub(crate) inherited: Counter<u64, AtomicU64>,
    /// Tables given back in good order.
    pub(crate) given_back: Counter<u64, AtomicU64>,
    /// Entries that were refused because another server had the table by then.
    pub(crate) fenced: Counter<u64, AtomicU64>,
    /// How often this server stopped deciding because it could not say that it is there.
    pub(crate) steps_down: Counter<u64, AtomicU64>,
    /// Errands sent to owners of tables.
    pub(crate) errands_sent: Counter<u64, AtomicU64>,
    /// Those of them that were sent over the database as well, because no answer came.
    pub(crate) errands_repeated: Counter<u64, AtomicU64>,
    /// Those of them that were answered in time.
    pub(crate) errands_answered: Counter<u64, AtomicU64>,
    /// Errands done for other servers.
    pub(crate) errands_done: Counter<u64, AtomicU64>,
    /// Hints about tables that this server has replicas of.
    pub(crate) hints_heard: Counter<u64, AtomicU64>,
    /// Those of them that told nothing new.
    pub(crate) hints_late: Counter<u64, AtomicU64>,
    /// How often it was found by looking that there was something new at a table, before any hint.
    pub(crate) hints_missed: Counter<u64, AtomicU64>,
}

impl Counts {
    pub(crate) fn register(&self, registry: &mut Registry) {
        for (name, help, gauge) in [
            ("servers", "Servers on these tables that are there, this one among them", &self.servers),
            ("wire_connected", "1 while letters of other servers get here over the usual way", &self.connected),
            ("tables_owned", "Tables in memory at which this server decides", &self.owned),
            ("tables_replicated", "Tables in memory at which another server decides", &self.replicated),
        ] {
            registry.register(name, help, gauge.clone());
        }
        for (name, help, counter) in [
            ("tables_taken", "Tables at which this server began to decide", &self.taken),
            ("tables_inherited", "Those of them whose owner was lost", &self.inherited),
            ("tables_given_back", "Tables that this server gave back in good order", &self.given_back),
            ("appends_fenced", "Entries refused because another server had the table by then", &self.fenced),
            ("steps_down", "How often this server stopped deciding for want of a lease", &self.steps_down),
            ("errands_sent", "Commands handed on to the owners of tables", &self.errands_sent),
            ("errands_repeated", "Those of them sent over the database as well", &self.errands_repeated),
            ("errands_answered", "Those of them that were answered in time", &self.errands_answered),
            ("errands_done", "Commands answered that other servers handed on", &self.errands_done),
            ("hints_heard", "Hints about tables at which another server decides", &self.hints_heard),
            ("hints_late", "Those of them that told nothing new", &self.hints_late),
            ("hints_missed", "News found by looking, before any hint", &self.hints_missed),
        ] {
            registry.register(name, help, counter.clone());
        }
    }

    /// The number of tables in memory to which this server is the same.
    pub(crate) fn tables(&self, part: Part) -> Option<&Gauge> {
        match part {
            Part::Alone => None,
            Part::Owner { .. } => Some(&self.owned),
            Part::Replica { .. } => Some(&self.replicated),
        }
    }
}
