use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::{Level, Memory};

/// Which bot somebody asks for: one of a level, or one that adapts to those it plays with.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Skill {
    /// Always plays alike.
    Level(Level),
    /// Hare: plays as well as it takes to keep a game even.
    Adapting,
}

crate::serde_as_notation!(Skill);

impl Skill {
    /// The levels from the weakest to the strongest, then whoever adapts.
    pub const ALL: [Skill; 8] = [
        Skill::Level(Level::Random),
        Skill::Level(Level::Greedy),
        Skill::Level(Level::Beginner),
        Skill::Level(Level::Easy),
        Skill::Level(Level::Medium),
        Skill::Level(Level::Hard),
        Skill::Level(Level::Master),
        Skill::Adapting,
    ];

    /// The word for it, as on the command line, in stored tables and on the wire. That of a level is the level's.
    pub const fn name(self) -> &'static str {
        match self {
            Skill::Level(level) => level.name(),
            Skill::Adapting => "adapt",
        }
    }

    /// The level it thinks as long and remembers as much as: its own, if it has one.
    pub const fn like(self) -> Level {
        match self {
            Skill::Level(level) => level,
            Skill::Adapting => Level::Hard,
        }
    }

    /// How long it thinks about a decision unless told otherwise.
    pub const fn budget(self) -> Duration {
        self.like().budget()
    }

    /// How long it thinks about a whole turn, at most, when people wait for it.
    pub const fn turn_budget(self) -> Duration {
        self.like().turn_budget()
    }

    /// How much it remembers.
    pub const fn memory(self) -> Memory {
        self.like().memory()
    }
}

impl From<Level> for Skill {
    fn from(level: Level) -> Self {
        Skill::Level(level)
    }
}

impl fmt::Display for Skill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Skill {
    type Err = UnknownSkill;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        Skill::ALL.into_iter().find(|skill| skill.name() == name).ok_or_else(|| UnknownSkill(name.to_owned()))
    }
}

/// No bot has this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownSkill(String);

impl fmt::Display for UnknownSkill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = Skill::ALL.map(Skill::name).join(", ");
        write!(f, "there is no bot `{}`; the bots are {known}", self.0)
    }
}

impl std::error::Error for UnknownSkill {}
