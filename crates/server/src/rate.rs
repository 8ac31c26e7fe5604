//! How often something is done, or how much of it.

use std::net::IpAddr;
use std::num::NonZeroU32;

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::network::{HOUSEHOLDS_OF_A_SITE, household, site};

/// Counts what is done by every household, and by the larger networks in which several of them may be one stranger's.
pub(crate) struct Rate {
    households: DefaultKeyedRateLimiter<IpAddr>,
    sites: DefaultKeyedRateLimiter<IpAddr>,
}

impl Rate {
    pub(crate) fn new(of_household: Quota) -> Self {
        let many = NonZeroU32::new(HOUSEHOLDS_OF_A_SITE).expect("there is at least one");
        let burst = of_household.burst_size().saturating_mul(many);
        let of_site = Quota::with_period(of_household.replenish_interval() / HOUSEHOLDS_OF_A_SITE);
        let of_site = of_site.unwrap_or(of_household).allow_burst(burst);
        Rate { households: RateLimiter::keyed(of_household), sites: RateLimiter::keyed(of_site) }
    }

    /// Whether whoever has this address may do it so many times more. If so, it is counted.
    pub(crate) fn allows(&self, address: IpAddr, times: NonZeroU32) -> bool {
        let allowed = |limiter: &DefaultKeyedRateLimiter<IpAddr>, key: IpAddr| {
            matches!(limiter.check_key_n(&key, times), Ok(Ok(())))
        };
        allowed(&self.households, household(address)) && site(address).is_none_or(|site| allowed(&self.sites, site))
    }

    /// Forgets the addresses that have done nothing lately.
    pub(crate) fn tidy(&self) {
        for limiter in [&self.households, &self.sites] {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }

    /// How many households and sites are remembered.
    #[cfg(test)]
    pub(crate) fn remembered(&self) -> (usize, usize) {
        (self.households.len(), self.sites.len())
    }
}
