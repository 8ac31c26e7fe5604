//! People leave and come back; bots play for them meanwhile.

use std::time::Duration;

use serde_json::json;
use underhill_catalog::GameId;
use underhill_client::{Guest, Happened};
use underhill_core::{Level, Seat};
use underhill_protocol::{Command, NewSeat};
use underhill_server::Config;
use underhill_table::{Bytes, Name, NewsKind, StandInReason};

use crate::common::{begin, new_table, roomy, start, until_done};

fn impatient() -> Config {
    Config { grace: Duration::from_millis(50), ..roomy() }
}

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

#[tokio::test]
async fn a_seat_left_alone_is_played_by_a_bot_and_given_back_on_return() {
    let (server, client) = start(impatient()).await;
    let (table, mut guests) = begin(&client, &new_table(GameId::Gobblet, 2, json!({})), 2).await;
    let gone = guests.pop().expect("there are two");
    let token = gone.token().expect("it has a seat");
    drop(gone);
    let seat_1 = Seat::new(1);
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
async fn who_sits_down_and_never_shows_up_is_played_for_as_well() {
    let (server, client) = start(impatient()).await;
    let table = client.open(&new_table(GameId::Gobblet, 2, json!({}))).await.expect("a table can be opened");
    let name = |name: &str| Name::try_from(name.to_owned()).expect("a name");
    let ghost = NewSeat { seat: Some(Seat::new(1)), name: name("Ghost"), entropy: Bytes([1; 32]), token: None };
    client.sit(table, &ghost).await.expect("the seat is free");
    let mut guest = Guest::sit(&client, table, name("Ada"), None).await.expect("a seat is free");
    let id = guest.command(Command::Start);
    until_done(&mut guest, id).await;
    until_told(&mut guest, |told| matches!(told, NewsKind::HandedOver { seat, .. } if *seat == Seat::new(1))).await;
    server.stop().await;
}
