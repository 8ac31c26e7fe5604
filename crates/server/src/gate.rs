//! How much one address may do.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;

use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};

use crate::config::Limits;
use crate::rate::Rate;
use crate::refusals::{Refusal, Refusals};
use crate::tally::{Pass, Tally};

/// Counts what every address does.
pub(crate) struct Gate {
    /// None if nothing is allowed.
    requests: Option<Rate>,
    /// None if nothing is allowed.
    tables: Option<Rate>,
    sockets: Arc<Tally>,
    messages: Option<Quota>,
    refusals: Arc<Refusals>,
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
    pub(crate) fn new(limits: &Limits, refusals: Arc<Refusals>) -> Arc<Self> {
        Arc::new(Gate {
            requests: per_second(limits.requests).map(Rate::new),
            tables: NonZeroU32::new(limits.tables).map(|tables| Rate::new(Quota::per_hour(tables))),
            sockets: Tally::new(limits.sockets, usize::MAX),
            messages: per_second(limits.messages),
            refusals,
        })
    }

    /// How many requests are made, and how many tables are opened; none if nothing is allowed.
    pub(crate) fn rates(&self) -> [Option<&Rate>; 2] {
        [self.requests.as_ref(), self.tables.as_ref()]
    }

    pub(crate) fn sockets(&self) -> &Tally {
        &self.sockets
    }

    /// Whether the address may make another request.
    pub(crate) fn request(&self, address: IpAddr) -> bool {
        self.allows(self.requests.as_ref(), address, Refusal::Request)
    }

    /// Whether the address may open another table.
    pub(crate) fn table(&self, address: IpAddr) -> bool {
        self.allows(self.tables.as_ref(), address, Refusal::Table)
    }

    fn allows(&self, rate: Option<&Rate>, address: IpAddr, otherwise: Refusal) -> bool {
        let allowed = rate.is_some_and(|rate| rate.allows(address, NonZeroU32::MIN));
        if !allowed {
            self.refusals.note(otherwise, Some(address));
        }
        allowed
    }

    /// A pass for another socket, if the address may have one.
    pub(crate) fn socket(&self, address: IpAddr) -> Option<Pass> {
        let pass = self.sockets.enter(Some(address)).ok();
        if pass.is_none() {
            self.refusals.note(Refusal::Socket, Some(address));
        }
        pass
    }

    pub(crate) fn messages(&self) -> Allowance {
        Allowance(self.messages.map(RateLimiter::direct))
    }

    /// Forgets the addresses that have done nothing lately.
    pub(crate) fn tidy(&self) {
        self.rates().into_iter().flatten().for_each(Rate::tidy);
    }
}

/// So many in a second, and twice as many at once after some quiet; none if nothing is allowed.
fn per_second(limit: u32) -> Option<Quota> {
    let limit = NonZeroU32::new(limit)?;
    Some(Quota::per_second(limit).allow_burst(limit.saturating_mul(NonZeroU32::MIN.saturating_add(1))))
}

#[cfg(test)]
mod tests {
    use std::thread::sleep;
    use std::time::Duration;

    use super::*;

    const ONE: &str = "2001:db8::1";
    const NEIGHBOUR: &str = "2001:db8::2";
    const OTHER: &str = "2001:db8:0:1::1";

    fn gate(limits: &Limits) -> Arc<Gate> {
        Gate::new(limits, Arc::default())
    }

    fn address(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn an_allowance_is_twice_what_a_second_brings_and_fills_again() {
        let gate = gate(&Limits { requests: 1, messages: 1_000, ..Limits::default() });
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
        let gate = gate(&Limits { tables: 2, ..Limits::default() });
        let tables = (0..3).map(|_| gate.table(address(ONE))).collect::<Vec<_>>();
        assert_eq!(tables, [true, true, false]);
    }

    #[test]
    fn a_limit_of_zero_allows_nothing() {
        let gate = gate(&Limits { sockets: 0, tables: 0, requests: 0, messages: 0, ..Limits::default() });
        assert!(!gate.request(address(ONE)) && !gate.table(address(ONE)) && !gate.messages().take());
        assert!(gate.socket(address(ONE)).is_none());
    }

    #[test]
    fn who_has_done_nothing_lately_is_forgotten() {
        let gate = gate(&Limits { requests: 1_000, ..Limits::default() });
        assert!(gate.request(address(ONE)) && gate.table(address(OTHER)));
        sleep(Duration::from_millis(20));
        gate.tidy();
        let remembered = |rate: &Option<Rate>| rate.as_ref().expect("a limit").remembered();
        assert_eq!(remembered(&gate.requests), (0, 0), "a request counts for a moment");
        assert_eq!(remembered(&gate.tables), (1, 1), "a table opened counts for long");
    }

    #[test]
    fn a_site_does_no_more_than_some_households() {
        let gate = gate(&Limits { tables: 2, ..Limits::default() });
        let opened = (0..100).filter(|number| gate.table(address(&format!("2001:db8:7:{number:x}::1")))).count();
        assert_eq!(opened, 8, "each is another household");
        assert!(gate.table(address("2001:db8:8::1")));
        assert!(gate.table(address("192.0.2.1")));
    }
}
