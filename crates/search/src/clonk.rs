//! The bots for Clonk!: habit judges every action quickly, what it likes is tried out in imagined games, and a net judges what
//! comes of it.

use underhill_catalog::clonk::{Action, Clonk, Phase, Side};
use underhill_core::Game;

use crate::simple::imagine;
use crate::{Answer, Brain, Candidate, Estimate, Level, Question, Reason, simple};

#[cfg(test)]
mod agreement;
mod appraisal;
mod belief;
mod belief_weights;
mod chain;
mod fate;
mod features;
mod greedy;
mod habit;
mod net;
mod notes;
mod outlook;
mod playout;
mod reasons;
mod search;
mod tree;
mod weights;

use net::NET;
use notes::Notes;
use reasons::Motive;
use search::Manner;
use tree::Curiosity;
use weights::Weights;

/// What the tuning programs use.
#[cfg(feature = "lab")]
pub mod lab {
    use underhill_catalog::clonk::{Action, Clonk, Phase};

    pub use super::belief::{Belief, CLUES, clues, is_of_use, tile};
    pub use super::belief_weights::{TELLING, USELESS_KEPT};
    pub use super::features::{FEATURES, Scene};
    pub use super::manner;
    pub use super::net::{FORMAT, HIDDEN, NET, Net};
    pub use super::notes::Notes;
    pub use super::playout::by_habit;
    pub use super::search::Manner;
    pub use super::tree::Curiosity;
    pub use super::weights::Weights;
    use crate::{Estimate, Question};

    /// What a player does who thinks like this, with this judge, and how they think that the game stands.
    pub fn decide(notes: &mut Notes, question: &Question<'_, Clonk>, manner: &Manner, net: &Net) -> (Action, Estimate) {
        if question.view.phase == Phase::Choose {
            let answer = super::open(question);
            return (answer.action, answer.estimate);
        }
        let best = super::search::compare(notes, question, manner, net).0.swap_remove(0);
        (best.action, best.estimate(question.view.players.len()))
    }
}

impl Brain for Clonk {
    type Mind = Notes;
    type Motive = Motive;

    fn think(notes: &mut Notes, question: &Question<'_, Self>) -> Answer<Self::Action> {
        let Some(manner) = manner(question.level) else {
            return if question.level == Level::Random { simple::random(question) } else { greedy::greedy(question) };
        };
        if question.view.phase == Phase::Choose {
            return open(question);
        }
        let (arms, nodes) = search::compare(notes, question, &manner, &NET);
        let seats = question.view.players.len();
        let best = &arms[0];
        let estimate = best.estimate(seats);
        let mut motives = reasons::reasons(&imagine(question, 0), question.seat, question.view.memory, best.action);
        motives.truncate(2);
        if manner.learns && arms.len() > 1 {
            let share = 100.0 * estimate.win[question.seat.index()];
            motives.push(Motive::Chance { percent: share.round_ties_even() as u32, trials: best.visits });
        }
        let line = playout::chain(&imagine(question, 0), question.seat, best.action, &Weights::TUNED);
        let most = question.aids.compared.max(5);
        let told = arms
            .iter()
            .enumerate()
            .filter(|(place, arm)| *place < most || question.aids.considered.contains(&arm.action));
        let candidates =
            told.map(|(_, arm)| Candidate { action: arm.action, estimate: arm.estimate(seats), visits: arm.visits });
        Answer {
            action: best.action,
            estimate,
            candidates: candidates.collect(),
            depth: line.len() as u32,
            line,
            proof: None,
            reasons: motives.iter().map(Reason::because).collect(),
            nodes,
        }
    }
}

/// How a level thinks; random and greedy do not.
pub fn manner(level: Level) -> Option<Manner> {
    let hard = Manner {
        candidates: 16,
        margin: 800,
        whim: 0,
        overlooks: 0,
        trials: u64::MAX,
        learns: true,
        noise: 30,
        rounds: 1,
        guesses: true,
        curiosity: Some(Curiosity { explore: 0.2, doubt: 100.0 }),
    };
    // Few actions come to mind, and nothing of what the others hide.
    let few = Manner { candidates: 3, margin: 350, guesses: false, curiosity: None, ..hard };
    // Knows what is good, but misjudges it, and does not try anything out in mind.
    let thoughtless = Manner { whim: 400, trials: 16, learns: false, ..few };
    match level {
        Level::Random | Level::Greedy => None,
        // Much of what could be done does not come to mind.
        Level::Beginner => Some(Manner { overlooks: 50, ..thoughtless }),
        Level::Easy => Some(thoughtless),
        // Thinks of few actions, only a little about each, and not far ahead.
        Level::Medium => Some(Manner { candidates: 4, whim: 100, trials: 8, ..few }),
        Level::Hard => Some(hard),
        // Also thinks of what looks bad at first.
        Level::Master => Some(Manner { candidates: 32, margin: 1_600, ..hard }),
    }
}

/// Nothing has been laid out yet: the task with more cards in the box is better kept secret, since it will be collected
/// more visibly; where there is no difference, the treasure.
fn open(question: &Question<'_, Clonk>) -> Answer<Action> {
    let game = imagine(question, 0);
    let cards = |side| {
        let tile = game.task(question.seat, side);
        game.treasury().cards().iter().filter(|&&card| tile.is_some_and(|tile| tile.wants(card))).count()
    };
    let side = if cards(Side::Colour) > cards(Side::Treasure) { Side::Treasure } else { Side::Colour };
    let action = Action::Open(side);
    let motive =
        reasons::reasons(&game, question.seat, question.view.memory, action).pop().unwrap_or(Motive::TasksAlike);
    let mut answer = Answer::plain(action, game.seats(), Reason::because(&motive));
    let candidate = |side| Candidate { action: Action::Open(side), estimate: Estimate::even(game.seats()), visits: 0 };
    let other = if side == Side::Colour { Side::Treasure } else { Side::Colour };
    answer.candidates = vec![candidate(side), candidate(other)];
    answer
}
