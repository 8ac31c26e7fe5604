//! Why an action is not allowed.

use crate::{Action, Illegal, Position, Size, Square, Touch};

impl Position {
    /// Whether the player to move may do this; if not, why.
    pub fn check(&self, touch: Touch, action: Action) -> Result<(), Illegal> {
        match (self.air, action) {
            (Some(from), Action::Land(to)) => self.check_landing(from, to),
            // What has been touched must be played (GBT-13).
            (Some(from), _) => Err(Illegal::MustLand { from }),
            (None, Action::Place { size, at }) => self.check_entry(size, at),
            (None, Action::Move { from, to }) => match touch {
                Touch::Free => self.check_lift(from).and_then(|()| self.check_landing(from, to)),
                Touch::Strict => self.check_lift(from).and(Err(Illegal::TouchFirst { from })),
            },
            (None, Action::Touch(from)) => match touch {
                // An empty square, or the opponent's, is no beginning of a move either.
                Touch::Free => self.check_lift(from).and(Err(Illegal::MoveAtOnce { from })),
                // Only one's own visible gobblets can be touched, stuck ones too (GBT-R11).
                Touch::Strict => self.check_lift(from),
            },
            (None, Action::Land(to)) => Err(Illegal::NothingInAir { to }),
        }
    }

    fn check_entry(&self, size: Size, at: Square) -> Result<(), Illegal> {
        if self.mine.len() == 12 {
            return Err(Illegal::StacksEmpty);
        }
        if !self.shows(size) {
            return Err(Illegal::NotOnTop { size });
        }
        let Some(there) = self.top(at) else { return Ok(()) };
        if there.colour == self.side {
            Err(Illegal::OwnGobblet { at, there })
        } else if !self.their_visible().squares().in_threes().contains(at) {
            Err(Illegal::Taken { at, there })
        } else if there.size >= size {
            Err(Illegal::NotLargerThanThree { size, at, there })
        } else {
            Ok(())
        }
    }

    fn check_lift(&self, from: Square) -> Result<(), Illegal> {
        match self.top(from) {
            None => Err(Illegal::NothingThere { from }),
            Some(there) if there.colour != self.side => Err(Illegal::NotYours { from, there }),
            Some(_) => Ok(()),
        }
    }

    /// Whether the mover's visible gobblet on `from` may be set down on `to`.
    fn check_landing(&self, from: Square, to: Square) -> Result<(), Illegal> {
        if from == to {
            return Err(Illegal::SameSquare { square: to });
        }
        match (self.mine.largest_on(from), self.top(to)) {
            // Any smaller gobblet will do (GBT-07), one's own too (GBT-08).
            (Some(size), Some(there)) if there.size >= size => Err(Illegal::NotSmaller { size, to, there }),
            _ => Ok(()),
        }
    }
}
