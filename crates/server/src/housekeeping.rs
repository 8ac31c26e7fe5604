//! What goes on now and then: what nobody came for is forgotten, signs of life are left, what is counted is tidied.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::{Interval, MissedTickBehavior};
use underhill_store::State;

use crate::clock;
use crate::hall::Hall;

/// So often it is looked whether there is something to forget.
const EVERY: Duration = Duration::from_secs(60 * 60);

/// So often a sign of life is left. Whoever's clock runs is forgiven as much at most beyond the time that the server was away.
const PULSE: Duration = Duration::from_secs(10);

/// So often addresses are forgotten that have done nothing lately.
const TIDY: Duration = Duration::from_secs(60);

impl Hall {
    /// Forgets the tables in this state that have not been touched for so long.
    async fn forget(&self, state: State, after: Duration) {
        let before_ms = clock::of_the_system().0.saturating_sub(u64::try_from(after.as_millis()).unwrap_or(u64::MAX));
        match self.store.forget(state, before_ms).await {
            Ok(0) => {}
            Ok(tables) => tracing::info!(tables, ?state, "tables where nothing happened for long were forgotten"),
            Err(error) => tracing::warn!(%error, "old tables could not be forgotten"),
        }
    }

    /// Leaves signs of life in the store until the server stops: so that it is known how long it was away if it ends suddenly.
    pub(crate) async fn keep_pulsing(self: Arc<Self>) {
        let mut ticks = self.ticks(PULSE);
        while ticks.next().await {
            if let Err(error) = self.store.pulse(self.clock.now().0).await {
                tracing::debug!(%error, "no sign of life could be left");
            }
        }
    }

    /// Forgets old tables now and every hour until the server stops: those of each state after its time, if it has one.
    pub(crate) async fn keep_house(self: Arc<Self>, times: [(State, Duration); 3]) {
        let mut ticks = self.ticks(EVERY);
        while ticks.next().await {
            for (state, after) in times.into_iter().filter(|(_, after)| !after.is_zero()) {
                self.forget(state, after).await;
            }
        }
    }

    /// Forgets the addresses that have done nothing lately, until the server stops. Nobody waits for it: what is remembered is
    /// divided among many locks, and each is held for its own part only.
    pub(crate) async fn keep_tidy(self: Arc<Self>) {
        let mut ticks = self.ticks(TIDY);
        while ticks.next().await {
            let hall = Arc::clone(&self);
            let tidy = move || {
                hall.budget.tidy();
                hall.gate.tidy();
            };
            let _ = tokio::task::spawn_blocking(tidy).await;
            self.metrics.refusals.log_the_rest();
        }
    }

    /// Now, and every so often until the server stops.
    pub(crate) fn ticks(&self, every: Duration) -> Ticks {
        let mut ticks = tokio::time::interval(every);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        Ticks { ticks, stopping: self.stopping.clone() }
    }
}

/// Now, and every so often until the server stops.
pub(crate) struct Ticks {
    ticks: Interval,
    stopping: watch::Receiver<bool>,
}

impl Ticks {
    /// Waits for the next; false once the server stops.
    pub(crate) async fn next(&mut self) -> bool {
        tokio::select! {
            _ = self.stopping.changed() => false,
            _ = self.ticks.tick() => true,
        }
    }
}
