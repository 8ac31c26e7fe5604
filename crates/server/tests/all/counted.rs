//! A client that counts what it says and hears.

use serde_json::{Value, json};
use underhill_catalog::GameId;
use underhill_client::{Connection, Server};
use underhill_core::Seat;
use underhill_protocol::{Command, FromClient, Hello, NewSeat, NumberedCommand, TableId, ToClient};
use underhill_table::{Bytes, Entropy, Hash, Name, Scene, Token};

/// What a frame of a client has besides its text, if that is short.
const FRAME: usize = 6;
/// A socket that counts.
pub(crate) struct Counted {
    pub(crate) connection: Connection,
    pub(crate) table: TableId,
    pub(crate) seat: usize,
    pub(crate) scene: Scene,
    pub(crate) sent: usize,
    pub(crate) received: usize,
    pub(crate) id: u64,
}

impl Counted {
    pub(crate) async fn enter(server: &Server, table: TableId, seat: usize, token: Option<Token>) -> Counted {
        Counted::enter_as(server, table, seat, token, underhill_protocol::PROTOCOL).await
    }

    /// Enters with a client that speaks this protocol.
    pub(crate) async fn enter_as(
        server: &Server,
        table: TableId,
        seat: usize,
        token: Option<Token>,
        protocol: u32,
    ) -> Counted {
        let mut connection = Connection::open(server, table).await.expect("the table is there");
        let hello = Hello { token, protocol, ..Hello::default() };
        connection.send(&FromClient::Hello(hello)).await.expect("it can be sent");
        let ToClient::Welcome { scene, .. } = connection.next().await.expect("it answers") else {
            panic!("it is no welcome")
        };
        Counted { connection, table, seat, scene: *scene, sent: 0, received: 0, id: 1 }
    }

    /// Gives a command and waits until it is answered; whether it was done.
    pub(crate) async fn give(&mut self, command: Command) -> bool {
        self.id += 1;
        self.give_again(command).await
    }

    /// The same with the number of the command before it.
    pub(crate) async fn give_again(&mut self, command: Command) -> bool {
        let message = FromClient::Do(NumberedCommand { id: self.id, command });
        self.sent += serde_json::to_string(&message).expect("it serialises").len() + FRAME;
        self.connection.send(&message).await.expect("it can be sent");
        loop {
            match self.hear().await {
                ToClient::Done { id, .. } if id == self.id => return true,
                ToClient::Rejected { id, .. } if id == self.id => return false,
                _ => {}
            }
        }
    }

    /// Hears all up to the answer to a question.
    pub(crate) async fn catch_up(&mut self) {
        self.connection.send(&FromClient::Ping { sent: 7 }).await.expect("it can be sent");
        while !matches!(self.hear().await, ToClient::Pong { .. }) {}
    }

    pub(crate) async fn hear(&mut self) -> ToClient {
        let text = self.connection.text().await.expect("the table is there");
        let message = serde_json::from_str(&text).expect("a message");
        match &message {
            ToClient::Pong { .. } => return message,
            ToClient::News { now: Some(now), .. } | ToClient::Done { now: Some(now), .. } => {
                self.scene.now = Some((**now).clone());
            }
            ToClient::News { scene: Some(scene), .. } => {
                let options = std::mem::take(&mut self.scene.options);
                self.scene = Scene { options, ..(**scene).clone() };
            }
            _ => {}
        }
        self.received += text.len();
        message
    }

    pub(crate) fn any_action(&self, number: u64) -> Option<Command> {
        let (game, now) = (self.scene.game.parse().expect("a game"), self.scene.now.as_ref()?);
        let view = now.view.clone().with_options(&self.scene.options);
        let decides = now.waiting.contains(Seat::new(self.seat)) && now.sealed.is_none() && now.end.is_none();
        decides.then(|| {
            let action = underhill_catalog::any_action(game, view.get(), Seat::new(self.seat), number);
            Command::Act { action: action.expect("it is their turn"), decision: now.decisions }
        })
    }
}

/// What everyone here adds to the draws.
pub(crate) const ADDED: Entropy = Bytes([7; 32]);

/// Somebody who wants to sit down, with a token that the server chooses.
pub(crate) fn new_seat(seat: usize, name: Name) -> NewSeat {
    let commitment = Some(Hash::of(&ADDED.0));
    NewSeat { seat: Some(Seat::new(seat)), name, commitment, entropy: None, token: None }
}

/// A components file as long as one may be, most of it nothing.
pub(crate) fn padded(game: GameId) -> Value {
    let (option, file) = match game {
        GameId::Clonk => ("components", include_str!("../../../../games/clonk/data/components.toml")),
        GameId::Kobold => ("components", include_str!("../../../../games/kobold/data/components.toml")),
        _ => return json!({}),
    };
    let room = underhill_table::LONGEST_OPTION - file.len();
    json!({ option: format!("{file}#{}", "x".repeat(room - 1)) })
}
