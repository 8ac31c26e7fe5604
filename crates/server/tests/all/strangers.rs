//! Clients that send garbage, too much, or nothing; that do not read; that have no right to be there. They are cut off
//! with the documented code, and the others notice nothing.

use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};
use underhill_catalog::GameId;
use underhill_client::Guest;
use underhill_protocol::{CloseCode, TableId};
use underhill_server::{Config, Limits};

use crate::common::{any_action, begin, new_table, roomy, start, until_done};

pub(crate) type Socket = WebSocketStream<TcpStream>;

pub(crate) async fn connect(address: SocketAddr, table: TableId) -> Socket {
    // With a small buffer, so that whoever does not read is noticed soon.
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(8 * 1024).expect("a small buffer");
    let stream = socket.connect(address).await.expect("the server listens");
    let url = format!("ws://{address}/api/v1/tables/{table}/socket");
    let config = WebSocketConfig::default().max_message_size(None).max_frame_size(None);
    client_async_with_config(url, stream, Some(config)).await.expect("it is a socket").0
}

/// The code that the socket is closed with.
pub(crate) async fn closed_with(socket: &mut Socket) -> u16 {
    loop {
        match socket.next().await {
            Some(Ok(Message::Close(Some(frame)))) => return frame.code.into(),
            Some(Ok(_)) => {}
            other => panic!("the socket ends without a code: {other:?}"),
        }
    }
}

async fn say(socket: &mut Socket, text: impl Into<String>) {
    socket.send(Message::text(text.into())).await.expect("it can be sent");
}

/// Two people at a table, who must not be disturbed.
async fn friends(config: Config) -> (underhill_server::Server, underhill_client::Server, TableId, Vec<Guest>) {
    let (server, client) = start(config).await;
    let (table, guests) = begin(&client, &new_table(GameId::Gobblet, 2, json!({})), 2).await;
    (server, client, table, guests)
}

/// Both friends can still play.
async fn undisturbed(guests: &mut [Guest]) {
    for number in 0..2 {
        let turn = guests.iter_mut().find_map(|guest| Some((any_action(guest, number)?, guest)));
        let (action, guest) = turn.expect("somebody decides");
        let id = guest.act(action);
        until_done(guest, id).await;
        let version = guest.scene().version;
        for guest in guests.iter_mut() {
            while guest.scene().version < version {
                guest.next().await.expect("the table is there");
            }
        }
    }
}

#[tokio::test]
async fn whatever_makes_no_sense_is_cut_off_with_its_code() {
    let (server, _, table, mut guests) = friends(roomy()).await;
    let hello = r#"{"type":"hello"}"#;
    let wrong_token = json!({"type": "hello", "token": "ab".repeat(16)}).to_string();
    for (messages, code) in [
        (vec!["what?"], CloseCode::Unreadable),
        (vec![r#"{"type":"dance"}"#], CloseCode::Unreadable),
        (vec![hello, r#"{"type":"do","id":1,"do":"dance"}"#], CloseCode::Unreadable),
        (vec![hello, "\u{0}\u{1}"], CloseCode::Unreadable),
        (vec![r#"{"type":"ping","sent":1}"#], CloseCode::NoHello),
        (vec![hello, hello], CloseCode::NoHello),
        (vec![&wrong_token], CloseCode::WrongToken),
    ] {
        let mut socket = connect(server.address(), table).await;
        for message in &messages {
            say(&mut socket, *message).await;
        }
        assert_eq!(closed_with(&mut socket).await, code as u16, "{messages:?}");
    }
    let mut binary = connect(server.address(), table).await;
    binary.send(Message::binary(vec![1, 2, 3])).await.expect("it can be sent");
    assert_eq!(closed_with(&mut binary).await, CloseCode::Unreadable as u16);
    undisturbed(&mut guests).await;
    server.stop().await;
}

#[tokio::test]
async fn ten_megabytes_are_too_large() {
    let (server, _, table, mut guests) = friends(roomy()).await;
    let mut socket = connect(server.address(), table).await;
    // The server does not read it all: whether the sending ends well is a matter of luck.
    let (mut sink, mut stream) = {
        let _ = socket.send(Message::text("x".repeat(10_000_000))).await;
        socket.split()
    };
    let code = loop {
        match stream.next().await {
            Some(Ok(Message::Close(Some(frame)))) => break Some(u16::from(frame.code)),
            Some(Ok(_)) => {}
            Some(Err(Error::Io(_) | Error::ConnectionClosed | Error::Protocol(_))) | None => break None,
            Some(Err(error)) => panic!("{error}"),
        }
    };
    assert!(code.is_none_or(|code| code == CloseCode::TooLarge as u16), "{code:?}");
    let _ = sink.close().await;
    // Just above the limit everything arrives, and so does the code.
    let mut socket = connect(server.address(), table).await;
    say(&mut socket, "x".repeat(17_000)).await;
    assert_eq!(closed_with(&mut socket).await, CloseCode::TooLarge as u16);
    undisturbed(&mut guests).await;
    server.stop().await;
}

#[tokio::test]
async fn who_sends_too_many_messages_is_cut_off() {
    let config = roomy();
    let limits = Limits { messages: 50, ..config.limits.clone() };
    let (server, _, table, mut guests) = friends(Config { limits, ..config }).await;
    let mut socket = connect(server.address(), table).await;
    say(&mut socket, r#"{"type":"hello"}"#).await;
    for number in 0..10_000 {
        if socket.feed(Message::text(format!(r#"{{"type":"ping","sent":{number}}}"#))).await.is_err() {
            break;
        }
    }
    let _ = socket.flush().await;
    assert_eq!(closed_with(&mut socket).await, CloseCode::TooMany as u16);
    undisturbed(&mut guests).await;
    server.stop().await;
}

#[tokio::test]
async fn who_does_not_read_is_cut_off_and_nobody_waits_for_them() {
    let (server, client, table, mut guests) = friends(roomy()).await;
    let mut deaf = connect(server.address(), table).await;
    // In the protocol in which phrases are heard.
    say(&mut deaf, r#"{"type":"hello","protocol":3}"#).await;
    while guests[0].presence().1 < 1 {
        guests[0].next().await.expect("the table is there");
    }
    // Phrases to everyone, until the deaf one's buffers are full and it is no longer there.
    let mut said = 0;
    while guests[0].presence().1 > 0 {
        let id = guests[0].command(underhill_protocol::Command::Say { phrase: underhill_table::Phrase::Hello });
        until_done(&mut guests[0], id).await;
        said += 1;
        assert!(said < 100_000, "the deaf one is never cut off");
    }
    undisturbed(&mut guests).await;
    assert!(client.scene(table).await.is_ok());
    drop(deaf);
    server.stop().await;
}

#[tokio::test]
async fn an_address_has_its_limits() {
    let limits = Limits { sockets: 3, tables: 2, requests: 100_000, ..roomy().limits };
    let (server, client) = start(Config { limits, ..roomy() }).await;
    let new = new_table(GameId::Gobblet, 2, json!({}));
    let table = client.open(&new).await.expect("a first table");
    client.open(&new).await.expect("a second table");
    let refused = client.open(&new).await.expect_err("a third is too much").to_string();
    assert!(refused.contains("too many"), "{refused}");
    let mut watchers = Vec::new();
    for _ in 0..3 {
        watchers.push(connect(server.address(), table).await);
    }
    let stream = TcpStream::connect(server.address()).await.expect("the server listens");
    let url = format!("ws://{}/api/v1/tables/{table}/socket", server.address());
    let Err(Error::Http(response)) = client_async_with_config(url, stream, None).await else {
        panic!("a fourth socket is too much");
    };
    assert_eq!(response.status(), 429);
    server.stop().await;
}

#[tokio::test]
async fn a_page_from_elsewhere_gets_no_socket() {
    let (server, _, table, _guests) = friends(roomy()).await;
    let stream = TcpStream::connect(server.address()).await.expect("the server listens");
    let mut request = tokio_tungstenite::tungstenite::client::IntoClientRequest::into_client_request(format!(
        "ws://{}/api/v1/tables/{table}/socket",
        server.address()
    ))
    .expect("a request");
    request.headers_mut().insert("origin", "https://evil.example".parse().expect("a header"));
    let Err(Error::Http(response)) = client_async_with_config(request, stream, None).await else {
        panic!("it gets a socket");
    };
    assert_eq!(response.status(), 403);
    server.stop().await;
}

#[tokio::test]
async fn a_server_that_stops_says_so_and_keeps_every_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = format!("sqlite:{}", folder.path().join("tables.sqlite").display());
    let config = Config { store, ..roomy() };
    let (server, client, table, mut guests) = friends(config.clone()).await;
    undisturbed(&mut guests).await;
    let before = client.scene(table).await.expect("it is there");
    let mut socket = connect(server.address(), table).await;
    say(&mut socket, r#"{"type":"hello"}"#).await;
    let code = tokio::spawn(async move { closed_with(&mut socket).await });
    tokio::task::yield_now().await;
    let address = server.address();
    server.stop().await;
    assert_eq!(code.await.expect("it is told"), CloseCode::GoingAway as u16);
    let (server, client) = start(Config { listen: address, ..config }).await;
    let after = client.scene(table).await.expect("it is there again");
    assert_eq!(serde_json::to_value(&after).unwrap(), serde_json::to_value(&before).unwrap());
    undisturbed(&mut guests).await;
    server.stop().await;
}

#[tokio::test]
async fn a_browser_is_told_how_to_get_the_app_where_there_is_none() {
    let (server, _client) = start(roomy()).await;
    for (path, told) in [("/", true), ("/play/kobold", true), ("/app.js", false), ("/api/v1/nothing", false)] {
        let mut stream = TcpStream::connect(server.address()).await.expect("the server listens");
        let request = format!("GET {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n", server.address());
        stream.write_all(request.as_bytes()).await.expect("it can be sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("it is answered");
        assert!(answer.starts_with("HTTP/1.1 404"), "{path}: {answer}");
        assert_eq!(answer.contains("cargo xtask serve"), told, "{path}: {answer}");
    }
    server.stop().await;
}
