//! Looking ahead: principal variation search (PVS, a negamax alpha-beta search with null windows) in deepening
//! iterations, with a transposition table, threat extensions, late move reductions, null move pruning and reverse futility
//! pruning. This file has the root and what all of it shares; the recursion is in `look.rs`, the order of turns in
//! `move_order.rs`, the table in `table.rs`, the iterations in `deepening.rs`, the static evaluation in `judgement.rs`.
//!
//! A score from [`SURE`] on is a proof. Whatever guesses (the evaluation, passing a turn, reducing late turns) never
//! makes such a score: it only comes from lines of four that have been seen, so it needs no trust in the guesses. A
//! position that comes up a second time on the way counts as a draw, so a proof never goes round in circles either.

use std::sync::atomic::{AtomicBool, Ordering};

use super::board::{Board, Turn, has_line};
use super::engine::Task;
use super::judgement::Judged;
use super::look::Scope;
use super::move_order::MoveOrder;
use super::symmetry::{Symmetries, Symmetry};
use super::table::Table;
use super::tuning::Tuning;
use super::underway::{Mark, SHALLOWEST, Underway};
use super::weights::Weights;
use crate::Meter;

/// A win on the spot; one that takes n plies is worth n less.
pub(crate) const WIN: i32 = 30_000;
/// From here on a win is proven.
pub const SURE: i32 = 29_000;
/// More than any score.
const INFINITE: i32 = 32_000;
/// No guess goes beyond this.
const MOST_WORTH: i32 = 20_000;
/// No line is followed further than this.
pub(crate) const MOST_PLIES: usize = 120;
/// So far from the root symmetries are looked for: whatever is the same further away is the same here already.
const SYMMETRIC_PLIES: usize = 5;

/// What must be known about a game besides the board.
#[derive(Clone, Debug, Default)]
pub struct Circumstances {
    /// Boards that are a draw if they come up again, because they have stood twice (GBT-R7), and whether the second
    /// player (who is not to move now) would be to move on them.
    pub worn: Vec<(Board, bool)>,
    /// After so many plies the game is drawn (GBT-R12).
    pub plies_left: u32,
}

/// How a search differs from the best there is, to make weaker players.
#[derive(Copy, Clone, Debug, Default)]
pub struct Blur {
    /// How far off each judgement can be.
    pub width: i32,
    /// What makes one player's errors different from another's.
    pub seed: u64,
}

/// A turn at the root and what has come of it.
#[derive(Copy, Clone, Debug)]
pub struct Choice {
    /// The turn.
    pub turn: Turn,
    /// What it is worth to the mover: exactly in the iterations that said so, at most that much otherwise.
    pub score: i32,
    /// How many positions were looked at below it.
    pub nodes: u64,
}

/// What all threads of a decision share besides the table.
pub(super) struct Common {
    pub(super) threads: usize,
    /// Whether to stop.
    pub(super) halt: AtomicBool,
    /// None if there is one thread only.
    pub(super) underway: Option<Underway>,
}

/// One thread's search.
pub(crate) struct Search<'s> {
    pub(crate) weights: &'s Weights,
    pub(crate) table: &'s Table,
    pub(crate) tuning: &'s Tuning,
    meter: &'s dyn Meter,
    halt: &'s AtomicBool,
    /// What other threads are looking at, if there are any.
    underway: Option<&'s Underway>,
    pub(crate) circumstances: &'s Circumstances,
    blur: Blur,
    pub(crate) nodes: u64,
    /// How deep the last whole iteration went.
    pub(crate) depth: i32,
    /// How many entries were written to the table.
    pub(crate) kept: usize,
    /// Whether the budget is spent.
    pub(crate) stopped: bool,
    pub(crate) root_depth: i32,
    salts: [u64; 2],
    /// The symmetries of the root: near to it, positions that are the same but for one of them are looked up as one.
    symmetries: Symmetries,
    pub(crate) worn: Vec<(u64, bool)>,
    pub(crate) path: Box<[u64; MOST_PLIES + 8]>,
    pub(crate) order: MoveOrder,
}

impl<'s> Search<'s> {
    pub(crate) fn new(task: &Task<'s>, table: &'s Table, meter: &'s dyn Meter, common: &'s Common) -> Search<'s> {
        let &Task { weights, tuning, circumstances, blur, .. } = task;
        let worn: Vec<(u64, bool)> = circumstances.worn.iter().map(|&(board, second)| (board.hash(), second)).collect();
        // What is found with some boards worn out, or with blurred eyes, must not be taken for true in other
        // circumstances.
        let mut salt = blur.seed.wrapping_mul(u64::from(blur.width != 0)).wrapping_mul(0x2545_F491_4F6C_DD1D);
        for &(hash, second) in &worn {
            salt ^= (hash ^ u64::from(second)).wrapping_mul(0x9FB2_1C65_1E98_DF25);
        }
        let symmetries = if worn.is_empty() { Symmetries::of(task.board) } else { Symmetries::none() };
        let salts = if worn.is_empty() { [salt; 2] } else { [salt, !salt] };
        Search {
            weights,
            table,
            tuning,
            meter,
            halt: &common.halt,
            underway: common.underway.as_ref(),
            circumstances,
            blur,
            nodes: 0,
            depth: 0,
            kept: 0,
            stopped: false,
            root_depth: 0,
            salts,
            symmetries,
            worn,
            path: Box::new([0; MOST_PLIES + 8]),
            order: MoveOrder::new(),
        }
    }

    /// Looks at the root's options to a depth, the best of them first from then on. With `exactly` every option gets
    /// its own score (multi-PV); otherwise only the best does. The score of the best; None if the search was stopped
    /// before the first option was done.
    ///
    /// From depth 4 on it looks through an aspiration window around the score of the iteration before, and widens it on
    /// the side where the score falls out.
    pub(crate) fn iterate(&mut self, root: &Judged, options: &mut [Choice], depth: i32, exactly: bool) -> Option<i32> {
        let guess = options[0].score;
        let mut width = 30;
        let (mut low, mut high) = (-INFINITE, INFINITE);
        if depth >= 4 && !exactly && guess.abs() < SURE {
            (low, high) = (guess - width, guess + width);
        }
        loop {
            let score = self.root(root, options, depth, low, high, exactly);
            if self.stopped {
                return score;
            }
            width *= 4;
            match score {
                Some(score) if score <= low && low > -INFINITE => {
                    low = if width > 500 { -INFINITE } else { score - width }
                }
                Some(score) if score >= high && high < INFINITE => {
                    high = if width > 500 { INFINITE } else { score + width }
                }
                _ => {
                    self.depth = depth;
                    return score;
                }
            }
        }
    }

    /// A win in fewer plies than one that is known, the quickest there is unless the search is stopped first.
    pub(crate) fn quicker_win(&mut self, root: &Judged, options: &mut [Choice], plies: i32) -> Option<Choice> {
        let (mut found, mut depth, mut plies) = (None, 0, plies);
        // Whoever looks n plies ahead sees every win in n + 1.
        while depth + 2 < plies {
            depth += 1;
            let score = self.root(root, options, depth, WIN - plies, INFINITE, false);
            if self.stopped {
                break;
            }
            if let Some(score) = score.filter(|&score| score > WIN - plies) {
                plies = WIN - score;
                found = Some(Choice { score, ..options[0] });
            }
        }
        found
    }

    /// Gives the best few options scores of their own at a depth to which the best has been looked at (MultiPV), and those
    /// that are considered too.
    pub(crate) fn compare(
        &mut self,
        root: &Judged,
        options: &mut [Choice],
        depth: i32,
        lines: usize,
        considered: &[Turn],
    ) {
        let lines = lines.clamp(1, options.len());
        for line in 1..lines {
            self.iterate(root, &mut options[line..], depth, false);
            if self.stopped {
                return;
            }
        }
        options[..lines].sort_by_key(|option| -option.score);
        for option in &mut options[lines..] {
            if considered.contains(&option.turn) {
                self.iterate(root, std::slice::from_mut(option), depth, false);
            }
        }
    }

    fn root(
        &mut self,
        root: &Judged,
        options: &mut [Choice],
        depth: i32,
        low: i32,
        high: i32,
        exactly: bool,
    ) -> Option<i32> {
        self.root_depth = depth;
        self.path[0] = root.board.hash();
        let mut best: Option<i32> = None;
        let mut alpha = low;
        let (mut index, mut left) = (0, 0);
        while index < options.len() {
            let before = self.nodes;
            let turn = options[index].turn;
            let scope = Scope { depth, alpha: if exactly { -INFINITE } else { alpha }, beta: high, ply: 0, since: 0 };
            let mark = self.mark(root.board, turn, depth).filter(|_| !exactly);
            // What other threads are looking at comes last.
            if index > 0 && index + left < options.len() && mark.is_some_and(Mark::is_set) {
                options[index..].rotate_left(1);
                left += 1;
                continue;
            }
            let score = if completes(root.board, turn) {
                WIN - 1
            } else if best.is_none() || exactly {
                -self.step(root, turn, scope.after(turn))
            } else {
                mark.inspect(|mark| mark.set());
                let score = -self.step(root, turn, scope.narrow().after(turn));
                mark.inspect(|mark| mark.clear());
                if score > alpha && score < high && !self.stopped {
                    -self.step(root, turn, scope.after(turn))
                } else {
                    score
                }
            };
            if self.stopped {
                return best;
            }
            options[index].nodes += self.nodes - before;
            options[index].score = score;
            if best.is_none_or(|best| score > best) {
                best = Some(score);
                if !exactly && score > alpha {
                    options[..=index].rotate_right(1);
                }
            }
            alpha = alpha.max(score);
            if alpha >= high {
                break;
            }
            index += 1;
        }
        if exactly {
            options.sort_by_key(|option| -option.score);
        }
        best
    }

    /// How the game is expected to go on after a turn (the principal variation), as far as the table knows.
    pub(crate) fn line(&self, root: &Judged, first: Turn, longest: usize) -> Vec<Turn> {
        let mut line = vec![first];
        let mut board = *root;
        let mut seen = vec![board.board];
        while line.len() < longest {
            let turn = line[line.len() - 1];
            if completes(board.board, turn) {
                break;
            }
            board = board.after(turn, self.weights);
            if seen.contains(&board.board) {
                break;
            }
            seen.push(board.board);
            let next = board.board.win().or_else(|| {
                let (key, way) = self.key(&board, board.board.hash(), line.len());
                let turn = way.inverse().turn(self.table.get(key)?.turn);
                if board.board.allows(turn) { Some(turn) } else { None }
            });
            match next {
                Some(turn) => line.push(turn),
                None => break,
            }
        }
        line
    }

    /// What a position is found under in the transposition table, and how the board is turned there.
    #[inline]
    pub(crate) fn key(&self, node: &Judged, hash: u64, ply: usize) -> (u64, Symmetry) {
        let (mut hash, mut way) = (hash, Symmetry::IDENTITY);
        if ply <= SYMMETRIC_PLIES && !self.symmetries.is_alone() {
            let (canonical, turned) = self.symmetries.canonical(node.board);
            (hash, way) = (canonical.hash(), turned);
        }
        let mut key = hash ^ self.salts[usize::from(node.second)];
        // Close to the last turn of the game it matters how many are left.
        if self.circumstances.plies_left < 2 * MOST_PLIES as u32 {
            let left = u64::from(self.circumstances.plies_left) - ply as u64;
            key ^= left.wrapping_mul(0xA24B_AED4_963E_E407);
        }
        (key, way)
    }

    #[inline]
    pub(crate) fn worth(&self, node: &Judged) -> i32 {
        self.blurred(node.board, node.worth(self.weights))
    }

    /// What a position seems to be worth that is worth this.
    #[inline]
    pub(crate) fn blurred(&self, board: Board, mut worth: i32) -> i32 {
        if self.blur.width > 0 {
            let noise = (board.hash() ^ self.blur.seed).wrapping_mul(0xD6E8_FEB8_6659_FD93) >> 40;
            // Two dice make small errors likelier than large ones.
            let width = self.blur.width as u64;
            worth += (((noise & 0xfff) + (noise >> 12)) * width / 4096) as i32 - self.blur.width;
        }
        worth.clamp(-MOST_WORTH, MOST_WORTH)
    }

    #[inline]
    pub(crate) fn count(&mut self) {
        self.nodes += 1;
        if self.nodes & 1023 == 0 && (self.meter.is_spent(self.nodes) || self.halt.load(Ordering::Relaxed)) {
            self.stopped = true;
        }
    }

    /// The mark by which other threads learn that a turn is being looked at so deeply, if there are any and it takes long enough.
    #[inline]
    pub(super) fn mark(&self, board: Board, turn: Turn, depth: i32) -> Option<Mark<'s>> {
        let underway = self.underway.filter(|_| depth >= SHALLOWEST)?;
        Some(underway.mark(board.after(turn), depth))
    }

    /// Whether a position has stood on the way here (repetition detection along the path).
    #[inline]
    pub(crate) fn repeated(&self, hash: u64, ply: usize, since: usize) -> bool {
        if ply < since + 4 {
            return false;
        }
        let mut before = ply - 4;
        loop {
            if self.path[before] == hash {
                return true;
            }
            if before < since + 2 {
                return false;
            }
            before -= 2;
        }
    }
}

/// Whether a turn completes a line.
#[inline]
fn completes(board: Board, turn: Turn) -> bool {
    has_line(board.after(turn).seen().theirs)
}
