use serde::{Deserialize, Serialize};
use underhill_core::{RuleId, Seat};

use crate::{Section, Spot};

/// Why a player may not do something.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs, reason = "each message explains its fields")]
pub enum Illegal {
    #[error("the game is over")]
    Over,
    #[error("something is being drawn or rolled, please wait for it")]
    Chance,
    #[error("it is not your turn; seat {player} is to play")]
    NotYourTurn { player: Seat },
    #[error("you have begun to retrieve your kobolds, so the others come out too before anything else")]
    Retrieving,
    #[error("all three of your kobolds are in the room, so you must retrieve them")]
    AllInRoom,
    #[error("section {section} is under the light; kobolds stay out of the light")]
    Lit { section: Section },
    #[error(
        "section {section} holds {tokens} {} and you have {kobolds} {} there already; \
         each of your kobolds needs a token of its own",
        plural(*tokens, "token", "tokens"),
        plural(*kobolds, "kobold", "kobolds")
    )]
    Crowded { section: Section, tokens: u8, kobolds: u8 },
    #[error(
        "there is no space {spot} in this room: section {} has {spaces} {}, counted from 0",
        spot.section,
        plural(*spaces, "space", "spaces")
    )]
    NoSuchSpace { spot: Spot, spaces: u8 },
    #[error("you have no kobold in the room, so you must place one")]
    NoneInRoom,
    #[error("you have no kobold in section {section}; a kobold grabs a token of its own section")]
    NoneInSection { section: Section },
    #[error("there is no token on space {spot} any more")]
    NoToken { spot: Spot },
}

fn plural(count: u8, one: &'static str, many: &'static str) -> &'static str {
    if count == 1 { one } else { many }
}

impl underhill_core::Illegal for Illegal {
    fn rule(&self) -> RuleId {
        RuleId::new(match self {
            Illegal::Over => "KOB-16",
            Illegal::Chance => "KOB-R12",
            Illegal::NotYourTurn { .. } => "KOB-05",
            Illegal::Retrieving => "KOB-R11",
            Illegal::AllInRoom | Illegal::NoneInRoom => "KOB-07",
            Illegal::Lit { .. } | Illegal::Crowded { .. } => "KOB-06",
            Illegal::NoSuchSpace { .. } => "KOB-01",
            Illegal::NoneInSection { .. } | Illegal::NoToken { .. } => "KOB-08",
        })
    }
}
