use std::fmt;

use serde::{Deserialize, Serialize};
use underhill_core::Seat;

use crate::{EndReason, Piece, Square, Squares};

/// Something that happened at the table. Nothing of it is hidden from anyone.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs, reason = "each prints as a sentence that explains its fields")]
pub enum Event {
    /// A new gobblet was brought in.
    Placed {
        seat: Seat,
        gobblet: Piece,
        at: Square,
        /// What it gobbled there; none on an empty square.
        gobbled: Option<Piece>,
    },
    /// A gobblet was moved.
    Moved {
        seat: Seat,
        gobblet: Piece,
        from: Square,
        to: Square,
        /// What came to light where it was lifted; none if it left an empty square.
        uncovered: Option<Piece>,
        /// What it gobbled where it was set down; none on an empty square.
        gobbled: Option<Piece>,
    },
    /// A gobblet was touched and is in the air.
    Touched {
        seat: Seat,
        gobblet: Piece,
        from: Square,
        /// What came to light below it; none if it left an empty square.
        uncovered: Option<Piece>,
    },
    /// The gobblet in the air was set down.
    Landed {
        seat: Seat,
        gobblet: Piece,
        to: Square,
        /// What it gobbled there; none on an empty square.
        gobbled: Option<Piece>,
    },
    /// The game is over.
    Over {
        /// Who has won; nobody in a draw.
        winner: Option<Seat>,
        reason: EndReason,
        /// The winner's line, or lines; none if the game did not end by one.
        line: Squares,
    },
}

/// A gobblet in words: "a white gobblet of size 3".
struct Words(Piece);

impl fmt::Display for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a {} gobblet of size {}", self.0.colour, self.0.size)
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let gobbling = |f: &mut fmt::Formatter<'_>, gobbled: Option<Piece>| match gobbled {
            Some(piece) => write!(f, " and gobbles {}", Words(piece)),
            None => Ok(()),
        };
        match *self {
            Event::Placed { seat, gobblet, at, gobbled } => {
                write!(f, "seat {seat} brings in {} on {at}", Words(gobblet))?;
                gobbling(f, gobbled)
            }
            Event::Moved { seat, gobblet, from, to, uncovered, gobbled } => {
                write!(f, "seat {seat} moves {} from {from} to {to}", Words(gobblet))?;
                if let Some(piece) = uncovered {
                    write!(f, ", uncovers {}", Words(piece))?;
                }
                gobbling(f, gobbled)
            }
            Event::Touched { seat, gobblet, from, uncovered } => {
                write!(f, "seat {seat} lifts {} from {from} and uncovers ", Words(gobblet))?;
                match uncovered {
                    Some(piece) => write!(f, "{}", Words(piece)),
                    None => f.write_str("nothing"),
                }
            }
            Event::Landed { seat, gobblet, to, gobbled } => {
                write!(f, "seat {seat} sets down {} on {to}", Words(gobblet))?;
                gobbling(f, gobbled)
            }
            Event::Over { winner: Some(seat), reason, line } if line.is_empty() => {
                write!(f, "seat {seat} wins: {reason}")
            }
            Event::Over { winner: Some(seat), reason, line } => write!(f, "seat {seat} wins: {reason}, on {line}"),
            Event::Over { winner: None, reason, .. } => write!(f, "the game is drawn: {reason}"),
        }
    }
}
