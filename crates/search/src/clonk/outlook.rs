//! How a game will probably end, the evaluation where playouts are cut off: counted if it is over, judged from what lies on the table if not.

use underhill_catalog::clonk::{Clonk, Score, Side};
use underhill_core::{Game, PerSeat, Seat};

use super::appraisal::{Appraisal, rounds_left};
use super::outlook_weights::{SPREAD, WEIGHTS};
use super::weights::Weights;

/// How many things about a player are weighed.
pub const FEATURES: usize = 12;
/// The place of the coins among them.
#[cfg(feature = "lab")]
pub const COINS: usize = 2;
/// Players with so many turns to come or more are judged alike.
pub const TURNS: usize = 9;

/// The points and winning chances of every seat.
#[derive(Clone, Debug)]
pub(crate) struct Outlook {
    pub(crate) win: PerSeat<f64>,
    pub(crate) points: PerSeat<f64>,
}

impl Outlook {
    /// The outlook of a game that is over, or of one in which a turn has just begun.
    pub(crate) fn of(game: &Clonk, weights: &Weights) -> Outlook {
        if let Some(standings) = game.standings() {
            let winners = standings.places.iter().filter(|&&place| place == 1).count() as f64;
            return Outlook {
                win: standings.places.iter().map(|&place| if place == 1 { 1.0 / winners } else { 0.0 }).collect(),
                points: standings.points.iter().map(|&points| f64::from(points)).collect(),
            };
        }
        let scores = game.scores();
        let mut turns = 0;
        let points: PerSeat<f64> = Seat::first(game.seats())
            .map(|seat| {
                let (bucket, features) = features(game, seat, &scores, weights);
                turns = turns.max(bucket);
                features.iter().zip(&WEIGHTS[bucket]).map(|(feature, weight)| feature * weight).sum()
            })
            .collect();
        let most = points.iter().copied().fold(f64::MIN, f64::max);
        let mut win: PerSeat<f64> = points.iter().map(|points| ((points - most) / SPREAD[turns]).exp()).collect();
        let total: f64 = win.iter().sum();
        win.iter_mut().for_each(|share| *share /= total);
        Outlook { win, points }
    }

    /// How good it is for a seat, from 0 to 1: the chance to win, smoothed by the lead.
    pub(crate) fn worth(&self, seat: Seat) -> f64 {
        let others = self.points.iter().enumerate().filter(|&(other, _)| other != seat.index());
        let best = others.map(|(_, &points)| points).fold(f64::MIN, f64::max);
        let lead = self.points[seat.index()] - best;
        0.5 * self.win[seat.index()] + 0.5 / (1.0 + (-lead / 8.0).exp())
    }
}

/// About how many turns a player still has, and what is weighed about them.
pub fn features(game: &Clonk, seat: Seat, scores: &[Score], weights: &Weights) -> (usize, [f64; FEATURES]) {
    let rounds = rounds_left(game);
    let turns = f64::from(rounds) + f64::from(seat >= game.active());
    let score = &scores[seat.index()];
    let others = scores.iter().enumerate().filter(|&(other, _)| other != seat.index());
    let most = others.map(|(_, score)| i32::from(score.all_eyes())).max().unwrap_or(0);
    let ahead = f64::from(i32::from(score.all_eyes()) - most);
    let caught = 1.0 / (1.0 + (-ahead / (0.8 + 1.2 * turns)).exp());
    let now = f64::from(score.colour_task + score.treasure_task);
    let mut later = [0.0; 2];
    for side in Side::ALL {
        if let Some(tile) = game.task(seat, side) {
            let have = f64::from(game.count_for(seat, tile));
            later[0] += ladder(game, have + 0.35 * turns);
            later[1] += ladder(game, have + 0.8 * turns);
        }
    }
    let appraisal = Appraisal::of(game, seat, weights, rounds, true);
    let (mut hand, mut hope) = (0.0, 0.0);
    let last = game.last_card(seat);
    for card in game.hand(seat) {
        let worth = f64::from(appraisal.worth(card).max(0)) / 100.0;
        hand += worth;
        if last.is_some_and(|last| last.matches(card)) {
            hope += worth;
        }
    }
    let mut open = 0.0;
    for shaft in underhill_catalog::clonk::Shaft::ALL {
        if let Some(top) = game.top(shaft).filter(|&top| last.is_some_and(|last| last.matches(top))) {
            open += f64::from(appraisal.worth(top).max(0)) / 100.0;
        }
    }
    let playing = f64::from(u8::from(turns > 0.0));
    let bucket = (turns as usize).min(TURNS - 1);
    (
        bucket,
        [
            1.0,
            turns,
            f64::from(score.coins),
            now,
            later[0],
            later[1],
            caught * f64::from(score.eyes) / 2.0,
            ahead.clamp(-12.0, 12.0) / 2.0,
            f64::from(game.hand_size(seat)) * playing,
            hand * playing,
            hope * playing,
            open * playing,
        ],
    )
}

/// What a task pays, between the steps as well.
fn ladder(game: &Clonk, cards: f64) -> f64 {
    let treasury = game.treasury();
    let whole = cards.min(9.0) as u32;
    let low = f64::from(treasury.task_reward(whole));
    low + (f64::from(treasury.task_reward(whole + 1)) - low) * (cards.min(9.0) - f64::from(whole))
}
