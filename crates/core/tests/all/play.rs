//! The checked door: what is refused, why, and that it changes nothing.

use clonk::Clonk;
use gobblet::Gobblet;
use underhill_core::{Game, Illegal, OptionsError, PlayError, Seat, StepOf, Waiting, play_out, random_step, seeded};

fn new<G: Game>(seats: usize) -> G {
    G::new(seats, &G::Options::default()).expect("so many can play")
}

fn step<G: Game>(text: &str) -> StepOf<G> {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// Refuses the step, changes nothing and tells nobody; gives the reason.
fn refused<G: Game>(game: &mut G, text: &str) -> PlayError<G::Illegal> {
    let (before, mut events) = (game.clone(), Vec::new());
    let error = game.play(&step::<G>(text), &mut events).expect_err(text);
    assert!(*game == before && events.is_empty(), "{text} changed something");
    error
}

#[test]
fn every_kind_of_refusal_has_its_reason() {
    let mut game: Clonk = new(2);
    assert_eq!(refused(&mut game, "0: done"), PlayError::WaitsForChance);
    assert_eq!(refused(&mut game, "* awakening"), PlayError::Impossible("awakening".to_owned()));
    let mut luck = seeded(1, 0);
    while game.waiting() == Waiting::Chance {
        let drawn = random_step(&game, &mut luck).expect("it is not over");
        game.play(&drawn, &mut ()).expect("what can come up may");
    }
    // Both choose their open task at once.
    assert_eq!(refused(&mut game, "* awakening"), PlayError::WaitsForPlayers);
    assert_eq!(refused(&mut game, "1: open colour"), PlayError::Incomplete);
    let error = refused(&mut game, "0: done; 1: open colour");
    let PlayError::Illegal { seat, illegal } = &error else { panic!("{error}") };
    assert_eq!((*seat, illegal.rule().as_str()), (Seat::new(0), "CLK-01"));
    assert_eq!(error.rule().map(|rule| rule.as_str()), Some("CLK-01"));
    assert_eq!(PlayError::<clonk::Illegal>::Incomplete.rule(), None);
    game.play(&step::<Clonk>("0: open colour; 1: open treasure"), &mut ()).expect("both have chosen");
    play_out(&mut game, &mut luck, &mut ());
    assert_eq!(refused(&mut game, "0: done"), PlayError::Over);
    assert_eq!(refused(&mut game, "* awakening"), PlayError::Over);
}

#[test]
fn whoever_acts_out_of_turn_hears_it_from_the_rules_of_the_game() {
    let mut game: Gobblet = new(2);
    assert_eq!(refused(&mut game, "1: 4@a1").rule().map(|rule| rule.as_str()), Some("GBT-04"));
    assert_eq!(refused(&mut game, "0: 4@a1; 1: 4@a2").rule().map(|rule| rule.as_str()), Some("GBT-04"));
}

#[test]
fn so_many_cannot_play() {
    let error = Gobblet::new(3, &gobblet::Options::default()).expect_err("it is for two");
    assert_eq!(error, OptionsError::Seats { game: "Gobblet!", seats: 3, allowed: 2..=2 });
    assert_eq!(error.to_string(), "Gobblet! is a game for 2 players, not for 3");
    let error = Clonk::new(5, &clonk::Options::default()).expect_err("it is for four at most");
    assert_eq!(error.to_string(), "Clonk! is a game for 2 to 4 players, not for 5");
}

#[test]
fn playing_out_is_taking_one_random_step_after_the_other() {
    fn check<G: Game>(seats: usize) {
        for seed in 0..5 {
            let (mut fast, mut slow): (G, G) = (new(seats), new(seats));
            let (mut told, mut heard) = (Vec::new(), Vec::new());
            let steps = play_out(&mut fast, &mut seeded(seed, 3), &mut told);
            let (mut luck, mut taken) = (seeded(seed, 3), 0);
            while let Some(step) = random_step(&slow, &mut luck) {
                slow.play(&step, &mut heard).expect("a random step is allowed");
                taken += 1;
            }
            assert!(fast == slow && told == heard, "{} with seed {seed}", G::NAME);
            assert_eq!(steps, taken);
        }
    }
    check::<Gobblet>(2);
    check::<Clonk>(3);
}

#[test]
fn neither_seeds_nor_numbers_share_their_games() {
    let first = |seed, index| {
        let mut game: Clonk = new(2);
        play_out(&mut game, &mut seeded(seed, index), &mut ());
        serde_json::to_string(&game).expect("a state serialises")
    };
    let games = [first(1, 0), first(1, 1), first(2, 0), first(0, 1), first(0, 2)];
    for (i, game) in games.iter().enumerate() {
        assert!(!games[..i].contains(game), "{i}");
    }
    assert_eq!(first(1, 1), games[1]);
}
