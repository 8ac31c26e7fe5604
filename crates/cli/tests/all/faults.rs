//! Three servers on one database, people who play at many tables through all of them, and everything that can go wrong between: nothing
//! that was acknowledged is missing, nothing is done twice, and all who watch see the same.
//!
//! `UNDERHILL_FAULT_TABLES` says at how many tables they play, `UNDERHILL_FAULT_SECONDS` how long each fault lasts,
//! `UNDERHILL_FAULT_KILLS` how often a server is killed, and `UNDERHILL_EARLIER` is a program of an earlier build to be replaced by
//! this one; `cargo xtask soak` asks for more than the little of a test, and with `UNDERHILL_BARS` for what a player may notice.

use std::env;
use std::str::FromStr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::{Connection, Executor};
use tokio::task::JoinHandle;
use tokio::time::sleep;
use underhill_catalog::GameId;
use underhill_client::Guest;
use underhill_protocol::TableId;
use underhill_table::TimeControl;

use crate::cluster::{Apart, Cable, Cluster, Target, Wire, earlier_build, outages};
use crate::history::{Acknowledged, Round, Seen, is_all_there, open, play, resign, saw_the_same, watch};
use crate::server_process::PROGRAM;

/// Nobody waits longer for a move, whatever is wrong with one server: somebody else goes on with its tables.
const LONGEST_WAIT: Duration = Duration::from_secs(20);

fn asked_for<N: FromStr>(variable: &str, usually: N) -> N {
    env::var(variable).ok().and_then(|number| number.parse().ok()).unwrap_or(usually)
}

/// For how long something is away: longer than a lease, so that others have to go on.
fn a_while() -> Duration {
    Duration::from_secs(asked_for("UNDERHILL_FAULT_SECONDS", 8))
}

/// A table, those who play at it and those who watch.
struct Company {
    table: TableId,
    players: Vec<JoinHandle<(Guest, Vec<Acknowledged>)>>,
    spectators: Vec<JoinHandle<Seen>>,
}

/// Servers at which people play.
struct Evening {
    cluster: Cluster,
    round: Arc<Round>,
    companies: Vec<Company>,
    began: Instant,
}

impl Evening {
    /// People sit down at all servers and begin to play.
    async fn begin(cluster: Cluster) -> Self {
        let round = Arc::new(Round::default());
        let tables = asked_for("UNDERHILL_FAULT_TABLES", 8);
        // About two moves in a second at each of a few tables, and two hundred altogether at many.
        let thinking = (tables * 10).max(800);
        let mut companies = Vec::new();
        for number in 0..tables {
            let game = GameId::ALL[number as usize % GameId::ALL.len()];
            let both = [cluster.anywhere(), cluster.anywhere()];
            let (table, guests) = open(&both, game, TimeControl::Game { seconds: 3_600, increment: 0 }).await;
            let players = guests
                .into_iter()
                .enumerate()
                .map(|(seat, guest)| tokio::spawn(play(guest, number * 2 + seat as u64, thinking, Arc::clone(&round))));
            let players = players.collect();
            let mut spectators = Vec::new();
            for _ in 0..2 {
                let guest = Guest::watch(&cluster.anywhere(), table).await.expect("anybody may watch");
                spectators.push(tokio::spawn(watch(guest, Arc::clone(&round))));
            }
            companies.push(Company { table, players, spectators });
        }
        let evening = Evening { cluster, round, companies, began: Instant::now() };
        evening.goes_on().await;
        evening
    }

    /// Waits until everybody plays on.
    async fn goes_on(&self) {
        let before = self.round.acknowledged();
        while self.round.acknowledged() < before + 2 * self.companies.len() as u64 {
            let plays = |company: &Company| company.players.iter().any(|player| !player.is_finished());
            assert!(self.companies.iter().any(plays), "nobody plays any more");
            sleep(Duration::from_millis(20)).await;
        }
    }

    /// Waits until a server says that it can do its work, or that it cannot, and does what a balancer does then that asks for it.
    async fn until_ready(&self, place: usize, ready: bool) {
        while self.cluster.client(place).ready().await.is_ok() != ready {
            sleep(Duration::from_millis(100)).await;
        }
        self.cluster.avoid(place);
        if ready {
            self.cluster.trust(place);
        }
    }

    /// Everybody ends, and what they were told is compared with what is stored. Says how many outages were forgiven.
    async fn end(self, fault: &str) -> usize {
        let Evening { cluster, round, companies, began } = self;
        round.stop();
        let (mut all, mut forgiven) = (0, 0);
        for Company { table, players, spectators } in companies {
            let (mut acknowledged, mut guests) = (Vec::new(), Vec::new());
            for player in players {
                let (guest, theirs) = player.await.expect("they play on");
                acknowledged.extend(theirs);
                guests.push(guest);
            }
            resign(&mut guests[0]).await;
            is_all_there(&cluster.anywhere().records(table).await.expect("the game is over"), &acknowledged);
            let mut seen = Vec::new();
            for spectator in spectators {
                seen.push(spectator.await.expect("they watch to the end"));
            }
            saw_the_same(table, &seen);
            let log = cluster.log(table).await;
            assert!(log.windows(2).all(|pair| pair[0].at <= pair[1].at), "time goes back at {table}");
            forgiven += outages(&log).len();
            all += acknowledged.len();
        }
        println!(
            "{fault}: {all} moves acknowledged in {:.0?}, none lost, none done twice, all spectators saw the same; nobody waited \
             longer than {:.1?} for a move or was away for longer than {:.1?}; {forgiven} outages forgiven, {} moves refused",
            began.elapsed(),
            round.longest_wait(),
            round.longest_away(),
            round.refused(),
        );
        if env::var_os("UNDERHILL_BARS").is_some() {
            assert!(round.longest_wait() < LONGEST_WAIT, "somebody waited for {:?}", round.longest_wait());
        }
        forgiven
    }
}

async fn three(wire: Wire) -> Evening {
    Evening::begin(Cluster::start(3, wire).await).await
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_that_are_killed_lose_nothing() {
    let kills = asked_for("UNDERHILL_FAULT_KILLS", 2);
    // A game does not last for ever.
    let each = 5;
    for part in (0..kills).step_by(each) {
        let mut evening = three(Wire::Nats).await;
        for number in 0..each.min(kills - part) {
            evening.cluster.kill(number % evening.cluster.nodes.len());
            evening.goes_on().await;
            sleep(a_while()).await;
            evening.cluster.add().await;
        }
        assert!(evening.end("servers killed").await > 0, "nobody is charged for a lost server");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_sleeps_and_wakes_says_nothing_wrong() {
    let evening = three(Wire::Nats).await;
    evening.cluster.avoid(0);
    evening.cluster.nodes[0].signal("STOP");
    sleep(a_while()).await;
    evening.cluster.nodes[0].signal("CONT");
    evening.cluster.trust(0);
    evening.goes_on().await;
    evening.end("a server asleep").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_cut_off_from_its_database_leaves_its_tables_to_others() {
    let evening = three(Wire::Nats).await;
    evening.cluster.nodes[0].database.cut();
    let began = Instant::now();
    evening.until_ready(0, false).await;
    sleep(a_while().saturating_sub(began.elapsed())).await;
    evening.cluster.nodes[0].database.mend();
    evening.until_ready(0, true).await;
    evening.goes_on().await;
    evening.end("cut off from the database").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_cut_off_from_the_wire_plays_on() {
    let evening = three(Wire::Nats).await;
    let wire = evening.cluster.nodes[0].wire.as_ref().expect("there is a wire");
    wire.cut();
    evening.goes_on().await;
    sleep(a_while()).await;
    wire.mend();
    evening.goes_on().await;
    evening.end("cut off from the wire").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_cut_off_from_a_server_go_to_another() {
    let evening = three(Wire::Nats).await;
    evening.cluster.nodes[0].people.cut();
    evening.cluster.avoid(0);
    evening.goes_on().await;
    sleep(a_while()).await;
    evening.cluster.nodes[0].people.mend();
    evening.cluster.trust(0);
    evening.goes_on().await;
    evening.end("cut off from people").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_whose_cables_are_pulled_one_after_the_other_costs_nobody_anything() {
    let apart = Apart::make();
    let how = if apart.is_some() { "a cable pulled in a network of its own" } else { "a line cut by a proxy" };
    if apart.is_none() {
        println!("no network namespace can be made here: a proxy that passes nothing on does what it can instead");
    }
    let mut cluster = Cluster::start(0, Wire::Nats).await;
    cluster.add_in(apart, PROGRAM).await;
    cluster.add().await;
    cluster.add().await;
    let evening = Evening::begin(cluster).await;
    let server = &evening.cluster.nodes[0];
    for cable in [Cable::Wire, Cable::People, Cable::Database] {
        let began = Instant::now();
        server.pull(cable);
        match cable {
            Cable::Wire => {}
            Cable::People => evening.cluster.avoid(0),
            Cable::Database => evening.until_ready(0, false).await,
        }
        evening.goes_on().await;
        // Without its database it has to be away for longer than a lease.
        let pulled = if cable == Cable::Database { a_while() } else { a_while() / 4 };
        sleep(pulled.saturating_sub(began.elapsed())).await;
        server.plug(cable);
        evening.until_ready(0, true).await;
        evening.goes_on().await;
    }
    evening.end(how).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn play_goes_on_while_nats_is_away_comes_back_and_loses_letters() {
    let mut evening = three(Wire::Nats).await;
    let nats = evening.cluster.nats.as_mut().expect("there is one");
    nats.kill();
    nats.start_again();
    evening.goes_on().await;
    evening.cluster.nats.as_mut().expect("there is one").kill();
    evening.goes_on().await;
    sleep(a_while()).await;
    evening.cluster.nats.as_mut().expect("there is one").start_again();
    evening.goes_on().await;
    let wires = || evening.cluster.nodes.iter().filter_map(|node| node.wire.as_ref());
    wires().for_each(|wire| wire.lose_one_in(10));
    sleep(a_while()).await;
    evening.goes_on().await;
    wires().for_each(|wire| wire.mend());
    evening.goes_on().await;
    evening.end("NATS restarted, away, losing letters").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_when_postgresql_ends_and_comes_back() {
    let mut evening = three(Wire::Database).await;
    for kill in [false, true] {
        let postgres = &mut evening.cluster.postgres;
        if kill { postgres.kill() } else { postgres.stop() }.expect("it can be ended");
        sleep(Duration::from_secs(1)).await;
        evening.cluster.postgres.start().expect("it starts again");
        evening.goes_on().await;
    }
    evening.end("PostgreSQL restarted and killed").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_with_the_database_if_a_standby_has_it_all() {
    let cluster = Cluster::start(3, Wire::Nats).await;
    let standby = cluster.postgres.start_standby().expect("a standby starts");
    let mut primary = sqlx::PgConnection::connect(&cluster.store).await.expect("the database is there");
    primary.execute("ALTER SYSTEM SET synchronous_standby_names = '*'").await.expect("it may be set");
    primary.execute("SELECT pg_reload_conf()").await.expect("it is read");
    drop(primary);
    let mut evening = Evening::begin(cluster).await;
    evening.cluster.postgres.kill().expect("it can be killed");
    standby.promote().expect("it can be promoted");
    let mut primary = sqlx::PgConnection::connect(&standby.address()).await.expect("it is there");
    // It has no standby of its own yet, and would wait for one.
    primary.execute("ALTER SYSTEM SET synchronous_standby_names = ''").await.expect("it may be set");
    primary.execute("SELECT pg_reload_conf()").await.expect("it is read");
    drop(primary);
    for node in &evening.cluster.nodes {
        node.database.turn_to(Target::Unix(standby.socket()));
    }
    let lost = std::mem::replace(&mut evening.cluster.postgres, standby);
    evening.cluster.store = evening.cluster.store.replace(
        &lost.socket().parent().expect("it is in a folder").display().to_string(),
        &evening.cluster.postgres.socket().parent().expect("it is in a folder").display().to_string(),
    );
    evening.goes_on().await;
    evening.end("primary lost, standby promoted").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_build_follows_another_while_people_play() {
    let mut cluster = Cluster::start(0, Wire::Nats).await;
    for _ in 0..3 {
        match earlier_build() {
            Some(program) => cluster.add_of(&program).await,
            None => cluster.add().await,
        }
    }
    let mut evening = Evening::begin(cluster).await;
    for _ in 0..3 {
        evening.cluster.add().await;
        evening.cluster.avoid(0);
        evening.cluster.nodes[0].signal("TERM");
        let mut old = evening.cluster.nodes.remove(0);
        let ended = tokio::task::spawn_blocking(move || old.process.child.wait()).await.expect("it does not panic");
        assert!(ended.expect("it can be waited for").success(), "a server ends in good order");
        evening.goes_on().await;
    }
    let round = Arc::clone(&evening.round);
    assert_eq!(evening.end("one build after another").await, 0, "a polite hand-over forgives nothing");
    assert_eq!(round.refused(), 0, "no move is refused");
    if env::var_os("UNDERHILL_BARS").is_some() {
        assert!(round.longest_away() < Duration::from_secs(2), "somebody was away for {:?}", round.longest_away());
    }
}
