use std::fmt;
use std::str::FromStr;

use underhill_core::NotationError;

/// What the die can show: an arrow with a colour and a number, or nothing.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names say what the faces show")]
pub enum Face {
    Blue1,
    Blue2,
    Yellow1,
    Yellow2,
    Blank,
}

impl Face {
    /// All faces there can be, in the order chance lists them.
    pub const ALL: [Face; 5] = [Face::Blue1, Face::Blue2, Face::Yellow1, Face::Yellow2, Face::Blank];

    const WORDS: [&'static str; 5] = ["blue:1", "blue:2", "yellow:1", "yellow:2", "blank"];

    /// How far the light turns in the blue direction. KOB-R10: yellow is the other way round a room of seven.
    #[inline]
    pub const fn turn(self) -> usize {
        [1, 2, 6, 5, 0][self as usize]
    }

    /// The notation.
    pub const fn notation(self) -> &'static str {
        Face::WORDS[self as usize]
    }

    /// What to call it in a sentence.
    pub const fn phrase(self) -> &'static str {
        ["a blue 1", "a blue 2", "a yellow 1", "a yellow 2", "a blank"][self as usize]
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.notation())
    }
}

impl FromStr for Face {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Face::ALL.into_iter().find(|face| face.notation() == text).ok_or_else(|| {
            NotationError::new(text, "a face of the die is blank, or blue or yellow with 1 or 2, such as blue:2")
        })
    }
}
