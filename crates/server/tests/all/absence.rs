//! People leave and come back; their seats wait for them, or a bot goes on if the others ask for it.

use serde_json::json;
use underhill_catalog::GameId;
use underhill_client::{Guest, Happened};
use underhill_core::{Level, Seat, Seats};
use underhill_protocol::Command;
use underhill_table::{NewsKind, Offer, Rejection, StandInReason};

use crate::common::{begin, new_table, roomy, start, until_done};

/// Waits until somebody is told this.
async fn until_told(guest: &mut Guest, told: impl Fn(&NewsKind) -> bool) {
    loop {
        if let Happened::News(news) = guest.next().await.expect("the table is there")
            && told(&news.kind)
        {
            return;
        }
    }
}

/// How somebody asks that a bot go on for another; who is there is for the server to say.
const fn stand_in(seat: Seat) -> Command {
    Command::StandIn { seat, present: Seats::NONE }
}

/// Waits until everybody at the table knows that only these are there.
async fn until_present(guest: &mut Guest, seats: Seats) {
    while guest.presence().0 != seats {
        guest.next().await.expect("the table is there");
    }
}

#[tokio::test]
async fn a_bot_goes_on_for_who_left_only_if_the_other_asks_and_gives_the_seat_back_on_return() {
    let (server, client) = start(roomy()).await;
    let (table, mut guests) = begin(&client, &new_table(GameId::Gobblet, 2, json!({})), 2).await;
    let seat_1 = Seat::new(1);
    let early = guests[0].command(stand_in(seat_1));
    loop {
        match guests[0].next().await.expect("the table is there") {
            Happened::Rejected { id, rejection, .. } if id == early => break assert_eq!(rejection, Rejection::IsThere),
            Happened::Done { id, .. } if id == early => panic!("a bot took the seat of somebody who is there"),
            _ => {}
        }
    }
    let gone = guests.pop().expect("there are two");
    let token = gone.token().expect("it has a seat");
    drop(gone);
    until_present(&mut guests[0], Seats::only(Seat::new(0))).await;
    assert_eq!(guests[0].scene().places[1].bot, None, "nobody has asked for a bot");
    guests[0].command(stand_in(seat_1));
    until_told(
        &mut guests[0],
        |told| matches!(told, NewsKind::HandedOver { seat, reason: StandInReason::Away, level: Level::Medium } if *seat == seat_1),
    )
    .await;
    let back = Guest::return_to(&client, table, token).await.expect("the seat is still theirs");
    assert_eq!(back.scene().places[1].bot, None);
    until_told(&mut guests[0], |told| matches!(told, NewsKind::Returned { seat } if *seat == seat_1)).await;
    server.stop().await;
}

#[tokio::test]
async fn who_comes_back_while_the_others_are_being_asked_needs_no_bot() {
    let (server, client) = start(roomy()).await;
    let (table, mut guests) = begin(&client, &new_table(GameId::Kobold, 3, json!({})), 3).await;
    let gone = guests.pop().expect("there are three");
    let token = gone.token().expect("it has a seat");
    drop(gone);
    until_present(&mut guests[0], [Seat::new(0), Seat::new(1)].into_iter().collect()).await;
    let asked = guests[0].command(stand_in(Seat::new(2)));
    until_done(&mut guests[0], asked).await;
    until_told(&mut guests[1], |told| matches!(told, NewsKind::Asked { offer: Offer::StandIn(_), .. })).await;
    let back = Guest::return_to(&client, table, token).await.expect("the seat is still theirs");
    assert_eq!(back.scene().now.as_ref().and_then(|now| now.asked), None);
    assert_eq!(back.scene().places[2].bot, None);
    until_told(&mut guests[1], |told| matches!(told, NewsKind::Declined { seat } if *seat == Seat::new(2))).await;
    server.stop().await;
}

/// How many watch is told to everybody; with a crowd not each time that somebody comes, but the last word is right.
#[tokio::test(flavor = "multi_thread")]
async fn a_crowd_is_counted_once_in_a_while() {
    const CROWD: usize = 80;
    let (server, client) = start(roomy()).await;
    let table = client.open(&new_table(GameId::Gobblet, 2, json!({}))).await.expect("a table can be opened");
    let began = std::time::Instant::now();
    let mut first = Guest::watch(&client, table).await.expect("anybody may watch");
    let mut others = Vec::new();
    for _ in 1..CROWD {
        others.push(Guest::watch(&client, table).await.expect("anybody may watch"));
    }
    let mut told = 0;
    while first.presence().1 < CROWD {
        told += usize::from(matches!(first.next().await, Ok(Happened::Presence)));
    }
    // Of twenty, each; of the rest, once a second.
    let most = 21 + began.elapsed().as_secs() as usize + 1;
    assert!(told <= most, "{told} times, at most {most} were needed");
    server.stop().await;
}
