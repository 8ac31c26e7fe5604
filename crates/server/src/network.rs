//! Addresses that belong together.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr};
use std::str::FromStr;

/// A site is what one customer of a provider may have: as many networks as it likes. It may do as much as so many households.
pub(crate) const HOUSEHOLDS_OF_A_SITE: u32 = 4;

/// A household has one IPv4 address, but as many IPv6 addresses as it likes, all with the same beginning (/64).
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => beginning(address, 64),
        v4 => v4,
    }
}

/// The larger network (/48) that an IPv6 address is in. There is no such thing with IPv4.
pub(crate) fn site(address: IpAddr) -> Option<IpAddr> {
    match address.to_canonical() {
        IpAddr::V6(address) => Some(beginning(address, 48)),
        IpAddr::V4(_) => None,
    }
}

fn beginning(address: Ipv6Addr, length: u8) -> IpAddr {
    Network { address: IpAddr::V6(address), length }.first()
}

/// A network like `10.0.0.0/8` or a single address.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Network {
    address: IpAddr,
    length: u8,
}

impl Network {
    /// Its first address.
    fn first(self) -> IpAddr {
        let zeros = |width: u8| u32::from(width - self.length);
        match self.address {
            IpAddr::V4(address) => {
                let bits = u32::MAX.checked_shl(zeros(32)).unwrap_or_default();
                IpAddr::V4((address.to_bits() & bits).into())
            }
            IpAddr::V6(address) => {
                let bits = u128::MAX.checked_shl(zeros(128)).unwrap_or_default();
                IpAddr::V6((address.to_bits() & bits).into())
            }
        }
    }

    fn contains(self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        let same_kind = self.address.is_ipv4() == address.is_ipv4();
        same_kind && Network { address, ..self }.first() == self.first()
    }
}

/// Proxies whose word is taken for who asks.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct TrustedProxy(Trusted);

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Trusted {
    Loopback,
    Private,
    Network(Network),
}

impl TrustedProxy {
    /// Any on this machine.
    pub const LOOPBACK: TrustedProxy = TrustedProxy(Trusted::Loopback);
    /// Any on this machine or in a network that cannot be reached from elsewhere.
    pub const PRIVATE: TrustedProxy = TrustedProxy(Trusted::Private);

    pub(crate) fn is(self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        match self.0 {
            Trusted::Loopback => address.is_loopback(),
            Trusted::Private => is_private(address),
            Trusted::Network(network) => network.contains(address),
        }
    }
}

fn is_private(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => address.is_loopback() || address.is_private() || address.is_link_local(),
        IpAddr::V6(address) => address.is_loopback() || address.is_unique_local() || address.is_unicast_link_local(),
    }
}

/// Why something names no proxies.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a trusted proxy is an address like 192.0.2.7, a network like 10.0.0.0/8, `loopback` or `private`")]
pub struct NoNetwork;

impl FromStr for TrustedProxy {
    type Err = NoNetwork;

    fn from_str(text: &str) -> Result<Self, NoNetwork> {
        match text {
            "loopback" => return Ok(TrustedProxy::LOOPBACK),
            "private" => return Ok(TrustedProxy::PRIVATE),
            _ => {}
        }
        let (address, length) = text.split_once('/').map_or((text, None), |(address, length)| (address, Some(length)));
        let address: IpAddr = address.parse().map_err(|_| NoNetwork)?;
        let widest = if address.is_ipv4() { 32 } else { 128 };
        let length = length.map_or(Ok(widest), |length| length.parse().map_err(|_| NoNetwork))?;
        if length > widest {
            return Err(NoNetwork);
        }
        Ok(TrustedProxy(Trusted::Network(Network { address, length })))
    }
}

impl fmt::Display for TrustedProxy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Trusted::Loopback => f.write_str("loopback"),
            Trusted::Private => f.write_str("private"),
            Trusted::Network(Network { address, length }) => write!(f, "{address}/{length}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_proxy_is_trusted_by_its_address_its_network_or_a_word() {
        for (trusted, yes, no) in [
            ("192.0.2.7", "192.0.2.7", "192.0.2.8"),
            ("192.0.2.7", "::ffff:192.0.2.7", "::192.0.2.7"),
            ("10.0.0.0/8", "10.255.0.1", "11.0.0.1"),
            ("10.1.2.3/8", "10.255.0.1", "11.0.0.1"),
            ("0.0.0.0/0", "203.0.113.9", "2001:db8::1"),
            ("2001:db8::/32", "2001:db8:ffff::1", "2001:db9::1"),
            ("::/0", "2001:db9::1", "192.0.2.1"),
            ("loopback", "127.0.0.9", "10.0.0.1"),
            ("loopback", "::1", "fe80::1"),
            ("private", "192.168.7.7", "192.169.7.7"),
            ("private", "172.31.0.1", "172.32.0.1"),
            ("private", "fd00::1", "2001:db8::1"),
        ] {
            let proxy: TrustedProxy = trusted.parse().expect("a proxy");
            let is = |address: &str| proxy.is(address.parse().expect("an address"));
            assert!(is(yes) && !is(no), "{trusted}: {yes}, {no}");
        }
        for wrong in ["", "everyone", "10.0.0.0/33", "2001:db8::/129", "10.0.0.0/x", "10.0.0/8", "10.0.0.0/8/8"] {
            assert!(wrong.parse::<TrustedProxy>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn an_address_counts_with_its_household_and_its_site() {
        let address = |text: &str| text.parse::<IpAddr>().expect("an address");
        assert_eq!(household(address("2001:db8:1:2:3:4:5:6")), address("2001:db8:1:2::"));
        assert_eq!(site(address("2001:db8:1:2:3:4:5:6")), Some(address("2001:db8:1::")));
        assert_eq!(household(address("::ffff:192.0.2.1")), address("192.0.2.1"));
        assert_eq!((household(address("192.0.2.1")), site(address("192.0.2.1"))), (address("192.0.2.1"), None));
    }
}
