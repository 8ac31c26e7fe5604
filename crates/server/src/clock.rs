//! What time it is.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use tokio::time::Instant;
use underhill_table::Time;

/// A clock that was set once, when the server started, and only goes forward from then on: whoever sets the clock of the
/// system forward or back meanwhile changes nobody's time.
///
/// One of several servers on the same tables goes by the clock of their database, which [corrects](Clock::correct) it: what one of
/// them has noted, another reckons with. A clone is the same clock.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    set_to: Time,
    at: Instant,
    /// By how many milliseconds it was corrected.
    correction: Arc<AtomicI64>,
    /// The latest that it has shown, in milliseconds since 1970.
    shown: Arc<AtomicU64>,
}

impl Clock {
    /// Set by the clock of the system.
    pub(crate) fn new() -> Self {
        Clock::set_to(of_the_system())
    }

    /// Set to any time.
    pub(crate) fn set_to(time: Time) -> Self {
        Clock { set_to: time, at: Instant::now(), correction: Arc::default(), shown: Arc::default() }
    }

    pub(crate) fn now(&self) -> Time {
        let reckoned = self.reckoned(Instant::now());
        Time(self.shown.fetch_max(reckoned.0, Ordering::Relaxed).max(reckoned.0))
    }

    fn reckoned(&self, moment: Instant) -> Time {
        let passed = moment.saturating_duration_since(self.at);
        let uncorrected = self.set_to.after(u64::try_from(passed.as_millis()).unwrap_or(u64::MAX));
        Time(uncorrected.0.saturating_add_signed(self.correction.load(Ordering::Relaxed)))
    }

    /// Another clock showed this many milliseconds since 1970 between this moment and now. Only what is surely wrong is corrected: the
    /// answer may have been on its way for as long as it took.
    pub(crate) fn correct(&self, shown_ms: u64, asked: Instant) {
        let (earliest, latest) = (self.reckoned(asked).0, self.reckoned(Instant::now()).0);
        let wrong = |reckoned: u64| i64::try_from(shown_ms).unwrap_or(i64::MAX).saturating_sub_unsigned(reckoned);
        let by = if shown_ms < earliest {
            wrong(earliest)
        } else if shown_ms > latest {
            wrong(latest)
        } else {
            0
        };
        self.correction.fetch_add(by, Ordering::Relaxed);
    }

    /// The moment at which it will show this time; now, if it has passed.
    pub(crate) fn when(&self, time: Time) -> Instant {
        let uncorrected = Time(time.0.saturating_add_signed(-self.correction.load(Ordering::Relaxed)));
        self.at + std::time::Duration::from_millis(uncorrected.since(self.set_to))
    }
}

/// What the clock of the system shows, which may be set forward and back.
pub(crate) fn of_the_system() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    Time(since.map_or(0, |since| since.as_millis() as u64))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[tokio::test]
    async fn a_clock_goes_on_from_what_it_was_set_to_whatever_the_system_shows() {
        // As if the clock of the system had been set by years right after the start.
        let set_to = Time(1_900_000_000_000);
        let clock = Clock::set_to(set_to);
        tokio::time::sleep(Duration::from_millis(5)).await;
        let later = clock.now();
        assert!(later > set_to && later.since(set_to) < 3_600_000, "{later:?}");
        let hour = clock.when(set_to.after(7_200_000)).duration_since(Instant::now());
        assert!(hour > Duration::from_secs(3_600) && hour <= Duration::from_secs(7_200), "{hour:?}");
        assert_eq!(clock.when(Time(0)), clock.at, "what has passed is due at once");
    }
}
