//! What nobody came for is forgotten.

use std::time::Duration;

use tokio::time::{Instant, MissedTickBehavior};
use underhill_store::State;

use crate::hall::Hall;
use crate::secrets;

/// So often it is looked whether there is something to forget.
const EVERY: Duration = Duration::from_secs(60 * 60);

impl Hall {
    /// Forgets the tables that still gather and have not been touched for so long.
    pub(crate) async fn forget(&self, after: Duration) {
        let before_ms = secrets::now().0.saturating_sub(u64::try_from(after.as_millis()).unwrap_or(u64::MAX));
        match self.store.forget(State::Gathering, before_ms).await {
            Ok(0) => {}
            Ok(tables) => tracing::info!(tables, "tables where nobody played were forgotten"),
            Err(error) => tracing::warn!(%error, "old tables could not be forgotten"),
        }
    }

    /// Does so every hour until the server stops.
    pub(crate) async fn keep_house(&self, after: Duration) {
        let mut stopping = self.stopping.clone();
        let mut hours = tokio::time::interval_at(Instant::now() + EVERY, EVERY);
        hours.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = stopping.changed() => return,
                _ = hours.tick() => {}
            }
            self.forget(after).await;
        }
    }
}
