use serde::{Deserialize, Serialize};
use underhill_core::{Level, Seat};
use underhill_table::{Command, Entropy, Phrase, Token};

/// What a client says at a table's socket.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum FromClient {
    /// Who is there; the first thing said.
    Hello(Hello),
    /// A wish that concerns the table.
    Do(Order),
    /// Is anybody there?
    Ping {
        /// Anything; it comes back.
        sent: u64,
    },
}

/// Who is there, and what they have seen already.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// The token of a seat; without one, a spectator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<Token>,
    /// The last version seen: what happened since is told. Without it, nothing is told but how things stand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<u64>,
}

/// A wish, numbered by whoever has it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Order {
    /// Any number that this seat has not used before. Sent twice, a wish is fulfilled once.
    pub id: u64,
    /// The wish.
    #[serde(flatten)]
    pub wish: Wish,
}

/// What can be wished for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Wish {
    /// To decide.
    Act {
        /// What, in the game's notation.
        action: String,
        /// How many decisions had been made when this was decided.
        decision: usize,
    },
    /// To take back what the seat did last.
    TakeBack,
    /// To call it a draw.
    OfferDraw,
    /// To play another game.
    Again {
        /// What this device adds to its draws.
        entropy: Entropy,
    },
    /// To agree to what another has asked for.
    Agree {
        /// What this device adds to the draws of another game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        entropy: Option<Entropy>,
    },
    /// To decline it, or no longer to ask for it.
    Decline,
    /// To give up.
    Resign,
    /// To say something.
    Say {
        /// What.
        phrase: Phrase,
    },
    /// To begin.
    Start,
    /// To put a bot into a free seat.
    SeatBot {
        /// Which seat.
        seat: Seat,
        /// How well it plays.
        level: Level,
    },
    /// To free a seat of its bot.
    RemoveBot {
        /// Which seat.
        seat: Seat,
    },
    /// To get up.
    Stand,
    /// To take the seat back from the bot that plays it.
    Return,
}

impl From<Wish> for Command {
    fn from(wish: Wish) -> Command {
        match wish {
            Wish::Act { action, decision } => Command::Act { action, decision },
            Wish::TakeBack => Command::TakeBack,
            Wish::OfferDraw => Command::OfferDraw,
            Wish::Again { entropy } => Command::Again { entropy },
            Wish::Agree { entropy } => Command::Agree { entropy },
            Wish::Decline => Command::Decline,
            Wish::Resign => Command::Resign,
            Wish::Say { phrase } => Command::Say { phrase },
            Wish::Start => Command::Start,
            Wish::SeatBot { seat, level } => Command::SeatBot { seat, level },
            Wish::RemoveBot { seat } => Command::RemoveBot { seat },
            Wish::Stand => Command::Stand,
            Wish::Return => Command::Return,
        }
    }
}
