//! What bots of any game need: a state imagined from what they see, and a player without a plan.

use underhill_core::{Game, seeded};

use crate::{Answer, Because, Brain, Question, Reason};

/// A state that looks like the question's view, its hidden facts chosen by luck: a determinisation, sampled from the
/// information set.
///
/// # Panics
/// If the view is none that the game shows.
pub(crate) fn imagine<G: Game>(question: &Question<'_, G>, number: u64) -> G {
    let mut luck = seeded(question.seed, number);
    G::determinize(question.view, &mut luck).expect("a view that the game showed can be imagined")
}

/// Any legal action.
pub(crate) fn random<G: Brain>(question: &Question<'_, G>) -> Answer<G::Action> {
    let game = imagine(question, 0);
    let action = game.random_action(question.seat, &mut seeded(question.seed, 1));
    Answer::plain(action, game.seats(), Reason::because(&G::Motive::ALLOWED))
}
