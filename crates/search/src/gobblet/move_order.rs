//! Move ordering: first what the transposition table says (the hash move), then what cut elsewhere at the same distance
//! from the root (killer moves), then what has often cut anywhere (history heuristic) and after the same turn of the other
//! player (continuation history); far from the leaves also what the position after a turn seems to be worth.

use std::ops::ControlFlow;

use underhill_core::ArrayVec;

use super::board::{Board, MOST_TURNS, Turn};
use super::judgement::Judged;
use super::search::{MOST_PLIES, Search};
use super::underway::Mark;

/// What a search has learned about which turns are good.
pub(crate) struct MoveOrder {
    killers: Box<[[Turn; 2]; MOST_PLIES + 8]>,
    history: Box<[[[i16; 16]; 20]; 2]>,
    /// By what the other player did last, then by what is done.
    continuation: Box<[[i16; LANDINGS]; LANDINGS + 1]>,
    /// What was done on the way to each ply.
    landings: Box<[Landing; MOST_PLIES + 8]>,
}

/// A gobblet of some size set down on some square, as a number; or nothing, where a turn was passed.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Landing(u8);

/// How many there are: four sizes on sixteen squares.
const LANDINGS: usize = 64;

impl Landing {
    const NONE: Landing = Landing(LANDINGS as u8);

    #[inline]
    fn of(board: Board, turn: Turn) -> Landing {
        let size = turn.new_size().unwrap_or_else(|| board.size_on(turn.from()));
        Landing((size << 4 | turn.to()) as u8)
    }

    #[inline]
    const fn index(self) -> usize {
        self.0 as usize
    }
}

/// No history goes beyond this, in either direction.
const MOST_HISTORY: i32 = 1 << 14;

/// What is remembered of the turns that were tried before another one cut.
pub(crate) type Tried = ArrayVec<Turn, 32>;

impl MoveOrder {
    pub(crate) fn new() -> MoveOrder {
        MoveOrder {
            killers: Box::new([[Turn::NONE; 2]; MOST_PLIES + 8]),
            history: Box::new([[[0; 16]; 20]; 2]),
            continuation: Box::new([[0; LANDINGS]; LANDINGS + 1]),
            landings: Box::new([Landing::NONE; MOST_PLIES + 8]),
        }
    }

    /// The killer moves: what last cut so far from the root.
    #[inline]
    pub(crate) fn killers(&self, ply: usize) -> [Turn; 2] {
        self.killers[ply]
    }

    /// A turn leads to this ply; none if it was passed.
    #[inline]
    pub(crate) fn follow(&mut self, board: Board, turn: Turn, ply: usize) {
        self.landings[ply] = if turn == Turn::NONE { Landing::NONE } else { Landing::of(board, turn) };
    }

    /// How good a turn has been elsewhere, from twice minus to twice plus [`MOST_HISTORY`].
    #[inline]
    pub(crate) fn history(&self, node: &Judged, turn: Turn, ply: usize) -> i32 {
        let history = self.history[usize::from(node.second)][turn.from() as usize % 20][turn.to() as usize];
        let continuation = self.continuation[self.landings[ply].index()][Landing::of(node.board, turn).index()];
        i32::from(history) + i32::from(continuation)
    }

    /// A turn was so good that the others did not matter (a beta cutoff): it becomes a killer move and gains in history,
    /// what was tried before it loses (malus).
    pub(crate) fn remember(&mut self, node: &Judged, turn: Turn, tried: &[Turn], depth: i32, ply: usize) {
        let killers = &mut self.killers[ply];
        if killers[0] != turn {
            *killers = [turn, killers[0]];
        }
        let gain = (16 * depth * depth).min(2_000);
        self.learn(node, turn, gain, ply);
        for &turn in tried {
            self.learn(node, turn, -gain, ply);
        }
    }

    fn learn(&mut self, node: &Judged, turn: Turn, gain: i32, ply: usize) {
        // The nearer to the bound, the smaller the step: what was learned long ago fades (history gravity).
        let towards = |entry: &mut i16| {
            let old = i32::from(*entry);
            *entry = (old + gain - old * gain.abs() / MOST_HISTORY) as i16;
        };
        towards(&mut self.history[usize::from(node.second)][turn.from() as usize % 20][turn.to() as usize]);
        towards(&mut self.continuation[self.landings[ply].index()][Landing::of(node.board, turn).index()]);
    }
}

/// The turns of a position, the most promising first (a staged move picker). Only when the first was not good enough are
/// the others listed.
pub(crate) struct Queue {
    hint: Turn,
    onto: u16,
    ply: usize,
    depth: i32,
    listed: bool,
    next: usize,
    /// How many were come to.
    places: usize,
    /// What other threads were at, with its place in the order.
    left: Vec<(Turn, usize)>,
    next_left: usize,
    /// Turns with how promising they are in the upper bits.
    ranks: ArrayVec<u32, MOST_TURNS>,
}

const TURN_BITS: u32 = 9;

/// More than any history and worth together.
const MOST_RANK: i32 = 1 << 20;

impl Queue {
    /// Those that set a gobblet down on one of these squares, the hint, if it is one of them, before all others.
    #[inline]
    pub(crate) fn new(hint: Turn, onto: u16, ply: usize, depth: i32) -> Queue {
        let (left, ranks) = (Vec::new(), ArrayVec::new());
        Queue { hint, onto, ply, depth, listed: false, next: 0, places: 0, left, next_left: 0, ranks }
    }

    /// The next turn to try, and which place it has in the order. What other threads are looking at is left until last.
    #[inline]
    pub(crate) fn next(&mut self, search: &Search<'_>, node: &Judged) -> Option<(Turn, usize)> {
        while let Some(turn) = self.next_in_order(search, node) {
            let place = self.places;
            self.places += 1;
            if place > 0 && search.mark(node.board, turn, self.depth).is_some_and(Mark::is_set) {
                self.left.push((turn, place));
            } else {
                return Some((turn, place));
            }
        }
        self.next_left += 1;
        self.left.get(self.next_left - 1).copied()
    }

    #[inline]
    fn next_in_order(&mut self, search: &Search<'_>, node: &Judged) -> Option<Turn> {
        if !self.listed {
            let hint = self.hint;
            if self.next == 0 && hint != Turn::NONE {
                self.next = 1;
                if self.onto >> hint.to() & 1 == 1 && node.board.allows(hint) {
                    return Some(hint);
                }
            }
            self.list(search, node);
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
    fn list(&mut self, search: &Search<'_>, node: &Judged) {
        let killers = search.order.killers(self.ply);
        let judged = self.depth >= search.tuning.order_depth;
        let _ = node.board.visit::<()>(self.onto, |turn| {
            let rank = if turn == killers[0] {
                MOST_RANK - 1
            } else if turn == killers[1] {
                MOST_RANK - 2
            } else {
                let history = search.order.history(node, turn, self.ply);
                let worth = if judged { -node.worth_after(turn, search.weights) } else { 0 };
                (history + search.tuning.order_worth * worth).clamp(3 - MOST_RANK, MOST_RANK - 3)
            };
            if turn != self.hint {
                self.ranks.push(((rank + MOST_RANK) as u32) << TURN_BITS | u32::from(turn.0));
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

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use super::super::engine::Task;
    use super::super::search::{Blur, Choice, Circumstances, Common};
    use super::super::table::Table;
    use super::super::tuning::Tuning;
    use super::super::underway::Underway;
    use super::super::weights::Weights;
    use super::*;
    use crate::Endless;

    const DEPTH: i32 = 4;

    /// Lets a thread of two search a position in which each has a gobblet on the board, every second turn of which the other one is
    /// looking at; gives those turns too.
    fn beside_another<R>(run: impl FnOnce(&mut Search<'_>, &Judged, &[Turn], &[Turn]) -> R) -> R {
        let tuning = Tuning::default();
        let circumstances = Circumstances { worn: Vec::new(), plies_left: 400 };
        let board = Board::of(&"-,-,-,-/-,w4,-,-/-,-,b4,-/-,-,-,- w w:4,4,3 b:4,4,3".parse().expect("a position"));
        let mut turns = Vec::new();
        let _ = board.visit::<()>(u16::MAX, |turn| {
            turns.push(turn);
            ControlFlow::Continue(())
        });
        let task = Task {
            weights: Weights::best(),
            tuning: &tuning,
            board,
            circumstances: &circumstances,
            turns: turns.clone(),
            meter: &Endless,
            crew: None,
            deepest: DEPTH,
            compare: 1,
            lines: 1,
            considered: Vec::new(),
            listener: None,
            prove: false,
            blur: Blur::default(),
            table_bits: 14,
            seed: 1,
        };
        let common = Common { threads: 2, halt: AtomicBool::new(false), underway: Some(Underway::new()) };
        let table = Table::new(14);
        let mut search = Search::new(&task, &table, &Endless, &common);
        let theirs: Vec<Turn> = turns.iter().copied().step_by(2).collect();
        for &turn in &theirs {
            search.mark(board, turn, DEPTH).expect("there are two threads").set();
        }
        run(&mut search, &Judged::new(board, Weights::best()), &turns, &theirs)
    }

    #[test]
    fn what_another_thread_is_looking_at_comes_last_in_its_old_place() {
        beside_another(|search, node, turns, theirs| {
            let queued = |depth: i32| {
                let mut queue = Queue::new(theirs[1], u16::MAX, 0, depth);
                std::iter::from_fn(|| queue.next(search, node)).collect::<Vec<_>>()
            };
            // Nobody looks so deep.
            let mut alone = queued(DEPTH + 1);
            assert_eq!(alone.len(), turns.len());
            assert!(alone.iter().enumerate().all(|(number, &(_, place))| number == place));
            let beside = queued(DEPTH);
            assert_eq!(beside[0], (theirs[1], 0), "somebody has to begin with the first");
            // Too many were marked for all of them to be remembered, but most are.
            let is_left = |turn: Turn| search.mark(node.board, turn, DEPTH).is_some_and(Mark::is_set);
            alone[1..].sort_by_key(|&(turn, _)| is_left(turn));
            assert!(is_left(alone[turns.len() / 2 + 2].0));
            assert_eq!(beside, alone);
        });
    }

    #[test]
    fn every_choice_is_looked_at_whatever_another_thread_is_at() {
        beside_another(|search, node, turns, _| {
            let choice = |&turn: &Turn| Choice { turn, score: 0, nodes: 0 };
            let mut choices: Vec<Choice> = turns.iter().map(choice).collect();
            search.iterate(node, &mut choices, DEPTH, false).expect("nothing stops it");
            assert_eq!(choices.len(), turns.len());
            for turn in turns {
                let choice = choices.iter().find(|choice| choice.turn == *turn).expect("none is lost");
                assert!(choice.nodes > 0, "{turn:?}");
            }
        });
    }
}
