//! The eight symmetries of the board: turns that differ only by one of them are the same turn, and are looked at once.

use super::board::{Board, Turn, Turns};

/// A way to turn or mirror the board.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Symmetry(u8);

impl Symmetry {
    /// The one that changes nothing.
    pub(crate) const IDENTITY: Symmetry = Symmetry(0);

    /// All of them, the one that changes nothing first.
    pub(crate) fn all() -> impl Iterator<Item = Symmetry> {
        (0..8).map(Symmetry)
    }

    const fn square(self, square: u32) -> u32 {
        let (mut x, mut y) = (square % 4, square / 4);
        if self.0 & 1 != 0 {
            x = 3 - x;
        }
        if self.0 & 2 != 0 {
            y = 3 - y;
        }
        if self.0 & 4 != 0 { 4 * x + y } else { 4 * y + x }
    }

    /// The one that turns the board back.
    pub(crate) const fn inverse(self) -> Symmetry {
        let Symmetry(way) = self;
        // Where rows become columns, what was mirrored one way is mirrored the other.
        Symmetry(if way & 4 != 0 { 4 | (way & 1) << 1 | (way & 2) >> 1 } else { way })
    }

    /// The same turn on the board that is turned so.
    pub(crate) fn turn(self, turn: Turn) -> Turn {
        match turn.new_size() {
            _ if turn == Turn::NONE => Turn::NONE,
            Some(size) => Turn::place(size, self.square(turn.to())),
            None => Turn::carry(self.square(turn.from()), self.square(turn.to())),
        }
    }

    fn bits(self, bits: u64) -> u64 {
        let mut left = bits;
        let mut turned = 0;
        while left != 0 {
            let bit = left.trailing_zeros();
            left &= left - 1;
            turned |= 1 << (bit / 16 * 16 + self.square(bit % 16));
        }
        turned
    }

    pub(crate) fn board(self, board: Board) -> Board {
        Board { mine: self.bits(board.mine), theirs: self.bits(board.theirs) }
    }
}

/// The symmetries that leave a board as it is.
pub(crate) struct Symmetries(Vec<Symmetry>);

impl Symmetries {
    pub(crate) fn of(board: Board) -> Symmetries {
        Symmetries(Symmetry::all().filter(|symmetry| symmetry.board(board) == board).collect())
    }

    /// All eight, whatever the board.
    pub(crate) fn all() -> Symmetries {
        Symmetries(Symmetry::all().collect())
    }

    /// Only the one that changes nothing.
    pub(crate) fn none() -> Symmetries {
        Symmetries(Symmetry::all().take(1).collect())
    }

    /// Whether there is only the one that changes nothing.
    pub(crate) fn is_alone(&self) -> bool {
        self.0.len() == 1
    }

    /// The board that stands for all that are the same by these, and how to turn one to it (the canonical position).
    pub(crate) fn canonical(&self, board: Board) -> (Board, Symmetry) {
        let turned = self.0.iter().map(|&symmetry| (symmetry.board(board), symmetry));
        turned.min_by_key(|(board, _)| (board.mine, board.theirs)).unwrap_or((board, Symmetry::IDENTITY))
    }

    /// The turn that stands for all that are the same.
    pub(crate) fn representative(&self, turn: Turn) -> Turn {
        self.0.iter().map(|symmetry| symmetry.turn(turn)).min().unwrap_or(turn)
    }

    /// All turns that are the same as this one, each once, with how the board is turned for it.
    pub(crate) fn same(&self, turn: Turn) -> Vec<(Turn, Symmetry)> {
        let mut same: Vec<(Turn, Symmetry)> = Vec::new();
        for &symmetry in &self.0 {
            let turned = symmetry.turn(turn);
            if same.iter().all(|&(known, _)| known != turned) {
                same.push((turned, symmetry));
            }
        }
        same
    }
}

/// The board that stands for all that are the same but for how they are turned.
#[cfg(any(test, feature = "lab"))]
pub fn canonical(board: Board) -> Board {
    Symmetries::all().canonical(board).0
}

/// The turns of a position that do not lose at once, one of each that are the same but for how the board is turned.
pub fn different(board: Board) -> Vec<Turn> {
    let symmetries = Symmetries::of(board);
    let mut turns = Turns::new();
    board.turns(&mut turns);
    let mut different: Vec<Turn> = turns.into_iter().map(|turn| symmetries.representative(turn)).collect();
    different.sort();
    different.dedup();
    different
}

#[cfg(test)]
mod tests {
    use underhill_core::{Luck, seeded};

    use super::*;
    use crate::gobblet::board::Turns;

    /// Over random games: turning the board before a turn is the same as turning it afterwards, and the turns of a turned
    /// board are the turned turns.
    #[test]
    fn the_board_can_be_turned_before_or_after_a_turn() {
        for number in 0..20 {
            let mut luck = seeded(5, number);
            let mut board = Board { mine: 0, theirs: 0 };
            for _ in 0..40 {
                let mut turns = Turns::new();
                board.turns(&mut turns);
                if turns.is_empty() || board.win().is_some() {
                    break;
                }
                let turn = turns[luck.below(turns.len() as u64) as usize];
                for symmetry in Symmetry::all() {
                    let turned = symmetry.board(board);
                    assert_eq!(symmetry.inverse().board(turned), board);
                    assert_eq!(symmetry.inverse().turn(symmetry.turn(turn)), turn);
                    let (canonical, way) = Symmetries::all().canonical(turned);
                    assert_eq!(canonical, Symmetries::all().canonical(board).0);
                    assert_eq!(way.board(turned), canonical);
                    assert_eq!(turned.after(symmetry.turn(turn)), symmetry.board(board.after(turn)));
                    let mut there = Turns::new();
                    turned.turns(&mut there);
                    assert_eq!(there.len(), turns.len());
                    assert!(turns.iter().all(|&turn| there.contains(&symmetry.turn(turn))));
                }
                board = board.after(turn);
            }
        }
    }

    #[test]
    fn an_empty_board_has_three_squares() {
        let (board, mut turns) = (Board { mine: 0, theirs: 0 }, Turns::new());
        board.turns(&mut turns);
        let symmetries = Symmetries::of(board);
        let mut different: Vec<Turn> = turns.iter().map(|&turn| symmetries.representative(turn)).collect();
        different.sort();
        different.dedup();
        assert_eq!(different.len(), 3);
        let all: usize = different.iter().map(|&turn| symmetries.same(turn).len()).sum();
        assert_eq!(all, turns.len());
        // One gobblet in a corner leaves one way to mirror the board.
        let corner = board.after(Turn::place(3, 0));
        assert_eq!(Symmetries::of(corner).0.len(), 2);
    }
}
