mod line;

use std::collections::VecDeque;

use tokio::time::{Instant, sleep};
use underhill_core::{Seat, Seats};
use underhill_protocol::{Command, FromClient, Hello, NewSeat, NumberedCommand, TableId};
use underhill_table::{Fair, Name, News, Offer, Phase, Rejection, Scene, Token, Unfair, Witness};

use self::line::{Line, Open};
use crate::{Connection, Error, Patience, Server, any_number, new_entropy, new_token};

/// So often somebody tries to sit down.
const TRIES: u32 = 6;

/// Somebody at a table, with a seat or watching.
///
/// What they see is always the newest. A lost connection is made again, and what happened meanwhile is told; what they
/// commanded and got no answer to is sent again with the same number, which carries it out once.
pub struct Guest {
    server: Server,
    table: TableId,
    token: Option<Token>,
    line: Line,
    patience: Patience,
    scene: Scene,
    /// The version up to which everything has been told.
    told: u64,
    online: Seats,
    watching: usize,
    /// Still to be sent.
    outbox: VecDeque<FromClient>,
    /// Sent, or still to be sent, and not answered.
    unanswered: VecDeque<NumberedCommand>,
    /// When what could not be stored is sent again.
    again_at: Option<Instant>,
    next_id: u64,
    happened: VecDeque<Happened>,
    witness: Witness,
}

/// Something that a guest notices.
#[derive(Debug)]
pub enum Happened {
    /// Something happened at the table; the scene is already as it is after it.
    News(News),
    /// A command has been carried out.
    Done {
        /// The number that [`Guest::command`] gave it.
        id: u64,
    },
    /// A command has been refused.
    Rejected {
        /// The number that [`Guest::command`] gave it.
        id: u64,
        /// As data, for programs that say it in their own words.
        rejection: Rejection,
        /// As an English sentence.
        message: String,
    },
    /// The game looks otherwise to this seat alone: another device has chosen for it.
    Now,
    /// Others came or went.
    Presence,
    /// The connection is lost; it is being made again.
    Lost(Error),
    /// It is there again.
    Back,
}

impl Guest {
    /// Takes a seat: this one, or the first that is free.
    pub async fn sit(server: &Server, table: TableId, name: Name, seat: Option<Seat>) -> Result<Self, Error> {
        let mut witness = Witness::default();
        // What the server commits to is looked at before it learns what this device adds.
        let scene = server.scene(table).await?;
        witness.see(&scene)?;
        let token = new_token()?;
        let new = NewSeat { seat, name, entropy: witness.entropy(scene.games + 1, new_entropy)?, token: Some(token) };
        let mut patience = Patience::default();
        for attempt in 1.. {
            match server.sit(table, &new).await {
                Ok(_) => break,
                Err(error) if error.is_passing() && attempt < TRIES => sleep(patience.wait()).await,
                Err(error) => return Err(error),
            }
        }
        Guest::join(server, table, Some(token), witness).await
    }

    /// Comes back to a seat.
    pub async fn return_to(server: &Server, table: TableId, token: Token) -> Result<Self, Error> {
        Guest::join(server, table, Some(token), Witness::default()).await
    }

    /// Watches.
    pub async fn watch(server: &Server, table: TableId) -> Result<Self, Error> {
        Guest::join(server, table, None, Witness::default()).await
    }

    async fn join(server: &Server, table: TableId, token: Option<Token>, mut witness: Witness) -> Result<Self, Error> {
        let (connection, welcome) = Connection::join(server, table, Hello { token, after: None }).await?;
        witness.see(&welcome.scene)?;
        Ok(Guest {
            server: server.clone(),
            table,
            token,
            line: Line::open(connection),
            patience: Patience::default(),
            told: welcome.scene.version,
            scene: welcome.scene,
            online: Seats::NONE,
            watching: 0,
            outbox: VecDeque::new(),
            unanswered: VecDeque::new(),
            again_at: None,
            // Everyone moves to another seat from game to game, and a seat may use a number only once.
            next_id: any_number()?,
            happened: VecDeque::new(),
            witness,
        })
    }

    /// The table as this guest sees it now.
    pub fn scene(&self) -> &Scene {
        &self.scene
    }

    /// The code of the table.
    pub fn table(&self) -> TableId {
        self.table
    }

    /// What proves that the seat is theirs.
    pub fn token(&self) -> Option<Token> {
        self.token
    }

    /// The seats whose persons are there, and how many watch.
    pub fn presence(&self) -> (Seats, usize) {
        (self.online, self.watching)
    }

    /// Whether some command has not been answered yet.
    pub fn is_waiting(&self) -> bool {
        !self.unanswered.is_empty()
    }

    /// Gives a command, and says by which number it will be answered. It is sent while [`next`](Guest::next) waits.
    pub fn command(&mut self, command: Command) -> u64 {
        let command = NumberedCommand { id: self.next_id, command };
        self.next_id += 1;
        self.outbox.push_back(FromClient::Do(command.clone()));
        self.unanswered.push_back(command);
        self.next_id - 1
    }

    /// Decides.
    pub fn act(&mut self, action: String) -> u64 {
        let decision = self.scene.now.as_ref().map_or(0, |now| now.decisions);
        self.command(Command::Act { action, decision })
    }

    /// Asks for another game, with some entropy of this device.
    pub fn again(&mut self) -> Result<u64, Error> {
        let entropy = self.witness.entropy(self.scene.games + 1, new_entropy)?;
        Ok(self.command(Command::Again { entropy }))
    }

    /// Agrees to what another asks for.
    pub fn agree(&mut self) -> Result<u64, Error> {
        let asked = self.scene.now.as_ref().and_then(|now| now.asked);
        let entropy = match asked.map(|asked| asked.offer) {
            Some(Offer::Again) => Some(self.witness.entropy(self.scene.games + 1, new_entropy)?),
            _ => None,
        };
        Ok(self.command(Command::Agree { entropy }))
    }

    /// Whether the draws of the game that is over were fair: that the seed is the one committed to beforehand, that what
    /// this device added is in it, and that every draw follows from them.
    pub async fn verify(&mut self) -> Result<Fair, Error> {
        if self.scene.phase != Phase::Over {
            return Err(Unfair("a game that is not over cannot be verified".to_owned()).into());
        }
        let records = self.server.records(self.table).await?;
        let number = (self.scene.games as usize).saturating_sub(1);
        let record = records.get(number).ok_or_else(|| Unfair("the server has no record of it".to_owned()))?;
        Ok(self.witness.verify(&self.scene, record)?)
    }

    /// Leaves; the seat stays theirs.
    pub async fn leave(self) {
        if let Line::Open(Open { connection, .. }) = self.line {
            connection.close().await;
        }
    }
}
