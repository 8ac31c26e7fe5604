//! What can be watched of several servers.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::json;
use underhill_catalog::GameId;
use underhill_client::Guest;
use underhill_private_postgres::PrivatePostgres;
use underhill_server::WireAddress;

use crate::common::{begin_at, get, metric, metrics_of, new_table, roomy, start, until_done};
use crate::nodes::{node, nodes, steal, until};

/// Waits until a line of the metrics says this.
async fn until_metric(metrics: SocketAddr, name: &str, value: f64) {
    while metric(metrics, name).await != value {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_servers_do_for_each_other_is_counted() {
    let (store, mut servers, clients) = nodes(2, &WireAddress::Memory("watched".to_owned())).await;
    let (one, other) = (metrics_of(&servers[0]), metrics_of(&servers[1]));
    let (_, mut guests) = begin_at(&clients, &new_table(GameId::Gobblet, 2, json!({}))).await;
    let mut decisions = 0;
    let mut play = async |guests: &mut [Guest], action: &str| {
        let seat = decisions % 2;
        let id = guests[seat].act(action.to_owned());
        until_done(&mut guests[seat], id).await;
        decisions += 1;
        for guest in guests {
            until(guest, |guest| guest.scene().now.as_ref().is_some_and(|now| now.decisions == decisions)).await;
        }
    };
    for action in ["4@a1", "4@b2", "4@c3"] {
        play(&mut guests, action).await;
    }
    for metrics in [one, other] {
        until_metric(metrics, "underhill_servers", 2.0).await;
        assert_eq!(metric(metrics, "underhill_wire_connected").await, 1.0);
        assert_eq!(metric(metrics, "underhill_appends_fenced_total").await, 0.0);
    }
    assert_eq!(metric(one, "underhill_tables_owned").await, 1.0);
    assert_eq!(metric(other, "underhill_tables_replicated").await, 1.0);
    assert_eq!(metric(one, "underhill_tables_taken_total").await, 1.0);
    assert_eq!(metric(other, "underhill_tables_taken_total").await, 0.0);
    let sent = metric(other, "underhill_errands_sent_total").await;
    assert!(sent > 0.0);
    assert_eq!(metric(other, "underhill_errands_answered_total").await, sent);
    assert_eq!(metric(one, "underhill_errands_done_total").await, sent);
    let heard = metric(other, "underhill_hints_heard_total").await;
    assert!(heard > 0.0 && metric(other, "underhill_hints_late_total").await <= heard);
    // Another server has the table by now, and whoever had it finds out with what it tries to store.
    steal(&store).await;
    play(&mut guests, "4@d4").await;
    assert_eq!(metric(one, "underhill_appends_fenced_total").await, 1.0);
    assert_eq!(
        (metric(one, "underhill_tables_owned").await, metric(one, "underhill_tables_replicated").await),
        (0.0, 1.0)
    );
    assert_eq!(metric(other, "underhill_tables_owned").await, 1.0);
    // The server that has it ends in good order.
    servers.remove(1).stop().await;
    until_metric(one, "underhill_tables_owned", 1.0).await;
    until_metric(one, "underhill_servers", 1.0).await;
    assert_eq!(metric(one, "underhill_tables_taken_total").await, 2.0);
    assert_eq!(metric(one, "underhill_tables_inherited_total").await, 0.0, "nobody was lost");
    servers.remove(0).stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_cannot_say_that_it_is_there_steps_down_once() {
    let mut postgres = PrivatePostgres::start_new().expect("PostgreSQL starts");
    let store = postgres.fresh_database().expect("a database can be created");
    let (server, client) = node(&store, &WireAddress::Database).await;
    let metrics = metrics_of(&server);
    postgres.stop().expect("it can be stopped");
    until_metric(metrics, "underhill_steps_down_total", 1.0).await;
    assert_eq!(metric(metrics, "underhill_wire_connected").await, 0.0);
    assert!(client.ready().await.is_err());
    postgres.start().expect("it starts again");
    until_metric(metrics, "underhill_wire_connected", 1.0).await;
    while client.ready().await.is_err() {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(metric(metrics, "underhill_steps_down_total").await, 1.0);
    server.stop().await;
}

#[tokio::test]
async fn a_server_alone_has_nothing_to_say_about_others() {
    let (server, _) = start(roomy()).await;
    let told = get(metrics_of(&server), "/metrics").await;
    assert!(told.contains("underhill_tables ") && !told.contains("underhill_servers"), "{told}");
    server.stop().await;
}
