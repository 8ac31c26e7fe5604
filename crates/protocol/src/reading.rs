use std::borrow::Cow;

use serde::Deserialize;
use serde::de::{self, Deserializer};
use serde_json::value::RawValue;
use underhill_core::Seats;
use underhill_table::{News, Now, Rejection, Scene, Time};

use crate::ToClient;

/// Which message it is. What else it says is passed over.
#[derive(Deserialize)]
struct Kind<'t> {
    #[serde(rename = "type", borrow)]
    kind: Cow<'t, str>,
}

#[derive(Deserialize)]
struct Welcome {
    scene: Box<Scene>,
    news: Vec<News>,
    at: Time,
}

#[derive(Deserialize)]
struct SomeNews {
    #[serde(flatten)]
    news: News,
    #[serde(default)]
    now: Option<Box<Now>>,
    #[serde(default)]
    scene: Option<Box<Scene>>,
}

#[derive(Deserialize)]
struct Done {
    id: u64,
    version: u64,
    #[serde(default)]
    now: Option<Box<Now>>,
}

#[derive(Deserialize)]
struct HowItStands {
    now: Box<Now>,
}

/// The messages that show no view.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
enum Other {
    Rejected {
        id: u64,
        #[serde(flatten)]
        why: Rejection,
        message: String,
    },
    Unavailable {
        id: u64,
    },
    Presence {
        online: Seats,
        watching: usize,
    },
    Pong {
        sent: u64,
        at: Time,
    },
}

impl ToClient {
    /// The message that a text is.
    ///
    /// A view is kept as the text it came as. A tagged message is usually put together from parts that have been taken
    /// apart already, where no text is left: so the tag is read first, and then the message that it announces.
    pub fn read(text: &str) -> Result<Self, serde_json::Error> {
        let Kind { kind } = serde_json::from_str(text)?;
        Ok(match kind.as_ref() {
            "welcome" => {
                let Welcome { scene, news, at } = serde_json::from_str(text)?;
                ToClient::Welcome { scene, news, at }
            }
            "news" => {
                let SomeNews { news, now, scene } = serde_json::from_str(text)?;
                ToClient::News { news, now, scene }
            }
            "done" => {
                let Done { id, version, now } = serde_json::from_str(text)?;
                ToClient::Done { id, version, now }
            }
            "now" => {
                let HowItStands { now } = serde_json::from_str(text)?;
                ToClient::Now { now }
            }
            _ => match serde_json::from_str(text)? {
                Other::Rejected { id, why, message } => ToClient::Rejected { id, why, message },
                Other::Unavailable { id } => ToClient::Unavailable { id },
                Other::Presence { online, watching } => ToClient::Presence { online, watching },
                Other::Pong { sent, at } => ToClient::Pong { sent, at },
            },
        })
    }
}

impl<'de> Deserialize<'de> for ToClient {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Box::<RawValue>::deserialize(deserializer)?;
        ToClient::read(text.get()).map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What was read is written as it was.
    fn check(text: &str) {
        let message: ToClient = serde_json::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(serde_json::to_string(&message).expect("it serialises"), text);
    }

    #[test]
    fn every_message_is_read_as_it_was_written() {
        let now = r#"{"decisions":1,"waiting":[0],"sealed":null,"can_take_back":false,"asked":null,"dial":null,"end":null,"view":{"anything":[1,2]}}"#;
        let hash = "00".repeat(32);
        let scene = format!(
            r#"{{"game":"gobblet","options":{{}},"clock":"none","public":false,"version":3,"stage":"playing","you":0,"places":[{{"name":"Ada","bot":null,"entropy":null}}],"games":1,"commitment":"{hash}","next_commitment":null,"seed":null,"now":{now}}}"#
        );
        let news = r#"{"version":3,"at":7,"kind":"said","seat":1,"phrase":"hello","tales":[{"text":"x","event":{}}]}"#;
        check(&format!(r#"{{"type":"welcome","scene":{scene},"news":[{news}],"at":7}}"#));
        check(&format!(r#"{{"type":"news","version":3,"at":7,"kind":"played","now":{now}}}"#));
        check(&format!(r#"{{"type":"news","version":3,"at":7,"kind":"began","scene":{scene}}}"#));
        check(r#"{"type":"done","id":1,"version":2}"#);
        check(&format!(r#"{{"type":"done","id":1,"version":2,"now":{now}}}"#));
        check(&format!(r#"{{"type":"now","now":{now}}}"#));
        check(r#"{"type":"rejected","id":1,"code":"stale","message":"the game has gone on meanwhile"}"#);
        check(r#"{"type":"rejected","id":1,"code":"illegal","rule":"GBT-06","text":"no","facts":{},"message":"no"}"#);
        check(r#"{"type":"unavailable","id":1}"#);
        check(r#"{"type":"presence","online":[0,1],"watching":3}"#);
        check(r#"{"type":"pong","sent":5,"at":7}"#);
    }

    #[test]
    fn what_no_server_says_is_refused() {
        for wrong in ["", "{}", r#"{"type":"dance"}"#, r#"{"type":"done"}"#, r#"{"type":"welcome","scene":{}}"#] {
            assert!(ToClient::read(wrong).is_err(), "{wrong}");
        }
    }
}
