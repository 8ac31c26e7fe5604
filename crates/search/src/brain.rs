use underhill_core::{Game, Seat};

use crate::{Answer, Because, Crew, Level, Meter, Opening, Progress};

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
    /// What else whoever asks has to give or wants to know; usually nothing.
    pub aids: Aids<'q, G::Action>,
}

/// What a bot may use besides a budget, and what it is to tell besides an answer. A bot that has no use for one of these
/// passes over it.
pub struct Aids<'q, A> {
    /// Threads that may help; without them the bot thinks on the one that asks.
    pub crew: Option<&'q dyn Crew>,
    /// Is told every now and then how far the bot has come.
    pub listener: Option<&'q Listener<'q, A>>,
    /// It looks no more plies ahead than this.
    pub deepest: Option<u32>,
    /// So much memory, in mebibytes, it may use to remember positions.
    pub memory: Option<u32>,
    /// So many of the best actions are compared with equal care; otherwise the best alone is surely judged as well as can be.
    pub compared: usize,
    /// These are compared with the same care, however bad they seem.
    pub considered: &'q [A],
}

/// Whoever wants to know how far a bot has come.
pub type Listener<'l, A> = dyn Fn(&Progress<A>) + Sync + 'l;

impl<A> Clone for Aids<'_, A> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<A> Copy for Aids<'_, A> {}

impl<A> Default for Aids<'_, A> {
    fn default() -> Self {
        Aids { crew: None, listener: None, deepest: None, memory: None, compared: 1, considered: &[] }
    }
}

/// A game that bots can play.
pub trait Brain: Game {
    /// What a bot keeps in mind from one decision of a game to the next: tables, opinions about the others. A fresh one
    /// is always right; it only knows less.
    type Mind: Default + Send + 'static;

    /// Why its bots do something.
    type Motive: Because;

    /// Whether its bots look ahead ply by ply, so that they can be told [how deep](Aids::deepest).
    const COUNTS_DEPTH: bool = false;

    /// Decides what the seat does.
    ///
    /// # Panics
    /// If the view is not one that the game shows to a seat it is waiting for.
    fn think(mind: &mut Self::Mind, question: &Question<'_, Self>) -> Answer<Self::Action>;

    /// Whether there is an opening book to [explore](Brain::explore).
    const HAS_BOOK: bool = false;

    /// What the opening book says of what the seat sees and of everything that it can do, or what a bot thinks of it where the
    /// book knows nothing. None if the game has no book.
    ///
    /// # Panics
    /// If the view is not one that the game shows to a seat it is waiting for.
    fn explore(_mind: &mut Self::Mind, _question: &Question<'_, Self>) -> Option<Opening<Self::Action>> {
        None
    }
}

underhill_catalog::visitor! {
    /// Something to be done with any game that bots can play, written once.
    pub trait BrainVisit for Brain;
    /// Does something with a game of the catalog.
    pub fn visit;
}
