//! The rules, one after the other.

use gobblet::{Colour, EndReason, Event, Gobblet, LINES, SetupError, Size, Square, Stacks};
use underhill_core::{End, EndKind, Game, Illegal as _, Record, Replay, Step, Waiting};

use crate::common::*;

/// The ten lines by name.
const TEN_LINES: [&str; 10] = [
    "a1 b1 c1 d1",
    "a2 b2 c2 d2",
    "a3 b3 c3 d3",
    "a4 b4 c4 d4",
    "a1 a2 a3 a4",
    "b1 b2 b3 b4",
    "c1 c2 c3 c4",
    "d1 d2 d3 d4",
    "a1 b2 c3 d4",
    "d1 c2 b3 a4",
];

/// White brings in gobblets on these four squares while Black brings in some on others.
fn white_occupies(squares: &str) -> Gobblet {
    let mut game = start(FREE);
    let ours: Vec<Square> = squares.split(' ').map(|square| square.parse().unwrap()).collect();
    let others: Vec<Square> = Square::all().filter(|square| !ours.contains(square)).collect();
    for (i, size) in [4, 4, 4].into_iter().enumerate() {
        play(&mut game, &format!("{size}@{} {size}@{}", ours[i], others[2 * i]));
    }
    play(&mut game, &format!("3@{}", ours[3]));
    game
}

#[test]
fn gbt_01_sixteen_squares_and_ten_lines() {
    let game = start(FREE);
    assert_eq!(game.legal_actions(WHITE).len(), 16);
    assert_eq!(LINES.map(|line| line.to_string().split(' ').count()), [4; 10]);
    for line in TEN_LINES {
        assert_eq!(result(&white_occupies(line)), WHITE_LINE, "{line}");
    }
    // Four in a corner, a broken diagonal and four along the edge round a corner are no lines.
    for no_line in ["a1 a2 b1 b2", "a2 b3 c4 d1", "a1 b1 c1 d2", "a4 b4 c4 d3"] {
        assert_eq!(result(&white_occupies(no_line)), None, "{no_line}");
    }
}

#[test]
fn gbt_02_three_gobblets_of_each_of_four_sizes() {
    assert_eq!(Size::DESCENDING.map(|size| size as u8), [4, 3, 2, 1]);
    // All twelve of White's, stacked up, and nothing left beside the board.
    let all = "w1w2w3w4,-,-,-/-,w1w2w3w4,-,-/-,-,-,-/-,-,w1w2w3w4,-";
    let game = black_to_move(all, FREE);
    assert_eq!(game.position().stacks(Colour::White), Stacks([0, 0, 0]));
    assert_eq!(game.position().stacks(Colour::Black), Stacks::FULL);
    // A fourth of any size is one too many.
    for size in 1..=4 {
        let text = format!("{} b w:0,0,0 b:4,4,4", all.replacen("-/-", &format!("w{size}/-"), 1));
        let setup: gobblet::Setup = text.parse().unwrap();
        assert_eq!(setup.validate(), Err(SetupError::Impossible { colour: Colour::White }), "size {size}");
    }
}

#[test]
fn gbt_03_only_the_top_of_a_stack_can_be_played() {
    let game = start(FREE);
    for size in 1..=3 {
        assert_eq!(forbidden_by(&game, &format!("{size}@a1")), "GBT-03");
    }
    // Under the large one comes the next size, and so on down.
    let game = after(&game, "4@a1 4@d4");
    assert!(allowed(&game, "4@b1") && allowed(&game, "3@b1"));
    assert_eq!(forbidden_by(&game, "2@b1"), "GBT-03");
    let game = after(&game, "3@b1 4@d3 2@c1 3@d1 1@a2 3@c4");
    assert_eq!(game.position().stacks(Colour::White), Stacks([4, 4, 0]));
    assert!(allowed(&game, "4@b3"));
    for size in 1..=3 {
        assert_eq!(forbidden_by(&game, &format!("{size}@b3")), "GBT-03", "the first stack is empty");
    }
}

#[test]
fn gbt_04_players_alternate_and_do_one_thing_a_turn() {
    let game = start(FREE);
    assert_eq!(game.check(BLACK, &action("4@a1")).unwrap_err().rule().as_str(), "GBT-04");
    assert!(game.legal_actions(BLACK).is_empty());
    for action in game.legal_actions(WHITE) {
        let mut game = game.clone();
        game.play(&Step::one(WHITE, action), &mut ()).unwrap();
        assert_eq!(game.waiting(), Waiting::Decide(underhill_core::Seats::only(BLACK)));
        assert_eq!(game.turns(), 1);
        assert_eq!(game.check(WHITE, &action).unwrap_err().rule().as_str(), "GBT-04");
    }
    // Moving is possible as soon as there is something to move, whatever is left in the stacks.
    let game = after(&game, "4@a1 4@d4");
    assert!(allowed(&game, "a1-b1") && allowed(&game, "4@b1"));
    // Passing cannot even be said, and every action changes the position.
    assert!("pass".parse::<gobblet::Action>().is_err() && "".parse::<gobblet::Action>().is_err());
    for action in game.legal_actions(WHITE) {
        let mut later = game.clone();
        later.play(&Step::one(WHITE, action), &mut ()).unwrap();
        assert_ne!(later.position().board(), game.position().board());
    }
}

#[test]
fn gbt_05_a_new_gobblet_goes_on_an_empty_square() {
    let game = white_to_move("-,-,-,-/-,b4,-,-/-,-,-,-/b3,-,-,w4", FREE);
    let placements: Vec<String> =
        game.legal_actions(WHITE).iter().map(ToString::to_string).filter(|text| text.starts_with("4@")).collect();
    let empty = "4@b1 4@c1 4@a2 4@b2 4@c2 4@d2 4@a3 4@c3 4@d3 4@a4 4@b4 4@c4 4@d4";
    assert_eq!(placements.join(" "), empty);
    assert_eq!(forbidden_by(&game, "4@a1"), "GBT-05", "larger, but no three in a line");
    assert_eq!(forbidden_by(&game, "4@b3"), "GBT-05");
}

/// The worked example of the rulebook: three of Black's are lined up, and White gobbles one straight from a stack.
#[test]
fn gbt_06_a_new_gobblet_may_gobble_one_of_three_in_line() {
    let game = white_to_move("-,-,-,b2/-,w4,-,b4/-,-,w4,-/b3,b3,b4,-", FREE);
    assert_eq!(forbidden_by(&game, "4@d4"), "GBT-05", "smaller, but not one of the three");
    assert!(allowed(&game, "4@a1") && allowed(&game, "4@b1"));
    assert_eq!(forbidden_by(&game, "4@c1"), "GBT-06", "one of the three, but as large");
    assert_eq!(forbidden_by(&game, "3@a1"), "GBT-06", "as large");
    assert!(allowed(&game, "3@d1") && allowed(&game, "4@d1"), "the fourth square is empty");
    let game = after(&game, "4@a1");
    assert_eq!(game.position().board().to_string(), "-,-,-,b2/-,w4,-,b4/-,-,w4,-/b3w4,b3,b4,-");
    // Two in a line are not three, and gobbled ones do not count.
    assert_eq!(forbidden_by(&white_to_move("-,-,-,-/-,-,-,-/-,-,-,-/b3,b4,-,w4", FREE), "4@a1"), "GBT-05");
    assert_eq!(forbidden_by(&white_to_move("-,-,-,b4/-,-,-,-/-,-,-,-/b3,b4,b3w4,-", FREE), "4@a1"), "GBT-05");
}

#[test]
fn gbt_07_a_visible_gobblet_moves_anywhere_empty_or_smaller() {
    let board = "b4,-,-,b1/-,w2b3,-,b3/w3,-,-,b2/w4,-,b4,w4";
    let game = white_to_move(board, FREE);
    let from = |square: &str| -> String {
        let moves = game.legal_actions(WHITE).into_iter().map(|action| action.to_string());
        let moves: Vec<String> = moves.filter(|text| text.starts_with(&format!("{square}-"))).collect();
        moves.join(" ").replace(&format!("{square}-"), "")
    };
    // Over any smaller one, not only the next size, however far away.
    assert_eq!(from("a1"), "b1 a2 b2 c2 d2 a3 b3 c3 d3 b4 c4 d4");
    assert_eq!(from("a2"), "b1 b2 c2 d2 a3 c3 b4 c4 d4");
    for (text, why) in [
        ("a2-b3", "as large"),
        ("a2-d3", "as large"),
        ("a2-a1", "larger, if one's own"),
        ("a2-c1", "larger"),
        ("a1-a4", "as large"),
        ("b3-b4", "visible is only the opponent's, one's own is covered"),
        ("c1-b1", "not one's own"),
        ("b1-b2", "nothing there"),
    ] {
        assert_eq!(forbidden_by(&game, text), "GBT-07", "{text}: {why}");
    }
}

#[test]
fn gbt_08_a_player_may_gobble_their_own_gobblets() {
    let game = white_to_move("-,-,-,b4/-,-,-,-/-,-,w2,-/w4,w3,-,-", FREE);
    for text in ["a1-b1", "a1-c2", "b1-c2"] {
        assert!(allowed(&game, text), "{text}");
    }
    assert_eq!(after(&game, "a1-b1").position().board().to_string(), "-,-,-,b4/-,-,-,-/-,-,w2,-/-,w3w4,-,-");
}

#[test]
fn gbt_09_what_was_gobbled_counts_again_at_once() {
    // White's gobblet on a1 has one of White's own below it, which takes its place in the first row.
    let game = white_to_move("b4,-,-,b4/-,-,-,-/-,-,b4,-/w3w4,w3,w4,-", FREE);
    let mut events = Vec::new();
    let mut won = game;
    won.play(&Step::one(WHITE, action("a1-d1")), &mut events).unwrap();
    assert_eq!(result(&won), WHITE_LINE);
    assert_eq!(events.len(), 2);
    assert!(
        matches!(events[0], Event::Moved { uncovered: Some(piece), gobbled: None, .. } if piece.to_string() == "w3"),
        "{events:?}"
    );
    assert_eq!(events[1].to_string(), "seat 0 wins: four in a line, on a1 b1 c1 d1");
    // And an uncovered one can be moved by its owner the very next turn.
    let game = white_to_move("b4,-,-,-/-,-,-,-/-,-,b3,-/-,-,w3,b2w4", FREE);
    let game = after(&game, "d1-d3");
    assert!(allowed(&game, "d1-d2"));
    // It counts for three in a line too.
    let game = white_to_move("-,-,-,-/-,-,-,-/-,-,-,-/b4,b3,-,b2w4", FREE);
    assert_eq!(forbidden_by(&game, "4@b1"), "GBT-05");
    assert!(allowed(&after(&game, "d1-d4 4@a4"), "4@b1"));
}

#[test]
fn gbt_10_a_gobblet_never_leaves_the_board() {
    let mut game = start(FREE);
    for text in ["4@a1", "4@b2", "4@c3", "b2-b3", "3@a3", "4@c1", "c3-a3", "3@d2", "a3-d2"] {
        let gobblets = |game: &Gobblet| game.position().board().both().len();
        for action in game.legal_actions(game.position().side().seat()) {
            let is_new = u32::from(action.to_string().contains('@'));
            assert_eq!(gobblets(&after(&game, &action.to_string())), gobblets(&game) + is_new, "{action}");
        }
        play(&mut game, text);
    }
    assert_eq!(game.position().to_string(), "-,-,-,-/w3,b4,-,-/-,-,-,b3w4/w4,-,b4,- b w:4,3,2 b:4,3,2");
}

#[test]
fn gbt_11_four_visible_gobblets_in_a_line_win_whatever_their_sizes() {
    let cases = [
        // All four sizes, along a row.
        ("b4,-,b4,-/-,-,-,-/-,-,b4,-/w4,w3,w2,-", "1@d1", WHITE_LINE),
        // By a move, along a diagonal.
        ("b4,-,-,-/-,-,w3,-/-,w2,-,-/w4,-,b4,w4", "d1-d4", WHITE_LINE),
        // By gobbling the opponent's blocker.
        ("b4,-,-,-/-,-,-,-/-,w4,-,-/w4,w3,w2,b3", "b2-d1", WHITE_LINE),
        // A gobbled one does not count.
        ("b4,-,-,-/-,-,-,-/-,-,-,-/w4,w3,w2b4,-", "1@d1", None),
        // Three are not enough, nor four of which one is the opponent's.
        ("b4,-,b4,-/-,-,-,-/-,-,b4,-/w4,w3,-,-", "2@d1", None),
        ("b4,-,-,-/-,-,-,-/-,-,-,-/w4,b4,w3,-", "2@d1", None),
    ];
    for (board, text, expected) in cases {
        assert_eq!(result(&after(&white_to_move(board, FREE), text)), expected, "{text} on {board}");
    }
    // Black wins just the same, and then nothing more can be done.
    let game = after(&black_to_move("-,-,-,b4/-,-,b3,-/-,b4,-,-/-,w4,-,w4", FREE), "4@a1");
    assert_eq!(result(&game), BLACK_LINE);
    assert_eq!((game.waiting(), game.points().to_vec()), (Waiting::Over, vec![-1, 1]));
    assert_eq!(game.standings().unwrap().ended_by[0].as_str(), "GBT-11");
}

#[test]
fn gbt_12_uncovering_the_opponents_line_loses_unless_it_is_broken_at_once() {
    let game = white_to_move("-,-,-,-/-,-,-,-/-,-,-,-/b4,b4,b3,b2w4", FREE);
    assert_eq!(result(&after(&game, "d1-d4")), WHITE_LIFTED);
    assert_eq!(result(&after(&game, "d1-d2")), WHITE_LIFTED);
    assert_eq!(result(&after(&game, "d1-c1")), None, "set down on the same line");
    assert_eq!(forbidden_by(&game, "d1-a1"), "GBT-07", "not larger than that one");
    // Any of the other three will do, as long as it is smaller.
    let game = white_to_move("b3,b3,b4,b2w4/-,-,-,-/-,-,-,-/-,-,-,b4", FREE);
    assert_eq!(result(&after(&game, "d4-a4")), None);
    assert_eq!(result(&after(&game, "d4-b4")), None);
    assert_eq!(after(&game, "d4-a2").standings().unwrap().ended_by[0].as_str(), "GBT-12");
    // What is uncovered has to complete a line: here it is White's own, or one of the four is missing.
    for board in ["-,-,-,-/-,-,-,-/-,-,-,-/b4,b4,b3,w3w4", "-,-,-,-/-,-,-,-/-,-,-,-/b4,-,b3,b2w4"] {
        assert_eq!(result(&after(&white_to_move(board, FREE), "d1-d4")), None, "{board}");
    }
}

/// A full board; the smallest white gobblet, on d1, can go nowhere.
const FULL: &str = "w4,w4,b4,b4/b4,b3,w4,w3/w3,w2,b3,b3/b2,b1,w3,w1";

#[test]
fn gbt_13_a_touched_gobblet_must_be_played() {
    let game = after(&start(STRICT), "4@a1 4@b2 a1");
    for text in ["4@d4", "a1", "b2", "a1-d4"] {
        assert_eq!(forbidden_by(&game, text), "GBT-13", "{text}");
    }
    assert_eq!(game.legal_actions(WHITE).len(), 14, "everywhere but on a1 and on b2");
    assert!(game.legal_actions(WHITE).iter().all(|action| action.to_string().starts_with('-')));
    // One that cannot be played loses.
    let game = white_to_move(FULL, STRICT);
    let lost = after(&game, "d1");
    assert_eq!(result(&lost), WHITE_STUCK);
    assert_eq!(lost.standings().unwrap().ended_by[0].as_str(), "GBT-13");
    assert_eq!(lost.points().to_vec(), [-1, 1]);
    assert_eq!(result(&after(&game, "b2")), None, "the next size can gobble the smallest ones");
    // With free touch it just has no move.
    let free = white_to_move(FULL, FREE);
    assert!(!free.legal_actions(WHITE).iter().any(|action| action.to_string().starts_with("d1-")));
}

#[test]
fn gbt_14_repeating_the_same_moves_draws_and_so_does_agreement() {
    // Both go to and fro: the third time, that is a draw.
    let game = after(&start(FREE), "4@a1 4@d4");
    let game = after(&game, "a1-b1 d4-c4 b1-a1 c4-d4 a1-b1 d4-c4 b1-a1");
    assert_eq!(result(&game), None);
    let game = after(&game, "c4-d4");
    assert_eq!(result(&game), REPEATED);
    assert_eq!((game.points().to_vec(), game.standings().unwrap().places.to_vec()), (vec![0, 0], vec![1, 1]));
    // An agreement is a result of the table.
    let agreed = End { how: EndKind::Agreed, seat: None, points: vec![0, 0], places: vec![1, 1], ended_by: vec![] };
    ended_at_the_table(agreed.clone());
    assert!(replay_with(End { places: vec![1, 2], ..agreed }).is_err(), "an agreement has no winner");
}

/// A record that breaks off after two turns with this result is a good one.
fn ended_at_the_table(end: End) {
    let replayed = replay_with(end).unwrap();
    assert_eq!(replayed.ending(), None, "by its own rules the game would go on");
}

/// Two turns and this result, replayed.
fn replay_with(end: End) -> Result<Gobblet, underhill_core::RecordError> {
    let mut game = start(FREE);
    let mut record = Record::new(&game, Vec::new());
    for (seat, text) in [(WHITE, "4@a1"), (BLACK, "4@d4")] {
        let step = Step::one(seat, action(text));
        game.play(&step, &mut ()).unwrap();
        record.push::<Gobblet>(&step);
    }
    record.end = Some(end);
    let read = Record::from_line(&record.to_line()).unwrap();
    Replay::<Gobblet>::new(&read).unwrap().finish()
}

#[test]
fn gbt_15_with_empty_stacks_one_goes_on_by_moving() {
    let game = white_to_move("w1w2w3w4,-,-,b4/-,w1w2w3w4,-,-/-,-,-,-/-,-,w1w2w3w4,b3", FREE);
    for size in 1..=4 {
        assert_eq!(forbidden_by(&game, &format!("{size}@a1")), "GBT-15");
    }
    // Three large gobblets, and all squares but those three and Black's large one.
    assert_eq!(game.legal_actions(WHITE).len(), 3 * 12);
    assert!(allowed(&game, "a4-a1"));
}

#[test]
fn gbt_16_running_out_of_time_loses() {
    let end = End { how: EndKind::Time, seat: Some(BLACK), points: vec![1, -1], places: vec![1, 2], ended_by: vec![] };
    ended_at_the_table(end.clone());
    assert!(replay_with(End { seat: Some(WHITE), ..end }).is_err(), "whoever runs out of time does not win");
}

#[test]
fn every_ending_names_its_rule() {
    let rules = [EndReason::Line, EndReason::Lift, EndReason::StuckTouch, EndReason::Repetition, EndReason::TurnLimit]
        .map(EndReason::rule);
    assert_eq!(rules.map(|rule| rule.as_str()), ["GBT-11", "GBT-12", "GBT-13", "GBT-R7", "GBT-R12"]);
    assert!(rules.iter().all(|rule| Gobblet::rule_book().get(rule.as_str()).is_some()));
}
