//! The list of public tables: it has an end, it is told now and then, and whoever asks for it is charged for it.

use std::time::Instant;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use underhill_catalog::GameId;
use underhill_client::Server;
use underhill_core::Seat;
use underhill_protocol::{NewTable, TableId};
use underhill_server::{Config, Limits};

use crate::common::{get, metric, metrics_of, new_table, roomy, sit, start};

async fn open_public(client: &Server) -> TableId {
    let public = NewTable { public: true, ..new_table(GameId::Gobblet, 2, json!({})) };
    client.open(&public).await.expect("a table can be opened")
}

/// What is told of the list as it changes.
struct Listening {
    stream: TcpStream,
    heard: String,
}

impl Listening {
    async fn start(server: &underhill_server::Server) -> Self {
        let mut stream = TcpStream::connect(server.address()).await.expect("the server listens");
        let ask = "GET /api/v1/tables/live HTTP/1.1\r\nhost: underhill\r\n\r\n";
        stream.write_all(ask.as_bytes()).await.expect("it can be asked");
        Listening { stream, heard: String::new() }
    }

    fn lists(&self) -> usize {
        self.heard.matches("\ndata:").count()
    }

    /// Hears on until that is enough.
    async fn until(&mut self, enough: impl Fn(&Self) -> bool) {
        while !enough(self) {
            let mut buffer = vec![0; 1 << 16];
            let read = self.stream.read(&mut buffer).await.expect("it is connected");
            assert_ne!(read, 0, "the list ended");
            self.heard.push_str(&String::from_utf8_lossy(&buffer[..read]));
        }
    }
}

#[tokio::test]
async fn many_changes_of_the_list_are_told_once_a_second() {
    let (server, client) = start(roomy()).await;
    let mut listening = Listening::start(&server).await;
    listening.until(|heard| heard.lists() > 0).await;
    let begun = Instant::now();
    let mut last = open_public(&client).await;
    for _ in 0..60 {
        last = open_public(&client).await;
        tokio::time::sleep(std::time::Duration::from_millis(30)).await;
    }
    listening.until(|heard| heard.heard.contains(&last.to_string())).await;
    let most = begun.elapsed().as_secs() + 2;
    let lists = listening.lists();
    assert!((2..=most as usize).contains(&lists), "{lists} lists in {:?}", begun.elapsed());
    server.stop().await;
}

#[tokio::test]
async fn a_list_has_an_end_and_begins_where_somebody_waits() {
    let (server, client) = start(roomy()).await;
    let mut waiting = Vec::new();
    for number in 0..230 {
        let table = open_public(&client).await;
        if number % 23 == 0 {
            waiting.push((table, sit(&client, table, 1).await));
        }
    }
    let answer = get(server.address(), "/api/v1/tables").await;
    let (_, list) = answer.split_once("\r\n\r\n").expect("a body");
    let list: Vec<Value> = serde_json::from_str(list).expect("a list");
    assert_eq!(list.len(), 200);
    let codes: Vec<&str> = list.iter().map(|listing| listing["table"].as_str().expect("a code")).collect();
    assert!(codes.is_sorted(), "{codes:?}");
    for (table, guest) in &waiting {
        assert_eq!(guest.scene().you, Some(Seat::new(1)));
        assert!(codes.contains(&table.to_string().as_str()), "somebody waits at {table}");
    }
    server.stop().await;
}

#[tokio::test]
async fn whoever_asks_for_the_list_again_and_again_is_charged_for_it() {
    let limits = Limits { downloads: 1, ..roomy().limits };
    let (server, client) = start(Config { limits, ..roomy() }).await;
    for _ in 0..100 {
        open_public(&client).await;
    }
    let begun = Instant::now();
    let mut sent = 0;
    loop {
        let answer = get(server.address(), "/api/v1/tables").await;
        if !answer.starts_with("HTTP/1.1 200") {
            assert!(answer.starts_with("HTTP/1.1 429"), "{answer}");
            break;
        }
        sent += answer.split_once("\r\n\r\n").expect("a body").1.len();
        assert!(sent < 1 << 20, "nobody is charged");
    }
    // A quarter of a megabyte at once, and a kilobyte with every second.
    let most = (256 << 10) + (1 << 10) * (begun.elapsed().as_secs() as usize + 1);
    assert!((200 << 10..=most).contains(&sent), "{sent} bytes");
    let refused = metric(metrics_of(&server), r#"underhill_refused_total{why="downloads"}"#).await;
    // Who listens has to wait like everyone else.
    let mut listening = Listening::start(&server).await;
    listening.until(|heard| heard.heard.contains("\r\n\r\n")).await;
    while metric(metrics_of(&server), r#"underhill_refused_total{why="downloads"}"#).await <= refused {
        tokio::task::yield_now().await;
    }
    assert_eq!(listening.lists(), 0, "{}", listening.heard);
    server.stop().await;
}
