//! States and views as JSON, pictures, notation, and the rule book.

use kobold::{Action, Event, Kobold, Lying, Outcome, Section, Spot, Token, View};
use proptest::prelude::*;
use serde_json::{Value, json};
use underhill_core::{Game, Luck, Memory, Sketch, Viewer, random_step, seeded};

use crate::table::*;

/// A state after some change to its JSON is refused, with this problem.
fn refused(change: impl FnOnce(&mut Value), problem: &str) {
    let scene = Scene::new(3, 0).kobolds(0, &[3]).holds(1, &[("toy:car", 1)]).tiles(2, 2).gem_trophies(&[1]);
    let mut text = serde_json::to_value(scene.set()).unwrap();
    change(&mut text);
    let error = serde_json::from_value::<Kobold>(text).expect_err(problem);
    assert_eq!(error.to_string(), problem);
}

#[test]
fn a_state_is_written_in_the_players_words() {
    let game = Scene::new(2, 0).kobolds(0, &[3, 3]).holds(1, &[("toy:car", 2)]).set();
    let text = serde_json::to_value(&game).unwrap();
    assert_eq!(text["room"][2], json!(["gem:violet", "?"]));
    assert_eq!(text["room"][1], json!(["empty-up", "empty-up", "empty-down"]));
    assert_eq!(text["players"][0], json!({"kobolds": [3, 3], "tokens": {}, "point_tiles": 0}));
    assert_eq!(text["players"][1]["tokens"], json!({"toy:car": 2}));
    assert_eq!(text["gem_trophies"][0], json!({"points": 5, "seat": null}));
    assert_eq!((&text["phase"], &text["player"], &text["light"]), (&json!("turn"), &json!(0), &json!(0)));
}

#[test]
fn impossible_states_are_refused() {
    refused(|text| text["unseen"]["kobold"] = json!(5), "there are 5 tokens `kobold` instead of 6");
    refused(|text| text["unseen"]["kobold"] = json!(255), "there are never more than 250 tokens");
    refused(|text| text["room"][3][0] = json!("?"), "space 3.0 is marked face-up, so it cannot be `?`");
    refused(|text| text["room"][3][2] = json!("kobold"), "space 3.2 is marked face-down, so it cannot be `kobold`");
    refused(
        |text| text["room"][3][2] = json!("empty-down"),
        "a space outside the light is empty at the start of a turn",
    );
    refused(|text| text["room"] = json!([]), "the room does not have the sections and spaces of the board");
    refused(|text| text["players"][0]["kobolds"] = json!([0]), "seat 0 has a kobold under the light in section 0");
    refused(|text| text["players"][0]["kobolds"] = json!([3, 3, 4, 4]), "seat 0 has more than three kobolds");
    refused(
        |text| text["players"][0]["kobolds"] = json!([2, 2, 2]),
        "seat 0 has 3 kobolds in section 2, which has 2 tokens",
    );
    refused(|text| text["players"][0]["point_tiles"] = json!(255), "257 point tiles have been taken of 16");
    refused(|text| text["gem_trophies"][0]["seat"] = json!(null), "1 `gem:violet` were exchanged for 0 trophies");
    refused(
        |text| text["gem_trophies"] = json!([{"points": 5, "seat": null}]),
        "the gem trophies are worth [5, 4, 3, 2, 1], in this order",
    );
    refused(|text| text["gem_trophies"][2]["seat"] = json!(1), "the most valuable gem trophies are taken first");
    refused(|text| text["gem_trophies"][0]["seat"] = json!(3), "a gem trophy belongs to a seat that does not play");
    refused(|text| text["player"] = json!(3), "seat 3 is not in play");
    refused(
        |text| text["player"] = json!(null),
        "the light and the player are known once they are drawn or agreed, and not before",
    );
    refused(|text| text["phase"] = json!("over"), "nothing ended the game");
    refused(|text| text["phase"] = json!("die"), "the grabbed tokens do not fit what the game waits for");
    refused(|text| text["phase"] = json!("fill"), "the grabbed tokens do not fit what the game waits for");
    refused(|text| text["grabbed"] = json!(["?", "?", "?", "?"]), "three kobolds cannot grab more than three tokens");
    refused(|text| text["turns"] = json!(3), "12 kobolds cannot have been placed in 3 turns");
    refused(|text| text["phase"] = json!("reveal"), "the grabbed tokens do not fit what the game waits for");
    refused(|text| text["turns"] = json!(661), "661 turns have been played; 660 is the most");
    refused(
        |text| {
            text["players"].as_array_mut().unwrap().truncate(1);
        },
        "Kobold is a game for 2 to 4 players, not for 1",
    );
    refused(
        |text| {
            for gem in ["gem:violet", "gem:green", "gem:yellow", "gem:blue"] {
                text["players"][2]["tokens"][gem] = json!(1);
                text["unseen"][gem] = json!(text["unseen"][gem].as_u64().unwrap() - 1);
            }
        },
        "a set of gems was not exchanged",
    );
}

/// Whatever somebody does to the JSON of a state, either it is refused or the game can be played to its end.
#[test]
fn a_tampered_state_is_refused_or_plays_on() {
    let mut luck = seeded(11, 0);
    let mut accepted = 0;
    for game in 0..40 {
        let mut game = Kobold::new(2 + game % 3, &options(&[("reveal", ["each", "together"][game % 2])])).unwrap();
        for _ in 0..luck.below(200) {
            let Some(step) = random_step(&game, &mut luck) else { break };
            game.apply_unchecked(&step, &mut ());
        }
        let text = serde_json::to_string(&game).unwrap();
        let numbers: Vec<usize> = text.match_indices(|c: char| c.is_ascii_digit()).map(|(at, _)| at).collect();
        let phases = ["light", "first", "fill", "turn", "reveal", "die", "over"];
        for _ in 0..200 {
            let mut text = text.clone();
            if luck.below(3) == 0 {
                let phase = format!("\"phase\":\"{}\"", phases[luck.below(7) as usize]);
                let start = text.find("\"phase\"").unwrap();
                let end = start + text[start..].find(',').unwrap();
                text.replace_range(start..end, &phase);
            } else {
                for _ in 0..2 {
                    let at = numbers[luck.below(numbers.len() as u64) as usize];
                    text.replace_range(at..=at, &luck.below(10).to_string());
                }
            }
            if let Ok(mut game) = serde_json::from_str::<Kobold>(&text) {
                accepted += 1;
                underhill_core::play_out(&mut game, &mut luck, &mut ());
                game.audit().unwrap_or_else(|problem| panic!("{text}: {problem}"));
            }
        }
    }
    assert!(accepted > 100, "only {accepted} were accepted");
}

#[test]
fn a_view_shows_everyone_the_same() {
    let game = Scene::new(3, 0).kobolds(0, &[3]).set();
    let text = |viewer, memory| {
        let mut text = serde_json::to_value(game.view(viewer, memory)).unwrap();
        let text = text.as_object_mut().unwrap();
        assert!(text.remove("viewer").is_some() && text.remove("memory").is_some());
        text.clone()
    };
    let first = text(Viewer::Seat(seat(0)), Memory::Table);
    for viewer in Viewer::all(3) {
        for memory in [Memory::Table, Memory::Perfect] {
            assert_eq!(text(viewer, memory), first);
        }
    }
    // What can be counted has been.
    assert_eq!((&first["supply"], &first["point_tiles_left"]), (&json!(66 - 14 + 1), &json!(16)));
    assert_eq!(first["points"], json!([0, 0, 0]));
}

#[test]
fn what_lies_on_all_spaces_is_what_lies_on_each() {
    let mut luck = seeded(5, 0);
    let mut game = Kobold::new(3, &options(&[])).unwrap();
    while let Some(step) = random_step(&game, &mut luck) {
        game.apply_unchecked(&step, &mut ());
        let each: Vec<Lying> = (game.room().spots())
            .map(|spot| match game.face_up(spot) {
                Some(token) => Lying::FaceUp(token),
                None if game.is_face_down(spot) => Lying::FaceDown,
                None => Lying::Nothing,
            })
            .collect();
        assert_eq!(game.spaces().collect::<Vec<_>>(), each);
    }
}

#[test]
fn a_view_that_no_game_shows_is_refused() {
    let view = Scene::new(2, 0).set().view(Viewer::Spectator, Memory::Table);
    let refused = |field: &str, value: Value, problem: &str| {
        let mut text = serde_json::to_value(&view).unwrap();
        text[field] = value;
        let error = serde_json::from_value::<View>(text).expect_err(field).to_string();
        assert_eq!(error, problem);
    };
    refused("supply", json!(3), "the supply, tiles, trophies or points are miscounted");
    refused("viewer", json!({"seat": 2}), "seat 2 does not play");
    refused("turns", json!(100_000), "100000 turns have been played; 462 is the most");
}

#[test]
fn the_picture_fits_the_terminal_and_never_hangs_on_colour() {
    let mut luck = seeded(3, 0);
    let mut game = Kobold::new(4, &options(&[])).unwrap();
    let mut widest = 0;
    loop {
        let mut picture = String::new();
        game.view(Viewer::Seat(seat(1)), Memory::Table).sketch(&mut picture).unwrap();
        let plain = without_colours(&picture);
        widest = widest.max(plain.lines().map(|line| line.chars().count()).max().unwrap());
        assert!(plain.contains("section") && plain.contains("you"), "{plain}");
        let Some(step) = random_step(&game, &mut luck) else { break };
        game.apply_unchecked(&step, &mut ());
    }
    assert!(widest <= 100, "{widest} columns");
    let mut picture = String::new();
    let game = Scene::new(2, 0).gem_trophies(&[1]).set();
    game.view(Viewer::Spectator, Memory::Table).sketch(&mut picture).unwrap();
    let plain = without_colours(&picture);
    assert!(plain.contains("gem trophies: 5 (seat 1), 4, 3, 2, 1\ntoy trophies: teddy "), "{plain}");
}

fn without_colours(text: &str) -> String {
    let mut plain = String::new();
    let mut parts = text.split('\u{1b}');
    plain.push_str(parts.next().unwrap());
    parts.for_each(|part| plain.push_str(part.split_once('m').expect("a colour").1));
    plain
}

#[test]
fn notation_reads_what_it_writes_and_nothing_else() {
    for text in ["place 0", "place 6", "take 0.0", "take 6.7"] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    for text in
        ["", "place", "place 7", "place 03", "place  3", "take 3", "take 3.8", "take 7.0", "take 3.1 ", "place é"]
    {
        assert!(text.parse::<Action>().is_err(), "{text:?}");
    }
    for text in ["light 4", "first 1", "token gem:violet", "token toy:car", "token flash:ball", "token kobold"] {
        assert_eq!(text.parse::<Outcome>().unwrap().to_string(), text);
    }
    for text in ["die blue:1", "die blue:2", "die yellow:1", "die yellow:2", "die blank"] {
        assert_eq!(text.parse::<Outcome>().unwrap().to_string(), text);
    }
    for text in ["light 7", "first 4", "token gem:red", "token", "die blue:3", "die", "die blank:1", "token gem:"] {
        assert!(text.parse::<Outcome>().is_err(), "{text:?}");
    }
    for token in Token::ALL {
        assert_eq!(token.to_string().parse(), Ok(token));
    }
    assert_eq!(Spot::new(3, 1).to_string(), "3.1");
}

proptest! {
    /// Whatever somebody types, it is refused or it is what would be printed.
    #[test]
    fn anything_typed_is_refused_or_read_exactly(
        text in "(place|take|light|first|token|die|\\PC{0,3}) ?\\PC{0,12}",
        nearly in "(place|take|light|first|token|die|Place) {0,2}([0-9]{1,2}|[0-9]?\\.[0-9]|blue:?[0-3]|kobold|gem:red|blank) ?",
    ) {
        for text in [text, nearly] {
            if let Ok(action) = text.parse::<Action>() {
                prop_assert_eq!(action.to_string(), text.clone());
            }
            if let Ok(outcome) = text.parse::<Outcome>() {
                prop_assert_eq!(outcome.to_string(), text);
            }
        }
    }

    #[test]
    fn what_is_meant_is_read(
        action in "place [0-6]|take [0-6]\\.[0-7]",
        outcome in "light [0-6]|first [0-3]|token (gem:(violet|blue)|(toy|flash):(teddy|ball)|kobold)|die (blank|blue:[12])",
    ) {
        prop_assert_eq!(action.parse::<Action>().map(|read| read.to_string()), Ok(action));
        prop_assert_eq!(outcome.parse::<Outcome>().map(|read| read.to_string()), Ok(outcome));
    }

    /// Any action that can be written is judged, at any time, and judged as the list of legal actions has it.
    #[test]
    fn any_action_is_judged(
        seed in 0u64..1000,
        steps in 0u64..250,
        (section, space) in (0usize..7, 0u8..8),
        index in 0usize..4,
    ) {
        let mut luck = seeded(seed, 0);
        let mut game = Kobold::new(2 + seed as usize % 3, &options(&[])).unwrap();
        for _ in 0..steps {
            let Some(step) = random_step(&game, &mut luck) else { break };
            game.apply_unchecked(&step, &mut ());
        }
        for action in [Action::Place(Section::new(section)), Action::Take(Spot::new(section, space))] {
            let listed = game.legal_actions(seat(index)).contains(&action);
            prop_assert_eq!(game.check(seat(index), &action).is_ok(), listed);
        }
    }
}

#[test]
fn events_are_sentences() {
    let check = |event: Event, sentence: &str| {
        assert_eq!(event.to_string(), sentence);
        assert_eq!(Kobold::witness(&event, Viewer::Spectator), Some(event));
    };
    let (section, spot) = (Section::new(6), Spot::new(6, 1));
    check(Event::LightTurned { section }, "the light turns to sections 6 and 0");
    check(Event::Laid { spot, token: None }, "a token is laid face down on space 6.1");
    check(
        Event::Grabbed { seat: seat(2), spot, token: Some(Token::Kobold) },
        "seat 2 grabs a kobold token from space 6.1",
    );
    check(
        Event::Caught { seat: seat(1), section, kobolds: 2 },
        "2 kobolds of seat 1 are caught in section 6 and go home with nothing",
    );
    check(Event::SupplyShort { supply: 1, spaces: 2 }, "the supply of 1 token cannot fill 2 empty spaces");
    check(Event::TilesTaken { seat: seat(0), tiles: 1 }, "seat 0 takes 1 point tile");
}

#[test]
fn refusals_speak_to_the_player() {
    let check = |game: &Kobold, choice: &str, sentence: &str| {
        assert_eq!(refusal(game, choice).0.to_string(), sentence);
    };
    let game = Scene::new(3, 0).kobolds(0, &[2, 2]).set();
    check(
        &game,
        "0: place 2",
        "section 2 holds 2 tokens and you have 2 kobolds there already; each of your kobolds needs a token of its own",
    );
    check(&game, "0: take 2.5", "there is no space 2.5 in this room: section 2 has 2 spaces, counted from 0");
    check(&game, "0: place 1", "section 1 is under the light; kobolds stay out of the light");
    check(&game, "1: place 2", "it is not your turn; seat 0 is to play");
}

#[test]
fn the_rule_book_has_every_rule_and_ruling_in_order() {
    let book = Kobold::rule_book();
    let rules = (1..=18).map(|number| format!("KOB-{number:02}"));
    let rulings = (1..=13).map(|number| format!("KOB-R{number}"));
    assert_eq!(
        book.rules.iter().map(|rule| rule.id.clone()).collect::<Vec<_>>(),
        rules.chain(rulings).collect::<Vec<_>>()
    );
    for rule in &book.rules {
        assert_eq!(rule.why.is_some(), rule.is_ruling(), "{}", rule.id);
        assert!(!rule.title.is_empty() && rule.text.len() > 20, "{}", rule.id);
    }
}
