//! What a card is worth to a player.

use underhill_catalog::clonk::{Card, Clonk, Side, Tile};
use underhill_core::{Game, Seat};

use super::weights::Weights;

/// What cards are worth to a player at one moment of a game, in hundredths of a coin.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Appraisal {
    /// What a card of each colour brings for the task, and of each treasure.
    colours: [i32; 6],
    treasures: [i32; 6],
    eye: i32,
}

impl Appraisal {
    /// As a seat judges; without the secret task, as others see it.
    pub(crate) fn of(game: &Clonk, seat: Seat, weights: &Weights, rounds: i32, secret_known: bool) -> Appraisal {
        let mut appraisal = Appraisal { colours: [0; 6], treasures: [0; 6], eye: eye_cost(game, seat, weights) };
        for side in Side::ALL {
            let known = secret_known || game.open_side(seat) == Some(side);
            let Some(tile) = game.task(seat, side).filter(|_| known) else { continue };
            let gain = task_gain(game, game.count_for(seat, tile), weights, rounds);
            match tile {
                Tile::Colour(colour) => appraisal.colours[colour as usize] = gain,
                Tile::Treasure(treasure) => appraisal.treasures[treasure as usize] = gain,
            }
        }
        appraisal
    }

    /// What a card is worth.
    #[inline]
    pub(crate) fn worth(&self, card: Card) -> i32 {
        100 * i32::from(card.coins()) - self.eye * i32::from(card.eyes())
            + self.colours[card.colour as usize]
            + self.treasures[card.treasure as usize]
    }
}

/// What one more card for a task is worth: while there is time, a promise; at the end, the next step of the ladder.
fn task_gain(game: &Clonk, have: u32, weights: &Weights, rounds: i32) -> i32 {
    let treasury = game.treasury();
    let step = i32::from(treasury.task_reward(have + 1)) - i32::from(treasury.task_reward(have));
    if have >= 9 {
        return 100 * step;
    }
    let far = weights.prospect_rounds.max(1);
    let near = rounds.clamp(0, far);
    (weights.prospect * near + 100 * step * (far - near)) / far
}

/// What an eye costs, by how near the player is to being the one who wakes the monster (CLK-23).
fn eye_cost(game: &Clonk, seat: Seat, weights: &Weights) -> i32 {
    let all = |seat| game.eyes(seat).1 as i32;
    let others = Seat::first(game.seats()).filter(|&other| other != seat).map(all).max().unwrap_or(0);
    (weights.eye + weights.eye_slope * (all(seat) - others)).clamp(weights.eye_least.min(150), 150)
}

/// About how many rounds follow this one: 0 in the last.
pub(crate) fn rounds_left(game: &Clonk) -> i32 {
    if game.awake() {
        return 0;
    }
    // A turn takes a little more than two cards off the draw pile.
    let turns = (game.above_awakening() * 10 / 23) as i32;
    (turns + game.active().index() as i32) / game.seats() as i32 + 1
}
