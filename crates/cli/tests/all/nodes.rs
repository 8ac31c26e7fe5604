//! Several servers on one database, as processes: one is killed, stopped or asked to end while people play, and another goes on.

use std::time::{Duration, Instant};

use underhill_client::{Guest, Happened};
use underhill_core::Seat;
use underhill_protocol::{Command, NewTable, TableId};
use underhill_table::{EntryKind, Name, Phase, TimeControl};

use crate::cluster::{Cluster, Wire, outages};

async fn until_done(guest: &mut Guest, id: u64) {
    loop {
        match guest.next().await.expect("the table is there") {
            Happened::Done { id: done, .. } if done == id => return,
            Happened::Rejected { id: rejected, message, .. } if rejected == id => panic!("{message}"),
            _ => {}
        }
    }
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
async fn owners_are_killed(wire: Wire) {
    let kills: usize = std::env::var("UNDERHILL_NODE_KILLS").map_or(2, |kills| kills.parse().expect("a number"));
    let mut longest = Duration::ZERO;
    let mut killed = 0;
    while killed < kills {
        let mut cluster = Cluster::start(2, wire).await;
        let (table, mut guests) = begin(&cluster).await;
        let mut here = 0;
        for (turn, action) in MOVES.iter().enumerate() {
            if turn > 0 && turn % 2 == 0 && killed < kills {
                let owner = cluster.owner(1).await;
                cluster.kill(owner);
                killed += 1;
                here += 1;
                let began = Instant::now();
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
        assert!(outages(&log).len() >= here, "nobody is charged for a lost server");
    }
    println!("{kills} owners killed: every acknowledged move is there once; played on after {longest:?} at the latest");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoevers_server_is_killed_plays_on_at_another_over_the_database() {
    owners_are_killed(Wire::Database).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoevers_server_is_killed_plays_on_at_another_over_nats() {
    owners_are_killed(Wire::Nats).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_was_asleep_stores_nothing_more_at_a_table_that_another_has_by_then() {
    let cluster = Cluster::start(2, Wire::Nats).await;
    let (table, mut guests) = begin(&cluster).await;
    let owner = cluster.owner(1).await;
    let sleeper = &cluster.nodes[owner];
    // Until its lease is over, and somebody at the other server wants to play.
    sleeper.signal("STOP");
    let pass = guests[0].seat_pass().expect("it has a seat");
    let mut awake = Guest::return_to(&cluster.client(1 - owner), table, pass).await.expect("the seat is still theirs");
    let id = awake.act("4@a1".to_owned());
    until_done(&mut awake, id).await;
    assert_ne!(cluster.owner(1).await, owner);
    sleeper.signal("CONT");
    // The sleeper says nothing of how the table was, shows what was decided without it, and hands on what is wanted there.
    let shown = loop {
        if let Ok(scene) = cluster.client(owner).scene(table).await {
            break scene.now.map_or(0, |now| now.decisions);
        }
    };
    assert_eq!(shown, 1, "what was before it slept is not shown");
    let pass = guests[1].seat_pass().expect("it has a seat");
    guests[1] = Guest::return_to(&cluster.client(owner), table, pass).await.expect("the seat is still theirs");
    while guests[1].scene().now.as_ref().is_none_or(|now| now.decisions < 1) {
        guests[1].next().await.expect("the table is there");
    }
    let id = guests[1].act("4@b2".to_owned());
    until_done(&mut guests[1], id).await;
    let log = cluster.log(table).await;
    assert_eq!(log.iter().filter(|entry| matches!(entry.kind, EntryKind::Played { .. })).count(), 2);
    assert!(!outages(&log).is_empty());
}
