//! The built-in boards are what they are said to be, and a boards file of one's own is checked.

#[path = "../../examples/make_boards.rs"]
mod make_boards;

use std::collections::BTreeMap;

use gobblestones::{BOARDS, Boards, Colour, Side, Slot, Space};
use underhill_core::ComponentsFile;

use crate::common;

const SIDES: [Side; 2] = [Side::A, Side::B];

fn faces() -> Vec<[[[Space; 5]; 5]; 2]> {
    let boards = Boards::built_in();
    (1..=BOARDS).map(|board| SIDES.map(|side| *boards.rows(Slot::new(board, side, 0).unwrap()))).collect()
}

#[test]
fn the_file_is_what_the_recorded_seed_makes() {
    assert_eq!(make_boards::make(), include_str!("../../data/boards.toml"));
}

#[test]
fn each_colour_has_one_value_on_a_board_and_no_two_boards_agree() {
    let mut maps = Vec::new();
    for board in faces() {
        let mut values = BTreeMap::new();
        for space in board.iter().flatten().flatten() {
            let value = *values.entry(space.colour).or_insert(space.value);
            assert_eq!(value, space.value, "one value for each colour, on both sides");
        }
        assert_eq!(values.get(&None), Some(&0), "grey is worth nothing");
        let mut coloured: Vec<u8> = Colour::ALL.iter().map(|&colour| values[&Some(colour)]).collect();
        assert!(!maps.contains(&coloured), "the map differs from board to board");
        maps.push(coloured.clone());
        coloured.sort_unstable();
        assert_eq!(coloured, [2, 3, 4, 5, 6], "all five values occur");
    }
    assert_eq!(maps.len(), 9);
}

#[test]
fn every_face_has_its_values_as_often_as_the_others() {
    for side in faces().iter().flatten() {
        let mut counts = [0; 7];
        for space in side.iter().flatten() {
            counts[usize::from(space.value)] += 1;
        }
        assert_eq!(counts, [2, 0, 6, 5, 5, 4, 3]);
        for colour in Colour::ALL {
            assert!(side.iter().flatten().any(|space| space.colour == Some(colour)));
        }
    }
}

#[test]
fn five_boards_have_equal_centres_and_none_is_grey() {
    let same = faces().iter().filter(|[a, b]| a[2][2].colour == b[2][2].colour).count();
    assert_eq!(same, 5);
    assert!(faces().iter().flatten().all(|side| side[2][2].colour.is_some()));
}

/// Changes the first `from` of a fine file and expects a message.
fn check(from: &str, to: &str, problem: &str) {
    let fine = common::plain_boards();
    assert!(Boards::parse(&fine).is_ok());
    assert!(fine.contains(from), "{from}");
    let error = Boards::parse(&fine.replacen(from, to, 1)).expect_err(problem).to_string();
    assert!(error.contains(problem), "`{from}` to `{to}` says: {error}");
    assert!(!error.contains('\n'));
}

#[test]
fn a_wrong_boards_file_is_told_what_is_wrong_and_where() {
    check("red = 2", "red = 7", "line 7: red spaces are worth 2 to 6, not 7");
    check("red = 2", "red = 1", "line 7: red spaces are worth 2 to 6, not 1");
    check("grey = 0", "grey = 1", "line 12: grey spaces are worth 0");
    check("red = 2\n", "", "missing field `red`");
    check("red = 2", "red = \"two\"", "line 7");
    check("each = 20", "each = 21", "line 2: the game has 20 tiles of each colour");
    check("\"RYGBT\"", "\"RYGB\"", "line 15: a row has 5 spaces, not 4");
    check("\"RYGBT\"", "\"RYGBX\"", "line 15: a space is R, Y, G, B, T or . for grey, not 'X'");
    check("\"RYGBT\", ", "", "line 15: a side has 5 rows, not 4");
    check("\"RYGBT\", \"YGBTR\", \"GBTRY\", \"BTRYG\", \"TRYG.\"", &["\"RRRRR\""; 5].join(", "), "has no yellow space");
    check("provenance = \"house\"", "provenance = \"hearsay\"", "hearsay");
    let board = format!("\n[[board]]{}", common::plain_boards().rsplit_once("\n[[board]]").unwrap().1);
    let ten = format!("{}{board}", common::plain_boards());
    assert!(Boards::parse(&ten).unwrap_err().to_string().contains("there are 9 boards, not 10"));
    assert!(Boards::parse(&"#".repeat(1 << 20)).is_err());
    assert!(Boards::parse("").is_err());
}
