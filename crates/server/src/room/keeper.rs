mod entering;
mod limits;
mod outages;
mod sharing;
mod thinking;

use std::collections::HashMap;
use std::net::IpAddr;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt;
use tokio::sync::mpsc;
use tokio::time::Instant;
use underhill_core::{Seat, Seats};
use underhill_protocol::{CloseCode, Listing, NumberedCommand, TableId, ToClient};
use underhill_store::{State, StoreError};
use underhill_table::{
    AnyTable, Command, Decided, Entry, EntryKind, Hash, Outage, Phase, Rejection, Sender, Time, called,
};

use self::limits::Person;
use self::sharing::Elsewhere;
use self::thinking::Thinkers;
use super::RoomMessage;
use super::unsaid::Unsaid;
use crate::bots::Household;
use crate::cluster::Part;
use crate::engine::what_panicked;
use crate::hall::{Hall, WakeReason};
use crate::members::{MemberId, Members};
use crate::problem::RequestError;
use crate::secrets::{self, alias};
use crate::server::stopped;

/// So long a table waits before it does again what could not be stored.
const RETRY: Duration = Duration::from_secs(1);

/// Who gives a command in a seat.
struct Caller {
    /// The hash of their token.
    key: Hash,
    household: IpAddr,
    /// How many bytes they sent.
    size: usize,
}

/// Keeps a table: decides, stores, applies, tells; runs its clocks and asks its bots.
pub(super) struct Keeper {
    pub(super) hall: Arc<Hall>,
    pub(super) id: TableId,
    /// What this server is to the table.
    pub(super) part: Part,
    /// Those who are here by way of other servers.
    elsewhere: Elsewhere,
    pub(super) table: Box<dyn AnyTable>,
    /// What is stored is not known: the table has to be read again before anything else.
    pub(super) unsure: bool,
    pub(super) state: State,
    pub(super) members: Members,
    present: (Seats, usize),
    pub(super) thinkers: Thinkers,
    /// Those who did something in a seat lately, by the hash of their token.
    people: HashMap<Hash, Person>,
    /// The address of who was there last, whom the bots think for.
    household: Household,
    /// When somebody was last here or gave a command; none if nobody has since the table was woken.
    attended: Option<Instant>,
    /// When it was told last who is there.
    present_told: Option<Instant>,
    /// When it has to be told how many watch: so many come and go that it was left out.
    crowd_due: Option<Instant>,
    /// Since when nothing can be stored: whose clock runs meanwhile is not charged for it.
    pub(super) outage_from: Option<Time>,
    /// Since when things can be stored again, if ever they could not: what arrived meanwhile counts as if it came then.
    pub(super) outage_to: Time,
    /// Why the table has to be set aside.
    failed: Option<String>,
    /// The store has forgotten the table.
    forgotten: bool,
    /// For bots' answers.
    own: mpsc::WeakSender<RoomMessage>,
    unsaid: Unsaid,
    pub(super) last_message: Instant,
    /// After something could not be stored, nothing is tried of its own accord before this.
    not_before: Instant,
}

impl Keeper {
    pub(super) async fn open(
        hall: Arc<Hall>,
        id: TableId,
        table: Box<dyn AnyTable>,
        reason: WakeReason,
        (part, lost): (Part, Option<Outage>),
        own: mpsc::WeakSender<RoomMessage>,
    ) -> Result<Self, RequestError> {
        hall.metrics.rooms.inc();
        tracing::debug!(table = %alias(id), code = %id, "a table is brought in; this is what the log calls it");
        let state = state_of(table.phase());
        hall.count_table(part, 1);
        let mut keeper = Keeper {
            hall,
            id,
            part,
            elsewhere: Elsewhere::default(),
            table,
            unsure: false,
            state,
            members: Members::default(),
            present: (Seats::NONE, 0),
            thinkers: Thinkers::default(),
            people: HashMap::new(),
            household: None,
            attended: None,
            present_told: None,
            crowd_due: None,
            outage_from: None,
            outage_to: Time(0),
            failed: None,
            forgotten: false,
            own,
            unsaid: Unsaid::default(),
            last_message: Instant::now(),
            not_before: Instant::now(),
        };
        if reason == WakeReason::Due {
            keeper.tire();
        }
        if keeper.decides() {
            keeper.forgive_absences(lost).await?;
            keeper.settle();
        }
        Ok(keeper)
    }

    /// Keeps the table until nobody needs it any more. If anything panics here, the table is set aside.
    pub(super) async fn keep(mut self, mut messages: mpsc::Receiver<RoomMessage>) {
        let cluster = self.hall.cluster.clone();
        let has_to_let_go = async {
            match &cluster {
                Some(cluster) => cluster.has_to_let_go().await,
                None => std::future::pending().await,
            }
        };
        let ended = tokio::select! {
            biased;
            // Whatever the table is waiting for: without the database that may be long.
            () = has_to_let_go => None,
            ended = AssertUnwindSafe(self.run(&mut messages)).catch_unwind() => Some(ended),
        };
        match ended {
            Some(Ok(())) => {}
            Some(Err(panic)) => self.failed = Some(format!("its room panicked: {}", what_panicked(&*panic))),
            None => self.elsewhere.steps_down = true,
        }
        self.thinkers.cancel_all();
        let code = match self.failed.take() {
            Some(reason) => {
                self.hall.set_aside(self.id, &reason).await;
                CloseCode::SetAside
            }
            None => CloseCode::GoingAway,
        };
        // From here on nobody can reach the table, and the next who asks for it wakes it anew and lists it again.
        self.unlist();
        messages.close();
        self.give_back().await;
        self.members.kick_all(code);
        self.hall.put_away(self.id);
    }

    async fn run(&mut self, messages: &mut mpsc::Receiver<RoomMessage>) {
        let mut stopping = self.hall.stopping.clone();
        while !self.forgotten && self.failed.is_none() && !self.elsewhere.steps_down {
            let wake = self.wakes_at();
            tokio::select! {
                biased;
                () = stopped(&mut stopping) => break,
                message = messages.recv() => match message {
                    // Nothing is said of a table that another server may have by now.
                    Some(_) if self.has_lost_its_lease() => self.elsewhere.steps_down = true,
                    Some(message) => {
                        self.last_message = Instant::now();
                        self.take(message).await;
                    }
                    None => break,
                },
                () = tokio::time::sleep_until(wake) => {
                    if self.has_lost_its_lease() {
                        self.elsewhere.steps_down = true;
                        break;
                    }
                    if self.is_idle() && self.fall_asleep().await && messages.is_empty() {
                        break;
                    }
                    self.time_passes().await;
                }
            }
            self.unsaid.say_at(self.table.version(), &self.hall.metrics);
        }
    }

    /// When something has to be done though nobody asks.
    fn wakes_at(&self) -> Instant {
        if !self.decides() {
            return self.last_message + self.hall.idle;
        }
        let deadline = self.table.deadline().map(|at| self.hall.clock.when(at.after(1)));
        let again = if self.thinkers.wait || self.outage_from.is_some() { Some(self.not_before) } else { None };
        let idle = self.last_message + self.hall.idle;
        let first =
            [deadline, again, self.thinkers.told_at(), self.crowd_due].into_iter().flatten().fold(idle, Instant::min);
        first.max(self.not_before)
    }

    async fn time_passes(&mut self) {
        if !self.decides() {
            self.last_message = Instant::now();
            return;
        }
        if self.recover().await.is_err() {
            self.not_before = Instant::now() + RETRY;
            return;
        }
        if let Some(entry) = self.table.tick(self.hall.clock.now()) {
            let _ = self.commit(entry).await;
        }
        if self.thinkers.wait && Instant::now() >= self.not_before {
            self.thinkers.wait = false;
            self.settle();
        }
        self.show_line();
        if self.crowd_due.is_some_and(|due| due <= Instant::now()) {
            self.show_presence();
        }
        if self.last_message.elapsed() >= self.hall.idle {
            // Somebody is still here, or a clock runs.
            self.last_message = Instant::now();
        }
    }

    async fn take(&mut self, message: RoomMessage) {
        // A replica is brought up to date before it answers. If it cannot be, whoever waits for the answer hears that there is none.
        if !self.decides() && message.asks_how_things_stand() && self.catch_up().await.is_err() {
            return;
        }
        match message {
            RoomMessage::Join { entering, reply } => {
                let joined = self.join(*entering).await;
                if let Err(Ok(id)) = reply.send(joined) {
                    self.leave(id);
                }
            }
            RoomMessage::Leave(id) => self.leave(id),
            RoomMessage::Do { member, command, size, .. } if !self.decides() => self.hand_on(member, command, size),
            RoomMessage::Do { member, command, size, arrived } => {
                let told = self.members.told();
                let key = self.members.person(member).map(|(key, _)| key);
                self.command(member, command, size, arrived).await;
                self.charge(key, self.members.told() - told);
            }
            RoomMessage::Earlier { member, before } => self.tell_earlier(member, before),
            RoomMessage::Ask { key, household, command, reply, .. } if !self.decides() => {
                self.hand_on_for(key, household, command, reply);
            }
            RoomMessage::Ask { key, household, command, arrived, reply } => {
                let done = self.ask(key, household, &command, arrived).await;
                let _ = reply.send(done);
            }
            RoomMessage::WhereIs { key, reply } => drop(reply.send(self.table.seat_of(&key))),
            RoomMessage::Look { viewer, reply } => drop(reply.send(self.table.scene(viewer))),
            RoomMessage::Records(reply) => drop(reply.send(self.table.records().to_vec())),
            RoomMessage::BotDecided { seat, number, decided } => self.bot_decided(seat, number, decided).await,
            RoomMessage::Errand { errand, arrived, reply } => {
                let done = self.errand(*errand, arrived).await;
                let _ = reply.send(done);
            }
            RoomMessage::Server(message) => self.hear(message).await,
        }
    }

    async fn command(&mut self, member: MemberId, numbered: NumberedCommand, size: usize, arrived: Time) {
        let start = std::time::Instant::now();
        let id = numbered.id;
        let talks = matches!(numbered.command, Command::Say { .. });
        let before = self.table.version();
        let answer = match self.member_command(member, numbered, size, arrived).await {
            Ok((seat, version)) => {
                self.unsaid.command(start.elapsed());
                let alone = self.table.version() == before && !talks;
                if alone {
                    self.members.refresh(&*self.table, seat, Some(member));
                }
                let now = if alone { self.members.now_of(&*self.table, member) } else { None };
                ToClient::Done { id, version, now }
            }
            Err(RequestError::Rejected(rejection)) => {
                self.hall.metrics.rejected.inc();
                tracing::debug!(table = %alias(self.id), %rejection, "a command is refused");
                let message = rejection.to_string();
                ToClient::Rejected { id, rejection, message }
            }
            // Whoever is at a table that is gone is sent away, and finds out.
            Err(_) => ToClient::Unavailable { id },
        };
        self.members.say(member, &answer);
    }

    /// Does what a socket wants; says in which seat, and the version after it.
    async fn member_command(
        &mut self,
        member: MemberId,
        numbered: NumberedCommand,
        size: usize,
        arrived: Time,
    ) -> Result<(Seat, u64), RequestError> {
        let (key, household) = self.members.person(member).ok_or(Rejection::NotSeated)?;
        let NumberedCommand { id, command } = numbered;
        self.person_command(Caller { key, household, size }, Some(id), command, arrived).await
    }

    /// Does what somebody in a seat wants, wherever their socket is.
    async fn person_command(
        &mut self,
        Caller { key, household, size }: Caller,
        id: Option<u64>,
        mut command: Command,
        arrived: Time,
    ) -> Result<(Seat, u64), RequestError> {
        let seat = self.table.seat_of(&key).ok_or(Rejection::NotSeated)?;
        self.attend(household, true);
        self.may_command(key)?;
        self.may_tell(key, size, &command)?;
        match &mut command {
            Command::Say { phrase } => {
                return self.say(seat, key, id.unwrap_or_default(), *phrase).map(|version| (seat, version));
            }
            Command::StandIn { present, .. } => *present = self.present_in_all().0,
            _ => {}
        }
        let version = self.carry_out(Sender::Seat(seat), id, &command, arrived).await?;
        Ok((seat, version))
    }

    async fn ask(
        &mut self,
        key: Option<Hash>,
        household: IpAddr,
        command: &Command,
        arrived: Time,
    ) -> Result<(), RequestError> {
        let sender = match key {
            None => Sender::Stranger,
            Some(key) => Sender::Seat(self.table.seat_of(&key).ok_or(RequestError::WrongToken)?),
        };
        self.attend(household, true);
        if let Some(key) = key {
            self.may_command(key)?;
        }
        self.carry_out(sender, None, command, arrived).await.map(|_| ())
    }

    /// Does what somebody wanted at a moment; says the version after it.
    async fn carry_out(
        &mut self,
        sender: Sender,
        id: Option<u64>,
        command: &Command,
        arrived: Time,
    ) -> Result<u64, RequestError> {
        self.recover().await?;
        let arrived = arrived.max(self.outage_to);
        // Whoever's time was up when this arrived is late, however long it had to wait here until something was stored.
        if let Some(entry) = self.table.tick(arrived) {
            self.commit(entry).await?;
        }
        match self.table.decide(sender, id, command, arrived, &mut secrets::seed)? {
            Decided::Already(version) => Ok(version),
            Decided::New(entry) => {
                self.may_store(sender, &entry)?;
                self.commit(entry).await?;
                Ok(self.table.version())
            }
        }
    }

    /// Stores an entry, then applies it, then tells everyone: in that order.
    async fn commit(&mut self, entry: Entry) -> Result<(), RequestError> {
        let text = serde_json::to_string(&entry).expect("an entry serialises");
        // In one go with the entry: a game that has begun must not be taken for a table where nobody plays.
        let begins =
            matches!(entry.kind, EntryKind::Starting { .. } | EntryKind::Began { .. } | EntryKind::Again { .. });
        let state = if begins { State::Playing } else { self.state };
        let (start, now) = (std::time::Instant::now(), self.hall.clock.now());
        let (table, length) = (self.id.to_string(), self.table.length());
        let stored = self.hall.store.append_as(self.part.fence(), &table, length, vec![text], state).await;
        self.unsaid.stored(start.elapsed());
        if let Err(error) = stored {
            self.hall.metrics.store_failures.inc();
            tracing::warn!(table = %alias(self.id), %error, "an entry could not be stored");
            // Somebody else may have written, or this may have been written after all.
            self.unsure = matches!(error, StoreError::Conflict { .. } | StoreError::Unknown(_) | StoreError::Fenced);
            if error == StoreError::Fenced {
                if let Some(cluster) = &self.hall.cluster {
                    cluster.counts.fenced.inc();
                }
                self.lose().await;
            }
            self.not_before = Instant::now() + RETRY;
            self.forgotten = error == StoreError::Missing;
            if matches!(error, StoreError::Unavailable(_) | StoreError::Unknown(_)) {
                self.outage_from.get_or_insert(now);
            }
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
        self.hint();
        self.settle();
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
            && self
                .hall
                .store
                .append_as(self.part.fence(), &self.id.to_string(), self.table.length(), Vec::new(), state)
                .await
                .is_ok()
        {
            self.state = state;
        }
    }

    /// After every change: the list, and the bots.
    fn settle(&mut self) {
        if !self.decides() {
            return self.thinkers.cancel_all();
        }
        if self.table.setting().public {
            self.list();
        }
        self.settle_bots();
    }

    fn listing(&self) -> Option<Listing> {
        let setting = self.table.setting();
        let phase = self.table.phase();
        if !setting.public || phase == Phase::Over {
            return None;
        }
        let places = self.table.places();
        Some(Listing {
            table: self.id,
            game: setting.game.clone(),
            clock: setting.clock,
            seats: Seat::first(places.len()).map(|seat| called(&places, seat)).collect(),
            phase,
        })
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        self.unsaid.say(&self.hall.metrics);
        self.hall.metrics.rooms.dec();
        self.hall.count_table(self.part, -1);
    }
}

fn state_of(phase: Phase) -> State {
    match phase {
        Phase::Gathering => State::Gathering,
        Phase::Starting | Phase::Playing => State::Playing,
        Phase::Over => State::Finished,
    }
}
