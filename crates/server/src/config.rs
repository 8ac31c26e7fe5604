use std::net::SocketAddr;
use std::time::Duration;

use crate::AppFile;

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens; port 0 takes any that is free.
    pub listen: SocketAddr,
    /// Where tables are kept: an address for [`underhill_store::Store::open`].
    pub store: String,
    /// How many threads think for bots.
    pub bot_threads: usize,
    /// What a bot's usual time is multiplied by.
    pub bot_scale: f64,
    /// After how long a table that nobody is at is put away; it comes back when somebody asks for it.
    pub idle: Duration,
    /// After how long a table is forgotten at which nobody ever began to play; zero keeps it for ever. Games that were
    /// begun are never forgotten.
    pub forget: Duration,
    /// Whether a proxy in front says in `X-Forwarded-For` who asks. Without a proxy anyone could write anything there.
    pub behind_proxy: bool,
    /// Other places whose pages may use this server, like `https://example.org`.
    pub origins: Vec<String>,
    /// What a stranger may do.
    pub limits: Limits,
    /// The browser app; empty if it is not part of this program.
    pub app: Vec<AppFile>,
}

/// What one address may do. There is a limit to everything that a stranger can send.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Sockets at the same time.
    pub sockets: u32,
    /// Tables opened in an hour.
    pub tables: u32,
    /// Requests in a second, apart from sockets.
    pub requests: u32,
    /// Messages in a second on one socket.
    pub messages: u32,
    /// Tables that the server keeps in memory.
    pub rooms: usize,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 7878)),
            store: "memory:".to_owned(),
            bot_threads: std::thread::available_parallelism().map_or(1, |cores| cores.get().div_ceil(2)),
            bot_scale: 1.0,
            idle: Duration::from_secs(300),
            forget: Duration::from_secs(30 * 24 * 60 * 60),
            behind_proxy: false,
            origins: Vec::new(),
            limits: Limits::default(),
            app: Vec::new(),
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Limits { sockets: 64, tables: 120, requests: 40, messages: 30, rooms: 50_000 }
    }
}
