//! A place at a table that a server keeps.
//!
//! [`Server`] asks a server for something: a table, a seat, the records. [`Guest`] is somebody at a table, whose
//! [scene](Guest::scene) is always the newest, who comes back after a lost connection, sends again what was not answered, and
//! finds out whether the draws were fair: a [`Session`](underhill_session::Session) with a socket and a clock.

mod connection;
mod error;
mod guest;
mod request;
mod secret;
mod server;
mod wire;

pub use connection::Connection;
pub use error::Error;
pub use guest::Guest;
pub use secret::{any_number, new_entropy, new_token};
pub use server::Server;
pub use underhill_session::{Happened, Lost, Patience};
