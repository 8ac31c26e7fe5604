//! What is seen, remembered and imagined.

use std::collections::BTreeMap;

use gobblet::{Action, Colour, Gobblet, Options, Piece, Stacks, View};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::{Value, json};
use underhill_core::{Game, Memory, Seat, Sketch, Viewer};

use crate::common::*;

fn luck() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(5)
}

fn board(game: &Gobblet, memory: Memory) -> String {
    game.view(Viewer::Seat(BLACK), memory).board.to_string()
}

const STACKED: &str = "b4,-,-,-/-,w1b3w4,-,-/-,-,w3,-/w4,w2b4,w3,w2";

#[test]
fn the_table_shows_the_tops_and_memory_what_is_below() {
    let game = white_to_move(STACKED, FREE);
    assert_eq!(board(&game, Memory::Perfect), STACKED);
    assert_eq!(board(&game, Memory::Table), "b4,-,-,-/-,w4,-,-/-,-,w3,-/w4,b4,w3,w2");
}

#[test]
fn a_lift_shows_the_next_one_below_and_no_more() {
    let game = after(&white_to_move(STACKED, HIDDEN), "b3");
    assert_eq!(board(&game, Memory::Table), "b4,-,-,-/-,b3,-,-/-,-,w3,-/w4,b4,w3,w2");
    assert_eq!(board(&game, Memory::Perfect), "b4,-,-,-/-,w1b3,-,-/-,-,w3,-/w4,w2b4,w3,w2");
    let air = game.view(Viewer::Spectator, Memory::Table).in_air.unwrap();
    assert_eq!((air.gobblet.to_string(), air.from.to_string()), ("w4".to_owned(), "b3".to_owned()));
}

#[test]
fn at_the_end_everything_is_shown() {
    let game = after(&white_to_move("b2b3w4,-,-,b4/-,-,b4,-/-,-,-,-/w4,w3,w2,-", HIDDEN), "1@d1");
    assert_eq!(result(&game), WHITE_LINE);
    assert_eq!(board(&game, Memory::Table), game.position().board().to_string());
    assert!(board(&game, Memory::Table).contains("b2b3w4"));
}

#[test]
fn people_are_helped_to_remember_only_if_so_agreed() {
    assert_eq!(start(FREE).memory(), Memory::Perfect);
    assert_eq!(start(STRICT).memory(), Memory::Perfect);
    assert_eq!(start(HIDDEN).memory(), Memory::Table);
}

#[test]
fn a_view_without_memory_is_the_same_whatever_is_covered() {
    let boards = [
        "b4,-,-,-/-,w1b3w4,-,-/-,-,w3,-/w4,w2b4,w3,w2",
        "w1b4,-,-,-/-,w2b3w4,-,-/-,-,w3,-/w4,b4,w3,w2",
        "w1w2b4,-,-,-/-,b3w4,-,-/-,-,w3,-/w4,b4,w3,w2",
    ];
    let games = boards.map(|board| white_to_move(board, HIDDEN));
    for viewer in Viewer::all(2) {
        let texts = games.each_ref().map(|game| serde_json::to_string(&game.view(viewer, Memory::Table)).unwrap());
        assert_eq!(texts[0], texts[1]);
        assert_eq!(texts[0], texts[2]);
        assert_ne!(games[0].view(viewer, Memory::Perfect), games[1].view(viewer, Memory::Perfect));
    }
    let legal = games.each_ref().map(|game| game.legal_actions(WHITE));
    assert!(legal[0] == legal[1] && legal[0] == legal[2]);
}

#[test]
fn a_view_without_memory_does_not_tell_of_repetitions() {
    let game = after(&start(HIDDEN), "4@a1 4@d4 a1 -b1 d4 -c4 b1 -a1 c4 -d4");
    assert_eq!(game.view(Viewer::Spectator, Memory::Perfect).earlier.len(), 4);
    assert!(game.view(Viewer::Spectator, Memory::Table).earlier.is_empty());
    assert_eq!(
        serde_json::to_value(game.view(Viewer::Seat(WHITE), Memory::Table)).unwrap(),
        json!({
            "viewer": { "seat": 0 }, "memory": "table",
            "options": { "touch": "strict", "repetition_draw": true, "memory": "none" },
            "board": "-,-,-,b4/-,-,-,-/-,-,-,-/w4,-,-,-",
            "white_stacks": [4, 4, 3], "black_stacks": [4, 4, 3],
            "to_move": "white", "turns": 6,
        })
    );
}

#[test]
fn imagined_states_respect_repetition_if_remembered() {
    let game = after(&start(FREE), "4@a1 4@d4 a1-b1 d4-c4 b1-a1 c4-d4 a1-b1 d4-c4 b1-a1");
    let imagined = Gobblet::determinize(&game.view(Viewer::Seat(BLACK), Memory::Perfect), &mut luck()).unwrap();
    assert_eq!(imagined, game);
    assert_eq!(result(&after(&imagined, "c4-d4")), REPEATED);
    let forgetful = Gobblet::determinize(&game.view(Viewer::Seat(BLACK), Memory::Table), &mut luck()).unwrap();
    assert_eq!(result(&after(&forgetful, "c4-d4")), None);
}

#[test]
fn every_arrangement_of_covered_gobblets_is_imagined_equally_often() {
    // A white gobblet of size 2 and a black one of size 3 are covered. The larger one can be under a4 or d4, the smaller
    // one also under b1.
    let game = white_to_move("w2b3w4,-,-,b4/-,-,-,-/-,-,-,-/-,w3,-,-", HIDDEN);
    let view = game.view(Viewer::Seat(WHITE), Memory::Table);
    let mut seen = BTreeMap::new();
    let mut luck = luck();
    for _ in 0..6_000 {
        let imagined = Gobblet::determinize(&view, &mut luck).unwrap();
        *seen.entry(imagined.position().board().to_string()).or_insert(0) += 1;
    }
    assert_eq!(seen.len(), 6, "{seen:#?}");
    assert!(seen.values().all(|count| (850..1150).contains(count)), "{seen:#?}");
}

#[test]
fn what_a_lift_has_shown_is_not_imagined_away() {
    let game = after(&white_to_move(STACKED, HIDDEN), "b3");
    let view = game.view(Viewer::Seat(WHITE), Memory::Table);
    let mut luck = luck();
    for _ in 0..200 {
        let imagined = Gobblet::determinize(&view, &mut luck).unwrap();
        let below: Vec<String> =
            imagined.position().board().stack("b3".parse().unwrap()).iter().map(Piece::to_string).collect();
        assert_eq!(below[below.len() - 2..], ["b3", "w4"]);
    }
}

/// Changes something about a view that a game could show, so that none could.
fn absurd(options: Options, change: impl FnOnce(&mut View)) -> String {
    let mut view = white_to_move(STACKED, options).view(Viewer::Seat(WHITE), Memory::Table);
    if options == FREE {
        view = white_to_move(STACKED, options).view(Viewer::Seat(WHITE), Memory::Perfect);
    }
    assert!(Gobblet::determinize(&view, &mut luck()).is_ok());
    change(&mut view);
    Gobblet::determinize(&view, &mut luck()).unwrap_err().to_string()
}

#[test]
fn absurd_views_are_refused() {
    type Change = fn(&mut View);
    let changes: &[(&str, Change)] = &[
        ("a seat too many", |view| view.viewer = Viewer::Seat(Seat::new(3))),
        ("no board", |view| view.board = Default::default()),
        ("full stacks", |view| view.white_stacks = Stacks::FULL),
        ("nonsense stacks", |view| view.black_stacks = Stacks([0, 200, 9])),
        ("stacks too empty", |view| view.black_stacks = Stacks([0, 0, 0])),
        ("the wrong side", |view| view.to_move = Colour::Black),
        ("too many turns", |view| view.turns = u32::MAX - 1),
        ("too few turns", |view| view.turns = 2),
        ("options that do not go together", |view| view.options = Options { touch: FREE.touch, ..HIDDEN }),
        ("an ending that is none", |view| {
            view.ending = after(&start(FREE), "4@a1 4@a4 4@b1 4@b4 4@c1 4@c4 3@d1").ending();
        }),
        ("in the air from nowhere", |view| {
            let gobblet = "w4".parse().unwrap();
            view.in_air = Some(gobblet::InAir { gobblet, from: "c4".parse().unwrap() });
        }),
        ("a small one in the air above a large one", |view| {
            let gobblet = "w1".parse().unwrap();
            view.in_air = Some(gobblet::InAir { gobblet, from: "b3".parse().unwrap() });
        }),
        ("a past that does not lead here", |view| view.earlier = vec![gobblet::Position::START]),
        ("covered and visible at once", |view| {
            view.board = "b4,-,-,-/-,w1b3w4,-,-/-,-,w3,-/w4,w2b4,w1,w2".parse().unwrap();
        }),
    ];
    for (what, change) in changes {
        for options in [FREE, STRICT, HIDDEN] {
            let error = absurd(options, change);
            assert!(error.starts_with("no game looks like this: ") && error.len() > 35, "{what}: {error}");
        }
    }
}

#[test]
fn views_of_strangers_never_panic() {
    // Every field of a good view replaced by every field value of others.
    let games = [
        after(&start(HIDDEN), "4@a1 4@d4 a1 -b1 d4 -c4 b1 -a1 c4 -d4"),
        after(&white_to_move(STACKED, HIDDEN), "b3"),
        white_to_move(STACKED, FREE),
        after(&start(FREE), "4@a1 4@a4 4@b1 4@b4 4@c1 4@c4 3@d1"),
        after(&white_to_move("w4,w4,b4,b4/b4,b3,w4,w3/w3,w2,b3,b3/b2,b1,w3,w1", STRICT), "d1"),
    ];
    let mut views = Vec::new();
    for game in &games {
        for memory in [Memory::Table, Memory::Perfect] {
            views.push(serde_json::to_value(game.view(Viewer::Seat(WHITE), memory)).unwrap());
        }
    }
    let mut refused = 0;
    for one in &views {
        for other in &views {
            for (key, value) in other.as_object().unwrap() {
                let mut mixed = one.clone();
                mixed[key] = value.clone();
                let view: View = serde_json::from_value(mixed).unwrap();
                match Gobblet::determinize(&view, &mut luck()) {
                    Err(_) => refused += 1,
                    Ok(game) => assert_eq!(game.view(view.viewer, view.memory), view),
                }
                let mut out = String::new();
                view.sketch(&mut out).unwrap();
            }
        }
    }
    assert!(refused > 100);
    assert!(serde_json::from_value::<View>(Value::Null).is_err());
}

#[test]
fn a_touch_reveals_something_only_where_gobblets_are_hidden() {
    for (options, reveals) in [(STRICT, false), (HIDDEN, true)] {
        let game = white_to_move(STACKED, options);
        assert_eq!(game.reveals(WHITE, &action("b3")), reveals);
        assert_eq!(game.reveals(WHITE, &action("a1")), reveals, "that there is nothing below is news too");
        assert!(!game.reveals(WHITE, &action("4@c4")));
        assert!(!game.reveals(WHITE, &action("a4")), "not one's own");
        assert!(!game.reveals(BLACK, &action("a4")), "not one's turn");
        assert!(!after(&game, "b3").reveals(WHITE, &action("-c4")));
    }
    let game = white_to_move(STACKED, FREE);
    assert!(!game.reveals(WHITE, &action("b3-c4")));
    // The end shows everything.
    let winning = white_to_move("-,-,-,-/-,-,-,-/b4,-,b4,-/w4,w4,w3,-", HIDDEN);
    assert!(winning.reveals(WHITE, &action("4@d1")));
}

#[test]
fn everybody_witnesses_everything() {
    let mut events = Vec::new();
    let mut game = white_to_move(STACKED, HIDDEN);
    for text in ["b3", "-c4"] {
        game.play(&underhill_core::Step::one(WHITE, action(text)), &mut events).unwrap();
    }
    assert!(events.len() > 1, "a gobblet is lifted and lands: {events:?}");
    for event in &events {
        for viewer in Viewer::all(2) {
            assert_eq!(Gobblet::witness(event, viewer).as_ref(), Some(event));
        }
    }
}

#[test]
fn a_sketch_fits_and_says_what_a_player_needs() {
    let sketch = |game: &Gobblet, memory| {
        let mut text = String::new();
        game.view(Viewer::Seat(WHITE), memory).sketch(&mut text).unwrap();
        let mut plain = String::new();
        let mut parts = text.split("\u{1b}[");
        plain += parts.next().unwrap();
        parts.for_each(|part| plain += part.split_once('m').unwrap().1);
        assert!(plain.lines().all(|line| line.chars().count() <= 100), "{plain}");
        plain
    };
    let game = white_to_move(STACKED, FREE);
    let text = sketch(&game, Memory::Perfect);
    for part in ["(((w4)))", "[[[b4]]]", "((w3))", "(w2)", "on b3 w1", "White (you) to move", "White, seat 0 (you)"] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    let edge =
        text.lines().filter_map(|line| line.trim_start().chars().next().filter(|edge| "┌├└1234".contains(*edge)));
    assert_eq!(edge.collect::<String>(), "┌4├3├2├1└", "{text}");
    let text = sketch(&game, Memory::Table);
    assert!(!text.contains("on b3") && text.contains("Covered gobblets are not shown"), "{text}");
    let text = sketch(&after(&white_to_move(STACKED, STRICT), "b3"), Memory::Perfect);
    assert!(text.contains("has lifted (((w4))) from b3") && text.contains("^ lifted ^"), "{text}");
    let text = sketch(&after(&start(FREE), "4@a1 4@a4 4@b1 4@b4 4@c1 4@c4 3@d1"), Memory::Table);
    assert!(text.contains("White has won after 7 turns: four in a line (GBT-11)."), "{text}");
    assert_eq!(text.matches("* line *").count(), 4);
    let text = sketch(&after(&start(FREE), "4@a1 4@d4 a1-b1 d4-c4 b1-a1 c4-d4"), Memory::Perfect);
    assert!(text.contains("This position stands for the second time"), "{text}");
    let drawn = after(&start(FREE), &["4@a1 4@d4", &["a1-b1 d4-c4 b1-a1 c4-d4"; 2].join(" ")].join(" "));
    assert!(sketch(&drawn, Memory::Table).contains("A draw after 10 turns"));
}

#[test]
fn the_list_of_actions_comes_in_the_documented_order() {
    let game = white_to_move("-,-,-,b4/-,-,-,-/-,-,-,-/w4,-,w3,b4", FREE);
    let text: Vec<String> = game.legal_actions(WHITE).iter().map(Action::to_string).collect();
    let text = text.join(" ");
    assert!(text.starts_with("4@b1 4@a2 4@b2"), "{text}");
    assert!(text.contains("4@c4 2@b1"), "{text}");
    assert!(text.contains("2@c4 a1-b1 a1-c1 a1-a2"), "{text}");
    assert!(text.contains("a1-c4 c1-b1 c1-a2") && text.ends_with("c1-c4"), "{text}");
}
