use serde::{Deserialize, Serialize};
use serde_json::Value;
use underhill_core::{Seat, Seats, Skill};

use crate::{Entropy, Hash, Name, Phrase, Share};

/// What somebody asks of a table. `docs/protocol.md` shows how it is written on a socket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "a field that its name explains has no comment")]
pub enum Command {
    /// To sit down: in this seat, or in the first that is free. Whoever has no seat yet asks for one in another way: this
    /// is not said on a socket.
    #[serde(skip)]
    Sit {
        /// None for the first that is free.
        seat: Option<Seat>,
        name: Name,
        /// The hash of the token that the seat will be held by.
        key: Hash,
        /// What the person's device gives towards the draws.
        share: Share,
    },
    /// To get up: before the game the seat is free again, later a bot plays on.
    Stand,
    /// To put a bot into a free seat, or another bot in place of one: by its level, or one that adapts.
    SeatBot { seat: Seat, level: Skill },
    /// To free a seat of its bot.
    RemoveBot { seat: Seat },
    /// To begin.
    Start,
    /// To begin with those who sit there: the free seats are taken away, if so few can play.
    StartWithFewer,
    /// To decide.
    Act {
        /// In the game's notation.
        action: String,
        /// How many decisions had been made when this was decided: it is not applied to what it was not meant for.
        decision: usize,
    },
    /// To take back what the seat did last.
    TakeBack,
    /// To call it a draw.
    OfferDraw,
    /// To play another game.
    Again {
        /// What the person's device gives towards its draws.
        #[serde(flatten)]
        share: Share,
    },
    /// To show what the device had committed to. Devices do so by themselves as soon as a game starts.
    Reveal { entropy: Entropy },
    /// To let a bot go on for a person who is away, until they come back.
    StandIn {
        seat: Seat,
        /// The seats whose people are there, all of whom have to agree. The table's keeper knows and says so.
        #[serde(skip)]
        present: Seats,
    },
    /// To agree to what another has asked for.
    Agree {
        /// What the person's device gives towards the draws of another game.
        #[serde(flatten)]
        share: Option<Share>,
    },
    /// To decline it, or no longer to ask for it.
    Decline,
    /// To give up.
    Resign,
    /// To say something.
    Say { phrase: Phrase },
    /// To take the seat back from the bot that plays for its owner.
    Return,
}

/// Whose command it is. The keeper of a table says so; a table trusts it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Sender {
    /// Somebody without a seat.
    Stranger,
    /// The person who holds this seat.
    Seat(Seat),
    /// The bot that plays this seat.
    Bot(Seat),
}

/// Why a command was not done. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the messages explain themselves")]
pub enum Rejection {
    #[error("{text} ({rule})")]
    Illegal { rule: String, text: String, facts: Value },
    #[error("{text}")]
    Unreadable { text: String },
    #[error("the game has gone on meanwhile")]
    Stale,
    #[error("it is not for this seat to decide now")]
    NotAsked,
    #[error("only who sits at the table can do that")]
    NotSeated,
    #[error("there is no such seat")]
    NoSuchSeat,
    #[error("the seat is taken")]
    SeatTaken,
    #[error("all seats are taken")]
    Full,
    #[error("a person sits there")]
    PersonThere,
    #[error("there is no bot")]
    NoBotThere,
    #[error("not all seats are taken")]
    SeatsFree,
    #[error("the game has not begun")]
    NotBegun,
    #[error("the game has begun")]
    HasBegun,
    #[error("the game is over")]
    Over,
    #[error("the game is not over")]
    NotOver,
    #[error("a bot plays this seat")]
    BotPlays,
    #[error("the seat is not played by a bot")]
    NotAway,
    #[error("their person is there")]
    IsThere,
    #[error("the clock decides what becomes of who is away")]
    ClockDecides,
    #[error("there is nothing that can be taken back: something was drawn or learned since")]
    NothingToTakeBack,
    #[error("this game does not end by agreement")]
    NoDraws,
    #[error("a bot plays on")]
    BotDeclines,
    #[error("nobody has asked for anything")]
    NothingAsked,
    #[error("something else is being asked for")]
    AlreadyAsked,
    #[error("whoever asks agrees already")]
    AlreadyAgreed,
    #[error("another game needs some entropy of this device")]
    EntropyMissing,
    #[error("this table needs a commitment of this device, which this version of the program does not give")]
    CommitmentMissing,
    #[error("this is not what the device has committed to")]
    WrongEntropy,
    #[error("that was done often enough in this game")]
    Enough,
    #[error("that is too much in so short a time: wait a moment")]
    TooFast,
    #[error("{text}")]
    BadSetting { text: String },
}
