//! What is written and read: actions, positions, whole games, and the reasons for refusing any of them.

use gobblet::{Action, Board, Colour, Gobblet, Illegal, Options, Outcome, Piece, Position, Setup, Square, Stacks};
use proptest::prelude::*;
use serde_json::{Value, json};
use underhill_core::{Game, ILLEGAL, Illegal as _, write_told};

use crate::common::*;

#[test]
fn actions_print_as_they_are_read() {
    for text in ["4@b2", "1@d4", "b2-c3", "a1-a1", "b2", "-c3"] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    // Capital letters are understood.
    for (typed, meant) in [("4@B2", "4@b2"), ("B2-c3", "b2-c3"), ("D4", "d4"), ("-A1", "-a1")] {
        assert_eq!(typed.parse::<Action>().unwrap(), action(meant));
    }
    for text in ["", "-", "@", "5@a1", "0@a1", "44@a1", "4@e1", "4@a5", "4@", "a1-", "a1-b2-c3", "a1 -b2", " a1", "é1"]
    {
        let error = text.parse::<Action>().unwrap_err().to_string();
        assert!(error.contains("cannot be read"), "{error}");
    }
    assert!("heads".parse::<Outcome>().is_err());
}

#[test]
fn positions_print_as_they_are_read() {
    let text = "-,-,-,b4/-,w1b3,-,-/-,-,w4,-/w4,w3,w2,- w w:4,3,0 b:4,4,2 ^c2";
    assert_eq!(text.parse::<Position>().unwrap().to_string(), text);
    for (text, problem) in [
        ("", "a square is - or its gobblets"),
        ("-,-,-,-", "four ranks"),
        ("-,-,-,-/-,-,-,-/-,-,-,- w w:4,4,4 b:4,4,4", "four ranks"),
        ("-,-,-/-,-,-,-/-,-,-,-/-,-,-,- w w:4,4,4 b:4,4,4", "a rank has four squares"),
        ("-,-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- w w:4,4,4 b:4,4,4", "only four squares"),
        ("-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,-/- w w:4,4,4 b:4,4,4", "only four ranks"),
        ("w,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- w w:4,4,4 b:4,4,4", "from bottom to top"),
        ("w4w4,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- w w:4,4,4 b:4,4,4", "grow larger"),
        ("w4b3,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- w w:4,4,4 b:4,4,4", "grow larger"),
        ("é,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- w w:4,4,4 b:4,4,4", "from bottom to top"),
        ("x1,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- w w:4,4,4 b:4,4,4", "a gobblet is w or b"),
        ("-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,-", "the side to move"),
        ("-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- x w:4,4,4 b:4,4,4", "the side to move"),
        ("-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- w b:4,4,4 w:4,4,4", "White's stacks"),
        ("-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- w w:4,4,4", "come Black's"),
        ("-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- w w:3,4,4 b:4,4,4", "descending order"),
        ("-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- w w:5,4,4 b:4,4,4", "descending order"),
        ("-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- w w:4,4,4 b:4,4,4 b2", "for instance ^b2"),
        ("-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- w w:4,4,4 b:4,4,4 ^e2", "a square is"),
        ("-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- w w:4,4,4 b:4,4,4 ^b2 ^b3", "nothing comes after"),
    ] {
        let error = text.parse::<Setup>().unwrap_err().to_string();
        assert!(error.contains(problem), "{text}: {error}");
    }
}

/// What can be read from a text prints as that text, but for capitals; an action is one exactly if it has the form of one.
fn says_what_was_typed(text: &str) -> Result<(), TestCaseError> {
    let is_square = |word: &str| matches!(word.as_bytes(), [b'a'..=b'd' | b'A'..=b'D', b'1'..=b'4']);
    let is_action = match (text.split_once('@'), text.split_once('-')) {
        (Some((size, at)), _) => ["1", "2", "3", "4"].contains(&size) && is_square(at),
        (None, Some((from, to))) => (from.is_empty() || is_square(from)) && is_square(to),
        (None, None) => is_square(text),
    };
    let lower = text.to_ascii_lowercase();
    let action = text.parse::<Action>().ok().map(|action| action.to_string());
    prop_assert_eq!(action, is_action.then(|| lower.clone()), "`{}` as an action", text);
    let square = text.parse::<Square>().ok().map(|square| square.to_string());
    prop_assert_eq!(square, is_square(text).then(|| lower.clone()), "`{}` as a square", text);
    let read = [
        text.parse::<Board>().ok().map(|board| board.to_string()),
        text.parse::<Piece>().ok().map(|piece| piece.to_string()),
        text.parse::<Stacks>().ok().map(|stacks| stacks.to_string()),
        text.parse::<Setup>().ok().map(|setup| setup.to_string()),
        text.parse::<Position>().ok().map(|position| position.to_string()),
    ];
    for read in read.into_iter().flatten() {
        prop_assert_eq!(read, lower.clone());
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn nothing_is_read_from_what_is_typed_but_what_it_says(
        text in "[-a-eA-E0-5@,/ wb:^é]{0,24}",
        short in "[-a-eA-E0-5@,wb^é]{1,3}",
        stacks in "[0-5],[0-5],[0-5],?",
    ) {
        for text in [text, short, stacks] {
            says_what_was_typed(&text)?;
        }
    }

    #[test]
    fn a_position_with_a_slip_of_the_pen_is_refused_or_another(at in 0usize..70, letter in "[-a-dwb0-5,/ :^é]?") {
        let mut text = "-,-,-,b4/-,w1b3,-,-/-,-,w4,-/w4,w3,w2,- w w:4,3,0 b:4,4,2 ^c2".to_owned();
        let at = at.min(text.len() - 1);
        text.replace_range(at..=at, &letter);
        says_what_was_typed(&text)?;
        // Whatever stands on the board, the stacks have to fit.
        if let Ok(position) = text.parse::<Position>() {
            let setup: Setup = text.parse().unwrap();
            prop_assert_eq!((setup.white, setup.black), (position.stacks(Colour::White), position.stacks(Colour::Black)));
        }
    }
}

/// One example of every reason an action can be refused for.
#[test]
fn every_refusal_says_which_rule_and_where() {
    const FULL: &str = "w4,w4,b4,b4/b4,b3,w4,w3/w3,w2,b3,b3/b2,b1,w3,w1";
    const THREE: &str = "-,-,-,-/-,-,-,-/-,-,w4,-/b4,b4,b3,-";
    const ALL_IN: &str = "w1w2w3w4,-,-,b4/-,w1w2w3w4,-,-/-,-,-,-/-,-,w1w2w3w4,b3";
    let over = after(&start(FREE), "4@a1 4@a4 4@b1 4@b4 4@c1 4@c4 3@d1");
    let air = after(&start(STRICT), "4@a1 4@d4 a1");
    let piece = |text: &str| text.parse::<Piece>().unwrap();
    let square = |text: &str| text.parse::<Square>().unwrap();
    let size = |number| gobblet::Size::new(number).unwrap();
    let cases: Vec<(Gobblet, &str, Illegal, &str)> = vec![
        (over, "4@d4", Illegal::Over, "GBT-04"),
        (start(FREE), "2@a1", Illegal::NotOnTop { size: size(2) }, "GBT-03"),
        (white_to_move(ALL_IN, FREE), "1@a1", Illegal::StacksEmpty, "GBT-15"),
        (after(&start(FREE), "4@a1"), "4@a1", Illegal::Taken { at: square("a1"), there: piece("w4") }, "GBT-05"),
        (white_to_move(THREE, FREE), "4@c2", Illegal::OwnGobblet { at: square("c2"), there: piece("w4") }, "GBT-R2"),
        (
            white_to_move(THREE, FREE),
            "3@c1",
            Illegal::NotLargerThanThree { size: size(3), at: square("c1"), there: piece("b3") },
            "GBT-06",
        ),
        (start(FREE), "a1-a2", Illegal::NothingThere { from: square("a1") }, "GBT-07"),
        (white_to_move(THREE, FREE), "a1-d4", Illegal::NotYours { from: square("a1"), there: piece("b4") }, "GBT-07"),
        (white_to_move(THREE, FREE), "c2-c2", Illegal::SameSquare { square: square("c2") }, "GBT-R3"),
        (
            white_to_move(FULL, FREE),
            "b2-a1",
            Illegal::NotSmaller { size: size(2), to: square("a1"), there: piece("b2") },
            "GBT-07",
        ),
        (air, "4@b2", Illegal::MustLand { from: square("a1") }, "GBT-13"),
        (white_to_move(THREE, STRICT), "c2-c3", Illegal::TouchFirst { from: square("c2") }, "GBT-R11"),
        (white_to_move(THREE, FREE), "c2", Illegal::MoveAtOnce { from: square("c2") }, "GBT-R11"),
        (start(FREE), "a1", Illegal::NothingThere { from: square("a1") }, "GBT-07"),
        (white_to_move(THREE, FREE), "a1", Illegal::NotYours { from: square("a1"), there: piece("b4") }, "GBT-07"),
        (white_to_move(THREE, STRICT), "-c3", Illegal::NothingInAir { to: square("c3") }, "GBT-R11"),
    ];
    for (game, text, expected, rule) in cases {
        let refused = refusal_of_anyone(&game, text);
        assert_eq!(refused, expected, "{text} on {}", game.position());
        assert_eq!(refused.rule().as_str(), rule);
        let message = refused.to_string();
        assert!(message.len() > 10 && !message.ends_with('.'), "{message}");
        assert!(write_told(ILLEGAL, &refused)["illegal"].is_string());
    }
    let out_of_turn = start(FREE).check(BLACK, &action("4@a1")).unwrap_err();
    assert_eq!(out_of_turn, Illegal::NotYourTurn { turn: WHITE });
    assert_eq!(out_of_turn.rule().as_str(), "GBT-04");
    assert_eq!(
        write_told(ILLEGAL, &Illegal::NotSmaller { size: size(2), to: square("a1"), there: piece("b2") }),
        json!({ "illegal": "not-smaller", "size": 2, "to": "a1", "there": "b2" })
    );
}

fn refusal_of_anyone(game: &Gobblet, text: &str) -> Illegal {
    game.check(game.position().side().seat(), &action(text)).unwrap_err()
}

#[test]
fn events_are_told_in_sentences() {
    let told = |game: &Gobblet, text: &str| {
        let (mut game, mut events) = (game.clone(), Vec::new());
        let seat = game.position().side().seat();
        game.play(&underhill_core::Step::one(seat, action(text)), &mut events).unwrap();
        events.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
    };
    let board = "-,-,-,-/-,-,-,-/-,-,w4,-/b4,b4,b3,b2w4";
    let (free, strict) = (white_to_move(board, FREE), white_to_move(board, STRICT));
    assert_eq!(told(&free, "4@a4"), "seat 0 brings in a white gobblet of size 4 on a4");
    assert_eq!(
        told(&free, "4@c1"),
        "seat 0 brings in a white gobblet of size 4 on c1 and gobbles a black gobblet of size 3"
    );
    assert_eq!(told(&free, "c2-c3"), "seat 0 moves a white gobblet of size 4 from c2 to c3");
    assert_eq!(
        told(&free, "d1-c1"),
        "seat 0 moves a white gobblet of size 4 from d1 to c1, uncovers a black gobblet of size 2 and gobbles a black \
         gobblet of size 3"
    );
    assert_eq!(
        told(&free, "d1-d4"),
        "seat 0 moves a white gobblet of size 4 from d1 to d4, uncovers a black gobblet of size 2; seat 1 wins: a lift \
         uncovered the winner's line of four, on a1 b1 c1 d1"
    );
    assert_eq!(told(&strict, "c2"), "seat 0 lifts a white gobblet of size 4 from c2 and uncovers nothing");
    assert_eq!(
        told(&after(&strict, "d1"), "-c1"),
        "seat 0 sets down a white gobblet of size 4 on c1 and gobbles a black gobblet of size 3"
    );
    let stuck = white_to_move("w4,w4,b4,b4/b4,b3,w4,w3/w3,w2,b3,b3/b2,b1,w3,w1", STRICT);
    assert_eq!(
        told(&stuck, "d1"),
        "seat 0 lifts a white gobblet of size 1 from d1 and uncovers nothing; seat 1 wins: a gobblet was touched that \
         cannot be set down anywhere"
    );
    let again = after(&start(FREE), "4@a1 4@d4 a1-b1 d4-c4 b1-a1 c4-d4 a1-b1 d4-c4 b1-a1");
    assert!(told(&again, "c4-d4").ends_with("; the game is drawn: the same position stands for the third time"));
}

#[test]
fn a_game_is_stored_in_the_players_words() {
    let game = after(&start(FREE), "4@a1 4@d4 a1-b1");
    assert_eq!(
        serde_json::to_value(&game).unwrap(),
        json!({
            "options": { "touch": "free", "repetition_draw": true, "memory": "help" },
            "position": "-,-,-,b4/-,-,-,-/-,-,-,-/-,w4,-,- b w:4,4,3 b:4,4,3",
            "earlier": ["-,-,-,b4/-,-,-,-/-,-,-,-/w4,-,-,- w w:4,4,3 b:4,4,3"],
            "turns": 3,
        })
    );
    let won = after(&start(FREE), "4@a1 4@a4 4@b1 4@b4 4@c1 4@c4 3@d1");
    let stored = serde_json::to_value(&won).unwrap();
    assert_eq!(stored["ending"], json!({ "winner": "white", "reason": "line" }));
    assert_eq!(serde_json::from_value::<Gobblet>(stored).unwrap(), won);
}

#[test]
fn games_that_cannot_have_been_are_refused() {
    let game = after(&start(FREE), "4@a1 4@d4 a1-b1 d4-c4 b1-a1 c4-d4");
    let check = |change: &dyn Fn(&mut Value), problem: &str| {
        let mut stored = serde_json::to_value(&game).unwrap();
        change(&mut stored);
        let error = serde_json::from_value::<Gobblet>(stored).unwrap_err().to_string();
        assert!(error.contains(problem), "{problem}: {error}");
    };
    check(&|stored| stored["turns"] = 7.into(), "it would be the other player's turn");
    check(&|stored| stored["turns"] = 4.into(), "white has had 2 turns, but needed 3");
    check(&|stored| stored["turns"] = 502.into(), "more than 500 turns");
    check(&|stored| stored["turns"] = 500.into(), "the last turn has been played");
    check(&|stored| stored["options"]["memory"] = "none".into(), "memory=none requires touch=strict");
    check(&|stored| stored["options"]["repetition_draw"] = false.into(), "only where repetition is a draw");
    check(&|stored| drop(stored["earlier"].as_array_mut().unwrap().remove(1)), "no move leads from");
    check(
        &|stored| {
            let earlier = stored["earlier"].as_array_mut().unwrap();
            let round = earlier.clone();
            (0..3).for_each(|_| earlier.extend(round.clone()));
            stored["turns"] = 18.into();
        },
        "stood for the third time",
    );
    check(
        &|stored| {
            let earlier = stored["earlier"].as_array_mut().unwrap();
            let round = earlier.clone();
            (0..200).for_each(|_| earlier.extend(round.clone()));
        },
        "a game ends after 500 turns",
    );
    check(
        &|stored| stored["position"] = "-,-,-,b4/-,-,-,-/-,-,-,-/w4,-,-,- w w:4,4,3 b:4,4,3 ^a1".into(),
        "a move is one action here",
    );
    check(
        &|stored| stored["position"] = "-,-,-,b4/-,-,-,-/-,-,-,-/w4,-,-,- w w:4,4,4 b:4,4,3".into(),
        "white's stacks should show",
    );
    check(&|stored| stored["ending"] = json!({ "winner": null, "reason": "repetition" }), "but it goes on");
    check(
        &|stored| {
            stored["position"] = "-,-,-,-/b4,b4,b4,-/-,-,-,-/w4,w4,w4,w3 b w:3,3,2 b:3,3,3".into();
            stored["earlier"] = json!([]);
            stored["turns"] = 7.into();
        },
        "the game is over (four in a line)",
    );
    check(&|stored| stored["luck"] = 1.into(), "unknown field");
    // What is good stays good.
    let stored = serde_json::to_value(&game).unwrap();
    assert_eq!(serde_json::from_value::<Gobblet>(stored).unwrap(), game);
    let stuck = after(&white_to_move("w4,w4,b4,b4/b4,b3,w4,w3/w3,w2,b3,b3/b2,b1,w3,w1", STRICT), "d1");
    let stored = serde_json::to_value(&stuck).unwrap();
    assert_eq!(serde_json::from_value::<Gobblet>(stored).unwrap(), stuck);
}

#[test]
fn the_rule_book_has_every_rule_once_and_in_order() {
    let book = Gobblet::rule_book();
    let ids: Vec<&str> = book.rules.iter().map(|rule| rule.id.as_str()).collect();
    let rules = (1..=16).map(|number| format!("GBT-{number:02}"));
    let rulings = (1..=14).map(|number| format!("GBT-R{number}"));
    assert_eq!(ids, rules.chain(rulings).collect::<Vec<_>>());
    for rule in &book.rules {
        assert_eq!(rule.is_ruling(), rule.why.is_some(), "{}", rule.id);
        assert!(!rule.title.is_empty() && rule.text.ends_with('.'), "{}", rule.id);
        assert!(!rule.text.contains("  ") && !rule.text.contains('\n'), "{}", rule.id);
    }
    // Every action the book gives as an example can be read.
    for text in ["4@b2", "b2-c3", "b2", "-c3"] {
        assert!(book.notation.contains(text) && text.parse::<Action>().is_ok());
    }
    let example = book.notation.lines().last().unwrap();
    assert!(example.parse::<Position>().is_ok(), "{:?}", example.parse::<Position>());
    assert_eq!(Options::default(), *start(FREE).options());
}
