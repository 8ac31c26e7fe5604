use std::collections::VecDeque;
use std::future::{Future, pending};
use std::pin::Pin;
use std::time::Duration;

use tokio::time::{Instant, sleep, sleep_until};
use underhill_core::{Seat, Seats};
use underhill_protocol::{Command, NewSeat, TableId};
use underhill_session::{Final, Happened, Millis, Output, Past, Patience, Session};
use underhill_table::{Fair, Name, Phase, Scene, SeatPass, Token, Unfair, Witness};

use crate::{Connection, Error, Server, any_number, new_entropy, new_token};

/// So often somebody tries to sit down.
const TRIES: u32 = 6;

/// Somebody at a table, with a seat or watching: a [`Session`] with a socket and a clock.
///
/// What they see is always the newest. A lost connection is made again, and what happened meanwhile is told; what they
/// commanded and got no answer to is sent again with the same number, which carries it out once.
pub struct Guest {
    server: Server,
    table: TableId,
    session: Session,
    line: Line,
    /// Still to be said over this line.
    outbox: VecDeque<String>,
    /// When the session's clock began.
    began: Instant,
    /// Why the last line broke.
    broken: Option<Error>,
}

type Opening = Pin<Box<dyn Future<Output = Result<Connection, Error>> + Send>>;

/// A connection, or the attempt to make one.
enum Line {
    None,
    Opening(Opening),
    Open(Box<Connection>),
}

/// What happened to a line.
enum Signal {
    Connected(Box<Connection>),
    Text(String),
}

impl Line {
    /// Says what is to be said, and waits for what comes of it. Dropping this while it waits loses nothing.
    async fn signal(&mut self, outbox: &mut VecDeque<String>) -> Result<Signal, Error> {
        match self {
            Line::None => pending().await,
            Line::Opening(opening) => Ok(Signal::Connected(Box::new(opening.as_mut().await?))),
            Line::Open(connection) => {
                connection.say_all(outbox).await?;
                Ok(Signal::Text(connection.text().await?.to_string()))
            }
        }
    }
}

impl Guest {
    /// Takes a seat: this one, or the first that is free.
    pub async fn sit(server: &Server, table: TableId, name: Name, seat: Option<Seat>) -> Result<Self, Error> {
        let mut witness = Witness::default();
        // What the server commits to is looked at before it learns what this device adds.
        let scene = server.scene(table).await?;
        witness.see(&scene)?;
        let token = new_token()?;
        let new = NewSeat::new(seat, name, witness.share(&scene, new_entropy)?, token);
        let mut patience = Patience::new(any_number()?);
        for attempt in 1.. {
            match server.sit(table, &new).await {
                Ok(_) => break,
                Err(error) if error.is_passing() && attempt < TRIES => {
                    sleep(Duration::from_millis(patience.wait())).await;
                }
                Err(error) => return Err(error),
            }
        }
        Guest::join(server, table, Some(token), witness).await
    }

    /// Comes back to a seat, with its token or with all that was [to be taken along](Guest::seat_pass).
    pub async fn return_to(server: &Server, table: TableId, pass: impl Into<SeatPass>) -> Result<Self, Error> {
        let SeatPass { token, entropy } = pass.into();
        Guest::join(server, table, Some(token), Witness::bringing(entropy)).await
    }

    /// Watches.
    pub async fn watch(server: &Server, table: TableId) -> Result<Self, Error> {
        Guest::join(server, table, None, Witness::default()).await
    }

    async fn join(server: &Server, table: TableId, token: Option<Token>, witness: Witness) -> Result<Self, Error> {
        let session = Session::new(token, Past::Nothing, witness, any_number()?, 0);
        let (server, outbox, began) = (server.clone(), VecDeque::new(), Instant::now());
        let mut guest = Guest { server, table, session, line: Line::None, outbox, began, broken: None };
        // Whoever cannot come in the first time is told why, instead of waiting.
        loop {
            match guest.next().await? {
                Happened::Welcome(_) => return Ok(guest),
                Happened::Lost(lost) => {
                    return Err(guest.broken.unwrap_or_else(|| Error::unreachable(&guest.server, lost)));
                }
                _ => {}
            }
        }
    }

    /// What happens next. Dropping this while it waits loses nothing. An error is final.
    pub async fn next(&mut self) -> Result<Happened, Error> {
        loop {
            while let Some(output) = self.session.poll() {
                match output {
                    Output::Connect => self.connect(),
                    Output::Disconnect => self.hang_up(),
                    Output::Send(text) => self.outbox.push_back(text),
                    Output::Happened(Happened::Ended(reason)) => return Err(reason.into()),
                    Output::Happened(happened) => return Ok(happened),
                }
            }
            let wake = self.session.wake_at().map_or(Duration::MAX, Duration::from_millis);
            let wake = self.began.checked_add(wake).unwrap_or(self.began);
            let signal = tokio::select! {
                signal = self.line.signal(&mut self.outbox) => Some(signal),
                () = sleep_until(wake) => None,
            };
            let now = self.now();
            match signal {
                None => self.session.time(now),
                Some(Ok(Signal::Connected(connection))) => {
                    self.line = Line::Open(connection);
                    self.session.connected(now);
                }
                Some(Ok(Signal::Text(text))) => self.session.heard(&text, now),
                Some(Err(error)) => {
                    self.hang_up();
                    match error {
                        Error::Closed { code, .. } => self.session.closed(code, now),
                        _ if error.is_passing() => self.session.closed(None, now),
                        _ => return Err(error),
                    }
                    self.broken = Some(error);
                }
            }
        }
    }

    fn now(&self) -> Millis {
        self.began.elapsed().as_millis() as Millis
    }

    fn connect(&mut self) {
        let (server, table) = (self.server.clone(), self.table);
        self.line = Line::Opening(Box::pin(async move { Connection::open(&server, table).await }));
    }

    fn hang_up(&mut self) {
        self.line = Line::None;
        self.outbox.clear();
    }

    /// The table as this guest sees it now.
    ///
    /// # Panics
    /// Never: whoever is a guest has been welcomed.
    pub fn scene(&self) -> &Scene {
        self.session.scene().expect("a guest has been welcomed")
    }

    /// The code of the table.
    pub fn table(&self) -> TableId {
        self.table
    }

    /// What proves that the seat is theirs.
    pub fn token(&self) -> Option<Token> {
        self.session.token()
    }

    /// What holds the seat with another device, or with this one at another time.
    pub fn seat_pass(&self) -> Option<SeatPass> {
        self.session.seat_pass()
    }

    /// The seats whose persons are there, and how many watch.
    pub fn presence(&self) -> (Seats, usize) {
        self.session.presence()
    }

    /// Whether some command has not been answered yet.
    pub fn is_waiting(&self) -> bool {
        self.session.is_waiting()
    }

    /// Gives a command, and says by which number it will be answered. It is sent while [`next`](Guest::next) waits.
    pub fn command(&mut self, command: Command) -> u64 {
        self.session.command(command)
    }

    /// Decides.
    pub fn act(&mut self, action: String) -> u64 {
        self.session.act(action)
    }

    /// Asks for another game, with some entropy of this device.
    pub fn again(&mut self) -> Result<u64, Error> {
        self.session.again(new_entropy)
    }

    /// Agrees to what another asks for.
    pub fn agree(&mut self) -> Result<u64, Error> {
        self.session.agree(new_entropy)
    }

    /// Whether the draws of the game that is over were fair: that the seed is the one committed to beforehand, that what
    /// this device added is in it, and that every draw follows from them.
    pub async fn verify(&mut self) -> Result<Fair, Error> {
        if self.scene().phase != Phase::Over {
            return Err(Unfair("a game that is not over cannot be verified".to_owned()).into());
        }
        let records = self.server.records(self.table).await?;
        let record = records.last().ok_or_else(|| Unfair("the server has no record of it".to_owned()))?;
        Ok(self.session.witness().verify(self.scene(), record)?)
    }

    /// Leaves; the seat stays theirs.
    pub async fn leave(self) {
        if let Line::Open(connection) = self.line {
            connection.close().await;
        }
    }
}

impl From<Final> for Error {
    fn from(reason: Final) -> Self {
        match reason {
            Final::Closed(code) => Error::Closed { code: Some(code as u16), reason: code.reason().to_owned() },
            Final::Unreadable(problem) => Error::Unreadable(problem),
            Final::Unfair(unfair) => Error::Unfair(unfair),
            Final::Left => Error::Closed { code: None, reason: "the table was left".to_owned() },
        }
    }
}
