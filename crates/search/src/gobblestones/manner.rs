use crate::Level;

use super::habits::{Habits, PHASES, Phase};
use super::race::Style;

/// How a level plays.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Manner {
    pub(crate) style: Style,
    /// How far off its first impressions are, in points.
    pub(crate) noise: f32,
    /// Of a hundred rows and columns, how many it does not look at.
    pub(crate) overlooks: u64,
    /// How many imagined games it takes before it decides, at most.
    pub(crate) games: u64,
    /// How many bluffs it looks at closely.
    pub(crate) bluffs: usize,
    /// How often it takes others to challenge and to bluff before it knows them.
    pub(crate) doubt: f32,
    pub(crate) suspicion: f32,
    /// Whether it remembers how the others bluff and challenge.
    pub(crate) learns: bool,
    /// How much worse a choice may be, in winning chances, and still be made now and then.
    pub(crate) whim: f32,
    /// How far off its suspicions are.
    pub(crate) blur: f32,
    /// Whether it works out the end of a game for two.
    pub(crate) solves: bool,
}

/// Knows that tiles are worth something, but not how much.
const CARELESS: Habits =
    Habits { phases: [Phase { tile: 3.0, colour: 0.3, pair: 0.1, pass: 1.0 }; PHASES], prospects: None };

impl Manner {
    /// What a level does in this part of a game of so many, with or without bluffs.
    pub(crate) fn of(level: Level, phase: usize, seats: usize, bluff: bool) -> Manner {
        let habits = Habits::TUNED;
        let patient = Manner {
            // However many play, one's own next turns are among those imagined; where bluffs may be called, chance is too
            // great to look that far.
            style: Style { habits, candidates: 8, turns: if bluff { seats + 1 } else { 3 * seats + 1 }, care: 2.2 },
            noise: 0.0,
            overlooks: 0,
            games: u64::MAX,
            bluffs: 4,
            doubt: 0.3,
            suspicion: 0.15,
            learns: true,
            whim: 0.015,
            blur: 0.05,
            solves: true,
        };
        let careless = Manner {
            style: Style { habits: CARELESS, candidates: 1, turns: 1, care: 2.2 },
            noise: 2.0,
            overlooks: 10,
            games: 8,
            bluffs: 1,
            suspicion: 0.25,
            learns: false,
            solves: false,
            whim: 0.01,
            ..patient
        };
        match level {
            // Takes what scores most among what it sees.
            Level::Random | Level::Greedy | Level::Beginner => {
                let style = Style { habits: Habits::GREEDY, ..careless.style };
                Manner { style, noise: 1.0, overlooks: 10, ..careless }
            }
            Level::Easy => careless,
            Level::Medium => Manner {
                style: Style { habits, candidates: 3, turns: if bluff { 1 } else { seats + 1 }, care: 2.2 },
                noise: 2.5,
                overlooks: 18,
                games: 32,
                bluffs: 2,
                suspicion: 0.2,
                ..careless
            },
            Level::Hard => patient,
            Level::Master if bluff => {
                Manner { style: Style { turns: 2 * seats + 1, ..patient.style }, bluffs: 12, whim: 0.01, ..patient }
            }
            Level::Master => {
                // The last few turns are imagined to the end: by then little is left to be drawn.
                let turns = if phase >= 4 { usize::MAX } else { 4 * seats + 1 };
                Manner { style: Style { habits, candidates: 8, turns, care: 2.5 }, ..patient }
            }
        }
    }
}
