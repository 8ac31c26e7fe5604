//! Kobold: the tokens that bring the most points when all three kobolds come home.

use underhill_catalog::kobold::{Action, Kobold, Phase, Token};
use underhill_core::{Game, Seat, Step, StepOf, Waiting};

use super::self_play::draw_on;
use super::{Found, Setter};

/// So many points the best grab brings at least.
const WORTH: i32 = 4;
/// So many points another brings at least, so that there is something to compare.
const NEXT: i32 = 2;
/// So many grabs are there to choose from at least, as they differ by what is grabbed.
const CHOICES: usize = 6;

impl Setter for Kobold {
    const PLAYERS: &'static [usize] = &[2, 3];
    const OPENING: u64 = 0;
    const LONGEST: usize = 90;

    fn ask(&self, seat: Seat) -> Option<Found<Self>> {
        if self.phase() != Phase::Turn || self.kobolds_in_room(seat) != 3 || !self.grabbed().is_empty() {
            return None;
        }
        let grabs = grabs_by_points(self, seat)?;
        let (worth, kinds) = (grabs[0].points, grabs[0].kinds);
        let equal = |grab: &&Grab| grab.points == worth;
        if worth < WORTH || grabs.iter().filter(equal).any(|grab| grab.kinds != kinds) {
            return None;
        }
        let next = grabs.iter().find(|grab| grab.points < worth)?.points;
        let mut different: Vec<[Token; 3]> = grabs.iter().map(|grab| grab.kinds).collect();
        different.sort_unstable();
        different.dedup();
        if next < NEXT || different.len() < CHOICES {
            return None;
        }
        let answers: Vec<_> = grabs.iter().filter(equal).map(|grab| grab.steps.clone()).collect();
        Some(Found { answers, any_order: true, worth, next, merit: 10 * worth + different.len() as i32 })
    }
}

/// Three tokens that can be grabbed together.
pub(crate) struct Grab {
    pub(crate) points: i32,
    /// What they are, sorted.
    pub(crate) kinds: [Token; 3],
    /// The grabs in one of their orders, and what chance brings after them.
    pub(crate) steps: Vec<StepOf<Kobold>>,
}

/// Every grab of three tokens that lie face up, with the points it brings at once, the best first. None if the game might
/// end with it: then other things count too.
pub(crate) fn grabs_by_points(game: &Kobold, seat: Seat) -> Option<Vec<Grab>> {
    let mut grabs = Vec::new();
    add_grabs(game, seat, &mut Vec::new(), &mut grabs)?;
    let before = game.points()[seat.index()];
    for grab in &mut grabs {
        grab.points -= before;
    }
    grabs.sort_by_key(|grab| std::cmp::Reverse(grab.points));
    (!grabs.is_empty()).then_some(grabs)
}

fn add_grabs(game: &Kobold, seat: Seat, taken: &mut Vec<(Action, Token)>, grabs: &mut Vec<Grab>) -> Option<()> {
    for action in game.legal_actions(seat) {
        let Action::Take(spot) = action else { continue };
        let Some(token) = game.face_up(spot) else { continue };
        // The same three in another order are the same grab.
        if taken.last().is_some_and(|&(last, _)| place(last) > place(action)) {
            continue;
        }
        let mut after = game.clone();
        after.decide_unchecked(&[(seat, action)], &mut ());
        taken.push((action, token));
        if taken.len() < 3 {
            add_grabs(&after, seat, taken, grabs)?;
        } else {
            let mut steps: Vec<_> = taken.iter().map(|&(action, _)| Step::one(seat, action)).collect();
            draw_on(&mut after, &mut steps);
            if after.waiting() == Waiting::Over {
                return None;
            }
            let mut kinds = [taken[0].1, taken[1].1, taken[2].1];
            kinds.sort_unstable();
            grabs.push(Grab { points: after.points()[seat.index()], kinds, steps });
        }
        taken.pop();
    }
    Some(())
}

/// A number for a space from which something is taken.
fn place(action: Action) -> usize {
    match action {
        Action::Take(spot) => spot.section.index() * 8 + usize::from(spot.space),
        Action::Place(_) => 0,
    }
}
