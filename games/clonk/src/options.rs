use serde::{Deserialize, Serialize};
use underhill_core::{Components, OptionSpec, Values};

use crate::Treasury;

/// Where the Awakening card lies in the draw pile (CLK-R1).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Awakening {
    /// On top of the bottom pile.
    #[default]
    Top,
    /// Anywhere in the bottom pile.
    Shuffled,
}

/// Which eyes count for what the rockfall costs (CLK-R2).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Rockfall {
    /// Those on treasure cards.
    #[default]
    Treasure,
    /// Those on Snore cards as well.
    All,
}

/// How many Kablooey cards may be spent in a turn (CLK-R4).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kablooeys {
    /// Any number.
    #[default]
    Any,
    /// At most one.
    Once,
}

/// Whether people are helped to remember (CLK-R10).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Help {
    /// Rivals' carts and the discard pile are shown to everyone.
    Help,
    /// Everyone remembers for themselves.
    #[default]
    None,
}

/// What is agreed before a game of Clonk!.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Where the Awakening card lies.
    pub awakening: Awakening,
    /// What the rockfall costs.
    pub rockfall: Rockfall,
    /// How often a player may blast.
    pub kablooey: Kablooeys,
    /// Whether people are helped to remember.
    pub memory: Help,
    /// What is in the box.
    pub components: Components<Treasury>,
}

impl underhill_core::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            name: "awakening",
            values: Values::OneOf(&["top", "shuffled"]),
            default: "top",
            text: "Where the Awakening card lies: on top of the bottom pile, or shuffled into it.",
        },
        OptionSpec {
            name: "rockfall",
            values: Values::OneOf(&["treasure", "all"]),
            default: "treasure",
            text: "Which eyes cost coins in the rockfall: those on treasure cards, or those on Snore cards as well.",
        },
        OptionSpec {
            name: "kablooey",
            values: Values::OneOf(&["any", "once"]),
            default: "any",
            text: "How many Kablooey cards a player may spend in one turn.",
        },
        OptionSpec {
            name: "memory",
            values: Values::OneOf(&["help", "none"]),
            default: "none",
            text: "Whether everyone is shown what they could remember: rivals' carts and the discard pile.",
        },
        OptionSpec {
            name: "components",
            values: Values::File,
            default: "built-in",
            text: "The cards and tiles in the box: the built-in ones, or those of your own components file.",
        },
    ];
}
