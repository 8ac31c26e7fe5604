use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use underhill_core::{NotationError, Seat};

use crate::{Square, Squares};

/// The two players' colours. White is seat 0 and starts (GBT-R9).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// Seat 0.
    White,
    /// Seat 1.
    Black,
}

impl Colour {
    /// White, then Black.
    pub const BOTH: [Colour; 2] = [Colour::White, Colour::Black];

    /// The other one.
    #[inline]
    pub const fn other(self) -> Colour {
        match self {
            Colour::White => Colour::Black,
            Colour::Black => Colour::White,
        }
    }

    /// Where this player sits.
    #[inline]
    pub const fn seat(self) -> Seat {
        Seat::new(self as usize)
    }

    /// `w` or `b`, as in a position string.
    pub const fn letter(self) -> char {
        match self {
            Colour::White => 'w',
            Colour::Black => 'b',
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Colour::White => "white",
            Colour::Black => "black",
        })
    }
}

/// How large a gobblet is (GBT-02), from 1 to 4.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum Size {
    /// The smallest.
    One = 1,
    /// The second smallest.
    Two = 2,
    /// The second largest.
    Three = 3,
    /// The largest.
    Four = 4,
}

impl Size {
    /// The largest first, as they come off a stack (GBT-03).
    pub const DESCENDING: [Size; 4] = [Size::Four, Size::Three, Size::Two, Size::One];

    /// The size with this number.
    pub const fn new(number: u8) -> Option<Size> {
        match number {
            1 => Some(Size::One),
            2 => Some(Size::Two),
            3 => Some(Size::Three),
            4 => Some(Size::Four),
            _ => None,
        }
    }

    /// Where this size begins in the bits of [`Gobblets`].
    #[inline]
    const fn shift(self) -> u32 {
        (self as u32 - 1) * 16
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", *self as u8)
    }
}

impl TryFrom<u8> for Size {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Size::new(number).ok_or("a size is a number from 1 to 4")
    }
}

impl From<Size> for u8 {
    fn from(size: Size) -> u8 {
        size as u8
    }
}

/// One gobblet, written `w3` or `b4`.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Piece {
    /// The player it belongs to.
    pub colour: Colour,
    /// Its size, which never changes.
    pub size: Size,
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour.letter(), self.size)
    }
}

impl fmt::Debug for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Piece {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let expected = || NotationError::new(text, "a gobblet is w or b and its size 1 to 4, for instance w3");
        let &[letter, digit] = text.as_bytes() else { return Err(expected()) };
        let colour = match letter {
            b'w' => Colour::White,
            b'b' => Colour::Black,
            _ => return Err(expected()),
        };
        let size = Size::new(digit.wrapping_sub(b'0')).ok_or_else(expected)?;
        Ok(Piece { colour, size })
    }
}

/// Some gobblets on the board, as one set of squares for each size. Sixteen bits a size, the smallest lowest.
///
/// A larger gobblet always stands over a smaller one, so this says everything about how they are stacked too.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
pub struct Gobblets(u64);

/// The bit of `a1` in every size.
const EVERY_SIZE: u64 = 0x0001_0001_0001_0001;

impl Gobblets {
    /// None at all.
    pub const NONE: Gobblets = Gobblets(0);

    /// All bits: size 1 in the lowest sixteen.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Just this one.
    #[inline]
    pub const fn only(size: Size, square: Square) -> Gobblets {
        Gobblets(1 << (size.shift() + square.index() as u32))
    }

    /// The squares where one of this size stands.
    #[inline]
    pub const fn of_size(self, size: Size) -> Squares {
        Squares((self.0 >> size.shift()) as u16)
    }

    /// The squares where any stands.
    #[inline]
    pub const fn squares(self) -> Squares {
        let halves = self.0 | self.0 >> 32;
        Squares((halves | halves >> 16) as u16)
    }

    /// How many they are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The gobblets in both sets.
    #[inline]
    pub const fn and(self, other: Gobblets) -> Gobblets {
        Gobblets(self.0 & other.0)
    }

    /// The gobblets in either set.
    #[inline]
    pub const fn or(self, other: Gobblets) -> Gobblets {
        Gobblets(self.0 | other.0)
    }

    /// The gobblets in exactly one of the sets.
    #[inline]
    pub const fn xor(self, other: Gobblets) -> Gobblets {
        Gobblets(self.0 ^ other.0)
    }

    /// The gobblets of every size and square that are not in this set.
    #[inline]
    pub const fn not(self) -> Gobblets {
        Gobblets(!self.0)
    }

    /// For each size the squares that hold one of that size or larger: where no gobblet of that size can go.
    #[inline]
    pub const fn or_larger(self) -> Gobblets {
        let pairs = self.0 | self.0 >> 16;
        Gobblets(pairs | pairs >> 32)
    }

    /// For each size the squares that hold a larger one.
    #[inline]
    pub const fn larger(self) -> Gobblets {
        Gobblets(self.or_larger().0 >> 16)
    }

    /// The size of the largest one on a square.
    #[inline]
    pub const fn largest_on(self, square: Square) -> Option<Size> {
        let column = self.0 >> square.index() & EVERY_SIZE;
        if column == 0 { None } else { Size::new((column.ilog2() / 16) as u8 + 1) }
    }

    /// The largest one on a square; the smallest there could be if there is none.
    #[inline]
    pub(crate) const fn largest_bit(self, square: Square) -> Gobblets {
        let column = self.0 >> square.index() & EVERY_SIZE | 1;
        Gobblets(1 << (column.ilog2() + square.index() as u32))
    }

    /// The same gobblets as if all of them stood on another square.
    #[inline]
    pub(crate) const fn carried(self, from: Square, to: Square) -> Gobblets {
        Gobblets(self.0 >> from.index() << to.index())
    }
}

impl fmt::Debug for Gobblets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(Size::DESCENDING.map(|size| (size, self.of_size(size)))).finish()
    }
}

/// The sizes on top of a player's three stacks beside the board, in descending order, 0 for an empty stack. Which
/// stack is which does not matter (GBT-R10).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stacks(pub [u8; 3]);

impl Stacks {
    /// Nothing played yet.
    pub const FULL: Stacks = Stacks([4; 3]);

    /// The stacks of a player who has brought these gobblets onto the board. None if no order of play from the tops
    /// leads there (GBT-03).
    #[inline]
    pub fn left_by(gobblets: Gobblets) -> Option<Stacks> {
        let [four, three, two, one] = Size::DESCENDING.map(|size| gobblets.of_size(size).len());
        if four > 3 || three > four || two > three || one > two {
            return None;
        }
        // As many gobblets of a size are on the board as stacks show a smaller one.
        let top =
            |stacks: u32| 4 - [four, three, two, one].map(|brought| u8::from(brought >= stacks)).iter().sum::<u8>();
        Some(Stacks([top(3), top(2), top(1)]))
    }

    /// Whether these are three tops in descending order.
    pub fn is_valid(self) -> bool {
        let [first, second, third] = self.0;
        4 >= first && first >= second && second >= third
    }

    /// How many gobblets of a size have left these stacks.
    pub fn brought(self, size: Size) -> u32 {
        self.0.iter().filter(|&&top| top < size as u8).count() as u32
    }
}

impl fmt::Display for Stacks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second, third] = self.0;
        write!(f, "{first},{second},{third}")
    }
}

impl FromStr for Stacks {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let stacks = match *text.as_bytes() {
            [first, b',', second, b',', third] => Stacks([first, second, third].map(|digit| digit.wrapping_sub(b'0'))),
            _ => Stacks([u8::MAX; 3]),
        };
        if stacks.is_valid() {
            return Ok(stacks);
        }
        Err(NotationError::new(text, "stacks are the sizes on top of them in descending order, for instance 4,2,0"))
    }
}
