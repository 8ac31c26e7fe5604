use std::fmt;
use std::str::FromStr;

use underhill_core::{ArrayVec, NotationError, RuleId};

use crate::{Colour, Square};

/// How many tiles a turn may lay, and what a turn's tiles and draw add up to (GBS-03, GBS-11).
pub const MOST: usize = 5;

/// The tiles of one turn: up to five spaces in reading order, each with the colour of its tile. Written `j5B k5R`, and
/// `-` for none.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Placement {
    tiles: [(Square, Colour); MOST],
    len: u8,
}

impl Placement {
    /// No tile.
    pub const NONE: Placement = Placement { tiles: [(Square::at(0), Colour::Red); MOST], len: 0 };

    /// These tiles, in any order. Nothing if there are more than five or one space has two.
    pub fn new(tiles: impl IntoIterator<Item = (Square, Colour)>) -> Option<Placement> {
        let mut placement = Placement::NONE;
        for tile in tiles {
            if placement.len() == MOST {
                return None;
            }
            placement.push(tile.0, tile.1);
        }
        let len = placement.len();
        placement.tiles[..len].sort_unstable();
        let twice = placement.tiles().windows(2).any(|pair| pair[0].0 == pair[1].0);
        if twice { None } else { Some(placement) }
    }

    /// One more tile; the caller keeps to the reading order and to five.
    #[inline]
    pub(crate) fn push(&mut self, square: Square, colour: Colour) {
        self.tiles[usize::from(self.len)] = (square, colour);
        self.len += 1;
    }

    /// The same with one tile more, which comes after the others in reading order. Nothing if it does not, or if there are
    /// five already.
    #[inline]
    pub fn with(mut self, square: Square, colour: Colour) -> Option<Placement> {
        if self.len() == MOST || self.tiles().last().is_some_and(|&(last, _)| last >= square) {
            return None;
        }
        self.push(square, colour);
        Some(self)
    }

    /// How many tiles, 0 to 5.
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The tiles, in reading order.
    #[inline]
    pub fn tiles(&self) -> &[(Square, Colour)] {
        &self.tiles[..usize::from(self.len)]
    }
}

/// No tile.
impl Default for Placement {
    fn default() -> Self {
        Placement::NONE
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.tiles().iter().enumerate().try_for_each(|(i, (square, colour))| {
            let separator = if i == 0 { "" } else { " " };
            write!(f, "{separator}{square}{colour}")
        })
    }
}

impl fmt::Debug for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Placement {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "-" {
            return Ok(Placement::NONE);
        }
        let unreadable = |expected: &str| NotationError::new(text, expected);
        let mut tiles = ArrayVec::<_, MOST>::new();
        for tile in text.split(' ') {
            let Tile { square, colour } = tile
                .parse()
                .map_err(|_| unreadable("tiles are laid as in `j5B k5R` (space and colour of each), none as `-`"))?;
            let colour = colour.ok_or_else(|| unreadable("say which tile you lay: R, Y, G, B or T"))?;
            tiles
                .try_push((square, colour))
                .map_err(|_| NotationError::against(RuleId::new("GBS-03"), text, "a turn lays at most five tiles"))?;
        }
        Placement::new(tiles)
            .ok_or_else(|| NotationError::against(RuleId::new("GBS-09"), text, "a space takes one tile"))
    }
}

/// What a player can do.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Lay these tiles, or none.
    Place(Placement),
    /// Believe that the tiles just laid face down are of the right colours.
    Trust,
    /// Doubt it.
    Challenge,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place(placement) => placement.fmt(f),
            Action::Trust => f.write_str("trust"),
            Action::Challenge => f.write_str("challenge"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text.eq_ignore_ascii_case("trust") {
            Ok(Action::Trust)
        } else if text.eq_ignore_ascii_case("challenge") {
            Ok(Action::Challenge)
        } else {
            text.parse().map(Action::Place)
        }
    }
}

/// A tile on a space, its colour perhaps unknown: `j5B` or `j5?`.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Tile {
    /// The space it lies on.
    pub square: Square,
    /// Its colour, if known.
    pub colour: Option<Colour>,
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.square, self.colour.map_or('?', Colour::letter))
    }
}

impl FromStr for Tile {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let unreadable = || NotationError::new(text, "a tile is a space and a letter, as in `j5B`, or `j5?`");
        let (square, letter) =
            text.char_indices().next_back().map(|(at, letter)| (&text[..at], letter)).ok_or_else(unreadable)?;
        let square = square.parse().map_err(|_| unreadable())?;
        let colour = match letter {
            '?' => None,
            letter => Some(Colour::from_letter(letter).ok_or_else(unreadable)?),
        };
        Ok(Tile { square, colour })
    }
}

/// The tiles of one turn as somebody sees them: `j5? k5R`, and `-` for none.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Laid(ArrayVec<Tile, MOST>);

impl Laid {
    /// A placement with all its colours.
    pub(crate) fn open(placement: &Placement) -> Laid {
        Laid(placement.tiles().iter().map(|&(square, colour)| Tile { square, colour: Some(colour) }).collect())
    }

    /// Tiles of which the colours are told by `colour`.
    pub(crate) fn seen(squares: &[Square], colour: impl Fn(Square) -> Option<Colour>) -> Laid {
        Laid(squares.iter().map(|&square| Tile { square, colour: colour(square) }).collect())
    }

    /// The same tiles without their colours.
    pub(crate) fn face_down(&self) -> Laid {
        Laid(self.0.iter().map(|tile| Tile { colour: None, ..*tile }).collect())
    }

    /// The tiles, in reading order.
    pub fn tiles(&self) -> &[Tile] {
        &self.0
    }
}

impl fmt::Display for Laid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("-");
        }
        join(f, &self.0)
    }
}

impl FromStr for Laid {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut laid = ArrayVec::new();
        if text != "-" {
            for tile in text.split(' ') {
                laid.try_push(tile.parse()?).map_err(|_| NotationError::new(text, "a turn lays at most five tiles"))?;
            }
        }
        Ok(Laid(laid))
    }
}

/// Writes things with spaces between them.
pub(crate) fn join<T: fmt::Display>(f: &mut fmt::Formatter<'_>, things: &[T]) -> fmt::Result {
    things.iter().enumerate().try_for_each(|(i, thing)| {
        let separator = if i == 0 { "" } else { " " };
        write!(f, "{separator}{thing}")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_print_as_they_are_read() {
        for text in ["-", "j5B k5R", "a1T", "a1R a2R a3R a4R a5R", "o15Y", "trust", "challenge"] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        assert_eq!("k5r J5b".parse::<Action>().unwrap().to_string(), "j5B k5R");
        assert_eq!("j5? k5B".parse::<Laid>().unwrap().to_string(), "j5? k5B");
    }

    #[test]
    fn gbs_03_six_tiles_and_gbs_09_two_on_a_space_are_refused_by_their_rules() {
        for (text, rule) in [("a1R a2R a3R a4R a5R a6R", Some("GBS-03")), ("j5B j5R", Some("GBS-09")), ("j5B k5", None)]
        {
            let refused = text.parse::<Action>().expect_err(text);
            assert_eq!(refused.rule().map(RuleId::as_str), rule, "{text}");
        }
    }

    #[test]
    fn nonsense_is_refused() {
        for text in ["", " ", "--", "j5", "j5?", "j5BB", "j5B  k5R", "j5B j5R", "a1R a2R a3R a4R a5R a6R", "p1R", "j5é"]
        {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }
}
