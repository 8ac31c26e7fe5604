use underhill_core::Seat;
use underhill_protocol::CloseCode;
use underhill_table::{News, Rejection, Unfair};

/// Something that a client should know of. How things stand is in the session, and already as it is afterwards.
#[derive(Clone, Debug, PartialEq)]
pub enum Happened {
    /// The table has said how things stand, for the first time or after the connection was lost, and what happened meanwhile.
    Welcome(Vec<News>),
    /// Something happened at the table, or somebody says something, which has the version of what happened last.
    News(News),
    /// So much happened meanwhile that only the newest of it is told now: what was told before does not connect to it. What
    /// lies between can be [asked for](crate::Session::ask_for_earlier).
    Skipped,
    /// What happened before everything that was told, in order.
    Earlier(Vec<News>),
    /// A command has been carried out.
    Done {
        /// The number that the session gave it.
        id: u64,
        /// The version of the table after it.
        version: u64,
    },
    /// A command has been refused.
    Rejected {
        /// The number that the session gave it.
        id: u64,
        /// As data, for programs that say it in their own words.
        rejection: Rejection,
        /// As an English sentence.
        message: String,
    },
    /// A command could not be stored. It is sent again in a moment.
    Unavailable,
    /// The game looks otherwise to this seat alone: something was chosen that stays sealed.
    Now,
    /// Others came or went.
    Presence,
    /// A bot has to wait for its turn to think.
    InLine {
        /// Its seat.
        seat: Seat,
        /// Its place in the line: 1 is next; 0 once it thinks.
        place: usize,
    },
    /// There is no connection, or no longer. It is being made again, however long that takes.
    Lost(Lost),
    /// Nothing more will happen here.
    Ended(Final),
}

/// Why a connection was lost, or not made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Lost {
    /// Nobody answers.
    #[error("nobody answers")]
    Unreachable,
    /// The server, or something on the way, closed it.
    #[error("the connection was closed{}", match .0 { Some(code) => format!(": {}", code.reason()), None => String::new() })]
    Closed(Option<CloseCode>),
    /// Nothing was heard for too long.
    #[error("the connection has fallen silent")]
    Silent,
    /// Something was not told.
    #[error("version {0} was not told")]
    Gap(u64),
}

/// Why there is no use in trying again.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Final {
    /// The server does not want to hear from this client again.
    #[error("the connection was closed: {}", .0.reason())]
    Closed(CloseCode),
    /// What the server says makes no sense to this client.
    #[error("the server cannot be understood: {0}")]
    Unreadable(String),
    /// The server changed what it had committed to.
    #[error(transparent)]
    Unfair(#[from] Unfair),
    /// The client left.
    #[error("the table was left")]
    Left,
}
