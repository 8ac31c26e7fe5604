use serde::{Deserialize, Serialize};
use underhill_core::{RuleId, Seat};

use crate::{Colour, Square};

/// Why an action is not allowed.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs, reason = "each message explains its fields")]
pub enum Illegal {
    #[error("the game is over")]
    Over,
    #[error("the game is still being set up, or tiles are being drawn: wait for that")]
    Drawing,
    #[error("it is seat {turn}'s turn, not yours")]
    NotYourTurn { turn: Seat },
    #[error("nobody is to be trusted or challenged now: it is your turn to lay tiles")]
    NothingToAnswer,
    #[error("first say whether you trust or challenge the tiles that seat {turn} has laid")]
    AnswerFirst { turn: Seat },
    #[error("these are your own tiles: the others decide whether to challenge them")]
    OwnTiles,
    #[error("not enough {} tiles on your rack: {held} instead of {needed}", .colour.name())]
    NotOnRack { colour: Colour, held: u8, needed: u8 },
    #[error("there is already a tile on {square}")]
    Covered { square: Square },
    #[error("{square} is grey, and grey spaces stay empty in this game")]
    Grey { square: Square },
    #[error("the tiles of a turn lie in one row or column; {first} and {other} do not")]
    NotStraight { first: Square, other: Square },
    #[error("you skip {gap}: no empty space may lie between your tiles")]
    Gap { gap: Square },
    #[error("you skip {bridge}: in this game your tiles have to lie next to each other")]
    Bridge { bridge: Square },
    #[error("on an empty board, the first tiles cover the centre of a board square; yours do not")]
    NotOnCentre,
    #[error("at least one of your tiles has to lie next to a tile of an earlier turn")]
    NotAdjacent,
    #[error("a {} tile does not go on {square}, which is {}", .tile.name(), .space.name())]
    WrongColour { square: Square, tile: Colour, space: Colour },
    #[error("that would cover all four spaces of a 2x2 block: {}, {}, {} and {}", .block[0], .block[1], .block[2], .block[3])]
    Block { block: [Square; 4] },
}

impl underhill_core::Illegal for Illegal {
    fn rule(&self) -> RuleId {
        RuleId::new(match self {
            Illegal::Over => "GBS-15",
            Illegal::Drawing => "GBS-R13",
            Illegal::NotYourTurn { .. } => "GBS-12",
            Illegal::NothingToAnswer | Illegal::AnswerFirst { .. } | Illegal::OwnTiles => "GBS-21",
            Illegal::NotOnRack { .. } => "GBS-03",
            Illegal::Covered { .. } => "GBS-09",
            Illegal::Grey { .. } => "GBS-R6",
            Illegal::NotStraight { .. } | Illegal::Gap { .. } => "GBS-04",
            Illegal::Bridge { .. } => "GBS-R2",
            Illegal::NotOnCentre => "GBS-06",
            Illegal::NotAdjacent => "GBS-05",
            Illegal::WrongColour { .. } => "GBS-07",
            Illegal::Block { .. } => "GBS-08",
        })
    }
}
