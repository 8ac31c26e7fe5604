use serde::{Deserialize, Serialize};

use crate::stored::Stored;
use crate::{Ending, Gobblets, Options, Position};

/// A game of Gobblet!.
///
/// Two are equal when they can go on in the same ways: the same options, position and number of turns, and the same
/// positions since the last new gobblet, because a position that stands for the third time ends the game (GBT-R7).
/// Earlier ones cannot come back and are forgotten; without that draw none are kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Stored", into = "Stored")]
pub struct Gobblet {
    pub(crate) options: Options,
    pub(crate) position: Position,
    pub(crate) past: Past,
    pub(crate) turns: u32,
    pub(crate) ending: Option<Ending>,
}

/// The positions before this one and after the last new gobblet: `mine` and `theirs` of each, the mover's side
/// alternating.
pub(crate) type Past = Vec<(Gobblets, Gobblets)>;

impl Gobblet {
    /// The position on the board.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// How the game ended, if it has.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// The positions since the last new gobblet, the oldest first.
    pub fn earlier(&self) -> impl Iterator<Item = Position> {
        let (last, count) = (self.position.side.other(), self.past.len());
        self.past.iter().enumerate().map(move |(i, &(mine, theirs))| {
            let side = if (count - i) % 2 == 1 { last } else { last.other() };
            Position { mine, theirs, side, air: None }
        })
    }

    /// How often the position between turns has stood on the board since the last new gobblet, this time included.
    /// Always 1 where repetition is no draw.
    pub fn standing(&self) -> u32 {
        // Every second position has the same player to move.
        let now = (self.position.mine, self.position.theirs);
        1 + self.past.iter().rev().skip(1).step_by(2).filter(|&&before| before == now).count() as u32
    }
}
