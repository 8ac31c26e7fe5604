//! Several servers on one database, as processes, and everything between them in the hands of a test.

mod apart;
mod proxy;
mod sieve;

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::process::{Child, Command as Program, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use underhill_client::Server;
use underhill_core::{Luck, seeded};
use underhill_private_postgres::PrivatePostgres;
use underhill_protocol::TableId;
use underhill_store::{NodeId, Nodes, Store};
use underhill_table::{Entry, EntryKind, Outage};

pub(crate) use apart::{Apart, Cable};
pub(crate) use proxy::{Proxy, Target};

use crate::server_process::{PROGRAM, ROOMY, ServerProcess, free_address};

/// A NATS server that ends with the test.
pub(crate) struct Nats {
    pub(crate) address: SocketAddr,
    running: Option<Child>,
}

impl Nats {
    pub(crate) fn start() -> Self {
        let mut nats = Nats { address: free_address(), running: None };
        nats.start_again();
        nats
    }

    /// Starts it at the same address, and waits until it listens. Somebody else on this machine may have its port for a moment.
    pub(crate) fn start_again(&mut self) {
        let port = self.address.port().to_string();
        let start = || {
            let mut nats = Program::new("/usr/sbin/nats-server");
            nats.args(["-a", "127.0.0.1", "-p", &port]).stdout(Stdio::null()).stderr(Stdio::null());
            nats.spawn().expect("`cargo xtask test` installs NATS")
        };
        let mut child = start();
        while std::net::TcpStream::connect(self.address).is_err() {
            if child.try_wait().expect("it can be waited for").is_some() {
                child = start();
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        self.running = Some(child);
    }

    /// At once, in the middle of whatever it does.
    pub(crate) fn kill(&mut self) {
        if let Some(mut child) = self.running.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.kill();
    }
}

/// One of several servers, and what lies between it and the rest.
pub(crate) struct Node {
    pub(crate) id: NodeId,
    pub(crate) process: ServerProcess,
    /// Between it and whoever plays.
    pub(crate) people: Proxy,
    pub(crate) database: Proxy,
    /// To NATS, if that is the wire.
    pub(crate) wire: Option<Proxy>,
    /// The network that it is in, if that is one of its own.
    apart: Option<Apart>,
}

impl Node {
    fn proxy(&self, cable: Cable) -> &Proxy {
        match cable {
            Cable::People => &self.people,
            Cable::Database => &self.database,
            Cable::Wire => self.wire.as_ref().expect("there is a wire"),
        }
    }

    /// Cuts the server off from something: in a network of its own by pulling the cable, else by passing nothing on.
    pub(crate) fn pull(&self, cable: Cable) {
        match &self.apart {
            Some(apart) => apart.pull(cable),
            None => self.proxy(cable).cut(),
        }
    }

    /// From now on it is connected again.
    pub(crate) fn plug(&self, cable: Cable) {
        match &self.apart {
            Some(apart) => apart.plug(cable),
            None => self.proxy(cable).mend(),
        }
    }

    pub(crate) fn signal(&self, name: &str) {
        let sent = Program::new("kill").args([&format!("-{name}"), &self.process.child.id().to_string()]).status();
        assert!(sent.expect("signals can be sent").success());
    }
}

/// What the servers speak over.
#[derive(Copy, Clone, PartialEq)]
pub(crate) enum Wire {
    Database,
    Nats,
}

/// Servers, their database and the wire between them.
pub(crate) struct Cluster {
    pub(crate) postgres: PrivatePostgres,
    /// The database as the tests reach it, whatever is cut.
    pub(crate) store: String,
    pub(crate) nats: Option<Nats>,
    pub(crate) nodes: Vec<Node>,
    registry: Nodes,
    balancer: Balancer,
}

impl Cluster {
    pub(crate) async fn start(servers: usize, wire: Wire) -> Self {
        let postgres = PrivatePostgres::start_new().expect("PostgreSQL can be started");
        let store = postgres.fresh_database().expect("a database can be created");
        let nats = (wire == Wire::Nats).then(Nats::start);
        let registry = Store::open(&store).await.expect("it opens").nodes().expect("there may be several");
        let balancer = Balancer::start().await;
        let mut cluster = Cluster { postgres, store, nats, nodes: Vec::new(), registry, balancer };
        for _ in 0..servers {
            cluster.add().await;
        }
        cluster
    }

    /// Starts another server.
    pub(crate) async fn add(&mut self) {
        self.add_of(PROGRAM).await;
    }

    /// Starts another server of some build.
    pub(crate) async fn add_of(&mut self, program: &str) {
        self.add_in(None, program).await;
    }

    /// Starts another server in a network of its own, if it is given one.
    pub(crate) async fn add_in(&mut self, mut apart: Option<Apart>, program: &str) {
        let near = |apart: &Option<Apart>, cable| {
            apart.as_ref().map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |apart| apart.near(cable))
        };
        let database = Proxy::at(near(&apart, Cable::Database), Target::Unix(self.postgres.socket())).await;
        let (_, name) = self.store.split_once("localhost/").expect("an address of ours");
        let name = name.split('?').next().unwrap_or_default();
        let store = format!("postgres://postgres@{}/{name}", database.address);
        let (wire, spoken) = match &self.nats {
            Some(nats) => {
                let wire = Proxy::at(near(&apart, Cable::Wire), Target::Tcp(nats.address)).await;
                let found =
                    apart.as_mut().map_or(wire.address.to_string(), |apart| apart.relay(wire.address).to_owned());
                (Some(wire), format!("nats://{found}"))
            }
            None => (None, "database".to_owned()),
        };
        let flags = [ROOMY, &["--wire", &spoken]].concat();
        let address = apart.as_ref().map_or_else(free_address, Apart::listens);
        let prefix = apart.as_ref().map(Apart::prefix).unwrap_or_default();
        let command = [prefix, vec![program.to_owned()]].concat();
        let mut process = ServerProcess::spawn_by(command, address, &store, &flags);
        process.ready().await;
        let people = Proxy::to(Target::Tcp(process.address)).await;
        self.balancer.add(people.address);
        // They are numbered as they come. One that found NATS not ready yet has come more than once.
        let id = self.newest().await;
        self.nodes.push(Node { id, process, people, database, wire, apart });
    }

    async fn newest(&self) -> NodeId {
        let observer = self.registry.join("observer", "test").await.expect("it joins");
        self.registry.leave(observer).await.expect("it leaves");
        NodeId(observer.0 - 1)
    }

    /// Nobody is sent to a server any more: what a balancer does that finds it dead.
    pub(crate) fn avoid(&self, place: usize) {
        self.balancer.remove(self.nodes[place].people.address);
    }

    /// Somebody may be sent to a server again.
    pub(crate) fn trust(&self, place: usize) {
        self.balancer.add(self.nodes[place].people.address);
    }

    /// Kills a server, and takes it away.
    pub(crate) fn kill(&mut self, place: usize) {
        self.avoid(place);
        let mut node = self.nodes.remove(place);
        node.process.kill();
    }

    /// Which server has a table, by its place; the tables are numbered as they were opened.
    pub(crate) async fn owner(&self, table: i64) -> usize {
        loop {
            let progress = self.registry.progress(&[table]).await.expect("it can be read");
            let owner = progress.first().and_then(|table| table.fence).map(|fence| fence.owner);
            if let Some(place) = self.nodes.iter().position(|node| Some(node.id) == owner) {
                return place;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// One server, past everything that may be cut.
    pub(crate) fn client(&self, place: usize) -> Server {
        self.nodes[place].process.client()
    }

    /// Any server that can be reached, perhaps another one each time.
    pub(crate) fn anywhere(&self) -> Server {
        Server::at(&format!("http://{}", self.balancer.address)).expect("an address")
    }

    /// The log of a table.
    pub(crate) async fn log(&self, table: TableId) -> Vec<Entry> {
        let store = Store::open(&self.store).await.expect("it opens");
        let log = store.load(&table.to_string()).await.expect("it can be read").expect("it is there");
        log.iter().map(|text| serde_json::from_str(text).expect("an entry")).collect()
    }
}

/// The outages that a table forgives, each after the one before.
pub(crate) fn outages(log: &[Entry]) -> Vec<Outage> {
    let outage = |entry: &Entry| if let EntryKind::Outage(outage) = entry.kind { Some(outage) } else { None };
    let outages: Vec<_> = log.iter().filter_map(outage).collect();
    assert!(outages.windows(2).all(|pair| pair[0].to <= pair[1].from && pair[0].to < pair[1].to), "{outages:?}");
    outages
}

/// A build of an earlier commit, if there is one to try with this.
pub(crate) fn earlier_build() -> Option<String> {
    std::env::var("UNDERHILL_EARLIER").ok()
}

/// Sends whoever connects to any server.
struct Balancer {
    address: SocketAddr,
    servers: Arc<Mutex<Vec<SocketAddr>>>,
    accepting: JoinHandle<()>,
}

impl Balancer {
    async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let address = listener.local_addr().expect("it has an address");
        let servers = Arc::new(Mutex::new(Vec::<SocketAddr>::new()));
        let known = Arc::clone(&servers);
        let accepting = tokio::spawn(async move {
            let mut luck = seeded(3, 3);
            while let Ok((mut near, _)) = listener.accept().await {
                let chosen = {
                    let known = known.lock().expect("nobody panics with it");
                    if known.is_empty() { None } else { Some(known[luck.below(known.len() as u64) as usize]) }
                };
                tokio::spawn(async move {
                    if let Some(chosen) = chosen
                        && let Ok(mut far) = TcpStream::connect(chosen).await
                    {
                        let _ = (near.set_nodelay(true), far.set_nodelay(true));
                        let _ = tokio::io::copy_bidirectional(&mut near, &mut far).await;
                    }
                });
            }
        });
        Balancer { address, servers, accepting }
    }

    fn add(&self, server: SocketAddr) {
        self.servers.lock().expect("nobody panics with it").push(server);
    }

    fn remove(&self, server: SocketAddr) {
        self.servers.lock().expect("nobody panics with it").retain(|other| *other != server);
    }
}

impl Drop for Balancer {
    fn drop(&mut self) {
        self.accepting.abort();
    }
}
