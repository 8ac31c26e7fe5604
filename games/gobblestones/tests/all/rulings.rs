//! What the rule book leaves open in the base game, and the options that decide otherwise.

use gobblestones::{Gobblestones, Options};
use underhill_core::{Game, Options as _, OptionsError};

use crate::common::{self, Position, check, draw_all, play, seat};

#[test]
fn gbs_r1_the_opening_rule_binds_whoever_lays_first() {
    let mut game = Position::new(&["RYGBT", "RYGBT", "RYGBT"]).game();
    play(&mut game, "0: -");
    draw_all(&mut game);
    // Seat 0 laid none, so seat 1 opens.
    check(&game, 1, "d3R", Some("GBS-06"));
    check(&game, 1, "c3T", None);
    // A centre other than that of the middle board will do; colours, lines and blocks are as ever.
    check(&game, 1, "m13T", None);
    check(&game, 1, "c3R", Some("GBS-07"));
    check(&game, 1, "c3T e3Y", Some("GBS-04"));
    play(&mut game, "1: c3T");
    draw_all(&mut game);
    // Seat 2 never laid a tile, but the game is open: next to tiles, on no centre.
    check(&game, 2, "h3T", Some("GBS-05"));
    check(&game, 2, "d3R", None);
}

#[test]
fn gbs_r2_earlier_tiles_may_lie_between() {
    let bridge = Position::new(&["RRYYGGBBTT", "R"]).up("c3T d3R e3Y f3G");
    let game = bridge.game();
    check(&game, 0, "b3B g3B", None);
    check(&game, 0, "a3G b3B g3B h3T", None);
    check(&game, 0, "a3G g3B", Some("GBS-04"));
    check(&game, 0, "b3B h3T", Some("GBS-04"));
    let column = Position::new(&["RRYYGGBBTT", "R"]).up("c3T c4R").game();
    check(&column, 0, "c2B c5Y", None);
    check(&column, 0, "c1G c5Y", Some("GBS-04"));

    let mut strict = bridge;
    strict.options.bridging = false;
    let game = strict.game();
    check(&game, 0, "b3B g3B", Some("GBS-R2"));
    check(&game, 0, "a3G b3B", None);
    check(&game, 0, "g3B h3T", None);
    check(&game, 0, "a3G g3B", Some("GBS-04"));
}

#[test]
fn gbs_r6_grey_spaces_take_any_tile_for_nothing() {
    let beside_grey = Position::new(&["RRYYGGBBTT", "R"]).up("c3T c4R c5Y d5G");
    let game = beside_grey.game();
    for any in ["e5R", "e5Y", "e5G", "e5B", "e5T"] {
        check(&game, 0, any, None);
    }
    check(&game, 0, "e5R f5T", None);
    check(&game, 0, "e5T f5T", None);
    let mut scoring = beside_grey.game();
    let before = scoring.points()[0];
    play(&mut scoring, "0: e5B f5T");
    assert_eq!(scoring.points()[0], before + 6, "the grey space adds nothing");
    // The rack has to have a tile for it all the same.
    let two = Position::new(&["TT", "R"]).up("c3T c4R c5Y d5G").game();
    check(&two, 0, "e5T f5T", None);
    check(&two, 0, "e5R f5T", Some("GBS-03"));
}

#[test]
fn gbs_r6_without_jokers_grey_spaces_stay_empty() {
    let mut blocked = Position::new(&["RRYYGGBBTT", "R"]).up("c3T c4R c5Y d5G");
    blocked.options.jokers = false;
    let game = blocked.game();
    check(&game, 0, "e5R", Some("GBS-R6"));
    check(&game, 0, "e5T f5T", Some("GBS-R6"));
    check(&game, 0, "f5T", Some("GBS-05"));
    // Nothing reaches across: the grey space is a gap.
    let mut both_sides = Position::new(&["RRYYGGBBTT", "R"]).up("c3T d3R e3Y f3G f4B c4R c5Y");
    both_sides.options.jokers = false;
    let game = both_sides.game();
    check(&game, 0, "d5G f5T", Some("GBS-04"));
    check(&game, 0, "d5G", None);
    // And it is no part of a block: all around e5 may be covered.
    let mut around = Position::new(&["RRYYGGBBTT", "R"]).up("h3T h4R g4T f4B e4G f5T f6R e6T d6B d5G");
    check(&around.game(), 0, "e5R", Some("GBS-08"));
    around.options.jokers = false;
    check(&around.game(), 0, "d4Y", None);
}

#[test]
fn gbs_r13_boards_come_slot_by_slot_and_tiles_seat_by_seat() {
    let mut game = Gobblestones::new(2, &Options::default()).unwrap();
    let mut first = Vec::new();
    game.outcomes(|outcome, weight| first.push((outcome.to_string(), weight)));
    assert!(first.iter().all(|&(_, weight)| weight == 1), "board, side and turns together, all alike");
    let names: Vec<&str> = first.iter().map(|(name, _)| name.as_str()).take(9).collect();
    assert_eq!(names, ["1A0", "1A1", "1A2", "1A3", "1B0", "1B1", "1B2", "1B3", "2A0"]);
    let told: Vec<String> = (0..9)
        .map(|slot| {
            let outcome = game.outcome_at(0).unwrap();
            let event = play(&mut game, &format!("* {outcome}")).remove(0);
            assert!(matches!(event, gobblestones::Event::BoardLaid { slot: at, .. } if at == slot));
            event.to_string()
        })
        .collect();
    assert_eq!(told[1], "board 2, side A, is laid at the top centre");
    assert_eq!(told[5], "board 6, side A, is laid at the middle right");
    let owners: Vec<String> = (0..10).map(|_| play(&mut game, "* R").remove(0).to_string()).collect();
    assert!(owners[..5].iter().all(|text| text == "seat 0 draws a red tile"));
    assert!(owners[5..].iter().all(|text| text == "seat 1 draws a red tile"));
    let mut weights = Vec::new();
    play(&mut game, "0: -");
    game.outcomes(|outcome, weight| weights.push(format!("{outcome}{weight}")));
    assert_eq!(weights, ["R10", "Y20", "G20", "B20", "T20"]);
    assert_eq!(game.legal_count(seat(0)), 0, "while drawing nobody decides");
}

#[test]
fn options_are_set_by_name() {
    let mut options = Options::default();
    options.set("bluff", "true").unwrap();
    options.set("empty_rack", "ends").unwrap();
    assert!(options.bluff && options.empty_rack == gobblestones::EmptyRack::Ends);
    assert!(matches!(options.set("bluff", "maybe"), Err(OptionsError::Value { .. })));
    assert!(matches!(options.set("cheat", "true"), Err(OptionsError::Unknown { .. })));
    assert!(matches!(options.set("boards", "[[["), Err(OptionsError::File { .. })));
    options.set("boards", &common::plain_boards()).unwrap();
    assert!(matches!(Gobblestones::new(5, &options), Err(OptionsError::Seats { .. })));
    assert!(matches!(Gobblestones::new(1, &options), Err(OptionsError::Seats { .. })));
}
