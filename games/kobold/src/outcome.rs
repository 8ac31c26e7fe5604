use std::fmt;
use std::str::FromStr;

use underhill_core::{NotationError, Seat};

use crate::{Face, Section, Token};

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
