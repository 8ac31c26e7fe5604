use serde::{Deserialize, Serialize};
use underhill_core::{RuleId, Seat};

use crate::{Piece, Size, Square};

/// Why an action is not allowed. Depends on what is visible only, so it tells nobody anything about covered gobblets.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs, reason = "each message explains its fields")]
pub enum Illegal {
    #[error("it is not your turn: seat {turn} is to move")]
    NotYourTurn { turn: Seat },
    #[error("the game is over")]
    Over,
    #[error("none of your stacks shows a gobblet of size {size}; only the top one of a stack can be played")]
    NotOnTop { size: Size },
    #[error("all your gobblets are on the board; go on by moving one of them")]
    StacksEmpty,
    #[error("{at} is taken: a new gobblet goes on an empty square, unless it gobbles one of three in a line")]
    Taken { at: Square, there: Piece },
    #[error("a new gobblet never gobbles one of your own, and yours is on {at}")]
    OwnGobblet { at: Square, there: Piece },
    #[error("{there} on {at} is one of three in a line, but a gobblet of size {size} is not larger")]
    NotLargerThanThree { size: Size, at: Square, there: Piece },
    #[error("there is no gobblet on {from}")]
    NothingThere { from: Square },
    #[error("the gobblet you see on {from} is not yours")]
    NotYours { from: Square, there: Piece },
    #[error("a gobblet cannot be set down on {square} where it was lifted")]
    SameSquare { square: Square },
    #[error("your gobblet of size {size} cannot go on {to}: {there} is not smaller")]
    NotSmaller { size: Size, to: Square, there: Piece },
    #[error("the gobblet from {from} has been touched and must be set down now")]
    MustLand { from: Square },
    #[error("here a gobblet is touched first and set down after: touch {from}")]
    TouchFirst { from: Square },
    #[error("here a move is one action: say where the gobblet on {from} goes, for instance {from}-{}", if from.to_string() == "c3" { "b2" } else { "c3" })]
    MoveAtOnce { from: Square },
    #[error("no gobblet is in the air to be set down on {to}")]
    NothingInAir { to: Square },
}

impl underhill_core::Illegal for Illegal {
    fn rule(&self) -> RuleId {
        RuleId::new(match self {
            Illegal::NotYourTurn { .. } | Illegal::Over => "GBT-04",
            Illegal::NotOnTop { .. } => "GBT-03",
            Illegal::StacksEmpty => "GBT-15",
            Illegal::Taken { .. } => "GBT-05",
            Illegal::OwnGobblet { .. } => "GBT-R2",
            Illegal::NotLargerThanThree { .. } => "GBT-06",
            Illegal::NothingThere { .. } | Illegal::NotYours { .. } | Illegal::NotSmaller { .. } => "GBT-07",
            Illegal::SameSquare { .. } => "GBT-R3",
            Illegal::MustLand { .. } => "GBT-13",
            Illegal::TouchFirst { .. } | Illegal::MoveAtOnce { .. } | Illegal::NothingInAir { .. } => "GBT-R11",
        })
    }
}
