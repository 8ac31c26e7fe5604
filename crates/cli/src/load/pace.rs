use std::sync::Mutex;
use std::time::{Duration, Instant};

/// How fast moves are made, at all tables together.
#[derive(Copy, Clone)]
pub(crate) struct Pace {
    /// How long it is from a move at a table to the next.
    period: Duration,
    tables: u32,
}

/// When the moves at one table are due. They stay due when the server is slow: it is not spared by its slowness.
pub(crate) struct Schedule {
    period: Duration,
    offset: Duration,
    next: Mutex<Option<Instant>>,
}

impl Pace {
    pub(crate) fn new(rate: f64, tables: u32) -> Self {
        Pace { period: Duration::from_secs_f64(f64::from(tables) / rate), tables }
    }

    /// The schedule of the table with this number. The tables take turns, evenly.
    pub(crate) fn schedule(self, table: u32) -> Schedule {
        let offset = self.period.mul_f64(f64::from(table) / f64::from(self.tables));
        Schedule { period: self.period, offset, next: Mutex::new(None) }
    }
}

impl Schedule {
    /// When the next move is due, given when everything began.
    pub(crate) fn next(&self, start: Instant) -> Instant {
        let mut next = self.next.lock().expect("nobody panics while holding it");
        let due = next.unwrap_or(start + self.offset);
        *next = Some(due + self.period);
        due
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_tables_together_keep_the_rate() {
        let start = Instant::now();
        let pace = Pace::new(8.0, 4);
        let mut due: Vec<Duration> = Vec::new();
        for table in 0..4 {
            let schedule = pace.schedule(table);
            due.extend((0..3).map(|_| schedule.next(start) - start));
        }
        due.sort_unstable();
        let even: Vec<Duration> = (0..12).map(|number| Duration::from_millis(125 * number)).collect();
        assert_eq!(due, even);
    }
}
