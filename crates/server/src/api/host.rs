//! The names that the server answers to.
//!
//! A page from elsewhere may let its own name point at our address (DNS rebinding); a browser then takes our answers for that
//! page's own. Such a request names the page's host, so it is refused.

use std::fmt;
use std::net::{Ipv4Addr, Ipv6Addr};
use std::str::FromStr;

use axum::http::Uri;

/// What people call a server, like `https://games.example.org`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    /// Without anything behind the host and the port.
    origin: String,
    host: String,
}

/// Why something is no address of a server.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the public address of a server is like https://games.example.org, with nothing behind it")]
pub struct PublicUrlError;

impl FromStr for PublicUrl {
    type Err = PublicUrlError;

    fn from_str(text: &str) -> Result<Self, PublicUrlError> {
        let address: Uri = text.parse().map_err(|_| PublicUrlError)?;
        let (Some(scheme), Some(authority)) = (address.scheme_str(), address.authority()) else {
            return Err(PublicUrlError);
        };
        let plain = matches!(scheme, "http" | "https") && !authority.as_str().contains('@');
        if !plain || authority.host().is_empty() || !matches!(address.path(), "" | "/") || address.query().is_some() {
            return Err(PublicUrlError);
        }
        let origin = format!("{scheme}://{}", authority.as_str().to_ascii_lowercase());
        Ok(PublicUrl { origin, host: authority.host().to_ascii_lowercase() })
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.origin)
    }
}

/// Whether the server answers to this name. Programs that name no host are no browsers.
pub(crate) fn is_ours(host: Option<&str>, ours: &[PublicUrl], by_proxy: bool) -> bool {
    let Some(host) = host else { return true };
    let name = without_port(host).trim_end_matches('.').to_ascii_lowercase();
    // Nobody reaches a proxy by a name that was given to the server's own address.
    let unnamed = ours.is_empty() && by_proxy;
    unnamed || ours.iter().any(|url| url.host == name) || is_harmless(&name)
}

/// Whether no stranger can have given this name to us: it is an address, or a name that is only known nearby.
fn is_harmless(name: &str) -> bool {
    const NEARBY: [&str; 4] = [".localhost", ".local", ".internal", ".home.arpa"];
    let brackets = name.strip_prefix('[').and_then(|name| name.strip_suffix(']'));
    name.parse::<Ipv4Addr>().is_ok()
        || brackets.is_some_and(|name| name.parse::<Ipv6Addr>().is_ok())
        || is_one_word(name)
        || NEARBY.iter().any(|end| name.ends_with(end))
}

fn is_one_word(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
}

fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|digit| digit.is_ascii_digit()) && !name.ends_with(':') => name,
        _ => host,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_ours_if_we_say_so_or_no_stranger_can_have_given_it() {
        let ours: Vec<PublicUrl> = vec!["https://Games.example.org:8443/".parse().expect("an address")];
        let harmless =
            ["127.0.0.1", "127.0.0.1:7878", "[::1]:7878", "[2001:db8::1]", "localhost", "shed", "shed.local."];
        for name in harmless.into_iter().chain(["games.example.org", "GAMES.example.org.:8443", "games.example.org:1"])
        {
            assert!(is_ours(Some(name), &ours, false), "{name}");
        }
        for name in [
            "evil.example",
            "games.example.org.evil.example",
            "1.2.3.4.evil.example",
            "",
            "[::1].evil.example",
            "a:b:c",
        ] {
            assert!(!is_ours(Some(name), &ours, false), "{name}");
            assert!(!is_ours(Some(name), &ours, true), "{name}");
        }
        assert!(is_ours(None, &ours, false));
        assert!(is_ours(Some("games.example.org"), &[], true) && !is_ours(Some("games.example.org"), &[], false));
    }

    #[test]
    fn a_public_address_is_a_place_and_nothing_else() {
        let url: PublicUrl = "HTTPS://Games.example.org/".parse().expect("an address");
        assert_eq!(url.to_string(), "https://games.example.org");
        for wrong in [
            "games.example.org",
            "ftp://games.example.org",
            "https://games.example.org/play",
            "https://",
            "",
            "https://ada@games.example.org",
            "https://games.example.org/?a",
        ] {
            assert!(wrong.parse::<PublicUrl>().is_err(), "{wrong}");
        }
    }
}
