use crate::{Board, Colour, Gobblets, Piece, Size, Square, Stacks};

/// The board between two actions: what stands where, who is to move, and which gobblet is in the air.
///
/// Small, `Copy`, and quick to ask and to change, for programs that look at very many. It knows nothing of earlier
/// positions; a whole game is a [`Gobblet`](crate::Gobblet). A position comes from the [start](Position::START), from
/// a valid [`Setup`](crate::Setup), or from another by a legal action, so its components are always complete. It may
/// be one that has been [won](Position::verdict).
///
/// Two positions are equal when all gobblets, covered ones too, stand alike, the same player is to move and the same
/// gobblet is in the air: what GBT-R7 calls the same position, if nothing is in the air.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Position {
    /// The gobblets of the player to move. Keeping them by player and not by colour lets a turn end with a swap, and
    /// everything else needs no branch on the colour.
    pub(crate) mine: Gobblets,
    /// The gobblets of the other player.
    pub(crate) theirs: Gobblets,
    pub(crate) side: Colour,
    /// A gobblet in the air still counts as on its square until it lands.
    pub(crate) air: Option<Square>,
}

impl Position {
    pub(crate) fn from_parts(board: Board, side: Colour, air: Option<Square>) -> Position {
        Position { mine: board.of(side), theirs: board.of(side.other()), side, air }
    }

    /// The player to move.
    #[inline]
    pub const fn side(&self) -> Colour {
        self.side
    }

    /// Where the gobblet in the air was lifted from.
    #[inline]
    pub const fn air(&self) -> Option<Square> {
        self.air
    }

    /// The gobblets of the player to move, covered ones too.
    #[inline]
    pub const fn mine(&self) -> Gobblets {
        self.mine
    }

    /// The gobblets of the other player, covered ones too.
    #[inline]
    pub const fn theirs(&self) -> Gobblets {
        self.theirs
    }

    /// The board; a gobblet in the air is on the square it was lifted from.
    #[inline]
    pub const fn board(&self) -> Board {
        match self.side {
            Colour::White => Board { white: self.mine, black: self.theirs },
            Colour::Black => Board { white: self.theirs, black: self.mine },
        }
    }

    /// The board as it looks now: a gobblet in the air is not on it.
    pub fn lifted_board(&self) -> Board {
        let mut board = self.board();
        if let Some((piece, square)) = self.lifted() {
            board.take(piece, square);
        }
        board
    }

    /// The gobblet in the air and where it was lifted from.
    pub fn lifted(&self) -> Option<(Piece, Square)> {
        let square = self.air?;
        Some((Piece { colour: self.side, size: self.mine.largest_on(square)? }, square))
    }

    /// All gobblets on the board as one number, equal for equal boards: Black's in the upper half.
    #[inline]
    pub const fn key(&self) -> u128 {
        let board = self.board();
        (board.black.bits() as u128) << 64 | board.white.bits() as u128
    }

    /// The stacks beside the board, which follow from what is on it (GBT-03).
    pub fn stacks(&self, colour: Colour) -> Stacks {
        Stacks::left_by(self.board().of(colour)).expect("the gobblets of a position came from their stacks in order")
    }

    /// The visible gobblets of the player to move.
    #[inline]
    pub const fn my_visible(&self) -> Gobblets {
        self.mine.and(self.mine.or(self.theirs).larger().not())
    }

    /// The visible gobblets of the other player.
    #[inline]
    pub const fn their_visible(&self) -> Gobblets {
        self.theirs.and(self.mine.or(self.theirs).larger().not())
    }

    /// For each size, the squares where a gobblet of that size can be set down by a move: empty, or the visible
    /// gobblet is smaller (GBT-07, GBT-08).
    #[inline]
    pub const fn landings(&self) -> Gobblets {
        self.mine.or(self.theirs).or_larger().not()
    }

    /// The visible gobblet on a square.
    #[inline]
    pub fn top(&self, square: Square) -> Option<Piece> {
        self.board().top(square)
    }

    /// Whether one of the mover's stacks shows this size: fewer of it than of the next larger one, of which there are
    /// three in all, have left the stacks (GBT-03).
    #[inline]
    pub const fn shows(&self, size: Size) -> bool {
        let larger = match size {
            Size::One => self.mine.of_size(Size::Two).len(),
            Size::Two => self.mine.of_size(Size::Three).len(),
            Size::Three => self.mine.of_size(Size::Four).len(),
            Size::Four => 3,
        };
        self.mine.of_size(size).len() < larger
    }
}
