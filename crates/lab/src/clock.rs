//! Budgets by the clock.

use std::time::{Duration, Instant};

use underhill_search::Meter;

/// A clock for one decision: since when it runs, and for how long.
pub(crate) struct Clock(pub(crate) Instant, pub(crate) Duration);

impl Meter for Clock {
    fn spent(&self, _: u64) -> f64 {
        self.0.elapsed().as_secs_f64() / self.1.as_secs_f64()
    }
}
