//! Counts what lasts, like sockets and connections: by household, by site, and in all.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard};

use tokio::sync::Notify;

use crate::network::{HOUSEHOLDS_OF_A_SITE, household, site};

/// How many there are now, and how many there may be.
pub(crate) struct Tally {
    counts: Mutex<Counts>,
    per_household: u32,
    in_all: usize,
    /// Word that there are none any more.
    emptied: Notify,
}

/// What is remembered has a count above zero.
#[derive(Default)]
struct Counts {
    households: HashMap<IpAddr, u32>,
    sites: HashMap<IpAddr, u32>,
    all: usize,
}

/// Why there may not be another one.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Full {
    /// The address has as many as it may.
    Address,
    /// All together are as many as there may be.
    All,
}

/// One that counts as long as this lives.
pub(crate) struct Pass {
    tally: Arc<Tally>,
    address: Option<IpAddr>,
}

impl Tally {
    pub(crate) fn new(per_household: u32, in_all: usize) -> Arc<Self> {
        Arc::new(Tally { counts: Mutex::default(), per_household, in_all, emptied: Notify::new() })
    }

    fn lock(&self) -> MutexGuard<'_, Counts> {
        self.counts.lock().expect("nobody panics while holding it")
    }

    /// Counts another one of this address. Without an address, as for a proxy that brings many people, it counts only
    /// among all.
    pub(crate) fn enter(self: &Arc<Self>, address: Option<IpAddr>) -> Result<Pass, Full> {
        let mut counts = self.lock();
        if counts.all >= self.in_all {
            return Err(Full::All);
        }
        if let Some(address) = address {
            let site = site(address);
            let per_site = self.per_household.saturating_mul(HOUSEHOLDS_OF_A_SITE);
            let of = |counts: &HashMap<IpAddr, u32>, key| counts.get(&key).copied().unwrap_or_default();
            let full = of(&counts.households, household(address)) >= self.per_household
                || site.is_some_and(|site| of(&counts.sites, site) >= per_site);
            if full {
                return Err(Full::Address);
            }
            *counts.households.entry(household(address)).or_default() += 1;
            if let Some(site) = site {
                *counts.sites.entry(site).or_default() += 1;
            }
        }
        counts.all += 1;
        Ok(Pass { tally: Arc::clone(self), address })
    }

    /// Waits until there are none.
    pub(crate) async fn emptied(&self) {
        loop {
            let emptied = self.emptied.notified();
            if self.lock().all == 0 {
                return;
            }
            emptied.await;
        }
    }

    fn leave(&self, address: Option<IpAddr>) {
        let mut counts = self.lock();
        if let Some(address) = address {
            one_less(&mut counts.households, household(address));
            site(address).into_iter().for_each(|site| one_less(&mut counts.sites, site));
        }
        counts.all -= 1;
        if counts.all == 0 {
            self.emptied.notify_waiters();
        }
    }
}

fn one_less(counts: &mut HashMap<IpAddr, u32>, key: IpAddr) {
    if let Entry::Occupied(mut count) = counts.entry(key) {
        *count.get_mut() -= 1;
        if *count.get() == 0 {
            count.remove();
        }
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        self.tally.leave(self.address);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> Option<IpAddr> {
        Some(text.parse().expect("an address"))
    }

    fn is_empty(tally: &Tally) -> bool {
        let counts = tally.lock();
        counts.households.is_empty() && counts.sites.is_empty() && counts.all == 0
    }

    #[test]
    fn a_household_has_so_many_as_long_as_they_live() {
        let tally = Tally::new(2, 100);
        let passes = [tally.enter(address("2001:db8::1")), tally.enter(address("2001:db8::2"))];
        assert!(passes.iter().all(Result::is_ok));
        assert_eq!(tally.enter(address("2001:db8::3")).err(), Some(Full::Address));
        assert!(tally.enter(address("2001:db8:0:1::1")).is_ok(), "another household");
        drop(passes);
        assert!(is_empty(&tally), "nobody is remembered who has none");
    }

    #[test]
    fn a_site_has_no_more_than_some_households_may_have() {
        let tally = Tally::new(2, 100);
        let of_household = |number: u32| tally.enter(address(&format!("2001:db8:7:{number:x}::1")));
        let passes: Vec<_> = (0..8).map(of_household).collect();
        assert!(passes.iter().all(Result::is_ok));
        assert_eq!(of_household(99).err(), Some(Full::Address), "each is one of another household");
        assert!(tally.enter(address("2001:db8:8::1")).is_ok(), "another site");
        assert!(tally.enter(address("192.0.2.1")).is_ok());
        drop(passes);
        assert!(is_empty(&tally));
    }

    #[tokio::test]
    async fn all_together_are_so_many_and_it_is_told_when_the_last_has_gone() {
        let tally = Tally::new(2, 3);
        let passes: Vec<_> = (1..4).map(|number| tally.enter(address(&format!("192.0.2.{number}")))).collect();
        assert_eq!(tally.enter(address("192.0.2.9")).err(), Some(Full::All));
        assert_eq!(tally.enter(None).err(), Some(Full::All));
        let waiting = Arc::clone(&tally);
        let waiting = tokio::spawn(async move { waiting.emptied().await });
        tokio::task::yield_now().await;
        drop(passes);
        waiting.await.expect("it is told");
        let proxy: Vec<_> = (0..3).map(|_| tally.enter(None)).collect();
        assert!(proxy.iter().all(Result::is_ok), "who has no address counts only among all");
    }
}
