//! What the rulebooks of some languages say otherwise, and what their summaries do.

use clonk::{Awakening, Clonk, Dig, Options, Rockfall, TieEyes};
use serde_json::json;
use underhill_core::{Game, Memory, Options as _, Seat, Viewer, seeded};

use crate::common::{Scene, draw_all, legal, outcomes, play, refuse, scene};

/// Seat 0 has a red goblet on its cart; the only goblet on top of a shaft is the blue one on s5.
fn must(seats: usize) -> Scene {
    scene(seats).option("dig", "must")
}

fn may_stop(game: &Clonk) -> bool {
    let listed = legal(game, 0).contains(&"done".to_owned());
    assert_eq!(listed, game.check(Seat::new(0), &"done".parse().unwrap()).is_ok());
    listed
}

#[test]
fn clk_r7_by_option_whoever_can_dig_digs_one_card_at_least() {
    assert!(may_stop(&scene(2).build()), "as usual nobody has to");
    // A card fits: on a shaft, then in hand only.
    let mut game = must(2).build();
    refuse(&game, "0: done", "CLK-R7");
    assert!(!may_stop(&game));
    play(&mut game, &["0: dig s5"]);
    draw_all(&mut game);
    assert!(may_stop(&game), "one is enough");
    let in_hand = must(2).shaft(5, "blue-crown-0-0").hand(0, "red-crown-0-0 white-statue-0-0").build();
    refuse(&in_hand, "0: done", "CLK-R7");
    // Nothing fits.
    let nothing = must(2).shaft(5, "blue-crown-0-0").hand(0, "white-statue-0-0").build();
    assert_eq!(legal(&nothing, 0), ["done"]);
}

#[test]
fn clk_r7_gifts_and_blasts_are_not_dug_but_may_come_first() {
    // What a shaft is built anew with does not fit the red goblet.
    let must = || must(2).unseen("white-statue-0-0");
    let rebuild = |game: &mut Clonk| {
        while let Some(first) = game.outcome_at(0) {
            let unlike = outcomes(game).into_iter().map(|(card, _)| card).find(|card| card == "white-statue-0-0");
            play(game, &[&format!("* {}", unlike.unwrap_or_else(|| first.to_string()))]);
        }
    };
    let can_dig = |game: &Clonk| legal(game, 0).iter().any(|action| action.starts_with("dig"));
    // The gift takes the only card that fits.
    let mut game = must().build();
    play(&mut game, &["0: gift 1 s5"]);
    rebuild(&mut game);
    assert!(!can_dig(&game) && may_stop(&game));
    // A gift alone is not enough while a card fits.
    let mut game = must().hand(0, "pink-goblet-0-1").build();
    play(&mut game, &["0: gift 1 pink-goblet-0-1"]);
    refuse(&game, "0: done", "CLK-R7");
    // Nor is a blast; but the card blasted fits no more.
    let mut game = must().kablooeys(0, 2).turns(6).shaft(5, "green-crown-0-0 blue-goblet-0-0").build();
    play(&mut game, &["0: blast s1"]);
    rebuild(&mut game);
    assert!(can_dig(&game));
    refuse(&game, "0: done", "CLK-R7");
    play(&mut game, &["0: blast s5"]);
    assert!(!can_dig(&game) && may_stop(&game));
}

#[test]
fn clk_r7_the_card_banked_in_the_first_turn_is_not_dug() {
    let hand = "red-goblet-1-0 white-statue-0-0 white-crown-1-0 white-sword-0-0";
    let first = must(2).turns(0).phase(json!("bank")).cart(0, "").cart(1, "").hand(0, hand);
    let mut game = first.hand(1, "pink-hammer-0-0 pink-crown-0-0 pink-crown-1-0 pink-statue-1-0").build();
    play(&mut game, &["0: bank red-goblet-1-0"]);
    refuse(&game, "0: done", "CLK-R7");
}

#[test]
fn clk_r7_a_state_imagined_by_whoever_digs_lets_them_stop_just_as_little() {
    let game = must(3).hand(0, "red-crown-0-0").build();
    let mut luck = seeded(3, 0);
    for memory in [Memory::Table, Memory::Perfect] {
        let view = game.view(Viewer::Seat(Seat::new(0)), memory);
        assert!(!may_stop(&Clonk::determinize(&view, &mut luck).unwrap()));
    }
}

#[test]
fn clk_r2_by_option_all_eyes_break_a_tie() {
    let over = |option: &str, value: &str| {
        let table = scene(3).phase(json!("over")).awake().pile(10).turns(9).option(option, value);
        let table = table.tasks(0, "yellow", "sword").tasks(1, "green", "hammer");
        let table = table.cart(2, "red-statue-3-3 red-goblet-3-3").snores(2, 3);
        let game = table.cart(0, "red-necklace-2-1").cart(1, "pink-crown-2-2").snores(0, 2).build();
        let standings = game.standings().unwrap();
        assert_eq!(standings.points[..2], [2, 2]);
        (standings.places[0], standings.places[1], game.scores()[2].loss)
    };
    // One eye and two Snore cards against two eyes.
    let (snorer, other, loss) = over("tie_eyes", "treasure");
    assert!(snorer < other);
    let (snorer, other, same) = over("tie_eyes", "all");
    assert!(snorer > other);
    assert_eq!(loss, same, "the rockfall is another option's");
    let (snorer, other, more) = over("rockfall", "all");
    assert!(snorer < other && more > loss, "which leaves ties alone");
}

#[test]
fn clk_r6_the_bounds_hold_where_whoever_can_dig_must() {
    for (seats, rounds) in [(2, 16), (3, 13), (4, 10)] {
        let options = Options { dig: Dig::Must, ..Options::default() };
        assert_eq!(Clonk::new(seats, &options).unwrap().turn_bound(), rounds * seats as u32);
    }
}

#[test]
fn options_that_came_later_are_not_written_while_they_are_as_usual() {
    let mut options = Options::default();
    let written =
        r#"{"awakening":"top","rockfall":"treasure","kablooey":"any","memory":"none","components":"built-in"}"#;
    assert_eq!(serde_json::to_string(&options).unwrap(), written);
    assert_eq!(serde_json::from_str::<Options>(written).unwrap(), options);
    options.set("dig", "must").unwrap();
    options.set("tie_eyes", "all").unwrap();
    let written = serde_json::to_value(&options).unwrap();
    assert_eq!((&written["dig"], &written["tie_eyes"]), (&json!("must"), &json!("all")));
    assert_eq!(serde_json::from_value::<Options>(written).unwrap(), options);
}

#[test]
fn an_edition_follows_its_rulebook() {
    let spanish = Options {
        awakening: Awakening::Shuffled,
        rockfall: Rockfall::All,
        tie_eyes: TieEyes::All,
        ..Options::default()
    };
    let mut options = Options::default();
    options.set_edition("es").unwrap();
    assert_eq!(options, spanish);
    for edition in ["en", "de", "fr", "nl"] {
        let mut options = Options { dig: Dig::Must, ..spanish.clone() };
        options.set_edition(edition).unwrap();
        assert_eq!(options, Options { dig: Dig::Must, ..Options::default() }, "{edition}");
    }
}
