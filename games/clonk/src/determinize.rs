use underhill_core::{Game, Luck, MAX_SEATS, Memory, PerSeat, Seat, Viewer};

use crate::audit::{most_in_cart, turns_of};
use crate::components::Id;
use crate::{Clonk, Colour, Phase, Side, Tile, Treasure, View};

/// A game that looks like this to its viewer.
///
/// Of the cards the viewer does not know, rivals' hands get as many as they hold, the draw pile and the face-down
/// cards as many as there are, each choice as likely as any other. Whoever does not remember the discard pile and
/// what has gone into rivals' carts sees cards missing: each of them is as likely to lie in any of these places, as
/// long as a cart could have been filled so far in the turns played.
pub(crate) fn imagine(view: &View, luck: &mut impl Luck) -> Result<Clonk, String> {
    let seats = view.players.len();
    let mut game = Clonk::set_up(seats, &view.options).map_err(|error| error.to_string())?;
    if let Viewer::Seat(seat) = view.viewer
        && seat.index() >= seats
    {
        return Err(format!("seat {seat} looks at a table for {seats}"));
    }
    game.phase = view.phase;
    game.set_turn(view.turns)?;
    game.awake = view.awake;
    game.gifted = view.gift_used;
    game.blasted = view.blast_used;
    place_what_is_seen(&mut game, view)?;
    draw_tasks(&mut game, view, luck)?;
    share_out_cards(&mut game, view, luck)?;
    share_out_snores(&mut game, view, luck)?;
    crate::audit::audit(&game)?;
    let same_piles = (game.draw_pile(), game.snores_left, game.kablooeys_left)
        == (view.draw_pile, view.snore_pile, view.kablooey_pile);
    if !same_piles || game.waiting() != view.waiting || game.turn() != view.turn {
        return Err("the piles, the phase and who is waited for do not fit together".to_owned());
    }
    if view.phase == Phase::Over
        && !view.players.iter().map(|player| player.score).eq(game.scores().iter().copied().map(Some))
    {
        return Err("the scores do not add up".to_owned());
    }
    Ok(game)
}

/// Puts everything in its place that the viewer sees, and refuses a view that shows more or less than it should.
fn place_what_is_seen(game: &mut Clonk, view: &View) -> Result<(), String> {
    if view.discards.is_some() != (view.memory == Memory::Perfect || view.phase == Phase::Over) {
        return Err("the discard pile is shown exactly to those who remember it".to_owned());
    }
    game.fill_shafts(&view.shafts)?;
    game.discards = game.claim_all(view.discards.as_deref().unwrap_or_default())?;
    for (seat, player) in Seat::first(view.players.len()).zip(&view.players) {
        let insight = view.insight(seat);
        if player.hand.is_some() != insight.secrets
            || player.cart.is_some() != insight.cart
            || player.snores.is_some() != insight.cart
            || player.score.is_some() != (view.phase == Phase::Over)
        {
            return Err(format!("it shows more or less of seat {seat} than this viewer may see"));
        }
        game.miners[seat.index()].open = player.open;
        game.give_tile(seat, player.colour.map(Tile::Colour))?;
        game.give_tile(seat, player.treasure.map(Tile::Treasure))?;
        game.fill_gallery(seat, &player.gallery)?;
        let hand = player.hand.as_deref().unwrap_or_default();
        if insight.secrets && hand.len() as u64 != u64::from(player.hand_size) {
            return Err(format!("seat {seat} does not hold {} cards", player.hand_size));
        }
        game.miners[seat.index()].hand = game.claim_all(hand)?;
        let cart = player.cart.as_deref().unwrap_or(player.cart_top.as_slice());
        game.miners[seat.index()].cart = game.claim_all(cart)?;
        game.set_top(seat, player.cart_top)?;
        game.give_snores(seat, player.snores.unwrap_or_default())?;
        game.give_kablooeys(seat, player.kablooeys)?;
    }
    Ok(())
}

/// Gives everyone who has drawn a task that the viewer does not know one of those left.
fn draw_tasks(game: &mut Clonk, view: &View, luck: &mut impl Luck) -> Result<(), String> {
    let drawn = match view.phase {
        Phase::Tasks { drawn } => usize::from(drawn),
        _ => 2 * view.players.len(),
    };
    for (seat, player) in Seat::first(view.players.len()).zip(&view.players) {
        for (index, side) in Side::ALL.into_iter().enumerate() {
            let has = 2 * seat.index() + index < drawn;
            let shown = match side {
                Side::Colour => player.colour.is_some(),
                Side::Treasure => player.treasure.is_some(),
            };
            let should_show = has && (view.insight(seat).secrets || player.open == Some(side));
            if shown != should_show {
                return Err(format!("it shows more or less of the tasks of seat {seat} than this viewer may see"));
            }
            if !has || shown {
                continue;
            }
            let left = game.tiles_left(side);
            let total: u64 = left.iter().map(|&count| u64::from(count)).sum();
            let mut ticket = luck.below(total.max(1));
            let index = left.iter().position(|&count| {
                let here = ticket < u64::from(count);
                ticket = ticket.saturating_sub(count.into());
                here
            });
            let tile = index.map(|index| match side {
                Side::Colour => Tile::Colour(Colour::ALL[index]),
                Side::Treasure => Tile::Treasure(Treasure::ALL[index]),
            });
            game.give_tile(seat, tile)?;
        }
    }
    Ok(())
}

fn share_out_cards(game: &mut Clonk, view: &View, luck: &mut impl Luck) -> Result<(), String> {
    let too_few = || "there are too few cards that the viewer does not know".to_owned();
    // Those that nobody has seen stay what they are.
    let mut to_place = (game.unseen.len().checked_sub(game.shafts.face_down()))
        .and_then(|cards| cards.checked_sub(view.draw_pile))
        .ok_or_else(too_few)?;
    for (seat, player) in Seat::first(view.players.len()).zip(&view.players) {
        if view.insight(seat).secrets {
            continue;
        }
        to_place = to_place.checked_sub(player.hand_size).ok_or_else(too_few)?;
        for _ in 0..player.hand_size {
            let id = draw(game, luck);
            let kind = game.treasury().kind(id);
            game.miners[seat.index()].hand.add(kind);
        }
    }
    if to_place == 0 {
        return Ok(());
    }
    if view.discards.is_some() {
        return Err("cards are missing".to_owned());
    }
    // The places where a card that the viewer has forgotten may be; none stands for the discard pile.
    let room = |game: &Clonk, seat: Seat| {
        let cart = game.miner(seat).cart.len();
        cart > 0 && !view.insight(seat).cart && cart < most_in_cart(game, seat)
    };
    for _ in 0..to_place {
        let mut places: [Option<Seat>; MAX_SEATS + 1] = [None; MAX_SEATS + 1];
        let mut count = 1;
        for seat in Seat::first(view.players.len()).filter(|&seat| room(game, seat)) {
            places[count] = Some(seat);
            count += 1;
        }
        let id = draw(game, luck);
        let kind = game.treasury().kind(id);
        match places[luck.below(count as u64) as usize] {
            Some(seat) => game.miners[seat.index()].cart.add(kind),
            None => game.discards.add(kind),
        }
    }
    Ok(())
}

/// Takes any of the cards that the viewer does not know.
fn draw(game: &mut Clonk, luck: &mut impl Luck) -> Id {
    let id = game.unseen.nth(luck.below(game.unseen.len().into()) as u32);
    let kind = game.treasury().kind(id);
    game.unseen.take(kind);
    id
}

/// Whoever does not remember where Snore cards went only knows how many are gone.
fn share_out_snores(game: &mut Clonk, view: &View, luck: &mut impl Luck) -> Result<(), String> {
    let wrong = || "the Snore cards do not add up".to_owned();
    let gone = game.snores_left.checked_sub(view.snore_pile).ok_or_else(wrong)?;
    for _ in 0..gone {
        let could: PerSeat<Seat> = Seat::first(view.players.len())
            .filter(|&seat| !view.insight(seat).cart)
            .filter(|&seat| u32::from(game.miner(seat).snores) < turns_of(game, seat).sifted)
            .collect();
        if could.is_empty() {
            return Err(wrong());
        }
        let seat = could[luck.below(could.len() as u64) as usize];
        game.miners[seat.index()].snores += 1;
        game.snores_left -= 1;
    }
    Ok(())
}
