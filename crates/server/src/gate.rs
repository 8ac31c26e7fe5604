//! How much one address may do.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use tokio::sync::watch;
use tokio::time::MissedTickBehavior;

use crate::config::Limits;

/// So often addresses are forgotten that have done nothing lately.
const TIDY: Duration = Duration::from_secs(60);

/// Counts what every address does.
pub(crate) struct Gate {
    /// None if nothing is allowed.
    requests: Option<DefaultKeyedRateLimiter<IpAddr>>,
    /// None if nothing is allowed.
    tables: Option<DefaultKeyedRateLimiter<IpAddr>>,
    /// The addresses with sockets, and how many: never zero.
    sockets: Mutex<HashMap<IpAddr, u32>>,
    limits: Limits,
}

/// A socket that counts against its address as long as it lives.
pub(crate) struct Pass {
    gate: Arc<Gate>,
    household: IpAddr,
}

/// What one socket may send.
pub(crate) struct Allowance(Option<DefaultDirectRateLimiter>);

impl Allowance {
    /// Whether one more is allowed now.
    pub(crate) fn take(&self) -> bool {
        self.0.as_ref().is_some_and(|messages| messages.check().is_ok())
    }
}

impl Gate {
    pub(crate) fn new(limits: Limits) -> Arc<Self> {
        Arc::new(Gate {
            requests: per_second(limits.requests).map(RateLimiter::keyed),
            tables: NonZeroU32::new(limits.tables).map(|tables| RateLimiter::keyed(Quota::per_hour(tables))),
            sockets: Mutex::default(),
            limits,
        })
    }

    /// Whether the address may make another request.
    pub(crate) fn request(&self, address: IpAddr) -> bool {
        is_allowed(self.requests.as_ref(), address)
    }

    /// Whether the address may open another table.
    pub(crate) fn table(&self, address: IpAddr) -> bool {
        is_allowed(self.tables.as_ref(), address)
    }

    /// A pass for another socket, if the address may have one.
    pub(crate) fn socket(self: &Arc<Self>, address: IpAddr) -> Option<Pass> {
        if self.limits.sockets == 0 {
            return None;
        }
        let household = household(address);
        let mut sockets = self.sockets.lock().expect("nobody panics while holding it");
        let count = sockets.entry(household).or_default();
        if *count == self.limits.sockets {
            return None;
        }
        *count += 1;
        Some(Pass { gate: Arc::clone(self), household })
    }

    pub(crate) fn messages(&self) -> Allowance {
        Allowance(per_second(self.limits.messages).map(RateLimiter::direct))
    }

    /// Forgets the addresses that have done nothing lately, until the server stops. Nobody waits for it: what is
    /// remembered is divided among many locks, and each is held for its own part only.
    pub(crate) async fn keep_tidy(self: Arc<Self>, mut stopping: watch::Receiver<bool>) {
        let mut ticks = tokio::time::interval(TIDY);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = stopping.changed() => return,
                _ = ticks.tick() => {}
            }
            let gate = Arc::clone(&self);
            let _ = tokio::task::spawn_blocking(move || gate.tidy()).await;
        }
    }

    fn tidy(&self) {
        for limiter in [&self.requests, &self.tables].into_iter().flatten() {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        let mut sockets = self.gate.sockets.lock().expect("nobody panics while holding it");
        if let Entry::Occupied(mut count) = sockets.entry(self.household) {
            *count.get_mut() -= 1;
            if *count.get() == 0 {
                count.remove();
            }
        }
    }
}

/// So many in a second, and twice as many at once after some quiet; none if nothing is allowed.
fn per_second(limit: u32) -> Option<Quota> {
    let limit = NonZeroU32::new(limit)?;
    Some(Quota::per_second(limit).allow_burst(limit.saturating_mul(NonZeroU32::MIN.saturating_add(1))))
}

fn is_allowed(limiter: Option<&DefaultKeyedRateLimiter<IpAddr>>, address: IpAddr) -> bool {
    limiter.is_some_and(|limiter| limiter.check_key(&household(address)).is_ok())
}

/// A household has one IPv4 address, but as many IPv6 addresses as it likes, all with the same beginning.
fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        v4 => v4,
    }
}

#[cfg(test)]
mod tests {
    use std::thread::sleep;

    use super::*;

    const ONE: &str = "2001:db8::1";
    const NEIGHBOUR: &str = "2001:db8::2";
    const OTHER: &str = "2001:db8:0:1::1";

    fn address(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn an_allowance_is_twice_what_a_second_brings_and_fills_again() {
        let gate = Gate::new(Limits { requests: 1, messages: 1_000, ..Limits::default() });
        let requests = (0..3).map(|_| gate.request(address(ONE))).collect::<Vec<_>>();
        assert_eq!(requests, [true, true, false]);
        assert!(!gate.request(address(NEIGHBOUR)), "a household shares what it may do");
        assert!(gate.request(address(OTHER)));

        let messages = gate.messages();
        let taken = (0..100_000).take_while(|_| messages.take()).count();
        assert!((2_000..100_000).contains(&taken), "{taken}");
        sleep(Duration::from_millis(5));
        assert!(messages.take());
    }

    #[test]
    fn tables_are_counted_by_the_hour() {
        let gate = Gate::new(Limits { tables: 2, ..Limits::default() });
        let tables = (0..3).map(|_| gate.table(address(ONE))).collect::<Vec<_>>();
        assert_eq!(tables, [true, true, false]);
    }

    #[test]
    fn a_limit_of_zero_allows_nothing() {
        let gate = Gate::new(Limits { sockets: 0, tables: 0, requests: 0, messages: 0, ..Limits::default() });
        assert!(!gate.request(address(ONE)) && !gate.table(address(ONE)) && !gate.messages().take());
        assert!(gate.socket(address(ONE)).is_none());
    }

    #[test]
    fn who_has_done_nothing_lately_is_forgotten() {
        let gate = Gate::new(Limits { requests: 1_000, ..Limits::default() });
        assert!(gate.request(address(ONE)) && gate.table(address(OTHER)));
        sleep(Duration::from_millis(20));
        gate.tidy();
        let remembered = [&gate.requests, &gate.tables].map(|limiter| limiter.as_ref().expect("a limit").len());
        assert_eq!(remembered, [0, 1], "a table opened counts for long, a request for a moment");
        assert!(gate.sockets.lock().unwrap().is_empty());
    }

    #[test]
    fn sockets_count_as_long_as_they_live_and_by_household() {
        let gate = Gate::new(Limits { sockets: 2, ..Limits::default() });
        let passes = [gate.socket(address(ONE)), gate.socket(address(NEIGHBOUR))];
        assert!(passes.iter().all(Option::is_some) && gate.socket(address(ONE)).is_none());
        assert!(gate.socket(address(OTHER)).is_some());
        drop(passes);
        assert!(gate.sockets.lock().unwrap().is_empty(), "nobody is remembered who has no sockets");
        assert!(gate.socket(address(ONE)).is_some());
    }
}
