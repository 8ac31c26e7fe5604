//! How much one address may do.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex};
use std::time::Instant;

use crate::config::Limits;

/// Something that fills up with time and is used up by doing things.
#[derive(Clone, Debug)]
pub(crate) struct Allowance {
    left: f64,
    most: f64,
    per_second: f64,
    at: Instant,
}

impl Allowance {
    pub(crate) fn new(most: f64, per_second: f64, at: Instant) -> Self {
        Allowance { left: most, most, per_second, at }
    }

    /// Whether one more is allowed now.
    pub(crate) fn take(&mut self, at: Instant) -> bool {
        let passed = at.saturating_duration_since(self.at).as_secs_f64();
        self.left = (self.left + passed * self.per_second).min(self.most);
        self.at = at.max(self.at);
        let allowed = self.left >= 1.0;
        if allowed {
            self.left -= 1.0;
        }
        allowed
    }

    fn is_full(&self, at: Instant) -> bool {
        self.left + at.saturating_duration_since(self.at).as_secs_f64() * self.per_second >= self.most
    }
}

/// Counts what every address does.
pub(crate) struct Gate {
    limits: Limits,
    visitors: Mutex<HashMap<IpAddr, Visitor>>,
}

struct Visitor {
    sockets: u32,
    requests: Allowance,
    tables: Allowance,
}

/// A socket that counts against its address as long as it lives.
pub(crate) struct Pass {
    gate: Arc<Gate>,
    address: IpAddr,
}

impl Gate {
    /// So many addresses are remembered before those are forgotten that have done nothing lately.
    const TIDY: usize = 10_000;

    pub(crate) fn new(limits: Limits) -> Arc<Self> {
        Arc::new(Gate { limits, visitors: Mutex::default() })
    }

    fn visitor<R>(&self, address: IpAddr, act: impl FnOnce(&mut Visitor, Instant) -> R) -> R {
        let now = Instant::now();
        let mut visitors = self.visitors.lock().expect("nobody panics while holding it");
        if visitors.len() >= Gate::TIDY {
            visitors.retain(|_, visitor| {
                visitor.sockets > 0 || !visitor.requests.is_full(now) || !visitor.tables.is_full(now)
            });
        }
        let (requests, tables) = (f64::from(self.limits.requests), f64::from(self.limits.tables));
        let visitor = visitors.entry(household(address)).or_insert_with(|| Visitor {
            sockets: 0,
            requests: Allowance::new(2.0 * requests, requests, now),
            tables: Allowance::new(tables, tables / 3600.0, now),
        });
        act(visitor, now)
    }

    /// Whether the address may make another request.
    pub(crate) fn request(&self, address: IpAddr) -> bool {
        self.visitor(address, |visitor, now| visitor.requests.take(now))
    }

    /// Whether the address may open another table.
    pub(crate) fn table(&self, address: IpAddr) -> bool {
        self.visitor(address, |visitor, now| visitor.tables.take(now))
    }

    /// A pass for another socket, if the address may have one.
    pub(crate) fn socket(self: &Arc<Self>, address: IpAddr) -> Option<Pass> {
        let most = self.limits.sockets;
        let allowed = self.visitor(address, |visitor, _| {
            let allowed = visitor.sockets < most;
            visitor.sockets += u32::from(allowed);
            allowed
        });
        allowed.then(|| Pass { gate: Arc::clone(self), address })
    }

    /// What one socket may send.
    pub(crate) fn messages(&self) -> Allowance {
        let messages = f64::from(self.limits.messages);
        Allowance::new(2.0 * messages, messages, Instant::now())
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        self.gate.visitor(self.address, |visitor, _| visitor.sockets -= 1);
    }
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
    use std::time::Duration;

    use super::*;

    #[test]
    fn an_allowance_is_used_up_and_fills_again() {
        let start = Instant::now();
        let mut allowance = Allowance::new(2.0, 1.0, start);
        assert!(allowance.take(start) && allowance.take(start) && !allowance.take(start));
        assert!(!allowance.take(start + Duration::from_millis(900)));
        assert!(allowance.take(start + Duration::from_millis(1_100)));
        let later = start + Duration::from_secs(60);
        assert!(allowance.take(later) && allowance.take(later) && !allowance.take(later), "it fills up to two");
    }

    #[test]
    fn sockets_count_as_long_as_they_live_and_by_household() {
        let gate = Gate::new(Limits { sockets: 2, ..Limits::default() });
        let one: IpAddr = "2001:db8::1".parse().unwrap();
        let neighbour: IpAddr = "2001:db8::2".parse().unwrap();
        let other: IpAddr = "2001:db8:0:1::1".parse().unwrap();
        let passes = [gate.socket(one), gate.socket(neighbour)];
        assert!(passes.iter().all(Option::is_some) && gate.socket(one).is_none() && gate.socket(other).is_some());
        drop(passes);
        assert!(gate.socket(one).is_some());
    }
}
