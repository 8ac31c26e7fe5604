use std::io::IsTerminal;
use std::net::SocketAddr;
use std::process::{Command, Stdio};
use std::time::Duration;

use clap::{Args, ValueEnum};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::prelude::*;
use underhill_protocol::FirstLetters;
use underhill_server::{
    AppFile, ClusterConfig, Config, Limits, ProxyHeader, PublicUrl, Server, TrustedProxy, WireAddress,
};

use crate::failure::Failure;

/// What the library that speaks with NATS calls itself in the log.
const NATS_CLIENT: &str = "async_nats";

/// The browser app, as it was when this program was built.
#[cfg(feature = "app-inside")]
fn app_inside() -> Vec<AppFile> {
    #[derive(rust_embed::Embed)]
    #[folder = "../../target/app"]
    struct App;

    let bytes = |name: &str| App::get(name).map(|file| file.data.into_owned().into()).unwrap_or_default();
    AppFile::gather(App::iter().map(|name| (name.to_string(), bytes(&name))))
}

#[cfg(not(feature = "app-inside"))]
fn app_inside() -> Vec<AppFile> {
    Vec::new()
}

/// Serve tables where people on any device meet.
///
/// Every flag can also be given as an environment variable.
#[derive(Args)]
pub(crate) struct Serve {
    /// Where to listen. 0.0.0.0:7878 lets other devices in.
    #[arg(long, env = "UNDERHILL_LISTEN", default_value = "127.0.0.1:7878")]
    listen: SocketAddr,
    /// Where tables are kept: sqlite:FILE, postgres://USER:PASSWORD@HOST/DATABASE, or memory: to forget them.
    #[arg(long, env = "UNDERHILL_STORE", default_value = "sqlite:underhill.sqlite", hide_env_values = true)]
    store: String,
    /// Ask a server that has the tables already to finish, wait until it has, and go on in its place.
    #[arg(long, env = "UNDERHILL_TAKE_OVER")]
    take_over: bool,
    /// Be one of several servers on the same PostgreSQL database, and speak with the others over it (`database`, enough for a few) or
    /// over NATS (`tls://HOST:4222`; `nats://` on this machine only). Without it there can be one server.
    #[arg(long, env = "UNDERHILL_WIRE", value_name = "WIRE", hide_env_values = true)]
    wire: Option<WireAddress>,
    /// What this one of several servers is called in logs.
    #[arg(long, env = "UNDERHILL_NODE_NAME", default_value = "underhill", value_name = "NAME")]
    node_name: String,
    /// Begin the codes of new tables with these letters, like 0-7: of several databases each begins with others, and a proxy in front
    /// sees by the code where a table is.
    #[arg(long, env = "UNDERHILL_CODES", value_name = "LETTERS")]
    codes: Option<FirstLetters>,
    /// Open the browser when it is ready.
    #[arg(long)]
    open: bool,
    /// How many threads think for bots; without it, half of the cores.
    #[arg(long, env = "UNDERHILL_BOT_THREADS", value_parser = clap::value_parser!(u16).range(1..=256))]
    bot_threads: Option<u16>,
    /// Multiply every bot's usual time by this.
    #[arg(long, env = "UNDERHILL_BOT_SCALE", default_value_t = 1.0)]
    bot_scale: f64,
    /// After so many days a table is forgotten at which nobody ever began to play; 0 keeps it for ever.
    #[arg(long, env = "UNDERHILL_FORGET_DAYS", default_value_t = 30)]
    forget_days: u32,
    /// After so many days without anything happening a table is forgotten whose last game is over; 0 keeps it for ever.
    #[arg(long, env = "UNDERHILL_FORGET_FINISHED_DAYS", default_value_t = 0)]
    forget_finished_days: u32,
    /// After so many days without anything happening a table is forgotten whose game did not come to its end; 0 keeps it for
    /// ever.
    #[arg(long, env = "UNDERHILL_FORGET_ABANDONED_DAYS", default_value_t = 0)]
    forget_abandoned_days: u32,
    /// Where it can be watched, for Prometheus: `/metrics` at this address. Nowhere without it.
    #[arg(long, env = "UNDERHILL_METRICS_LISTEN", value_name = "ADDRESS")]
    metrics_listen: Option<SocketAddr>,
    /// How people call this server, like `https://games.example.org`. A request for another name is refused, unless it is an
    /// address or a name of your own network. As often as needed; the first is shown in previews.
    #[arg(long, env = "UNDERHILL_PUBLIC_URL", value_delimiter = ',', value_name = "URL")]
    public_url: Vec<PublicUrl>,
    /// A proxy in front of this server that says who asks: an address, a network like 10.0.0.0/8, `loopback`, or `private` for
    /// any that is not on the open internet. As often as needed.
    #[arg(long, env = "UNDERHILL_TRUSTED_PROXIES", value_delimiter = ',', value_name = "NETWORK")]
    trusted_proxy: Vec<TrustedProxy>,
    /// Where the trusted proxies say who asks.
    #[arg(long, env = "UNDERHILL_PROXY_HEADER", default_value = "x-forwarded-for", value_name = "HEADER")]
    proxy_header: Header,
    /// The older way to say `--trusted-proxy private`.
    #[arg(long, env = "UNDERHILL_BEHIND_PROXY", hide = true)]
    behind_proxy: bool,
    /// Another place whose pages may use this server, like `https://example.org`. As often as needed.
    #[arg(long, env = "UNDERHILL_ORIGINS", value_delimiter = ',')]
    origin: Vec<String>,
    /// How many connections one address may have, whatever they are for; without it, eight for every socket it may have.
    #[arg(long, env = "UNDERHILL_CONNECTIONS_PER_ADDRESS", value_parser = clap::value_parser!(u32).range(1..))]
    connections_per_address: Option<u32>,
    /// How many connections there may be in all.
    #[arg(long, env = "UNDERHILL_CONNECTIONS", default_value_t = Limits::default().connections)]
    connections: usize,
    /// How many sockets one address may have open.
    #[arg(long, env = "UNDERHILL_SOCKETS_PER_ADDRESS", default_value_t = Limits::default().sockets)]
    sockets_per_address: u32,
    /// How many tables one address may open in an hour.
    #[arg(long, env = "UNDERHILL_TABLES_PER_ADDRESS", default_value_t = Limits::default().tables)]
    tables_per_address: u32,
    /// How many requests one address may make in a second.
    #[arg(long, env = "UNDERHILL_REQUESTS_PER_ADDRESS", default_value_t = Limits::default().requests)]
    requests_per_address: u32,
    /// How many messages a socket may send in a second.
    #[arg(long, env = "UNDERHILL_MESSAGES_PER_SOCKET", default_value_t = Limits::default().messages)]
    messages_per_socket: u32,
    /// How many commands somebody may give in one seat in a minute, on however many devices.
    #[arg(long, env = "UNDERHILL_COMMANDS_PER_SEAT", default_value_t = Limits::default().commands)]
    commands_per_seat: u32,
    /// How many phrases somebody may say in one seat in a minute.
    #[arg(long, env = "UNDERHILL_PHRASES_PER_SEAT", default_value_t = Limits::default().phrases)]
    phrases_per_seat: u32,
    /// How many kilobytes one address may make the server keep in an hour.
    #[arg(long, env = "UNDERHILL_STORED_PER_ADDRESS", default_value_t = Limits::default().stored)]
    stored_per_address: u32,
    /// How many kilobytes in a second of tables, their past and their records one address may ask for.
    #[arg(long, env = "UNDERHILL_DOWNLOADS_PER_ADDRESS", default_value_t = Limits::default().downloads)]
    downloads_per_address: u32,
    /// For how many seconds bots play on at a table that nobody is at any more.
    #[arg(long, env = "UNDERHILL_BOTS_ALONE", default_value_t = Config::default().bots_alone.as_secs())]
    bots_alone: u64,
    /// Serve the browser app from this folder instead of the one inside this program.
    #[arg(long, env = "UNDERHILL_APP_FOLDER", value_name = "FOLDER")]
    app: Option<std::path::PathBuf>,
    /// How many threads serve; without it, one per core.
    #[arg(long, env = "UNDERHILL_THREADS", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// How to write the log, which goes to standard error. What is in it: UNDERHILL_LOG=debug, info, warn or error.
    #[arg(long, env = "UNDERHILL_LOG_FORMAT", default_value = "text")]
    log_format: LogFormat,
}

#[derive(Copy, Clone, ValueEnum)]
enum LogFormat {
    /// For people.
    Text,
    /// For programs: one object a line.
    Json,
}

/// Where proxies say who asks.
#[derive(Copy, Clone, ValueEnum)]
enum Header {
    /// X-Forwarded-For, and X-Forwarded-Proto for whether it was encrypted.
    XForwardedFor,
    /// Forwarded (RFC 7239).
    Forwarded,
}

impl From<Header> for ProxyHeader {
    fn from(header: Header) -> Self {
        match header {
            Header::XForwardedFor => ProxyHeader::XForwardedFor,
            Header::Forwarded => ProxyHeader::Forwarded,
        }
    }
}

impl Serve {
    pub(crate) fn run(self) -> Result<(), Failure> {
        if !(0.001..=100.0).contains(&self.bot_scale) {
            return Err(Failure::input("the scale of the bots' time is a number from 0.001 to 100"));
        }
        self.start_log()?;
        let mut runtime = tokio::runtime::Builder::new_multi_thread();
        if let Some(threads) = self.threads {
            runtime.worker_threads(threads.into());
        }
        let runtime = runtime.enable_all().build().map_err(|error| Failure::System(error.to_string()))?;
        runtime.block_on(self.serve())
    }

    fn start_log(&self) -> Result<(), Failure> {
        let wanted = std::env::var("UNDERHILL_LOG").unwrap_or_else(|_| "info".to_owned());
        let filter = wanted
            .parse::<Targets>()
            .map_err(|_| Failure::input(format!("UNDERHILL_LOG is debug, info, warn or error, not `{wanted}`")))?;
        // It calls every attempt to reach NATS an error. We say ourselves, and once, that it is away.
        let filter =
            if wanted.contains(NATS_CLIENT) { filter } else { filter.with_target(NATS_CLIENT, LevelFilter::OFF) };
        let log =
            tracing_subscriber::fmt::layer().with_writer(std::io::stderr).with_ansi(std::io::stderr().is_terminal());
        let log = match self.log_format {
            LogFormat::Text => log.with_filter(filter).boxed(),
            LogFormat::Json => log.json().with_filter(filter).boxed(),
        };
        tracing_subscriber::registry().with(log).init();
        Ok(())
    }

    /// The proxies that are believed.
    fn proxies(&self) -> Vec<TrustedProxy> {
        let mut proxies = self.trusted_proxy.clone();
        if self.behind_proxy {
            tracing::warn!("--behind-proxy (UNDERHILL_BEHIND_PROXY) means --trusted-proxy private; say that instead");
            proxies.push(TrustedProxy::PRIVATE);
        }
        proxies
    }

    fn limits(&self) -> Limits {
        let usual = Limits::default();
        let enough = usual.connections_per_address.max(self.sockets_per_address.saturating_mul(8));
        Limits {
            connections_per_address: self.connections_per_address.unwrap_or(enough),
            connections: self.connections,
            sockets: self.sockets_per_address,
            tables: self.tables_per_address,
            requests: self.requests_per_address,
            messages: self.messages_per_socket,
            commands: self.commands_per_seat,
            phrases: self.phrases_per_seat,
            stored: self.stored_per_address,
            downloads: self.downloads_per_address,
            ..usual
        }
    }

    async fn serve(self) -> Result<(), Failure> {
        let asked_to_stop = asked_to_stop();
        tokio::pin!(asked_to_stop);
        let usual = Config::default();
        let app = match &self.app {
            Some(folder) => AppFile::read_folder(folder)
                .map_err(|error| Failure::input(format!("{} cannot be read: {error}", folder.display())))?,
            None => app_inside(),
        };
        if app.is_empty() {
            tracing::warn!("no app for browsers is in this program: `cargo xtask serve` builds and serves both");
        }
        let config = Config {
            listen: self.listen,
            store: self.store.clone(),
            take_over: self.take_over,
            cluster: self.wire.clone().map(|wire| ClusterConfig { name: self.node_name.clone(), wire }),
            codes: self.codes.clone().unwrap_or_default(),
            bot_threads: self.bot_threads.map_or(usual.bot_threads, usize::from),
            bot_scale: self.bot_scale,
            bots_alone: Duration::from_secs(self.bots_alone),
            forget: days(self.forget_days),
            forget_finished: days(self.forget_finished_days),
            forget_abandoned: days(self.forget_abandoned_days),
            metrics_listen: self.metrics_listen,
            trusted_proxies: self.proxies(),
            proxy_header: self.proxy_header.into(),
            public_urls: self.public_url.clone(),
            limits: self.limits(),
            origins: self.origin,
            app,
            ..usual
        };
        let mut server = tokio::select! {
            started = Server::start(config) => started.map_err(Failure::input)?,
            () = &mut asked_to_stop => {
                tracing::info!("stopping before it was ready");
                return Ok(());
            }
        };
        let address = format!("http://{}", server.address());
        let metrics = server.metrics_address().map(|address| format!("http://{address}/metrics"));
        tracing::info!(%address, metrics, "ready");
        if self.open {
            open_browser(&address);
        }
        tokio::select! {
            () = asked_to_stop => tracing::info!("stopping"),
            () = server.wanted_elsewhere() => tracing::info!("stopping, because another server takes over"),
        }
        server.stop().await;
        Ok(())
    }
}

fn days(count: u32) -> Duration {
    Duration::from_secs(u64::from(count) * 24 * 60 * 60)
}

/// Opens a page the way the system does.
fn open_browser(address: &str) {
    let (program, arguments): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else {
        ("xdg-open", &[])
    };
    // What it has to say for itself would only get in the way of the log.
    let mut opening = Command::new(program);
    opening.args(arguments).arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let opened = opening.spawn();
    let address = address.to_owned();
    std::thread::spawn(move || {
        if !opened.and_then(|mut opening| opening.wait()).is_ok_and(|status| status.success()) {
            tracing::warn!("no browser can be opened here; the address is {address}");
        }
    });
}

/// Waits for Ctrl+C, or for the system to end this program. From the call on, not from the first wait on, neither ends it by
/// itself: whoever reads that it is ready may ask it to stop at once.
fn asked_to_stop() -> impl Future<Output = ()> {
    #[cfg(unix)]
    let mut signals = {
        use tokio::signal::unix::{SignalKind, signal};
        [SignalKind::interrupt(), SignalKind::terminate()].map(|kind| signal(kind).expect("signals can be waited for"))
    };
    async move {
        #[cfg(unix)]
        {
            let [interrupted, terminated] = &mut signals;
            tokio::select! {
                _ = interrupted.recv() => {}
                _ = terminated.recv() => {}
            }
        }
        #[cfg(not(unix))]
        let _ = tokio::signal::ctrl_c().await;
    }
}
