//! What the others' secret tasks may be: whoever brings home many crowns probably has to. And what they may hold: nobody keeps
//! what is of no use. A Bayesian opponent model that weights determinisations.

use underhill_catalog::clonk::{Card, Clonk, Colour, Side, Tile, Treasure};
use underhill_core::{Game, Luck, Seat};

use super::belief_weights::{TELLING, USELESS_KEPT};

/// How likely each task is a player's secret one, in the order of the box; together 1. The state may be any that was
/// imagined from the view: only what everyone could remember is looked at.
pub fn secret_task(game: &Clonk, seat: Seat, telling: f64) -> Option<(Side, [f64; 6])> {
    let side = match game.open_side(seat)? {
        Side::Colour => Side::Treasure,
        Side::Treasure => Side::Colour,
    };
    let mine = game.task(seat, side)?;
    let left = game.tiles_not_drawn(side);
    let mut chances = [0.0; 6];
    for (index, chance) in chances.iter_mut().enumerate() {
        let tile = tile(side, index);
        let tiles = left[index] + u8::from(tile == mine);
        *chance = f64::from(tiles) * (telling * f64::from(game.count_for(seat, tile))).exp();
    }
    let total: f64 = chances.iter().sum();
    chances.iter_mut().for_each(|chance| *chance /= total);
    Some((side, chances))
}

/// Whether a card may bring a player something: it has coins, or one of their tasks asks for it.
pub fn is_of_use(game: &Clonk, seat: Seat, card: Card) -> bool {
    card.coins() > 0 || Side::ALL.into_iter().any(|side| game.task(seat, side).is_some_and(|tile| tile.wants(card)))
}

/// Gives every other player of an imagined game a secret task that fits what they have brought home, and a hand that fits
/// their tasks.
pub(crate) fn suppose(game: &mut Clonk, me: Seat, luck: &mut impl Luck) {
    for seat in Seat::first(game.seats()).filter(|&seat| seat != me) {
        suppose_task(game, seat, luck);
        suppose_hand(game, seat, luck);
    }
}

fn suppose_task(game: &mut Clonk, seat: Seat, luck: &mut impl Luck) {
    let Some((side, chances)) = secret_task(game, seat, TELLING) else { return };
    let mut ticket = luck.below(1 << 32) as f64 / (1u64 << 32) as f64;
    for (index, chance) in chances.iter().enumerate() {
        ticket -= chance;
        if ticket < 0.0 {
            game.suppose_task(seat, tile(side, index));
            break;
        }
    }
}

/// What is of no use is laid on a shaft or discarded rather than kept: each card of the hand may make way for one that nobody
/// has seen, by how likely either is kept (a sweep of Metropolis and Hastings).
fn suppose_hand(game: &mut Clonk, seat: Seat, luck: &mut impl Luck) {
    let held: Vec<Card> = game.hand(seat).collect();
    let unseen = game.unseen().count() as u64;
    for card in held {
        let Some(other) = game.unseen().nth(luck.below(unseen.max(1)) as usize) else { return };
        let worse = is_of_use(game, seat, card) && !is_of_use(game, seat, other);
        if !worse || luck.below(100) < USELESS_KEPT {
            game.suppose_card(seat, card, other);
        }
    }
}

/// The tile of a side with that place in the box.
pub fn tile(side: Side, index: usize) -> Tile {
    match side {
        Side::Colour => Tile::Colour(Colour::ALL[index]),
        Side::Treasure => Tile::Treasure(Treasure::ALL[index]),
    }
}
