//! Counting all ways a game can go on, to compare rules with each other and to measure their speed.

use std::ops::ControlFlow;

use crate::{Action, Position, Touch};

/// How to count.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default)]
pub struct Perft {
    /// With strict touch every touch and every landing counts as a step.
    pub touch: Touch,
    /// Count the last step from the position before it, without making it.
    pub bulk: bool,
}

/// How many sequences of so many actions are legal. A finished game has no continuation; repetition and the limit on
/// turns are ignored.
pub fn perft(position: &Position, depth: u32, how: Perft) -> u64 {
    if !how.bulk {
        return tally(position, depth, how.touch).leaves;
    }
    match (depth, how.touch) {
        (0, _) => 1,
        (_, Touch::Free) => bulk::<false>(position, depth),
        (_, Touch::Strict) => bulk::<true>(position, depth),
    }
}

/// The same, separately for each first action in its usual order.
pub fn divide(position: &Position, depth: u32, how: Perft) -> Vec<(Action, u64)> {
    let mut counts = Vec::new();
    if depth > 0 && position.verdict().is_none() {
        each(position, how.touch, |action, child| counts.push((action, perft(&child, depth - 1, how))));
    }
    counts
}

/// What [`tally`] finds.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default)]
pub struct Tally {
    /// The sequences of exactly so many actions.
    pub leaves: u64,
    /// Those of them that end the game.
    pub decided: u64,
}

/// Makes every action of every sequence and looks at every position it leads to.
pub fn tally(position: &Position, depth: u32, touch: Touch) -> Tally {
    let mut tally = Tally::default();
    match touch {
        Touch::Free => add::<false>(position, depth, &mut tally),
        Touch::Strict => add::<true>(position, depth, &mut tally),
    }
    tally
}

const fn touch<const STRICT: bool>() -> Touch {
    if STRICT { Touch::Strict } else { Touch::Free }
}

#[inline]
fn each(position: &Position, touch: Touch, mut visit: impl FnMut(Action, Position)) {
    let _ = position.visit::<()>(touch, |action| {
        let mut child = *position;
        child.play_unchecked(action);
        visit(action, child);
        ControlFlow::Continue(())
    });
}

fn add<const STRICT: bool>(position: &Position, depth: u32, tally: &mut Tally) {
    let decided = position.verdict().is_some();
    if depth == 0 {
        tally.leaves += 1;
        tally.decided += u64::from(decided);
    } else if !decided {
        each(position, touch::<STRICT>(), |_, child| add::<STRICT>(&child, depth - 1, tally));
    }
}

fn bulk<const STRICT: bool>(position: &Position, depth: u32) -> u64 {
    if position.verdict().is_some() {
        return 0;
    }
    if depth == 1 {
        return u64::from(position.count(touch::<STRICT>()));
    }
    let mut total = 0;
    each(position, touch::<STRICT>(), |_, child| total += bulk::<STRICT>(&child, depth - 1));
    total
}
