//! CLK-01 to CLK-05: laying out the game.

use clonk::{Card, Clonk, Options, Phase, Shaft};
use underhill_core::{Game, Memory, Options as _, Seat, Seats, Viewer, Waiting};

use crate::common::{self, draw_all, legal, outcomes, play, refuse, scene, seen};

fn new(seats: usize) -> Clonk {
    Clonk::new(seats, &Options::default()).unwrap()
}

const TASKS: [&str; 4] = ["* task red", "* task crown", "* task green", "* task sword"];

#[test]
fn clk_01_everyone_draws_two_tasks_and_lays_one_of_them_open() {
    let mut game = new(2);
    assert_eq!(outcomes(&game).len(), 6);
    play(&mut game, &TASKS[..2]);
    // The red tile is gone.
    assert_eq!(
        outcomes(&game).iter().map(|(tile, _)| tile.as_str()).collect::<Vec<_>>(),
        ["task green", "task white", "task pink", "task blue", "task yellow"]
    );
    play(&mut game, &TASKS[2..]);
    assert_eq!(game.waiting(), Waiting::Decide(Seats::all(2)));
    for seat in 0..2 {
        assert_eq!(legal(&game, seat), ["open colour", "open treasure"]);
    }
    let before = seen(&game, Viewer::Seat(Seat::new(0)), Memory::Perfect);
    assert_eq!(before["players"][0]["colour"], "red");
    assert_eq!(before["players"][0]["treasure"], "crown");
    assert!(before["players"][1].get("colour").is_none() && before["players"][1].get("treasure").is_none());
    refuse(&game, "0: done; 1: open colour", "CLK-01");
    play(&mut game, &["0: open colour; 1: open treasure"]);
    let after = seen(&game, Viewer::Spectator, Memory::Perfect);
    assert_eq!(after["players"][0]["colour"], "red");
    assert_eq!(after["players"][1]["treasure"], "sword");
    assert!(after["players"][0].get("treasure").is_none() && after["players"][1].get("colour").is_none());
    refuse(&scene(2).build(), "0: open colour", "CLK-01");
}

#[test]
fn clk_02_every_card_has_a_colour_a_treasure_coins_and_eyes() {
    let options = Options::default();
    let cards = options.components.cards();
    assert_eq!(cards.len(), 108);
    for card in cards {
        let alike = cards.iter().filter(|other| (other.colour, other.treasure) == (card.colour, card.treasure));
        assert_eq!(alike.count(), 3, "{card}");
    }
    let sum = |number: fn(Card) -> u8| cards.iter().map(|&card| u32::from(number(card))).sum::<u32>();
    assert_eq!((sum(Card::coins), sum(Card::eyes)), (108, 96));
    let some = |coins: u8, eyes: u8| cards.iter().any(|card| (card.coins(), card.eyes()) == (coins, eyes));
    assert!(some(0, 0) && some(3, 3) && some(1, 0) && some(0, 1) && some(2, 1));
    // A card that the box does not have can be written, but not played.
    let game = scene(2).hand(0, "red-hammer-0-0").build();
    refuse(&game, "0: dig red-hammer-9-9", "CLK-02");
}

#[test]
fn clk_03_five_shafts_of_eight_cards_with_the_last_two_face_up() {
    let mut game = new(2);
    play(&mut game, &TASKS);
    play(&mut game, &["0: open colour; 1: open treasure"]);
    draw_all(&mut game);
    let view = game.view(Viewer::Spectator, Memory::Table);
    assert_eq!(view.shafts.len(), 5);
    for shaft in &view.shafts {
        let up: Vec<bool> = shaft.0.iter().map(Option::is_some).collect();
        assert_eq!(up, [false, false, true, false, true, false, true, true]);
    }
    // Only the top card is free.
    let game = scene(2).shaft(1, "white-goblet-0-1 green-hammer-0-0").build();
    refuse(&game, "0: dig s1", "CLK-09");
    assert!(!legal(&game, 0).contains(&"dig s1".to_owned()));
}

#[test]
fn clk_04_everyone_gets_four_hidden_cards() {
    let mut game = new(3);
    draw_all(&mut game);
    play(&mut game, &["0: open colour; 1: open treasure; 2: open treasure"]);
    draw_all(&mut game);
    assert_eq!(game.phase(), Phase::Bank);
    let view = game.view(Viewer::Seat(Seat::new(1)), Memory::Perfect);
    for (seat, player) in view.players.iter().enumerate() {
        assert_eq!(player.hand_size, 4);
        assert_eq!(player.hand.as_ref().map(Vec::len), (seat == 1).then_some(4));
    }
}

#[test]
fn clk_05_the_rest_is_the_draw_pile() {
    for (seats, pile, above) in [(2, 60, 30), (3, 56, 38), (4, 52, 39)] {
        let mut game = new(seats);
        draw_all(&mut game);
        let choices: Vec<String> = (0..seats).map(|seat| format!("{seat}: open colour")).collect();
        play(&mut game, &[&choices.join("; ")]);
        let told = common::told(&draw_all(&mut game));
        assert_eq!(game.draw_pile(), pile);
        let bottom = pile - above;
        let sentence =
            format!("the Awakening card is put into the draw pile: {above} cards lie above the bottom {bottom}");
        assert!(told.contains(&sentence), "{told:?}");
    }
}

#[test]
fn clk_r11_tasks_then_the_choice_then_shafts_row_by_row_then_hands_seat_by_seat() {
    let mut game = new(2);
    assert_eq!(game.phase(), Phase::Tasks { drawn: 0 });
    play(&mut game, &TASKS);
    assert_eq!(game.phase(), Phase::Choose);
    play(&mut game, &["0: open colour; 1: open treasure"]);
    let heights = |game: &Clonk| -> Vec<usize> {
        game.view(Viewer::Spectator, Memory::Table).shafts.iter().map(|shaft| shaft.0.len()).collect()
    };
    assert_eq!((game.phase(), heights(&game)), (Phase::Shafts, vec![2; Shaft::COUNT]));
    play(&mut game, &["* red-crown-0-0", "* red-sword-0-0"]);
    assert_eq!(heights(&game), [3, 3, 2, 2, 2]);
    play(&mut game, &["* red-hammer-0-0", "* red-hammer-1-0", "* red-hammer-2-2"]);
    assert_eq!(heights(&game), [4; 5], "a row of face-down cards follows by itself");
    while game.phase() == Phase::Shafts {
        let outcome = game.outcome_at(0).unwrap();
        game.play(&underhill_core::Step::Chance(outcome), &mut ()).unwrap();
    }
    assert_eq!(game.phase(), Phase::Hands);
    let first = game.outcome_at(0).unwrap();
    game.play(&underhill_core::Step::Chance(first), &mut ()).unwrap();
    let view = game.view(Viewer::Seat(Seat::new(0)), Memory::Table);
    assert_eq!((view.players[0].hand_size, view.players[1].hand_size), (1, 0));
    draw_all(&mut game);
    assert_eq!(game.waiting(), Waiting::Decide(Seats::only(Seat::new(0))), "seat 0 begins");
    // Nobody ever sees the tiles that nobody drew.
    let text = seen(&game, Viewer::Seat(Seat::new(0)), Memory::Perfect).to_string();
    assert!(!text.contains("\"pink\"") && !text.contains("\"goblet\""), "{text}");
}

#[test]
fn clk_r1_the_awakening_lies_on_the_bottom_pile_or_shuffled_into_it() {
    // On top: the card that would be the 31st from above brings it up, with no chance about it.
    let full = scene(2).gallery(0, "red-necklace-0-0 red-statue-1-0 red-crown-0-0 red-sword-0-0");
    let mut game = full.clone().pile(31).build();
    play(&mut game, &["0: done"]);
    assert!(!game.awake());
    let mut game = full.clone().pile(30).build();
    let told = common::told(&play(&mut game, &["0: done"]));
    assert!(game.awake(), "{told:?}");

    // Shuffled: at each of the 31 places with equal chance, here with one card of the unseen lying face down.
    let shuffled = full.option("awakening", "shuffled").shaft(1, "? blue-crown-0-1");
    let mut game = shuffled.clone().pile(31).build();
    play(&mut game, &["0: done"]);
    assert!(!outcomes(&game).iter().any(|(outcome, _)| outcome == "awakening"), "not above the bottom pile");
    for pile in [30u32, 7, 1] {
        let mut game = shuffled.clone().turns(28).pile(pile as usize).build();
        play(&mut game, &["0: done"]);
        assert!(!game.awake());
        let lottery = outcomes(&game);
        let (awakening, cards) = lottery.split_last().unwrap();
        let unseen = pile + 1;
        assert_eq!(awakening, &("awakening".to_owned(), unseen));
        assert!(cards.len() as u32 == unseen && cards.iter().all(|&(_, weight)| weight == pile));
        // One place of pile + 1.
        assert_eq!(game.tickets(), awakening.1 * (pile + 1));
    }
    // At the very bottom of an empty pile nothing else can come.
    let mut game = shuffled.turns(28).pile(0).build();
    play(&mut game, &["0: done"]);
    assert_eq!(outcomes(&game), [("awakening".to_owned(), 1)]);
    assert!(Options::default().set("awakening", "bottom").is_err());
}
