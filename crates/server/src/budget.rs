//! How many bytes one address may make the server keep and send, and how much somebody may do in a seat.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;

use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};

use crate::config::Limits;
use crate::rate::Rate;
use crate::refusals::{Refusal, Refusals};

/// What an entry takes in a store besides its text.
const ROW: usize = 64;
/// What may be kept at once after some quiet, as a part of what an hour brings.
const AT_ONCE: u32 = 4;
/// What may be asked for at once after some quiet, as so many seconds' worth.
const DOWNLOAD_SECONDS: u32 = 256;
/// For each byte that somebody in a seat sends, so many may be sent to each socket at the table.
const TOLD_FOR_ONE: usize = 50;
/// What may be sent beyond that after some quiet. The last command may go beyond it: what it tells is known afterwards.
const TOLD_AT_ONCE: i64 = 8 << 10;

/// Counts bytes.
pub(crate) struct Budget {
    /// None if nothing is allowed.
    stored: Option<Rate>,
    /// None if nothing is allowed.
    sent: Option<Rate>,
    limits: Limits,
    refusals: Arc<Refusals>,
}

impl Budget {
    pub(crate) fn new(limits: &Limits, refusals: Arc<Refusals>) -> Self {
        let hourly = limits.stored.saturating_mul(1_024);
        let stored = NonZeroU32::new(hourly / 3_600).zip(NonZeroU32::new(hourly / AT_ONCE));
        let second = limits.downloads.saturating_mul(1_024);
        let sent = NonZeroU32::new(second).zip(NonZeroU32::new(second.saturating_mul(DOWNLOAD_SECONDS)));
        let rate = |(rate, burst)| Rate::new(Quota::per_second(rate).allow_burst(burst));
        Budget { stored: stored.map(rate), sent: sent.map(rate), limits: limits.clone(), refusals }
    }

    /// Whether the address may have an entry with a text of so many bytes kept; if so, it is counted.
    pub(crate) fn keep(&self, address: IpAddr, bytes: usize) -> bool {
        self.take(self.stored.as_ref(), address, bytes + ROW, Refusal::Kept)
    }

    /// Whether the address may be sent so many bytes for little that it asked; if so, they are counted.
    pub(crate) fn send(&self, address: IpAddr, bytes: usize) -> bool {
        self.take(self.sent.as_ref(), address, bytes, Refusal::Download)
    }

    /// How many bytes are kept, and how many are sent; none if nothing is allowed.
    pub(crate) fn rates(&self) -> [Option<&Rate>; 2] {
        [self.stored.as_ref(), self.sent.as_ref()]
    }

    /// What somebody may do in a seat.
    pub(crate) fn seat(&self) -> SeatAllowance {
        let per_minute = |limit: u32, at_once: u32| {
            let burst = NonZeroU32::new(limit / at_once).unwrap_or(NonZeroU32::MIN);
            NonZeroU32::new(limit).map(|limit| RateLimiter::direct(Quota::per_minute(limit).allow_burst(burst)))
        };
        SeatAllowance {
            commands: per_minute(self.limits.commands, 5),
            phrases: per_minute(self.limits.phrases, 4),
            credit: TOLD_AT_ONCE,
        }
    }

    /// Forgets the addresses that have done nothing lately.
    pub(crate) fn tidy(&self) {
        self.rates().into_iter().flatten().for_each(Rate::tidy);
    }

    fn take(&self, rate: Option<&Rate>, address: IpAddr, bytes: usize, otherwise: Refusal) -> bool {
        let bytes = u32::try_from(bytes.max(1)).ok().and_then(NonZeroU32::new).unwrap_or(NonZeroU32::MAX);
        let allowed = rate.is_some_and(|rate| rate.allows(address, bytes));
        if !allowed {
            self.refusals.note(otherwise, Some(address));
        }
        allowed
    }
}

/// What somebody may do in a seat, on however many devices.
pub(crate) struct SeatAllowance {
    commands: Option<DefaultDirectRateLimiter>,
    phrases: Option<DefaultDirectRateLimiter>,
    /// How many bytes each socket may still be told because of what was sent here; less than none if it was more.
    credit: i64,
}

impl SeatAllowance {
    /// Whether one more command is allowed now.
    pub(crate) fn command(&self) -> bool {
        self.commands.as_ref().is_some_and(|commands| commands.check().is_ok())
    }

    /// Whether one more phrase is allowed now.
    pub(crate) fn phrase(&self) -> bool {
        self.phrases.as_ref().is_some_and(|phrases| phrases.check().is_ok())
    }

    /// Counts what was sent, in bytes.
    pub(crate) fn heard(&mut self, bytes: usize) {
        let credit = i64::try_from(bytes.saturating_mul(TOLD_FOR_ONE)).unwrap_or(i64::MAX);
        self.credit = self.credit.saturating_add(credit).min(TOLD_AT_ONCE);
    }

    /// Counts what some socket was told because of that, in bytes.
    pub(crate) fn told(&mut self, bytes: usize) {
        self.credit = self.credit.saturating_sub(i64::try_from(bytes).unwrap_or(i64::MAX));
    }

    /// Whether more may be told.
    pub(crate) fn may_tell(&self) -> bool {
        self.credit >= 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(10, 0, 0, 1));
    const OTHER: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(10, 0, 0, 2));

    #[test]
    fn a_household_keeps_a_quarter_of_an_hours_worth_at_once_and_no_more() {
        let budget = Budget::new(&Limits { stored: 4_096, ..Limits::default() }, Arc::default());
        let kept = (0..100_000).take_while(|_| budget.keep(ONE, 1_024 - ROW)).count();
        // A few more are earned while it is counted.
        assert!((1_024..1_200).contains(&kept), "{kept}");
        assert!(budget.keep(OTHER, 1_024), "another household has its own");
        assert!(budget.send(OTHER, 0), "nothing is never too much");
        assert!(!budget.keep(OTHER, usize::MAX / 2), "nor is anything kept that is larger than all of it");
    }

    #[test]
    fn a_limit_of_zero_allows_nothing() {
        let none = Limits { stored: 0, downloads: 0, commands: 0, phrases: 0, ..Limits::default() };
        let budget = Budget::new(&none, Arc::default());
        assert!(!budget.keep(ONE, 1) && !budget.send(ONE, 1));
        assert!(!budget.seat().command() && !budget.seat().phrase());
    }

    #[test]
    fn a_site_has_no_more_kept_than_some_households() {
        let budget = Budget::new(&Limits { stored: 4_096, ..Limits::default() }, Arc::default());
        let of_household = |number: u32| format!("2001:db8:7:{number:x}::1").parse().expect("an address");
        let kept = (0..1_000).filter(|number| budget.keep(of_household(*number), (1 << 20) - ROW)).count();
        assert_eq!(kept, 4, "each is all that another household may have at once");
        assert_eq!(budget.refusals.counts.get_or_create(&crate::refusals::RefusalLabel::of(Refusal::Kept)).get(), 996);
    }

    #[test]
    fn a_seat_has_its_limits_whatever_the_household() {
        let budget = Budget::new(&Limits { commands: 300, phrases: 20, ..Limits::default() }, Arc::default());
        let seat = budget.seat();
        assert!((60..70).contains(&(0..1_000).take_while(|_| seat.command()).count()));
        assert!((5..7).contains(&(0..1_000).take_while(|_| seat.phrase()).count()));
    }

    #[test]
    fn a_seat_makes_the_server_tell_fifty_times_what_it_sends_and_a_little_more_at_once() {
        let mut seat = Budget::new(&Limits::default(), Arc::default()).seat();
        let (mut heard, mut told) = (0, 0);
        for _ in 0..1_000 {
            seat.heard(40);
            heard += 40;
            if seat.may_tell() {
                seat.told(2_700);
                told += 2_700;
            }
        }
        let at_once = told - TOLD_FOR_ONE * heard;
        assert!((0..11 << 10).contains(&at_once), "{told} for {heard}");
        (0..1_000).for_each(|_| seat.heard(1 << 20));
        assert_eq!(seat.credit, TOLD_AT_ONCE, "who sends much saves nothing up");
    }
}
