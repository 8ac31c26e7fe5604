//! How letters get from server to server: within a process, over the database, or over NATS.

mod in_memory;
mod nats;
mod notify;

use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering};

use prometheus_client::metrics::gauge::Gauge;
use tokio::sync::mpsc;
use underhill_store::{NodeId, Nodes, StoreError};

use super::letter::{Addressee, Letter};

/// So many letters may wait to be sent or read. Whatever comes on top of that is lost, which costs time only.
const WAITING: usize = 8_192;

/// Where servers on the same tables speak with each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WireAddress {
    /// In one process, by a name: for tests.
    Memory(String),
    /// Over the PostgreSQL database that has the tables: enough for a few servers.
    Database,
    /// Over a NATS server: `nats://HOST:PORT` on this machine, `tls://HOST:PORT` elsewhere.
    Nats(String),
}

impl FromStr for WireAddress {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("`{text}` is neither `database` nor an address like tls://HOST:4222");
        if text == "database" {
            return Ok(WireAddress::Database);
        }
        if let Some(name) = text.strip_prefix("memory:") {
            return Ok(WireAddress::Memory(name.to_owned()));
        }
        let (scheme, rest) = text.split_once("://").ok_or_else(wrong)?;
        let host = rest.rsplit_once('@').map_or(rest, |(_, host)| host);
        let host = match host.strip_prefix('[') {
            Some(six) => six.split_once(']').map_or(six, |(address, _)| address),
            None => host.split_once([':', '/']).map_or(host, |(name, _)| name),
        };
        let here = host == "localhost" || host.parse().is_ok_and(|address: std::net::IpAddr| address.is_loopback());
        match scheme {
            "tls" if !host.is_empty() => Ok(WireAddress::Nats(text.to_owned())),
            "nats" if here => Ok(WireAddress::Nats(text.to_owned())),
            "nats" => Err(format!(
                "{host} is another machine: write tls://{rest}, so that nobody on the way can read along or make letters up"
            )),
            _ => Err(wrong()),
        }
    }
}

/// What comes in.
#[derive(Debug)]
pub(crate) enum Heard {
    Letter(Letter),
    /// The connection was broken, and letters may have been missed.
    Gap,
}

/// Whether a way to other servers works. It is said once that it does not, and once that it does again, however often it is tried
/// meanwhile.
struct Line {
    name: &'static str,
    away: AtomicBool,
    heard: mpsc::Sender<Heard>,
    connected: Gauge,
}

impl Line {
    /// One that works.
    fn new(name: &'static str, heard: mpsc::Sender<Heard>, connected: Gauge) -> Self {
        connected.set(1);
        Line { name, away: AtomicBool::new(false), heard, connected }
    }

    fn lost(&self) {
        self.connected.set(0);
        if !self.away.swap(true, Ordering::Relaxed) {
            tracing::warn!("{} is away; tables are read from the database meanwhile", self.name);
        }
    }

    /// It works, and letters may have been missed before.
    async fn found(&self) {
        self.connected.set(1);
        if self.away.swap(false, Ordering::Relaxed) {
            tracing::info!("{} is back", self.name);
        }
        let _ = self.heard.send(Heard::Gap).await;
    }
}

/// The way to other servers.
pub(crate) trait Wire: Send + Sync {
    /// Sends a letter, sooner or later, perhaps. Nobody waits for it.
    fn send(&self, to: Addressee, letter: &Letter);
}

/// The ways to other servers.
pub(crate) struct Ways {
    /// For everything.
    pub(crate) usual: Box<dyn Wire>,
    /// For an errand that was not answered over the usual way: without the database nothing can be done anyway.
    pub(crate) other: Option<Box<dyn Wire>>,
}

/// The wire at this address, and what comes in for this server. The gauge tells whether the usual way works.
pub(crate) async fn connect(
    address: &WireAddress,
    nodes: &Nodes,
    me: NodeId,
    connected: &Gauge,
) -> Result<(Ways, mpsc::Receiver<Heard>), StoreError> {
    let (heard, hearing) = mpsc::channel(WAITING);
    let ways = match address {
        WireAddress::Memory(name) => {
            connected.set(1);
            Ways { usual: Box::new(in_memory::InMemory::connect(name, me, heard)), other: None }
        }
        WireAddress::Database => {
            let line = Line::new(notify::NAME, heard, connected.clone());
            Ways { usual: Box::new(notify::Notify::connect(nodes.listening(), me, line).await?), other: None }
        }
        WireAddress::Nats(address) => {
            let other = Line::new(notify::NAME, heard.clone(), Gauge::default());
            let usual = Line::new(nats::NAME, heard, connected.clone());
            Ways {
                usual: Box::new(nats::Nats::connect(address, me, usual).await?),
                other: Some(Box::new(notify::Notify::connect(nodes.listening(), me, other).await?)),
            }
        }
    };
    Ok((ways, hearing))
}

/// Hands in a letter as it was sent. What cannot be read may be of a newer server.
fn hear(heard: &mpsc::Sender<Heard>, text: &[u8]) {
    if let Ok(letter) = serde_json::from_slice(text) {
        let _ = heard.try_send(Heard::Letter(letter));
    } else {
        tracing::debug!("a letter of another server cannot be read");
    }
}

fn written(letter: &Letter) -> String {
    serde_json::to_string(letter).expect("a letter serialises")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_go_to_other_machines_encrypted_or_not_at_all() {
        for (text, goes) in [
            ("database", true),
            ("nats://127.0.0.1:4222", true),
            ("nats://localhost", true),
            ("nats://[::1]:4222", true),
            ("tls://nats.example.org:4222", true),
            ("nats://nats.example.org:4222", false),
            ("nats://user:word@10.0.0.7:4222", false),
            ("nats://127.0.0.1.example.org", false),
            ("nats://localhost@example.org", false),
            ("http://127.0.0.1", false),
            ("tls://", false),
            ("", false),
        ] {
            assert_eq!(text.parse::<WireAddress>().is_ok(), goes, "{text}");
        }
    }
}
