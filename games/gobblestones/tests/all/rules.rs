//! The rules of the base game, one by one.

use gobblestones::{Gobblestones, Options, Outcome, Slot, Square, TurnPart};
use underhill_core::{Game, Memory, PlayError, Viewer, Waiting};

use crate::common::{Position, check, draw_all, play, seat, tiles, try_play, value};

#[test]
fn gbs_01_nine_boards_are_laid_at_random_either_side_up() {
    let mut game = Gobblestones::new(2, &Options::default()).unwrap();
    assert_eq!(game.tickets(), 9 * 2 * 4);
    play(&mut game, "* 7B2");
    assert_eq!(game.tickets(), 8 * 2 * 4, "board 7 is used up, whatever its side");
    assert!(try_play(&mut game, "* 7A0").is_err());
    for board in ["1A0", "2A0", "3A0", "4B1", "5B1", "6B1", "8A3", "9B3"] {
        assert_eq!(*serde_json::to_value(&game).unwrap().pointer("/stage").unwrap(), "laying");
        play(&mut game, &format!("* {board}"));
    }
    let view = game.view(Viewer::Spectator, Memory::Table);
    assert_eq!(view.stage, TurnPart::Dealing);
    for square in Square::all() {
        let space = view.spaces.get(square).expect("every space has been laid");
        let slot = view.boards[square.row() / 5 * 3 + square.column() / 5];
        assert_eq!(space, game.options().boards.rows(slot)[square.row() % 5][square.column() % 5]);
        assert_eq!(space.colour.is_none(), space.value == 0);
    }
}

#[test]
fn gbs_01_a_quarter_turn_is_clockwise() {
    let options = Options::default();
    let rows = |slot: &str| *options.boards.rows(slot.parse::<Slot>().unwrap());
    let (upright, turned, upside_down) = (rows("3A0"), rows("3A1"), rows("3A2"));
    for i in 0..5 {
        for j in 0..5 {
            assert_eq!(turned[i][j], upright[4 - j][i], "the left column becomes the top row");
            assert_eq!(upside_down[i][j], upright[4 - i][4 - j]);
        }
    }
    assert_ne!(rows("3B0"), upright);
}

#[test]
fn gbs_02_everyone_draws_five_of_a_hundred_tiles_and_hides_them() {
    let mut game = Gobblestones::new(3, &Options::default()).unwrap();
    for board in 1..=9 {
        play(&mut game, &format!("* {board}A0"));
    }
    let mut bag = Vec::new();
    game.outcomes(|outcome, weight| bag.push((outcome.to_string(), weight)));
    let all_twenty = ["R", "Y", "G", "B", "T"].map(|colour| (colour.to_owned(), 20));
    assert_eq!(bag, all_twenty);
    for (n, tile) in "RYGBTTTTTTRRRRR".chars().enumerate() {
        assert_eq!(game.tickets(), 100 - n as u32);
        play(&mut game, &format!("* {tile}"));
    }
    assert_eq!(game.waiting(), Waiting::Decide(underhill_core::Seats::only(seat(0))));
    let view = game.view(Viewer::Seat(seat(1)), Memory::Perfect);
    assert_eq!(view.bag, 85);
    assert_eq!(view.racks[1].tiles, Some(tiles("TTTTT")));
    for (rack, shown) in view.racks.iter().zip([false, true, false]) {
        assert_eq!((rack.count, rack.tiles.is_some()), (5, shown));
    }
    let bystander = game.view(Viewer::Spectator, Memory::Perfect);
    assert!(bystander.racks.iter().all(|rack| rack.tiles.is_none()));
}

#[test]
fn gbs_03_none_to_five_tiles_from_the_own_rack() {
    let game = Position::new(&["GBTRYG", "R"]).game();
    for placement in ["-", "c3T", "b3B c3T", "b3B c3T d3R", "a3G b3B c3T d3R", "a3G b3B c3T d3R e3Y"] {
        check(&game, 0, placement, None);
    }
    assert!("a3G b3B c3T d3R e3Y f3G".parse::<gobblestones::Action>().is_err(), "six are too many");
    let poor = Position::new(&["TB", "R"]).game();
    check(&poor, 0, "c3T d3R", Some("GBS-03"));
    check(&poor, 0, "a3B b3B c3T", Some("GBS-03"));
}

#[test]
fn gbs_04_one_straight_line_without_gaps() {
    let game = Position::new(&["RRYYGGBBTT", "R"]).up("c3T").game();
    check(&game, 0, "d3R e3Y f3G", None);
    check(&game, 0, "c4R c5Y", None);
    check(&game, 0, "d3R d4Y", None);
    check(&game, 0, "d3R f3G", Some("GBS-04"));
    check(&game, 0, "c4R c6G", Some("GBS-04"));
    check(&game, 0, "d3R e4G", Some("GBS-04"));
    check(&game, 0, "d3R e3Y e4G", Some("GBS-04"));
    // The end of a row is not followed by the start of the next.
    let edge = Position::new(&["RRYYGGBBTT", "R"]).up("m3T n3R").game();
    check(&edge, 0, "o3Y", None);
    check(&edge, 0, "o3Y a4B", Some("GBS-04"));
}

#[test]
fn gbs_05_next_to_an_earlier_tile() {
    let game = Position::new(&["RRYYGGBBTT", "R"]).up("c3T").game();
    for beside in ["b3B", "d3R", "c2B", "c4R"] {
        check(&game, 0, beside, None);
    }
    check(&game, 0, "d4Y", Some("GBS-05"));
    check(&game, 0, "e3Y", Some("GBS-05"));
    check(&game, 0, "h3T", Some("GBS-05"));
    // One of them is enough.
    check(&game, 0, "d4Y d5G", Some("GBS-05"));
    check(&game, 0, "d3R d4Y d5G", None);
    check(&game, 0, "d1B d2T d3R", None);
}

#[test]
fn gbs_06_the_first_tiles_cover_a_centre() {
    let game = Position::new(&["RRYYGGBBTT", "R"]).game();
    let centres: Vec<Square> =
        Square::all().filter(|square| square.row() % 5 == 2 && square.column() % 5 == 2).collect();
    assert_eq!(centres.len(), 9);
    for centre in centres {
        check(&game, 0, &format!("{centre}T"), None);
    }
    check(&game, 0, "a3G b3B c3T", None);
    check(&game, 0, "c1G c2B c3T c4R", None);
    check(&game, 0, "a1R", Some("GBS-06"));
    check(&game, 0, "d3R e3Y f3G g3B", Some("GBS-06"));
    // The opening names nothing to touch; afterwards a centre does not help.
    let later = Position::new(&["RRYYGGBBTT", "R"]).up("c3T").game();
    check(&later, 0, "h3T", Some("GBS-05"));
}

#[test]
fn gbs_07_a_tile_matches_its_space() {
    let game = Position::new(&["RRYYGGBBTT", "R"]).up("c3T").game();
    check(&game, 0, "d3R", None);
    for wrong in ["d3Y", "d3G", "d3B", "d3T"] {
        check(&game, 0, wrong, Some("GBS-07"));
    }
    check(&game, 0, "d3R e3G", Some("GBS-07"));
}

#[test]
fn gbs_08_no_two_by_two_block_anywhere() {
    let game = Position::new(&["RRYYGGBBTT", "R"]).up("c3T d3R c4R").game();
    check(&game, 0, "d4Y", Some("GBS-08"));
    check(&game, 0, "d4Y e4G", Some("GBS-08"));
    check(&game, 0, "d4Y d5G", Some("GBS-08"));
    check(&game, 0, "c5Y", None);
    // Two new tiles above two old ones make a block, side by side in a row or in a column.
    check(&game, 0, "c2B d2T", Some("GBS-08"));
    check(&game, 0, "b3B b4T", Some("GBS-08"));
    check(&game, 0, "c2B", None);
    // Each of two bends may be filled up to the block, not beyond.
    let snake = Position::new(&["RRYYGGBBTT", "R"]).up("c3T d3R e3Y e4G").game();
    check(&snake, 0, "d4Y", Some("GBS-08"));
    check(&snake, 0, "d5G", Some("GBS-05"));
    check(&snake, 0, "c4R d4Y", Some("GBS-08"));
    check(&snake, 0, "c4R", None);
    let illegal = snake.check(seat(0), &"c4R d4Y".parse().unwrap()).unwrap_err();
    assert!(illegal.to_string().ends_with("c3, d3, c4 and d4"), "{illegal}");
}

#[test]
fn gbs_09_one_tile_on_a_space_for_ever() {
    let game = Position::new(&["RRYYGGBBTT", "R"]).up("c3T d3R").game();
    check(&game, 0, "c3T", Some("GBS-09"));
    check(&game, 0, "b3B c3T", Some("GBS-09"));
    assert!("e3Y e3Y".parse::<gobblestones::Action>().is_err());
}

#[test]
fn gbs_10_the_values_covered_are_scored_at_once() {
    let mut game = Position::new(&["RYGBT", "R"]).game();
    play(&mut game, "0: b3B c3T d3R");
    assert_eq!(game.points().as_slice(), [5 + 6 + 2, 0], "before anything is drawn");
    assert_eq!(game.waiting(), Waiting::Chance);
    // Tiles laid before count nothing again.
    draw_all(&mut game);
    let mut game = Position { points: vec![0, 8], ..Position::new(&["Y", "R"]).up("c3T d3R") }.game();
    play(&mut game, "0: e3Y");
    assert_eq!(game.points().as_slice(), [3, 8]);
    assert_eq!(value("e5".parse().unwrap()), 0);
}

#[test]
fn gbs_11_five_less_the_tiles_laid_are_drawn() {
    let placements = ["-", "c3T", "b3B c3T", "b3B c3T d3R", "a3G b3B c3T d3R", "a3G b3B c3T d3R e3Y"];
    for (laid, placement) in placements.into_iter().enumerate() {
        let mut game = Position::new(&["RYGBTT", "R"]).game();
        play(&mut game, &format!("0: {placement}"));
        assert_eq!(draw_all(&mut game), 5 - laid, "{placement}");
        let rack = &game.view(Viewer::Seat(seat(0)), Memory::Table).racks[0];
        assert_eq!(usize::from(rack.count), 6 - laid + 5 - laid, "{placement}");
    }
    // There is no limit to a rack.
    let mut game = Position::new(&["RRRRRRRRRRYYYYYYYYYY", "R"]).game();
    play(&mut game, "0: -");
    draw_all(&mut game);
    assert_eq!(game.view(Viewer::Spectator, Memory::Table).racks[0].count, 25);
}

#[test]
fn gbs_12_seat_0_starts_and_play_passes_in_seat_order() {
    let mut game = Position::new(&["R", "R", "R"]).game();
    let fresh = Gobblestones::new(3, &Options::default()).unwrap();
    assert_eq!(fresh.view(Viewer::Spectator, Memory::Table).turn, seat(0));
    for turn in [0, 1, 2, 0, 1] {
        assert_eq!(game.waiting(), Waiting::Decide(underhill_core::Seats::only(seat(turn))));
        for other in (0..3).filter(|&other| other != turn) {
            check(&game, other, "-", Some("GBS-12"));
        }
        play(&mut game, &format!("{turn}: -"));
        draw_all(&mut game);
    }
}

#[test]
fn the_rule_book_opens_a_game_as_its_example_does() {
    // The first player covers a centre with one of several tiles; the second goes on from there.
    let mut game = Position::new(&["RYGBT", "YYGGR"]).game();
    play(&mut game, "0: c3T d3R e3Y");
    assert_eq!(draw_all(&mut game), 2);
    play(&mut game, "1: e2R");
    assert_eq!(draw_all(&mut game), 4);
    assert_eq!(game.points().as_slice(), [11, 2]);
    assert_eq!(game.turns(), 26);
}

#[test]
fn nobody_acts_while_something_is_drawn_or_when_it_is_over() {
    let mut game = Gobblestones::new(2, &Options::default()).unwrap();
    check(&game, 0, "-", Some("GBS-R13"));
    assert_eq!(try_play(&mut game, "0: -"), Err(PlayError::WaitsForChance));
    let mut game = Position::new(&["T", ""]).bag("R").game();
    play(&mut game, "0: c3T");
    assert_eq!(game.waiting(), Waiting::Over);
    check(&game, 0, "-", Some("GBS-15"));
    check(&game, 1, "trust", Some("GBS-15"));
    assert_eq!(try_play(&mut game, "0: -"), Err(PlayError::Over));
    assert!(!matches!(game.outcome_at(0), Some(Outcome::Tile(_))));
}
