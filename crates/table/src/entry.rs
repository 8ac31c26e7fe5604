use serde::{Deserialize, Serialize};
use serde_json::Value;
use underhill_core::{Level, Seat, Seats};

use crate::{Bytes, Entropy, FairVersion, Hash, Phrase, Seed, Share, Sitter, Time, TimeControl};

/// What is agreed when a table is opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setting {
    /// The game's id in the catalog.
    pub game: String,
    /// How many play: from 2 to as many as the game allows. Fewer if some seats were free when the first game began.
    pub seats: usize,
    /// The options that are not as usual, by name: words, or true and false.
    #[serde(default)]
    pub options: Value,
    /// How much time everyone has.
    #[serde(default)]
    pub clock: TimeControl,
    /// Whether strangers find the table in the list.
    #[serde(default)]
    pub public: bool,
}

/// Something that happened at a table. A table is the list of its entries: applied in order to nothing they give the
/// table, and nothing else does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// When it was decided, by the clock of the table's keeper. Entries need not be in the order of time.
    pub at: Time,
    /// Whose command it was; none if the table's keeper did it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<CommandId>,
    /// What happened.
    #[serde(rename = "what")]
    pub kind: EntryKind,
}

/// A command, as its sender counts: sent twice, it is done once.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CommandId {
    /// Who sent it: the beginning of the hash of their token, since a person may have another seat in the next game.
    pub person: Bytes<8>,
    /// Any number that the sender has not used before.
    pub id: u64,
}

impl CommandId {
    /// Whether whoever holds the token with this hash sent it.
    pub fn is_of(&self, key: &Hash) -> bool {
        key.0.starts_with(&self.person.0)
    }
}

/// What can happen at a table. `seat` is always whose doing it is, or whom it is done to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "a field that its name explains has no comment")]
pub enum EntryKind {
    /// The table is opened.
    Opened {
        setting: Setting,
        /// The version of the rules that the log is played by for ever.
        rules: u32,
        /// For the draws of the first game.
        seed: Seed,
        /// How the draws are made at this table for ever.
        #[serde(default, skip_serializing_if = "FairVersion::is_first")]
        fair: FairVersion,
    },
    /// Somebody sits down.
    Sat {
        seat: Seat,
        /// The person or bot that sits there from now on.
        #[serde(rename = "who")]
        sitter: Sitter,
    },
    /// A seat becomes free before the game.
    Stood { seat: Seat },
    /// The seats of the next game are settled, and with them what everybody has committed to: from now on the devices reveal
    /// it. Seats that are free are taken away before the first game; before another everyone moves one seat further.
    Starting {
        /// For the draws of the game after it.
        next: Seed,
        /// What whoever agreed last to another game commits to, by the seat they had.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        last: Option<(Seat, Hash)>,
    },
    /// The device of a seat shows what it had committed to, and others still have to.
    Revealed { seat: Seat, entropy: Entropy },
    /// Everything that will be revealed has been, and the game begins.
    Dealt {
        /// What is drawn before anybody decides, in notation.
        steps: Vec<String>,
        /// What the last device to reveal it had committed to; none if it was not waited for.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        last: Option<(Seat, Entropy)>,
    },
    /// The first game begins, at a table of the first version of fair draws. Seats that are free are taken away.
    Began {
        /// What is drawn before anybody decides, in notation.
        steps: Vec<String>,
        /// For the draws of the next game.
        next: Seed,
    },
    /// A seat has made a choice that stays sealed until all have.
    Sealed {
        seat: Seat,
        /// The choice, in notation.
        action: String,
    },
    /// A seat takes its sealed choice back.
    Unsealed { seat: Seat },
    /// A decision, and what is drawn before the next, in notation.
    Played { steps: Vec<String> },
    /// Steps are taken back.
    TookBack {
        seat: Seat,
        /// How many steps of the game are left.
        keep: usize,
    },
    /// A seat asks the others for something.
    Asked { seat: Seat, ask: Ask },
    /// A seat agrees, and others still have to.
    Agreed {
        seat: Seat,
        /// What its device gives towards the draws, if it is about another game.
        #[serde(flatten)]
        share: Option<Share>,
    },
    /// A seat declines, or whoever asked no longer wants it.
    Declined { seat: Seat },
    /// Everybody agreed on a draw.
    Drawn,
    /// A player gave up, and the game is over.
    Resigned { seat: Seat },
    /// A player's time is up, and the game is over.
    TimeUp { seat: Seat },
    /// A bot plays on for a person.
    HandedOver {
        seat: Seat,
        level: Level,
        /// What the person did, and so whether they can come back.
        #[serde(rename = "why")]
        reason: StandInReason,
    },
    /// A person takes their seat back from the bot.
    Returned { seat: Seat },
    /// Another game begins, everyone one seat further, at a table of the first version of fair draws.
    Again {
        /// What is drawn before anybody decides, in notation.
        steps: Vec<String>,
        /// For the draws of the game after it.
        next: Seed,
        /// What the device of whoever agreed last adds, by the seat it had.
        entropy: (Seat, Entropy),
    },
    /// A player says something.
    Said { seat: Seat, phrase: Phrase },
    /// The table's keeper was away and is back; nobody's clock ran since it last changed. Written until it was known how
    /// long the keeper was away.
    Resumed,
    /// Nobody could play for a while, and nobody's clock ran meanwhile.
    Outage(Outage),
}

/// A time in which nobody could play.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outage {
    /// The last moment at which somebody is known to have been able to play.
    pub from: Time,
    /// When it ended. It may be earlier than when it began: by another clock, if the system's was set meanwhile.
    pub to: Time,
}

impl EntryKind {
    /// The seat in which it was done, if it was done of one's own accord and does not bring the game on.
    pub(crate) fn beside_playing(&self) -> Option<Seat> {
        match self {
            EntryKind::Sat { seat, .. }
            | EntryKind::Stood { seat }
            | EntryKind::Unsealed { seat }
            | EntryKind::TookBack { seat, .. }
            | EntryKind::Asked { seat, ask: Ask::TakeBack { .. } | Ask::Draw | Ask::StandIn { .. } }
            | EntryKind::Declined { seat }
            | EntryKind::HandedOver { seat, .. }
            | EntryKind::Said { seat, .. } => Some(*seat),
            EntryKind::Opened { .. }
            | EntryKind::Starting { .. }
            | EntryKind::Revealed { .. }
            | EntryKind::Dealt { .. }
            | EntryKind::Began { .. }
            | EntryKind::Again { .. }
            | EntryKind::Sealed { .. }
            | EntryKind::Played { .. }
            | EntryKind::Asked { ask: Ask::Again { .. }, .. }
            | EntryKind::Agreed { .. }
            | EntryKind::Drawn
            | EntryKind::Resigned { .. }
            | EntryKind::TimeUp { .. }
            | EntryKind::Returned { .. }
            | EntryKind::Resumed
            | EntryKind::Outage(_) => None,
        }
    }
}

/// What one can ask the others for.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// To take back what the seat did last, and all since.
    TakeBack {
        /// How many steps of the game would be left.
        keep: usize,
    },
    /// To call it a draw.
    Draw,
    /// To play another game.
    Again {
        /// What the asking device gives towards its draws.
        #[serde(flatten)]
        share: Share,
    },
    /// To let a bot go on for a person who is away.
    StandIn {
        /// The seat of who is away.
        #[serde(rename = "for")]
        seat: Seat,
        /// The seats of those who have to agree: the others who were there.
        of: Seats,
    },
}

/// Why a bot plays for a person.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StandInReason {
    /// The person is away and the others asked for it, or has left; the seat stays theirs.
    Away,
    /// The person gave up, and the others play on.
    Resigned,
    /// The person's time is up, and the others play on.
    TimeUp,
    /// The person's device did not reveal what it had committed to, and the others play without it.
    Withheld,
}
