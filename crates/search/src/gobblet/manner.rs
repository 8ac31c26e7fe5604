//! What makes one level play differently from another.

use super::glance::Glance;
use crate::Level;

/// How a level looks at a position.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Manner {
    /// How many plies it looks ahead at most.
    pub(crate) deepest: i32,
    /// How far off its judgement of a position can be.
    pub(crate) blur: i32,
    /// Of a hundred turns, how many are chosen at a glance.
    pub(crate) slips: u64,
    /// What is seen then.
    pub(crate) glance: Glance,
    /// Whether it looks for forced wins by themselves.
    pub(crate) prove: bool,
    /// Its table has at most two to the power of so many entries of 16 bytes.
    pub(crate) table_bits: u32,
    /// How many arrangements it imagines of gobblets that it cannot see, and how deep it looks at each.
    pub(crate) guesses: u64,
    pub(crate) guess_depth: i32,
}

impl Manner {
    pub(crate) const fn of(level: Level) -> Manner {
        let careful = Glance { overlooks: 20, misses: 0, selfish: false, blur: 80 };
        let best = Manner {
            deepest: 60,
            blur: 0,
            slips: 0,
            glance: careful,
            prove: true,
            table_bits: 22,
            guesses: 16,
            guess_depth: 6,
        };
        match level {
            // Has an eye for its own lines, and seldom for what the other player is about to do.
            Level::Random | Level::Greedy | Level::Beginner => {
                Manner { slips: 100, glance: Glance { overlooks: 60, misses: 15, selfish: true, blur: 60 }, ..best }
            }
            Level::Easy => Manner {
                deepest: 2,
                blur: 80,
                slips: 20,
                glance: careful,
                prove: false,
                table_bits: 14,
                guesses: 3,
                guess_depth: 2,
            },
            Level::Medium => Manner {
                deepest: 4,
                blur: 60,
                slips: 12,
                glance: careful,
                prove: false,
                table_bits: 17,
                guesses: 6,
                guess_depth: 3,
            },
            Level::Hard => Manner { blur: 20, table_bits: 20, guesses: 12, guess_depth: 4, ..best },
            Level::Master => best,
        }
    }
}
