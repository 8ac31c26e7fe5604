use underhill_core::{Game, Seat};

use crate::{Answer, Because, Crew, Level, Meter};

/// What a bot is asked.
pub struct Question<'q, G: Game> {
    /// Who is asked. The game must be waiting for this seat.
    pub seat: Seat,
    /// What that seat can see; nothing else is known to the bot.
    pub view: &'q G::View,
    /// How well to play. It also says how much of its budget a bot uses at most.
    pub level: Level,
    /// When to answer: asked again and again how much of the budget is gone.
    pub meter: &'q dyn Meter,
    /// Where the bot's luck comes from. The same question with the same seed and a meter that counts nodes gets the
    /// same answer.
    pub seed: u64,
    /// Threads that may help; without them the bot thinks on the one that asks.
    pub crew: Option<&'q dyn Crew>,
}

/// A game that bots can play.
pub trait Brain: Game {
    /// What a bot keeps in mind from one decision of a game to the next: tables, opinions about the others. A fresh one
    /// is always right; it only knows less.
    type Mind: Default + Send + 'static;

    /// Why its bots do something.
    type Motive: Because;

    /// Decides what the seat does.
    ///
    /// # Panics
    /// If the view is not one that the game shows to a seat it is waiting for.
    fn think(mind: &mut Self::Mind, question: &Question<'_, Self>) -> Answer<Self::Action>;
}

underhill_catalog::visitor! {
    /// Something to be done with any game that bots can play, written once.
    pub trait BrainVisit for Brain;
    /// Does something with a game of the catalog.
    pub fn visit;
}
