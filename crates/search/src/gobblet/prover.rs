//! Forced wins, by looking at everything: a win in n is a turn after which every answer leaves a win in n - 2. A mate
//! solver: an AND/OR search by deepening iterations, with a table of its own and a killer move for each depth.
//!
//! The search proper finds most wins on its way, but it puts off turns that look bad, and the proof search goes by
//! threats first. This does not judge, so within its few plies it misses nothing, quiet turns included.

use super::board::{Board, Turn, Turns};
use crate::Meter;

/// No win is looked for that takes longer than this.
pub(crate) const LONGEST: u32 = 7;

/// Two to the power of so many positions are remembered.
const BITS: u32 = 16;

/// What is known of a position: it is won in so many plies at most, and not won in so many.
#[derive(Copy, Clone, Default)]
struct Known {
    board: Option<Board>,
    won: u8,
    not: u8,
}

/// Looks for forced wins until its budget is spent.
pub(crate) struct Prover<'m> {
    meter: &'m dyn Meter,
    known: Vec<Known>,
    /// The answer that last spoiled a win of so many plies: often it spoils the next one too.
    spoilers: [Turn; LONGEST as usize + 1],
    pub(crate) nodes: u64,
    stopped: bool,
}

impl<'m> Prover<'m> {
    pub(crate) fn new(meter: &'m dyn Meter) -> Prover<'m> {
        let known = vec![Known::default(); 1 << BITS];
        Prover { meter, known, spoilers: [Turn::NONE; LONGEST as usize + 1], nodes: 0, stopped: false }
    }

    /// The turn among these that wins in the fewest plies, and how many. None if there is no win in [`LONGEST`], or
    /// if the budget was spent first.
    pub(crate) fn win(&mut self, board: Board, turns: &[Turn]) -> Option<(Turn, u32)> {
        for plies in (3..=LONGEST).step_by(2) {
            let found = turns.iter().copied().find(|&turn| self.loses(board.after(turn), plies - 1));
            if self.stopped {
                return None;
            }
            if let Some(turn) = found {
                return Some((turn, plies));
            }
        }
        None
    }

    /// How a proven win goes if the other player holds out as long as they can.
    pub(crate) fn line(&mut self, board: Board, turn: Turn, plies: u32) -> Vec<Turn> {
        let mut line = vec![turn];
        let mut board = board.after(turn);
        let mut left = plies - 1;
        while left >= 2 {
            let mut turns = Turns::new();
            board.turns(&mut turns);
            let answer = turns.iter().copied().find(|&turn| left < 4 || !self.wins(board.after(turn), left - 3));
            let Some(answer) = answer.or(turns.first().copied()) else { break };
            line.push(answer);
            board = board.after(answer);
            turns.clear();
            board.turns(&mut turns);
            let next =
                board.win().or_else(|| turns.iter().copied().find(|&turn| self.loses(board.after(turn), left - 2)));
            let Some(next) = next else { break };
            line.push(next);
            if self.stopped || board.win().is_some() {
                break;
            }
            board = board.after(next);
            left -= 2;
        }
        line
    }

    /// Whether whoever is to move can force a win in so many plies, an odd number.
    fn wins(&mut self, board: Board, plies: u32) -> bool {
        self.nodes += 1;
        if board.win().is_some() {
            return true;
        }
        if plies < 3 || self.stopped {
            return false;
        }
        if self.nodes & 255 == 0 && self.meter.is_spent(self.nodes) {
            self.stopped = true;
            return false;
        }
        let place = board.hash() as usize & ((1 << BITS) - 1);
        let known = self.known[place];
        if known.board == Some(board) {
            if u32::from(known.won) <= plies {
                return true;
            }
            if u32::from(known.not) >= plies {
                return false;
            }
        }
        let mut turns = Turns::new();
        board.turns(&mut turns);
        let wins = turns.iter().any(|&turn| self.loses(board.after(turn), plies - 1));
        if !self.stopped {
            let before = if known.board == Some(board) { known } else { Known { board: None, won: u8::MAX, not: 0 } };
            let (won, not) = if wins { (plies as u8, before.not) } else { (before.won, plies as u8) };
            self.known[place] = Known { board: Some(board), won, not };
        }
        wins
    }

    /// Whether whoever is to move loses in so many plies, an even number, whatever they do.
    fn loses(&mut self, board: Board, plies: u32) -> bool {
        self.nodes += 1;
        if board.win().is_some() {
            return false;
        }
        let mut turns = Turns::new();
        board.turns(&mut turns);
        let spoiler = &mut self.spoilers[plies as usize];
        if let Some(at) = turns.iter().position(|turn| turn == spoiler) {
            turns.swap(0, at);
        }
        for &turn in &turns {
            if !self.wins(board.after(turn), plies - 1) {
                self.spoilers[plies as usize] = turn;
                return false;
            }
        }
        true
    }
}
