use serde::{Deserialize, Serialize};
use underhill_core::{OptionSpec, OptionsError, Preset, Values};

/// What is agreed before a game.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Whether touching a gobblet is an action of its own.
    pub touch: Touch,
    /// Whether a position that stands for the third time is a draw (GBT-R7).
    pub repetition_draw: bool,
    /// Whether people are shown covered gobblets.
    pub memory: Remembering,
}

/// How a gobblet on the board is played (GBT-13, GBT-R11).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Touch {
    /// A move is one action and nothing is shown before it is complete.
    #[default]
    Free,
    /// A gobblet is touched first, which shows what is below it, and then has to be set down.
    Strict,
}

/// Whether people are helped to remember covered gobblets.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Remembering {
    /// Covered gobblets are shown.
    #[default]
    Help,
    /// Covered gobblets are hidden, as on a real board.
    None,
}

impl Default for Options {
    fn default() -> Self {
        Options { touch: Touch::Free, repetition_draw: true, memory: Remembering::Help }
    }
}

impl Options {
    /// Whether a game can be played like this. Hidden gobblets need strict touch: where a move is one action, saving
    /// oneself from a line that the lift uncovers (GBT-12) would be a guess.
    pub fn validate(&self) -> Result<(), OptionsError> {
        if self.memory == Remembering::None && self.touch == Touch::Free {
            return Err(OptionsError::Refused(
                "memory=none requires touch=strict: if a move is one action, a player who cannot see what a gobblet \
                 covers could only guess where to set it down (GBT-12)"
                    .to_owned(),
            ));
        }
        Ok(())
    }
}

impl underhill_core::Options for Options {
    const PRESETS: &'static [Preset] = &[
        Preset { name: "easy", sets: &[("touch", "free"), ("memory", "help")] },
        Preset { name: "real", sets: &[("touch", "strict"), ("memory", "none")] },
    ];

    // GBT-14: the box in French and German alone has no rule about repetition; the one in seven languages does.
    const EDITIONS: &'static [Preset] = &[
        Preset { name: "seven-languages", sets: &[("repetition_draw", "true")] },
        Preset { name: "fr-de", sets: &[("repetition_draw", "false")] },
    ];

    const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            name: "touch",
            values: Values::OneOf(&["free", "strict"]),
            default: "free",
            text: "strict: a gobblet on the board that is touched must be played, and what it covers is seen first; \
                   free: a move is chosen as a whole.",
        },
        OptionSpec {
            name: "repetition_draw",
            values: Values::OneOf(&["true", "false"]),
            default: "true",
            text: "true: the game is drawn when the same position stands for the third time.",
        },
        OptionSpec {
            name: "memory",
            values: Values::OneOf(&["help", "none"]),
            default: "help",
            text: "help: covered gobblets are shown; none: they are hidden, as on a real board (needs touch=strict).",
        },
    ];
}
