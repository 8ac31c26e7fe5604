//! Looking ahead: principal-variation search with deepening iterations, a table, extensions for threats and careful
//! pruning.
//!
//! A score from [`SURE`] on is a proof. Whatever guesses (the evaluation, passing a turn, reducing late turns) never
//! makes such a score: it only comes from lines of four that have been seen, so it needs no trust in the guesses. A
//! position that comes up a second time on the way counts as a draw, so a proof never goes round in circles either.

use std::sync::atomic::{AtomicBool, Ordering};

use underhill_core::ArrayVec;

use super::board::{Board, MOST_TURNS, Turn, Turns};
use super::judgement::{Judged, Weights};
use super::table::{Bound, Found, Table};

/// A win on the spot; one that takes n plies is worth n less.
pub(crate) const WIN: i32 = 30_000;
/// From here on a win is proven.
pub(crate) const SURE: i32 = 29_000;
/// More than any score.
const INFINITE: i32 = 32_000;
/// No guess goes beyond this.
const MOST_WORTH: i32 = 20_000;
/// No line is followed further than this.
pub(crate) const MOST_PLIES: usize = 120;

/// What must be known about a game besides the board.
#[derive(Clone, Debug, Default)]
pub(crate) struct Circumstances {
    /// Boards that are a draw if they come up again, because they have stood twice (GBT-R7), and whether the second
    /// player (who is not to move now) would be to move on them.
    pub(crate) worn: Vec<(Board, bool)>,
    /// After so many plies the game is drawn (GBT-R12).
    pub(crate) plies_left: u32,
}

/// How a search differs from the best there is, to make weaker players.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Blur {
    /// How far off each judgement can be.
    pub(crate) width: i32,
    /// What makes one player's errors different from another's.
    pub(crate) seed: u64,
}

/// A turn at the root and what has come of it.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Choice {
    pub(crate) turn: Turn,
    /// What it is worth to the mover: exactly in the iterations that said so, at most that much otherwise.
    pub(crate) score: i32,
    /// How many positions were looked at below it.
    pub(crate) nodes: u64,
}

/// What stops a search.
pub(crate) trait Limit {
    /// The share that is gone after so many nodes, from 0 to 1.
    fn spent(&self, nodes: u64) -> f64;

    /// Whether to stop after so many nodes.
    fn reached(&self, nodes: u64) -> bool {
        self.spent(nodes) >= 1.0
    }
}

/// One thread's search.
pub(crate) struct Search<'s> {
    weights: &'s Weights,
    table: &'s Table,
    limit: &'s dyn Limit,
    halt: &'s AtomicBool,
    circumstances: &'s Circumstances,
    blur: Blur,
    pub(crate) nodes: u64,
    /// How deep the last whole iteration went.
    pub(crate) depth: i32,
    /// Entries written to the table.
    pub(crate) kept: usize,
    stopped: bool,
    root_depth: i32,
    salts: [u64; 2],
    worn: Vec<(u64, bool)>,
    path: Box<[u64; MOST_PLIES + 8]>,
    killers: Box<[[Turn; 2]; MOST_PLIES + 8]>,
    history: Box<[[[i32; 16]; 20]; 2]>,
}

impl<'s> Search<'s> {
    pub(crate) fn new(
        weights: &'s Weights,
        table: &'s Table,
        limit: &'s dyn Limit,
        halt: &'s AtomicBool,
        circumstances: &'s Circumstances,
        blur: Blur,
    ) -> Search<'s> {
        let worn: Vec<(u64, bool)> = circumstances.worn.iter().map(|&(board, second)| (board.hash(), second)).collect();
        // What is found with some boards worn out, or with blurred eyes, must not be taken for true in other
        // circumstances.
        let mut salt = blur.seed.wrapping_mul(u64::from(blur.width != 0)).wrapping_mul(0x2545_F491_4F6C_DD1D);
        for &(hash, second) in &worn {
            salt ^= (hash ^ u64::from(second)).wrapping_mul(0x9FB2_1C65_1E98_DF25);
        }
        let salts = if worn.is_empty() { [salt; 2] } else { [salt, !salt] };
        Search {
            weights,
            table,
            limit,
            halt,
            circumstances,
            blur,
            nodes: 0,
            depth: 0,
            kept: 0,
            stopped: false,
            root_depth: 0,
            salts,
            worn,
            path: Box::new([0; MOST_PLIES + 8]),
            killers: Box::new([[Turn::NONE; 2]; MOST_PLIES + 8]),
            history: Box::new([[[0; 16]; 20]; 2]),
        }
    }

    /// Whether the limit has been reached.
    pub(crate) fn stopped(&self) -> bool {
        self.stopped
    }

    /// Looks at the root's options to a depth, the best of them first from then on. With `exactly` every option gets
    /// its own score; otherwise only the best does. The score of the best; None if the search was stopped before the
    /// first option was done.
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
        for index in 0..options.len() {
            let before = self.nodes;
            let turn = options[index].turn;
            let child = root.after(turn, self.weights);
            let since = if turn.new_size().is_some() { 1 } else { 0 };
            let score = if child_is_won(&child) {
                WIN - 1
            } else if best.is_none() || exactly {
                -self.look(&child, depth - 1, -high, if exactly { INFINITE } else { -alpha }, 1, since, true)
            } else {
                let score = -self.look(&child, depth - 1, -alpha - 1, -alpha, 1, since, true);
                if score > alpha && score < high && !self.stopped {
                    -self.look(&child, depth - 1, -high, -alpha, 1, since, true)
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
        }
        if exactly {
            options.sort_by_key(|option| -option.score);
        }
        best
    }

    /// How the game is expected to go on after a turn, as far as the table knows.
    pub(crate) fn line(&self, root: &Judged, first: Turn, longest: usize) -> Vec<Turn> {
        let mut line = vec![first];
        let mut board = *root;
        let mut seen = vec![board.board];
        while line.len() < longest {
            let turn = line[line.len() - 1];
            if board.board.win() == Some(turn) {
                break;
            }
            board = board.after(turn, self.weights);
            if child_is_won(&board) || seen.contains(&board.board) {
                break;
            }
            seen.push(board.board);
            let next = board.board.win().or_else(|| {
                let found = self.table.get(self.key(&board, board.board.hash(), line.len()))?;
                board.board.allows(found.turn).then_some(found.turn)
            });
            match next {
                Some(turn) => line.push(turn),
                None => break,
            }
        }
        line
    }

    #[inline]
    fn key(&self, node: &Judged, hash: u64, ply: usize) -> u64 {
        let key = hash ^ self.salts[usize::from(node.second)];
        // Close to the last turn of the game it matters how many are left.
        if self.circumstances.plies_left < 2 * MOST_PLIES as u32 {
            let left = u64::from(self.circumstances.plies_left) - ply as u64;
            return key ^ left.wrapping_mul(0xA24B_AED4_963E_E407);
        }
        key
    }

    #[inline]
    fn worth(&self, node: &Judged) -> i32 {
        self.blurred(node.board, node.worth(self.weights))
    }

    /// What a position seems to be worth that is worth this.
    #[inline]
    fn blurred(&self, board: Board, mut worth: i32) -> i32 {
        if self.blur.width > 0 {
            let noise = (board.hash() ^ self.blur.seed).wrapping_mul(0xD6E8_FEB8_6659_FD93) >> 40;
            // Two dice make small errors likelier than large ones.
            let width = self.blur.width as u64;
            worth += (((noise & 0xfff) + (noise >> 12)) * width / 4096) as i32 - self.blur.width;
        }
        worth.clamp(-MOST_WORTH, MOST_WORTH)
    }

    #[inline]
    fn count(&mut self) {
        self.nodes += 1;
        if self.nodes & 1023 == 0 && (self.limit.reached(self.nodes) || self.halt.load(Ordering::Relaxed)) {
            self.stopped = true;
        }
    }

    /// The position after the last turn of a line: what it is worth, looking on only if somebody has three in a line.
    #[inline]
    fn leaf(&mut self, before: &Judged, turn: Turn, alpha: i32, beta: i32, ply: usize, since: usize) -> i32 {
        let board = before.board.after(turn);
        let seen = board.seen();
        if !seen.is_quiet() || !self.worn.is_empty() || ply as u32 >= self.circumstances.plies_left {
            return self.look(&before.after(turn, self.weights), 0, alpha, beta, ply, since, true);
        }
        self.count();
        self.blurred(board, before.worth_after(turn, self.weights))
    }

    #[inline]
    fn repeated(&self, hash: u64, ply: usize, since: usize) -> bool {
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

    #[allow(clippy::too_many_arguments, reason = "they are the state of a recursion")]
    fn look(
        &mut self,
        node: &Judged,
        mut depth: i32,
        mut alpha: i32,
        mut beta: i32,
        ply: usize,
        since: usize,
        may_pass: bool,
    ) -> i32 {
        self.count();
        if self.stopped || ply as u32 >= self.circumstances.plies_left {
            return 0;
        }
        let hash = node.board.hash();
        if !self.worn.is_empty() && self.worn.contains(&(hash, node.second)) {
            return 0;
        }
        let seen = node.board.seen();
        if node.board.wins(seen) {
            return WIN - ply as i32 - 1;
        }
        if self.repeated(hash, ply, since) {
            return 0;
        }
        // A threat for a turn that will not be played any more is none.
        let parries = if ply as u32 + 2 <= self.circumstances.plies_left { node.board.parries(seen) } else { None };
        let threatened = parries.is_some();
        let parries = parries.unwrap_or(u16::MAX);
        if threatened && ply < MOST_PLIES.min(2 * self.root_depth as usize + 8) {
            depth = depth.max(0) + 1;
        }
        if depth <= 0 || ply >= MOST_PLIES {
            return self.worth(node);
        }

        // Nothing quicker than a win in three from here, nothing worse than a loss at once.
        beta = beta.min(WIN - ply as i32 - 3);
        alpha = alpha.max(-WIN + ply as i32 + 1);
        if alpha >= beta {
            return alpha;
        }
        let key = self.key(node, hash, ply);
        let found = if depth > 1 { self.table.get(key) } else { None };
        let full = beta - alpha > 1;
        if let Some(found) = found
            && !full
        {
            let score = from_table(found.score, ply);
            let deep = found.depth >= depth;
            let low = found.bound != Bound::Upper && score >= beta && (deep || score >= SURE);
            let high = found.bound != Bound::Lower && score <= alpha && (deep || score <= -SURE);
            if low || high {
                return score;
            }
        }
        let hint = found.map_or(Turn::NONE, |found| found.turn);
        self.path[ply] = hash;

        if !full && !threatened && beta.abs() < SURE {
            let worth = self.worth(node);
            // So far ahead that a few quiet plies will hardly change it.
            if depth <= 3 && worth - 60 * depth >= beta {
                return worth;
            }
            // If even passing is good enough, some turn will be. A guess: sometimes one would rather pass.
            if may_pass && depth >= 3 && worth >= beta {
                let score = -self.look(&node.passed(), depth - 3, -beta, -beta + 1, ply + 1, ply + 1, false);
                if score >= beta && !self.stopped {
                    return beta;
                }
            }
        }

        let mut turns = Turns::new();
        node.board.turns(&mut turns);
        let sorted = depth > 1;
        let mut ranks = Ranks::new();
        if sorted {
            ranks = self.rank(node, &turns, hint, ply);
        } else {
            favour(&mut turns, [hint, self.killers[ply][0], self.killers[ply][1]]);
        }
        let mut best = -WIN + ply as i32 + 1;
        let (mut best_turn, mut tried) = (Turn::NONE, 0);
        let floor = alpha;
        for index in 0..turns.len() {
            let turn = if sorted { pick(&mut ranks, index) } else { turns[index] };
            if threatened && (parries >> turn.to() & 1 == 0 || node.board.after(turn).win().is_some()) {
                // Does not parry: it loses in two.
                if -WIN + ply as i32 + 2 > best {
                    (best, best_turn) = (-WIN + ply as i32 + 2, turn);
                }
                continue;
            }
            let since = if turn.new_size().is_some() { ply + 1 } else { since };
            let next = ply + 1;
            let child = || node.after(turn, self.weights);
            let mut score;
            if depth == 1 {
                score = -self.leaf(node, turn, -beta, -alpha, next, since);
            } else if tried == 0 {
                let child = child();
                score = -self.look(&child, depth - 1, -beta, -alpha, next, since, true);
            } else {
                let child = child();
                let mut less = 0;
                if depth >= 3 && tried >= 4 && !threatened {
                    less = 1 + i32::from(tried >= 16) + i32::from(depth >= 6 && tried >= 8);
                }
                score = -self.look(&child, depth - 1 - less, -alpha - 1, -alpha, next, since, true);
                if less > 0 && score > alpha && !self.stopped {
                    score = -self.look(&child, depth - 1, -alpha - 1, -alpha, next, since, true);
                }
                if score > alpha && score < beta && !self.stopped {
                    score = -self.look(&child, depth - 1, -beta, -alpha, next, since, true);
                }
            }
            if self.stopped {
                return 0;
            }
            tried += 1;
            if score > best {
                (best, best_turn) = (score, turn);
                if score > alpha {
                    alpha = score;
                    if alpha >= beta {
                        self.remember_cut(node, turn, depth, ply);
                        break;
                    }
                }
            }
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if best > floor {
            Bound::Exact
        } else {
            Bound::Upper
        };
        if depth > 1 {
            self.kept += 1;
            self.table.put(key, Found { turn: best_turn, score: to_table(best, ply), depth, bound });
        }
        best
    }

    /// Puts first what the table says, then what cut elsewhere, then what has often been good.
    #[inline]
    fn rank(&self, node: &Judged, turns: &Turns, hint: Turn, ply: usize) -> Ranks {
        let history = &self.history[usize::from(node.second)];
        let killers = self.killers[ply];
        let mut ranks = Ranks::new();
        for &turn in turns {
            let rank = if turn == hint {
                MOST_HISTORY + 3
            } else if turn == killers[0] {
                MOST_HISTORY + 2
            } else if turn == killers[1] {
                MOST_HISTORY + 1
            } else {
                history[turn.from() as usize % 20][turn.to() as usize]
            };
            ranks.push((rank as u32) << TURN_BITS | u32::from(turn.0));
        }
        ranks
    }

    fn remember_cut(&mut self, node: &Judged, turn: Turn, depth: i32, ply: usize) {
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

/// Whether the turn that led here completed a line: the other player, who made it, has one.
#[inline]
fn child_is_won(child: &Judged) -> bool {
    super::board::has_line(child.board.seen().theirs)
}

/// Turns with how promising they are in the upper bits.
type Ranks = ArrayVec<u32, MOST_TURNS>;
const TURN_BITS: u32 = 9;
const MOST_HISTORY: i32 = 1 << 22;

/// Brings the best of the rest to the front; after a few, which is usually enough, sorts the whole rest.
#[inline]
fn pick(ranks: &mut Ranks, index: usize) -> Turn {
    const FEW: usize = 4;
    if index < FEW {
        let mut best = index;
        for other in index + 1..ranks.len() {
            if ranks[other] > ranks[best] {
                best = other;
            }
        }
        ranks.swap(index, best);
    } else if index == FEW {
        ranks[FEW..].sort_unstable_by(|one, two| two.cmp(one));
    }
    Turn((ranks[index] & ((1 << TURN_BITS) - 1)) as u16)
}

/// Brings some turns to the front and leaves the others where they are.
#[inline]
fn favour(turns: &mut Turns, favourites: [Turn; 3]) {
    let mut front = 0;
    for favourite in favourites {
        if favourite != Turn::NONE
            && let Some(at) = turns[front..].iter().position(|&turn| turn == favourite)
        {
            turns.swap(front, front + at);
            front += 1;
        }
    }
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
