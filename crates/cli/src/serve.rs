use std::io::IsTerminal;
use std::net::SocketAddr;
use std::process::{Command, Stdio};
use std::time::Duration;

use clap::{Args, ValueEnum};
use tracing::Level;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::prelude::*;
use underhill_server::{AppFile, Config, Limits, Server};

use crate::failure::Failure;

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
    /// Open the browser when it is ready.
    #[arg(long)]
    open: bool,
    /// How many threads think for bots; without it, half of the cores.
    #[arg(long, env = "UNDERHILL_BOT_THREADS")]
    bot_threads: Option<usize>,
    /// Multiply every bot's usual time by this.
    #[arg(long, env = "UNDERHILL_BOT_SCALE", default_value_t = 1.0)]
    bot_scale: f64,
    /// After so many days a table is forgotten at which nobody ever began to play; 0 keeps it for ever.
    #[arg(long, env = "UNDERHILL_FORGET_DAYS", default_value_t = 30)]
    forget_days: u32,
    /// Believe the X-Forwarded-For header: a proxy in front writes it.
    #[arg(long, env = "UNDERHILL_BEHIND_PROXY")]
    behind_proxy: bool,
    /// Another place whose pages may use this server, like `https://example.org`. As often as needed.
    #[arg(long, env = "UNDERHILL_ORIGINS", value_delimiter = ',')]
    origin: Vec<String>,
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
    /// Serve the browser app from this folder instead of the one inside this program.
    #[arg(long, env = "UNDERHILL_APP_FOLDER", value_name = "FOLDER")]
    app: Option<std::path::PathBuf>,
    /// How many threads serve; without it, one per core.
    #[arg(long, env = "UNDERHILL_THREADS")]
    threads: Option<usize>,
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

impl Serve {
    pub(crate) fn run(self) -> Result<(), Failure> {
        if !(0.001..=100.0).contains(&self.bot_scale) {
            return Err(Failure::input("the scale of the bots' time is a number from 0.001 to 100"));
        }
        self.start_log()?;
        let mut runtime = tokio::runtime::Builder::new_multi_thread();
        if let Some(threads) = self.threads {
            runtime.worker_threads(threads.clamp(1, 256));
        }
        let runtime = runtime.enable_all().build().map_err(|error| Failure::System(error.to_string()))?;
        runtime.block_on(self.serve())
    }

    fn start_log(&self) -> Result<(), Failure> {
        let filter = match std::env::var("UNDERHILL_LOG") {
            Ok(wanted) => wanted
                .parse::<Targets>()
                .map_err(|_| Failure::input(format!("UNDERHILL_LOG is debug, info, warn or error, not `{wanted}`")))?,
            Err(_) => Targets::new().with_default(Level::INFO),
        };
        let log =
            tracing_subscriber::fmt::layer().with_writer(std::io::stderr).with_ansi(std::io::stderr().is_terminal());
        let log = match self.log_format {
            LogFormat::Text => log.with_filter(filter).boxed(),
            LogFormat::Json => log.json().with_filter(filter).boxed(),
        };
        tracing_subscriber::registry().with(log).init();
        Ok(())
    }

    async fn serve(self) -> Result<(), Failure> {
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
            store: self.store,
            bot_threads: self.bot_threads.unwrap_or(usual.bot_threads),
            bot_scale: self.bot_scale,
            forget: Duration::from_secs(u64::from(self.forget_days) * 24 * 60 * 60),
            behind_proxy: self.behind_proxy,
            origins: self.origin,
            app,
            limits: Limits {
                sockets: self.sockets_per_address,
                tables: self.tables_per_address,
                requests: self.requests_per_address,
                messages: self.messages_per_socket,
                ..usual.limits
            },
            ..usual
        };
        let server = Server::start(config).await.map_err(Failure::input)?;
        let address = format!("http://{}", server.address());
        tracing::info!(%address, "ready");
        if self.open {
            open_browser(&address);
        }
        asked_to_stop().await;
        tracing::info!("stopping");
        server.stop().await;
        Ok(())
    }
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

/// Waits for Ctrl+C, or for the system to end this program.
async fn asked_to_stop() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminated = signal(SignalKind::terminate()).expect("signals can be waited for");
        tokio::select! {
            _ = tokio::signal::ctrl_c() => {}
            _ = terminated.recv() => {}
        }
    }
    #[cfg(not(unix))]
    let _ = tokio::signal::ctrl_c().await;
}
