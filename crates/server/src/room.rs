//! A table that somebody is at: a task that takes one message after the other.

mod keeper;
mod sleep;
mod unsaid;

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{mpsc, oneshot};
use underhill_core::{Record, Seat, Seats, Viewer};
use underhill_protocol::{CloseCode, Hello, NumberedCommand, TableId};
use underhill_store::{Fence, NodeId};
use underhill_table::{AnyTable, Command, Hash, Outage, Phrase, Scene, Time};

use self::keeper::Keeper;
use crate::bots::BotDecision;
use crate::clock::Clock;
use crate::cluster::letter::Errand;
use crate::cluster::{Part, Returned};
use crate::hall::{Hall, WakeReason};
use crate::members::MemberId;
use crate::problem::RequestError;

/// So many messages may wait for a table; then whoever sends has to wait with them.
const WAITING: usize = 256;

/// A way to reach a table.
#[derive(Clone)]
pub(crate) struct Room {
    messages: mpsc::Sender<RoomMessage>,
    clock: Clock,
}

/// What is said to the keeper of a table.
pub(crate) enum RoomMessage {
    /// A socket wants to be told what happens.
    Join { entering: Box<Entering>, reply: oneshot::Sender<Result<MemberId, CloseCode>> },
    /// A socket is gone.
    Leave(MemberId),
    /// A socket gives a command, which took so many bytes.
    Do { member: MemberId, command: NumberedCommand, size: usize, arrived: Time },
    /// A socket asks for what happened before a version.
    Earlier { member: MemberId, before: u64 },
    /// Somebody without a socket gives a command.
    Ask {
        key: Option<Hash>,
        household: IpAddr,
        command: Command,
        arrived: Time,
        reply: oneshot::Sender<Result<(), RequestError>>,
    },
    /// Where the holder of a key sits.
    WhereIs { key: Hash, reply: oneshot::Sender<Option<Seat>> },
    /// The table as this viewer sees it.
    Look { viewer: Viewer, reply: oneshot::Sender<Scene> },
    /// The games that are over.
    Records(oneshot::Sender<Vec<Record>>),
    /// A bot has decided, or cannot for a reason.
    BotDecided { seat: Seat, number: u64, decided: Result<BotDecision, String> },
    /// Somebody at another server gives a command; the answer is the version after it and the length of the log.
    Errand { errand: Box<Errand>, arrived: Time, reply: oneshot::Sender<Result<(u64, u64), RequestError>> },
    /// Word of other servers.
    Server(ServerMessage),
}

impl RoomMessage {
    /// Whether the answer depends on everything that has happened.
    fn asks_how_things_stand(&self) -> bool {
        matches!(
            self,
            RoomMessage::Join { .. }
                | RoomMessage::Earlier { .. }
                | RoomMessage::WhereIs { .. }
                | RoomMessage::Look { .. }
                | RoomMessage::Records(_)
        )
    }
}

/// What a table hears of other servers.
pub(crate) enum ServerMessage {
    /// The log has so many entries.
    Hint { length: u64 },
    /// It was looked how long the log is and who has the table.
    Looked { length: u64, fence: Option<Fence> },
    /// The table has no owner any more.
    Reconsider,
    /// A server is gone.
    OwnerGone(NodeId),
    /// Who is here by way of another server.
    Here { node: NodeId, online: Seats, watching: usize },
    /// Who is here by way of any server.
    Present { online: Seats, watching: usize },
    /// Somebody said something.
    Said { seat: Seat, phrase: Phrase, at: Time },
    /// The place in the line that a bot has.
    InLine { seat: Seat, place: usize },
    /// The owner has answered to an errand.
    Answered { errand: Box<Errand>, asker: Asker, tries: u8, returned: Returned },
}

/// Who waits for the answer to an errand.
pub(crate) enum Asker {
    /// A socket, for the command with this number.
    Member { member: MemberId, id: u64 },
    /// A request.
    Request(oneshot::Sender<Result<(), RequestError>>),
}

/// A socket that wants to be told what happens.
pub(crate) struct Entering {
    pub(crate) hello: Hello,
    /// Whom it counts against.
    pub(crate) household: IpAddr,
    pub(crate) arrived: Time,
    pub(crate) outbox: mpsc::Sender<Utf8Bytes>,
    pub(crate) kick: oneshot::Sender<CloseCode>,
}

impl Room {
    /// Lets a table take messages.
    pub(crate) async fn open(
        hall: Arc<Hall>,
        id: TableId,
        table: Box<dyn AnyTable>,
        reason: WakeReason,
        part: Part,
        lost: Option<Outage>,
    ) -> Result<Room, RequestError> {
        let (sender, receiver) = mpsc::channel(WAITING);
        let clock = hall.clock.clone();
        let keeper = Keeper::open(hall, id, table, reason, (part, lost), sender.downgrade()).await?;
        tokio::spawn(keeper.keep(receiver));
        Ok(Room { messages: sender, clock })
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.messages.is_closed()
    }

    /// Waits until the table takes no more messages.
    pub(crate) async fn closed(&self) {
        self.messages.closed().await;
    }

    pub(crate) async fn send(&self, message: RoomMessage) -> Result<(), RequestError> {
        self.messages.send(message).await.map_err(|_| RequestError::Unavailable)
    }

    /// Tells it something about other servers, unless it is too busy: then it finds out later.
    pub(crate) fn tell(&self, message: ServerMessage) {
        let _ = self.messages.try_send(RoomMessage::Server(message));
    }

    /// Hands in what somebody at another server wants, and gives a way to wait for the answer; none if the table is too busy.
    pub(crate) fn begin_errand(
        &self,
        errand: Errand,
        arrived: Time,
    ) -> Option<oneshot::Receiver<Result<(u64, u64), RequestError>>> {
        let (reply, answer) = oneshot::channel();
        let errand = RoomMessage::Errand { errand: Box::new(errand), arrived, reply };
        self.messages.try_send(errand).ok().map(|()| answer)
    }

    /// Does what somebody at another server wants.
    pub(crate) async fn errand(&self, errand: Errand, arrived: Time) -> Result<(u64, u64), RequestError> {
        self.ask(|reply| RoomMessage::Errand { errand: Box::new(errand), arrived, reply }).await?
    }

    async fn ask<R>(&self, message: impl FnOnce(oneshot::Sender<R>) -> RoomMessage) -> Result<R, RequestError> {
        let (reply, answer) = oneshot::channel();
        self.send(message(reply)).await?;
        answer.await.map_err(|_| RequestError::Unavailable)
    }

    /// What the clock of this table shows.
    pub(crate) fn now(&self) -> Time {
        self.clock.now()
    }

    pub(crate) async fn join(
        &self,
        hello: Hello,
        household: IpAddr,
        outbox: mpsc::Sender<Utf8Bytes>,
        kick: oneshot::Sender<CloseCode>,
    ) -> Result<Result<MemberId, CloseCode>, RequestError> {
        let entering = Box::new(Entering { hello, household, arrived: self.now(), outbox, kick });
        self.ask(|reply| RoomMessage::Join { entering, reply }).await
    }

    pub(crate) async fn command(
        &self,
        key: Option<Hash>,
        household: IpAddr,
        command: Command,
    ) -> Result<(), RequestError> {
        let arrived = self.now();
        self.ask(|reply| RoomMessage::Ask { key, household, command, arrived, reply }).await?
    }

    pub(crate) async fn where_is(&self, key: Hash) -> Result<Option<Seat>, RequestError> {
        self.ask(|reply| RoomMessage::WhereIs { key, reply }).await
    }

    pub(crate) async fn look(&self, viewer: Viewer) -> Result<Scene, RequestError> {
        self.ask(|reply| RoomMessage::Look { viewer, reply }).await
    }

    pub(crate) async fn records(&self) -> Result<Vec<Record>, RequestError> {
        self.ask(RoomMessage::Records).await
    }
}
