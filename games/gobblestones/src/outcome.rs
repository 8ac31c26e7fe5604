use std::fmt;
use std::str::FromStr;

use underhill_core::NotationError;

use crate::{Colour, Slot};

/// What chance can bring.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The board square for the next slot.
    Board(Slot),
    /// The tile that comes out of the bag.
    Tile(Colour),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Board(slot) => slot.fmt(f),
            Outcome::Tile(colour) => colour.fmt(f),
        }
    }
}

impl FromStr for Outcome {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text.starts_with(|first: char| first.is_ascii_digit()) {
            text.parse().map(Outcome::Board)
        } else {
            text.parse().map(Outcome::Tile)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outcomes_print_as_they_are_read() {
        for text in ["7B2", "1A0", "9B3", "R", "B", "T"] {
            assert_eq!(text.parse::<Outcome>().unwrap().to_string(), text);
        }
        for text in ["", "0A0", "7C0", "7A4", "7A", "7A00", "RR", "X", "10A0", "é"] {
            assert!(text.parse::<Outcome>().is_err(), "{text}");
        }
    }
}
