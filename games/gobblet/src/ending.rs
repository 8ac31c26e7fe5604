use std::fmt;

use serde::{Deserialize, Serialize};
use underhill_core::RuleId;

use crate::Colour;

/// How a game came to its end.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// Who has won; nobody in a draw.
    pub winner: Option<Colour>,
    /// Why it is over.
    pub reason: Reason,
}

/// Why a game is over.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
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

impl Reason {
    /// The rule that says so.
    pub const fn rule(self) -> RuleId {
        RuleId::new(match self {
            Reason::Line => "GBT-11",
            Reason::Lift => "GBT-12",
            Reason::StuckTouch => "GBT-13",
            Reason::Repetition => "GBT-R7",
            Reason::TurnLimit => "GBT-R12",
        })
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Reason::Line => "four in a line",
            Reason::Lift => "a lift uncovered the winner's line of four",
            Reason::StuckTouch => "a gobblet was touched that cannot be set down anywhere",
            Reason::Repetition => "the same position stands for the third time",
            Reason::TurnLimit => "the last turn has been played",
        })
    }
}
