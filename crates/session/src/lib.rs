//! Somebody's place at a table that a server keeps, through every kind of network.
//!
//! A [`Session`] is the client's half of the protocol of `docs/protocol.md`, without any input or output: it neither opens
//! sockets nor reads clocks. Whoever holds it (the terminal, the browser app, a test that simulates a thousand bad networks)
//! tells it what happened ([connected](Session::connected), [heard](Session::heard), [closed](Session::closed),
//! [time has passed](Session::time)), does what it [asks for](Session::poll), and calls it again no later than it
//! [wishes](Session::wake_at).
//!
//! It alone knows how to greet a table and come back to it, how long to wait for a network that hangs and before trying again,
//! which ends are final, how to notice that something was missed, how to send a command until it is answered and have it
//! carried out once, and how to watch what the server committed to.
//!
//! ```
//! use underhill_session::{Happened, Output, Past, Session};
//! use underhill_table::Witness;
//!
//! let mut session = Session::new(None, Past::Nothing, Witness::default(), 7, 0);
//! assert_eq!(session.poll(), Some(Output::Connect));
//! // Nobody answers: it gives up after a while, waits, and tries again.
//! let gives_up = session.wake_at().expect("it never stops trying");
//! session.time(gives_up);
//! assert_eq!(session.poll(), Some(Output::Disconnect));
//! assert!(matches!(session.poll(), Some(Output::Happened(Happened::Lost(_)))));
//! let tries_again = session.wake_at().expect("it never stops trying");
//! session.time(tries_again);
//! assert_eq!(session.poll(), Some(Output::Connect));
//! assert!(tries_again < 10_000, "all of that in less than ten seconds");
//! ```

mod happened;
mod patience;
mod session;

pub use happened::{Final, Happened, Lost};
pub use patience::Patience;
pub use session::{Output, Past, ServerBuild, Session};

/// Milliseconds by a clock of the client's that only goes forward.
pub type Millis = u64;
