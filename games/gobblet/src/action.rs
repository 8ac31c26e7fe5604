use std::fmt;
use std::str::FromStr;

use underhill_core::NotationError;

use crate::{Size, Square};

/// What a player can do.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Bring in a new gobblet: `4@b2`. Equal stacks are the same, so only its size is named (GBT-R10).
    Place {
        /// The size of the new gobblet.
        size: Size,
        /// The square it is set down on.
        at: Square,
    },
    /// Move a gobblet on the board, in free play: `b2-c3`.
    Move {
        /// The square it is lifted from; the visible gobblet there is meant.
        from: Square,
        /// The square it is set down on; the one it came from is refused (GBT-R3).
        to: Square,
    },
    /// Touch and lift a gobblet on the board, in strict play: `b2` (GBT-R11).
    Touch(Square),
    /// Set down the gobblet in the air, in strict play: `-c3` (GBT-R11).
    Land(Square),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place { size, at } => write!(f, "{size}@{at}"),
            Action::Move { from, to } => write!(f, "{from}-{to}"),
            Action::Touch(square) => write!(f, "{square}"),
            Action::Land(square) => write!(f, "-{square}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let expected =
            || NotationError::new(text, "an action is a placement 4@b2, a move b2-c3, a touch b2 or a landing -c3");
        if let Some((size, at)) = text.split_once('@') {
            let &[digit] = size.as_bytes() else { return Err(expected()) };
            let size = Size::new(digit.wrapping_sub(b'0')).ok_or_else(expected)?;
            return Ok(Action::Place { size, at: at.parse()? });
        }
        match text.split_once('-') {
            Some(("", to)) => Ok(Action::Land(to.parse()?)),
            Some((from, to)) => Ok(Action::Move { from: from.parse()?, to: to.parse()? }),
            None => Ok(Action::Touch(text.parse().map_err(|_| expected())?)),
        }
    }
}
