//! Several servers on one database, as processes: one is killed, stopped or asked to end while people play, and another goes on.

use std::process::{Child, Command as Program, Stdio};
use std::time::{Duration, Instant};

use underhill_client::{Guest, Happened, Server};
use underhill_core::Seat;
use underhill_private_postgres::PrivatePostgres;
use underhill_protocol::{Command, NewTable, TableId};
use underhill_store::{NodeId, Nodes, Store};
use underhill_table::{Entry, EntryKind, Name, Phase, TimeControl};

use crate::server_process::{ROOMY, ServerProcess, free_address};

/// Two servers and the wire between them.
struct Cluster {
    _postgres: PrivatePostgres,
    store: String,
    nodes: Nodes,
    wire: String,
    _nats: Option<Nats>,
    servers: Vec<(NodeId, ServerProcess)>,
    started: i64,
}

/// A NATS server that ends with the test.
struct Nats(Child);

impl Nats {
    fn start() -> (Self, String) {
        let port = free_address().port().to_string();
        let child = Program::new("/usr/sbin/nats-server")
            .args(["-a", "127.0.0.1", "-p", &port])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("`cargo xtask test` installs NATS");
        (Nats(child), format!("nats://127.0.0.1:{port}"))
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Cluster {
    async fn start(servers: usize, over_nats: bool) -> Self {
        let postgres = PrivatePostgres::start_new().expect("PostgreSQL can be started");
        let store = postgres.fresh_database().expect("a database can be created");
        let (nats, wire) = match over_nats {
            true => {
                let (nats, wire) = Nats::start();
                (Some(nats), wire)
            }
            false => (None, "database".to_owned()),
        };
        let nodes = Store::open(&store).await.expect("it opens").nodes().expect("there may be several");
        let mut cluster =
            Cluster { _postgres: postgres, store, nodes, wire, _nats: nats, servers: Vec::new(), started: 0 };
        for _ in 0..servers {
            cluster.add().await;
        }
        cluster
    }

    /// Starts another server.
    async fn add(&mut self) {
        let flags = [ROOMY, &["--wire", &self.wire]].concat();
        let server = ServerProcess::start(&self.store, &flags).await;
        // They are numbered as they come. One that found NATS not ready yet has come more than once.
        self.started = self.newest().await;
        self.servers.push((NodeId(self.started), server));
    }

    async fn newest(&self) -> i64 {
        let observer = self.nodes.join("observer", "test").await.expect("it joins");
        self.nodes.leave(observer).await.expect("it leaves");
        observer.0 - 1
    }

    /// Which server has the only table, by its place.
    async fn owner(&self) -> usize {
        loop {
            let progress = self.nodes.progress(&[1]).await.expect("it can be read");
            let owner = progress.first().and_then(|table| table.fence).map(|fence| fence.owner);
            if let Some(place) = self.servers.iter().position(|(node, _)| Some(*node) == owner) {
                return place;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    fn client(&self, place: usize) -> Server {
        self.servers[place].1.client()
    }

    /// The log of a table.
    async fn log(&self, table: TableId) -> Vec<Entry> {
        let store = Store::open(&self.store).await.expect("it opens");
        let log = store.load(&table.to_string()).await.expect("it can be read").expect("it is there");
        log.iter().map(|text| serde_json::from_str(text).expect("an entry")).collect()
    }
}

async fn until_done(guest: &mut Guest, id: u64) {
    loop {
        match guest.next().await.expect("the table is there") {
            Happened::Done { id: done, .. } if done == id => return,
            Happened::Rejected { id: rejected, message, .. } if rejected == id => panic!("{message}"),
            _ => {}
        }
    }
}

/// How many outages are forgiven, none of them twice. A busy machine may stop a server for so long that there is one more. Each begins
/// with a last sign of life, which may be a moment older than the end of the one before.
fn forgiven(log: &[Entry]) -> usize {
    let outage = |entry: &Entry| if let EntryKind::Outage(outage) = entry.kind { Some(outage) } else { None };
    let outages: Vec<_> = log.iter().filter_map(outage).collect();
    assert!(outages.windows(2).all(|pair| pair[0].from < pair[1].from && pair[0].to < pair[1].to), "{outages:?}");
    outages.len()
}

/// A game of Gobblet! with clocks, one player at each of the first two servers.
async fn begin(cluster: &Cluster) -> (TableId, Vec<Guest>) {
    let new = NewTable {
        game: "gobblet".to_owned(),
        seats: 2,
        options: serde_json::json!({}),
        clock: TimeControl::Game { seconds: 3_600, increment: 0 },
        public: false,
    };
    let table = cluster.client(0).open(&new).await.expect("a table can be opened");
    let mut guests = Vec::new();
    for seat in 0..2 {
        let name = Name::try_from(format!("Guest {seat}")).expect("a name");
        guests.push(Guest::sit(&cluster.client(seat), table, name, Some(Seat::new(seat))).await.expect("it is free"));
    }
    let id = guests[0].command(Command::Start);
    until_done(&mut guests[0], id).await;
    let everyone = guests.iter_mut().map(|guest| async {
        while guest.scene().phase != Phase::Playing {
            guest.next().await.expect("the table is there");
        }
    });
    futures_util::future::join_all(everyone).await;
    (table, guests)
}

/// Moves that nobody minds: cups go to one square after the other, large ones first, and no line is ever full of one colour.
const MOVES: [&str; 8] = ["4@a1", "4@b1", "4@c1", "4@d1", "4@a2", "4@b2", "3@c3", "3@d3"];

/// An owner is killed again and again; whoever was there goes to another server and plays on.
async fn owners_are_killed(over_nats: bool) {
    let kills: usize = std::env::var("UNDERHILL_NODE_KILLS").map_or(2, |kills| kills.parse().expect("a number"));
    let mut longest = Duration::ZERO;
    let mut killed = 0;
    while killed < kills {
        let mut cluster = Cluster::start(2, over_nats).await;
        let (table, mut guests) = begin(&cluster).await;
        let mut here = 0;
        for (turn, action) in MOVES.iter().enumerate() {
            if turn > 0 && turn % 2 == 0 && killed < kills {
                let owner = cluster.owner().await;
                cluster.servers[owner].1.kill();
                killed += 1;
                here += 1;
                let began = Instant::now();
                let (_, gone) = cluster.servers.remove(owner);
                drop(gone);
                for guest in &mut guests {
                    let pass = guest.seat_pass().expect("it has a seat");
                    *guest = Guest::return_to(&cluster.client(0), table, pass).await.expect("the seat is still theirs");
                }
                let id = guests[turn % 2].act((*action).to_owned());
                until_done(&mut guests[turn % 2], id).await;
                longest = longest.max(began.elapsed());
                cluster.add().await;
                continue;
            }
            let guest = &mut guests[turn % 2];
            while guest.scene().now.as_ref().is_none_or(|now| now.decisions < turn) {
                guest.next().await.expect("the table is there");
            }
            let id = guest.act((*action).to_owned());
            until_done(guest, id).await;
        }
        let log = cluster.log(table).await;
        let played = log.iter().filter(|entry| matches!(entry.kind, EntryKind::Played { .. })).count();
        assert_eq!(played, MOVES.len(), "every move is there, and once");
        assert!(forgiven(&log) >= here, "nobody is charged for a lost server");
    }
    println!("{kills} owners killed: every acknowledged move is there once; played on after {longest:?} at the latest");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoevers_server_is_killed_plays_on_at_another_over_the_database() {
    owners_are_killed(false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoevers_server_is_killed_plays_on_at_another_over_nats() {
    owners_are_killed(true).await;
}

/// Sends a signal to a server.
fn signal(server: &ServerProcess, name: &str) {
    let sent = Program::new("kill").args([&format!("-{name}"), &server.child.id().to_string()]).status();
    assert!(sent.expect("signals can be sent").success());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_was_asleep_stores_nothing_more_at_a_table_that_another_has_by_then() {
    let cluster = Cluster::start(2, true).await;
    let (table, mut guests) = begin(&cluster).await;
    let owner = cluster.owner().await;
    let sleeper = &cluster.servers[owner].1;
    // Until its lease is over, and somebody at the other server wants to play.
    signal(sleeper, "STOP");
    let pass = guests[0].seat_pass().expect("it has a seat");
    let mut awake = Guest::return_to(&cluster.client(1 - owner), table, pass).await.expect("the seat is still theirs");
    let id = awake.act("4@a1".to_owned());
    until_done(&mut awake, id).await;
    assert_ne!(cluster.owner().await, owner);
    signal(sleeper, "CONT");
    // The sleeper shows what was decided without it, and hands on what is wanted there.
    let pass = guests[1].seat_pass().expect("it has a seat");
    guests[1] = Guest::return_to(&cluster.client(owner), table, pass).await.expect("the seat is still theirs");
    while guests[1].scene().now.as_ref().is_none_or(|now| now.decisions < 1) {
        guests[1].next().await.expect("the table is there");
    }
    let id = guests[1].act("4@b2".to_owned());
    until_done(&mut guests[1], id).await;
    let log = cluster.log(table).await;
    assert_eq!(log.iter().filter(|entry| matches!(entry.kind, EntryKind::Played { .. })).count(), 2);
    assert!(forgiven(&log) >= 1);
}
