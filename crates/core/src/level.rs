use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::Memory;

/// How well a bot plays.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Any legal action.
    Random,
    /// The best immediate gain.
    Greedy,
    /// Mole: for somebody who has never played before; it overlooks much, and sometimes what lies before its nose.
    Beginner,
    /// Mouse: sensible, and loses to a child now and then.
    Easy,
    /// Hedgehog.
    Medium,
    /// Badger.
    Hard,
    /// Fox.
    Master,
}

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Level; 7] =
        [Level::Random, Level::Greedy, Level::Beginner, Level::Easy, Level::Medium, Level::Hard, Level::Master];

    /// The word for it, as on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Beginner => "beginner",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Master => "master",
        }
    }

    /// How long it thinks about a decision unless told otherwise.
    pub const fn budget(self) -> Duration {
        Duration::from_millis(match self {
            Level::Random | Level::Greedy => 50,
            Level::Beginner | Level::Easy => 50,
            Level::Medium => 200,
            Level::Hard => 1_000,
            Level::Master => 5_000,
        })
    }

    /// How long it thinks about a whole turn, at most, when people wait for it.
    pub const fn turn_budget(self) -> Duration {
        Duration::from_millis(match self {
            Level::Random | Level::Greedy | Level::Beginner | Level::Easy => 250,
            Level::Medium => 500,
            Level::Hard => 1_000,
            Level::Master => 1_500,
        })
    }

    /// Beginners forget what has been covered up, like people do.
    pub const fn memory(self) -> Memory {
        match self {
            Level::Random | Level::Greedy | Level::Beginner | Level::Easy => Memory::Table,
            Level::Medium | Level::Hard | Level::Master => Memory::Perfect,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        Level::ALL.into_iter().find(|level| level.name() == name).ok_or_else(|| UnknownLevel(name.to_owned()))
    }
}

/// No bot has this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLevel(String);

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = Level::ALL.map(Level::name).join(", ");
        write!(f, "there is no bot `{}`; the bots are {known}", self.0)
    }
}

impl std::error::Error for UnknownLevel {}
