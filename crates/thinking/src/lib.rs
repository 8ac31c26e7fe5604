//! What the browser app asks its bots, and what they answer. The page and the bots are two programs: who only looks at the first page
//! need not load the bots.

use serde::{Deserialize, Serialize};
use underhill_core::{Fact, Level, PerSeat, Seat};
use underhill_table::ViewText;

/// A decision that somebody wants from a bot.
#[derive(Serialize, Deserialize)]
pub struct BotQuestion {
    /// Its answer has the same.
    pub id: u32,
    /// The game's id in the catalog.
    pub game: String,
    /// Who is to decide.
    pub seat: Seat,
    /// How well the bot plays.
    pub level: Level,
    /// How long it may think.
    pub milliseconds: u32,
    /// Of its luck.
    pub seed: u64,
    /// What the seat can see.
    pub view: ViewText,
    /// What is to be compared with the best, in notation, as carefully as the best with each other: for reviews.
    pub considered: Vec<String>,
}

/// What a bot thinks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Advice {
    /// What it would do, in notation.
    pub action: String,
    /// Each seat's chance to win.
    pub win: PerSeat<f64>,
    /// The points each seat can expect, where points matter.
    pub points: PerSeat<f64>,
    /// What else it considered, the best first.
    pub alternatives: Vec<Alternative>,
    /// Whether it has proven to win (above 0) or lose (below 0), and in how many turns.
    pub proven: Option<i32>,
    /// What speaks for it, the most important first.
    pub reasons: Vec<ToldReason>,
}

/// Something that a bot considered.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Alternative {
    /// In notation.
    pub action: String,
    /// Each seat's chance to win after it.
    pub win: PerSeat<f64>,
}

/// Something that speaks for what a bot would do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ToldReason {
    /// The rule it rests on, if there is one.
    pub rule: Option<String>,
    /// What the game's message for it is told with.
    pub facts: Fact,
}

/// A bot's answer.
#[derive(Serialize, Deserialize)]
pub struct BotAnswer {
    /// That of the question.
    pub id: u32,
    /// What the bot thinks.
    pub advice: Advice,
}
