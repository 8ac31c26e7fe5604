use serde::{Deserialize, Serialize};
use underhill_core::{Components, OptionSpec, Values};

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
}

const YES_NO: Values = Values::OneOf(&["false", "true"]);

impl underhill_core::Options for Options {
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
            values: Values::OneOf(&["draws", "ends"]),
            default: "draws",
            text: "When the turn comes to a player without tiles: they draw five if the bag has five, or the game ends.",
        },
        OptionSpec {
            name: "jokers",
            values: YES_NO,
            default: "true",
            text: "Grey spaces take a tile of any colour for no points; otherwise they stay empty for ever.",
        },
        OptionSpec {
            name: "boards",
            values: Values::File,
            default: "built-in",
            text: "The board squares to play with, from a file with the layouts of your own box.",
        },
    ];
}
