use std::fmt;

use serde::{Deserialize, Serialize};
use underhill_core::{Seat, Viewer};

use crate::{Colour, Ending, Laid, Side, Slot, Tiles};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs, reason = "each sentence explains its fields")]
pub enum Event {
    BoardLaid { slot: usize, board: Slot },
    Drew { seat: Seat, tile: Option<Colour> },
    Placed { seat: Seat, tiles: Laid, points: i32 },
    PlacedFaceDown { seat: Seat, tiles: Laid, points: i32 },
    PlacedNone { seat: Seat },
    Trusted { seat: Seat, by: Seat },
    Challenged { seat: Seat, by: Seat },
    TurnedUp { seat: Seat, tiles: Laid, correct: bool },
    Returned { seat: Seat, tiles: usize },
    Scored { seat: Seat, points: i32 },
    Penalised { seat: Seat, points: i32 },
    BluffsShown { seat: Seat, tiles: usize, wrong: usize },
    Bonus { seat: Seat, tiles: Tiles },
    EndCalled { by: Ending },
    GameOver { by: Ending },
}

impl Event {
    /// What a viewer notices of it: everything, but for the colour of what others draw or lay face down.
    pub(crate) fn witnessed(&self, viewer: Viewer) -> Event {
        match self {
            Event::Drew { seat, .. } if !viewer.is(*seat) => Event::Drew { seat: *seat, tile: None },
            Event::PlacedFaceDown { seat, tiles, points } if !viewer.is(*seat) => {
                Event::PlacedFaceDown { seat: *seat, tiles: tiles.face_down(), points: *points }
            }
            other => other.clone(),
        }
    }
}

/// A number with its noun.
struct Count(i32, &'static str);

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}{}", self.0, self.1, if self.0 == 1 { "" } else { "s" })
    }
}

fn points(points: i32) -> Count {
    Count(points, "point")
}

fn tiles(tiles: usize) -> Count {
    Count(tiles as i32, "tile")
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::BoardLaid { slot, board } => {
                let (row, column) = (["top", "middle", "bottom"][slot / 3 % 3], ["left", "centre", "right"][slot % 3]);
                let side = if board.side() == Side::A { 'A' } else { 'B' };
                write!(f, "board {}, side {side}, is laid at the {row} {column}", board.board())?;
                match board.turns() {
                    0 => Ok(()),
                    1 => f.write_str(" with a quarter turn"),
                    2 => f.write_str(" with half a turn"),
                    _ => f.write_str(" with three quarter turns"),
                }
            }
            Event::Drew { seat, tile: Some(colour) } => write!(f, "seat {seat} draws a {} tile", colour.name()),
            Event::Drew { seat, tile: None } => write!(f, "seat {seat} draws a tile"),
            Event::Placed { seat, tiles, points: worth } => {
                write!(f, "seat {seat} lays {tiles} for {}", points(*worth))
            }
            Event::PlacedFaceDown { seat, tiles: laid, points: worth } => {
                write!(f, "seat {seat} lays {} face down, {laid}, and ", tiles(laid.tiles().len()))?;
                write!(f, "claims {}", points(*worth))
            }
            Event::PlacedNone { seat } => write!(f, "seat {seat} lays no tile"),
            Event::Trusted { seat, by } => write!(f, "seat {by} trusts seat {seat}"),
            Event::Challenged { seat, by } => write!(f, "seat {by} challenges seat {seat}"),
            Event::TurnedUp { seat, tiles, correct } => {
                let verdict = if *correct { "all correct" } else { "a bluff" };
                write!(f, "the tiles of seat {seat} are turned up, {tiles}: {verdict}")
            }
            Event::Returned { seat, tiles: count } => write!(f, "seat {seat} takes {} back", tiles(*count)),
            Event::Scored { seat, points: worth } => write!(f, "seat {seat} scores {}", points(*worth)),
            Event::Penalised { seat, points: worth } => write!(f, "seat {seat} loses {}", points(*worth)),
            Event::BluffsShown { seat, tiles: count, wrong } => {
                write!(f, "seat {seat} shows {} that lay face down, {wrong} of a wrong colour", tiles(*count))
            }
            Event::Bonus { seat, tiles: left } => {
                write!(f, "seat {seat} gets {} for what is left on the rack, {left}", points(left.total() as i32))
            }
            Event::EndCalled { by } => write!(f, "this round is the last: {by}"),
            Event::GameOver { by } => write!(f, "the game is over: {by}"),
        }
    }
}
