//! Connections that ask for nothing, ask by halves, or do not read: they end by themselves, no address has more than its share of
//! them, and whoever comes to play notices nothing.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use futures_util::SinkExt;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use underhill_catalog::GameId;
use underhill_client::Guest;
use underhill_protocol::TableId;
use underhill_server::{Config, Limits, TimeLimits};

use crate::common::{begin, get_from, metric, new_table, roomy, start};

/// Much longer than anything here takes.
const LONG: Duration = Duration::from_secs(30);
/// A request whose end is missing.
const HALF_A_HEAD: &str = "GET /health/live HTTP/1.1\r\nhost: underhill\r\nx-more:";

/// For what a test wants to see the end of. Whatever else somebody here does has the usual time: on a busy machine it may need
/// it.
const SHORT: Duration = Duration::from_millis(300);

/// A server with these times.
fn with(times: TimeLimits) -> Config {
    Config { times, ..roomy() }
}

async fn saying(address: SocketAddr, words: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).await.expect("the server listens");
    stream.write_all(words.as_bytes()).await.expect("it can be sent");
    stream
}

/// What the server says until it ends the connection.
async fn until_the_end(stream: &mut TcpStream) -> String {
    let mut said = Vec::new();
    let ended = timeout(LONG, stream.read_to_end(&mut said)).await;
    // Whether it ends kindly is a matter of who is first.
    let _ = ended.expect("the server never ends the connection");
    String::from_utf8_lossy(&said).into_owned()
}

#[tokio::test]
async fn half_a_request_is_not_waited_for_for_ever() {
    // The metrics have to be asked for in time, too.
    let head = Duration::from_secs(2);
    let (server, _client) = start(with(TimeLimits { head, body: SHORT, ..TimeLimits::default() })).await;
    let halves = ["", "GET", HALF_A_HEAD].map(async |words| {
        let mut stream = saying(server.address(), words).await;
        assert_eq!(until_the_end(&mut stream).await, "", "{words}");
    });
    futures_util::future::join_all(halves).await;
    let half_a_body = "POST /api/v1/tables HTTP/1.1\r\nhost: underhill\r\ncontent-type: application/json\r\n\
                       content-length: 100\r\n\r\n{\"game\":";
    let mut stream = saying(server.address(), half_a_body).await;
    let answer = until_the_end(&mut stream).await;
    assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("too-slow"), "{answer}");
    let metrics = server.metrics_address().expect("it listens there too");
    assert_eq!(metric(metrics, r#"underhill_refused_total{why="half-sent-head"}"#).await, 3.0);
    assert_eq!(metric(metrics, r#"underhill_refused_total{why="half-sent-body"}"#).await, 1.0);
    server.stop().await;
}

#[tokio::test]
async fn a_head_that_comes_by_single_letters_has_no_more_time() {
    let (server, _client) = start(with(TimeLimits { head: SHORT, ..TimeLimits::default() })).await;
    let stream = TcpStream::connect(server.address()).await.expect("the server listens");
    let (mut reading, mut writing) = stream.into_split();
    let letters = tokio::spawn(async move {
        let forever = std::iter::repeat("x");
        for letter in ["GET / HTTP/1.1\r\nx:"].into_iter().chain(forever) {
            tokio::time::sleep(Duration::from_millis(50)).await;
            if writing.write_all(letter.as_bytes()).await.is_err() {
                return;
            }
        }
    });
    let mut said = Vec::new();
    let _ = timeout(LONG, reading.read_to_end(&mut said)).await.expect("the server never ends the connection");
    letters.await.expect("they can no longer be sent");
    server.stop().await;
}

#[tokio::test]
async fn a_connection_that_rests_ends() {
    let (server, _client) = start(with(TimeLimits { idle: SHORT, ..TimeLimits::default() })).await;
    let mut stream = saying(server.address(), "GET /health/live HTTP/1.1\r\nhost: underhill\r\n\r\n").await;
    let answer = until_the_end(&mut stream).await;
    assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("live\n"), "{answer}");
    server.stop().await;
}

#[tokio::test]
async fn the_list_of_tables_is_told_for_longer_than_a_connection_may_rest() {
    let (server, client) = start(with(TimeLimits { idle: SHORT, ..TimeLimits::default() })).await;
    let mut stream = saying(server.address(), "GET /api/v1/tables/live HTTP/1.1\r\nhost: underhill\r\n\r\n").await;
    let mut told = String::new();
    tokio::time::sleep(Duration::from_secs(1)).await;
    let public = underhill_protocol::NewTable { public: true, ..new_table(GameId::Gobblet, 2, json!({})) };
    let table = client.open(&public).await.expect("a table can be opened").to_string();
    while !told.contains(&table) {
        let mut buffer = [0; 4096];
        let read = timeout(LONG, stream.read(&mut buffer)).await.expect("it is told").expect("it is connected");
        assert_ne!(read, 0, "the list ended: {told}");
        told.push_str(&String::from_utf8_lossy(&buffer[..read]));
    }
    server.stop().await;
}

#[tokio::test]
async fn an_address_has_its_share_of_connections_and_others_enter() {
    let limits = Limits { connections_per_address: 20, ..roomy().limits };
    let times = TimeLimits { head: 4 * LONG, ..TimeLimits::default() };
    let (server, _client) = start(Config { limits, times, ..roomy() }).await;
    let mut crowd = Vec::new();
    for _ in 0..100 {
        crowd.push(saying(server.address(), HALF_A_HEAD).await);
    }
    let mut refused = 0;
    for stream in &mut crowd[20..] {
        let answer = until_the_end(stream).await;
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 429"), "{answer}");
        refused += 1;
    }
    assert_eq!(refused, 80);
    // Every address that begins with 127 is this machine.
    let answer = get_from([127, 0, 0, 2], server.address(), "/health/live").await;
    assert!(answer.ends_with("live\n"), "{answer}");
    let metrics = server.metrics_address().expect("it listens there too");
    assert_eq!(metric(metrics, r#"underhill_refused_total{why="connections-of-address"}"#).await, 80.0);
    drop(crowd);
    let entered =
        async { while !get_from([127, 0, 0, 1], server.address(), "/health/live").await.ends_with("live\n") {} };
    timeout(LONG, entered).await.expect("whoever closes their connections may have others");
    server.stop().await;
}

#[tokio::test]
async fn a_proxy_brings_more_than_one_address_may() {
    let limits = Limits { connections_per_address: 2, connections: 12, ..roomy().limits };
    let trusted_proxies = vec!["127.0.0.1".parse().expect("an address")];
    let times = TimeLimits { head: 4 * LONG, ..TimeLimits::default() };
    let (server, _client) = start(Config { limits, times, trusted_proxies, ..roomy() }).await;
    let mut crowd = Vec::new();
    for _ in 0..12 {
        crowd.push(saying(server.address(), HALF_A_HEAD).await);
    }
    let mut one_too_many = saying(server.address(), HALF_A_HEAD).await;
    let answer = until_the_end(&mut one_too_many).await;
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 503"), "{answer}");
    let metrics = server.metrics_address().expect("it listens there too");
    assert_eq!(metric(metrics, r#"underhill_refused_total{why="connections"}"#).await, 1.0);
    assert_eq!(metric(metrics, r#"underhill_refused_total{why="connections-of-address"}"#).await, 0.0);
    server.stop().await;
}

#[tokio::test]
async fn an_answer_that_is_not_read_is_not_kept() {
    let (server, _client) = start(with(TimeLimits { unread: SHORT, ..TimeLimits::default() })).await;
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4 * 1024).expect("a small buffer");
    let mut stream = socket.connect(server.address()).await.expect("the server listens");
    let ask = "GET /api/v1/openapi.json HTTP/1.1\r\nhost: underhill\r\n\r\n";
    // As many as it takes to fill what lies between.
    let asking = async { while stream.write_all(ask.as_bytes()).await.is_ok() {} };
    timeout(LONG, asking).await.expect("the server never ends the connection");
    let metrics = server.metrics_address().expect("it listens there too");
    assert_eq!(metric(metrics, r#"underhill_refused_total{why="unread"}"#).await, 1.0);
    server.stop().await;
}

#[tokio::test]
async fn who_asks_too_often_is_answered_once_more_and_no_longer_listened_to() {
    let limits = Limits { requests: 2, ..roomy().limits };
    let (server, _client) = start(Config { limits, ..roomy() }).await;
    let ask = "GET /health/live HTTP/1.1\r\nhost: underhill\r\n\r\n";
    let mut stream = saying(server.address(), &ask.repeat(100)).await;
    let answers = until_the_end(&mut stream).await;
    let count = |status: &str| answers.matches(&format!("HTTP/1.1 {status}")).count();
    assert!(count("200") >= 4, "{answers}");
    assert_eq!(count("429"), 1, "{answers}");
    server.stop().await;
}

/// Two people at a table, and the way to it.
async fn friends(config: Config) -> (underhill_server::Server, TableId, Vec<Guest>) {
    let (server, client) = start(config).await;
    let (table, guests) = begin(&client, &new_table(GameId::Gobblet, 2, json!({})), 2).await;
    (server, table, guests)
}

/// Waits until so many watch. Both friends read meanwhile.
async fn until_watched_by(guests: &mut [Guest], count: usize) {
    let [first, second] = guests else { panic!("there are two") };
    let watched = async {
        while first.presence().1 != count {
            tokio::select! {
                happened = first.next() => happened.expect("the table is there"),
                happened = second.next() => happened.expect("the table is there"),
            };
        }
    };
    timeout(LONG, watched).await.unwrap_or_else(|_| panic!("never watched by {count}"));
}

async fn watch(server: &underhill_server::Server, table: TableId) -> crate::strangers::Socket {
    let mut socket = crate::strangers::connect(server.address(), table).await;
    socket.send(Message::text(r#"{"type":"hello"}"#)).await.expect("it can be sent");
    socket
}

#[tokio::test]
async fn who_asks_for_answers_and_never_reads_them_is_cut_off() {
    let (server, table, mut guests) = friends(with(TimeLimits { unread: SHORT, ..TimeLimits::default() })).await;
    let mut socket = watch(&server, table).await;
    until_watched_by(&mut guests, 1).await;
    let pings =
        tokio::spawn(async move { while socket.send(Message::text(r#"{"type":"ping","sent":1}"#)).await.is_ok() {} });
    until_watched_by(&mut guests, 0).await;
    pings.await.expect("it can no longer ask");
    server.stop().await;
}

/// Somebody who always reads, whatever else is done here: how many they see that play and that watch.
fn reading(mut guest: Guest) -> (tokio::sync::watch::Receiver<(usize, usize)>, tokio::task::JoinHandle<()>) {
    let seen = |guest: &Guest| (guest.presence().0.len(), guest.presence().1);
    let (tell, told) = tokio::sync::watch::channel(seen(&guest));
    let reading = tokio::spawn(async move {
        while guest.next().await.is_ok() {
            tell.send_replace(seen(&guest));
        }
    });
    (told, reading)
}

#[tokio::test(flavor = "multi_thread")]
async fn who_pings_and_never_reads_is_cut_off() {
    // Long enough for who is kept from reading by a busy machine.
    let silence = Duration::from_secs(2);
    let times = TimeLimits { ping: Duration::from_millis(100), silence, ..TimeLimits::default() };
    let (server, table, guests) = friends(with(times)).await;
    let friends: Vec<_> = guests.into_iter().map(reading).collect();
    let mut seen = friends[0].0.clone();
    let mut until_seen = async |wanted| {
        let seen = timeout(LONG, seen.wait_for(|seen| *seen == wanted)).await;
        assert!(seen.is_ok(), "it was never so that {wanted:?} were there");
    };
    let mut socket = watch(&server, table).await;
    until_seen((2, 1)).await;
    let pings = tokio::spawn(async move {
        // What anybody can send without having read anything, an answer to no question among it.
        for message in [Message::Ping(Vec::new().into()), Message::Pong(vec![0; 8].into())].iter().cycle() {
            tokio::time::sleep(Duration::from_millis(50)).await;
            if socket.send(message.clone()).await.is_err() {
                return;
            }
        }
    });
    until_seen((2, 0)).await;
    pings.await.expect("it can no longer ping");
    // Who reads stays, though they say nothing.
    tokio::time::sleep(2 * silence).await;
    let still = *friends[0].0.borrow();
    assert_eq!(still, (2, 0), "both friends are still there");
    server.stop().await;
    friends.iter().for_each(|(_, reading)| reading.abort());
}

#[tokio::test]
async fn a_server_that_stops_waits_for_nobody_who_dawdles() {
    let (server, table, _guests) = friends(roomy()).await;
    let mut crowd = Vec::new();
    for _ in 0..20 {
        crowd.push(saying(server.address(), HALF_A_HEAD).await);
    }
    // One who never said hello, one who does not take notice of anything, and one who rests.
    let silent = crate::strangers::connect(server.address(), table).await;
    let deaf = watch(&server, table).await;
    crowd.push(saying(server.address(), "GET /health/live HTTP/1.1\r\nhost: underhill\r\n\r\n").await);
    tokio::time::sleep(Duration::from_millis(100)).await;
    let begun = Instant::now();
    server.stop().await;
    // It is said to take less than one second, which docs/benchmarks.md tells; a busy machine gets as long as it needs.
    let took = begun.elapsed();
    eprintln!("with twenty half-sent requests and two sockets that dawdle it stopped in {took:?}");
    assert!(took < LONG, "{took:?}");
    drop((crowd, silent, deaf));
}
