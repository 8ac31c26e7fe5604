use serde::{Deserialize, Serialize};
use underhill_core::{Components, OptionSpec, Preset, Values};

use crate::Boards;

/// What is agreed before the start.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Whether tiles are laid face down and may be challenged (GBS-20 to GBS-26).
    pub bluff: bool,
    /// Whether the tiles of a turn may have earlier tiles between them (GBS-R2).
    pub bridging: bool,
    /// What happens when the turn comes to somebody without tiles (GBS-R5).
    pub empty_rack: EmptyRack,
    /// Whether grey spaces take any tile (GBS-R6).
    pub jokers: bool,
    /// Whether a round is played to its end, so that all have had equally many turns (GBS-R15). Not written unless it is
    /// so: what was written before there was the option stays as it is.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub equal_turns: bool,
    /// The board squares (GBS-01).
    pub boards: Components<Boards>,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            bluff: false,
            bridging: true,
            empty_rack: EmptyRack::Draws,
            jokers: true,
            equal_turns: false,
            boards: Components::default(),
        }
    }
}

/// What happens when the turn comes to somebody without tiles (GBS-R5).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EmptyRack {
    /// They draw five, as long as the bag holds five.
    Draws,
    /// The game ends.
    Ends,
    /// They draw what the bag holds, at most five; an empty rack ends nothing.
    PlaysOn,
}

const YES_NO: Values = Values::OneOf(&["false", "true"]);

impl underhill_core::Options for Options {
    // GBS-R5: English, German and Dutch let an empty rack end the game, French does not know one.
    const EDITIONS: &'static [Preset] = &[
        Preset { name: "en", sets: &[("empty_rack", "ends")] },
        Preset { name: "de", sets: &[("empty_rack", "ends")] },
        Preset { name: "fr", sets: &[("empty_rack", "plays-on")] },
        Preset { name: "nl", sets: &[("empty_rack", "ends")] },
    ];

    const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            name: "bluff",
            values: YES_NO,
            default: "false",
            text: "Tiles are laid face down, in any colour; the others trust you or challenge you.",
        },
        OptionSpec {
            name: "bridging",
            values: YES_NO,
            default: "true",
            text: "The tiles of one turn may have tiles of earlier turns between them.",
        },
        OptionSpec {
            name: "empty_rack",
            values: Values::OneOf(&["draws", "ends", "plays-on"]),
            default: "draws",
            text: "When the turn comes to a player without tiles: they draw five if the bag has five; or the game ends; or \
                   they draw what the bag has and play goes on.",
        },
        OptionSpec {
            name: "jokers",
            values: YES_NO,
            default: "true",
            text: "Grey spaces take a tile of any colour for no points; otherwise they stay empty for ever.",
        },
        OptionSpec {
            name: "equal_turns",
            values: YES_NO,
            default: "false",
            text: "The round in which an empty rack would end the game is played to its end, so that all have had \
                   equally many turns.",
        },
        OptionSpec {
            name: "boards",
            values: Values::File,
            default: "built-in",
            text: "The board squares to play with, from a file with the layouts of your own box.",
        },
    ];
}
