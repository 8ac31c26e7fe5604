//! A server in a test that says what the test tells it to.

use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::{WebSocketStream, accept_async};
use underhill_catalog::any_action;
use underhill_client::Server;
use underhill_core::{Record, Seat, Viewer};
use underhill_protocol::{BUILD, CloseCode, FromClient, Hello, NumberedCommand, PROTOCOL, TableId, ToClient};
use underhill_table::{
    AnyTable, Bytes, Command, Decided, Entropy, FairVersion, Name, Phrase, Scene, Seed, Sender, Setting, Share, Time,
    Token, opening, rebuild,
};

pub(crate) fn token() -> Token {
    Token(Bytes([9; 16]))
}

pub(crate) fn table_id() -> TableId {
    TableId::from_bytes([1, 2, 3, 4, 5, 6, 7, 8])
}

/// A table with the guest in seat 0 and a bot in seat 1, as a server would keep it.
pub(crate) struct Kept {
    pub(crate) table: Box<dyn AnyTable>,
    seeds: u8,
}

impl Kept {
    pub(crate) fn open(game: &str, fair: FairVersion, entropy: Entropy) -> Self {
        let setting: Setting = serde_json::from_value(json!({"game": game, "seats": 2})).expect("a setting");
        let entry = opening(setting, fair, Seed(Bytes([200; 32])), Time(1)).expect("a table can be opened");
        let mut kept = Kept { table: rebuild([entry]).expect("a log"), seeds: 0 };
        let name = Name::try_from("Ada".to_owned()).expect("a name");
        kept.send(
            Sender::Stranger,
            &Command::Sit { seat: None, name, key: token().key(), share: Share::of(fair, entropy) },
        );
        kept.command(&Command::SeatBot { seat: Seat::new(1), level: underhill_core::Level::Random.into() });
        kept
    }

    pub(crate) fn command(&mut self, command: &Command) {
        self.send(Sender::Seat(Seat::new(0)), command);
    }

    pub(crate) fn send(&mut self, sender: Sender, command: &Command) {
        let seeds = &mut self.seeds;
        let mut fresh = || {
            *seeds += 1;
            Seed(Bytes([*seeds; 32]))
        };
        let decided = self.table.decide(sender, None, command, Time(2), &mut fresh).expect("it is allowed");
        if let Decided::New(entry) = decided {
            self.table.apply(&entry).expect("what was decided can be applied");
        }
    }

    /// Something that changes nothing but the version.
    pub(crate) fn say_hello(&mut self) {
        self.command(&Command::Say { phrase: Phrase::Hello });
    }

    /// Anything legal for whoever decides, until the game is over.
    pub(crate) fn play_to_the_end(&mut self) -> Record {
        for number in 0.. {
            let Some(seat) = self.scene().now.expect("it has begun").waiting.lowest() else { break };
            let now = self.table.game_scene(Viewer::Seat(seat)).expect("it has begun");
            let action = any_action(self.table.game(), now.view.get(), seat, number).expect("it is their turn");
            let sender = if seat.index() == 0 { Sender::Seat(seat) } else { Sender::Bot(seat) };
            self.send(sender, &Command::Act { action, decision: now.decisions });
        }
        self.table.records().last().expect("the game is over").clone()
    }

    pub(crate) fn scene(&self) -> Scene {
        self.table.scene(Viewer::Seat(Seat::new(0)))
    }

    pub(crate) fn welcome(&self, after: Option<u64>) -> ToClient {
        let news = after.map_or(Vec::new(), |after| self.table.news(Viewer::Seat(Seat::new(0)), after));
        let (protocol, build) = (PROTOCOL, BUILD.to_owned());
        ToClient::Welcome {
            scene: Box::new(self.scene()),
            news,
            at: Time(3),
            protocol,
            build,
            app: None,
            rules: self.table.rules(),
        }
    }

    /// The last thing that happened, with nothing or everything about the table.
    pub(crate) fn news(&self, whole: bool) -> ToClient {
        let last = self.table.version() - 1;
        let news = self.table.news(Viewer::Seat(Seat::new(0)), last).remove(0);
        ToClient::News { news, now: None, scene: whole.then(|| Box::new(self.scene())) }
    }
}

/// Where clients come to.
pub(crate) struct Door(pub TcpListener);

impl Door {
    pub(crate) async fn new() -> (Self, Server) {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a free port");
        let server = Server::at(&format!("http://{}", listener.local_addr().expect("it has one"))).expect("an address");
        (Door(listener), server)
    }

    /// The next client, and how it greets.
    pub(crate) async fn greet(&self) -> (Caller, Hello) {
        let (stream, _) = self.0.accept().await.expect("somebody comes");
        let mut caller = Caller(accept_async(stream).await.expect("they want a socket"));
        match caller.hear().await {
            FromClient::Hello(hello) => (caller, hello),
            other => panic!("{other:?} is no greeting"),
        }
    }
}

/// A client, from the server's side.
pub(crate) struct Caller(WebSocketStream<TcpStream>);

impl Caller {
    pub(crate) async fn say(&mut self, message: ToClient) {
        let text = serde_json::to_string(&message).expect("it serialises");
        self.0.send(Message::text(text)).await.expect("they listen");
    }

    pub(crate) async fn hear(&mut self) -> FromClient {
        loop {
            match self.0.next().await.expect("they are there").expect("they speak") {
                Message::Text(text) => return serde_json::from_str(&text).expect("what a client says"),
                _ => continue,
            }
        }
    }

    pub(crate) async fn command(&mut self) -> NumberedCommand {
        loop {
            match self.hear().await {
                FromClient::Do(command) => return command,
                FromClient::Ping { .. } => {}
                other => panic!("{other:?} is no command"),
            }
        }
    }

    pub(crate) async fn close(mut self, code: CloseCode) {
        let frame = CloseFrame { code: (code as u16).into(), reason: code.reason().into() };
        let _ = self.0.close(Some(frame)).await;
        // The closing is complete when the client has answered.
        while let Some(Ok(_)) = self.0.next().await {}
    }
}
