//! A place at a table that a server keeps.
//!
//! [`Server`] asks a server for something: a table, a seat, the records. [`Connection`] is a socket at one table, as the
//! protocol has it. [`Guest`] is what most programs want: somebody at a table, whose [scene](Guest::scene) is always the
//! newest, who comes back after a lost connection, sends again what was not answered, and finds out whether the draws
//! were fair.

mod connection;
mod error;
mod guest;
mod patience;
mod request;
mod secret;
mod server;
mod wire;

pub use connection::{Connection, Welcome};
pub use error::Error;
pub use guest::{Guest, Happened};
pub use patience::Patience;
pub use secret::{any_number, new_entropy, new_token};
pub use server::Server;
pub use tokio_tungstenite::tungstenite::Utf8Bytes;
