//! People on many devices play whole games over real sockets, and lose their connections all the time.

use serde_json::json;
use underhill_catalog::GameId;
use underhill_client::{Guest, Happened};
use underhill_core::{Luck, seeded};
use underhill_table::{Phase, fair};

use crate::common::{any_action, begin, new_table, roomy, start};

/// Plays until the game is over, and now and then vanishes without a word to come back, by way of any server, as if nothing had been.
pub(crate) async fn play(clients: Vec<underhill_client::Server>, mut guest: Guest, number: u64) -> Guest {
    let mut luck = seeded(number, 3);
    let mut asked_at = None;
    let mut versions = guest.scene().version;
    let mut lost = 0;
    while guest.scene().phase != Phase::Over {
        if luck.below(12) == 0 && lost < 20 {
            lost += 1;
            let (table, pass) = (guest.table(), guest.seat_pass().expect("it has a seat"));
            drop(guest);
            let client = &clients[luck.below(clients.len() as u64) as usize];
            guest = Guest::return_to(client, table, pass).await.expect("the seat is still theirs");
            (asked_at, versions) = (None, guest.scene().version);
            continue;
        }
        let decisions = guest.scene().now.as_ref().map(|now| now.decisions);
        if asked_at != decisions
            && let Some(action) = any_action(&guest, luck.below(1 << 40))
        {
            guest.act(action);
            asked_at = decisions;
        }
        match guest.next().await.expect("the table is there") {
            Happened::News(news) => {
                assert_eq!(news.version, versions + 1, "versions have no gaps");
                versions = news.version;
            }
            // What was sent before the connection was lost may have been done after all.
            Happened::Rejected { .. } => asked_at = None,
            _ => {}
        }
    }
    guest
}

pub(crate) async fn whole_game(
    clients: &[underhill_client::Server],
    game: GameId,
    seats: usize,
    people: usize,
    number: u64,
) {
    let client = &clients[0];
    let options = if game == GameId::Gobblestones { json!({"bluff": number % 2 == 1}) } else { json!({}) };
    let (table, guests) = begin(client, &new_table(game, seats, options), people).await;
    let watcher = Guest::watch(client, table).await.expect("anybody may watch");
    let players: Vec<_> = guests
        .into_iter()
        .enumerate()
        .map(|(seat, guest)| tokio::spawn(play(clients.to_vec(), guest, number * 10 + seat as u64)))
        .collect();
    for player in players {
        let mut guest = player.await.expect("they play to the end");
        guest.verify().await.expect("the draws were fair");
    }
    drop(watcher);
    let records = client.records(table).await.expect("the game is over");
    assert_eq!(records.len(), 1);
    fair::verify(&records[0]).expect("the rules allow every step and every draw is fair");
    assert_eq!(records[0].end.as_ref().expect("it is over").how, underhill_core::EndKind::Played);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_to_its_end_with_two_three_and_four_seats() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = format!("sqlite:{}", folder.path().join("tables.sqlite").display());
    let (server, client) = start(underhill_server::Config { store, ..roomy() }).await;
    let mut games = Vec::new();
    for (number, &game) in GameId::ALL.iter().enumerate() {
        for seats in game.seats() {
            for people in [1, seats] {
                let (client, number) = (client.clone(), (number * 16 + seats * 2 + usize::from(people > 1)) as u64);
                games.push(tokio::spawn(async move { whole_game(&[client], game, seats, people, number).await }));
            }
        }
    }
    for game in games {
        game.await.expect("the game is played");
    }
    server.stop().await;
}
