//! What time it is.

use std::time::{SystemTime, UNIX_EPOCH};

use tokio::time::Instant;
use underhill_table::Time;

/// A clock that was set once, when the server started, and only goes forward from then on: whoever sets the clock of the
/// system forward or back meanwhile changes nobody's time.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Clock {
    set_to: Time,
    at: Instant,
}

impl Clock {
    /// Set by the clock of the system.
    pub(crate) fn new() -> Self {
        Clock::set_to(of_the_system())
    }

    /// Set to any time.
    pub(crate) fn set_to(time: Time) -> Self {
        Clock { set_to: time, at: Instant::now() }
    }

    pub(crate) fn now(&self) -> Time {
        self.set_to.after(u64::try_from(self.at.elapsed().as_millis()).unwrap_or(u64::MAX))
    }

    /// The moment at which it will show this time; now, if it has passed.
    pub(crate) fn when(&self, time: Time) -> Instant {
        self.at + std::time::Duration::from_millis(time.since(self.set_to))
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
