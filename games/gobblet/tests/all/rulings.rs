//! The rulings, one after the other, and the options.

use gobblet::{
    Action, Board, Colour, EndReason, Ending, Gobblet, LINES, Options, Position, Setup, SetupError, Size, Square,
    Squares, Stacks, TURN_LIMIT, Touch,
};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use underhill_core::{
    End, EndKind, Game, Luck, OptionsError, Record, Replay, RuleId, Seats, Step, Waiting, play_out, random_step,
};

use crate::common::*;

#[test]
fn gbt_r1_three_in_a_line_are_any_three_of_its_four_squares() {
    for (board, target) in [
        ("-,-,-,-/-,-,-,-/-,-,-,-/b4,b3,-,b4", "4@b1"),
        ("-,-,-,-/-,-,-,-/-,-,-,-/b3,-,b4,b4", "4@a1"),
        // The fourth square may hold a gobblet of the one or the other.
        ("-,-,-,-/-,-,-,-/-,-,-,-/b4,b4,w4,b3", "4@d1"),
        ("b3,-,-,-/w4,-,-,-/b4,-,-,-/b4,-,-,-", "4@a4"),
        ("b4,-,-,-/b3w4,-,-,-/b4,-,-,-/b3,-,-,-", "4@a1"),
    ] {
        assert!(allowed(&white_to_move(board, FREE), target), "{target} on {board}");
    }
    // So it is on all ten lines, whichever square is left out.
    for (line, gap) in LINES.iter().flat_map(|line| line.iter().map(move |gap| (line, gap))) {
        let mut words = ["-"; 16];
        let three: Vec<Square> = line.iter().filter(|&square| square != gap).collect();
        for (square, word) in three.iter().zip(["b3", "b4", "b4"]) {
            words[square.index()] = word;
        }
        let board = [12, 8, 4, 0].map(|at| words[at..at + 4].join(",")).join("/");
        assert!(allowed(&white_to_move(&board, FREE), &format!("4@{}", three[0])), "{board}");
    }
    // Three side by side that are in no line of four.
    let game = white_to_move("-,b3,-,-/-,-,b4,-/-,-,-,b4/-,-,-,-", FREE);
    assert_eq!(forbidden_by(&game, "4@b4"), "GBT-05");
}

#[test]
fn gbt_r2_a_new_gobblet_never_gobbles_ones_own() {
    // Black threatens to complete the first row on d1; White may not even cover their own d1.
    let game = white_to_move("w4,-,-,-/w3,-,-,-/w2,-,-,-/b4,b4,b4,w1", FREE);
    for text in ["4@a3", "4@a2", "4@d1"] {
        assert_eq!(forbidden_by(&game, text), "GBT-R2", "{text}");
    }
}

#[test]
fn gbt_r3_a_gobblet_is_not_set_down_where_it_was_lifted() {
    let game = after(&start(FREE), "4@a1 4@d4");
    assert_eq!(forbidden_by(&game, "a1-a1"), "GBT-R3");
    let game = after(&start(STRICT), "4@a1 4@d4 a1");
    assert_eq!(forbidden_by(&game, "-a1"), "GBT-R3");
}

/// Black has the first row, but for White's gobblet over d1.
const COVERED_LINE: &str = "-,-,-,-/-,-,-,-/-,-,-,-/b4,b4,b3,b2w4";

#[test]
fn gbt_r4_a_losing_lift_is_listed_and_ends_the_game() {
    let game = white_to_move(COVERED_LINE, FREE);
    let lifts = "d1-c1 d1-a2 d1-b2 d1-c2 d1-d2 d1-a3 d1-b3 d1-c3 d1-d3 d1-a4 d1-b4 d1-c4 d1-d4";
    let listed: Vec<String> = game.legal_actions(WHITE).iter().map(Action::to_string).collect();
    assert_eq!(listed.join(" ").split_once(" d1").unwrap().1, lifts.strip_prefix("d1").unwrap());
    for text in lifts.split(' ').skip(1) {
        assert_eq!(result(&after(&game, text)), WHITE_LIFTED, "{text}");
        let warning = game.caution(WHITE, &action(text)).map(RuleId::as_str);
        assert_eq!(warning, Some("GBT-12"), "{text} is warned about where covered gobblets are shown");
    }
    assert_eq!(game.caution(WHITE, &action("d1-c1")), None, "setting it down on that line loses nothing");
    assert_eq!(game.caution(BLACK, &action("d1-d4")), None);
    // Where they are hidden, a warning would tell what is covered.
    let hidden = after(&white_to_move(COVERED_LINE, HIDDEN), "d1");
    assert_eq!(hidden.caution(WHITE, &action("-d4")), None);
}

#[test]
fn gbt_r5_breaking_the_opposing_line_comes_before_ones_own() {
    // Set down on Black's line, completing column c: Black's line is broken and White wins.
    let game = white_to_move("-,-,w4,-/-,-,w4,-/-,-,w3,-/b4,b4,b3,b2w4", FREE);
    assert_eq!(result(&after(&game, "d1-c1")), WHITE_LINE);
    // Completing the fourth row instead leaves Black's line standing: White loses.
    let game = white_to_move("w4,w4,w3,-/-,-,-,-/-,-,-,-/b4,b4,b3,b2w4", FREE);
    let lost = after(&game, "d1-d4");
    assert_eq!(result(&lost), WHITE_LIFTED);
    assert_eq!(lost.position().board().seen(Colour::White).full_lines().to_string(), "a4 b4 c4 d4");
}

#[test]
fn gbt_r6_two_uncovered_lines_cannot_both_be_broken() {
    let game = white_to_move("-,-,-,b3/-,-,-,b3/-,-,-,b4/b4,b4,b3,b2w4", FREE);
    let lifts: Vec<Action> = game
        .legal_actions(WHITE)
        .into_iter()
        .filter(|action| matches!(action, Action::Move { from, .. } if from.to_string() == "d1"))
        .collect();
    assert!(lifts.contains(&action("d1-c1")) && lifts.contains(&action("d1-d4")));
    for lift in lifts {
        assert_eq!(result(&after(&game, &lift.to_string())), WHITE_LIFTED, "{lift}");
    }
}

/// Four turns after which everything stands where it stood.
const ROUND: &str = "a1-b1 d4-c4 b1-a1 c4-d4";

#[test]
fn gbt_r7_the_third_time_a_position_stands_is_a_draw() {
    let game = after(&start(FREE), "4@a1 4@d4");
    assert_eq!(game.standing(), 1);
    let game = after(&game, ROUND);
    assert_eq!((game.standing(), result(&game)), (2, None));
    assert_eq!(result(&after(&game, ROUND)), REPEATED);
    // A game set up from a position counts that position.
    let game = white_to_move("-,-,-,b4/-,-,-,-/-,-,-,-/w4,-,-,-", FREE);
    assert_eq!(result(&after(&game, &[ROUND, ROUND].join(" "))), REPEATED);
    // Any position, not only that of the start, and by whatever way: here the one after White's first move.
    let game = after(&start(FREE), "4@a1 4@d4 a1-b1 d4-c4 b1-c1 c4-d4 c1-b1 d4-d3 b1-c1 d3-d4");
    assert_eq!((game.standing(), result(&game)), (2, None));
    assert_eq!(result(&after(&game, "c1-b1")), REPEATED);
    // A new gobblet makes everything before it count no more.
    let game = after(&after(&start(FREE), "4@a1 4@d4"), &format!("{ROUND} 4@c2 4@b3 {ROUND}"));
    assert_eq!((game.standing(), result(&game)), (2, None));
    assert_eq!(game.earlier().count(), 4);
}

#[test]
fn gbt_r7_the_same_player_must_be_to_move() {
    // Each goes round once in an odd number of moves: the board of the start comes back with the other one to move.
    let game = white_to_move("-,-,-,b4/-,-,-,-/-,-,-,-/w4,-,-,-", FREE);
    let mut game = after(&game, "a1-b1 d4-c4 b1-c1 c4-d4 c1-a1");
    assert_eq!(game.position().board(), position("-,-,-,b4/-,-,-,-/-,-,-,-/w4,-,-,-", Colour::White).board());
    assert_eq!(game.standing(), 1);
    // And once more, so that it has stood twice with White to move and twice with Black: still no draw.
    play(&mut game, "d4-c4 a1-b1 c4-b4 b1-a1 b4-d4");
    assert_eq!((game.standing(), result(&game)), (2, None));
    play(&mut game, "a1-b1 d4-d3 b1-c1 d3-d4 c1-a1");
    assert_eq!((game.standing(), result(&game)), (2, None));
    // Nor is it the same position if the players have changed places.
    let game = white_to_move("-,-,-,b4/-,-,-,-/-,-,-,-/w4,-,-,-", FREE);
    assert_eq!(after(&game, "a1-b1 d4-a1 b1-d4").standing(), 1);
}

#[test]
fn gbt_r7_covered_gobblets_are_part_of_a_position() {
    // Black's smallest gobblet wanders from under a1 to under b1 and then c1, while what is seen comes back each time.
    let game = white_to_move("-,-,-,b4/-,-,-,b3/-,-,-,b2/b1w4,w4,w4,-", FREE);
    let seen = game.position().board().tops();
    let once = after(&game, "a1-a2 d4-c4 b1-b2 a1-b1 b2-b1 c4-b4 a2-a1 b4-d4");
    assert_eq!(once.position().board().tops(), seen);
    let twice = after(&once, "b1-b2 d4-c4 c1-c2 b1-c1 c2-c1 c4-b4 b2-b1 b4-d4");
    assert_eq!(twice.position().board().tops(), seen);
    assert_eq!((twice.standing(), result(&twice)), (1, None));
}

#[test]
fn gbt_r7_nothing_is_counted_while_a_gobblet_is_in_the_air() {
    let round = "a1 -b1 d4 -c4 b1 -a1 c4 -d4";
    let game = after(&start(STRICT), &format!("4@a1 4@d4 {round} a1 -b1 d4 -c4 b1 -a1"));
    assert_eq!(result(&game), None);
    assert_eq!(result(&after(&game, "c4")), None);
    assert_eq!(result(&after(&game, "c4 -d4")), REPEATED);
    // Without that draw the game goes on.
    let game = after(&start(ENDLESS), &["4@a1 4@d4", ROUND, ROUND, ROUND, ROUND].join(" "));
    assert_eq!((result(&game), game.standing()), (None, 1));
}

#[test]
fn gbt_r8_some_legal_move_always_exists() {
    // Black has all twelve on twelve squares, White nothing yet.
    let game = white_to_move("b4,-,b4,b4/b3,b3,b3,-/b2,b2,-,b2/-,b1,b1,b1", FREE);
    assert!(["4@a1", "4@c2", "4@d3", "4@b4"].iter().all(|text| allowed(&game, text)));
    // All six large ones are on the board and everything else is full: any large one still moves.
    let game = white_to_move("w4,w4,b4,b4/b4,b3,w4,w3/w3,w2,b3,b3/b2,b1,w3,w1", FREE);
    assert_eq!(game.legal_actions(WHITE).iter().filter(|action| action.to_string().starts_with("a4-")).count(), 10);
    // And whatever else can be set up.
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(8);
    let positions: Vec<Position> = (0..5_000).filter_map(|_| any_position(&mut luck)).collect();
    assert!(positions.len() > 2_000, "{}", positions.len());
    for position in positions {
        for touch in [Touch::Free, Touch::Strict] {
            assert!(position.count(touch) > 0, "{position}");
        }
        let large = position.my_visible().of_size(Size::Four);
        assert_eq!(large, position.mine().of_size(Size::Four));
        let can_move = !position.landings().of_size(Size::Four).is_empty();
        assert!(can_move && (!large.is_empty() || position.shows(Size::Four)), "{position}");
    }
}

/// Gobblets strewn about as the stacks allow; none if a line of four has come about.
fn any_position(luck: &mut impl Luck) -> Option<Position> {
    let mut boards = Vec::new();
    let mut taken = [Squares::NONE; 4];
    for _ in Colour::BOTH {
        let (mut squares, mut most) = ([Vec::new(), Vec::new(), Vec::new(), Vec::new()], 3);
        for size in (0..4).rev() {
            most = luck.below(most + 1).max(luck.below(most + 1));
            while squares[size].len() < most as usize {
                let square = Square::new(luck.below(16) as usize).unwrap();
                if !taken[size].contains(square) {
                    taken[size] = taken[size].or(Squares::only(square));
                    squares[size].push(square);
                }
            }
        }
        boards.push(squares);
    }
    let mut text = [const { String::new() }; 16];
    for (size, square) in (0..4).flat_map(|size| Square::all().map(move |square| (size, square))) {
        for (letter, squares) in ["w", "b"].iter().zip(&boards) {
            if squares[size].contains(&square) {
                text[square.index()] += &format!("{letter}{}", size + 1);
            }
        }
    }
    let words: Vec<&str> = text.iter().map(|word| if word.is_empty() { "-" } else { word }).collect();
    let board: Board = [12, 8, 4, 0].map(|at| words[at..at + 4].join(",")).join("/").parse().unwrap();
    let stacks = |colour| Stacks::left_by(board.of(colour)).unwrap();
    let side = Colour::BOTH[luck.below(2) as usize];
    let setup = Setup { board, side, white: stacks(Colour::White), black: stacks(Colour::Black), air: None };
    setup.validate().ok()
}

#[test]
fn gbt_r9_white_the_first_seat_starts() {
    let game = start(FREE);
    assert_eq!(game.waiting(), Waiting::Decide(Seats::only(WHITE)));
    assert_eq!(game.position().side(), Colour::White);
    assert_eq!((Colour::White.seat(), Colour::Black.seat()), (WHITE, BLACK));
    assert_eq!(game.position().to_string(), "-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- w w:4,4,4 b:4,4,4");
}

#[test]
fn gbt_r10_equal_stacks_give_one_action() {
    // Three stacks show a large gobblet, and still there is one way to put one on each square.
    let mut actions = start(FREE).legal_actions(WHITE);
    assert_eq!(actions.len(), 16);
    actions.dedup();
    assert_eq!(actions.len(), 16);
    // Whichever stack it came from, the stacks are the same afterwards.
    let game = after(&start(FREE), "4@a1 4@d4 4@b1 4@d3 3@c1");
    assert_eq!(game.position().stacks(Colour::White), Stacks([4, 3, 2]));
    let game = after(&start(FREE), "4@a1 4@d4 3@c1 4@d3 4@b1");
    assert_eq!(game.position().stacks(Colour::White), Stacks([4, 3, 2]));
}

#[test]
fn gbt_r11_strict_touch_lifts_first_and_lands_after() {
    let game = white_to_move(COVERED_LINE, STRICT);
    assert_eq!(forbidden_by(&game, "d1-c1"), "GBT-R11");
    assert_eq!(forbidden_by(&game, "-c1"), "GBT-R11");
    assert_eq!(forbidden_by(&game, "a1"), "GBT-07", "not one's own");
    assert_eq!(forbidden_by(&game, "a3"), "GBT-07", "nothing there");
    // The lift shows Black's line to all; the game is not over, and all landings are open, saving or not.
    let mut lifted = game.clone();
    let mut events = Vec::new();
    lifted.play(&Step::one(WHITE, action("d1")), &mut events).unwrap();
    assert_eq!(
        events[0].to_string(),
        "seat 0 lifts a white gobblet of size 4 from d1 and uncovers a black gobblet of size 2"
    );
    assert_eq!((events.len(), result(&lifted), lifted.turns()), (1, None, game.turns()));
    assert_eq!(lifted.waiting(), Waiting::Decide(Seats::only(WHITE)));
    assert_eq!(lifted.legal_actions(WHITE).len(), 13);
    assert_eq!(result(&after(&lifted, "-c1")), None);
    assert_eq!(result(&after(&lifted, "-d4")), WHITE_LIFTED);
    assert_eq!(after(&lifted, "-c1").turns(), game.turns() + 1);
    // With free touch there is nothing but whole moves.
    let free = white_to_move(COVERED_LINE, FREE);
    assert_eq!(forbidden_by(&free, "d1"), "GBT-R11");
    assert_eq!(forbidden_by(&free, "-c1"), "GBT-R11");
    assert_eq!(forbidden_by(&free, "a1"), "GBT-07", "not one's own, which is told before how to move");
    assert_eq!(forbidden_by(&free, "a3"), "GBT-07", "nothing there");
}

/// By turns, strict play is free play and the touches of stuck gobblets.
#[test]
fn gbt_r11_strict_play_is_free_play_and_the_touches_of_stuck_gobblets() {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(11);
    let mut positions: Vec<Position> = (0..100).filter_map(|_| any_position(&mut luck)).collect();
    // Here the smallest ones of both players are stuck.
    const FULL: &str = "w4,w4,b4,b4/b4,b3,w4,w3/w3,w2,b3,b3/b2,b1,w3,w1";
    positions.extend(Colour::BOTH.map(|side| position(FULL, side)));
    for _ in 0..100 {
        let mut game = start(FREE);
        while let Some(step) = random_step(&game, &mut luck) {
            if luck.below(5) == 0 {
                positions.push(*game.position());
            }
            game.apply_unchecked(&step, &mut ());
        }
    }
    let mut stuck = 0;
    for position in positions {
        let (free, strict) = [FREE, STRICT].map(|options| Gobblet::from_position(&position, &options).unwrap()).into();
        let seat = position.side().seat();
        let mut turns = Vec::new();
        for action in strict.legal_actions(seat) {
            let Action::Touch(from) = action else {
                turns.push(action);
                continue;
            };
            let lifted = after(&strict, &action.to_string());
            let landings = lifted.legal_actions(seat);
            if landings.is_empty() {
                let winner = Some(position.side().other());
                assert_eq!(lifted.ending(), Some(Ending { winner, reason: EndReason::StuckTouch }));
                assert_eq!(lifted.turns(), strict.turns() + 1, "that was the turn");
                stuck += 1;
            }
            for landing in landings {
                let Action::Land(to) = landing else { panic!("{landing}") };
                turns.push(Action::Move { from, to });
                let (one, two) = (after(&lifted, &landing.to_string()), after(&free, &format!("{from}-{to}")));
                assert_eq!((one.position(), one.ending()), (two.position(), two.ending()));
            }
        }
        assert_eq!(turns, free.legal_actions(seat), "{position}");
    }
    assert!(stuck >= 2, "{stuck}");
}

/// The same game, as if so many turns had been played.
fn with_turns(game: &Gobblet, turns: u32) -> Gobblet {
    let mut stored = serde_json::to_value(game).unwrap();
    stored["turns"] = turns.into();
    serde_json::from_value(stored).unwrap()
}

#[test]
fn gbt_r12_after_five_hundred_turns_the_game_is_drawn() {
    assert_eq!(TURN_LIMIT, 500);
    let mut game = after(&start(ENDLESS), "4@a1 4@d4");
    while game.turns() < 498 {
        play(&mut game, ROUND);
    }
    play(&mut game, "a1-b1");
    assert_eq!((game.turns(), result(&game)), (499, None));
    let drawn = after(&game, "4@d2");
    assert_eq!(result(&drawn), Some((None, EndReason::TurnLimit)));
    assert_eq!(drawn.standings().unwrap().ended_by[0].as_str(), "GBT-R12");
    assert_eq!(drawn.points().to_vec(), [0, 0]);
    // Also where repetition is a draw, and a touch is not a turn.
    let game = with_turns(&black_to_move("-,-,-,b4/-,-,-,-/-,-,-,-/w4,-,-,-", STRICT), 499);
    assert_eq!(result(&after(&game, "d4")), None);
    assert_eq!(result(&after(&game, "d4 -d3")), Some((None, EndReason::TurnLimit)));
    // A line made with the last turn wins.
    let game = with_turns(&black_to_move("-,-,-,b4/-,-,-,b4/-,-,-,b4/w4,w4,-,-", FREE), 499);
    assert_eq!(result(&after(&game, "3@d1")), BLACK_LINE);
}

#[test]
fn gbt_r13_agreement_resignation_and_time_are_not_actions() {
    for word in ["agree", "draw", "resign", "time", "draw?", "="] {
        assert!(word.parse::<Action>().is_err(), "{word}");
    }
    let game = after(&start(FREE), "4@a1");
    let mut record = Record::new(&game, Vec::new());
    record.push::<Gobblet>(&Step::one(WHITE, action("4@a1")));
    for (how, seat, places, valid) in [
        (EndKind::Agreed, None, [1, 1], true),
        (EndKind::Agreed, None, [1, 2], false),
        (EndKind::Resigned, Some(BLACK), [1, 2], true),
        (EndKind::Resigned, Some(BLACK), [2, 1], false),
        (EndKind::Resigned, Some(BLACK), [1, 1], false),
        (EndKind::Resigned, None, [1, 2], false),
        (EndKind::Time, Some(WHITE), [2, 1], true),
        (EndKind::Time, Some(WHITE), [1, 2], false),
        (EndKind::Played, None, [1, 2], false),
    ] {
        record.end = Some(End { how, seat, points: vec![0, 0], places: places.to_vec(), ended_by: vec![] });
        let replayed = Replay::<Gobblet>::new(&record).unwrap().finish();
        assert_eq!(replayed.is_ok(), valid, "{how:?} {places:?}");
    }
}

#[test]
fn gbt_r14_impossible_positions_are_refused() {
    let check = |text: &str, expected: Option<&str>| {
        let setup: Setup = text.parse().unwrap();
        assert_eq!(setup.to_string(), text);
        let refused = setup.validate().map_err(|error| error.to_string());
        assert_eq!(refused.as_ref().err().map(String::as_str), expected, "{text}");
        match text.parse::<Position>() {
            Ok(position) => assert_eq!(position.to_string(), text),
            Err(error) => assert!(error.to_string().contains("(GBT-R14)"), "{error}"),
        }
    };
    let empty = "-,-,-,-/-,-,-,-/-,-,-,-";
    check(&format!("{empty}/w4,w4,w4,- w w:3,3,3 b:4,4,4"), None);
    check(&format!("{empty}/w4,w4,w4,w3 w w:3,3,2 b:4,4,4"), Some("white already has a line of four on a1 b1 c1 d1"));
    check(
        "-,-,-,b4/-,-,b4,-/-,b3,-,-/b4,-,-,- w w:4,4,4 b:3,3,2",
        Some("black already has a line of four on a1 b2 c3 d4"),
    );
    check(
        &format!("{empty}/w4,-,-,- w w:4,4,4 b:4,4,4"),
        Some("white's stacks should show 4,4,3, as follows from the board, not 4,4,4"),
    );
    let impossible = |colour: &str| {
        format!("{colour}'s gobblets on the board cannot have come from three stacks, each from the largest down")
    };
    check(&format!("{empty}/w3,-,-,- w w:4,4,2 b:4,4,4"), Some(&impossible("white")));
    check("b4,-,-,-/-,b4,-,-/-,-,b4,-/-,b4,-,- w w:4,4,4 b:3,3,3", Some(&impossible("black")));
    // With a gobblet in the air.
    check(&format!("{empty}/w4,b4,-,- w w:4,4,3 b:4,4,3 ^a1"), None);
    let nobodys = |square: &str| {
        format!("the gobblet in the air must be a visible one of the side to move, and {square} has none")
    };
    check(&format!("{empty}/w4,b4,-,- w w:4,4,3 b:4,4,3 ^b1"), Some(&nobodys("b1")));
    check(&format!("{empty}/w4,b4,-,- w w:4,4,3 b:4,4,3 ^c1"), Some(&nobodys("c1")));
    check(
        "w4,w4,b4,b4/b4,b3,w4,w3/w3,w2,b3,b3/b2,b1,w3,w1 w w:2,2,0 b:2,2,0 ^d1",
        Some("w1 from d1 cannot be in the air: it can be set down nowhere, so the touch ended the game"),
    );
    // Two of one size on one square cannot even be written, only built.
    let mut setup = Setup::from(&Position::START);
    setup.board.white = gobblet::Gobblets::only(Size::Four, Square::new(0).unwrap());
    setup.board.black = setup.board.white;
    assert!(matches!(setup.validate(), Err(SetupError::Overlap { .. })));
    // Nor does a game go on from a position that is decided.
    let decided = after(&white_to_move("b4,-,b4,-/-,-,-,-/-,-,b4,-/w4,w3,w2,-", FREE), "1@d1");
    assert!(Gobblet::from_position(decided.position(), &FREE).is_err());
    let lifted = after(&white_to_move(COVERED_LINE, STRICT), "d1");
    assert!(Gobblet::from_position(lifted.position(), &FREE).is_err(), "in the air, but touch is free");
    assert!(Gobblet::from_position(lifted.position(), &STRICT).is_ok());
}

#[test]
fn hidden_gobblets_require_strict_touch() {
    let guess = Options { touch: Touch::Free, ..HIDDEN };
    let Err(OptionsError::Refused(reason)) = Gobblet::new(2, &guess) else { panic!("accepted") };
    assert!(reason.starts_with("memory=none requires touch=strict: "), "{reason}");
    assert!(Gobblet::from_position(&Position::START, &guess).is_err());
    assert!(Gobblet::new(2, &HIDDEN).is_ok());
    for seats in [0, 1, 3, 4] {
        assert!(matches!(Gobblet::new(seats, &FREE), Err(OptionsError::Seats { .. })));
    }
}

#[test]
fn options_are_set_by_name() {
    use underhill_core::Options as _;
    let mut options = Options::default();
    for (name, value) in [("touch", "strict"), ("repetition_draw", "false"), ("memory", "none")] {
        options.set(name, value).unwrap();
    }
    assert_eq!(options, Options { repetition_draw: false, ..HIDDEN });
    assert_eq!(
        serde_json::to_string(&options).unwrap(),
        r#"{"touch":"strict","repetition_draw":false,"memory":"none"}"#
    );
    assert!(options.set("touch", "loose").is_err());
    assert_eq!(Options::default(), FREE);
    for spec in Options::SPECS {
        let mut options = HIDDEN;
        options.set(spec.name, spec.default).unwrap();
        let (now, default) = (serde_json::to_value(options).unwrap(), serde_json::to_value(FREE).unwrap());
        assert_eq!(now[spec.name], default[spec.name]);
    }
}

#[test]
fn whatever_is_played_the_game_ends_in_time() {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(1);
    for options in [FREE, ENDLESS, STRICT, HIDDEN] {
        for _ in 0..50 {
            let mut game = start(options);
            play_out(&mut game, &mut luck, &mut ());
            assert!(game.turns() <= game.turn_bound());
            assert!(random_step(&game, &mut luck).is_none());
        }
    }
}
