//! Nothing that a viewer may not know changes a byte of what a server sends them.
//!
//! Two servers keep the same public games with different hidden facts. Whoever may not know these does the same at both,
//! and every byte they are sent is compared: the whole table, what happened, what happens, why a command is refused, the list,
//! the table and the records over HTTP.
//!
//! The logs are written beforehand, with the same codes, tokens, seeds and times. What is left is the time that a server
//! tells: it is as long as any other and is blotted out; so is the date of an HTTP answer.

use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};
use underhill_catalog::{GameId, Visit};
use underhill_core::{Game, Seat, Viewer};
use underhill_protocol::TableId;
use underhill_server::{Config, Server};
use underhill_store::{State, Store};
use underhill_table::Entry;

use crate::common::{get, roomy, start};
use crate::twins::{Both, Twins, covered, token, twins};

/// Games of each kind; each is compared by everybody who can look at it.
const GAMES: u64 = 3;

/// Somebody at a table, and every text they were sent.
pub(crate) struct Member {
    socket: WebSocketStream<TcpStream>,
    pub(crate) heard: Vec<String>,
    commands: u64,
}

impl Member {
    pub(crate) async fn join(address: SocketAddr, table: TableId, seat: Option<Seat>, after: Option<u64>) -> Member {
        let stream = TcpStream::connect(address).await.expect("the server listens");
        let url = format!("ws://{address}/api/v1/tables/{table}/socket");
        let (socket, _) = client_async(url, stream).await.expect("it is a socket");
        let mut member = Member { socket, heard: Vec::new(), commands: 0 };
        let mut hello = json!({"type": "hello"});
        if let Some(seat) = seat {
            hello["token"] = json!(token(seat));
        }
        if let Some(after) = after {
            hello["after"] = json!(after);
        }
        member.say(&hello).await;
        member.hear_until(|message| message["type"] == "welcome").await;
        member
    }

    async fn say(&mut self, message: &Value) {
        self.socket.send(Message::text(message.to_string())).await.expect("it can be sent");
    }

    async fn hear_until(&mut self, last: impl Fn(&Value) -> bool) {
        loop {
            let frame = self.socket.next().await.expect("the server is there").expect("it can be read");
            let Message::Text(text) = frame else { continue };
            self.heard.push(without_times(&text));
            if last(&serde_json::from_str(&text).expect("it is JSON")) {
                return;
            }
        }
    }

    /// Gives a command, and hears all until it is answered. Whatever happened before has been told by then.
    pub(crate) async fn command(&mut self, mut command: Value) {
        self.commands += 1;
        command["type"] = json!("do");
        command["id"] = json!(self.commands);
        self.say(&command).await;
        let id = self.commands;
        self.hear_until(|message| message["id"] == id).await;
    }
}

/// Blots out what the server's clock says now: a number of thirteen digits. The times of the logs are shorter.
fn without_times(text: &str) -> String {
    let mut parts = text.split("\"at\":");
    let mut blotted = parts.next().expect("there is one").to_owned();
    for part in parts {
        let digits = part.bytes().take_while(u8::is_ascii_digit).count();
        let time = if digits == 13 { "0000000000000" } else { &part[..digits] };
        blotted += &format!("\"at\":{time}{}", &part[digits..]);
    }
    blotted
}

/// An answer without the line that says when it was given.
async fn page(address: SocketAddr, path: &str) -> String {
    let answer = get(address, path).await;
    answer.lines().filter(|line| !line.starts_with("date: ")).collect::<Vec<_>>().join("\n")
}

/// Everything that the viewer is sent by one of the servers.
async fn everything(address: SocketAddr, table: TableId, twins: &Twins, which: usize) -> Vec<String> {
    let seat = match twins.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let mut sent = Vec::new();
    for path in [format!("/api/v1/tables/{table}"), format!("/api/v1/tables/{table}/records")] {
        sent.push(page(address, &path).await);
    }
    let mut viewer = Member::join(address, table, seat, Some(0)).await;
    let fresh = Member::join(address, table, seat, None).await;
    for action in &twins.forbidden {
        viewer.command(json!({"do": "act", "action": action, "decision": twins.decisions})).await;
    }
    for command in ["start", "return", "agree", "decline"] {
        viewer.command(json!({"do": command})).await;
    }
    // The game goes on while they look.
    let mut others = Vec::new();
    if let Some(next) = &twins.next {
        for (decider, action) in &next[which] {
            let act = json!({"do": "act", "action": action, "decision": twins.decisions});
            if Some(*decider) == seat {
                viewer.command(act).await;
            } else {
                let mut other = Member::join(address, table, Some(*decider), None).await;
                other.command(act).await;
                assert!(other.heard.iter().any(|text| text.contains(r#""type":"done""#)), "{:?}", other.heard);
                others.push(other);
            }
        }
    }
    for command in ["decline", "take-back", "decline", "offer-draw", "decline"] {
        viewer.command(json!({"do": command})).await;
    }
    sent.push(page(address, &format!("/api/v1/tables/{table}/records")).await);
    sent.extend(viewer.heard);
    sent.extend(fresh.heard);
    sent
}

/// Two servers with the same tables, at which different things happened.
async fn two_servers(folder: &TempDir, tables: &[(TableId, &Both<Vec<Entry>>)]) -> Vec<Server> {
    let mut servers = Vec::new();
    for which in [0, 1] {
        let address = format!("sqlite:{}", folder.path().join(format!("{which}.sqlite")).display());
        let store = Store::open(&address).await.expect("it can be opened");
        for (id, logs) in tables {
            let log = logs[which].iter().map(|entry| serde_json::to_string(entry).expect("it serialises"));
            store.create(&id.to_string(), State::Playing, log.collect()).await.expect("the code is free");
        }
        store.close().await;
        servers.push(start(Config { store: address, ..roomy() }).await.0);
    }
    servers
}

/// Whether the players of a game keep anything from each other.
struct HasSecrets;

impl Visit for HasSecrets {
    type Output = bool;

    fn visit<G: Game>(self) -> bool {
        G::new(*G::SEATS.start(), &G::Options::default()).expect("so many can play").has_secrets()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn hidden_facts_change_no_byte_of_what_is_sent() {
    let mut all: Vec<(GameId, TableId, Twins)> = Vec::new();
    for &game in GameId::ALL {
        for number in 0..GAMES * 5 {
            let viewer = |seats: usize| match (number % 5) as usize {
                seat if seat < seats => Viewer::Seat(Seat::new(seat)),
                _ => Viewer::Spectator,
            };
            let count = all.len() as u8;
            let id = TableId::from_bytes([count / 32, count % 32, 0, 0, 0, 0, 0, 0]);
            all.push((game, id, twins(game, viewer, number / 5 * 10 + number % 5)));
        }
    }
    let logs: Vec<_> = all.iter().map(|(_, id, twins)| (*id, &twins.logs)).collect();
    let folder = tempfile::tempdir().expect("a folder");
    let servers = two_servers(&folder, &logs).await;
    let addresses = [servers[0].address(), servers[1].address()];
    for &game in GameId::ALL {
        let (mut different, mut live) = (0, 0);
        for (_, id, twins) in all.iter().filter(|(played, ..)| *played == game) {
            let one = everything(addresses[0], *id, twins, 0).await;
            let two = everything(addresses[1], *id, twins, 1).await;
            for (one, two) in one.iter().zip(&two) {
                assert_eq!(one, two, "{game}, {:?} of {} seats", twins.viewer, twins.seats);
            }
            assert_eq!(one.len(), two.len(), "{game}, {:?}", twins.viewer);
            different += u32::from(twins.differ);
            live += u32::from(twins.differ && twins.next.is_some());
        }
        let secrets = game.visit(HasSecrets);
        assert_eq!((different > 0, live > 0), (secrets, secrets), "{game}: {different}, {live}");
        println!("{game}: {different} games with other hidden facts, of which {live} went on while somebody looked");
    }
    // The lists are the same, too; by now everything has been listed.
    assert_eq!(page(addresses[0], "/api/v1/tables").await, page(addresses[1], "/api/v1/tables").await);
    for server in servers {
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_later_is_not_told_what_lies_covered() {
    let id = TableId::from_bytes([1; 8]);
    let folder = tempfile::tempdir().expect("a folder");
    let servers = two_servers(&folder, &[(id, &covered())]).await;
    // They stay, so that nobody's going is noticed sooner at one of the servers.
    let mut stay = Vec::new();
    for seat in [Some(Seat::new(0)), Some(Seat::new(1)), None] {
        let (mut late, mut all_along) = (Vec::new(), Vec::new());
        for server in &servers {
            let mut member = Member::join(server.address(), id, seat, None).await;
            member.command(json!({"do": "act", "action": "4@a2", "decision": 10})).await;
            late.push((member.heard.clone(), page(server.address(), &format!("/api/v1/tables/{id}")).await));
            stay.push(member);
            let member = Member::join(server.address(), id, seat, Some(0)).await;
            all_along.push(member.heard.clone());
            stay.push(member);
        }
        assert_eq!(late[0], late[1], "{seat:?}");
        assert_ne!(all_along[0], all_along[1], "whoever was there has seen the difference");
    }
    for server in servers {
        server.stop().await;
    }
}
