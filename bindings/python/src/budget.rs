//! How long bots think.

use std::time::{Duration, Instant};

use underhill_core::Skill;
use underhill_search::{Meter, Nodes};

/// How long a bot may think.
#[derive(Copy, Clone)]
pub(crate) enum Budget {
    Usual,
    Time(Duration),
    Nodes(u64),
}

struct Stopwatch {
    start: Instant,
    limit: Duration,
}

impl Meter for Stopwatch {
    fn spent(&self, _: u64) -> f64 {
        self.start.elapsed().as_secs_f64() / self.limit.as_secs_f64().max(1e-9)
    }
}

impl Budget {
    /// Lets a bot think as long as it may.
    pub(crate) fn spend<T>(self, level: Skill, think: impl FnOnce(&dyn Meter) -> T) -> T {
        let limit = match self {
            Budget::Nodes(nodes) => return think(&Nodes(nodes)),
            Budget::Time(limit) => limit,
            Budget::Usual => level.budget(),
        };
        think(&Stopwatch { start: Instant::now(), limit })
    }
}
