//! Several servers on one set of tables.
//!
//! A table is its log, and the log is in the database. One server at a time is the owner of a table: it decides, stores, runs clocks and
//! asks bots. Any other where somebody is at that table has a replica: it applies what it reads from the database, shows it, and hands
//! commands on to the owner. What the servers say to each other ([`letter`]) makes that quick and is needed for nothing else.
//!
//! Who is the owner is decided in the database ([`underhill_store::Nodes`]). A server that has not been able to say that it is there
//! for a while stops deciding by itself; one that only believes to be the owner is refused with the next thing it stores.

pub(crate) mod counts;
pub(crate) mod letter;
mod limits;
mod listening;
mod seal;
pub(crate) mod wire;

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::sync::{RwLock, mpsc, oneshot, watch};
use tokio::time::Instant;
use underhill_protocol::{BUILD, Listing, TableId};
use underhill_store::{Fence, LEASE, NodeId, Nodes, Store, StoreError, Taking};

use self::counts::Counts;
use self::letter::{Addressee, Answer, Errand, Letter};
use self::seal::Seal;
use self::wire::{Heard, Ways, WireAddress};
use crate::clock::Clock;
use crate::problem::RequestError;
use crate::secrets;

/// So long the owner of a table has to do an errand. Whoever gave the command sends it again, and it is done once.
const ERRAND: Duration = Duration::from_secs(3);

/// An errand that is not answered so soon is sent over the other way, too.
const OTHER_WAY: Duration = Duration::from_millis(300);

/// How one of several servers on the same tables is run.
#[derive(Clone, Debug)]
pub struct ClusterConfig {
    /// What this server is called in logs and lists of servers.
    pub name: String,
    /// Where they speak with each other.
    pub wire: WireAddress,
}

/// What this server is to a table.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// The only one there is.
    Alone,
    /// The one of several that decides.
    Owner { key: i64, fence: Fence },
    /// One of those that show what the owner decides.
    Replica { key: i64, owner: NodeId },
}

impl Part {
    /// As whom to write.
    pub(crate) fn fence(self) -> Option<Fence> {
        match self {
            Part::Owner { fence, .. } => Some(fence),
            Part::Alone | Part::Replica { .. } => None,
        }
    }

    /// What the servers call the table, if there are several.
    pub(crate) fn key(self) -> Option<i64> {
        match self {
            Part::Alone => None,
            Part::Owner { key, .. } | Part::Replica { key, .. } => Some(key),
        }
    }
}

/// What became of an errand.
pub(crate) struct Returned {
    /// None if there was none in time.
    pub(crate) answer: Option<Answer>,
    /// Whether it was sent over the other way, too.
    pub(crate) repeated: bool,
}

/// The servers on these tables, as this one knows them.
pub(crate) struct Cluster {
    pub(crate) nodes: Nodes,
    pub(crate) me: NodeId,
    pub(crate) counts: Counts,
    ways: Ways,
    seal: Seal,
    others: Mutex<HashSet<NodeId>>,
    /// Those who wait for an answer, by the number of their errand.
    errands: Mutex<HashMap<u64, oneshot::Sender<Answer>>>,
    last_errand: AtomicU64,
    /// The tables in memory, by what servers call them.
    tables: Mutex<HashMap<i64, TableId>>,
    /// When this server was last heard to say that it is there: until a lease later nobody takes its tables.
    renewed: Mutex<Instant>,
    /// How often every table had to be let go.
    let_go: watch::Sender<u64>,
    /// True until this server stops: then it takes no tables any more. Whoever takes one holds it meanwhile.
    takes: RwLock<bool>,
    /// True once every table has been given back.
    left: watch::Sender<bool>,
    /// What is to be told of public tables, one after the other.
    listings: mpsc::UnboundedSender<(i64, Option<String>)>,
}

impl Cluster {
    /// Joins the servers on these tables.
    pub(crate) async fn join(
        config: &ClusterConfig,
        store: &Store,
        clock: &Clock,
    ) -> Result<(Arc<Self>, mpsc::Receiver<Heard>), StoreError> {
        let nodes = store.nodes().ok_or_else(|| {
            StoreError::Refused("several servers can share tables only in a PostgreSQL database".to_owned())
        })?;
        let seal = Seal::new(&nodes.secret(&secrets::shared()).await?);
        let me = nodes.join(&config.name, BUILD).await?;
        let asked = Instant::now();
        let (now_ms, there) = nodes.renew(me).await?;
        clock.correct(now_ms, asked);
        let others = there.into_iter().map(|node| node.id).filter(|node| *node != me).collect();
        let counts = Counts::default();
        let (ways, hearing) = wire::connect(&config.wire, &nodes, me, &counts.connected).await?;
        let (listings, waiting) = mpsc::unbounded_channel();
        let cluster = Arc::new(Cluster {
            nodes,
            me,
            counts,
            ways,
            seal,
            others: Mutex::new(others),
            errands: Mutex::default(),
            last_errand: AtomicU64::new(0),
            tables: Mutex::default(),
            renewed: Mutex::new(asked),
            let_go: watch::Sender::default(),
            takes: RwLock::new(true),
            left: watch::channel(false).0,
            listings,
        });
        tokio::spawn(listening::write_listings(Arc::downgrade(&cluster), waiting));
        cluster.tell(&Letter::Joined { node: me.0 });
        tracing::info!(node = %me, name = config.name, "one of several servers on these tables");
        Ok((cluster, hearing))
    }

    /// Takes a table, or finds out whose it is. A server that stops takes none, or a letter that came late would make it the owner
    /// again of what it has given back, and the next one would think that it was lost.
    pub(crate) async fn take(&self, id: TableId) -> Result<(Part, Option<underhill_store::Absence>), RequestError> {
        let takes = self.takes.read().await;
        if !*takes {
            return Err(RequestError::NotOwner);
        }
        let taking = self.nodes.take(&id.to_string(), self.me).await?;
        let (part, lost) = match taking {
            Taking::Taken { key, fence, lost } => {
                self.counts.taken.inc();
                self.counts.inherited.inc_by(u64::from(lost.is_some()));
                (Part::Owner { key, fence }, lost)
            }
            Taking::Owned { key, by } => (Part::Replica { key, owner: by }, None),
        };
        if let Some(key) = part.key() {
            self.tables.lock().expect("nobody panics while holding it").insert(key, id);
        }
        Ok((part, lost))
    }

    /// Gives a table back that this server is the owner of.
    pub(crate) async fn give_back(&self, key: i64, fence: Fence) {
        if self.nodes.release(key, fence).await.is_ok() {
            self.counts.given_back.inc();
            self.tell(&Letter::Free { table: Some(key), node: self.me.0 });
        }
    }

    /// Forgets a table that leaves memory.
    pub(crate) fn put_away(&self, key: i64) {
        self.tables.lock().expect("nobody panics while holding it").remove(&key);
    }

    pub(crate) fn table(&self, key: i64) -> Option<TableId> {
        self.tables.lock().expect("nobody panics while holding it").get(&key).copied()
    }

    /// What servers call the tables in memory.
    fn keys(&self) -> Vec<i64> {
        self.tables.lock().expect("nobody panics while holding it").keys().copied().collect()
    }

    pub(crate) fn is_there(&self, node: NodeId) -> bool {
        self.others.lock().expect("nobody panics while holding it").contains(&node)
    }

    /// Another server has written: it is there, even if it was not when that was looked up last.
    fn meet(&self, node: NodeId) {
        if node != self.me {
            self.others.lock().expect("nobody panics while holding it").insert(node);
        }
    }

    /// For how long this server has not been heard to say that it is there.
    fn unheard(&self) -> Duration {
        self.renewed.lock().expect("nobody panics while holding it").elapsed()
    }

    /// Whether another server may have the tables of this one by now.
    pub(crate) fn lease_is_over(&self) -> bool {
        self.unheard() >= LEASE
    }

    /// Has every table let go, whatever it is waiting for, because another server may have it by now. Whoever is there goes elsewhere.
    fn let_go(&self) {
        self.let_go.send_modify(|times| *times += 1);
    }

    /// Waits until every table has to be let go.
    pub(crate) async fn has_to_let_go(&self) {
        let _ = self.let_go.subscribe().changed().await;
    }

    fn is_alone(&self) -> bool {
        self.others.lock().expect("nobody panics while holding it").is_empty()
    }

    /// Whether this server came before all others that are there: then nobody had the tables before it.
    pub(crate) fn is_first(&self) -> bool {
        self.others.lock().expect("nobody panics while holding it").iter().all(|other| *other > self.me)
    }

    /// Tells all other servers, if there are any.
    pub(crate) fn tell(&self, letter: &Letter) {
        if !self.is_alone() {
            self.ways.usual.send(Addressee::All, letter);
        }
    }

    pub(crate) fn write_to(&self, node: NodeId, letter: &Letter) {
        self.ways.usual.send(Addressee::One(node), letter);
    }

    /// Lets the owner of a table do something; waits for its answer, but not for ever.
    pub(crate) async fn send_errand(&self, owner: NodeId, errand: &Errand) -> Returned {
        let number = self.last_errand.fetch_add(1, Ordering::Relaxed) + 1;
        let (answer, mut answered) = oneshot::channel();
        self.errands.lock().expect("nobody panics while holding it").insert(number, answer);
        let letter = |again| Letter::Errand { number, from: self.me.0, sealed: self.seal.close(errand), again };
        self.write_to(owner, &letter(false));
        let mut repeated = false;
        let answer = match tokio::time::timeout(OTHER_WAY, &mut answered).await {
            Ok(answer) => Ok(answer),
            Err(_) => {
                if let Some(other) = &self.ways.other {
                    repeated = true;
                    other.send(Addressee::One(owner), &letter(true));
                }
                tokio::time::timeout(ERRAND - OTHER_WAY, answered).await
            }
        };
        self.errands.lock().expect("nobody panics while holding it").remove(&number);
        Returned { answer: answer.ok().and_then(Result::ok), repeated }
    }

    /// Answers an errand, over the way that it came.
    fn answer(&self, node: NodeId, number: u64, answer: &Answer, again: bool) {
        let letter = Letter::Answer { number, sealed: self.seal.close(answer) };
        match &self.ways.other {
            Some(other) if again => other.send(Addressee::One(node), &letter),
            _ => self.write_to(node, &letter),
        }
    }

    /// What is told of a public table from now on.
    pub(crate) fn list(&self, key: i64, listing: Option<&Listing>) {
        let text = listing.map(|listing| serde_json::to_string(listing).expect("a listing serialises"));
        let _ = self.listings.send((key, text));
    }

    /// From here on no table is taken.
    pub(crate) async fn take_no_more(&self) {
        *self.takes.write().await = false;
    }

    /// Gives every table back and says so, for those who wait for them.
    pub(crate) async fn leave(&self) {
        self.left.send_replace(true);
        if let Err(error) = self.nodes.leave(self.me).await {
            tracing::warn!(%error, "the other servers have to find out by themselves that this one is gone");
        }
        self.tell(&Letter::Free { table: None, node: self.me.0 });
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr, SocketAddr};

    use serde_json::json;
    use underhill_private_postgres::PrivatePostgres;
    use underhill_table::{Setting, TimeControl};

    use super::*;
    use crate::{Config, Server};

    #[tokio::test]
    async fn a_server_that_stops_does_not_take_again_what_it_has_given_back() {
        let start = || PrivatePostgres::start_new().and_then(|postgres| Ok((postgres.fresh_database()?, postgres)));
        let (store, _postgres) =
            tokio::task::spawn_blocking(start).await.expect("no panic").expect("PostgreSQL starts");
        let here = IpAddr::V4(Ipv4Addr::LOCALHOST);
        let cluster = ClusterConfig { name: "test".to_owned(), wire: WireAddress::Memory("stops".to_owned()) };
        let listen = SocketAddr::from((here, 0));
        let config = Config { listen, store, cluster: Some(cluster), ..Config::default() };
        let server = Server::start(config).await.expect("it starts");
        let clock = TimeControl::None;
        let setting = Setting { game: "gobblet".to_owned(), seats: 2, options: json!({}), clock, public: false };
        let table = server.hall.open(here, setting).await.expect("it can be opened");
        let hall = Arc::clone(&server.hall);
        let cluster = hall.cluster.as_ref().expect("it is one of several");
        assert!(matches!(cluster.take(table).await, Ok((Part::Owner { .. }, None))));
        cluster.take_no_more().await;
        cluster.leave().await;
        // As if a letter of another server had come late.
        assert!(matches!(cluster.take(table).await, Err(RequestError::NotOwner)));
        assert!(matches!(
            cluster.nodes.take(&table.to_string(), cluster.me).await,
            Ok(Taking::Taken { lost: None, .. })
        ));
        server.stop().await;
    }
}
