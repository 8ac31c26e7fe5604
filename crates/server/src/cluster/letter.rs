//! What servers say to each other. None of it is a fact of its own: what holds is in the store, and a letter that is lost, late
//! or comes twice costs time and nothing else.

use std::net::IpAddr;

use serde::{Deserialize, Serialize};
use underhill_core::{Seat, Seats};
use underhill_protocol::TableId;
use underhill_store::NodeId;
use underhill_table::{Command, Hash, Name, Phrase, Rejection, Share, Time};

use super::seal::Sealed;
use crate::problem::RequestError;

/// One letter. A table is called by its number in the store and never by its code, which would give whoever reads along a seat
/// there; whatever is not a number is sealed. A server ignores what it cannot read: it may be of a newer one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "say", rename_all = "kebab-case")]
pub(crate) enum Letter {
    /// This server has come, and is to be told what all are told.
    Joined { node: i64 },
    /// Something was stored at a table: its log has so many entries.
    Hint { table: i64, length: u64, epoch: i64 },
    /// A table, or every table of this server, has no owner any more.
    Free { table: Option<i64>, node: i64 },
    /// Who is at a table by way of this server, for its owner.
    Here { table: i64, node: i64, online: Seats, watching: usize },
    /// Who is at a table by way of any server, from its owner.
    Present { table: i64, online: Seats, watching: usize },
    /// Somebody at a table said something that is not kept.
    Said { table: i64, seat: Seat, phrase: Phrase, at: Time },
    /// The place in the line that a bot of a table has, from its owner.
    InLine { table: i64, seat: Seat, place: usize },
    /// What addresses did at a server, for the limits of what they may do at all of them.
    Counted { sealed: Sealed },
    /// The list of public tables has changed.
    Listed,
    /// An errand, for the owner of a table.
    Errand {
        number: u64,
        from: i64,
        sealed: Sealed,
        /// Whether it is sent for the second time and over the other way, and is to be answered there.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        again: bool,
    },
    /// The answer to an errand.
    Answer { number: u64, sealed: Sealed },
}

/// Something that somebody at one server wants done at a table whose owner is another.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Errand {
    pub(crate) table: TableId,
    /// The hash of their token; none for somebody without a seat.
    pub(crate) key: Option<Hash>,
    pub(crate) household: IpAddr,
    /// How many bytes they sent.
    pub(crate) size: usize,
    /// What they call this command, to do it once.
    pub(crate) id: Option<u64>,
    pub(crate) command: SentCommand,
}

/// A command as it is sent to another server.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum SentCommand {
    /// To sit down, which is not said on a socket.
    Sit {
        seat: Option<Seat>,
        name: Name,
        key: Hash,
        share: Share,
    },
    Other(Command),
}

impl From<Command> for SentCommand {
    fn from(command: Command) -> Self {
        match command {
            Command::Sit { seat, name, key, share } => SentCommand::Sit { seat, name, key, share },
            command => SentCommand::Other(command),
        }
    }
}

impl From<SentCommand> for Command {
    fn from(command: SentCommand) -> Self {
        match command {
            SentCommand::Sit { seat, name, key, share } => Command::Sit { seat, name, key, share },
            SentCommand::Other(command) => command,
        }
    }
}

/// What came of an errand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Answer {
    /// It was done: the version after it, and how many entries the log had.
    Done {
        version: u64,
        length: u64,
    },
    Rejected(Rejection),
    WrongToken,
    TooMany,
    SetAside,
    NoTable,
    /// Who was asked is not the owner.
    NotOwner,
    Unavailable,
}

impl From<Result<(u64, u64), RequestError>> for Answer {
    fn from(result: Result<(u64, u64), RequestError>) -> Self {
        match result {
            Ok((version, length)) => Answer::Done { version, length },
            Err(RequestError::Rejected(rejection)) => Answer::Rejected(rejection),
            Err(RequestError::WrongToken) => Answer::WrongToken,
            Err(RequestError::TooMany) => Answer::TooMany,
            Err(RequestError::SetAside) => Answer::SetAside,
            Err(RequestError::NoTable) => Answer::NoTable,
            Err(RequestError::NotOwner) => Answer::NotOwner,
            Err(_) => Answer::Unavailable,
        }
    }
}

impl Answer {
    /// The version after it and the length of the log, or why it was not done.
    pub(crate) fn result(self) -> Result<(u64, u64), RequestError> {
        Err(match self {
            Answer::Done { version, length } => return Ok((version, length)),
            Answer::Rejected(rejection) => RequestError::Rejected(rejection),
            Answer::WrongToken => RequestError::WrongToken,
            Answer::TooMany => RequestError::TooMany,
            Answer::SetAside => RequestError::SetAside,
            Answer::NoTable => RequestError::NoTable,
            Answer::NotOwner => RequestError::NotOwner,
            Answer::Unavailable => RequestError::Unavailable,
        })
    }
}

/// Whom a letter is for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Addressee {
    /// Every server on these tables.
    All,
    One(NodeId),
}
