//! What one address may do at several servers together.

use std::time::Duration;

use serde_json::json;
use underhill_catalog::GameId;
use underhill_client::{Connection, Guest};
use underhill_server::{Config, Limits, WireAddress};

use crate::common::{new_table, roomy};
use crate::nodes::nodes_with;

const PAUSE: Duration = Duration::from_millis(100);

/// A server with few of what is limited, on a wire of this name.
async fn few(limits: Limits, wire: WireAddress) -> (Vec<underhill_server::Server>, Vec<underhill_client::Server>) {
    let (_, servers, clients) = nodes_with(2, &wire, &Config { limits, ..roomy() }).await;
    (servers, clients)
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_an_address_opens_at_one_server_count_at_the_others() {
    const MOST: usize = 100;
    for wire in [WireAddress::Memory("limits".to_owned()), WireAddress::Database] {
        let limits = Limits { tables: MOST as u32, ..roomy().limits };
        let (servers, clients) = few(limits, wire).await;
        let new = new_table(GameId::Gobblet, 2, json!({}));
        let mut opened = 0;
        while clients[0].open(&new).await.is_ok() {
            opened += 1;
        }
        assert!(opened >= MOST, "{opened}");
        let mut elsewhere = 0;
        while clients[1].open(&new).await.is_ok() {
            elsewhere += 1;
            tokio::time::sleep(PAUSE).await;
        }
        // Those that are opened before the other server has heard of it, and one more every 36 seconds.
        assert!(elsewhere < MOST / 2, "{elsewhere} more were opened at the other server");
        for server in servers {
            server.stop().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_that_an_address_has_at_one_server_count_at_the_others_while_they_are_there() {
    let limits = Limits { sockets: 8, ..roomy().limits };
    let (servers, clients) = few(limits, WireAddress::Memory("sockets".to_owned())).await;
    let table = clients[0].open(&new_table(GameId::Gobblet, 2, json!({}))).await.expect("it can be opened");
    let mut guests = Vec::new();
    for _ in 0..8 {
        guests.push(Guest::watch(&clients[0], table).await.expect("anybody may watch"));
    }
    let full = async || Connection::open(&clients[1], table).await.is_err();
    while !full().await {
        tokio::time::sleep(PAUSE).await;
    }
    drop(guests);
    while full().await {
        tokio::time::sleep(PAUSE).await;
    }
    for server in servers {
        server.stop().await;
    }
}
