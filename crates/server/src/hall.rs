use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures_util::FutureExt;
use tokio::sync::{Notify, OnceCell, broadcast, watch};
use underhill_protocol::{FirstLetters, Listing, TableId};
use underhill_store::{Absence, State, Store, StoreError};
use underhill_table::{AnyTable, FairVersion, Outage, Phase, Setting, Time, opening};

use crate::api::health::Readiness;
use crate::app_files::AppFile;
use crate::bots::Pool;
use crate::budget::Budget;
use crate::clock::Clock;
use crate::cluster::{Cluster, Part};
use crate::engine::{Engine, what_panicked};
use crate::gate::Gate;
use crate::metrics::Metrics;
use crate::problem::RequestError;
use crate::refusals::Refusal;
use crate::room::{Room, ServerMessage};
use crate::secrets;

/// So many public tables are listed at most: more than anybody reads, and a list that costs little to tell.
const LISTED: usize = 200;

/// Why a table is brought in from the store.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum WakeReason {
    /// Somebody asked for it.
    Asked,
    /// Its time has come. If there is nothing to be done, it goes to sleep again at once.
    Due,
}

/// All tables: those that somebody is at are rooms, the others rest in the store.
pub(crate) struct Hall {
    pub(crate) store: Store,
    pub(crate) bots: Arc<Pool>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) budget: Budget,
    pub(crate) gate: Arc<Gate>,
    pub(crate) clock: Clock,
    /// The times in which no server had the tables, oldest first.
    pub(crate) outages: Vec<Outage>,
    codes: FirstLetters,
    pub(crate) bots_alone: Duration,
    pub(crate) idle: Duration,
    /// Which build of the browser app is handed out.
    pub(crate) app_build: Option<String>,
    /// True once the server stops.
    pub(crate) stopping: watch::Receiver<bool>,
    engine: Engine,
    /// Whether tables can be kept.
    pub(crate) readiness: Readiness,
    most: usize,
    /// The tables that were set aside at this server, and the store does not know it.
    aside: Mutex<HashSet<TableId>>,
    rooms: Mutex<HashMap<TableId, Arc<OnceCell<Room>>>>,
    /// The public tables, and word of every change to them.
    listings: Mutex<HashMap<TableId, Listing>>,
    changes: broadcast::Sender<()>,
    /// The other servers on these tables, if there may be some.
    pub(crate) cluster: Option<Arc<Cluster>>,
    /// Another server has changed the list of public tables.
    pub(crate) listings_changed: Notify,
}

/// What a hall is made with besides what somebody chose.
pub(crate) struct HallParts {
    pub(crate) engine: Engine,
    pub(crate) clock: Clock,
    pub(crate) outages: Vec<Outage>,
    pub(crate) budget: Budget,
    pub(crate) gate: Arc<Gate>,
    pub(crate) stopping: watch::Receiver<bool>,
    pub(crate) cluster: Option<Arc<Cluster>>,
}

impl Hall {
    pub(crate) fn new(
        store: Store,
        bots: Arc<Pool>,
        metrics: Arc<Metrics>,
        config: &crate::Config,
        parts: HallParts,
    ) -> Arc<Self> {
        let HallParts { engine, clock, outages, budget, gate, stopping, cluster } = parts;
        Arc::new(Hall {
            store,
            bots,
            metrics,
            budget,
            gate,
            clock,
            outages,
            engine,
            aside: Mutex::default(),
            codes: config.codes.clone(),
            bots_alone: config.bots_alone,
            idle: config.idle,
            app_build: AppFile::build(&config.app),
            stopping,
            readiness: Readiness::default(),
            most: config.limits.rooms,
            rooms: Mutex::default(),
            listings: Mutex::default(),
            changes: broadcast::channel(1).0,
            cluster,
            listings_changed: Notify::new(),
        })
    }

    /// Opens a table for somebody of this household.
    pub(crate) async fn open(self: &Arc<Self>, household: IpAddr, setting: Setting) -> Result<TableId, RequestError> {
        let entry = opening(setting, FairVersion::Second, secrets::seed(), self.clock.now())?;
        let text = serde_json::to_string(&entry).expect("an entry serialises");
        if !self.budget.keep(household, text.len()) {
            return Err(RequestError::TooMany);
        }
        loop {
            let id = secrets::table_id(&self.codes);
            // Before anything is stored: a table that cannot be let in is not kept either.
            let place = self.place(id)?;
            match self.store.create(&id.to_string(), State::Gathering, vec![text.clone()]).await {
                Err(StoreError::Taken) => self.give_back(id, place),
                Err(error) => {
                    self.give_back(id, place);
                    self.metrics.store_failures.inc();
                    tracing::warn!(%error, "a table could not be stored");
                    return Err(error.into());
                }
                Ok(()) => {
                    // So that a public table is listed at once. If that fails, it is the next one who wakes it.
                    let _ = self.room(id).await;
                    return Ok(id);
                }
            }
        }
    }

    /// A place for the room of a table, if there is one.
    fn place(&self, id: TableId) -> Result<Arc<OnceCell<Room>>, RequestError> {
        let mut rooms = self.rooms.lock().expect("nobody panics while holding it");
        if rooms.len() >= self.most && !rooms.contains_key(&id) {
            self.metrics.refusals.note(Refusal::Room, None);
            return Err(RequestError::Full);
        }
        Ok(Arc::clone(rooms.entry(id).or_default()))
    }

    /// Gives back a place that is not needed after all.
    fn give_back(&self, id: TableId, place: Arc<OnceCell<Room>>) {
        self.put_away(id);
        drop(place);
    }

    /// The room of a table, which is brought in from the store if need be.
    pub(crate) async fn room(self: &Arc<Self>, id: TableId) -> Result<Room, RequestError> {
        self.room_for(id, WakeReason::Asked).await
    }

    /// Asks a table something. One that was put away just now is brought in again: nothing was done there that is asked again.
    pub(crate) async fn ask<R, A>(self: &Arc<Self>, id: TableId, ask: impl Fn(Room) -> A) -> Result<R, RequestError>
    where
        A: Future<Output = Result<R, RequestError>>,
    {
        loop {
            let room = self.room(id).await?;
            match ask(room.clone()).await {
                Err(RequestError::Unavailable) if room.is_closed() && !*self.stopping.borrow() => {}
                answer => return answer,
            }
        }
    }

    /// The room of a table, which is brought in from the store for this reason if need be.
    pub(crate) async fn room_for(self: &Arc<Self>, id: TableId, reason: WakeReason) -> Result<Room, RequestError> {
        if self.aside.lock().expect("nobody panics while holding it").contains(&id) {
            return Err(RequestError::SetAside);
        }
        loop {
            let cell = self.place(id)?;
            let room = cell.get_or_try_init(|| self.wake(id, reason)).await;
            match room {
                // It was put away just now.
                Ok(room) if room.is_closed() => self.put_away(id),
                Ok(room) => return Ok(room.clone()),
                Err(error) => {
                    self.put_away(id);
                    return Err(error);
                }
            }
        }
    }

    async fn wake(self: &Arc<Self>, id: TableId, reason: WakeReason) -> Result<Room, RequestError> {
        let (part, lost) = match &self.cluster {
            None => (Part::Alone, None),
            Some(cluster) => cluster.take(id).await?,
        };
        let outage = |lost: Absence| Outage { from: Time(lost.from_ms), to: Time(lost.to_ms) };
        let lost = lost.map(outage);
        let table = self.load(id).await?;
        match AssertUnwindSafe(Room::open(Arc::clone(self), id, table, reason, part, lost)).catch_unwind().await {
            Ok(room) => room,
            Err(panic) => {
                self.set_aside(id, &format!("waking it panicked: {}", what_panicked(&*panic))).await;
                Err(RequestError::SetAside)
            }
        }
    }

    /// Sets a table aside where something went wrong that would go wrong again: nobody can play there, and it is not woken,
    /// until somebody has looked at it. Its log is kept as it is.
    pub(crate) async fn set_aside(&self, id: TableId, reason: &str) {
        self.metrics.set_aside.inc();
        tracing::error!(table = %id, reason, "the table is set aside; `underhill tables --quarantined` lists such tables");
        if let Err(error) = self.store.quarantine(&id.to_string(), reason).await {
            tracing::error!(table = %id, %error, "the store could not be told; the table stays aside until a restart");
            self.aside.lock().expect("nobody panics while holding it").insert(id);
        }
    }

    /// Sets a table aside at this one of several servers: another may be newer, and read what this one cannot.
    fn set_aside_here(&self, id: TableId, reason: &str) {
        self.metrics.set_aside.inc();
        tracing::error!(table = %id, reason, "this server cannot read the table, and leaves it to others until it is restarted");
        self.aside.lock().expect("nobody panics while holding it").insert(id);
    }

    /// Reads a table from the store.
    pub(crate) async fn load(&self, id: TableId) -> Result<Box<dyn AnyTable>, RequestError> {
        let log = self.store.load(&id.to_string()).await?.ok_or(RequestError::NoTable)?;
        match self.engine.read(&log) {
            Ok(table) => Ok(table),
            Err(reason) => {
                match &self.cluster {
                    Some(_) => self.set_aside_here(id, &reason),
                    None => self.set_aside(id, &reason).await,
                }
                Err(RequestError::SetAside)
            }
        }
    }

    /// Counts a table in memory by what this server is to it: one more, or one less.
    pub(crate) fn count_table(&self, part: Part, more: i64) {
        if let Some(tables) = self.cluster.as_ref().and_then(|cluster| cluster.counts.tables(part)) {
            tables.inc_by(more);
        }
    }

    /// Forgets a room that has closed or could not be opened.
    pub(crate) fn put_away(&self, id: TableId) {
        let mut rooms = self.rooms.lock().expect("nobody panics while holding it");
        let unused = |cell: &Arc<OnceCell<Room>>| match cell.get() {
            Some(room) => room.is_closed(),
            // Others may be waiting for it to open.
            None => Arc::strong_count(cell) <= 2,
        };
        if rooms.get(&id).is_some_and(unused) {
            rooms.remove(&id);
        }
    }

    /// The room of a table that is in memory and takes messages.
    pub(crate) fn open_room(&self, id: TableId) -> Option<Room> {
        let rooms = self.rooms.lock().expect("nobody panics while holding it");
        rooms.get(&id).and_then(|cell| cell.get()).filter(|room| !room.is_closed()).cloned()
    }

    /// Tells every table in memory something about the servers.
    pub(crate) fn tell_rooms(&self, message: impl Fn() -> ServerMessage) {
        let rooms = self.rooms.lock().expect("nobody panics while holding it");
        rooms.values().filter_map(|cell| cell.get()).for_each(|room| room.tell(message()));
    }

    /// The public tables, sorted by their codes. If there are very many, it is those first where somebody waits for others.
    pub(crate) fn listed(&self) -> Vec<Listing> {
        let listings = self.listings.lock().expect("nobody panics while holding it");
        let mut listed: Vec<&Listing> = listings.values().collect();
        if listed.len() > LISTED {
            listed.select_nth_unstable_by_key(LISTED, |listing| (interest(listing), listing.table));
            listed.truncate(LISTED);
        }
        listed.sort_by_key(|listing| listing.table);
        listed.into_iter().cloned().collect()
    }

    /// Puts a table on the list as it is now, or takes it off.
    pub(crate) fn list(&self, id: TableId, listing: Option<Listing>) {
        let mut listings = self.listings.lock().expect("nobody panics while holding it");
        let changed = match listing {
            Some(listing) if listings.get(&id) == Some(&listing) => false,
            Some(listing) => {
                listings.insert(id, listing);
                true
            }
            None => listings.remove(&id).is_some(),
        };
        drop(listings);
        if changed {
            // Nobody may be listening.
            let _ = self.changes.send(());
        }
    }

    /// Puts these tables on the list and takes all others off.
    pub(crate) fn replace_listings(&self, all: impl Iterator<Item = Listing>) {
        let all: HashMap<TableId, Listing> = all.map(|listing| (listing.table, listing)).collect();
        let mut listings = self.listings.lock().expect("nobody panics while holding it");
        let changed = *listings != all;
        *listings = all;
        drop(listings);
        if changed {
            let _ = self.changes.send(());
        }
    }

    /// Word of every change of the list.
    pub(crate) fn list_changes(&self) -> broadcast::Receiver<()> {
        self.changes.subscribe()
    }

    /// Asks every room to close and waits until they have.
    pub(crate) async fn close(&self) {
        let rooms: Vec<Room> = {
            let rooms = self.rooms.lock().expect("nobody panics while holding it");
            rooms.values().filter_map(|cell| cell.get().cloned()).collect()
        };
        for room in rooms {
            room.closed().await;
        }
    }
}

/// The lower, the sooner a table is worth being told of: where somebody waits, where anybody may sit down, where there is
/// something to watch.
fn interest(listing: &Listing) -> u8 {
    let (taken, free) = (listing.seats.iter().any(Option::is_some), listing.seats.iter().any(Option::is_none));
    match (listing.phase, taken && free) {
        (Phase::Gathering, true) => 0,
        (Phase::Gathering, false) => 1,
        _ => 2,
    }
}

#[cfg(test)]
mod tests {
    use underhill_table::TimeControl;

    use super::*;

    #[tokio::test]
    async fn word_goes_round_when_the_list_changes_and_only_then() {
        let store = Store::open("memory:").await.expect("there is memory");
        let metrics = Arc::new(Metrics::new(None));
        let engine = Engine::default();
        let bots = Pool::start(1, 1.0, engine, Arc::clone(&metrics));
        let (_stop, stopping) = watch::channel(false);
        let config = crate::Config::default();
        let budget = Budget::new(&config.limits, Arc::default());
        let gate = Gate::new(&config.limits, Arc::default());
        let (clock, outages) = (Clock::new(), Vec::new());
        let parts = HallParts { engine, clock, outages, budget, gate, stopping, cluster: None };
        let hall = Hall::new(store, Arc::clone(&bots), metrics, &config, parts);
        let mut changes = hall.list_changes();
        let table = TableId::from_bytes([1; 8]);
        let listing = |phase| Listing {
            table,
            game: "gobblet".to_owned(),
            clock: TimeControl::None,
            seats: vec![None, None],
            phase,
        };
        for (listing, changed) in [
            (None, false),
            (Some(listing(Phase::Gathering)), true),
            (Some(listing(Phase::Gathering)), false),
            (Some(listing(Phase::Playing)), true),
            (None, true),
            (None, false),
        ] {
            hall.list(table, listing.clone());
            assert_eq!(changes.try_recv().is_ok(), changed, "{listing:?}");
            assert_eq!(hall.listed(), listing.into_iter().collect::<Vec<_>>());
        }
        bots.close();
    }
}
