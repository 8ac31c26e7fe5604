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
    /// Is anybody there?
    Ping {
        /// Anything; it comes back.
        sent: u64,
    },
}

/// Who is there, and what they have seen already.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// The token of a seat; without one, a spectator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<Token>,
    /// The last version seen: what happened since is told. Without it, nothing is told but how things stand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<u64>,
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
