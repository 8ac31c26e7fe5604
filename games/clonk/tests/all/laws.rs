//! What every game must obey, also with a box of one's own.

use std::fmt::Write;

use clonk::{Action, Clonk, Colour, Options, Shaft, Side, Source, Treasure};
use underhill_core::{Game, Options as _, Seat, random_step, seeded};
use underhill_laws::{Effort, SetUp, random_game};

use crate::common;

#[test]
fn clonk_obeys_the_laws() {
    underhill_laws::obey::<Clonk>(1);
}

/// A box with so many copies of a card of each colour and treasure, and too few of everything else.
fn small_box(copies: usize, cards: usize) -> String {
    let mut text = "\
[snores]
cards = { value = 2, provenance = \"house\" }
eyes = { value = 3, provenance = \"house\" }
[kablooeys]
cards = { value = 1, provenance = \"house\" }
coins = { value = 2, provenance = \"house\" }
[tasks]
colours = { value = [\"red\", \"red\", \"green\", \"white\", \"white\"], provenance = \"house\" }
treasures = { value = [\"crown\", \"crown\", \"crown\", \"crown\"], provenance = \"house\" }
coins = { value = [1, 2, 3, 4, 5, 6, 7, 8, 99], provenance = \"house\" }
[treasures]
cards = [\n"
        .to_owned();
    let mut left = cards;
    for (index, colour) in Colour::ALL.iter().enumerate() {
        for treasure in Treasure::ALL {
            let here = copies.min(left);
            if here > 0 {
                left -= here;
                let (coins, eyes) = (index, treasure as usize);
                let line = format!("card = \"{colour}-{treasure}-{coins}-{eyes}\", copies = {here}");
                writeln!(text, "    {{ {line}, provenance = \"house\" }},").unwrap();
            }
        }
    }
    text + "]\n"
}

#[test]
fn any_box_obeys_the_laws() {
    for (copies, cards, seats) in [(2, 50, 2), (4, 60, 4), (3, 55, 3), (4, 128, 2), (32, 128, 4)] {
        for awakening in ["top", "shuffled"] {
            let mut options = Options::default();
            options.set("components", &small_box(copies, cards)).unwrap();
            options.set("awakening", awakening).unwrap();
            let set_up = SetUp::<Clonk> { seats, options };
            for seed in 0..4 {
                if let Err(broken) = random_game(&set_up, seed, Effort::THOROUGH) {
                    panic!("{copies} copies of {cards} cards, {seats} seats, {awakening}, seed {seed}: {broken}");
                }
            }
        }
    }
}

#[test]
fn cards_that_look_the_same_are_one_action_and_one_outcome() {
    let mut options = Options::default();
    options.set("components", &small_box(32, 128)).unwrap();
    let mut game = Clonk::new(2, &options).unwrap();
    common::draw_all(&mut game);
    common::play(&mut game, &["0: open colour; 1: open treasure"]);
    assert_eq!(common::outcomes(&game).iter().map(|(_, copies)| copies).collect::<Vec<_>>(), [&32; 4]);
    common::draw_all(&mut game);
    let hand =
        game.view(underhill_core::Viewer::Seat(Seat::new(0)), underhill_core::Memory::Table).players[0].hand.clone();
    assert_eq!(hand.unwrap().iter().map(ToString::to_string).collect::<Vec<_>>(), ["red-hammer-0-0"; 4]);
    assert_eq!(common::legal(&game, 0), ["bank red-hammer-0-0"]);
}

/// Everything that anybody could ever want to do.
fn everything(game: &Clonk) -> Vec<Action> {
    let cards = game.treasury().cards();
    let sources = || Shaft::ALL.map(Source::Shaft).into_iter().chain(cards.iter().map(|&card| Source::Hand(card)));
    let mut all: Vec<Action> = Side::ALL.map(Action::Open).to_vec();
    all.extend(cards.iter().map(|&card| Action::Bank(card)));
    all.extend(sources().map(Action::Dig));
    all.extend(Seat::first(4).flat_map(|seat| sources().map(move |source| Action::Gift(seat, source))));
    all.extend(Shaft::ALL.map(Action::Blast));
    all.push(Action::Done);
    all.extend(cards.iter().flat_map(|&card| Shaft::ALL.map(|shaft| Action::Backfill(card, shaft))));
    all.extend(cards.iter().map(|&card| Action::Discard(card)));
    all
}

#[test]
fn what_is_listed_is_exactly_what_is_allowed() {
    for (seats, kablooey, dig) in [(2, "any", "must"), (3, "once", "free"), (4, "any", "free")] {
        let mut options = Options::default();
        options.set("kablooey", kablooey).unwrap();
        options.set("dig", dig).unwrap();
        let mut luck = seeded(7, seats as u64);
        let mut game = Clonk::new(seats, &options).unwrap();
        let all = everything(&game);
        while let Some(step) = random_step(&game, &mut luck) {
            for seat in Seat::first(seats) {
                // Both lists are in the documented order.
                let allowed: Vec<&Action> = all.iter().filter(|action| game.check(seat, action).is_ok()).collect();
                let listed = game.legal_actions(seat);
                assert_eq!(listed.iter().collect::<Vec<_>>(), allowed, "{game:?}");
            }
            game.apply_unchecked(&step, &mut ());
        }
    }
}

#[test]
fn a_player_without_a_plan_does_everything_equally_often() {
    let game = common::scene(3).hand(0, "red-crown-0-0 red-hammer-0-0 white-crown-1-0").kablooeys(0, 1).build();
    let actions = game.legal_actions(Seat::new(0));
    let mut counts = vec![0u32; actions.len()];
    let mut luck = seeded(1, 0);
    for _ in 0..1_000 * actions.len() {
        let action = game.random_action(Seat::new(0), &mut luck);
        counts[actions.iter().position(|&other| other == action).unwrap()] += 1;
    }
    assert!(actions.len() > 8 && counts.iter().all(|count| (850..1_150).contains(count)), "{counts:?}");
}
