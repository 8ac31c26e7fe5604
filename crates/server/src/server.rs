use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;
use underhill_store::{Absence, Claim, State, Store, StoreError};
use underhill_table::{Outage, Time};

use crate::api::app::AppFiles;
use crate::api::{self, App};
use crate::bots::Pool;
use crate::budget::Budget;
use crate::clock::Clock;
use crate::cluster::Cluster;
use crate::cluster::wire::Heard;
use crate::config::Config;
use crate::connection::{self, Door};
use crate::engine::Engine;
use crate::gate::Gate;
use crate::hall::{Hall, HallParts};
use crate::metrics::Metrics;
use crate::picture::Pictures;
use crate::tally::Tally;
use crate::words::Words;

/// A server that runs.
pub struct Server {
    address: SocketAddr,
    metrics_address: Option<SocketAddr>,
    connections: Arc<Tally>,
    stop: watch::Sender<bool>,
    pub(crate) hall: Arc<Hall>,
    bots: Arc<Pool>,
    serving: Vec<JoinHandle<()>>,
    claim: Claim,
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

/// So long those who are still connected have to take notice when the server stops. Nothing can be lost any more.
const FAREWELL: Duration = Duration::from_millis(600);
/// So many may watch over the server at the same time.
const WATCHERS: usize = 32;

/// A listener on an address, and the address with its port.
fn bind(address: SocketAddr) -> Result<(TcpListener, SocketAddr), StartError> {
    let bound = connection::bind(address).and_then(|listener| listener.local_addr().map(|bound| (listener, bound)));
    bound.map_err(|error| StartError::Listen { address, error })
}

/// Waits until the server stops.
pub(crate) async fn stopped(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stop| *stop).await;
}

/// What goes on without anybody asking.
fn tend(hall: &Arc<Hall>, forget: [(State, Duration); 3], hearing: Option<mpsc::Receiver<Heard>>) {
    if let (Some(cluster), Some(hearing)) = (&hall.cluster, hearing) {
        tokio::spawn(Arc::clone(hall).keep_lease(Arc::clone(cluster)));
        tokio::spawn(Arc::clone(hall).read_letters(Arc::clone(cluster), hearing));
        tokio::spawn(Arc::clone(hall).keep_looking(Arc::clone(cluster)));
        tokio::spawn(Arc::clone(hall).keep_list(Arc::clone(cluster)));
        tokio::spawn(Arc::clone(hall).keep_telling(Arc::clone(cluster)));
    } else {
        tokio::spawn(Arc::clone(hall).keep_waking());
    }
    tokio::spawn(Arc::clone(hall).keep_pulsing());
    tokio::spawn(Arc::clone(hall).keep_tidy());
    tokio::spawn(Arc::clone(hall).keep_house(forget));
}

impl Server {
    /// Starts to serve.
    pub async fn start(config: Config) -> Result<Server, StartError> {
        Server::start_with(config, Engine::default(), Clock::new()).await
    }

    /// Starts to serve with other games or bots than the real ones, or by a clock that shows another time than the system's.
    pub(crate) async fn start_with(config: Config, engine: Engine, clock: Clock) -> Result<Server, StartError> {
        let claim = match (&config.cluster, config.take_over) {
            (Some(_), _) => Claim::share(&config.store).await?,
            (None, true) => Claim::take_over(&config.store).await?,
            (None, false) => Claim::take(&config.store).await?,
        };
        let (listener, address) = bind(config.listen)?;
        let watching = config.metrics_listen.map(bind).transpose()?;
        let store = Store::open_claimed(&config.store, &claim).await?;
        let (cluster, hearing) = match &config.cluster {
            Some(cluster) => Cluster::join(cluster, &store, &clock).await.map(|(one, two)| (Some(one), Some(two)))?,
            None => (None, None),
        };
        // By the clock that all entries are by: the system's may be set at any time.
        let absences = match &cluster {
            Some(cluster) if !cluster.is_first() => Vec::new(),
            _ => store.arrive(clock.now().0).await?,
        };
        let metrics = Arc::new(Metrics::new(cluster.as_ref().map(|cluster| &cluster.counts)));
        let bots = Pool::start(config.bot_threads, config.bot_scale, engine, Arc::clone(&metrics));
        let (stop, stopping) = watch::channel(false);
        let outage = |absence: Absence| Outage { from: Time(absence.from_ms), to: Time(absence.to_ms) };
        let outages = absences.into_iter().map(outage).collect();
        let budget = Budget::new(&config.limits, Arc::clone(&metrics.refusals));
        let gate = Gate::new(&config.limits, Arc::clone(&metrics.refusals));
        let gate_too = Arc::clone(&gate);
        let parts = HallParts { engine, clock, outages, budget, gate, stopping: stopping.clone(), cluster };
        let hall = Hall::new(store, Arc::clone(&bots), Arc::clone(&metrics), &config, parts);
        let most = connection::room_for_connections(config.limits.connections);
        let connections = Tally::new(config.limits.connections_per_address, most);
        let refusals = Arc::clone(&metrics.refusals);
        let door = Door::new(&config, Arc::clone(&connections), refusals, stopping);
        let forget = [
            (State::Gathering, config.forget),
            (State::Finished, config.forget_finished),
            (State::Playing, config.forget_abandoned),
        ];
        let files = Arc::new(AppFiles::new(&config.app));
        let (words, pictures) = (Arc::new(Words::new(&config.app)), Arc::new(Pictures::default()));
        let hall_too = Arc::clone(&hall);
        let config = Arc::new(config);
        let app = App { hall: hall_too, gate: gate_too, metrics, config, files, words, pictures };
        tend(&hall, forget, hearing);
        let metrics_address = watching.as_ref().map(|(_, address)| *address);
        let mut serving = Vec::new();
        if let Some((listener, _)) = watching {
            let door = door.clone().counting(Tally::new(u32::MAX, WATCHERS));
            serving.push(tokio::spawn(door.stand_open(listener, api::metrics_router(app.clone()))));
        }
        serving.push(tokio::spawn(door.stand_open(listener, api::router(app))));
        Ok(Server { address, metrics_address, connections, stop, hall, bots, serving, claim })
    }

    /// The address and port that it listens on, also if any free port was asked for.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where it can be watched, if anywhere.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics_address
    }

    /// Waits until another server wants to take over the tables: then this one has to [stop](Server::stop).
    pub async fn wanted_elsewhere(&mut self) {
        self.claim.wanted().await;
    }

    /// Stops: every table is in the store, every client is told to come back.
    pub async fn stop(self) {
        let _ = self.stop.send(true);
        self.bots.close();
        if let Some(cluster) = &self.hall.cluster {
            cluster.take_no_more().await;
        }
        self.hall.close().await;
        if let Some(cluster) = &self.hall.cluster {
            cluster.leave().await;
        }
        // From here on nobody's clock runs. If that fails, the server was there until the last time.
        let _ = self.hall.store.pulse(self.hall.clock.now().0).await;
        for serving in self.serving {
            let _ = serving.await;
        }
        let _ = tokio::time::timeout(FAREWELL, self.connections.emptied()).await;
        self.hall.store.close().await;
        // Only now another server may begin.
        self.claim.release().await;
    }
}
