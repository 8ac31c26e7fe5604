use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use underhill_core::{NotationError, Seat, serde_notation};

use crate::{Face, Section, Spot, Token};

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

/// What chance can bring. Written `light 4`, `first 1`, `token gem:violet` and `die blue:2`.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The light starts on this section and the next.
    Light(Section),
    /// This seat begins.
    First(Seat),
    /// A token is turned up.
    Token(Token),
    /// The die shows this.
    Die(Face),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Light(section) => write!(f, "light {section}"),
            Outcome::First(seat) => write!(f, "first {seat}"),
            Outcome::Token(token) => write!(f, "token {token}"),
            Outcome::Die(face) => write!(f, "die {face}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.split_once(' ') {
            Some(("light", section)) => Ok(Outcome::Light(section.parse()?)),
            Some(("first", seat)) => Ok(Outcome::First(seat.parse()?)),
            Some(("token", token)) => Ok(Outcome::Token(token.parse()?)),
            Some(("die", face)) => Ok(Outcome::Die(face.parse()?)),
            _ => {
                Err(NotationError::new(text, "an outcome is `light SECTION`, `first SEAT`, `token KIND` or `die FACE`"))
            }
        }
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        serde_notation::deserialize(deserializer)
    }
}

impl Serialize for Outcome {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Outcome {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        serde_notation::deserialize(deserializer)
    }
}
