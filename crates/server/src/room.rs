//! A table that somebody is at: a task that takes one message after the other.

mod keeper;
mod sleep;
mod unsaid;

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{mpsc, oneshot};
use underhill_core::{Record, Seat, Viewer};
use underhill_protocol::{CloseCode, Hello, NumberedCommand, TableId};
use underhill_table::{AnyTable, Command, Hash, Scene, Time};

use self::keeper::Keeper;
use crate::bots::Thought;
use crate::clock::Clock;
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
    Thought { seat: Seat, number: u64, thought: Result<Thought, String> },
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
    ) -> Result<Room, RequestError> {
        let (sender, receiver) = mpsc::channel(WAITING);
        let clock = hall.clock;
        let keeper = Keeper::open(hall, id, table, reason, sender.downgrade()).await?;
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
