//! Who asks, as the proxies in front of the server say it.

use std::net::{IpAddr, SocketAddr};

use axum::http::{HeaderMap, HeaderName, header};

use crate::network::TrustedProxy;

/// Where proxies say who asks. Only one of the ways is believed: a proxy that writes one of them mostly hands on the other as
/// whoever asks wrote it.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum ProxyHeader {
    /// `X-Forwarded-For`, and `X-Forwarded-Proto`.
    #[default]
    XForwardedFor,
    /// `Forwarded`, as RFC 7239 has it.
    Forwarded,
}

/// Whoever asks.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Asker {
    /// The address that limits apply to.
    pub(crate) address: IpAddr,
    /// Whether a trusted proxy has handed the request on.
    pub(crate) by_proxy: bool,
    /// Whether it came to that proxy by TLS.
    pub(crate) encrypted: bool,
}

impl Asker {
    /// Whoever is at the other end, or whoever it asks for if it is a trusted proxy: the last address in the list that is
    /// no trusted proxy. What stands before was written by whoever asks.
    pub(crate) fn find(peer: SocketAddr, headers: &HeaderMap, trusted: &[TrustedProxy], by: ProxyHeader) -> Self {
        let is_proxy = |address: IpAddr| trusted.iter().any(|proxy| proxy.is(address));
        let mut address = peer.ip();
        if !is_proxy(address) {
            return Asker { address, by_proxy: false, encrypted: false };
        }
        let hops = match by {
            ProxyHeader::XForwardedFor => x_forwarded_for(headers),
            ProxyHeader::Forwarded => forwarded(headers),
        };
        let encrypted = hops.last().is_some_and(|hop| hop.encrypted);
        for hop in hops.iter().rev() {
            // Somebody whose address the proxy does not tell counts as the proxy itself.
            let Some(before) = hop.address else { break };
            address = before;
            if !is_proxy(address) {
                break;
            }
        }
        Asker { address, by_proxy: true, encrypted }
    }
}

/// One station on the way of a request.
struct Hop {
    address: Option<IpAddr>,
    encrypted: bool,
}

/// All lines with this name, as if they were one.
fn lines<'h>(headers: &'h HeaderMap, name: &HeaderName) -> impl Iterator<Item = &'h str> {
    // A line that is no text hides nothing behind it: it is a station that is not known.
    headers.get_all(name).iter().map(|line| line.to_str().unwrap_or("?"))
}

fn x_forwarded_for(headers: &HeaderMap) -> Vec<Hop> {
    let name = HeaderName::from_static("x-forwarded-for");
    let scheme = HeaderName::from_static("x-forwarded-proto");
    let scheme = lines(headers, &scheme).last().and_then(|line| line.rsplit(',').next());
    let encrypted = scheme.is_some_and(is_https);
    let hop = |text: &str| Hop { address: address(text.trim()), encrypted };
    lines(headers, &name).flat_map(|line| line.split(',')).map(hop).collect()
}

fn forwarded(headers: &HeaderMap) -> Vec<Hop> {
    let hop = |element: &str| {
        let mut hop = Hop { address: None, encrypted: false };
        for pair in split_outside_quotes(element, ';') {
            let Some((name, value)) = pair.split_once('=') else { continue };
            let value = value.trim().trim_matches('"');
            if name.trim().eq_ignore_ascii_case("for") {
                hop.address = address(value);
            } else if name.trim().eq_ignore_ascii_case("proto") {
                hop.encrypted = is_https(value);
            }
        }
        hop
    };
    lines(headers, &header::FORWARDED).flat_map(|line| split_outside_quotes(line, ',')).map(hop).collect()
}

fn is_https(scheme: &str) -> bool {
    scheme.trim().eq_ignore_ascii_case("https")
}

fn split_outside_quotes(text: &str, separator: char) -> impl Iterator<Item = &str> {
    let mut quoted = false;
    text.split(move |c| {
        quoted ^= c == '"';
        c == separator && !quoted
    })
}

/// An address with or without a port, an IPv6 address with or without brackets.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    let parsed = bare.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|address| address.ip()));
    parsed.map(|address: IpAddr| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(trusted: &[&str], by: ProxyHeader, lines: &[(&str, &str)]) -> (String, bool) {
        let trusted: Vec<TrustedProxy> = trusted.iter().map(|proxy| proxy.parse().expect("a proxy")).collect();
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            headers.append(HeaderName::try_from(*name).expect("a name"), value.parse().expect("a value"));
        }
        let asker = Asker::find(SocketAddr::from(([10, 0, 0, 1], 5000)), &headers, &trusted, by);
        (asker.address.to_string(), asker.encrypted)
    }

    #[test]
    fn the_last_address_that_is_no_trusted_proxy_asks() {
        let by = ProxyHeader::XForwardedFor;
        let list = |text| [("x-forwarded-for", text)];
        for (trusted, text, asks) in [
            (&["10.0.0.1"][..], "198.51.100.7", "198.51.100.7"),
            (&["10.0.0.1"], "203.0.113.9, 198.51.100.7", "198.51.100.7"),
            (&["10.0.0.1"], "198.51.100.7, 10.0.0.2", "10.0.0.2"),
            (&["10.0.0.0/8"], "203.0.113.9, 198.51.100.7 , 10.0.0.3,10.0.0.2", "198.51.100.7"),
            (&["10.0.0.0/8"], "10.0.0.3, 10.0.0.2", "10.0.0.3"),
            (&["10.0.0.0/8"], "203.0.113.9, unknown, 10.0.0.2", "10.0.0.2"),
            (&["10.0.0.0/8"], "203.0.113.9, unknown", "10.0.0.1"),
            (&["10.0.0.0/8"], "", "10.0.0.1"),
            (&["10.0.0.0/8"], "198.51.100.7:4711", "198.51.100.7"),
            (&["10.0.0.0/8"], "[2001:db8::7]:4711", "2001:db8::7"),
            (&["10.0.0.0/8"], "[2001:db8::7]", "2001:db8::7"),
            (&["10.0.0.0/8"], "::ffff:198.51.100.7", "198.51.100.7"),
            (&[], "198.51.100.7", "10.0.0.1"),
            (&["192.0.2.0/24"], "198.51.100.7", "10.0.0.1"),
        ] {
            assert_eq!(found(trusted, by, &list(text)).0, asks, "{trusted:?} {text}");
        }
    }

    #[test]
    fn several_lines_are_one_list() {
        let lines = [("x-forwarded-for", "203.0.113.9"), ("x-forwarded-for", "198.51.100.7")];
        assert_eq!(found(&["10.0.0.1"], ProxyHeader::XForwardedFor, &lines).0, "198.51.100.7");
        let lines = [("forwarded", "for=203.0.113.9"), ("forwarded", "for=198.51.100.7")];
        assert_eq!(found(&["10.0.0.1"], ProxyHeader::Forwarded, &lines).0, "198.51.100.7");
    }

    #[test]
    fn forwarded_is_read_as_its_rfc_has_it() {
        for (text, asks, encrypted) in [
            ("for=198.51.100.7", "198.51.100.7", false),
            ("For=198.51.100.7;Proto=https;by=10.0.0.1", "198.51.100.7", true),
            (r#"by=10.0.0.1 ; for="[2001:db8::7]:4711";proto=HTTPS"#, "2001:db8::7", true),
            (r#"for="2001:db8::7""#, "2001:db8::7", false),
            (r#"for="203.0.113.9, for=203.0.113.8", for=198.51.100.7;proto=https"#, "198.51.100.7", true),
            ("for=_hidden", "10.0.0.1", false),
            ("for=unknown;proto=https", "10.0.0.1", true),
            ("proto=https", "10.0.0.1", true),
            ("for", "10.0.0.1", false),
        ] {
            let found = found(&["10.0.0.1"], ProxyHeader::Forwarded, &[("forwarded", text)]);
            assert_eq!(found, (asks.to_owned(), encrypted), "{text}");
        }
    }

    #[test]
    fn only_the_way_that_was_agreed_is_believed() {
        let lines = [("x-forwarded-for", "203.0.113.9"), ("forwarded", "for=198.51.100.7;proto=https")];
        assert_eq!(found(&["10.0.0.1"], ProxyHeader::XForwardedFor, &lines), ("203.0.113.9".to_owned(), false));
        assert_eq!(found(&["10.0.0.1"], ProxyHeader::Forwarded, &lines), ("198.51.100.7".to_owned(), true));
        let lines = [("x-forwarded-for", "203.0.113.9"), ("x-forwarded-proto", "https")];
        assert_eq!(found(&["10.0.0.1"], ProxyHeader::XForwardedFor, &lines), ("203.0.113.9".to_owned(), true));
        assert_eq!(found(&[], ProxyHeader::XForwardedFor, &lines), ("10.0.0.1".to_owned(), false));
    }
}
