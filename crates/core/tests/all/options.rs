//! Options by name, and components as an option.

use clonk::{Awakening, Options, Treasury};
use underhill_core::{Components, ComponentsFile, Options as _, OptionsError};

#[test]
fn an_option_is_set_by_its_name() {
    let mut options = Options::default();
    options.set("awakening", "shuffled").expect("there is such an option");
    assert_eq!(options, Options { awakening: Awakening::Shuffled, ..Options::default() });
    let mut options = gobblet::Options::default();
    options.set("repetition_draw", "false").expect("there is such an option");
    assert!(!options.repetition_draw);
    options.set("repetition_draw", "true").expect("there is such an option");
    assert_eq!(options, gobblet::Options::default());
}

#[test]
fn what_is_no_option_or_no_value_of_it_changes_nothing() {
    let mut options = Options::default();
    let mut refused = |name: &str, value: &str, message: &str| {
        assert_eq!(options.set(name, value).expect_err(name).to_string(), message);
        assert_eq!(options, Options::default());
    };
    refused(
        "colour",
        "red",
        "there is no option `colour`; the options are awakening, rockfall, tie_eyes, dig, kablooey, memory, components",
    );
    refused("rockfall", "none", "option `rockfall` cannot be `none`; it can be treasure, all");
    let error = options.set("components", "[snores]").expect_err("that is no whole file");
    let OptionsError::File { name, problem } = &error else { panic!("{error}") };
    assert!(name == "components" && problem.contains("line 1"), "{error}");
    assert_eq!(options, Options::default());
}

#[test]
fn an_edition_that_there_is_not_is_refused_with_those_that_there_are() {
    let mut options = Options::default();
    let error = options.set_edition("pt").expect_err("nobody has such a box").to_string();
    assert_eq!(error, "there is no edition `pt`; the editions are en, de, fr, es, nl");
    assert_eq!(options, Options::default());
    let error = OptionsError::Edition { name: "pt".to_owned(), known: String::new() }.to_string();
    assert_eq!(error, "there is no edition `pt`: this game is the same in every box");
}

#[test]
fn components_are_their_source() {
    let built_in = Components::<Treasury>::default();
    assert_eq!(serde_json::to_string(&built_in).expect("it serialises"), "\"built-in\"");
    let text = include_str!("../../../../games/clonk/data/components.toml");
    let own = Components::<Treasury>::from_source(text).expect("the file that comes with the game is valid");
    assert_eq!(own.cards(), Treasury::built_in().cards());
    // The same cards from another source are another choice: it is the source that a record shows.
    assert!(own != built_in && own == own.clone());
    let written = serde_json::to_string(&own).expect("it serialises");
    assert_eq!(serde_json::from_str::<Components<Treasury>>(&written).expect("it is what was written"), own);
    assert_eq!(Components::<Treasury>::from_source("built-in").expect("the word is known"), built_in);
    assert!(serde_json::from_str::<Components<Treasury>>("\"nonsense\"").is_err());
}
