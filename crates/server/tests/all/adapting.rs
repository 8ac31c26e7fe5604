//! A bot that adapts sits down at a table like any other.

use serde_json::json;
use underhill_catalog::GameId;
use underhill_client::Guest;
use underhill_core::{EndKind, Seat, Skill};
use underhill_protocol::Command;
use underhill_server::Config;
use underhill_table::fair;

use crate::common::{any_action, new_table, roomy, sit, start, until_done, until_playing};
use crate::whole_games::play;

/// Begins, goes on at another server that has to begin anew with knowing the others, and plays to the end.
async fn whole_game(game: GameId, store: &str) {
    let (server, client) = start(Config { store: store.to_owned(), ..roomy() }).await;
    let table = client.open(&new_table(game, 2, json!({}))).await.expect("a table can be opened");
    let mut guest = sit(&client, table, 0).await;
    let id = guest.command(Command::SeatBot { seat: Seat::new(1), level: Skill::Adapting });
    until_done(&mut guest, id).await;
    let id = guest.command(Command::Start);
    until_done(&mut guest, id).await;
    until_playing(std::slice::from_mut(&mut guest)).await;
    assert_eq!(guest.scene().places[1].bot, Some(Skill::Adapting));
    for number in 0.. {
        let decisions = guest.scene().now.as_ref().expect("it is played").decisions;
        if decisions >= 6 {
            break;
        }
        if let Some(action) = any_action(&guest, number) {
            let id = guest.act(action);
            until_done(&mut guest, id).await;
        } else {
            guest.next().await.expect("the table is there");
        }
    }
    let pass = guest.seat_pass().expect("it has a seat");
    drop(guest);
    server.stop().await;

    let (server, client) = start(Config { store: store.to_owned(), ..roomy() }).await;
    let guest = Guest::return_to(&client, table, pass).await.expect("the seat is still theirs");
    assert_eq!(guest.scene().places[1].bot, Some(Skill::Adapting), "{game} was read back");
    let mut guest = play(vec![client.clone()], guest, 7).await;
    guest.verify().await.expect("the draws were fair");
    let records = client.records(table).await.expect("the game is over");
    assert_eq!(records[0].players[1], "adapt");
    assert_eq!(records[0].end.as_ref().expect("it is over").how, EndKind::Played);
    fair::verify(&records[0]).expect("the rules allow every step and every draw is fair");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_adapts_plays_every_game_to_its_end_and_over_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    for &game in GameId::ALL {
        let store = format!("sqlite:{}", folder.path().join(format!("{game}.sqlite")).display());
        whole_game(game, &store).await;
    }
}
