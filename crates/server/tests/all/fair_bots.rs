//! Bots are shared fairly: who asks for much thinking does not make others wait, and nobody thinks for nobody.
//!
//! `UNDERHILL_MASTERS` says at how many tables of one address masters think (`cargo xtask soak` asks for 500); then it is measured
//! how long an easy bot of another address takes to answer, which must be within twice its budget and 200 ms.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::Message;
use underhill_catalog::GameId;
use underhill_client::{Guest, Happened, Server as Client};
use underhill_core::{Level, Seat};
use underhill_protocol::{Command, PROTOCOL, TableId};
use underhill_server::{Config, Server, WireAddress};
use underhill_table::{Bytes, Hash, Phase};

use crate::common::{any_action, begin, metric, metrics_of, new_table, roomy, sit, start, until_done};
use crate::nodes::nodes_with;

/// Somebody at another address of this machine who speaks HTTP.
struct Stranger {
    server: SocketAddr,
    token: String,
}

impl Stranger {
    /// What they add to the draws.
    const ADDED: [u8; 32] = [7; 32];

    async fn connect(&self) -> TcpStream {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.bind(SocketAddr::from((Ipv4Addr::new(127, 0, 0, 2), 0))).expect("all of 127 is this machine");
        socket.connect(self.server).await.expect("the server listens")
    }

    /// Reveals what they have committed to, at a table that starts.
    async fn reveal(&self, table: TableId) {
        let address = format!("ws://localhost/api/v1/tables/{table}/socket");
        let (mut socket, _) = client_async(address, self.connect().await).await.expect("the table is there");
        let reveal = json!({"type": "do", "id": 1, "do": "reveal", "entropy": Bytes(Stranger::ADDED)});
        for said in [json!({"type": "hello", "token": self.token, "protocol": PROTOCOL}), reveal] {
            socket.send(Message::text(said.to_string())).await.expect("it can be said");
        }
        while !socket.next().await.expect("it answers").expect("a message").to_string().contains(r#""done""#) {}
    }

    async fn ask(&self, method: &str, path: &str, body: &Value) -> Value {
        let mut stream = self.connect().await;
        let (body, token) = (body.to_string(), &self.token);
        let request = format!(
            "{method} /api/v1/{path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\nauthorization: Bearer {token}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(request.as_bytes()).await.expect("it can be asked");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("it answers");
        assert!(answer.starts_with("HTTP/1.1 20"), "{method} {path}: {answer}");
        let body = answer.split_once("\r\n\r\n").expect("a body").1;
        serde_json::from_str(body).unwrap_or_default()
    }

    /// A table at which a master has to begin.
    async fn let_a_master_begin(&self) -> TableId {
        let opened = self.ask("POST", "tables", &json!({"game": "gobblet", "seats": 2})).await;
        let table: TableId = opened["table"].as_str().expect("a code").parse().expect("a code");
        let commitment = Hash::of(&Stranger::ADDED);
        let seat = json!({"seat": 1, "name": "Mallory", "commitment": commitment, "token": self.token});
        self.ask("POST", &format!("tables/{table}/seats"), &seat).await;
        self.ask("PUT", &format!("tables/{table}/seats/0/bot"), &json!("master")).await;
        self.ask("POST", &format!("tables/{table}/start"), &json!(null)).await;
        self.reveal(table).await;
        table
    }
}

/// Plays until the bot has answered so often, game after game, and says how long each answer took.
async fn answers(guest: &mut Guest, wanted: usize) -> Vec<Duration> {
    let mut answers = Vec::new();
    while answers.len() < wanted {
        if guest.scene().phase == Phase::Over {
            let id = guest.again().expect("there is luck");
            until_done(guest, id).await;
        }
        let Some(action) = any_action(guest, answers.len() as u64) else {
            guest.next().await.expect("the table is there");
            continue;
        };
        let start = Instant::now();
        let id = guest.act(action);
        until_done(guest, id).await;
        let own = guest.scene().now.as_ref().expect("it has begun").decisions;
        while guest.scene().phase == Phase::Playing
            && guest.scene().now.as_ref().is_some_and(|now| now.decisions == own)
        {
            guest.next().await.expect("the table is there");
        }
        answers.push(start.elapsed());
    }
    answers
}

#[tokio::test(flavor = "multi_thread")]
async fn an_easy_bot_does_not_wait_for_the_masters_of_another_address() {
    let wanted = std::env::var("UNDERHILL_MASTERS").ok().map(|tables| tables.parse::<usize>().expect("a number"));
    let masters = wanted.unwrap_or(24);
    let (server, client) = start(Config { bot_threads: 1, bot_scale: 1.0, ..roomy() }).await;
    let new = new_table(GameId::Gobblet, 2, json!({}));
    let (_, mut guests) = begin(&client, &new, 1).await;
    let stranger = Stranger { server: server.address(), token: "ab".repeat(16) };
    let mut tables = Vec::new();
    for _ in 0..masters {
        tables.push(stranger.let_a_master_begin().await);
    }
    let mut answers = answers(&mut guests[0], if wanted.is_some() { 100 } else { 3 }).await;
    let mut decided = 0;
    for table in &tables {
        let now = client.scene(*table).await.expect("the table is there").now.expect("it has begun");
        decided += usize::from(now.decisions > 0);
    }
    assert!(decided < masters, "all {masters} masters were thought for before the easy bot");
    answers.sort();
    let [p50, p99] = [50, 99].map(|percent| answers[(answers.len() - 1) * percent / 100]);
    eprintln!("{masters} masters wait, {decided} have decided: an easy bot answers in {p50:?} (p50), {p99:?} (p99)");
    if wanted.is_some() {
        let bar = 2 * Level::Easy.budget() + Duration::from_millis(200);
        assert!(p99 <= bar, "{p99:?} is more than {bar:?}");
    }
    server.stop().await;
}

/// Lets four masters of one address begin at tables of this server, with people at that one, and waits until the last of these is told
/// which place in the line its bot has.
async fn last_of_four(owner: &Client, client: &Client) -> (Seat, usize) {
    let mut waiting = Vec::new();
    for _ in 0..4 {
        let table = owner.open(&new_table(GameId::Gobblet, 2, json!({}))).await.expect("it can be opened");
        let mut guest = sit(client, table, 1).await;
        for command in [Command::SeatBot { seat: Seat::new(0), level: Level::Master.into() }, Command::Start] {
            let id = guest.command(command);
            until_done(&mut guest, id).await;
        }
        waiting.push(guest);
    }
    let last = waiting.last_mut().expect("there are some");
    loop {
        if let Happened::InLine { seat, place } = last.next().await.expect("the table is there") {
            return (seat, place);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_waits_long_for_a_bot_is_told_its_place_in_the_line() {
    let (server, client) = start(Config { bot_threads: 1, bot_scale: 4.0, ..roomy() }).await;
    let (seat, place) = last_of_four(&client, &client).await;
    assert_eq!(seat, Seat::new(0));
    assert!((1..=4).contains(&place), "{place}");
    assert!(metric(metrics_of(&server), "underhill_bot_wait_seconds_count").await > 0.0);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_place_in_the_line_is_told_at_servers_where_the_bot_does_not_think() {
    let config = Config { bot_threads: 1, bot_scale: 4.0, ..roomy() };
    let (_, servers, clients) = nodes_with(2, &WireAddress::Memory("line".to_owned()), &config).await;
    let (seat, place) = last_of_four(&clients[0], &clients[1]).await;
    assert_eq!(seat, Seat::new(0));
    assert!((1..=4).contains(&place), "{place}");
    for server in servers {
        server.stop().await;
    }
}

/// A table of bots, and of one person who has gone and got up from afar: so nobody was there when the bots had to decide.
async fn left_to_bots(server: &Server, client: &Client) -> TableId {
    let (table, mut guests) = begin(client, &new_table(GameId::Kobold, 3, json!({})), 1).await;
    let guest = guests.pop().expect("there is one");
    let token = guest.token().expect("it has a seat");
    guest.leave().await;
    let sockets = async || metric(metrics_of(server), "underhill_sockets").await;
    while sockets().await > 0.0 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let stranger = Stranger { server: server.address(), token: token.0.to_string() };
    stranger.ask("DELETE", &format!("tables/{table}/seats/mine"), &json!(null)).await;
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_on_for_a_while_when_nobody_is_there_and_then_wait() {
    let phase = async |client: &Client, table| client.scene(table).await.expect("the table is there").phase;
    // For an hour: they play to the end.
    let (server, client) = start(Config { bots_alone: Duration::from_secs(3_600), ..roomy() }).await;
    let begun = Instant::now();
    let table = left_to_bots(&server, &client).await;
    while phase(&client, table).await == Phase::Playing {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let whole_game = begun.elapsed();
    server.stop().await;
    // Not for a moment: in a time in which they would be done with several games, they decide nothing.
    let (server, client) = start(Config { bots_alone: Duration::ZERO, ..roomy() }).await;
    let table = left_to_bots(&server, &client).await;
    let decided = async || metric(metrics_of(&server), "underhill_bot_decisions_total").await;
    // One may have been thinking when the last person went.
    tokio::time::sleep(whole_game).await;
    let before = decided().await;
    tokio::time::sleep(3 * whole_game).await;
    assert_eq!(decided().await, before, "they play for nobody");
    assert_eq!(phase(&client, table).await, Phase::Playing);
    let mut watching = Guest::watch(&client, table).await.expect("the table is there");
    while watching.scene().phase != Phase::Over {
        watching.next().await.expect("they play on for who watches");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_restart_bots_wait_until_somebody_comes() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = format!("sqlite:{}", folder.path().join("tables.sqlite").display());
    let slow = Config { store: store.clone(), bot_scale: 100.0, ..roomy() };
    let (server, client) = start(slow).await;
    let stranger = Stranger { server: server.address(), token: "ab".repeat(16) };
    for _ in 0..5 {
        stranger.let_a_master_begin().await;
    }
    let table = stranger.let_a_master_begin().await;
    drop(client);
    server.stop().await;
    let (server, client) = start(Config { store, ..roomy() }).await;
    // It is woken, and nobody is there.
    client.scene(table).await.expect("the table is there");
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(metric(metrics_of(&server), "underhill_bot_decisions_total").await, 0.0);
    let mut watching = Guest::watch(&client, table).await.expect("the table is there");
    while watching.scene().now.as_ref().is_some_and(|now| now.decisions == 0) {
        watching.next().await.expect("they play on for who watches");
    }
    server.stop().await;
}
