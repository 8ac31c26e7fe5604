use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::sync::{OnceCell, broadcast, watch};
use underhill_protocol::{Listing, TableId};
use underhill_store::{State, Store, StoreError};
use underhill_table::{AnyTable, Entry, Setting, opening, rebuild};

use crate::app_files::AppFile;
use crate::bots::Pool;
use crate::metrics::Metrics;
use crate::problem::RequestError;
use crate::room::Room;
use crate::secrets;

/// All tables: those that somebody is at are rooms, the others rest in the store.
pub(crate) struct Hall {
    pub(crate) store: Store,
    pub(crate) bots: Arc<Pool>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) idle: Duration,
    /// Which build of the browser app is handed out.
    pub(crate) app_build: Option<String>,
    /// True once the server stops.
    pub(crate) stopping: watch::Receiver<bool>,
    most: usize,
    rooms: Mutex<HashMap<TableId, Arc<OnceCell<Room>>>>,
    /// The public tables, and word of every change to them.
    listings: Mutex<HashMap<TableId, Listing>>,
    changes: broadcast::Sender<()>,
}

impl Hall {
    pub(crate) fn new(
        store: Store,
        bots: Arc<Pool>,
        metrics: Arc<Metrics>,
        config: &crate::Config,
        stopping: watch::Receiver<bool>,
    ) -> Arc<Self> {
        Arc::new(Hall {
            store,
            bots,
            metrics,
            idle: config.idle,
            app_build: AppFile::build(&config.app),
            stopping,
            most: config.limits.rooms,
            rooms: Mutex::default(),
            listings: Mutex::default(),
            changes: broadcast::channel(1).0,
        })
    }

    /// Opens a table.
    pub(crate) async fn open(self: &Arc<Self>, setting: Setting) -> Result<TableId, RequestError> {
        let entry = opening(setting, secrets::seed(), secrets::now())?;
        let text = serde_json::to_string(&entry).expect("an entry serialises");
        loop {
            let id = secrets::table_id();
            match self.store.create(&id.to_string(), State::Gathering, vec![text.clone()]).await {
                Err(StoreError::Taken) => {}
                Err(error) => {
                    self.metrics.store_failures.inc();
                    tracing::warn!(%error, "a table could not be stored");
                    return Err(error.into());
                }
                Ok(()) => {
                    // So that a public table is listed at once.
                    self.room(id).await?;
                    return Ok(id);
                }
            }
        }
    }

    /// The room of a table, which is brought in from the store if need be.
    pub(crate) async fn room(self: &Arc<Self>, id: TableId) -> Result<Room, RequestError> {
        loop {
            let cell = {
                let mut rooms = self.rooms.lock().expect("nobody panics while holding it");
                if rooms.len() >= self.most && !rooms.contains_key(&id) {
                    return Err(RequestError::Full);
                }
                Arc::clone(rooms.entry(id).or_default())
            };
            let room = cell.get_or_try_init(|| self.wake(id)).await;
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

    async fn wake(self: &Arc<Self>, id: TableId) -> Result<Room, RequestError> {
        let table = self.load(id).await?;
        Room::open(Arc::clone(self), id, table).await
    }

    /// Reads a table from the store.
    pub(crate) async fn load(&self, id: TableId) -> Result<Box<dyn AnyTable>, RequestError> {
        let log = self.store.load(&id.to_string()).await?.ok_or(RequestError::NoTable)?;
        let entries: Result<Vec<Entry>, _> = log.iter().map(|text| serde_json::from_str(text)).collect();
        let table = entries.map_err(|error| error.to_string());
        let table = table.and_then(|entries| rebuild(entries).map_err(|error| error.to_string()));
        table.map_err(|error| {
            tracing::error!(table = %id, %error, "the log of a table cannot be read");
            RequestError::Unavailable
        })
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

    /// Wakes the tables where something has to go on without anybody asking: clocks and bots.
    pub(crate) async fn wake_all(self: Arc<Self>) {
        let tables = match self.store.unfinished().await {
            Ok(tables) => tables,
            Err(error) => {
                tracing::error!(%error, "the unfinished tables cannot be listed");
                return;
            }
        };
        for id in tables.iter().filter_map(|id| id.parse().ok()) {
            if *self.stopping.borrow() {
                return;
            }
            if let Err(error) = self.room(id).await {
                tracing::warn!(table = %id, %error, "a table could not be woken");
            }
        }
    }

    /// The public tables, sorted by their codes.
    pub(crate) fn listed(&self) -> Vec<Listing> {
        let listings = self.listings.lock().expect("nobody panics while holding it");
        let mut listed: Vec<Listing> = listings.values().cloned().collect();
        listed.sort_by_key(|listing| listing.table);
        listed
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

#[cfg(test)]
mod tests {
    use underhill_table::{Phase, TimeControl};

    use super::*;

    #[tokio::test]
    async fn word_goes_round_when_the_list_changes_and_only_then() {
        let store = Store::open("memory:").await.expect("there is memory");
        let metrics = Arc::new(Metrics::new());
        let bots = Pool::start(1, 1.0, Arc::clone(&metrics));
        let (_stop, stopping) = watch::channel(false);
        let hall = Hall::new(store, Arc::clone(&bots), metrics, &crate::Config::default(), stopping);
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
