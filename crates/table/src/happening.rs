use serde::{Deserialize, Serialize};
use serde_json::Value;
use underhill_core::{EVENT, End, Game, Level, Seat, Viewer, in_english, write_told};

use crate::{Offer, Phrase, Place, StandInReason, Time};

/// Something that everybody may know happened, with what the game told about it.
pub(crate) struct Happening<G: Game> {
    pub(crate) at: Time,
    pub(crate) kind: NewsKind,
    pub(crate) events: Vec<G::Event>,
}

/// What happened, without what only some may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields are those of the log's entries")]
pub enum NewsKind {
    /// Somebody sits down.
    Sat { seat: Seat, place: Place },
    /// A seat becomes free.
    Stood { seat: Seat },
    /// The seats of the next game are settled, and the devices reveal what they have committed to.
    Starting,
    /// The device of a seat has revealed it.
    Revealed { seat: Seat },
    /// The first game begins.
    Began,
    /// Another game begins, everyone one seat further.
    Again,
    /// The game goes on.
    Played,
    /// What a seat did last is taken back, and all since.
    TookBack { seat: Seat },
    /// A seat asks the others for something.
    Asked { seat: Seat, offer: Offer },
    /// A seat agrees, and others still have to.
    Agreed { seat: Seat },
    /// A seat declines, or whoever asked no longer wants it.
    Declined { seat: Seat },
    /// The game is over, not by its rules.
    Stopped { end: End },
    /// A bot plays on for a person.
    HandedOver {
        seat: Seat,
        level: Level,
        #[serde(rename = "why")]
        reason: StandInReason,
    },
    /// A person takes their seat back.
    Returned { seat: Seat },
    /// A player says something.
    Said { seat: Seat, phrase: Phrase },
    /// The server was away and is back.
    Resumed,
}

/// One thing that the game tells: in English, and as data for other languages and for pictures.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeenEvent {
    /// A sentence without a full stop.
    pub text: String,
    /// The game's event as it serialises, with what the viewer may not know left out.
    pub event: Value,
}

/// A happening as one viewer is told of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct News {
    /// The version of the table with it. Versions have no gaps.
    pub version: u64,
    /// By the clock of the table's keeper.
    pub at: Time,
    /// What happened, as everybody may know it.
    #[serde(flatten)]
    pub kind: NewsKind,
    /// What the viewer noticed of it in the game.
    #[serde(default, rename = "tales", skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<SeenEvent>,
}

impl<G: Game> Happening<G> {
    pub(crate) fn news(&self, version: u64, viewer: Viewer) -> News {
        let witnessed = self.events.iter().filter_map(|event| G::witness(event, viewer));
        let events = witnessed.map(|event| SeenEvent { text: in_english(&event), event: write_told(EVENT, &event) });
        News { version, at: self.at, kind: self.kind.clone(), events: events.collect() }
    }
}
