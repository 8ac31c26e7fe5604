//! A server that wants to play tricks on a terminal.

use std::process::{Command as Program, Output, Stdio};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use underhill_client::Server;
use underhill_core::{Level, Seat, Viewer};
use underhill_protocol::TableId;
use underhill_table::{
    Bytes, Command, Decided, FairVersion, Name, Seed, Sender, Setting, Share, Time, Token, opening, rebuild,
};

/// Clears the screen, rings, renames the window; the last in the way of old terminals.
const MISCHIEF: &str = "mis\u{1b}[2Jchief\u{7}\u{1b}]0;owned\u{7}\u{9b}2J\r";

/// A table where a game has begun, as a bystander sees it.
fn scene() -> Value {
    let setting: Setting = serde_json::from_value(json!({"game": "kobold", "seats": 2})).expect("a setting");
    let entry = opening(setting, FairVersion::Second, Seed(Bytes([7; 32])), Time(1)).expect("a table can be opened");
    let mut table = rebuild([entry]).expect("a log");
    let name = Name::try_from("Ada".to_owned()).expect("a name");
    let (key, entropy) = (Token(Bytes([1; 16])).key(), Bytes([2; 32]));
    let share = Share::of(FairVersion::Second, entropy);
    let ada = Sender::Seat(Seat::new(0));
    for (sender, command) in [
        (Sender::Stranger, Command::Sit { seat: None, name, key, share }),
        (ada, Command::SeatBot { seat: Seat::new(1), level: Level::Easy.into() }),
        (ada, Command::Start),
        (ada, Command::Reveal { entropy }),
    ] {
        let decided =
            table.decide(sender, None, &command, Time(2), &mut || Seed(Bytes([8; 32]))).expect("it is allowed");
        let Decided::New(entry) = decided else { panic!("it was not done before") };
        table.apply(&entry).expect("what was decided can be applied");
    }
    serde_json::to_value(table.scene(Viewer::Spectator)).expect("it serialises")
}

/// Tells whoever watches something, and throws them out with these words.
async fn trick(listener: TcpListener, scene: Value) {
    let (stream, _) = listener.accept().await.expect("somebody comes");
    let mut socket = tokio_tungstenite::accept_async(stream).await.expect("they want a socket");
    socket.next().await.expect("they are there").expect("they say hello");
    let version = scene["version"].as_u64().expect("a number") + 1;
    let news = json!({"type": "news", "version": version, "at": 4, "kind": "played",
        "tales": [{"text": MISCHIEF, "event": {}}]});
    let welcome = json!({"type": "welcome", "scene": scene, "news": [], "at": 3});
    for message in [welcome, news] {
        socket.send(Message::text(message.to_string())).await.expect("they listen");
    }
    let frame = CloseFrame { code: 4002.into(), reason: MISCHIEF.into() };
    socket.close(Some(frame)).await.expect("they listen");
    while let Some(Ok(_)) = socket.next().await {}
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_a_server_says_is_obeyed_by_a_terminal() {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a free port");
    let server = Server::at(&format!("http://{}", listener.local_addr().expect("it has one"))).expect("an address");
    let link = server.link(TableId::from_bytes([1, 2, 3, 4, 5, 6, 7, 8]));
    let tricks = tokio::spawn(trick(listener, scene()));
    let watch = tokio::task::spawn_blocking(move || {
        // Colours are asked for, so that control characters are not left out anyway.
        let mut program = Program::new(env!("CARGO_BIN_EXE_underhill"));
        program.args(["play", "--table", &link, "--watch"]).env("CLICOLOR_FORCE", "1").env_remove("NO_COLOR");
        program.stdin(Stdio::null()).output().expect("the command starts")
    });
    let Output { status, stdout, stderr } = watch.await.expect("it ends");
    tricks.await.expect("the server has said everything");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("the output is text");
    let (told, complaint) = (text(stdout), text(stderr));
    assert_eq!(status.code(), Some(2), "{complaint}");
    assert!(told.contains("mis[2Jchief]0;owned2J"), "{told:?}");
    // What a reason means is known here; the server's words for it are not repeated.
    assert!(complaint.contains("the token is not that of a seat"), "{complaint:?}");
    for said in [told, complaint] {
        assert!(!said.contains(['\u{1b}', '\u{7}', '\u{9b}', '\r']), "{said:?}");
    }
}
