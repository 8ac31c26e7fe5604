//! Counts what lasts, like sockets and connections: by household, by site, and in all.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use tokio::sync::Notify;

use crate::network::{self, HOUSEHOLDS_OF_A_SITE, household, site};
use crate::rate::MUCH;

/// So long it is believed how many there are at another server. It is told again every second.
const BELIEVED: Duration = Duration::from_secs(4);

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
    /// How many each household has at each of the other servers, and when that was told.
    elsewhere: HashMap<(i64, IpAddr), (u32, Instant)>,
}

impl Counts {
    /// How many there are at other servers of these households.
    fn elsewhere(&self, is_meant: impl Fn(IpAddr) -> bool) -> u32 {
        let all = self.elsewhere.iter();
        let believed = all.filter(|((_, household), (_, told))| is_meant(*household) && told.elapsed() < BELIEVED);
        believed.map(|(_, (count, _))| count).sum()
    }
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
            let own = household(address);
            let of_household = of(&counts.households, own) + counts.elsewhere(|other| other == own);
            let of_site = |key| of(&counts.sites, key) + counts.elsewhere(|other| network::site(other) == Some(key));
            let full = of_household >= self.per_household || site.is_some_and(|site| of_site(site) >= per_site);
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

    /// What other servers have to be told: the households that have many here.
    pub(crate) fn to_tell(&self) -> Vec<(IpAddr, u32)> {
        let mut counts = self.lock();
        counts.elsewhere.retain(|_, (_, told)| told.elapsed() < BELIEVED);
        let many = (self.per_household / MUCH).max(1);
        counts.households.iter().filter(|(_, count)| **count >= many).map(|(key, count)| (*key, *count)).collect()
    }

    /// A household had so many at another server at this moment.
    pub(crate) fn hear(&self, server: i64, household: IpAddr, count: u32, told: Instant) {
        self.lock().elsewhere.insert((server, household), (count, told));
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

    #[test]
    fn those_at_other_servers_count_as_long_as_it_is_told() {
        let tally = Tally::new(16, 100);
        let own = |text: &str| address(text).expect("one");
        let (now, long_ago) = (Instant::now(), Instant::now().checked_sub(BELIEVED).expect("the machine has been up"));
        tally.hear(7, own("192.0.2.1"), 8, now);
        tally.hear(8, own("192.0.2.1"), 7, now);
        tally.hear(9, own("192.0.2.1"), 50, long_ago);
        let one = tally.enter(address("192.0.2.1"));
        assert!(one.is_ok());
        assert_eq!(tally.enter(address("192.0.2.1")).err(), Some(Full::Address));
        tally.hear(7, own("192.0.2.1"), 7, now);
        let two = tally.enter(address("192.0.2.1"));
        assert!(two.is_ok(), "one has gone elsewhere");
        assert_eq!(tally.to_tell(), [(own("192.0.2.1"), 2)]);
        (0..4).for_each(|number| tally.hear(7, own(&format!("2001:db8:7:{number}::")), 16, now));
        assert_eq!(tally.enter(address("2001:db8:7:9::1")).err(), Some(Full::Address), "a site is as many as four");
        assert_eq!(tally.lock().elsewhere.len(), 6, "nobody is believed for ever");
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
