//! Tables where people on any device meet: HTTP, WebSocket, lobby, bots, metrics.
//!
//! Every table that somebody is at is a task of its own (`room`), which decides one command after the other: it is
//! checked, stored, applied and only then told to everyone. The rooms are found in the `hall`. Sockets are tasks too;
//! a room hands them finished texts and never waits for them.

mod api;
mod app_files;
mod bots;
mod budget;
mod clock;
mod cluster;
mod config;
mod connection;
mod engine;
mod gate;
mod hall;
mod housekeeping;
mod members;
mod metrics;
mod network;
mod picture;
mod problem;
mod rate;
mod refusals;
mod room;
mod secrets;
mod server;
mod socket;
mod tally;
mod waking;
mod words;

pub use api::{ProxyHeader, PublicUrl, PublicUrlError};
pub use app_files::AppFile;
pub use cluster::ClusterConfig;
pub use cluster::wire::WireAddress;
pub use config::{Config, Limits, TimeLimits};
pub use connection::raise_file_limit;
pub use network::{NoNetwork, TrustedProxy};
pub use server::{Server, StartError};
