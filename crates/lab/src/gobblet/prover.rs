//! An exhaustive search for forced wins, as plain as can be: a win in n is a turn after which every answer leaves a win in
//! n - 2. It shares with the engine only the board, which is tested against the rules.

use std::collections::HashMap;

use underhill_search::lab::gobblet::{Board, Turns};

/// What has been proven or refuted: how many plies a win takes at most, and in how many there is none.
#[derive(Default)]
pub(crate) struct Prover {
    known: HashMap<(u64, u64), (u32, u32)>,
}

impl Prover {
    /// Everything that was found out so far takes room.
    pub(crate) fn forget(&mut self) {
        self.known.clear();
    }

    /// Whether whoever is to move can force a win in so many plies, an odd number.
    pub(crate) fn wins(&mut self, board: Board, plies: u32) -> bool {
        if board.win().is_some() {
            return true;
        }
        if plies < 3 {
            return false;
        }
        let key = (board.mine, board.theirs);
        let (won, not) = self.known.get(&key).copied().unwrap_or((u32::MAX, 0));
        if won <= plies || not >= plies {
            return won <= plies;
        }
        let mut turns = Turns::new();
        board.turns(&mut turns);
        let wins = turns.iter().any(|&turn| self.loses(board.after(turn), plies - 1));
        let entry = self.known.entry(key).or_insert((u32::MAX, 0));
        if wins {
            entry.0 = entry.0.min(plies);
        } else {
            entry.1 = entry.1.max(plies);
        }
        wins
    }

    /// Whether whoever is to move loses in so many plies, an even number, whatever they do.
    pub(crate) fn loses(&mut self, board: Board, plies: u32) -> bool {
        if board.win().is_some() {
            return false;
        }
        let mut turns = Turns::new();
        board.turns(&mut turns);
        turns.iter().all(|&turn| self.wins(board.after(turn), plies - 1))
    }
}
