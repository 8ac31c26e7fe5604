//! The components file.

use clonk::{Clonk, Options, Treasury};
use underhill_core::{ComponentsFile, Game, Options as _, OptionsError};

const BUILT_IN: &str = include_str!("../../data/components.toml");

/// The built-in file with one line changed.
fn changed(from: &str, to: &str) -> String {
    assert!(BUILT_IN.contains(from), "{from}");
    BUILT_IN.replacen(from, to, 1)
}

#[test]
fn the_built_in_box_can_be_given_as_a_file() {
    let mut options = Options::default();
    options.set("components", BUILT_IN).unwrap();
    assert_eq!(options.components.cards(), Options::default().components.cards());
    let text = serde_json::to_string(&options).unwrap();
    assert_eq!(serde_json::from_str::<Options>(&text).unwrap(), options);
    options.set("components", "built-in").unwrap();
    assert_eq!(options, Options::default());
}

#[test]
fn the_built_in_box_follows_the_pattern() {
    let expected = [[(0, 0), (1, 0), (2, 2)], [(0, 0), (0, 1), (2, 1)], [(0, 1), (1, 0), (3, 3)]];
    for (index, card) in Options::default().components.cards().iter().enumerate() {
        let pattern = (card.colour as usize + card.treasure as usize) % 3;
        assert_eq!((card.coins(), card.eyes()), expected[pattern][index % 3], "{card}");
    }
    let treasury = Treasury::built_in();
    assert_eq!((treasury.snores, treasury.snore_eyes), (12, 3));
    assert_eq!((treasury.kablooeys, treasury.kablooey_coins), (12, 1));
    assert_eq!((treasury.colour_tiles, treasury.treasure_tiles), ([1; 6], [1; 6]));
}

#[test]
fn a_file_that_cannot_be_used_says_where_and_why() {
    let line_of = |text: &str| 1 + BUILT_IN[..BUILT_IN.find(text).unwrap()].matches('\n').count();
    let check = |from: &str, to: &str, line: usize, problem: &str| {
        let error = Treasury::parse(&changed(from, to)).unwrap_err().to_string();
        assert!(error.starts_with(&format!("line {line}: ")) && error.contains(problem), "{error}");
    };
    let red = "\"red-hammer-0-0\", copies = 1";
    let here = line_of(red);
    check(red, "\"red-hammer-0\", copies = 1", here, "a card is colour, treasure, coins and eyes");
    check(red, "\"mauve-hammer-0-0\", copies = 1", here, "a colour is red, green");
    check(red, "\"red-hammer-1-0\", copies = 1", here + 1, &format!("already listed in line {here}"));
    check(red, "\"red-hammer-0-0\", copies = 0", here, "has 0 copies");
    check(red, "\"red-hammer-0-0\", copies = 129", here, "must be a number from 0 to 128, not 129");
    check(red, "\"red-hammer-0-0\", copies = -1", here, "");
    check(red, "\"red-hammer-0-0\", copies = 1, colour = 3", here, "unknown field");
    let last = line_of("\"yellow-goblet-2-1\"");
    check(red, "\"red-hammer-0-0\", copies = 22", last, "more than 128 treasure cards");
    let snores = "value = 12, provenance = \"house\" }\n# How many eyes";
    check(snores, "value = 100, provenance = \"house\" }\n# How many eyes", line_of(snores), "from 0 to 99, not 100");
    check(snores, "value = 12 }\n# How many eyes", line_of(snores), "provenance");
    check(snores, "value = 12, provenance = \"hearsay\" }\n# How many eyes", line_of(snores), "hearsay");
    let table = "[1, 2, 4, 6, 9, 12, 16, 20, 25]";
    check(table, "[1, 2, 4]", line_of(table), "9 numbers, not 3");
    let tiles = "[\"red\", \"green\", \"white\", \"pink\", \"blue\", \"yellow\"]";
    check(tiles, "[\"red\", \"green\", \"white\"]", line_of(tiles), "4 to 60 colour tiles, not 3");
    check(tiles, "[\"red\", \"green\", \"white\", \"mauve\"]", line_of(tiles), "mauve");

    let few = &BUILT_IN[..BUILT_IN.find("    { card = \"white").unwrap()];
    let error = Treasury::parse(&format!("{few}]\n")).unwrap_err().to_string();
    assert!(error.contains("36 treasure cards; even two players need 50"), "{error}");
}

#[test]
fn a_box_that_is_too_small_for_four_may_do_for_two() {
    // The cards of three colours.
    let few = &BUILT_IN[..BUILT_IN.find("    { card = \"pink-hammer").unwrap()];
    let mut options = Options::default();
    options.set("components", &format!("{few}]\n")).unwrap();
    assert_eq!(options.components.cards().len(), 54);
    assert!(Clonk::new(2, &options).is_ok());
    let error = Clonk::new(3, &options).unwrap_err();
    assert_eq!(error.to_string(), "3 players need at least 55 treasure cards; this box has 54");
    assert!(matches!(Clonk::new(5, &options), Err(OptionsError::Seats { .. })));
    assert!(matches!(Clonk::new(1, &options), Err(OptionsError::Seats { .. })));
}
