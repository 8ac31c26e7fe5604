use std::fmt;
use std::str::FromStr;

use underhill_core::NotationError;

/// How many spaces the whole board measures each way (GBS-01).
pub const SIDE: usize = 15;

/// How many spaces the whole board has.
pub const SQUARES: usize = SIDE * SIDE;

/// One space of the whole board, `a1` (top left) to `o15`. Ordered as one reads: row by row.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The space in this column and row, both from 0. Nothing off the board.
    pub const fn new(column: usize, row: usize) -> Option<Square> {
        if column < SIDE && row < SIDE { Some(Square((row * SIDE + column) as u8)) } else { None }
    }

    /// The space with this place in reading order. Must be below [`SQUARES`].
    #[inline]
    pub(crate) const fn at(index: usize) -> Square {
        debug_assert!(index < SQUARES);
        Square(index as u8)
    }

    /// Its place in reading order, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its column, from 0.
    #[inline]
    pub const fn column(self) -> usize {
        self.0 as usize % SIDE
    }

    /// Its row, from 0.
    #[inline]
    pub const fn row(self) -> usize {
        self.0 as usize / SIDE
    }

    /// Every space, in reading order.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..SQUARES).map(Square::at)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.column() as u8) as char, self.row() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Square {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let row = match text.as_bytes() {
            [_, row @ b'1'..=b'9'] => usize::from(row - b'0'),
            [_, b'1', row @ b'0'..=b'5'] => usize::from(row - b'0') + 10,
            _ => 0,
        };
        let column = text.as_bytes().first().map_or(0, u8::to_ascii_lowercase).wrapping_sub(b'a');
        row.checked_sub(1)
            .and_then(|row| Square::new(usize::from(column), row))
            .ok_or_else(|| NotationError::new(text, "a space is a column a to o and a row 1 to 15"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_print_as_they_are_read() {
        for square in Square::all() {
            assert_eq!(square.to_string().parse(), Ok(square));
        }
        assert_eq!(Square::new(9, 4).unwrap().to_string(), "j5");
        for nonsense in ["", "a", "5", "a0", "a16", "p1", "a01", "a1 ", "aa1", "é1", "a1é"] {
            assert!(nonsense.parse::<Square>().is_err(), "{nonsense}");
        }
    }
}
