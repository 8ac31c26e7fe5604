use std::fmt;
use std::str::FromStr;

use underhill_core::NotationError;

/// One of the sixteen squares (GBT-01), `a1` to `d4`: files from left to right, ranks from White's side.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// How many there are.
    pub const COUNT: usize = 16;

    /// The square with this number: `a1` is 0, `b1` is 1, `a2` is 4, `d4` is 15.
    #[inline]
    pub const fn new(index: usize) -> Option<Square> {
        if index < Square::COUNT { Some(Square(index as u8)) } else { None }
    }

    /// The lowest 4 bits of a number, as a square.
    #[inline]
    pub(crate) const fn wrapping(index: u32) -> Square {
        Square((index & 15) as u8)
    }

    /// The square's number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, 0 for `a`.
    #[inline]
    pub const fn file(self) -> usize {
        self.index() % 4
    }

    /// The row, 0 for White's own.
    #[inline]
    pub const fn rank(self) -> usize {
        self.index() / 4
    }

    /// All squares: `a1`, `b1`, … `d4`.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator {
        (0..Square::COUNT as u8).map(Square)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file() as u8), self.rank() + 1)
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
        match *text.as_bytes() {
            [file, rank @ b'1'..=b'4'] if (b'a'..=b'd').contains(&file.to_ascii_lowercase()) => {
                Ok(Square((rank - b'1') * 4 + file.to_ascii_lowercase() - b'a'))
            }
            _ => Err(NotationError::new(text, "a square is a letter a to d and a number 1 to 4, for instance b2")),
        }
    }
}

/// A set of squares, one bit each.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
pub struct Squares(pub u16);

/// The ten lines (GBT-01): the rows from rank 1, the columns from file a, the two diagonals.
pub const LINES: [Squares; 10] = [
    Squares(0x000f),
    Squares(0x00f0),
    Squares(0x0f00),
    Squares(0xf000),
    Squares(0x1111),
    Squares(0x2222),
    Squares(0x4444),
    Squares(0x8888),
    Squares(0x8421),
    Squares(0x1248),
];

impl Squares {
    /// No square.
    pub const NONE: Squares = Squares(0);

    /// The whole board.
    pub const ALL: Squares = Squares(u16::MAX);

    /// Just this square.
    #[inline]
    pub const fn only(square: Square) -> Squares {
        Squares(1 << square.0)
    }

    /// Whether the square is one of these.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 & (1 << square.0) != 0
    }

    /// How many these are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The squares in both sets.
    #[inline]
    pub const fn and(self, other: Squares) -> Squares {
        Squares(self.0 & other.0)
    }

    /// The squares in either set.
    #[inline]
    pub const fn or(self, other: Squares) -> Squares {
        Squares(self.0 | other.0)
    }

    /// All other squares.
    #[inline]
    pub const fn not(self) -> Squares {
        Squares(!self.0)
    }

    /// Them in order, `a1` first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Square> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let square = Square(left.trailing_zeros() as u8);
            left &= left - 1;
            Some(square)
        })
    }

    /// The square at a place of that order. The place must be below their number.
    #[inline]
    pub(crate) fn nth(self, place: u32) -> Square {
        debug_assert!(place < self.len());
        let low = (self.0 & 0xff).count_ones();
        let (byte, place, base) = if place < low { (self.0 & 0xff, place, 0) } else { (self.0 >> 8, place - low, 8) };
        Square::wrapping(base + (SELECT[usize::from(byte)] >> (4 * (place & 7)) & 15))
    }

    /// The squares of every line of which all four are in this set (GBT-11).
    pub fn full_lines(self) -> Squares {
        LINES.iter().filter(|line| line.and(self) == **line).fold(Squares::NONE, |all, line| all.or(*line))
    }

    /// Those of these squares that stand in a line with at least two more of them: any three of a line's four
    /// squares, side by side or not (GBT-06, GBT-R1).
    #[inline]
    pub fn in_threes(self) -> Squares {
        // Two of a line's squares and one of its other two; all rows at once, all columns at once, each diagonal.
        let all = u32::from(self.0);
        let threes = |step: u32, first: u32| {
            let (both, either) = (all & all >> step, all | all >> step);
            (both & either >> (2 * step) | either & both >> (2 * step)) & first
        };
        let (rows, columns) = (threes(1, 0x1111) * 0x000f, threes(4, 0x000f) * 0x1111);
        let (rising, falling) = (threes(5, 0x0001) * 0x8421, (threes(3, 0x0008) >> 3) * 0x1248);
        Squares((all & (rows | columns | rising | falling)) as u16)
    }
}

/// For each byte, the places of its set bits from the lowest, four bits each.
const SELECT: [u32; 256] = {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut place) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte] |= bit << (4 * place);
                place += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Squares::NONE, |all, square| all.or(Squares::only(square)))
    }
}

impl fmt::Display for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().enumerate().try_for_each(|(i, square)| write!(f, "{}{square}", if i == 0 { "" } else { " " }))
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A set of squares serialises as a list of their names.
impl serde::Serialize for Squares {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> serde::Deserialize<'de> for Squares {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Square>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_square_is_the_one_the_iterator_comes_to() {
        for set in (0..=u16::MAX).map(Squares) {
            for (place, square) in set.iter().enumerate() {
                assert_eq!(set.nth(place as u32), square, "{set}");
            }
        }
    }

    #[test]
    fn threes_are_found_on_every_line_and_nowhere_else() {
        for set in (0..=u16::MAX).map(Squares) {
            let slow = LINES
                .iter()
                .map(|line| line.and(set))
                .filter(|inside| inside.len() >= 3)
                .fold(Squares::NONE, Squares::or);
            assert_eq!(set.in_threes(), slow, "{set}");
        }
    }
}
