//! The rule book is complete, and every rule in it is tested by name.

use gobblestones::Gobblestones;
use underhill_core::Game;

const TESTS: &str = concat!(
    include_str!("rules.rs"),
    include_str!("editions.rs"),
    include_str!("endings.rs"),
    include_str!("bluff.rs"),
    include_str!("rulings.rs"),
);

#[test]
fn every_rule_is_in_the_book_in_order() {
    let rules = (1..=15).chain(20..=26).map(|number| format!("GBS-{number:02}"));
    let rulings = (1..=15).map(|number| format!("GBS-R{number}"));
    let ids: Vec<&str> = Gobblestones::rule_book().rules.iter().map(|rule| rule.id.as_str()).collect();
    assert_eq!(ids, rules.chain(rulings).collect::<Vec<_>>());
}

#[test]
fn every_rule_says_something_and_every_ruling_why() {
    let book = Gobblestones::rule_book();
    assert!(book.summary.len() > 100 && book.notation.lines().count() > 4);
    for rule in &book.rules {
        assert!(!rule.title.is_empty() && rule.text.trim().len() > 20, "{}", rule.id);
        assert_eq!(rule.why.is_some(), rule.is_ruling(), "{}", rule.id);
    }
}

#[test]
fn every_rule_has_a_test_that_names_it() {
    for rule in &Gobblestones::rule_book().rules {
        let name = format!("fn {}_", rule.id.to_lowercase().replace('-', "_"));
        assert!(TESTS.contains(&name), "no test is called `{name}…`");
    }
}

#[test]
fn the_notation_of_the_book_can_be_read() {
    for action in ["j5B k5R", "-", "trust", "challenge"] {
        assert!(Gobblestones::rule_book().notation.contains(action));
        assert!(action.parse::<gobblestones::Action>().is_ok());
    }
    for outcome in ["7B2", "R"] {
        assert!(Gobblestones::rule_book().notation.contains(outcome));
        assert!(outcome.parse::<gobblestones::Outcome>().is_ok());
    }
}
