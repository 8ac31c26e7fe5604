//! `docs/protocol.md` says what the program does.

use std::collections::HashSet;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use underhill_protocol::{CloseCode, FromClient, ToClient};
use underhill_table::{Phrase, Rejection};

const DOCUMENT: &str = include_str!("../../../docs/protocol.md");

/// The examples of one direction.
fn examples(direction: &str) -> Vec<&'static str> {
    let start = format!("```json {direction}\n");
    let (_, rest) = DOCUMENT.split_once(&start).expect("the document has examples");
    rest.split_once("```").expect("they end").0.lines().collect()
}

/// Reads every example, writes it again and compares. Gives back the kinds of messages seen, by these keys.
fn check<M: Serialize + DeserializeOwned>(direction: &str, keys: &[&str]) -> HashSet<String> {
    let mut kinds = HashSet::new();
    for line in examples(direction) {
        let message: M = serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        let (written, example): (Value, Value) =
            (serde_json::to_value(&message).unwrap(), serde_json::from_str(line).unwrap());
        assert_eq!(written, example);
        kinds.extend(keys.iter().filter_map(|key| Some(format!("{key}={}", example.get(*key)?.as_str()?))));
    }
    kinds
}

#[test]
fn every_message_of_a_client_is_shown_by_an_example() {
    let kinds = check::<FromClient>("client", &["type", "do"]);
    let commands = "act take-back offer-draw again agree decline resign say start start-with-fewer seat-bot remove-bot stand-in stand return reveal";
    for command in commands.split(' ') {
        assert!(kinds.contains(&format!("do={command}")), "{command}");
    }
    assert_eq!(kinds.len(), 16 + 4);
}

#[test]
fn every_message_of_a_server_is_shown_by_an_example() {
    let kinds = check::<ToClient>("server", &["type", "kind"]);
    let types = "welcome news now done rejected unavailable presence pong";
    let told = "sat stood starting revealed began again played took-back asked agreed declined stopped handed-over returned said resumed";
    let began = examples("server").iter().any(|line| line.contains(r#""kind":"began""#));
    assert!(began);
    for (key, words) in [("type", types), ("kind", told)] {
        for word in words.split(' ').filter(|word| *word != "began") {
            assert!(kinds.contains(&format!("{key}={word}")), "{key} {word}");
        }
    }
}

#[test]
fn every_close_code_phrase_and_rejection_is_listed() {
    for code in CloseCode::ALL {
        let row = format!("| {} | {}", code as u16, code.reason());
        assert!(DOCUMENT.contains(&row), "{row}");
    }
    for phrase in Phrase::ALL {
        let word = serde_json::to_value(phrase).unwrap();
        assert!(DOCUMENT.contains(&format!("`{}`", word.as_str().unwrap())), "{word}");
    }
    let (_, codes) = DOCUMENT.split_once("`code` is one of ").expect("they are listed");
    let codes = codes.split_once("`message`").expect("the list ends").0;
    let listed: Vec<&str> =
        codes.split('`').skip(1).step_by(2).filter(|word| !["rule", "facts"].contains(word)).collect();
    assert_eq!(listed.len(), 31);
    for code in listed {
        let rejection = json!({"code": code, "rule": "", "text": "", "facts": {}});
        serde_json::from_value::<Rejection>(rejection).unwrap_or_else(|error| panic!("{code}: {error}"));
    }
}
