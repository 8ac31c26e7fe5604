//! How often something is done, or how much of it.

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::network::{HOUSEHOLDS_OF_A_SITE, household, site};

/// What is at least this part of what may be done at once is told to other servers with the next letter.
pub(crate) const MUCH: u32 = 8;

/// Whatever is less than that is told after this time.
const LATEST: Duration = Duration::from_secs(10);

/// Of so many households it is told at once; of the others with the next letter.
const MOST: usize = 500;

/// Counts what is done by every household, and by the larger networks in which several of them may be one stranger's.
pub(crate) struct Rate {
    households: Limiter,
    sites: Limiter,
    /// Whether other servers have to be told.
    shared: AtomicBool,
    untold: Mutex<HashMap<IpAddr, Untold>>,
    much: u32,
}

/// What a household did here that other servers do not know of.
struct Untold {
    since: Instant,
    times: u32,
}

impl Rate {
    pub(crate) fn new(of_household: Quota) -> Self {
        let many = NonZeroU32::new(HOUSEHOLDS_OF_A_SITE).expect("there is at least one");
        let burst = of_household.burst_size().saturating_mul(many);
        let of_site = Quota::with_period(of_household.replenish_interval() / HOUSEHOLDS_OF_A_SITE);
        let of_site = of_site.unwrap_or(of_household).allow_burst(burst);
        Rate {
            households: Limiter::new(of_household),
            sites: Limiter::new(of_site),
            shared: AtomicBool::new(false),
            untold: Mutex::default(),
            much: (of_household.burst_size().get() / MUCH).max(1),
        }
    }

    /// From now on other servers count what is done here, too.
    pub(crate) fn share(&self) {
        self.shared.store(true, Ordering::Relaxed);
    }

    fn untold(&self) -> MutexGuard<'_, HashMap<IpAddr, Untold>> {
        self.untold.lock().expect("nobody panics while holding it")
    }

    /// Whether whoever has this address may do it so many times more. If so, it is counted.
    pub(crate) fn allows(&self, address: IpAddr, times: NonZeroU32) -> bool {
        let household = household(address);
        let allowed =
            self.households.allows(household, times) && site(address).is_none_or(|site| self.sites.allows(site, times));
        if allowed && self.shared.load(Ordering::Relaxed) {
            let mut untold = self.untold();
            let untold = untold.entry(household).or_insert_with(|| Untold { since: Instant::now(), times: 0 });
            untold.times = untold.times.saturating_add(times.get());
        }
        allowed
    }

    /// What other servers have to be told now: which household did it how many times.
    pub(crate) fn to_tell(&self, now: Instant) -> Vec<(IpAddr, u32)> {
        let mut told = Vec::new();
        self.untold().retain(|household, untold| {
            let due = untold.times >= self.much || now.saturating_duration_since(untold.since) >= LATEST;
            let tell = due && told.len() < MOST;
            if tell {
                told.push((*household, untold.times));
            }
            !tell
        });
        told
    }

    /// Counts what a household did at another server. It has been done: what is too much has to be made up for.
    pub(crate) fn hear(&self, household: IpAddr, times: u32) {
        self.households.settle(household, times);
        if let Some(site) = site(household) {
            self.sites.settle(site, times);
        }
    }

    /// Forgets the addresses that have done nothing lately.
    pub(crate) fn tidy(&self) {
        self.households.tidy();
        self.sites.tidy();
    }

    /// How many households and sites are remembered.
    #[cfg(test)]
    pub(crate) fn remembered(&self) -> (usize, usize) {
        (self.households.cells.len(), self.sites.cells.len())
    }
}

/// Counts what is done by networks of one size.
struct Limiter {
    cells: DefaultKeyedRateLimiter<IpAddr>,
    /// What was done at other servers on top of what may be done. It is paid with what time brings before anything else is allowed.
    debts: Mutex<HashMap<IpAddr, u32>>,
}

impl Limiter {
    fn new(quota: Quota) -> Self {
        Limiter { cells: RateLimiter::keyed(quota), debts: Mutex::default() }
    }

    fn takes(&self, key: IpAddr, times: NonZeroU32) -> bool {
        matches!(self.cells.check_key_n(&key, times), Ok(Ok(())))
    }

    fn allows(&self, key: IpAddr, times: NonZeroU32) -> bool {
        self.settle(key, 0) && self.takes(key, times)
    }

    /// Adds to what a network has to make up for, and lets it pay what it can. Whether nothing is left.
    fn settle(&self, key: IpAddr, times: u32) -> bool {
        let mut debts = self.debts.lock().expect("nobody panics while holding it");
        let debt = debts.get(&key).copied().unwrap_or_default().saturating_add(times);
        if debt == 0 {
            return true;
        }
        let left = debt - self.take_most(key, debt);
        if left == 0 {
            debts.remove(&key);
        } else {
            debts.insert(key, left);
        }
        left == 0
    }

    /// Takes as much of this as there is.
    fn take_most(&self, key: IpAddr, most: u32) -> u32 {
        let steps = (0..u32::BITS).rev().filter_map(|bit| NonZeroU32::new(1 << bit));
        steps.fold(0, |taken, step| {
            let fits = step.get() <= most - taken && self.takes(key, step);
            if fits { taken + step.get() } else { taken }
        })
    }

    fn tidy(&self) {
        let owing: Vec<IpAddr> = self.debts.lock().expect("nobody panics while holding it").keys().copied().collect();
        for key in owing {
            self.settle(key, 0);
        }
        self.cells.retain_recent();
        self.cells.shrink_to_fit();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(10, 0, 0, 1));

    /// So many in an hour: hardly any come back while a test runs.
    fn hourly(times: u32) -> Rate {
        Rate::new(Quota::per_hour(NonZeroU32::new(times).expect("some")))
    }

    fn allowed(rate: &Rate, address: IpAddr) -> usize {
        (0..100).take_while(|_| rate.allows(address, NonZeroU32::MIN)).count()
    }

    #[test]
    fn what_was_done_at_another_server_counts_as_if_it_had_been_done_here() {
        let rate = hourly(10);
        rate.hear(ONE, 7);
        assert_eq!(allowed(&rate, ONE), 3);
        let other: IpAddr = "2001:db8:7:1::".parse().expect("an address");
        for number in 0..4 {
            rate.hear(format!("2001:db8:7:{number:x}::").parse().expect("an address"), 9);
        }
        assert_eq!(allowed(&rate, other), 1, "a household has its own limit");
        assert_eq!(allowed(&rate, "2001:db8:7:9::".parse().expect("an address")), 3, "and a site the one of four");
    }

    #[test]
    fn what_was_too_much_at_several_servers_is_made_up_for_before_anything_else() {
        // A hundred a second, so that time brings something.
        let hundred = NonZeroU32::new(100).expect("some");
        let rate = Rate::new(Quota::per_second(hundred));
        assert!(rate.allows(ONE, hundred), "all at once here");
        let begun = Instant::now();
        rate.hear(ONE, 50);
        while !rate.allows(ONE, NonZeroU32::MIN) {
            std::thread::sleep(Duration::from_millis(5));
        }
        assert!(begun.elapsed() >= Duration::from_millis(450), "{:?}", begun.elapsed());
    }

    #[test]
    fn much_is_told_at_once_and_little_later_and_each_once() {
        let rate = hourly(80);
        assert_eq!(allowed(&rate, ONE), 80);
        let now = Instant::now();
        assert!(rate.to_tell(now + LATEST).is_empty(), "there is no other server");
        let rate = hourly(80);
        rate.share();
        let little: IpAddr = "10.0.0.2".parse().expect("an address");
        assert!(rate.allows(ONE, NonZeroU32::new(10).expect("some")) && rate.allows(little, NonZeroU32::MIN));
        assert_eq!(rate.to_tell(now), [(ONE, 10)]);
        assert!(rate.to_tell(now).is_empty());
        assert_eq!(rate.to_tell(Instant::now() + LATEST), [(little, 1)]);
        assert!(!rate.allows(ONE, NonZeroU32::new(71).expect("some")));
        assert!(rate.to_tell(Instant::now() + LATEST).is_empty(), "what is refused is not done");
    }

    #[test]
    fn debts_are_forgotten_when_they_are_paid() {
        let thousand = NonZeroU32::new(1_000).expect("some");
        let rate = Rate::new(Quota::per_second(thousand).allow_burst(NonZeroU32::MIN));
        rate.hear(ONE, 20);
        assert_eq!(rate.households.debts.lock().expect("nobody panics with it").len(), 1);
        while !rate.households.debts.lock().expect("nobody panics with it").is_empty() {
            std::thread::sleep(Duration::from_millis(2));
            rate.tidy();
        }
    }
}
