//! The recursion of the search: what a turn is worth.
//!
//! In the terms of the field: principal variation search ([`Search::look`]) with null move pruning ([`Search::pass`]),
//! reverse futility pruning ([`Search::is_far_ahead`]), late move reductions, mate distance pruning, threat extensions
//! ([`Search::arrive`]) in the place of a quiescence search, and a frontier node of its own ([`Search::look_once`]).

use std::ops::ControlFlow;

use super::board::{Board, Seen, Turn};
use super::judgement::Judged;
use super::move_order::{Queue, Tried};
use super::search::{MOST_PLIES, SURE, Search, WIN};
use super::table::{Bound, Entry};

/// How far to look, and what would make a difference.
#[derive(Copy, Clone)]
pub(crate) struct Scope {
    pub(crate) depth: i32,
    /// The alpha-beta window: what the mover has already, and what the other player will not let them have.
    pub(crate) alpha: i32,
    pub(crate) beta: i32,
    pub(crate) ply: usize,
    /// No position from before this ply can come up again: a new gobblet has been brought in since.
    pub(crate) since: usize,
}

impl Scope {
    /// For the other player, after a turn.
    #[inline]
    pub(crate) const fn after(self, turn: Turn) -> Scope {
        let ply = self.ply + 1;
        let since = if turn.new_size().is_some() { ply } else { self.since };
        Scope { depth: self.depth - 1, alpha: -self.beta, beta: -self.alpha, ply, since }
    }

    /// To see only whether there is anything better than what the mover has (a null window).
    #[inline]
    pub(crate) const fn narrow(self) -> Scope {
        Scope { beta: self.alpha + 1, ..self }
    }

    #[inline]
    pub(crate) const fn less_deep(self, less: i32) -> Scope {
        Scope { depth: self.depth - less, ..self }
    }

    #[inline]
    const fn is_narrow(self) -> bool {
        self.beta - self.alpha <= 1
    }

    /// What it is worth to lose in so many plies.
    #[inline]
    const fn loss(self, plies: i32) -> i32 {
        -WIN + self.ply as i32 + plies
    }
}

impl Search<'_> {
    /// What the position after a turn is worth to the other player.
    #[inline]
    pub(crate) fn step(&mut self, before: &Judged, turn: Turn, scope: Scope) -> i32 {
        let board = before.board.after(turn);
        self.arrive(before, turn, board, board.seen(), scope)
    }

    /// The same after the last turn of a line: it is only looked at closely if somebody has three in a line.
    #[inline]
    fn last_step(&mut self, before: &Judged, turn: Turn, board: Board, seen: Seen, scope: Scope) -> i32 {
        if !seen.is_quiet() || !self.worn.is_empty() || scope.ply as u32 >= self.circumstances.plies_left {
            return self.arrive(before, turn, board, seen, scope);
        }
        self.count();
        self.blurred(board, before.worth_after(turn, self.weights))
    }

    /// Tells what can be told of the board after a turn before the position itself is made, and looks on if that is not
    /// enough. A threatened player gets a ply more (threat extension), so that no line ends in the middle of threats: what
    /// a quiescence search is for elsewhere.
    fn arrive(&mut self, before: &Judged, turn: Turn, board: Board, seen: Seen, scope: Scope) -> i32 {
        let Scope { mut depth, ply, .. } = scope;
        self.count();
        if self.stopped || ply as u32 >= self.circumstances.plies_left {
            return 0;
        }
        let hash = board.hash();
        if !self.worn.is_empty() && self.worn.contains(&(hash, !before.second)) {
            return 0;
        }
        if board.wins(seen) {
            return WIN - ply as i32 - 1;
        }
        if self.repeated(hash, ply, scope.since) {
            return 0;
        }
        // A threat for a turn that will not be played any more is none.
        let parries = if ply as u32 + 2 <= self.circumstances.plies_left { board.parries(seen) } else { None };
        let threatened = parries.is_some() && (depth <= 0 || depth >= self.tuning.threat_depth);
        if threatened && ply < MOST_PLIES.min(2 * self.root_depth as usize + 8) {
            depth = depth.max(0) + 1;
        }
        if depth <= 0 || ply >= MOST_PLIES {
            return self.blurred(board, before.worth_after(turn, self.weights));
        }
        self.order.follow(before.board, turn, ply);
        self.look(&before.after(turn, self.weights), hash, parries, Scope { depth, ..scope }, true)
    }

    /// The position in which a player passes who is not threatened and cannot win at once (the null move).
    fn pass(&mut self, node: &Judged, scope: Scope) -> i32 {
        self.count();
        if self.stopped || scope.ply as u32 >= self.circumstances.plies_left {
            return 0;
        }
        let node = node.passed();
        let hash = node.board.hash();
        if !self.worn.is_empty() && self.worn.contains(&(hash, node.second)) {
            return 0;
        }
        if scope.depth <= 0 || scope.ply >= MOST_PLIES {
            return self.worth(&node);
        }
        self.order.follow(node.board, Turn::NONE, scope.ply);
        self.look(&node, hash, None, scope, false)
    }

    /// Tries the turns of a position in which nobody wins at once: the node of the principal variation search. If the
    /// other player threatens to win, only what is set down on certain squares can parry.
    fn look(&mut self, node: &Judged, hash: u64, parries: Option<u16>, mut scope: Scope, may_pass: bool) -> i32 {
        let Scope { depth, ply, .. } = scope;
        // Mate distance pruning: nothing quicker than a win in three from here, nothing worse than a loss at once.
        scope.beta = scope.beta.min(-scope.loss(3));
        scope.alpha = scope.alpha.max(scope.loss(1));
        if scope.alpha >= scope.beta {
            return scope.alpha;
        }
        if depth == 1 {
            self.path[ply] = hash;
            return self.look_once(node, parries, scope);
        }
        let (key, way) = self.key(node, hash, ply);
        let found = self.table.get(key);
        if let Some(score) = found.and_then(|found| cut_by(found, scope)) {
            return score;
        }
        self.path[ply] = hash;

        let mut depth = depth;
        if parries.is_none() && scope.is_narrow() && scope.beta.abs() < SURE {
            let worth = self.worth(node);
            if self.is_far_ahead(worth, scope) {
                return worth;
            }
            // Razoring: who is far behind looks only for what can be seen at once.
            if depth <= self.tuning.razor_depth && worth + self.tuning.razor_margin * depth <= scope.alpha {
                return self.look_once(node, parries, Scope { depth: 1, ..scope });
            }
            // Null move pruning: if even passing is good enough, some turn will be. A guess: sometimes one would rather
            // pass (zugzwang).
            if may_pass && depth >= 3 && worth >= scope.beta {
                let less = self.tuning.pass_base + depth / self.tuning.pass_slope;
                let passed = Scope { since: ply + 1, ..scope.less_deep(less).after(Turn::NONE) };
                let score = -self.pass(node, passed);
                if score >= scope.beta && !self.stopped {
                    return scope.beta;
                }
            }
        }
        let hint = found.map_or(Turn::NONE, |found| way.inverse().turn(found.turn));
        // Internal iterative reductions: what was never looked at is hardly on the way that matters, and if it is, the next
        // iteration knows a hash move.
        if hint == Turn::NONE && depth >= self.tuning.hintless_depth && parries.is_none() {
            depth -= 1;
            scope.depth = depth;
        }

        let floor = scope.alpha;
        let (mut best, mut best_turn, mut tried) = (scope.loss(1), Turn::NONE, 0);
        let mut earlier = Tried::new();
        let mut queue = Queue::new(hint, parries.unwrap_or(u16::MAX), ply, depth);
        // Late move pruning, where a proof of a loss does not depend on it.
        let enough = if scope.is_narrow() && parries.is_none() && depth <= self.tuning.prune_depth {
            self.tuning.prune_base + self.tuning.prune_step * (depth as usize - 2)
        } else {
            usize::MAX
        };
        while let Some((turn, place)) = queue.next(self, node) {
            if parries.is_some() && node.board.after(turn).win().is_some() {
                continue;
            }
            if tried >= enough && best > -SURE {
                break;
            }
            // What parries a threat is looked at as deeply as the first, wherever it comes.
            let late = if parries.is_some() { 0 } else { place };
            let score = if tried == 0 {
                -self.step(node, turn, scope.after(turn))
            } else {
                self.step_late(node, turn, scope, late)
            };
            if self.stopped {
                return 0;
            }
            tried += 1;
            if score > best {
                (best, best_turn) = (score, turn);
                scope.alpha = scope.alpha.max(score);
                if score >= scope.beta {
                    self.order.remember(node, turn, &earlier, depth, ply);
                    break;
                }
            }
            if !earlier.is_full() {
                earlier.push(turn);
            }
        }
        if let (Turn::NONE, Some(turn)) = (best_turn, helpless(node, parries)) {
            (best, best_turn) = (scope.loss(2), turn);
        }
        let bound = if best >= scope.beta {
            Bound::Lower
        } else if best > floor {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.kept += 1;
        self.table.put(key, Entry { turn: way.turn(best_turn), score: to_table(best, ply), depth, bound });
        best
    }

    /// What a turn is worth that is not the first to be tried: the null windows of the principal variation search. The later it
    /// comes, the less deeply it is first looked at (late move reductions), from a certain place in the order on.
    fn step_late(&mut self, node: &Judged, turn: Turn, scope: Scope, late: usize) -> i32 {
        let Scope { depth, ply, .. } = scope;
        let mut less = 0;
        if depth >= 3 && late > self.tuning.late_from {
            let history = self.order.history(node, turn, ply);
            less = self.tuning.late(depth, late) / 100 - history / self.tuning.late_history;
            less = less.clamp(0, depth - 2);
        }
        let mark = self.mark(node.board, turn, depth);
        mark.inspect(|mark| mark.set());
        let narrow = scope.narrow();
        let mut score = -self.step(node, turn, narrow.less_deep(less).after(turn));
        if less > 0 && score > scope.alpha && !self.stopped {
            score = -self.step(node, turn, narrow.after(turn));
        }
        mark.inspect(|mark| mark.clear());
        // Only if a null window says that it is better is it looked at with the whole window.
        if score > scope.alpha && score < scope.beta && !self.stopped {
            score = -self.step(node, turn, scope.after(turn));
        }
        score
    }

    /// The same if only one turn is looked ahead (a frontier node): most positions whose turns are tried are such, and
    /// most of those are cut by what cut their neighbours, the killer moves.
    fn look_once(&mut self, node: &Judged, parries: Option<u16>, mut scope: Scope) -> i32 {
        if parries.is_none() && scope.is_narrow() && scope.beta.abs() < SURE {
            let worth = self.worth(node);
            // Who is far ahead need not look; nor, by futility pruning, who is far behind.
            if self.is_far_ahead(worth, scope) || worth + self.tuning.behind_margin <= scope.alpha {
                return worth;
            }
        }
        let onto = parries.unwrap_or(u16::MAX);
        let threatened = parries.is_some();
        let killers = self.order.killers(scope.ply);
        let mut best = scope.loss(1);
        let mut try_turn = |turn: Turn| {
            let board = node.board.after(turn);
            let seen = board.seen();
            if threatened && board.wins(seen) {
                return ControlFlow::Continue(());
            }
            let score = -self.last_step(node, turn, board, seen, scope.after(turn));
            if self.stopped {
                return ControlFlow::Break(0);
            }
            if score > best {
                best = score;
                scope.alpha = scope.alpha.max(score);
                if score >= scope.beta {
                    self.order.remember(node, turn, &[], 1, scope.ply);
                    return ControlFlow::Break(score);
                }
            }
            ControlFlow::Continue(())
        };
        for killer in killers {
            if onto >> killer.to() & 1 == 1
                && node.board.allows(killer)
                && let ControlFlow::Break(score) = try_turn(killer)
            {
                return score;
            }
        }
        let others = node
            .board
            .visit(onto, |turn| if killers.contains(&turn) { ControlFlow::Continue(()) } else { try_turn(turn) });
        match others {
            ControlFlow::Break(score) => score,
            ControlFlow::Continue(()) if best == scope.loss(1) && helpless(node, parries).is_some() => scope.loss(2),
            ControlFlow::Continue(()) => best,
        }
    }

    /// Whether the mover is so far ahead that a few quiet plies will hardly change it: reverse futility pruning, also called
    /// static null move pruning.
    #[inline]
    fn is_far_ahead(&self, worth: i32, scope: Scope) -> bool {
        scope.depth <= self.tuning.ahead_depth && worth - self.tuning.ahead_margin * scope.depth >= scope.beta
    }
}

/// What the transposition table says, if that is enough (transposition table cutoff).
fn cut_by(found: Entry, scope: Scope) -> Option<i32> {
    let score = from_table(found.score, scope.ply);
    let deep = found.depth >= scope.depth;
    let low = found.bound != Bound::Upper && score >= scope.beta && (deep || score >= SURE);
    let high = found.bound != Bound::Lower && score <= scope.alpha && (deep || score <= -SURE);
    (scope.is_narrow() && (low || high)).then_some(score)
}

/// Some turn in a position in which none parries: with it the other player wins next.
fn helpless(node: &Judged, parries: Option<u16>) -> Option<Turn> {
    parries?;
    node.board.visit(u16::MAX, ControlFlow::Break).break_value()
}

/// In the table a proof counts from its own position, not from the root.
#[inline]
const fn to_table(score: i32, ply: usize) -> i32 {
    if score >= SURE {
        score + ply as i32
    } else if score <= -SURE {
        score - ply as i32
    } else {
        score
    }
}

#[inline]
const fn from_table(score: i32, ply: usize) -> i32 {
    if score >= SURE {
        score - ply as i32
    } else if score <= -SURE {
        score + ply as i32
    } else {
        score
    }
}
