use std::net::SocketAddr;
use std::time::Duration;

use underhill_protocol::FirstLetters;

use crate::api::PublicUrl;
use crate::network::TrustedProxy;
use crate::{AppFile, ClusterConfig, ProxyHeader};

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens; port 0 takes any that is free.
    pub listen: SocketAddr,
    /// Where tables are kept: an address for [`underhill_store::Store::open`].
    pub store: String,
    /// Whether a server that has the tables already is asked to finish, and waited for. Otherwise it keeps them.
    pub take_over: bool,
    /// If this is one of several servers on the same tables: how.
    pub cluster: Option<ClusterConfig>,
    /// What the codes of the tables that are opened here begin with, so that it can be seen which of several databases has one.
    pub codes: FirstLetters,
    /// How many threads think for bots.
    pub bot_threads: usize,
    /// What a bot's usual time is multiplied by.
    pub bot_scale: f64,
    /// For how long bots play on at a table that nobody is at any more; then they wait until somebody comes back.
    pub bots_alone: Duration,
    /// After how long a table that nobody is at is put away; it comes back when somebody asks for it.
    pub idle: Duration,
    /// After how long without anything happening a table is forgotten at which nobody ever began to play; zero keeps it for
    /// ever.
    pub forget: Duration,
    /// The same for one whose last game is over.
    pub forget_finished: Duration,
    /// The same for one whose game was begun and not brought to its end.
    pub forget_abandoned: Duration,
    /// Where it can be watched; nowhere without. That is not for strangers: it tells how much the server is used.
    pub metrics_listen: Option<SocketAddr>,
    /// The proxies in front that say who asks. Of anybody else it is not believed: they could write anything.
    pub trusted_proxies: Vec<TrustedProxy>,
    /// Where those proxies say it.
    pub proxy_header: ProxyHeader,
    /// What people call this server, the first before all: a request that calls it otherwise is refused, unless it is by a
    /// name that cannot have been given to it by a stranger. A page from elsewhere could otherwise give its own name to our
    /// address (DNS rebinding).
    pub public_urls: Vec<PublicUrl>,
    /// Other places whose pages may use this server, like `https://example.org`.
    pub origins: Vec<String>,
    /// What a stranger may do.
    pub limits: Limits,
    /// How long a stranger may take.
    pub times: TimeLimits,
    /// The browser app; empty if it is not part of this program.
    pub app: Vec<AppFile>,
}

/// What one address may do. There is a limit to everything that a stranger can send.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Connections at the same time, whatever they are for. A trusted proxy may have any number.
    pub connections_per_address: u32,
    /// Connections of all addresses together. There are fewer if the system does not allow so many files.
    pub connections: usize,
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
    /// Commands in a minute in one seat, on however many devices.
    pub commands: u32,
    /// Phrases in a minute in one seat.
    pub phrases: u32,
    /// Kilobytes that an address may make the server keep in an hour; a quarter of it at once.
    pub stored: u32,
    /// Kilobytes in a second of what is sent for little that was asked: tables as they stand, what happened before, records.
    pub downloads: u32,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 7878)),
            store: "memory:".to_owned(),
            take_over: false,
            cluster: None,
            codes: FirstLetters::default(),
            bot_threads: std::thread::available_parallelism().map_or(1, |cores| cores.get().div_ceil(2)),
            bot_scale: 1.0,
            bots_alone: Duration::from_secs(60),
            idle: Duration::from_secs(300),
            forget: Duration::from_secs(30 * 24 * 60 * 60),
            // What people have played is theirs: only who runs the server can say that it need not be kept.
            forget_finished: Duration::ZERO,
            forget_abandoned: Duration::ZERO,
            metrics_listen: None,
            trusted_proxies: Vec::new(),
            proxy_header: ProxyHeader::XForwardedFor,
            public_urls: Vec::new(),
            origins: Vec::new(),
            limits: Limits::default(),
            times: TimeLimits::default(),
            app: Vec::new(),
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            connections_per_address: 512,
            connections: 20_000,
            sockets: 64,
            tables: 120,
            requests: 40,
            messages: 30,
            rooms: 50_000,
            commands: 300,
            phrases: 20,
            stored: 32 * 1_024,
            downloads: 256,
        }
    }
}

/// How long a connection may take for what it has to do. Whoever takes longer is cut off.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct TimeLimits {
    /// From connecting, or from the first letter of another request, to the end of its head.
    pub head: Duration,
    /// From the end of the head to the end of the body.
    pub body: Duration,
    /// From an answer to another request.
    pub idle: Duration,
    /// Until at least some of what was sent is read, once the system takes no more of it.
    pub unread: Duration,
    /// How often a socket is asked whether somebody is there who reads.
    pub ping: Duration,
    /// How long that may go unanswered.
    pub silence: Duration,
}

impl Default for TimeLimits {
    fn default() -> Self {
        TimeLimits {
            head: Duration::from_secs(10),
            body: Duration::from_secs(20),
            idle: Duration::from_secs(75),
            unread: Duration::from_secs(20),
            ping: Duration::from_secs(25),
            silence: Duration::from_secs(75),
        }
    }
}
