use std::borrow::Cow;

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;
use underhill_core::{Seat, Seats};
use underhill_table::{Asked, Phase};

/// A message of the server, as much of it as a simulated player needs. The rest is passed over, and views stay the text
/// they are: few of those who are told something have to act on it.
#[derive(Deserialize)]
pub(crate) struct Heard<'t> {
    #[serde(rename = "type", borrow)]
    pub(crate) kind: Cow<'t, str>,
    #[serde(default)]
    pub(crate) version: u64,
    #[serde(default)]
    pub(crate) id: u64,
    /// Why a command was refused.
    #[serde(default, borrow)]
    pub(crate) code: Option<Cow<'t, str>>,
    #[serde(default, borrow)]
    pub(crate) now: Option<HeardNow<'t>>,
    #[serde(default, borrow)]
    pub(crate) scene: Option<HeardScene<'t>>,
}

#[derive(Deserialize)]
pub(crate) struct HeardNow<'t> {
    pub(crate) decisions: usize,
    pub(crate) waiting: Seats,
    pub(crate) sealed: Option<IgnoredAny>,
    pub(crate) asked: Option<Asked>,
    #[serde(borrow)]
    pub(crate) view: &'t RawValue,
}

#[derive(Deserialize)]
pub(crate) struct HeardScene<'t> {
    #[serde(rename = "stage")]
    pub(crate) phase: Phase,
    pub(crate) you: Option<Seat>,
    #[serde(borrow)]
    pub(crate) now: Option<HeardNow<'t>>,
}

/// The version of some news, read from how it begins; none if it is anything else.
pub(crate) fn news_version(text: &str) -> Option<u64> {
    let rest = text.strip_prefix(r#"{"type":"news","version":"#)?;
    let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    rest[..digits].parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_of_news_is_read_from_how_they_begin() {
        assert_eq!(news_version(r#"{"type":"news","version":17,"at":5}"#), Some(17));
        assert_eq!(news_version(r#"{"type":"done","id":1,"version":17}"#), None);
        assert_eq!(news_version(r#"{"type":"news","version":x"#), None);
    }
}
