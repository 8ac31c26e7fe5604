//! Whatever comes from outside may be refused, but never brings the game down.

use gobblestones::{Boards, Gobblestones, Options};
use proptest::prelude::*;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::{Value, json};
use underhill_core::{ComponentsFile, Game, Memory, Sketch, Viewer, random_step};

use crate::common::{self, Position, play, seat};

proptest! {
    #[test]
    fn any_text_is_an_action_or_not(text in "\\PC{0,24}") {
        if let Ok(action) = text.parse::<gobblestones::Action>() {
            prop_assert_eq!(action.to_string().parse::<gobblestones::Action>().unwrap(), action);
        }
        let _ = text.parse::<gobblestones::Outcome>();
    }

    #[test]
    fn nearly_actions_are_actions_or_not(text in "([a-p][0-9]{1,2}[RYGBTx?] ?){0,6}") {
        if let Ok(action) = text.parse::<gobblestones::Action>() {
            prop_assert_eq!(action.to_string().parse::<gobblestones::Action>().unwrap(), action);
        }
    }

    #[test]
    fn any_boards_file_is_read_or_refused(place in 0usize..3000, junk in "\\PC{0,6}") {
        let text = common::plain_boards();
        let place = place.min(text.len());
        let _ = Boards::parse(&format!("{}{junk}{}", &text[..place], &text[place..]));
    }
}

/// Some games at some moments, as JSON.
fn moments() -> Vec<Gobblestones> {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut moments = Vec::new();
    for bluff in [false, true] {
        let options = Options { bluff, ..Options::default() };
        let mut game = Gobblestones::new(3, &options).unwrap();
        let mut steps = 0;
        while let Some(step) = random_step(&game, &mut luck) {
            if steps % 17 == 0 {
                moments.push(game.clone());
            }
            game.apply_unchecked(&step, &mut ());
            steps += 1;
        }
        moments.push(game);
    }
    moments
}

#[test]
fn states_that_break_a_promise_are_refused() {
    let refuse = |position: &Position, change: &dyn Fn(&mut Value), problem: &str| {
        let mut state = position.json();
        change(&mut state);
        let error = serde_json::from_value::<Gobblestones>(state).expect_err(problem).to_string();
        assert!(error.contains(problem), "{error}");
    };
    let position = Position::new(&["RRYY", "GG"]).up("c3T d3R");
    assert!(serde_json::from_value::<Gobblestones>(position.json()).is_ok());
    refuse(&position, &|state| state["racks"][0] = json!("RRY"), "yellow tiles instead of 20");
    refuse(&position, &|state| state["points"][1] = json!(3), "the points are the values covered");
    refuse(&position, &|state| state["turn"] = json!(1), "turns are taken in seat order");
    refuse(&position, &|state| state["turns"] = json!(100_000), "the game ends in time");
    refuse(&position, &|state| state["boards"][1] = json!("1B0"), "a board is laid once");
    refuse(&position, &|state| state["seats"] = json!(5), "2 to 4 players");
    let refused = |up: &'static str, problem: &str| refuse(&position.clone().up(up), &|_| {}, problem);
    refused("c3T d3R c4R d4Y", "no 2x2 block");
    refused("c3T e3Y", "all tiles hang together");
    refused("d3R e3Y", "covered a centre");
    refused("c3R", "suits its space");
}

#[test]
fn what_is_drawn_for_people_fits_and_shows_what_matters() {
    for game in moments() {
        for viewer in Viewer::all(3) {
            let mut text = String::new();
            game.view(viewer, Memory::Perfect).sketch(&mut text).unwrap();
            let mut plain = String::new();
            let mut escape = false;
            for letter in text.chars() {
                match (escape, letter) {
                    (false, '\u{1b}') => escape = true,
                    (false, letter) => plain.push(letter),
                    (true, 'm') => escape = false,
                    (true, _) => {}
                }
            }
            for line in plain.lines() {
                assert!(line.chars().count() <= 100, "{line}");
            }
        }
    }
    let mut game = Position::bluffing(&["RB", "Y"]).up("h3T").game();
    play(&mut game, "0: g3B");
    let mut text = String::new();
    game.view(Viewer::Seat(seat(1)), Memory::Table).sketch(&mut text).unwrap();
    assert!(text.contains(">?<") && text.contains("[T]"), "{text}");
    assert!(text.contains("seat 0 lays g3? and claims 5 points. Do you trust or challenge?"), "{text}");
}
