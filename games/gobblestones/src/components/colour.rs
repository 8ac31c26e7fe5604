use std::fmt;
use std::str::FromStr;

use underhill_core::NotationError;

/// How many tiles of each colour there are (GBS-02).
pub const TILES_PER_COLOUR: u8 = 20;

/// How many tiles there are in all (GBS-02).
pub const TILES: usize = 100;

/// The colour of a tile or of a space.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Colour {
    Red,
    Yellow,
    Green,
    Blue,
    Turquoise,
}

impl Colour {
    /// Every colour, in the order used throughout.
    pub const ALL: [Colour; 5] = [Colour::Red, Colour::Yellow, Colour::Green, Colour::Blue, Colour::Turquoise];

    /// The letter it is written with.
    pub const fn letter(self) -> char {
        b"RYGBT"[self as usize] as char
    }

    /// The word for it.
    pub const fn name(self) -> &'static str {
        ["red", "yellow", "green", "blue", "turquoise"][self as usize]
    }

    /// The colour with this letter, in capitals or not.
    pub const fn from_letter(letter: char) -> Option<Colour> {
        Some(match letter.to_ascii_uppercase() {
            'R' => Colour::Red,
            'Y' => Colour::Yellow,
            'G' => Colour::Green,
            'B' => Colour::Blue,
            'T' => Colour::Turquoise,
            _ => return None,
        })
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.letter())
    }
}

impl FromStr for Colour {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut letters = text.chars();
        match (letters.next().and_then(Colour::from_letter), letters.next()) {
            (Some(colour), None) => Ok(colour),
            _ => Err(NotationError::new(text, "a tile is one of the letters R, Y, G, B and T")),
        }
    }
}

/// So many tiles of each colour: what is on a rack or in the bag. Written as its letters, `RRBT`.
///
/// One byte for each colour in a single word, so that a tile is taken or given back with one addition.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
pub struct Tiles(u64);

impl Tiles {
    /// No tiles.
    pub const NONE: Tiles = Tiles(0);
    /// Every tile of the game.
    pub const FULL: Tiles = Tiles(0x01_01_01_01_01 * TILES_PER_COLOUR as u64);

    /// How many of this colour.
    #[inline]
    pub const fn of(self, colour: Colour) -> u8 {
        (self.0 >> (8 * colour as u32)) as u8
    }

    /// How many in all.
    #[inline]
    pub const fn total(self) -> usize {
        // The multiplication adds all bytes up in the highest of the five; 100 tiles fit in it.
        (self.0.wrapping_mul(0x01_01_01_01_01) >> 32) as u8 as usize
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// These and those together.
    #[inline]
    pub const fn plus(self, those: Tiles) -> Tiles {
        Tiles(self.0 + those.0)
    }

    /// These without those, which must be [among](Tiles::includes) them.
    #[inline]
    pub const fn minus(self, those: Tiles) -> Tiles {
        Tiles(self.0 - those.0)
    }

    /// Whether all of those are among these.
    #[inline]
    pub fn includes(self, those: Tiles) -> bool {
        Colour::ALL.into_iter().all(|colour| self.of(colour) >= those.of(colour))
    }

    /// Puts one more in.
    #[inline]
    pub const fn add(&mut self, colour: Colour) {
        self.0 += 1 << (8 * colour as u32);
    }

    /// Takes one out. There must be one.
    #[inline]
    pub const fn take(&mut self, colour: Colour) {
        debug_assert!(self.of(colour) > 0);
        self.0 -= 1 << (8 * colour as u32);
    }

    /// Takes one out if there is one.
    #[inline]
    pub const fn try_take(&mut self, colour: Colour) -> bool {
        let there = self.of(colour) > 0;
        if there {
            self.take(colour);
        }
        there
    }

    /// The colour of the tile at this place, the tiles being lined up by colour.
    #[inline]
    pub fn nth(self, index: usize) -> Option<Colour> {
        let mut before = 0;
        Colour::ALL.into_iter().find(|&colour| {
            before += usize::from(self.of(colour));
            index < before
        })
    }

    /// The tiles one by one, lined up by colour.
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().flat_map(move |colour| (0..self.of(colour)).map(move |_| colour))
    }

    /// In how many different orders `length` of these tiles can be laid out, tiles of one colour being alike.
    pub(crate) fn arrangements(self, length: usize) -> u64 {
        match length {
            0 => return 1,
            1 => return Colour::ALL.into_iter().filter(|&colour| self.of(colour) > 0).count() as u64,
            _ => {}
        }
        const CHOOSE: [[u64; 6]; 6] = [
            [1, 0, 0, 0, 0, 0],
            [1, 1, 0, 0, 0, 0],
            [1, 2, 1, 0, 0, 0],
            [1, 3, 3, 1, 0, 0],
            [1, 4, 6, 4, 1, 0],
            [1, 5, 10, 10, 5, 1],
        ];
        let mut ways = [1, 0, 0, 0, 0, 0];
        for colour in Colour::ALL {
            let most = usize::from(self.of(colour)).min(length);
            for long in (1..=length).rev() {
                for of_these in 1..=most.min(long) {
                    ways[long] += CHOOSE[long][of_these] * ways[long - of_these];
                }
            }
        }
        ways[length]
    }
}

impl FromIterator<Colour> for Tiles {
    /// At most 255 of a colour.
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Self {
        colours.into_iter().fold(Tiles::NONE, |mut tiles, colour| {
            tiles.add(colour);
            tiles
        })
    }
}

impl fmt::Display for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|colour| write!(f, "{colour}"))
    }
}

impl fmt::Debug for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Tiles({self})")
    }
}

impl FromStr for Tiles {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text.len() > TILES {
            return Err(NotationError::new(text, "there are only 100 tiles"));
        }
        text.chars()
            .map(|letter| {
                Colour::from_letter(letter)
                    .ok_or_else(|| NotationError::new(text, "tiles are written with the letters R, Y, G, B and T"))
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(tiles: &str, length: usize) {
        let tiles: Tiles = tiles.parse().unwrap();
        let mut found = std::collections::BTreeSet::new();
        fn lay(left: Tiles, so_far: String, length: usize, found: &mut std::collections::BTreeSet<String>) {
            if so_far.len() == length {
                found.insert(so_far);
                return;
            }
            for colour in left.iter() {
                let mut left = left;
                left.take(colour);
                lay(left, format!("{so_far}{colour}"), length, found);
            }
        }
        lay(tiles, String::new(), length, &mut found);
        assert_eq!(tiles.arrangements(length), found.len() as u64, "{tiles} {length}");
    }

    #[test]
    fn arrangements_are_counted_without_listing_them() {
        for tiles in ["", "R", "RRR", "RYGBT", "RRYYG", "RRRYYBBT", "TTTTTTT"] {
            for length in 0..=5 {
                check(tiles, length);
            }
        }
    }

    #[test]
    fn tiles_add_up() {
        assert_eq!(Tiles::FULL.total(), TILES);
        let rack: Tiles = "TRBR".parse().unwrap();
        assert_eq!((rack.total(), rack.of(Colour::Red), rack.to_string().as_str()), (4, 2, "RRBT"));
        assert_eq!((rack.nth(0), rack.nth(2), rack.nth(4)), (Some(Colour::Red), Some(Colour::Blue), None));
        assert_eq!(Tiles::FULL.minus(rack).plus(rack), Tiles::FULL);
    }
}
