use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use underhill_core::NotationError;

use crate::{Card, Colour, Treasure};

/// Which of a player's two task tiles is meant.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The tile that shows a crystal colour.
    Colour,
    /// The tile that shows a treasure.
    Treasure,
}

impl Side {
    /// Both, in the order they are drawn.
    pub const ALL: [Side; 2] = [Side::Colour, Side::Treasure];

    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Side::Colour => "colour",
            Side::Treasure => "treasure",
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A task tile: the cards that a player is asked to bring home (CLK-01, CLK-22). Written `red` or `crown`.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Tile {
    /// Cards of a colour.
    Colour(Colour),
    /// Cards with a treasure.
    Treasure(Treasure),
}

impl Tile {
    /// Which of the two kinds of tiles it is.
    pub const fn side(self) -> Side {
        match self {
            Tile::Colour(_) => Side::Colour,
            Tile::Treasure(_) => Side::Treasure,
        }
    }

    /// Whether the card is one that the tile asks for.
    pub fn wants(self, card: Card) -> bool {
        match self {
            Tile::Colour(colour) => card.colour == colour,
            Tile::Treasure(treasure) => card.treasure == treasure,
        }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Tile::Colour(colour) => colour.fmt(f),
            Tile::Treasure(treasure) => treasure.fmt(f),
        }
    }
}

impl FromStr for Tile {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        (text.parse().map(Tile::Colour)).or_else(|_| text.parse().map(Tile::Treasure)).map_err(|_: NotationError| {
            NotationError::new(text, "a task tile shows a colour or a treasure, such as red or crown")
        })
    }
}
