use std::fmt;
use std::str::FromStr;

use underhill_core::NotationError;

use crate::{Section, Spot};

/// What a player can do. Written `place 3` and `take 3.1`.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Places a kobold in a section: KOB-05 (A).
    Place(Section),
    /// Takes a kobold out of the room with the token of a space: one grab of KOB-05 (B).
    Take(Spot),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place(section) => write!(f, "place {section}"),
            Action::Take(spot) => write!(f, "take {spot}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.split_once(' ') {
            Some(("place", section)) => Ok(Action::Place(section.parse()?)),
            Some(("take", spot)) => Ok(Action::Take(spot.parse()?)),
            _ => Err(NotationError::new(text, "an action is `place SECTION` or `take SECTION.SPACE`")),
        }
    }
}
