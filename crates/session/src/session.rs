mod hearing;

use std::collections::VecDeque;

use underhill_core::Seats;
use underhill_protocol::{BUILD, CloseCode, Command, FromClient, Hello, NumberedCommand, PROTOCOL};
use underhill_table::{Entropy, FairVersion, GameScene, Offer, Scene, SeatPass, Share, Token, Witness};

use self::hearing::Trouble;
use crate::{Final, Happened, Lost, Millis, Patience};

/// An attempt to reach the table, and then its welcome, may each take so long.
const ATTEMPT: Millis = 6_000;
/// A connection that has lasted so long was a good one.
const GOOD: Millis = 10_000;
/// After so long without a word the server is asked whether it is there. It also shows the server that we are.
const SILENCE: Millis = 15_000;
/// The same while it owes an answer.
const OWING: Millis = 3_000;
/// So long it may take to say that it is.
const ANSWER: Millis = 6_000;
/// However often there is hope, it is acted on no sooner than this after the last trouble.
const HURRY: Millis = 1_000;
/// So many commands are under way at once; the others wait. A table remembers more of them for each person, to do each once.
const UNDER_WAY: usize = 16;

/// What a session wants to be done.
#[derive(Clone, Debug, PartialEq)]
pub enum Output {
    /// Open a connection to the table. There is none at that time.
    Connect,
    /// Close the connection, or stop trying to open one. Nothing more may be told of it.
    Disconnect,
    /// Say this.
    Send(String),
    /// Take notice.
    Happened(Happened),
}

/// What a client wants to be told of what happened before it came. More can be [asked for](Session::ask_for_earlier).
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Past {
    /// Nothing.
    Nothing,
    /// The newest part.
    Newest,
}

/// Somebody at a table, with a seat or watching. The crate's documentation says how to hold it.
#[derive(Debug)]
pub struct Session {
    token: Option<Token>,
    past: Past,
    link: Link,
    patience: Patience,
    /// Whether the client knows that there is no connection.
    lost: bool,
    /// None before the first welcome.
    scene: Option<Scene>,
    /// The version up to which everything has been told.
    told: u64,
    /// The first version that was told of those without a gap up to `told`; one more if none was.
    told_from: u64,
    online: Seats,
    watching: usize,
    /// Not answered. The first `under_way` of them have been sent over this connection.
    unanswered: VecDeque<NumberedCommand>,
    under_way: usize,
    /// When what could not be stored is sent again.
    again_at: Option<Millis>,
    next_id: u64,
    /// The game for which this device reveals what it committed to, and the number of that command. Nobody asked for it, so
    /// nobody is told how it is answered.
    revealing: Option<(u32, u64)>,
    witness: Witness,
    server: ServerBuild,
    outputs: VecDeque<Output>,
}

/// What a server says of itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ServerBuild {
    /// Its version; empty if it does not say, as the first servers did not.
    pub version: String,
    /// The build of the browser app that it hands out, if it has one and says so.
    pub app: Option<String>,
}

#[derive(Debug)]
enum Link {
    Waiting { since: Millis, until: Millis },
    Connecting { since: Millis },
    Greeting { since: Millis },
    Open(Open),
    Ended,
}

#[derive(Debug)]
struct Open {
    since: Millis,
    heard: Millis,
    /// When the server was asked whether it is there.
    asked: Option<Millis>,
}

impl Session {
    /// Goes to a table: to the seat that the token holds, or to watch. `luck` is any number that other clients, and this
    /// one at other times, are not likely to have too.
    pub fn new(token: Option<Token>, past: Past, witness: Witness, luck: u64, now: Millis) -> Self {
        Session {
            token,
            past,
            link: Link::Connecting { since: now },
            patience: Patience::new(luck),
            lost: false,
            scene: None,
            told: 0,
            told_from: 1,
            online: Seats::NONE,
            watching: 0,
            unanswered: VecDeque::new(),
            under_way: 0,
            again_at: None,
            // A person may use a number only once, and JavaScript's numbers are exact up to 53 bits.
            next_id: luck >> 12,
            revealing: None,
            witness,
            server: ServerBuild::default(),
            outputs: VecDeque::from([Output::Connect]),
        }
    }

    /// What is to be done next, in order.
    pub fn poll(&mut self) -> Option<Output> {
        self.outputs.pop_front()
    }

    /// When [`time`](Session::time) has to be called at the latest; none once it has ended.
    pub fn wake_at(&self) -> Option<Millis> {
        match &self.link {
            Link::Waiting { until, .. } => Some(*until),
            Link::Connecting { since } | Link::Greeting { since } => Some(since + ATTEMPT),
            Link::Open(open) => {
                let alive = match open.asked {
                    Some(asked) => asked + ANSWER,
                    None => open.heard + self.silence(),
                };
                Some(self.again_at.map_or(alive, |again| again.min(alive)))
            }
            Link::Ended => None,
        }
    }

    /// The connection is there.
    pub fn connected(&mut self, now: Millis) {
        if matches!(self.link, Link::Connecting { .. }) {
            self.link = Link::Greeting { since: now };
            let after = match (self.scene.is_some(), self.past) {
                (true, _) => Some(self.told),
                (false, Past::Newest) => Some(0),
                (false, Past::Nothing) => None,
            };
            let hello = Hello { token: self.token, after, protocol: PROTOCOL, build: BUILD.to_owned() };
            self.send(&FromClient::Hello(hello));
        }
    }

    /// The connection is closed, for a reason if the server gave one, or could not be made.
    pub fn closed(&mut self, code: Option<u16>, now: Millis) {
        if matches!(self.link, Link::Waiting { .. } | Link::Ended) {
            return;
        }
        let code = code.and_then(CloseCode::known);
        match code {
            Some(code) if code.is_final() => self.end(Final::Closed(code)),
            _ => {
                if code == Some(CloseCode::TooMany) {
                    self.patience.tire();
                }
                let lost =
                    if matches!(self.link, Link::Connecting { .. }) { Lost::Unreachable } else { Lost::Closed(code) };
                self.wait(lost, now);
            }
        }
    }

    /// The server said something.
    pub fn heard(&mut self, text: &str, now: Millis) {
        if !matches!(self.link, Link::Greeting { .. } | Link::Open(_)) {
            return;
        }
        match self.read(text, now) {
            Ok(()) => {}
            Err(Trouble::Final(reason)) => self.hang_up(reason),
            Err(Trouble::Passing(lost)) => self.lose(lost, now),
        }
    }

    /// Time has passed.
    pub fn time(&mut self, now: Millis) {
        match &self.link {
            Link::Waiting { until, .. } if now >= *until => self.connect(now),
            Link::Connecting { since } | Link::Greeting { since } if now >= since + ATTEMPT => {
                self.lose(Lost::Unreachable, now);
            }
            Link::Open(open) => {
                if open.asked.is_some_and(|asked| now >= asked + ANSWER) {
                    return self.lose(Lost::Silent, now);
                }
                if open.asked.is_none() && now >= open.heard + self.silence() {
                    self.ask_for_a_sign(now);
                }
                if self.again_at.is_some_and(|again| now >= again) {
                    self.again_at = None;
                    self.under_way = 0;
                    self.send_commands();
                }
            }
            _ => {}
        }
    }

    /// There is a reason to believe that the network has just come back, or that somebody looks again: nothing is waited for.
    pub fn hurry(&mut self, now: Millis) {
        match &self.link {
            Link::Waiting { since, .. } if now >= since + HURRY => self.connect(now),
            Link::Connecting { since } | Link::Greeting { since } if now >= since + HURRY => {
                self.outputs.push_back(Output::Disconnect);
                self.connect(now);
            }
            Link::Open(open) if open.asked.is_none() && now >= open.heard + HURRY => self.ask_for_a_sign(now),
            _ => {}
        }
    }

    /// Leaves the table; the seat stays theirs.
    pub fn leave(&mut self) {
        self.hang_up(Final::Left);
    }

    /// Gives a command, and says by which number it will be answered, however often it has to be sent.
    pub fn command(&mut self, command: Command) -> u64 {
        let id = self.next_id;
        self.next_id += 1;
        self.unanswered.push_back(NumberedCommand { id, command });
        self.send_commands();
        id
    }

    /// Decides.
    pub fn act(&mut self, action: String) -> u64 {
        let decision = self.now().map_or(0, |now| now.decisions);
        self.command(Command::Act { action, decision })
    }

    /// Asks for another game. What this device will add to its draws is `fresh` the first time, and then always the same, so
    /// that nobody can choose. The [witness](Session::witness) knows it, and has to be kept before this is sent.
    pub fn again<E>(&mut self, fresh: impl FnOnce() -> Result<Entropy, E>) -> Result<u64, E> {
        let share = self.share(fresh)?;
        Ok(self.command(Command::Again { share }))
    }

    /// Agrees to what another asks for; to another game as in [`again`](Session::again).
    pub fn agree<E>(&mut self, fresh: impl FnOnce() -> Result<Entropy, E>) -> Result<u64, E> {
        let again = self.now().and_then(|now| now.asked).is_some_and(|asked| asked.offer == Offer::Again);
        let share = if again { Some(self.share(fresh)?) } else { None };
        Ok(self.command(Command::Agree { share }))
    }

    /// Reveals what this device has committed to, as soon as the game starts: once, however often it has to be sent. Whoever
    /// holds the session keeps the witness when they are told of what led to it, which is before.
    fn reveal(&mut self) {
        let Some(scene) = &self.scene else { return };
        let game = scene.games;
        if self.revealing.is_some_and(|(last, _)| last == game) {
            return;
        }
        if let Some(entropy) = self.witness.to_reveal(scene) {
            let id = self.command(Command::Reveal { entropy });
            self.revealing = Some((game, id));
        }
    }

    /// Asks for what happened before everything that was told, if there is something; one page of it.
    pub fn ask_for_earlier(&mut self) {
        if self.has_earlier() && matches!(self.link, Link::Open(_)) {
            self.send(&FromClient::Earlier { before: self.told_from });
        }
    }

    /// Whether something happened before everything that was told.
    pub fn has_earlier(&self) -> bool {
        self.told_from > 1
    }

    /// The table as this client sees it now; none before the first welcome.
    pub fn scene(&self) -> Option<&Scene> {
        self.scene.as_ref()
    }

    /// What everybody was seen to commit to, and what this device adds.
    pub fn witness(&self) -> &Witness {
        &self.witness
    }

    /// What proves that the seat is theirs.
    pub fn token(&self) -> Option<Token> {
        self.token
    }

    /// What holds the seat with another device too: for their own, not for others.
    pub fn seat_pass(&self) -> Option<SeatPass> {
        let entropy = self.scene.as_ref().and_then(|scene| self.witness.to_take_along(scene));
        Some(SeatPass { token: self.token?, entropy })
    }

    /// What the server says of itself; empty before it has said anything.
    pub fn server(&self) -> &ServerBuild {
        &self.server
    }

    /// The seats whose persons are there, and how many watch.
    pub fn presence(&self) -> (Seats, usize) {
        (self.online, self.watching)
    }

    /// Whether some command that was [given](Session::command) has not been answered yet.
    pub fn is_waiting(&self) -> bool {
        self.unanswered.iter().any(|command| !self.is_own(command.id))
    }

    /// Whether a command is one that nobody gave: it reveals what this device committed to, and nobody waits for its answer.
    fn is_own(&self, id: u64) -> bool {
        self.revealing.is_some_and(|(_, revealing)| revealing == id)
    }

    fn now(&self) -> Option<&GameScene> {
        self.scene.as_ref().and_then(|scene| scene.now.as_ref())
    }

    fn share<E>(&mut self, fresh: impl FnOnce() -> Result<Entropy, E>) -> Result<Share, E> {
        match &self.scene {
            Some(scene) => self.witness.share(scene, fresh),
            // Nobody has said yet what kind of table it is. Whatever is given, there is no other game to ask for.
            None => fresh().map(|entropy| Share::of(FairVersion::Second, entropy)),
        }
    }

    fn silence(&self) -> Millis {
        if self.unanswered.is_empty() { SILENCE } else { OWING }
    }

    fn send(&mut self, message: &FromClient) {
        let text = serde_json::to_string(message).expect("a message serialises");
        self.outputs.push_back(Output::Send(text));
    }

    fn tell(&mut self, happened: Happened) {
        self.outputs.push_back(Output::Happened(happened));
    }

    fn connect(&mut self, now: Millis) {
        self.link = Link::Connecting { since: now };
        self.outputs.push_back(Output::Connect);
    }

    fn ask_for_a_sign(&mut self, now: Millis) {
        if let Link::Open(open) = &mut self.link {
            open.asked = Some(now);
            // Whatever is heard next is a sign of life, so it does not matter what the answer brings back.
            self.send(&FromClient::Ping { sent: now });
        }
    }

    fn send_commands(&mut self) {
        if !matches!(self.link, Link::Open(_)) || self.again_at.is_some() {
            return;
        }
        while let Some(command) = self.unanswered.get(self.under_way).filter(|_| self.under_way < UNDER_WAY) {
            let message = FromClient::Do(command.clone());
            self.under_way += 1;
            self.send(&message);
        }
    }

    /// Drops a connection that is of no use, and will make another.
    fn lose(&mut self, lost: Lost, now: Millis) {
        self.outputs.push_back(Output::Disconnect);
        self.wait(lost, now);
    }

    fn wait(&mut self, lost: Lost, now: Millis) {
        if matches!(&self.link, Link::Open(open) if now >= open.since + GOOD) {
            self.patience.calm();
        }
        if !std::mem::replace(&mut self.lost, true) {
            self.tell(Happened::Lost(lost));
        }
        (self.under_way, self.again_at) = (0, None);
        self.link = Link::Waiting { since: now, until: now + self.patience.wait() };
    }

    fn hang_up(&mut self, reason: Final) {
        if !matches!(self.link, Link::Waiting { .. } | Link::Ended) {
            self.outputs.push_back(Output::Disconnect);
        }
        self.end(reason);
    }

    fn end(&mut self, reason: Final) {
        if !matches!(self.link, Link::Ended) {
            self.link = Link::Ended;
            self.tell(Happened::Ended(reason));
        }
    }
}
