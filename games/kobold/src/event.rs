use std::fmt;

use serde::{Deserialize, Serialize};
use underhill_core::{Seat, Seats};

use crate::{Face, Section, Spot, Token, Toy};

/// Something that happened at the table.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs, reason = "each event prints as a sentence that explains its fields")]
pub enum Event {
    LightSet {
        section: Section,
    },
    Begins {
        seat: Seat,
    },
    /// A token comes from the supply into the room; none if it lies face down.
    Laid {
        spot: Spot,
        token: Option<Token>,
    },
    Placed {
        seat: Seat,
        section: Section,
    },
    /// A kobold leaves with a token; none if that is still face down.
    Grabbed {
        seat: Seat,
        spot: Spot,
        token: Option<Token>,
    },
    /// A grabbed face-down token is looked at.
    TurnedUp {
        seat: Seat,
        token: Token,
    },
    GemsExchanged {
        seat: Seat,
        points: u8,
    },
    Rolled {
        seat: Seat,
        face: Face,
    },
    LightTurned {
        section: Section,
    },
    Caught {
        seat: Seat,
        section: Section,
        kobolds: u8,
    },
    SupplyShort {
        supply: u8,
        spaces: u8,
    },
    /// Seats with the most tokens of the toy; nobody if there is none.
    FlashScored {
        toy: Toy,
        leaders: Seats,
    },
    TilesTaken {
        seat: Seat,
        tiles: u8,
    },
    /// By which of the two endings.
    GameOver {
        supply: bool,
        trophies: bool,
    },
    ToyTrophy {
        toy: Toy,
        seat: Option<Seat>,
        points: u8,
    },
}

fn s(count: u8) -> &'static str {
    if count == 1 { "" } else { "s" }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Event::LightSet { section } => {
                write!(f, "the light starts on sections {section} and {}", section.turned(1))
            }
            Event::Begins { seat } => write!(f, "seat {seat} begins"),
            Event::Laid { spot, token: Some(token) } => write!(f, "{} is laid face up on space {spot}", token.phrase()),
            Event::Laid { spot, token: None } => write!(f, "a token is laid face down on space {spot}"),
            Event::Placed { seat, section } => write!(f, "seat {seat} places a kobold in section {section}"),
            Event::Grabbed { seat, spot, token: Some(token) } => {
                write!(f, "seat {seat} grabs {} from space {spot}", token.phrase())
            }
            Event::Grabbed { seat, spot, token: None } => {
                write!(f, "seat {seat} grabs a face-down token from space {spot}")
            }
            Event::TurnedUp { seat, token } => write!(f, "seat {seat} turns up {}", token.phrase()),
            Event::GemsExchanged { seat, points } => {
                write!(
                    f,
                    "seat {seat} exchanges a gem of each colour for the gem trophy of {points} point{}",
                    s(points)
                )
            }
            Event::Rolled { seat, face } => write!(f, "seat {seat} rolls {}", face.phrase()),
            Event::LightTurned { section } => {
                write!(f, "the light turns to sections {section} and {}", section.turned(1))
            }
            Event::Caught { seat, section, kobolds: 1 } => {
                write!(f, "a kobold of seat {seat} is caught in section {section} and goes home with nothing")
            }
            Event::Caught { seat, section, kobolds } => {
                write!(f, "{kobolds} kobolds of seat {seat} are caught in section {section} and go home with nothing")
            }
            Event::SupplyShort { supply, spaces } => {
                write!(f, "the supply of {supply} token{} cannot fill {spaces} empty space{}", s(supply), s(spaces))
            }
            Event::FlashScored { toy, leaders } => {
                write!(f, "the {toy} flash is scored: ")?;
                let mut seats = leaders.iter();
                match (seats.next(), leaders.len()) {
                    (None, _) => write!(f, "nobody has {}", toy.token().phrase()),
                    (Some(seat), 1) => write!(f, "seat {seat} has the most {}", toy.plural()),
                    (Some(seat), tied) => {
                        write!(f, "seats {seat}")?;
                        for (i, seat) in seats.enumerate() {
                            write!(f, "{}{seat}", if i + 2 == tied { " and " } else { ", " })?;
                        }
                        write!(f, " are tied for the most {}", toy.plural())
                    }
                }
            }
            Event::TilesTaken { seat, tiles } => write!(f, "seat {seat} takes {tiles} point tile{}", s(tiles)),
            Event::GameOver { supply, trophies } => f.write_str(match (supply, trophies) {
                (true, true) => "the game is over: the room cannot be refilled and the last gem trophy has been taken",
                (true, false) => "the game is over: the room cannot be refilled",
                (false, _) => "the game is over: the last gem trophy has been taken",
            }),
            Event::ToyTrophy { toy, seat: Some(seat), points } => {
                write!(
                    f,
                    "seat {seat} has the most {} and takes their trophy of {points} point{}",
                    toy.plural(),
                    s(points)
                )
            }
            Event::ToyTrophy { toy, seat: None, .. } => {
                write!(f, "nobody alone has the most {}, so their trophy stays on the board", toy.plural())
            }
        }
    }
}
