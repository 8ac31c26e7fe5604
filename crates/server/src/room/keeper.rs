use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::{mpsc, watch};
use underhill_core::{Seat, Seats, Viewer};
use underhill_protocol::{BUILD, CloseCode, Hello, Listing, NumberedCommand, PROTOCOL, TableId, ToClient};
use underhill_store::{State, StoreError};
use underhill_table::{
    AnyTable, Command, Decided, Entry, EntryKind, Hash, News, Offer, Phase, Sender, Time, TurnTime, bot_in,
};

use super::RoomMessage;
use crate::bots::{Job, Mind, Thought};
use crate::hall::Hall;
use crate::members::{MemberId, Members};
use crate::metrics::seconds_since;
use crate::problem::RequestError;
use crate::secrets;

/// So long a table waits before it does again what could not be stored.
const RETRY: Duration = Duration::from_secs(1);

/// Keeps a table: decides, stores, applies, tells; runs its clocks and asks its bots.
pub(super) struct Keeper {
    hall: Arc<Hall>,
    id: TableId,
    table: Box<dyn AnyTable>,
    /// What is stored is not known: the table has to be read again before anything else.
    unsure: bool,
    state: State,
    members: Members,
    present: (Seats, usize),
    /// The bots that are thinking, by their seat.
    thinking: HashMap<Seat, Thinking>,
    minds: HashMap<Seat, Mind>,
    turn_times: HashMap<Seat, TurnTime>,
    thoughts: u64,
    /// A bot's decision could not be stored: it is asked again.
    bots_wait: bool,
    /// Something could not be stored: whose clock runs meanwhile is not charged for it.
    outage: bool,
    /// The store has forgotten the table.
    forgotten: bool,
    /// For bots' answers.
    own: mpsc::WeakSender<RoomMessage>,
    last_message: Instant,
    /// After something could not be stored, nothing is tried of its own accord before this.
    not_before: Instant,
}

struct Thinking {
    number: u64,
    decisions: usize,
    games: u32,
    cancelled: Arc<AtomicBool>,
}

impl Keeper {
    pub(super) async fn open(
        hall: Arc<Hall>,
        id: TableId,
        table: Box<dyn AnyTable>,
        own: mpsc::WeakSender<RoomMessage>,
    ) -> Result<Self, RequestError> {
        hall.metrics.rooms.inc();
        let state = state_of(table.phase());
        let mut keeper = Keeper {
            hall,
            id,
            table,
            unsure: false,
            state,
            members: Members::default(),
            present: (Seats::NONE, 0),
            thinking: HashMap::new(),
            minds: HashMap::new(),
            turn_times: HashMap::new(),
            thoughts: 0,
            bots_wait: false,
            outage: false,
            forgotten: false,
            own,
            last_message: Instant::now(),
            not_before: Instant::now(),
        };
        keeper.resume().await?;
        keeper.settle();
        Ok(keeper)
    }

    /// Nobody's clock ran while the table was not kept.
    async fn resume(&mut self) -> Result<(), RequestError> {
        if self.table.deadline().is_some() {
            let entry = Entry { at: secrets::now(), by: None, kind: EntryKind::Resumed };
            self.commit(entry).await?;
        }
        Ok(())
    }

    pub(super) async fn run(mut self, mut messages: mpsc::Receiver<RoomMessage>) {
        let mut stopping = self.hall.stopping.clone();
        while !self.forgotten {
            let wake = self.wakes_at();
            tokio::select! {
                biased;
                () = stopped(&mut stopping) => break,
                message = messages.recv() => match message {
                    Some(message) => {
                        self.last_message = Instant::now();
                        self.take(message).await;
                    }
                    None => break,
                },
                () = tokio::time::sleep_until(wake.into()) => {
                    if self.is_idle() {
                        break;
                    }
                    self.time_passes().await;
                }
            }
        }
        // From here on nobody can reach the table, and the next who asks for it wakes it anew and lists it again.
        self.hall.list(self.id, None);
        messages.close();
        self.members.kick_all(CloseCode::GoingAway);
        self.thinking.values().for_each(|thinking| thinking.cancelled.store(true, Ordering::Relaxed));
        self.hall.put_away(self.id);
    }

    /// When something has to be done though nobody asks.
    fn wakes_at(&self) -> Instant {
        let left = |at: Time| Duration::from_millis(at.since(secrets::now()) + 1);
        let deadline = self.table.deadline().map(|at| Instant::now() + left(at));
        let again = if self.bots_wait || self.outage { Some(self.not_before) } else { None };
        let idle = self.last_message + self.hall.idle;
        [deadline, again].into_iter().flatten().fold(idle, Instant::min).max(self.not_before)
    }

    /// Whether the table can be put away.
    fn is_idle(&self) -> bool {
        let busy = !self.thinking.is_empty() || self.bots_wait || self.table.deadline().is_some();
        let needed = busy || !self.members.is_empty();
        !needed && self.last_message.elapsed() >= self.hall.idle
    }

    async fn time_passes(&mut self) {
        if self.recover().await.is_err() {
            self.not_before = Instant::now() + RETRY;
            return;
        }
        if let Some(entry) = self.table.tick(secrets::now()) {
            let _ = self.commit(entry).await;
        }
        if self.bots_wait && Instant::now() >= self.not_before {
            self.bots_wait = false;
            self.settle();
        }
        if self.last_message.elapsed() >= self.hall.idle {
            // Somebody is still here, or a clock runs.
            self.last_message = Instant::now();
        }
    }

    async fn take(&mut self, message: RoomMessage) {
        match message {
            RoomMessage::Join { hello, outbox, kick, reply } => {
                let joined = self.join(hello, outbox, kick).await;
                if let Err(Ok(id)) = reply.send(joined) {
                    self.leave(id);
                }
            }
            RoomMessage::Leave(id) => self.leave(id),
            RoomMessage::Do(id, command) => self.command(id, command).await,
            RoomMessage::Earlier { member, before } => {
                let viewer = self.members.seat(&*self.table, member).map_or(Viewer::Spectator, Viewer::Seat);
                let news = page(&*self.table, viewer, 0, before);
                self.members.say(member, &ToClient::Earlier { news });
            }
            RoomMessage::Ask { key, command, reply } => {
                let done = self.ask(key, &command).await;
                let _ = reply.send(done);
            }
            RoomMessage::WhereIs { key, reply } => drop(reply.send(self.table.seat_of(&key))),
            RoomMessage::Look { viewer, reply } => drop(reply.send(self.table.scene(viewer))),
            RoomMessage::Records(reply) => drop(reply.send(self.table.records().to_vec())),
            RoomMessage::Thought { seat, number, thought } => self.thought(seat, number, thought).await,
        }
    }

    async fn join(
        &mut self,
        hello: Hello,
        outbox: mpsc::Sender<axum::extract::ws::Utf8Bytes>,
        kick: tokio::sync::oneshot::Sender<CloseCode>,
    ) -> Result<MemberId, CloseCode> {
        let key = hello.token.map(|token| token.key());
        let seat = match &key {
            Some(key) => Some(self.table.seat_of(key).ok_or(CloseCode::WrongToken)?),
            None => None,
        };
        // Whoever comes back takes their seat back, or needs no bot after all.
        if let Some(seat) = seat {
            let _ = self.carry_out(Sender::Seat(seat), None, &Command::Return).await;
            if self.is_asked_to_go_on_for(seat) {
                let _ = self.carry_out(Sender::Seat(seat), None, &Command::Decline).await;
            }
        }
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let version = self.table.version();
        let id = self.members.add(key, version, hello.protocol > 1, outbox, kick);
        let news = hello.after.map_or_else(Vec::new, |after| page(&*self.table, viewer, after, u64::MAX));
        let welcome = ToClient::Welcome {
            scene: Box::new(self.table.scene(viewer)),
            news,
            at: secrets::now(),
            protocol: PROTOCOL,
            build: BUILD.to_owned(),
            app: self.hall.app_build.clone(),
            rules: self.table.rules(),
        };
        self.members.say(id, &welcome);
        self.show_presence();
        Ok(id)
    }

    fn leave(&mut self, id: MemberId) {
        if self.members.remove(id) {
            self.show_presence();
        }
    }

    fn show_presence(&mut self) {
        let present = self.members.present(&*self.table);
        if present != self.present {
            self.present = present;
            self.members.say_to_all(&ToClient::Presence { online: present.0, watching: present.1 });
        }
    }

    /// Whether the others are being asked to let a bot go on for the person of this seat.
    fn is_asked_to_go_on_for(&self, seat: Seat) -> bool {
        let asked = self.table.game_scene(Viewer::Spectator).and_then(|now| now.asked);
        asked.is_some_and(|asked| asked.offer == Offer::StandIn(seat))
    }

    async fn command(&mut self, member: MemberId, numbered: NumberedCommand) {
        let start = Instant::now();
        let id = numbered.id;
        let Some(seat) = self.members.seat(&*self.table, member) else {
            let rejection = underhill_table::Rejection::NotSeated;
            let message = rejection.to_string();
            return self.members.say(member, &ToClient::Rejected { id, rejection, message });
        };
        let mut command = numbered.command;
        if let Command::StandIn { present, .. } = &mut command {
            *present = self.members.present(&*self.table).0;
        }
        let before = self.table.version();
        let answer = match self.carry_out(Sender::Seat(seat), Some(id), &command).await {
            Ok(version) => {
                self.hall.metrics.commands.inc();
                self.hall.metrics.command_seconds.observe(seconds_since(start));
                let alone = self.table.version() == before;
                if alone {
                    self.members.refresh(&*self.table, seat, Some(member));
                }
                let now = if alone { self.table.game_scene(Viewer::Seat(seat)).map(Box::new) } else { None };
                ToClient::Done { id, version, now }
            }
            Err(RequestError::Rejected(rejection)) => {
                self.hall.metrics.rejected.inc();
                let message = rejection.to_string();
                ToClient::Rejected { id, rejection, message }
            }
            // Whoever is at a table that is gone is sent away, and finds out.
            Err(_) => ToClient::Unavailable { id },
        };
        self.members.say(member, &answer);
    }

    async fn ask(&mut self, key: Option<Hash>, command: &Command) -> Result<(), RequestError> {
        let sender = match key {
            None => Sender::Stranger,
            Some(key) => Sender::Seat(self.table.seat_of(&key).ok_or(RequestError::WrongToken)?),
        };
        self.carry_out(sender, None, command).await.map(|_| ())
    }

    /// Does what somebody wants; says the version after it.
    async fn carry_out(&mut self, sender: Sender, id: Option<u64>, command: &Command) -> Result<u64, RequestError> {
        self.recover().await?;
        match self.table.decide(sender, id, command, secrets::now(), &mut secrets::seed)? {
            Decided::Already(version) => Ok(version),
            Decided::New(entry) => {
                self.commit(entry).await?;
                Ok(self.table.version())
            }
        }
    }

    /// Stores an entry, then applies it, then tells everyone: in that order.
    async fn commit(&mut self, entry: Entry) -> Result<(), RequestError> {
        let text = serde_json::to_string(&entry).expect("an entry serialises");
        // In one go with the entry: a game that has begun must not be taken for a table where nobody plays.
        let begins = matches!(entry.kind, EntryKind::Began { .. } | EntryKind::Again { .. });
        let state = if begins { State::Playing } else { self.state };
        let start = Instant::now();
        let stored = self.hall.store.append(&self.id.to_string(), self.table.length(), vec![text], state).await;
        self.hall.metrics.store_seconds.observe(seconds_since(start));
        if let Err(error) = stored {
            self.hall.metrics.store_failures.inc();
            tracing::warn!(table = %self.id, %error, "an entry could not be stored");
            // Somebody else may have written, or this may have been written after all.
            self.unsure = matches!(error, StoreError::Conflict { .. } | StoreError::Unknown(_));
            self.not_before = Instant::now() + RETRY;
            self.forgotten = error == StoreError::Missing;
            self.outage = matches!(error, StoreError::Unavailable(_) | StoreError::Unknown(_));
            return Err(error.into());
        }
        self.state = state;
        if let Err(broken) = self.table.apply(&entry) {
            tracing::error!(table = %self.id, %broken, "an entry was stored that cannot be applied");
            self.unsure = true;
            return Err(RequestError::Unavailable);
        }
        self.note_state().await;
        self.members.tell(&*self.table);
        self.settle();
        Ok(())
    }

    /// After something could not be stored: finds out what is, and that nobody's clock ran meanwhile.
    async fn recover(&mut self) -> Result<(), RequestError> {
        self.reread().await?;
        if std::mem::take(&mut self.outage) {
            self.resume().await?;
        }
        Ok(())
    }

    /// Reads the table again if it is not known what is stored.
    async fn reread(&mut self) -> Result<(), RequestError> {
        if self.unsure {
            self.table = self.hall.load(self.id).await?;
            self.unsure = false;
            self.members.tell(&*self.table);
            self.settle();
        }
        Ok(())
    }

    /// Notes in the store how far the table is. If that is lost, the table is woken once more than needed.
    async fn note_state(&mut self) {
        let state = state_of(self.table.phase());
        if state != self.state
            && self.hall.store.append(&self.id.to_string(), self.table.length(), Vec::new(), state).await.is_ok()
        {
            self.state = state;
        }
    }

    /// After every change: the list, and the bots that have to think now or need no longer.
    fn settle(&mut self) {
        if self.table.setting().public {
            self.hall.list(self.id, self.listing());
        }
        let (phase, games) = (self.table.phase(), self.table.games());
        let turns = if phase == Phase::Playing { self.table.bot_turns() } else { Vec::new() };
        self.thinking.retain(|seat, thinking| {
            let needed = turns
                .iter()
                .any(|turn| turn.seat == *seat && (turn.decisions, games) == (thinking.decisions, thinking.games));
            if !needed {
                thinking.cancelled.store(true, Ordering::Relaxed);
            }
            needed
        });
        if phase != Phase::Playing {
            self.minds.clear();
            self.turn_times.clear();
        }
        for turn in turns {
            if self.thinking.contains_key(&turn.seat) {
                continue;
            }
            self.thoughts += 1;
            let (seat, number) = (turn.seat, self.thoughts);
            let cancelled = Arc::new(AtomicBool::new(false));
            let own = self.own.clone();
            let reply = move |thought| {
                if let Some(own) = own.upgrade() {
                    // A bot's thread can wait for a busy table; the table never waits for it.
                    let _ = own.blocking_send(RoomMessage::Thought { seat, number, thought });
                }
            };
            self.hall.bots.ask(Job {
                game: self.table.game(),
                rules: self.table.rules(),
                seat,
                level: turn.level,
                time: self.turn_times.entry(seat).or_default().share(&turn),
                view: turn.view,
                mind: self.minds.remove(&seat),
                seed: secrets::luck(),
                cancelled: Arc::clone(&cancelled),
                reply: Box::new(reply),
            });
            self.thinking.insert(seat, Thinking { number, decisions: turn.decisions, games, cancelled });
        }
    }

    async fn thought(&mut self, seat: Seat, number: u64, thought: Thought) {
        let Some(thinking) = self.thinking.get(&seat).filter(|thinking| thinking.number == number) else { return };
        let decision = thinking.decisions;
        self.thinking.remove(&seat);
        self.minds.insert(seat, thought.mind);
        self.turn_times.entry(seat).or_default().spend(thought.took);
        let command = Command::Act { action: thought.action, decision };
        if let Err(error) = self.carry_out(Sender::Bot(seat), None, &command).await {
            tracing::warn!(table = %self.id, %seat, %error, "a bot's decision was not taken");
            self.bots_wait = true;
        }
    }

    fn listing(&self) -> Option<Listing> {
        let setting = self.table.setting();
        let phase = self.table.phase();
        if !setting.public || phase == Phase::Over {
            return None;
        }
        let places = self.table.places();
        let who = |seat: Seat| match (&places[seat.index()].name, bot_in(&places, seat)) {
            (Some(name), _) => Some(name.to_string()),
            (None, Some((level, 1))) => Some(level.to_string()),
            (None, bot) => bot.map(|(level, number)| format!("{level} {number}")),
        };
        Some(Listing {
            table: self.id,
            game: setting.game.clone(),
            clock: setting.clock,
            seats: Seat::first(places.len()).map(who).collect(),
            phase,
        })
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        self.hall.metrics.rooms.dec();
    }
}

/// What a viewer is told of the newest things that happened between two versions: so much as fits well into one message.
fn page(table: &dyn AnyTable, viewer: Viewer, after: u64, before: u64) -> Vec<News> {
    const MOST: usize = 200;
    const BYTES: usize = 96 << 10;
    let mut news = table.news_between(viewer, after, before, MOST);
    let sizes = news.iter().rev().map(|news| serde_json::to_string(news).map_or(0, |text| text.len()));
    let mut sum = 0;
    let fitting = sizes.take_while(|size| {
        sum += size;
        sum <= BYTES
    });
    // The newest is told however large it is.
    let fitting = fitting.count().max(1).min(news.len());
    news.drain(..news.len() - fitting);
    news
}

/// Waits until the server stops.
async fn stopped(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stop| *stop).await;
}

fn state_of(phase: Phase) -> State {
    match phase {
        Phase::Gathering => State::Gathering,
        Phase::Playing => State::Playing,
        Phase::Over => State::Finished,
    }
}
