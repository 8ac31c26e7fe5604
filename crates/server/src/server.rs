use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use underhill_store::{Store, StoreError};

use crate::api::app::AppFiles;
use crate::api::{self, App};
use crate::bots::Pool;
use crate::config::Config;
use crate::gate::Gate;
use crate::hall::Hall;
use crate::metrics::Metrics;

/// A server that runs.
pub struct Server {
    address: SocketAddr,
    stop: watch::Sender<bool>,
    hall: Arc<Hall>,
    bots: Arc<Pool>,
    serving: JoinHandle<std::io::Result<()>>,
}

/// Why a server cannot be started.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The tables cannot be kept.
    #[error("the store cannot be opened: {0}")]
    Store(#[from] StoreError),
    /// Nobody could reach it.
    #[error("{address} cannot be listened on: {error}")]
    Listen {
        /// The address and port that were asked for.
        address: SocketAddr,
        /// What the system says about it.
        error: std::io::Error,
    },
}

/// What is said is sent at once, and no more of it waits in the system than a client needs that reads.
fn prepare(stream: &mut TcpStream) {
    const WAITING: usize = 64 * 1024;
    let _ = stream.set_nodelay(true);
    let _ = rustix::net::sockopt::set_socket_send_buffer_size(&*stream, WAITING);
}

/// What goes on without anybody asking: what is too old is forgotten before the rest is woken.
async fn tend(hall: Arc<Hall>, forget: Duration) {
    if forget.is_zero() {
        return hall.wake_all().await;
    }
    hall.forget(forget).await;
    Arc::clone(&hall).wake_all().await;
    hall.keep_house(forget).await;
}

impl Server {
    /// Starts to serve.
    pub async fn start(config: Config) -> Result<Server, StartError> {
        let listener = TcpListener::bind(config.listen)
            .await
            .map_err(|error| StartError::Listen { address: config.listen, error })?;
        let address = listener.local_addr().map_err(|error| StartError::Listen { address: config.listen, error })?;
        let store = Store::open(&config.store).await?;
        let metrics = Arc::new(Metrics::new());
        let bots = Pool::start(config.bot_threads, config.bot_scale, Arc::clone(&metrics));
        let (stop, stopping) = watch::channel(false);
        let hall = Hall::new(store, Arc::clone(&bots), Arc::clone(&metrics), &config, stopping.clone());
        let gate = Gate::new(config.limits.clone());
        let (forget, files) = (config.forget, Arc::new(AppFiles::new(&config.app)));
        let app = App { hall: Arc::clone(&hall), gate: Arc::clone(&gate), metrics, config: Arc::new(config), files };
        tokio::spawn(tend(Arc::clone(&hall), forget));
        tokio::spawn(gate.keep_tidy(stopping.clone()));
        let service = api::router(app).into_make_service_with_connect_info::<SocketAddr>();
        let mut stopped = stopping;
        let listener = axum::serve::ListenerExt::tap_io(listener, prepare);
        let serving = axum::serve(listener, service).with_graceful_shutdown(async move {
            let _ = stopped.wait_for(|stop| *stop).await;
        });
        let serving = tokio::spawn(serving.into_future());
        Ok(Server { address, stop, hall, bots, serving })
    }

    /// The address and port that it listens on, also if any free port was asked for.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Stops: every table is in the store, every client is told to come back.
    pub async fn stop(self) {
        let _ = self.stop.send(true);
        self.bots.close();
        self.hall.close().await;
        // Connections that linger are not waited for long: nothing can be lost any more.
        let _ = tokio::time::timeout(Duration::from_secs(5), self.serving).await;
        self.hall.store.close().await;
    }
}
