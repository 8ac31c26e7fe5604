//! What is in the box, and files with other boxes.

use kobold::{BoxContents, Face, Kobold, Options, Token};
use underhill_core::{ComponentsFile, Game, Options as _, play_out, seeded};

use crate::table;

const BUILT_IN: &str = include_str!("../../data/components.toml");

/// The built-in file with one thing replaced, everywhere.
fn changed(from: &str, to: &str) -> String {
    assert!(BUILT_IN.contains(from), "`{from}` is not in the file");
    BUILT_IN.replace(from, to)
}

/// A changed file is refused in the line that has this text, with this problem.
fn refused(from: &str, to: &str, line_with: &str, problem: &str) {
    let text = changed(from, to);
    let error = BoxContents::parse(&text).expect_err(to);
    assert_eq!(error.problem, problem);
    let line = text.lines().nth(error.line - 1).unwrap_or_default();
    assert!(line.contains(line_with), "the error is in line {}: {line}", error.line);
}

#[test]
fn the_rules_need_seven_sections_a_beam_of_two_and_three_kobolds() {
    let says = |what: &str| format!("{what}: the rules are made for that number");
    refused("sections = { value = 7", "sections = { value = 8", "= 8", &says("the room has 7 sections, not 8"));
    refused("beam = { value = 2", "beam = { value = 3", "= 3", &says("the light covers 2 sections, not 3"));
    refused(
        "kobolds_each = { value = 3",
        "kobolds_each = { value = 4",
        "= 4",
        &says("every player has 3 kobolds, not 4"),
    );
}

#[test]
fn all_thirteen_kinds_of_token_are_needed_and_no_other() {
    refused(
        "\"kobold\" = { value = 6, provenance = \"house\" }",
        "",
        "[tokens]",
        "the tokens lack the kind \"kobold\"; all 13 kinds are needed",
    );
    refused(
        "\"kobold\" = { value = 6",
        "\"kobold\" = { value = 0",
        "kobold",
        "the number of \"kobold\" tokens is from 1 to 250, not 0",
    );
    refused(
        "\"kobold\" = { value = 6",
        "\"kobold\" = { value = -9223372036854775808",
        "kobold",
        "the number of \"kobold\" tokens is from 1 to 250, not -9223372036854775808",
    );
    refused(
        "\"kobold\" = { value = 6",
        "\"kobold\" = { value = 7",
        "tokens = { value = 66",
        "the kinds of token add up to 67, not to 66",
    );
    refused(
        "\"kobold\" = { value = 6",
        "\"kobold\" = { value = 191",
        "[tokens]",
        "these are 251 tokens; there may be 250 at most",
    );
    let error = BoxContents::parse(&changed("\"gem:blue\"", "\"gem:red\"")).unwrap_err();
    assert!(error.problem.contains("`gem:red` cannot be read"), "{error}");
}

#[test]
fn a_die_has_known_faces() {
    let error = BoxContents::parse(&changed("\"blue:2\"", "\"blue:3\"")).unwrap_err();
    assert!(error.problem.contains("`blue:3` cannot be read"), "{error}");
    let start = BUILT_IN.find("faces = [").unwrap();
    let end = BUILT_IN[start..].find(']').unwrap() + start + 1;
    refused(&BUILT_IN[start..end], "faces = []", "faces = []", "a die has 1 to 100 faces, not 0");
}

#[test]
fn a_side_of_the_board_is_bounded() {
    let section = "{ value = [\"up\", \"down\"], provenance = \"house\" },";
    let error = |to: &str| BoxContents::parse(&changed(section, to)).unwrap_err().problem;
    assert_eq!(error(""), "a side of the board has 7 sections, not 2");
    assert_eq!(error(&section.replace("\"up\", \"down\"", "")), "section 0 has 0 spaces; a section has 1 to 8");
    let nine = section.replace("\"down\"", "\"up\", \"up\", \"up\", \"up\", \"up\", \"up\", \"up\", \"down\"");
    assert_eq!(error(&nine), "section 0 has 9 spaces; a section has 1 to 8");
    let eight = section.replace("\"down\"", "\"up\", \"up\", \"up\", \"up\", \"up\", \"up\", \"down\"");
    assert_eq!(error(&eight), "these are 46 spaces; there may be 32 at most");
    // One token of each kind: 13 tokens, and 16 spaces on the small side.
    let one_each =
        |line: &str| if line.starts_with('"') { line.replace(char::is_numeric, "1") } else { line.to_owned() };
    let few = BUILT_IN.lines().map(one_each).collect::<Vec<_>>().join("\n").replace("value = 66", "value = 13");
    assert_eq!(BoxContents::parse(&few).unwrap_err().problem, "these are 16 spaces, but there are only 13 tokens");
    assert!(BoxContents::parse(&changed("[\"up\", \"down\"]", "[\"up\", \"left\"]")).is_err());
}

#[test]
fn trophies_and_tiles_are_bounded() {
    refused(
        "teddy = { value = 5",
        "teddy = { value = 101",
        "101",
        "the number of points on a toy trophy is from 0 to 100, not 101",
    );
    let error = BoxContents::parse(&changed("clown = { value = 3, provenance = \"house\" }", "")).unwrap_err();
    assert_eq!(error.problem, "there is no trophy for clowns");
    refused(
        "point_tiles = { value = 16",
        "point_tiles = { value = 251",
        "251",
        "the number of point tiles is from 0 to 250, not 251",
    );
    let trophy = "  { value = 5, provenance = \"rulebook\" },\n";
    let error = BoxContents::parse(&changed(trophy, &trophy.repeat(5))).unwrap_err();
    assert_eq!(error.problem, "there are 1 to 8 gem trophies, not 9");
}

#[test]
fn every_value_says_where_it_comes_from() {
    let error = BoxContents::parse(&changed("5, provenance = \"house\"", "5")).unwrap_err();
    assert!(error.problem.contains("provenance"), "{error}");
    assert!(BoxContents::parse(&changed("\"house\"", "\"hearsay\"")).unwrap_err().problem.contains("hearsay"));
}

#[test]
fn garbage_is_refused_without_a_panic() {
    for text in ["", "[", "box = 1", "[box]\nsections = 7", "\u{0}", "[tokens]\nkobold = { value = 1e99 }"] {
        assert!(BoxContents::parse(text).is_err(), "{text:?}");
    }
}

/// Options with the built-in file changed.
fn own_box(from: &str, to: &str) -> Options {
    let mut options = Options::default();
    options.set("components", &changed(from, to)).expect("a valid file");
    options
}

#[test]
fn a_game_is_played_with_the_players_own_box() {
    let mut options = Options::default();
    let text = changed("\"kobold\" = { value = 6", "\"kobold\" = { value = 190");
    options.set("components", &text.replace("tokens = { value = 66", "tokens = { value = 250")).unwrap();
    assert_eq!(options.components.tokens()[Token::Kobold], 190);
    for seats in 2..=4 {
        let mut game = Kobold::new(seats, &options).unwrap();
        assert_eq!(game.turn_bound(), 250 * (3 * seats as u32 + 1));
        play_out(&mut game, &mut seeded(5, 0), &mut ());
        game.audit().unwrap();
        let text = serde_json::to_string(&game).unwrap();
        assert_eq!(serde_json::from_str::<Kobold>(&text).unwrap(), game);
    }
}

#[test]
fn gem_trophies_may_come_in_any_order_and_be_equal() {
    let options = own_box(
        "{ value = 1, provenance = \"house\" },\n]",
        "{ value = 9, provenance = \"house\" },\n { value = 9, provenance = \"house\" },\n]",
    );
    assert_eq!(options.components.gem_trophies(), [9, 9, 5, 4, 3, 2]);
}

#[test]
fn the_die_of_the_file_is_rolled() {
    let options = own_box("\"blank\"", "\"blue:1\"");
    assert_eq!(Face::ALL.map(|face| options.components.die()[face as usize]), [3, 1, 1, 1, 0]);
}

#[test]
fn odd_boxes_play_by_the_laws() {
    // Sections of one space, rooms all face up or all face down, a die that never turns the light.
    let marks = [("[\"up\", \"down\"]", "[\"up\"]"), ("[\"up\", \"up\", \"down\"]", "[\"down\"]")];
    let tiny = marks.iter().fold(BUILT_IN.to_owned(), |text, (from, to)| text.replace(from, to));
    let boxes = [
        tiny,
        changed("\"down\"", "\"up\""),
        changed("\"up\"", "\"down\""),
        changed("\"blue:", "\"yellow:"),
        changed("[\"up\", \"down\"]", "[\"up\", \"up\", \"up\", \"up\", \"down\"]"),
    ];
    for text in boxes {
        for reveal in ["each", "together"] {
            let mut options = table::options(&[("reveal", reveal)]);
            options.set("components", &text).unwrap();
            for seats in 2..=4 {
                let set_up = underhill_laws::SetUp::<Kobold> { seats, options: options.clone() };
                underhill_laws::random_game(&set_up, 1, underhill_laws::Effort::THOROUGH)
                    .unwrap_or_else(|broken| panic!("{broken}"));
            }
        }
    }
}
