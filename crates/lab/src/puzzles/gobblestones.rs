//! Gobblestones: the placement that scores most.

use underhill_catalog::gobblestones::{Action, Gobblestones};
use underhill_core::{Game, Seat, Step};

use super::self_play::draw_on;
use super::{Found, Setter};

/// So much more than any other the best placement scores at least.
const MARGIN: i32 = 2;
/// So many placements are there to choose from: enough to overlook the best, and not more than a person can look at.
const CHOICES: std::ops::RangeInclusive<usize> = 40..=300;

/// So many tiles are on the rack at most.
const RACK: usize = 10;

impl Setter for Gobblestones {
    const PLAYERS: &'static [usize] = &[2, 2, 3];
    const OPENING: u64 = 0;
    const LONGEST: usize = 120;

    fn ask(&self, seat: Seat) -> Option<Found<Self>> {
        if self.turns() < 2 || self.rack(seat).total() > RACK {
            return None;
        }
        let ranked = placements_by_score(self, seat);
        let &[(worth, best), (next, _), ..] = ranked.as_slice() else { return None };
        let Action::Place(placement) = best else { return None };
        if worth - next < MARGIN || !CHOICES.contains(&ranked.len()) || placement.len() < 3 {
            return None;
        }
        let mut game = self.clone();
        let mut steps = vec![Step::one(seat, best)];
        game.apply_unchecked(&steps[0], &mut ());
        draw_on(&mut game, &mut steps);
        // The longest is what one looks for first.
        let longer =
            ranked.iter().filter(|(_, other)| matches!(other, Action::Place(tiles) if tiles.len() > placement.len()));
        let merit = ranked.len() as i32 + 100 * longer.count().min(3) as i32;
        Some(Found { answers: vec![steps], any_order: false, worth, next, merit })
    }
}

/// What every placement scores, the best first.
pub(crate) fn placements_by_score(game: &Gobblestones, seat: Seat) -> Vec<(i32, Action)> {
    let before = game.points()[seat.index()];
    let score = |action: Action| {
        let mut after = game.clone();
        after.decide_unchecked(&[(seat, action)], &mut ());
        (after.points()[seat.index()] - before, action)
    };
    let mut ranked: Vec<(i32, Action)> = game.legal_actions(seat).into_iter().map(score).collect();
    ranked.sort_by_key(|&(score, _)| std::cmp::Reverse(score));
    ranked
}
