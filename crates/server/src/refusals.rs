//! What strangers were refused: every one is counted, and some are logged.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;
use std::sync::atomic::AtomicU64;
use std::time::{Duration, Instant};

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;

/// What was refused, or ended before its time.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Refusal {
    /// A connection of an address that has too many.
    ConnectionOfAddress,
    /// A connection while the server has too many.
    Connection,
    /// A connection that the system could not give us.
    NotAccepted,
    /// A request that did not come to the end of its head in time.
    HalfSentHead,
    /// A request that did not come to the end of its body in time.
    HalfSentBody,
    /// An answer or a message that was not read in time.
    Unread,
    /// A request of an address that asks too often.
    Request,
    /// A table of an address that opens too many.
    Table,
    /// A socket of an address that has too many.
    Socket,
    /// Something that was to be kept for an address that has had much kept.
    Kept,
    /// Much that was to be sent to an address for little that it asked.
    Download,
    /// A command in a seat that has done too much in the last minute.
    Command,
    /// A phrase of a seat that has said too much in the last minute.
    Phrase,
    /// A command of a seat that has made the server tell the others much more than it sent.
    Told,
    /// A table that there is no room for in memory.
    Room,
    /// A request that is too large.
    TooLarge,
    /// A request for a name that is not this server's.
    Host,
    /// A request of a page from elsewhere.
    Origin,
    /// A socket that was closed for what its client did or did not do.
    CutOff,
}

impl Refusal {
    fn name(self) -> &'static str {
        match self {
            Refusal::ConnectionOfAddress => "connections-of-address",
            Refusal::Connection => "connections",
            Refusal::NotAccepted => "not-accepted",
            Refusal::HalfSentHead => "half-sent-head",
            Refusal::HalfSentBody => "half-sent-body",
            Refusal::Unread => "unread",
            Refusal::Request => "requests",
            Refusal::Table => "tables",
            Refusal::Socket => "sockets",
            Refusal::Kept => "kept",
            Refusal::Download => "downloads",
            Refusal::Command => "commands",
            Refusal::Phrase => "phrases",
            Refusal::Told => "told",
            Refusal::Room => "rooms",
            Refusal::TooLarge => "too-large",
            Refusal::Host => "host",
            Refusal::Origin => "origin",
            Refusal::CutOff => "cut-off",
        }
    }
}

/// What a refusal is called in the metrics.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct RefusalLabel {
    why: &'static str,
}

impl RefusalLabel {
    pub(crate) fn of(refusal: Refusal) -> Self {
        RefusalLabel { why: refusal.name() }
    }
}

/// How often what was refused.
#[derive(Default)]
pub(crate) struct Refusals {
    /// For Prometheus.
    pub(crate) counts: Family<RefusalLabel, Counter<u64, AtomicU64>>,
    lately: Mutex<HashMap<Refusal, Lately>>,
}

/// What of one kind has not been logged.
struct Lately {
    logged: Instant,
    silent: u64,
}

impl Refusals {
    /// Of each kind one is logged in this time, with how many there were since the one before.
    const SAMPLE: Duration = Duration::from_secs(10);

    /// Something was refused to this address.
    pub(crate) fn note(&self, refusal: Refusal, address: Option<IpAddr>) {
        self.counts.get_or_create(&RefusalLabel::of(refusal)).inc();
        if let Some(count) = self.sample(refusal, Instant::now()) {
            let address = address.map(tracing::field::display);
            tracing::warn!(why = refusal.name(), address, count, "strangers are refused");
        }
    }

    /// How many there were since one was logged, if it is time to log one.
    fn sample(&self, refusal: Refusal, now: Instant) -> Option<u64> {
        let mut lately = self.lately.lock().expect("nobody panics while holding it");
        let Some(before) = lately.get_mut(&refusal) else {
            lately.insert(refusal, Lately { logged: now, silent: 0 });
            return Some(1);
        };
        before.silent += 1;
        if now.saturating_duration_since(before.logged) < Refusals::SAMPLE {
            return None;
        }
        before.logged = now;
        Some(std::mem::take(&mut before.silent))
    }

    /// Logs what was not logged because it had only just been, and no more of it came.
    pub(crate) fn log_the_rest(&self) {
        let mut lately = self.lately.lock().expect("nobody panics while holding it");
        for (refusal, lately) in lately.iter_mut().filter(|(_, lately)| lately.silent > 0) {
            tracing::warn!(why = refusal.name(), count = lately.silent, "strangers were refused");
            lately.silent = 0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_refusal_is_counted_and_one_of_many_is_logged() {
        let refusals = Refusals::default();
        let start = Instant::now();
        let logged: Vec<_> = (0..1_000)
            .map(|number| refusals.sample(Refusal::Request, start + Duration::from_millis(number * 25)))
            .collect();
        let logged: Vec<u64> = logged.into_iter().flatten().collect();
        assert_eq!(logged, [1, 400, 400]);
        assert_eq!(refusals.sample(Refusal::Table, start), Some(1), "each kind by itself");
        for _ in 0..7 {
            refusals.note(Refusal::Socket, None);
        }
        assert_eq!(refusals.counts.get_or_create(&RefusalLabel::of(Refusal::Socket)).get(), 7);
    }
}
