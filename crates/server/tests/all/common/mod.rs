//! A server of this very process, and people at it.

use std::net::SocketAddr;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use underhill_catalog::GameId;
use underhill_client::{Guest, Happened};
use underhill_core::{Level, Seat};
use underhill_protocol::{Command, NewTable, TableId};
use underhill_server::{Config, Limits, Server};
use underhill_table::{Name, Phase, TimeControl};

/// A server whose limits no test meets by accident.
pub(crate) fn roomy() -> Config {
    Config {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        metrics_listen: Some(SocketAddr::from(([127, 0, 0, 1], 0))),
        bot_scale: 0.002,
        limits: Limits {
            connections_per_address: 10_000,
            sockets: 1_000,
            tables: 100_000,
            requests: 100_000,
            messages: 100_000,
            commands: 1_000_000,
            phrases: 1_000_000,
            stored: 1_000_000,
            downloads: 1_000_000,
            ..Limits::default()
        },
        ..Config::default()
    }
}

pub(crate) async fn start(config: Config) -> (Server, underhill_client::Server) {
    let server = Server::start(config).await.expect("the server starts");
    let client = underhill_client::Server::at(&format!("http://{}", server.address())).expect("an address");
    (server, client)
}

#[allow(dead_code, reason = "not every test file needs it")]
pub(crate) fn new_table(game: GameId, seats: usize, options: Value) -> NewTable {
    NewTable { game: game.id().to_owned(), seats, options, clock: TimeControl::None, public: false }
}

#[allow(dead_code, reason = "not every test file needs it")]
pub(crate) async fn sit(client: &underhill_client::Server, table: TableId, seat: usize) -> Guest {
    let name = Name::try_from(format!("Guest {seat}")).expect("a name");
    Guest::sit(client, table, name, Some(Seat::new(seat))).await.expect("the seat is free")
}

/// Waits until a command has been carried out.
#[allow(dead_code, reason = "not every test file needs it")]
pub(crate) async fn until_done(guest: &mut Guest, id: u64) {
    loop {
        match guest.next().await.expect("the table is there") {
            Happened::Done { id: done, .. } if done == id => return,
            Happened::Rejected { id: rejected, message, .. } if rejected == id => panic!("{message}"),
            _ => {}
        }
    }
}

/// A table with people in the first seats and bots in the others, begun.
#[allow(dead_code, reason = "not every test file needs it")]
pub(crate) async fn begin(client: &underhill_client::Server, new: &NewTable, people: usize) -> (TableId, Vec<Guest>) {
    let table = client.open(new).await.expect("a table can be opened");
    let mut guests = Vec::new();
    for seat in 0..people {
        guests.push(sit(client, table, seat).await);
    }
    for seat in people..new.seats {
        let id = guests[0].command(Command::SeatBot { seat: Seat::new(seat), level: Level::Easy.into() });
        until_done(&mut guests[0], id).await;
    }
    let id = guests[0].command(Command::Start);
    until_done(&mut guests[0], id).await;
    until_playing(&mut guests).await;
    (table, guests)
}

/// A table that is opened at the first of these servers, with somebody at each of them, begun.
pub(crate) async fn begin_at(clients: &[underhill_client::Server], new: &NewTable) -> (TableId, Vec<Guest>) {
    let table = clients[0].open(new).await.expect("a table can be opened");
    let mut guests = Vec::new();
    for (seat, client) in clients.iter().enumerate() {
        guests.push(sit(client, table, seat).await);
    }
    let id = guests[0].command(Command::Start);
    until_done(&mut guests[0], id).await;
    until_playing(&mut guests).await;
    (table, guests)
}

/// Waits until the devices of all have revealed what they committed to, and the game has begun.
#[allow(dead_code, reason = "not every test file needs it")]
pub(crate) async fn until_playing(guests: &mut [Guest]) {
    let everyone = guests.iter_mut().map(|guest| async {
        while guest.scene().phase != Phase::Playing {
            guest.next().await.expect("the table is there");
        }
    });
    futures_util::future::join_all(everyone).await;
}

/// What a guest without any plan would do now, if it is for them to decide.
#[allow(dead_code, reason = "not every test file needs it")]
pub(crate) fn any_action(guest: &Guest, number: u64) -> Option<String> {
    let scene = guest.scene();
    let (seat, now) = (scene.you?, scene.now.as_ref()?);
    let asked = scene.phase == Phase::Playing && now.waiting.contains(seat) && now.sealed.is_none();
    let game: GameId = scene.game.parse().expect("a game");
    asked.then(|| underhill_catalog::any_action(game, now.view.get(), seat, number).expect("it is their turn"))
}

/// The whole answer to a request, head and body.
#[allow(dead_code, reason = "not every test file needs it")]
pub(crate) async fn get(address: SocketAddr, path: &str) -> String {
    let mut stream = TcpStream::connect(address).await.expect("the server listens");
    let request = format!("GET {path} HTTP/1.1\r\nhost: underhill\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.expect("it can be asked");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("it answers");
    answer
}

/// The same from another address of this machine, with nothing if the server refuses.
pub(crate) async fn get_from(from: [u8; 4], address: SocketAddr, path: &str) -> String {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.bind(SocketAddr::from((from, 0))).expect("it is an address of this machine");
    let mut stream = socket.connect(address).await.expect("the server listens");
    let request = format!("GET {path} HTTP/1.1\r\nhost: underhill\r\nconnection: close\r\n\r\n");
    let mut answer = String::new();
    if stream.write_all(request.as_bytes()).await.is_ok() {
        let _ = stream.read_to_string(&mut answer).await;
    }
    answer
}

/// Where a server started as usual can be watched.
pub(crate) fn metrics_of(server: &Server) -> SocketAddr {
    server.metrics_address().expect("it listens there too")
}

/// What a line of the metrics says; zero if there is no such line.
pub(crate) async fn metric(metrics: SocketAddr, name: &str) -> f64 {
    let text = get(metrics, "/metrics").await;
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.map_or(0.0, |value| value.parse().expect("a number"))
}
