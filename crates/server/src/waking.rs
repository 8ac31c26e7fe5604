//! Tables sleep in the store. What is in this file wakes them when something has to happen though nobody asks: the clocks run
//! out, or bots went on when the server ended.

use std::sync::Arc;
use std::time::Duration;

use underhill_protocol::TableId;
use underhill_store::{Wake, WakeMark};

use crate::cluster::Cluster;
use crate::hall::{Hall, WakeReason};
use crate::problem::RequestError;
use crate::secrets::alias;

/// So often it is looked who has to be woken.
const EVERY: Duration = Duration::from_secs(1);

/// So many are looked up at a time: however many sleep, little of that is in memory.
const PAGE: u32 = 256;

impl Hall {
    /// Wakes the tables that were awake when the server ended, then each that sleeps when its time comes, until the server
    /// stops.
    pub(crate) async fn keep_waking(self: Arc<Self>) {
        let mut stopping = self.stopping.clone();
        let waking = async {
            self.wake_until(WakeMark::START, 0).await;
            // Those at zero are awake from here on.
            let mut woken = WakeMark::after(0);
            loop {
                woken = self.wake_until(woken, self.clock.now().0).await;
                tokio::time::sleep(EVERY).await;
            }
        };
        tokio::select! {
            () = waking => {}
            _ = stopping.wait_for(|stop| *stop) => {}
        }
    }

    /// Wakes one table after the other, from a mark to a moment; says how far it got.
    async fn wake_until(self: &Arc<Self>, mut mark: WakeMark, until_ms: u64) -> WakeMark {
        loop {
            let wakes = match self.store.wakes(mark, until_ms, PAGE).await {
                Ok(wakes) => wakes,
                Err(error) => {
                    tracing::warn!(%error, "the tables to be woken cannot be listed; it is tried again");
                    tokio::time::sleep(EVERY).await;
                    continue;
                }
            };
            let Some(last) = wakes.last() else { return mark.max(WakeMark::after(until_ms)) };
            mark = last.mark;
            for wake in wakes {
                self.wake_one(&wake).await;
            }
        }
    }

    /// Wakes tables that have to be woken and no server has.
    pub(crate) async fn wake_forsaken(self: &Arc<Self>, cluster: &Cluster) {
        match cluster.nodes.forsaken(self.clock.now().0, PAGE).await {
            Err(error) => tracing::warn!(%error, "the tables to be woken cannot be listed; it is tried again"),
            Ok(tables) => {
                for id in tables.iter().filter_map(|table| table.parse::<TableId>().ok()) {
                    if let Err(error) = self.room_for(id, WakeReason::Due).await {
                        tracing::warn!(table = %alias(id), %error, "a table could not be woken");
                    }
                }
            }
        }
    }

    async fn wake_one(self: &Arc<Self>, wake: &Wake) {
        let Ok(id) = wake.table.parse::<TableId>() else { return };
        loop {
            match self.room_for(id, WakeReason::Due).await {
                // Others leave in time.
                Err(RequestError::Full) => tokio::time::sleep(EVERY).await,
                Err(error) => return tracing::warn!(table = %alias(id), %error, "a table could not be woken"),
                Ok(_) => return,
            }
        }
    }
}
