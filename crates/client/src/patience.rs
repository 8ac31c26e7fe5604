use std::time::Duration;

use crate::any_number;

/// How long to wait before trying again: longer each time, and not all clients equally long, or a server that comes back
/// would meet all of them at once.
#[derive(Debug, Default)]
pub struct Patience {
    tries: u32,
}

impl Patience {
    /// The first wait is at most so long.
    const FIRST: Duration = Duration::from_millis(200);
    /// No wait is longer.
    const LONGEST: Duration = Duration::from_secs(15);

    /// How long to wait now.
    pub fn wait(&mut self) -> Duration {
        let most = Patience::FIRST.saturating_mul(1 << self.tries.min(16)).min(Patience::LONGEST);
        self.tries += 1;
        // Without luck, everyone waits as long as anyone.
        let share = any_number().map_or(100, |number| 50 + number % 51) as u32;
        most * share / 100
    }

    /// It worked; the next trouble is a new one.
    pub fn calm(&mut self) {
        self.tries = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_wait_is_longer_until_it_is_long_enough() {
        let mut patience = Patience::default();
        let mut most = Patience::FIRST;
        for _ in 0..20 {
            let wait = patience.wait();
            assert!(wait >= most / 2 && wait <= most, "{wait:?} of {most:?}");
            most = (2 * most).min(Patience::LONGEST);
        }
        patience.calm();
        assert!(patience.wait() <= Patience::FIRST);
    }
}
