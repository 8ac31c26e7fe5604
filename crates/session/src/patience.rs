use underhill_core::{Luck, seeded};

use crate::Millis;

/// How long to wait before trying again: longer each time, and not all clients equally long, or a server that comes back
/// would meet all of them at once.
#[derive(Clone, Debug)]
pub struct Patience {
    tries: u32,
    /// How often it has waited, whatever for.
    waits: u64,
    /// Different for every client.
    luck: u64,
}

impl Patience {
    /// The first wait is at most so long.
    const FIRST: Millis = 500;
    /// No wait is longer. With the time that an attempt may take it is less than the ten seconds after which people look for
    /// a button to reload.
    const LONGEST: Millis = 3_000;

    /// A new one; `luck` should be different for every client.
    pub fn new(luck: u64) -> Self {
        Patience { tries: 0, waits: 0, luck }
    }

    /// How long to wait now.
    pub fn wait(&mut self) -> Millis {
        let most = (Patience::FIRST << self.tries.min(16)).min(Patience::LONGEST);
        self.tries += 1;
        self.waits += 1;
        let least = most / 4;
        least + seeded(self.luck, self.waits).below(most - least + 1)
    }

    /// The next wait is as long as any.
    pub fn tire(&mut self) {
        self.tries = 16;
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
        let mut patience = Patience::new(5);
        let mut most = Patience::FIRST;
        for _ in 0..20 {
            let wait = patience.wait();
            assert!(wait >= most / 4 && wait <= most, "{wait:?} of {most:?}");
            most = (2 * most).min(Patience::LONGEST);
        }
        patience.calm();
        assert!(patience.wait() <= Patience::FIRST);
    }

    #[test]
    fn clients_do_not_come_back_all_at_once() {
        let mut waits: Vec<Millis> = (0..100).map(|luck| Patience::new(luck * luck + 1).wait()).collect();
        waits.sort_unstable();
        waits.dedup();
        assert!(waits.len() > 50, "{waits:?}");
    }
}
