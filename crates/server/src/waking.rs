//! Tables sleep in the store. What is in this file wakes them when something has to happen though nobody asks: the clocks run
//! out, or bots went on when the server ended.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::Instant;
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

/// What could not be woken is tried again after a second, then less and less often, at least so often.
const SELDOM: Duration = Duration::from_secs(60);

/// What could not be woken. It is not known by name, only from which mark on it has to be tried again: so there may be any
/// number of it. Whatever is awake by then is found awake.
struct Retry {
    from: Option<WakeMark>,
    at: Instant,
    pause: Duration,
}

impl Retry {
    fn none(now: Instant) -> Self {
        Retry { from: None, at: now, pause: EVERY }
    }

    /// Where to begin, if it is time to try again.
    fn due(&self, now: Instant) -> Option<WakeMark> {
        self.from.filter(|_| self.at <= now)
    }

    /// After what was due has been tried: what could still not be woken is tried later.
    fn tried(&mut self, failed: Option<WakeMark>, now: Instant) {
        let pause = if failed.is_some() { (self.pause * 2).min(SELDOM) } else { EVERY };
        *self = Retry { from: failed, at: now + pause, pause };
    }

    /// Something else could not be woken.
    fn note(&mut self, failed: Option<WakeMark>, now: Instant) {
        match (self.from, failed) {
            (_, None) => {}
            (Some(from), Some(failed)) => self.from = Some(from.min(failed)),
            (None, Some(_)) => *self = Retry { from: failed, at: now + EVERY, pause: EVERY },
        }
    }
}

impl Hall {
    /// Wakes the tables that were awake when the server ended, then each that sleeps when its time comes, until the server
    /// stops.
    pub(crate) async fn keep_waking(self: Arc<Self>) {
        let mut stopping = self.stopping.clone();
        let waking = async {
            let mut retry = Retry::none(Instant::now());
            let failed = self.wake_until(WakeMark::START, 0).await;
            retry.note(failed, Instant::now());
            // Those at zero are awake from here on.
            let mut woken = WakeMark::after(0);
            loop {
                let now = self.clock.now().0;
                let due = retry.due(Instant::now());
                let failed = self.wake_until(due.unwrap_or(woken), now).await;
                match due {
                    Some(_) => retry.tried(failed, Instant::now()),
                    None => retry.note(failed, Instant::now()),
                }
                woken = WakeMark::after(now);
                tokio::time::sleep(EVERY).await;
            }
        };
        tokio::select! {
            () = waking => {}
            _ = stopping.wait_for(|stop| *stop) => {}
        }
    }

    /// Wakes one table after the other, from a mark to a moment; says from which mark on it has to be done again, if one could
    /// not be woken. The others do not wait for that.
    async fn wake_until(self: &Arc<Self>, mut mark: WakeMark, until_ms: u64) -> Option<WakeMark> {
        let mut failed = None;
        loop {
            let wakes = match self.store.wakes(mark, until_ms, PAGE).await {
                Ok(wakes) => wakes,
                Err(error) => {
                    tracing::warn!(%error, "the tables to be woken cannot be listed; it is tried again");
                    tokio::time::sleep(EVERY).await;
                    continue;
                }
            };
            if wakes.is_empty() {
                return failed;
            }
            for wake in wakes {
                if !self.wake_one(&wake).await {
                    failed.get_or_insert(mark);
                }
                mark = wake.mark;
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

    /// False if the table could not be woken now, and can be later.
    async fn wake_one(self: &Arc<Self>, wake: &Wake) -> bool {
        let Ok(id) = wake.table.parse::<TableId>() else { return true };
        loop {
            match self.room_for(id, WakeReason::Due).await {
                // Others leave in time.
                Err(RequestError::Full) => tokio::time::sleep(EVERY).await,
                Err(error) => {
                    let again = matches!(error, RequestError::Unavailable);
                    tracing::warn!(table = %alias(id), %error, again, "a table could not be woken");
                    return !again;
                }
                Ok(_) => return true,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_woken_is_tried_again_less_and_less_often_and_what_fails_later_with_it() {
        let (first, second) = (WakeMark::after(10), WakeMark::after(20));
        let mut now = Instant::now();
        let mut retry = Retry::none(now);
        retry.note(Some(second), now);
        assert_eq!(retry.due(now), None, "not at once");
        let mut pauses = Vec::new();
        for _ in 0..8 {
            let failed = now;
            while retry.due(now).is_none() {
                now += EVERY;
            }
            pauses.push((now - failed).as_secs());
            retry.tried(Some(second), now);
        }
        assert_eq!(pauses, [1, 2, 4, 8, 16, 32, 60, 60]);
        // Something else fails meanwhile, before it in the order: it is tried with the rest.
        retry.note(Some(first), now);
        retry.note(None, now);
        now += SELDOM;
        assert_eq!(retry.due(now), Some(first));
        retry.tried(None, now);
        assert_eq!(retry.due(now + SELDOM), None);
        retry.note(Some(first), now);
        assert_eq!(retry.due(now + EVERY), Some(first), "what fails anew is tried again soon");
    }
}
