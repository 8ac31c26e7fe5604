use std::fmt;
use std::str::FromStr;

use underhill_core::{ArrayVec, NotationError};

use crate::{Colour, Gobblets, Piece, Square, Squares};

/// Gobblets of both colours on the sixteen squares. Any arrangement in which larger stand over smaller: whether a
/// game can come to it is for [`Setup`](crate::Setup) to say.
///
/// Written rank by rank from the fourth to the first, each square with its gobblets from bottom to top:
/// `-,-,-,b4/-,w1b3,-,-/-,-,-,-/w4,-,-,-`.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
pub struct Board {
    /// White's gobblets.
    pub white: Gobblets,
    /// Black's gobblets.
    pub black: Gobblets,
}

impl Board {
    /// The gobblets of one colour.
    #[inline]
    pub const fn of(self, colour: Colour) -> Gobblets {
        match colour {
            Colour::White => self.white,
            Colour::Black => self.black,
        }
    }

    /// The gobblets of one colour, to change them.
    pub(crate) fn of_mut(&mut self, colour: Colour) -> &mut Gobblets {
        match colour {
            Colour::White => &mut self.white,
            Colour::Black => &mut self.black,
        }
    }

    /// Puts a gobblet where none of its size is.
    pub(crate) fn put(&mut self, piece: Piece, square: Square) {
        let gobblets = self.of_mut(piece.colour);
        *gobblets = gobblets.or(Gobblets::only(piece.size, square));
    }

    /// Takes a gobblet away.
    pub(crate) fn take(&mut self, piece: Piece, square: Square) {
        let gobblets = self.of_mut(piece.colour);
        *gobblets = gobblets.and(Gobblets::only(piece.size, square).not());
    }

    /// All gobblets.
    #[inline]
    pub const fn both(self) -> Gobblets {
        self.white.or(self.black)
    }

    /// The gobblets of one colour that nothing covers.
    #[inline]
    pub const fn visible(self, colour: Colour) -> Gobblets {
        self.of(colour).and(self.both().larger().not())
    }

    /// The board as it looks: only what nothing covers.
    pub const fn tops(self) -> Board {
        Board { white: self.visible(Colour::White), black: self.visible(Colour::Black) }
    }

    /// The squares where a colour is visible.
    #[inline]
    pub const fn seen(self, colour: Colour) -> Squares {
        self.visible(colour).squares()
    }

    /// The gobblet to be seen on a square.
    pub fn top(self, square: Square) -> Option<Piece> {
        let size = self.both().largest_on(square)?;
        Some(Piece { colour: self.colour_of(square, size), size })
    }

    /// The gobblets on a square, from bottom to top.
    pub fn stack(self, square: Square) -> ArrayVec<Piece, 4> {
        let sizes = crate::Size::DESCENDING.into_iter().rev();
        sizes
            .filter(|&size| self.both().of_size(size).contains(square))
            .map(|size| Piece { colour: self.colour_of(square, size), size })
            .collect()
    }

    fn colour_of(self, square: Square, size: crate::Size) -> Colour {
        if self.white.of_size(size).contains(square) { Colour::White } else { Colour::Black }
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..4).rev() {
            for square in Square::all().filter(|square| square.rank() == rank) {
                let stack = self.stack(square);
                if stack.is_empty() {
                    f.write_str("-")?;
                }
                stack.iter().try_for_each(|piece| write!(f, "{piece}"))?;
                f.write_str(match (square.file(), rank) {
                    (3, 0) => "",
                    (3, _) => "/",
                    _ => ",",
                })?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Board {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let expected = |what: &str| NotationError::new(text, what);
        let mut board = Board::default();
        let mut ranks = text.split('/');
        for rank in (0..4).rev() {
            let mut squares =
                ranks.next().ok_or_else(|| expected("a board has four ranks, separated by /"))?.split(',');
            for square in Square::all().filter(|square| square.rank() == rank) {
                let word = squares.next().ok_or_else(|| expected("a rank has four squares, separated by ,"))?;
                if word == "-" {
                    continue;
                }
                if word.is_empty() || !word.is_ascii() || word.len() % 2 == 1 {
                    return Err(expected("a square is - or its gobblets from bottom to top, for instance w1b3"));
                }
                for at in (0..word.len()).step_by(2) {
                    let piece: Piece = word[at..at + 2].parse()?;
                    if board.top(square).is_some_and(|below| below.size >= piece.size) {
                        return Err(expected("the gobblets on a square grow larger from bottom to top"));
                    }
                    board.put(piece, square);
                }
            }
            if squares.next().is_some() {
                return Err(expected("a rank has only four squares"));
            }
        }
        if ranks.next().is_some() {
            return Err(expected("a board has only four ranks"));
        }
        Ok(board)
    }
}
