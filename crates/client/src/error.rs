use std::fmt::Display;

use tokio_tungstenite::tungstenite::Error as SocketError;
use underhill_protocol::{CloseCode, Problem};
use underhill_table::Unfair;

/// Why something at a server did not work.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The address, or the link, is none that this program can go to.
    #[error("{0}")]
    Address(String),
    /// Nobody answers there, or no longer.
    #[error("{server} cannot be reached: {problem}")]
    Unreachable {
        /// Its address.
        server: String,
        /// As far as the system says.
        problem: String,
    },
    /// Somebody answers there, and cannot prove to be whom the address names.
    #[error("{server} is not trusted: {problem}")]
    Untrusted {
        /// Its address.
        server: String,
        /// What is wrong with its certificate.
        problem: String,
    },
    /// The server says no.
    #[error("{}", problem.message)]
    Refused {
        /// The HTTP status.
        status: u16,
        /// What the server says about it.
        problem: Problem,
    },
    /// The server has closed the socket.
    #[error("the connection was closed: {reason}")]
    Closed {
        /// The reason as a number, if one was given.
        code: Option<u16>,
        /// The reason in words.
        reason: String,
    },
    /// What the server says makes no sense.
    #[error("the server cannot be understood: {0}")]
    Unreadable(String),
    /// The draws of a game were not what they should have been.
    #[error(transparent)]
    Unfair(#[from] Unfair),
    /// The device has no source of luck.
    #[error("there is no source of luck: {0}")]
    NoLuck(String),
}

impl Error {
    pub(crate) fn unreachable(server: impl Display, problem: impl Display) -> Self {
        Error::Unreachable { server: server.to_string(), problem: problem.to_string() }
    }

    pub(crate) fn unreadable(problem: impl Display) -> Self {
        Error::Unreadable(problem.to_string())
    }

    /// An answer that is not the one hoped for.
    pub(crate) fn refused(status: u16, body: &[u8]) -> Self {
        let problem = serde_json::from_slice(body).unwrap_or_else(|_| Problem {
            code: "unknown".to_owned(),
            message: format!("the server answered with status {status}"),
            rule: None,
        });
        Error::Refused { status, problem }
    }

    pub(crate) fn of_socket(server: impl Display, error: SocketError) -> Self {
        match error {
            SocketError::Http(response) => {
                Error::refused(response.status().as_u16(), response.body().as_deref().unwrap_or_default())
            }
            SocketError::ConnectionClosed | SocketError::AlreadyClosed => {
                Error::Closed { code: None, reason: "no reason was given".to_owned() }
            }
            SocketError::Capacity(problem) => Error::unreadable(problem),
            SocketError::Utf8(problem) => Error::Unreadable(problem),
            other => Error::unreachable(server, other),
        }
    }

    /// Why the server closed the socket, if it is a reason of ours.
    pub fn close_code(&self) -> Option<CloseCode> {
        let Error::Closed { code: Some(number), .. } = self else { return None };
        CloseCode::known(*number)
    }

    /// Whether the same might work in a moment.
    pub fn is_passing(&self) -> bool {
        match self {
            Error::Unreachable { .. } => true,
            Error::Refused { status, .. } => matches!(status, 408 | 425 | 429 | 500..),
            Error::Closed { .. } => !self.close_code().is_some_and(CloseCode::is_final),
            Error::Untrusted { .. }
            | Error::Address(_)
            | Error::Unreadable(_)
            | Error::Unfair(_)
            | Error::NoLuck(_) => false,
        }
    }
}
