use std::fmt;
use std::str::FromStr;

use underhill_core::NotationError;

use crate::{Card, Tile};

/// What chance brings. Written `task red`, `red-crown-2-1`, `awakening` or `down`.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// A player draws this task tile; only they see it.
    Task(Tile),
    /// This card is dealt, drawn or turned up.
    Card(Card),
    /// The Awakening card comes up instead of the card that was to be drawn.
    Awakening,
    /// Not the Awakening card but some treasure card comes up, and it is laid face down without anyone seeing it.
    Down,
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Task(tile) => write!(f, "task {tile}"),
            Outcome::Card(card) => card.fmt(f),
            Outcome::Awakening => f.write_str("awakening"),
            Outcome::Down => f.write_str("down"),
        }
    }
}

impl FromStr for Outcome {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if let Some(tile) = text.strip_prefix("task ") {
            return Ok(Outcome::Task(tile.parse()?));
        }
        match text {
            "awakening" => Ok(Outcome::Awakening),
            "down" => Ok(Outcome::Down),
            _ if text.contains('-') => Ok(Outcome::Card(text.parse()?)),
            _ => Err(NotationError::new(
                text,
                "chance brings a task tile (`task red`), a card (`red-crown-2-1`), `awakening` or `down`",
            )),
        }
    }
}
