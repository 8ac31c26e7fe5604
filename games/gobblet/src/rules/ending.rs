//! When the game is over, and who has won.

use std::fmt;

use serde::{Deserialize, Serialize};
use underhill_core::RuleId;

use crate::{Colour, Gobblet, Position, Squares};

/// After so many turns without a result the game is drawn (GBT-R12).
pub const TURN_LIMIT: u32 = 500;

/// Players may agree on a draw (GBT-14). As giving up and running out of time (GBT-16) that is settled at the table,
/// which knows about clocks and resignations, and is no turn of the game (GBT-R13).
pub(crate) const DRAW_BY_AGREEMENT: bool = true;

/// How a game came to its end.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// Who has won; nobody in a draw.
    pub winner: Option<Colour>,
    /// What ended it; [`EndReason::rule`] names the rule.
    pub reason: EndReason,
}

/// Why a game is over.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EndReason {
    /// The winner has made a line of four.
    Line,
    /// The loser lifted a gobblet off the winner's line of four and did not break it.
    Lift,
    /// The loser touched a gobblet that could not be set down anywhere.
    StuckTouch,
    /// The same position stood on the board for the third time.
    Repetition,
    /// The last turn a game may have was played.
    TurnLimit,
}

impl EndReason {
    /// The rule that says so.
    pub const fn rule(self) -> RuleId {
        RuleId::new(match self {
            EndReason::Line => "GBT-11",
            EndReason::Lift => "GBT-12",
            EndReason::StuckTouch => "GBT-13",
            EndReason::Repetition => "GBT-R7",
            EndReason::TurnLimit => "GBT-R12",
        })
    }
}

impl fmt::Display for EndReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            EndReason::Line => "four in a line",
            EndReason::Lift => "a lift uncovered the winner's line of four",
            EndReason::StuckTouch => "a gobblet was touched that cannot be set down anywhere",
            EndReason::Repetition => "the same position stands for the third time",
            EndReason::TurnLimit => "the last turn has been played",
        })
    }
}

impl Position {
    /// Whether the last action decided the game. Repetition and the number of turns are not seen from here.
    #[inline]
    pub fn verdict(&self) -> Option<Ending> {
        if let Some(from) = self.air {
            // A touched gobblet that cannot be played loses (GBT-13), even if the lift would uncover a line (GBT-R11).
            if !self.landings_from(from).is_empty() {
                return None;
            }
            return Some(Ending { winner: Some(self.side.other()), reason: EndReason::StuckTouch });
        }
        let covered = self.mine.or(self.theirs).larger().not();
        let (mine, theirs) = (self.mine.and(covered).squares(), self.theirs.and(covered).squares());
        let lines = first_squares_of_lines(mine, theirs);
        if lines == 0 {
            return None;
        }
        // Only the lift of the turn before can have given the player now to move a line. If that line still stands,
        // the landing was not on it, or it was one of several (GBT-12, GBT-R6), and it counts before a line of the
        // other player (GBT-R5).
        if lines as u16 != 0 {
            return Some(Ending { winner: Some(self.side), reason: EndReason::Lift });
        }
        // GBT-11
        Some(Ending { winner: Some(self.side.other()), reason: EndReason::Line })
    }
}

impl Gobblet {
    /// Whether the game is over, from everything else it knows.
    #[inline]
    pub(crate) fn judge(&self) -> Option<Ending> {
        let verdict = self.position.verdict();
        if verdict.is_some() || self.position.air.is_some() {
            return verdict;
        }
        // A position needs four turns to come back, so eight to stand for the third time (GBT-14, GBT-R7).
        if self.past.len() >= 8 && self.standing() >= 3 {
            return Some(Ending { winner: None, reason: EndReason::Repetition });
        }
        // GBT-R12
        if self.turns >= TURN_LIMIT {
            return Some(Ending { winner: None, reason: EndReason::TurnLimit });
        }
        None
    }
}

/// Looks for all ten lines of both players at once: the lower sixteen bits have one bit for each line of `mine`, the
/// upper for each of `theirs`.
#[inline]
const fn first_squares_of_lines(mine: Squares, theirs: Squares) -> u32 {
    let seen = (theirs.0 as u32) << 16 | mine.0 as u32;
    let (rows, columns, rising, falling) = (seen & seen >> 1, seen & seen >> 4, seen & seen >> 5, seen & seen >> 3);
    rows & rows >> 2 & 0x1111_1111
        | columns & columns >> 8 & 0x000f_000f
        | rising & rising >> 10 & 0x0001_0001
        | falling & falling >> 6 & 0x0008_0008
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_found_exactly_where_all_its_four_squares_are() {
        for set in (0..=u16::MAX).map(Squares) {
            let full = !set.full_lines().is_empty();
            assert_eq!(first_squares_of_lines(set, set.not()) as u16 != 0, full, "{set}");
            assert_eq!(first_squares_of_lines(set.not(), set) >> 16 != 0, full, "{set}");
        }
    }
}
