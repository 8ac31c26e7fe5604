use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use underhill_core::{Components, NotationError, OptionSpec, OptionsError, Seat, Values, serde_notation};

use crate::{BoxContents, Section};

/// What is agreed before the start.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Which side of the board.
    pub side: SideChoice,
    /// When grabbed face-down tokens are turned up (KOB-R2).
    pub reveal: Reveal,
    /// Where the light starts (KOB-R1).
    #[serde(with = "serde_notation")]
    pub light: Start<Section>,
    /// Who begins (KOB-R1).
    #[serde(with = "serde_notation")]
    pub first: Start<Seat>,
    /// What is in the box.
    pub components: Components<BoxContents>,
}

/// Which side of the board to play on, as agreed.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SideChoice {
    /// The small side for two players, the large one for three and four.
    #[default]
    Auto,
    /// The side for two or three players.
    Small,
    /// The side for three or four players.
    Large,
}

/// A side of the board.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The side for two or three players.
    Small,
    /// The side for three or four players.
    Large,
}

/// When grabbed face-down tokens are turned up (KOB-R2).
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reveal {
    /// Each as soon as it is grabbed.
    #[default]
    Each,
    /// All together, once the last kobold is out.
    Together,
}

/// Something that is drawn at the start, or agreed instead. Written `draw` or as what was agreed.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Start<T> {
    /// It is drawn.
    #[default]
    Draw,
    /// It is this.
    Agreed(T),
}

impl<T: fmt::Display> fmt::Display for Start<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Start::Draw => f.write_str("draw"),
            Start::Agreed(value) => value.fmt(f),
        }
    }
}

impl<T: FromStr<Err = NotationError>> FromStr for Start<T> {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "draw" { Ok(Start::Draw) } else { text.parse().map(Start::Agreed) }
    }
}

impl underhill_core::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            name: "side",
            values: Values::OneOf(&["auto", "small", "large"]),
            default: "auto",
            text: "The side of the board: small is for 2 or 3 players, large for 3 or 4; auto is small for 2 only.",
        },
        OptionSpec {
            name: "reveal",
            values: Values::OneOf(&["each", "together"]),
            default: "each",
            text: "Whether each face-down token is turned up as soon as it is grabbed, or all together at the end.",
        },
        OptionSpec {
            name: "light",
            values: Values::OneOf(&["draw", "0", "1", "2", "3", "4", "5", "6"]),
            default: "draw",
            text: "Where the light starts: drawn, or on this section and the next.",
        },
        OptionSpec {
            name: "first",
            values: Values::OneOf(&["draw", "0", "1", "2", "3"]),
            default: "draw",
            text: "Who begins: drawn, or this seat.",
        },
        OptionSpec {
            name: "components",
            values: Values::File,
            default: "built-in",
            text: "What is in the box: the built-in contents, or a file with those of your own box.",
        },
    ];
}

impl Options {
    /// The side that so many players use, unless they may not (KOB-01).
    pub(crate) fn side_for(&self, seats: usize) -> Result<Side, OptionsError> {
        match (self.side, seats) {
            (SideChoice::Auto, 2) | (SideChoice::Small, 2 | 3) => Ok(Side::Small),
            (SideChoice::Auto | SideChoice::Large, 3 | 4) => Ok(Side::Large),
            (SideChoice::Small, _) => Err(OptionsError::Refused(format!(
                "the small side of the board is for 2 or 3 players, not for {seats} (KOB-01)"
            ))),
            (SideChoice::Auto | SideChoice::Large, _) => Err(OptionsError::Refused(format!(
                "the large side of the board is for 3 or 4 players, not for {seats} (KOB-01)"
            ))),
        }
    }
}
