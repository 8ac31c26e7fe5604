//! When a table leaves memory.

use std::time::Duration;

use tokio::time::Instant;
use underhill_store::State;

use super::keeper::Keeper;

/// Whatever a table waits for must be further away than this before it sleeps: what wakes it looks every second, and noting
/// when takes its time.
const NEAREST: Duration = Duration::from_secs(3);

impl Keeper {
    /// As if nobody had asked for the table for a while.
    pub(super) fn tire(&mut self) {
        self.last_message = Instant::now().checked_sub(self.hall.idle).unwrap_or(self.last_message);
    }

    /// Whether the table can be put away: nobody is there, and nothing happens soon.
    pub(super) fn is_idle(&self) -> bool {
        let busy = self.thinkers.are_busy() || self.unsure || self.outage_from.is_some() || self.has_to_act_soon();
        let needed = busy && self.decides() || !self.members.is_empty() || self.somebody_is_elsewhere();
        !needed && self.last_message.elapsed() >= self.hall.idle
    }

    fn has_to_act_soon(&self) -> bool {
        let soon = u64::try_from(self.hall.idle.max(NEAREST).as_millis()).unwrap_or(u64::MAX);
        self.table.deadline().is_some_and(|deadline| deadline.since(self.hall.clock.now()) < soon)
    }

    /// Notes in the store when the table has to be woken. False if it cannot sleep after all.
    pub(super) async fn fall_asleep(&mut self) -> bool {
        // Only in a game that is on something has to happen though nobody asks; the store knows of no other to be woken.
        if self.state != State::Playing || !self.decides() {
            return true;
        }
        let until = self.table.deadline().map(|deadline| deadline.0);
        let asleep = {
            let (table, length) = (self.id.to_string(), self.table.length());
            self.hall.store.sleep_as(self.part.fence(), &table, length, until).await
        };
        if asleep.is_err() || self.has_to_act_soon() {
            // It stays for another while, and then it is tried again.
            self.last_message = Instant::now();
            return false;
        }
        true
    }
}
