//! Move ordering: first what the transposition table says (the hash move), then what cut elsewhere at the same distance
//! from the root (killer moves), then what has often cut anywhere (history heuristic).

use std::ops::ControlFlow;

use underhill_core::ArrayVec;

use super::board::{MOST_TURNS, Turn};
use super::judgement::Judged;
use super::search::MOST_PLIES;

/// What a search has learned about which turns are good.
pub(crate) struct MoveOrder {
    killers: Box<[[Turn; 2]; MOST_PLIES + 8]>,
    history: Box<[[[i32; 16]; 20]; 2]>,
}

/// What has often been good counts up to this.
const MOST_HISTORY: i32 = 1 << 22;

impl MoveOrder {
    pub(crate) fn new() -> MoveOrder {
        MoveOrder { killers: Box::new([[Turn::NONE; 2]; MOST_PLIES + 8]), history: Box::new([[[0; 16]; 20]; 2]) }
    }

    /// The killer moves: what last cut so far from the root.
    #[inline]
    pub(crate) fn killers(&self, ply: usize) -> [Turn; 2] {
        self.killers[ply]
    }

    /// A turn was so good that the others did not matter (a beta cutoff): it becomes a killer move, and gains in history by
    /// the square of the depth.
    pub(crate) fn remember(&mut self, node: &Judged, turn: Turn, depth: i32, ply: usize) {
        let killers = &mut self.killers[ply];
        if killers[0] != turn {
            *killers = [turn, killers[0]];
        }
        let history = &mut self.history[usize::from(node.second)];
        let entry = &mut history[turn.from() as usize % 20][turn.to() as usize];
        *entry += depth * depth;
        if *entry > MOST_HISTORY {
            history.iter_mut().flatten().for_each(|entry| *entry /= 2);
        }
    }
}

/// The turns of a position, the most promising first (a staged move picker). Only when the first was not good enough are
/// the others listed.
pub(crate) struct Queue {
    hint: Turn,
    onto: u16,
    ply: usize,
    listed: bool,
    next: usize,
    /// Turns with how promising they are in the upper bits.
    ranks: ArrayVec<u32, MOST_TURNS>,
}

const TURN_BITS: u32 = 9;

impl Queue {
    /// Those that set a gobblet down on one of these squares, the hint, if it is one of them, before all others.
    #[inline]
    pub(crate) fn new(hint: Turn, onto: u16, ply: usize) -> Queue {
        Queue { hint, onto, ply, listed: false, next: 0, ranks: ArrayVec::new() }
    }

    #[inline]
    pub(crate) fn next(&mut self, order: &MoveOrder, node: &Judged) -> Option<Turn> {
        if !self.listed {
            let hint = self.hint;
            if self.next == 0 && hint != Turn::NONE {
                self.next = 1;
                if self.onto >> hint.to() & 1 == 1 && node.board.allows(hint) {
                    return Some(hint);
                }
            }
            self.list(order, node);
        }
        if self.next == self.ranks.len() {
            return None;
        }
        self.bring_forward();
        let rank = self.ranks[self.next];
        self.next += 1;
        Some(Turn((rank & ((1 << TURN_BITS) - 1)) as u16))
    }

    /// Lists all turns but the hint.
    fn list(&mut self, order: &MoveOrder, node: &Judged) {
        let history = &order.history[usize::from(node.second)];
        let killers = order.killers[self.ply];
        let _ = node.board.visit::<()>(self.onto, |turn| {
            let rank = if turn == killers[0] {
                MOST_HISTORY + 2
            } else if turn == killers[1] {
                MOST_HISTORY + 1
            } else {
                history[turn.from() as usize % 20][turn.to() as usize]
            };
            if turn != self.hint {
                self.ranks.push((rank as u32) << TURN_BITS | u32::from(turn.0));
            }
            ControlFlow::Continue(())
        });
        (self.listed, self.next) = (true, 0);
    }

    /// Brings the best of the rest to the front; after a few, which is usually enough, sorts the whole rest.
    #[inline]
    fn bring_forward(&mut self) {
        const FEW: usize = 4;
        let rest = &mut self.ranks[self.next..];
        if self.next < FEW {
            let mut best = 0;
            for other in 1..rest.len() {
                if rest[other] > rest[best] {
                    best = other;
                }
            }
            rest.swap(0, best);
        } else if self.next == FEW {
            rest.sort_unstable_by(|one, two| two.cmp(one));
        }
    }
}
