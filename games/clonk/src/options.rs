use serde::{Deserialize, Serialize};
use underhill_core::{Components, OptionSpec, Preset, Values};

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

/// Which eyes break a tie between players with as many coins (CLK-R2).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TieEyes {
    /// Those on treasure cards.
    #[default]
    Treasure,
    /// Those on Snore cards as well.
    All,
}

/// Whether a player who can dig has to (CLK-R7).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Dig {
    /// They may dig nothing.
    #[default]
    Free,
    /// They dig one card at least.
    Must,
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
    /// Which eyes break a tie.
    #[serde(skip_serializing_if = "is_usual")]
    pub tie_eyes: TieEyes,
    /// Whether a player who can dig has to.
    #[serde(skip_serializing_if = "is_usual")]
    pub dig: Dig,
    /// How often a player may blast.
    pub kablooey: Kablooeys,
    /// Whether people are helped to remember.
    pub memory: Help,
    /// What is in the box.
    pub components: Components<Treasury>,
}

/// What the English, German, French and Dutch texts have in common.
const AS_MOST: &[(&str, &str)] = &[("awakening", "top"), ("rockfall", "treasure"), ("tie_eyes", "treasure")];

/// Options that came later are not written while they are as usual: what was written before them stays as it is.
fn is_usual<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl underhill_core::Options for Options {
    // CLK-R1, CLK-R2: the Spanish text differs from the others. How much has to be dug (CLK-R7) sets no two apart: where a
    // summary says one card at least, the full text of the same box does not.
    const EDITIONS: &'static [Preset] = &[
        Preset { name: "en", sets: AS_MOST },
        Preset { name: "de", sets: AS_MOST },
        Preset { name: "fr", sets: AS_MOST },
        Preset { name: "es", sets: &[("awakening", "shuffled"), ("rockfall", "all"), ("tie_eyes", "all")] },
        Preset { name: "nl", sets: AS_MOST },
    ];

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
            name: "tie_eyes",
            values: Values::OneOf(&["treasure", "all"]),
            default: "treasure",
            text: "Which eyes break a tie for the most coins: those on treasure cards, or those on Snore cards as well.",
        },
        OptionSpec {
            name: "dig",
            values: Values::OneOf(&["free", "must"]),
            default: "free",
            text: "Whether a player may dig nothing, or must dig at least one card if one fits.",
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
