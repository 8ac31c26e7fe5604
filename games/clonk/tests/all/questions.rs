//! What can be asked of a whole state is what the people at the table see, put together.

use clonk::{Awakening, Card, Clonk, Options, Phase, Shaft, Side, Tile};
use serde_json::json;
use underhill_core::{Game, Memory, Seat, Viewer, random_step, seeded};

use crate::common::scene;

/// Compares every answer with what the seats themselves see.
fn check(game: &Clonk) {
    let cards = game.treasury().cards();
    let mut seen: Vec<Card> = Vec::new();
    let mut tasks: Vec<Tile> = Vec::new();
    for seat in Seat::first(game.seats()) {
        let view = game.view(Viewer::Seat(seat), Memory::Perfect);
        let player = &view.players[seat.index()];
        let (hand, cart) = (player.hand.as_ref().unwrap(), player.cart.as_ref().unwrap());
        assert_eq!(game.hand(seat).collect::<Vec<_>>(), *hand);
        assert_eq!(game.hand_size(seat) as usize, hand.len());
        assert_eq!(usize::from(game.gallery_size(seat)), player.gallery.len());
        assert_eq!(game.last_card(seat), player.gallery.last().copied().or(player.cart_top));
        assert_eq!(game.kablooeys(seat), player.kablooeys);
        assert_eq!(game.open_side(seat), player.open);
        let own = [player.colour.map(Tile::Colour), player.treasure.map(Tile::Treasure)];
        assert_eq!(Side::ALL.map(|side| game.task(seat, side)), own);
        let home = || cart.iter().chain(&player.gallery);
        for tile in own.into_iter().flatten() {
            assert_eq!(game.count_for(seat, tile) as usize, home().filter(|&&card| tile.wants(card)).count());
            tasks.push(tile);
        }
        let eyes: u32 = home().map(|card| u32::from(card.eyes())).sum();
        let snores = u32::from(player.snores.unwrap()) * u32::from(game.treasury().snore_eyes);
        assert_eq!(game.eyes(seat), (eyes, eyes + snores));
        seen.extend(home().chain(hand));
    }
    let view = game.view(Viewer::Spectator, Memory::Perfect);
    for (shaft, cards) in Shaft::ALL.into_iter().zip(&view.shafts) {
        assert_eq!(game.shaft_from_top(shaft).collect::<Vec<_>>(), cards.0.iter().rev().copied().collect::<Vec<_>>());
        assert_eq!(game.shaft_height(shaft), cards.0.len());
        assert_eq!(game.top(shaft), cards.0.last().copied().flatten());
        seen.extend(cards.0.iter().flatten());
    }
    seen.extend(view.discards.as_ref().unwrap());
    let mut unseen = cards.to_vec();
    for card in seen {
        unseen.remove(unseen.iter().position(|&other| other == card).expect("no card is there twice"));
    }
    assert_eq!(game.unseen().collect::<Vec<_>>(), unseen);
    assert_eq!((game.gift_used(), game.blast_used(), game.awake()), (view.gift_used, view.blast_used, view.awake));
    assert_eq!(
        (game.kablooey_pile(), game.draw_pile(), game.phase()),
        (view.kablooey_pile, view.draw_pile, view.phase)
    );
    if let Some(turn) = view.turn {
        assert_eq!(game.active(), turn);
    }
    for side in Side::ALL {
        let tiles = if side == Side::Colour { game.treasury().colour_tiles } else { game.treasury().treasure_tiles };
        let drawn = tasks.iter().filter(|tile| tile.side() == side).count();
        let left: u8 = game.tiles_not_drawn(side).iter().sum();
        assert_eq!(usize::from(left), tiles.iter().map(|&tiles| usize::from(tiles)).sum::<usize>() - drawn);
    }
    // CLK-05, CLK-R1: of the cards that are in no shaft and no hand at the start, each player's share lies below.
    let bottom = ((cards.len() - 40 - 4 * game.seats()) / game.seats()) as u32;
    let above = if view.awake { 0 } else { view.draw_pile.saturating_sub(bottom) };
    assert_eq!(game.above_awakening(), above);
    let shuffled = game.options().awakening == Awakening::Shuffled;
    assert_eq!(game.may_awake(), shuffled && !view.awake && view.draw_pile <= bottom);
}

#[test]
fn what_is_asked_of_a_state_is_what_its_players_see() {
    let (mut over, mut snored) = (0, 0);
    for (seats, awakening) in [(2, Awakening::Top), (3, Awakening::Shuffled), (4, Awakening::Top)] {
        let options = Options { awakening, ..Options::default() };
        let mut luck = seeded(3, seats as u64);
        let mut game = Clonk::new(seats, &options).unwrap();
        assert_eq!(*game.options(), options);
        check(&game);
        while let Some(step) = random_step(&game, &mut luck) {
            game.apply_unchecked(&step, &mut ());
            check(&game);
        }
        over += u32::from(game.phase() == Phase::Over);
        snored += Seat::first(seats).filter(|&seat| game.eyes(seat).0 != game.eyes(seat).1).count();
    }
    assert!(over == 3 && snored > 0, "nobody took a Snore card");
}

#[test]
fn another_task_can_be_supposed_while_there_is_a_tile_for_it() {
    for (side, free) in
        [(Side::Colour, Tile::Colour(clonk::Colour::White)), (Side::Treasure, Tile::Treasure(clonk::Treasure::Statue))]
    {
        let mut game = scene(2).build();
        let (seat, other) = (Seat::new(0), Seat::new(1));
        let (before, taken) = (game.task(seat, side), game.task(other, side).unwrap());
        game.suppose_task(seat, taken);
        assert_eq!(game.task(seat, side), before, "there is one tile of each, and {taken} is taken");
        game.suppose_task(seat, free);
        assert_eq!(game.task(seat, side), Some(free));
    }
}

#[test]
fn a_game_may_last_just_as_long_as_its_bound() {
    let over = scene(2).phase(json!("over")).awake().pile(0);
    let bound = scene(2).build().turn_bound();
    assert_eq!(over.clone().turns(bound).try_build().map(|game| game.turns()), Ok(bound));
    let error = over.turns(bound + 2).try_build().expect_err("that is too long");
    assert!(error.contains(&format!("no game takes {} turns; {bound} are the most", bound + 2)), "{error}");
}
