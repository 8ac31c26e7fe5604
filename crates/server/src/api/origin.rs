use axum::http::{HeaderMap, header};

use super::PublicUrl;

/// Whether a request comes from a page of this server, of a friend, or from no page at all. Browsers say where a page
/// comes from; other programs need not.
pub(crate) fn is_ours(headers: &HeaderMap, friends: &[String], ours: &[PublicUrl]) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let own = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let place = origin.split_once("://").map(|(_, place)| place);
    place.is_some() && place == own
        || friends.iter().any(|friend| friend == origin)
        || ours.iter().any(|url| url.to_string() == origin)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_pages_and_those_of_friends_may_ask() {
        let check = |host: &str, origin: Option<&str>| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, host.parse().unwrap());
            if let Some(origin) = origin {
                headers.insert(header::ORIGIN, origin.parse().unwrap());
            }
            let ours = ["https://games.example.org".parse().expect("an address")];
            is_ours(&headers, &["https://friend.example".to_owned()], &ours)
        };
        assert!(check("here.example", None));
        assert!(check("here.example:7878", Some("http://here.example:7878")));
        assert!(check("here.example", Some("https://friend.example")));
        assert!(check("10.0.0.7:7878", Some("https://games.example.org")), "a proxy may not hand on the name");
        assert!(!check("here.example:7878", Some("http://here.example")));
        assert!(!check("here.example", Some("https://evil.example")));
        assert!(!check("here.example", Some("null")));
    }
}
