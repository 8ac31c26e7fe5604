use serde::{Deserialize, Serialize};
use underhill_table::{Command, Token};

/// What a client says at a table's socket.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum FromClient {
    /// Who is there; the first thing said.
    Hello(Hello),
    /// A command to the table.
    Do(NumberedCommand),
    /// What happened before?
    Earlier {
        /// The version before which.
        before: u64,
    },
    /// Is anybody there?
    Ping {
        /// Anything; it comes back.
        sent: u64,
    },
}

/// The version of what is said at a socket. Clients that name none speak the first.
pub const PROTOCOL: u32 = 3;

/// The version of this program.
pub const BUILD: &str = env!("CARGO_PKG_VERSION");

/// Who is there, and what they have seen already. Fields that are not known are passed over: a client may be newer.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Hello {
    /// The token of a seat; without one, a spectator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<Token>,
    /// The last version seen: what happened since is told, or the newest of it. Without it, nothing is told but how things
    /// stand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<u64>,
    /// The version of the protocol that the client speaks.
    #[serde(default = "first_protocol", skip_serializing_if = "is_first_protocol")]
    pub protocol: u32,
    /// The client's version, for the server's log.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub build: String,
}

pub(crate) fn first_protocol() -> u32 {
    1
}

fn is_first_protocol(protocol: &u32) -> bool {
    *protocol == 1
}

/// A command, numbered by whoever gives it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct NumberedCommand {
    /// Any number that this seat has not used before. Sent twice, a command is carried out once.
    pub id: u64,
    /// The command.
    #[serde(flatten)]
    pub command: Command,
}
