//! One server at a time serves the tables of a store; another can take over from it.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde_json::json;
use underhill_catalog::GameId;
use underhill_server::{Config, Server, StartError};
use underhill_store::StoreError;

use crate::common::{any_action, begin, new_table, roomy, start, until_done};

#[tokio::test(flavor = "multi_thread")]
async fn a_second_server_on_the_same_tables_says_who_has_them_and_play_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let config = Config { store: format!("sqlite:{}", folder.path().join("tables.sqlite").display()), ..roomy() };
    let (server, client) = start(config.clone()).await;
    let (_, mut guests) = begin(&client, &new_table(GameId::Kobold, 2, json!({"first": "0"})), 2).await;
    let refused = Server::start(config.clone()).await.err().expect("the tables are taken");
    assert!(matches!(&refused, StartError::Store(StoreError::Held { .. })), "{refused}");
    assert!(refused.to_string().contains(&format!("process {}", std::process::id())), "{refused}");
    let action = any_action(&guests[0], 1).expect("it is their turn");
    let id = guests[0].act(action);
    until_done(&mut guests[0], id).await;
    server.stop().await;
    // What was held is free with the end of the server.
    Server::start(config).await.expect("the tables are free").stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_takes_over_waits_until_the_first_has_finished() {
    let folder = tempfile::tempdir().expect("a folder");
    let config = Config { store: format!("sqlite:{}", folder.path().join("tables.sqlite").display()), ..roomy() };
    let (mut first, client) = start(config.clone()).await;
    let (table, guests) = begin(&client, &new_table(GameId::Gobblet, 2, json!({})), 2).await;
    // On the same port, as it is when a program is replaced by a newer one.
    let next = Config { listen: first.address(), take_over: true, ..config };
    let finished = AtomicBool::new(false);
    let finishing = async {
        first.wanted_elsewhere().await;
        finished.store(true, Ordering::Relaxed);
        first.stop().await;
    };
    let taking_over = async {
        let second = Server::start(next).await.expect("it starts");
        assert!(finished.load(Ordering::Relaxed), "nothing is taken from who has not finished");
        second
    };
    let both = async { tokio::join!(taking_over, finishing).0 };
    let second = tokio::time::timeout(Duration::from_secs(60), both).await.expect("it takes over");
    assert_eq!(client.scene(table).await.expect("the table is there").version, guests[0].scene().version);
    second.stop().await;
}
