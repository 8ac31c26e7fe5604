//! What players write, and the rule book they read.

use clonk::{Action, Card, Clonk, Outcome, Shaft};
use proptest::prelude::*;
use underhill_core::Game;

fn check<T: std::str::FromStr + std::fmt::Display>(text: &str, readable: bool) {
    match text.parse::<T>() {
        Ok(value) => assert!(readable && value.to_string() == text, "{text} reads as {value}"),
        Err(_) => assert!(!readable, "{text} should be readable"),
    }
}

#[test]
fn actions_are_written_as_the_rule_book_says() {
    for text in [
        "open colour",
        "open treasure",
        "bank red-crown-2-1",
        "dig s1",
        "dig red-crown-2-1",
        "gift 2 s1",
        "gift 2 red-crown-2-1",
        "blast s3",
        "done",
        "backfill red-crown-2-1 s4",
        "discard yellow-goblet-9-0",
    ] {
        check::<Action>(text, true);
        assert!(text.starts_with("discard") || Clonk::rule_book().notation.contains(text), "{text}");
    }
    for text in [
        "",
        "open",
        "open crown",
        "bank",
        "bank s1",
        "dig s0",
        "dig s6",
        "dig  s1",
        "dig s1 ",
        "gift 4 s1",
        "gift s1",
        "blast red-crown-2-1",
        "done done",
        "backfill s4 red-crown-2-1",
        "discard red-crown-2",
        "discard red-crown-10-1",
        "discard red-crown-2-1-0",
        "discard red-crown--1",
        "dig crown-red-0-0",
        "Dig s1",
    ] {
        check::<Action>(text, false);
    }
}

#[test]
fn outcomes_are_written_as_the_rule_book_says() {
    for text in ["task red", "task crown", "red-crown-2-1", "awakening", "down"] {
        check::<Outcome>(text, true);
        assert!(Clonk::rule_book().notation.contains(text), "{text}");
    }
    for text in ["", "task", "task purple", "red", "Awakening", "red-crown"] {
        check::<Outcome>(text, false);
    }
    check::<Shaft>("s5", true);
    check::<Shaft>("s6", false);
    // Kind to those who type capitals.
    assert_eq!("RED-Crown-2-1".parse::<Card>().unwrap().to_string(), "red-crown-2-1");
    assert_eq!("S5".parse::<Shaft>().unwrap().to_string(), "s5");
}

proptest! {
    #[test]
    fn what_is_meant_is_read(
        action in "(dig|gift [0-3]) (s[1-5]|(red|blue)-(crown|sword)-[0-9]-[0-9])|blast s[1-5]|done|open (colour|treasure)\
                   |(bank|discard) pink-statue-[0-9]-[0-9]|backfill white-goblet-[0-9]-0 s[1-5]",
        outcome in "task (red|yellow|hammer|goblet)|(green|yellow)-(hammer|necklace)-[0-9]-[0-9]|awakening|down",
    ) {
        prop_assert_eq!(action.parse::<Action>().map(|read| read.to_string()), Ok(action));
        prop_assert_eq!(outcome.parse::<Outcome>().map(|read| read.to_string()), Ok(outcome));
    }

    /// Only whether letters are capitals may differ between what is typed and what is read.
    #[test]
    fn garbage_is_refused_politely(
        text in "\\PC{0,40}",
        words in "(dig|gift|bank|open|task|s1|red-crown|-| |2){0,8}",
        nearly in "(dig|bank|gift [0-5]|blast|done|discard|task|) ?(s[0-6]|S1|RED-(crown|sward)-[0-9]{1,2}-1(-1)?|red|) ?",
    ) {
        for text in [text, words, nearly] {
            if let Ok(action) = text.parse::<Action>() {
                prop_assert_eq!(action.to_string(), text.to_ascii_lowercase());
            }
            if let Ok(outcome) = text.parse::<Outcome>() {
                prop_assert_eq!(outcome.to_string(), text.to_ascii_lowercase());
            }
        }
    }
}

#[test]
fn every_rule_is_written_down_and_tested() {
    let ids = (1..=24).map(|rule| format!("CLK-{rule:02}")).chain((1..=14).map(|ruling| format!("CLK-R{ruling}")));
    let book = Clonk::rule_book();
    assert!(ids.eq(book.rules.iter().map(|rule| rule.id.clone())));
    let tests = [include_str!("set_up.rs"), include_str!("turn.rs"), include_str!("ending.rs")].concat();
    for rule in &book.rules {
        assert!(rule.is_ruling() == rule.why.is_some(), "{}", rule.id);
        assert!(!rule.text.contains('\n') && !rule.text.contains("  "), "{}: {:?}", rule.id, rule.text);
        let test = format!("fn {}_", rule.id.to_lowercase().replace('-', "_"));
        assert!(tests.contains(&test), "no test for {}", rule.id);
    }
}
