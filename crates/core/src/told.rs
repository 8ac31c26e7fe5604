//! How what a game tells is written as JSON: the word for it under a name of its own, beside what it is about.
//!
//! `{"event":"rolled","seat":0,"face":"blue-1"}`. Serde could write its enums like that itself, but what it makes of them for
//! reading would make the browser app a twentieth heavier.

use std::fmt::Display;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// The name under which an event has its word.
pub const EVENT: &str = "event";
/// The name under which a refusal has its word.
pub const ILLEGAL: &str = "illegal";

/// What a game tells, in English. In a browser nothing: a page has words for it in every language, and these would only make it heavier.
pub fn in_english(told: &impl Display) -> String {
    if cfg!(target_arch = "wasm32") { String::new() } else { told.to_string() }
}

/// Writes a variant of an enum, its word under the name `tag`.
///
/// # Panics
/// If it is no enum whose variants have named fields or none.
pub fn write_told(tag: &str, told: &impl Serialize) -> Value {
    let written = serde_json::to_value(told).expect("what is told is plain data");
    let (word, fields) = match written {
        Value::String(word) => (word, Map::new()),
        Value::Object(map) => match map.into_iter().next() {
            Some((word, Value::Object(fields))) => (word, fields),
            other => panic!("{other:?} is no variant with named fields"),
        },
        other => panic!("{other} is no variant"),
    };
    let mut fields = fields;
    fields.insert(tag.to_owned(), Value::String(word));
    Value::Object(fields)
}

/// Reads what [`write_told`] wrote. None for what does not belong to this enum.
pub fn read_told<T: DeserializeOwned>(tag: &str, written: &Value) -> Option<T> {
    let mut fields = written.as_object()?.clone();
    let Value::String(word) = fields.remove(tag)? else { return None };
    let variant = if fields.is_empty() {
        Value::String(word)
    } else {
        Value::Object(Map::from_iter([(word, Value::Object(fields))]))
    };
    T::deserialize(variant).ok()
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;
    use serde_json::json;

    use super::*;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case", deny_unknown_fields)]
    enum Event {
        GameOver,
        Rolled { face: u8 },
    }

    #[test]
    fn what_is_told_has_its_word_beside_its_fields() {
        for (event, written) in [
            (Event::GameOver, json!({ "event": "game-over" })),
            (Event::Rolled { face: 6 }, json!({ "event": "rolled", "face": 6 })),
        ] {
            assert_eq!(write_told(EVENT, &event), written);
            assert_eq!(read_told(EVENT, &written), Some(event));
        }
    }

    #[test]
    fn what_does_not_belong_is_not_read() {
        for written in [
            json!({ "event": "rolled" }),
            json!({ "event": "rolled", "face": 6, "twice": true }),
            json!({ "event": "game-over", "face": 6 }),
            json!({ "event": "stolen" }),
            json!({ "illegal": "rolled", "face": 6 }),
            json!("game-over"),
        ] {
            assert_eq!(read_told::<Event>(EVENT, &written), None, "{written}");
        }
    }
}
