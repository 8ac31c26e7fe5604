use std::fmt;
use std::str::FromStr;

use underhill_core::NotationError;

/// What chance can bring: nothing, there is no chance in this game.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {}

impl fmt::Display for Outcome {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl FromStr for Outcome {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Err(NotationError::new(text, "nothing is drawn or rolled in Gobblet!"))
    }
}
