//! What the browser app asks its bots, and what they answer. The page and the bots are two programs: who only looks at the first page
//! need not load the bots.

use serde::{Deserialize, Serialize};
use underhill_core::{Fact, PerSeat, Seat, Skill};
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
    pub level: Skill,
    /// How long it may think.
    pub milliseconds: u32,
    /// Of its luck.
    pub seed: u64,
    /// What the seat can see.
    pub view: ViewText,
    /// What is to be compared with the best, in notation, as carefully as the best with each other: for reviews.
    pub considered: Vec<String>,
    /// Whether no decision is wanted but what is known of the position and of everything that can be done in it.
    pub explores: bool,
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

/// What is known of a position near the start of a game, by its opening book or by a search.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Explored {
    /// Whether it is in the book.
    pub in_book: bool,
    /// How good it is for whoever is to decide.
    pub value: ExploredValue,
    /// How many turns ahead it was searched.
    pub depth: u32,
    /// What can be done, the best first.
    pub turns: Vec<ExploredTurn>,
}

/// How good something is for whoever is to decide.
#[derive(Copy, Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ExploredValue {
    /// Their chance to win.
    pub chance: f64,
    /// Whether they are proven to win (above 0) or lose (below 0), and in how many turns.
    pub proven: Option<i32>,
}

/// Something that can be done in such a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ExploredTurn {
    /// It and all that is the same but for how the board is turned, in notation.
    pub same: Vec<String>,
    /// How good it is; none if it was not compared with the others.
    pub value: Option<ExploredValue>,
    /// In how many recorded games it was played, and how many of them were won by whoever played it.
    pub played: u32,
    /// See [`played`](ExploredTurn::played).
    pub won: f64,
}

/// A bot's answer.
#[derive(Serialize, Deserialize)]
pub struct BotAnswer {
    /// That of the question.
    pub id: u32,
    /// What the bot thinks, if a decision was wanted.
    pub advice: Option<Advice>,
    /// What is known, if that was wanted and the game has an opening book.
    pub explored: Option<Explored>,
}
