//! How a game begins.

use underhill_core::{Game, OptionsError};

use crate::state::Past;
use crate::{Colour, Gobblet, Gobblets, Options, Position, Touch};

impl Position {
    /// The empty board, White to move (GBT-03, GBT-R9).
    pub const START: Position =
        Position { mine: Gobblets::NONE, theirs: Gobblets::NONE, side: Colour::White, air: None };
}

impl Gobblet {
    #[inline]
    pub(crate) fn set_up(seats: usize, options: &Options) -> Result<Self, OptionsError> {
        if !Self::SEATS.contains(&seats) {
            return Err(OptionsError::Seats { game: Self::NAME, seats, allowed: Self::SEATS });
        }
        options.validate()?;
        Ok(Gobblet { options: *options, position: Position::START, past: Past::new(), turns: 0, ending: None })
    }

    /// A game that goes on from a position that has not been decided (GBT-R14; [`Setup`](crate::Setup) refuses
    /// stacks that do not fit the board), as if it had been reached in the fewest turns there can have been.
    pub fn from_position(position: &Position, options: &Options) -> Result<Self, OptionsError> {
        options.validate()?;
        if position.air.is_some() && options.touch == Touch::Free {
            return Err(OptionsError::Refused("a gobblet can only be in the air with touch=strict".to_owned()));
        }
        if position.verdict().is_some() {
            return Err(OptionsError::Refused("the position has already been decided".to_owned()));
        }
        let (mine, theirs) = (position.mine.len(), position.theirs.len());
        // A player has had at least one turn for each gobblet on the board, and White has begun.
        let turns = match position.side {
            Colour::White => 2 * mine.max(theirs),
            Colour::Black => 2 * mine.max(theirs.saturating_sub(1)) + 1,
        };
        Ok(Gobblet { options: *options, position: *position, past: Past::new(), turns, ending: None })
    }
}
