//! The best immediate gain.

use underhill_catalog::clonk::{Action, Clonk};
use underhill_core::{Game, Luck, Seat, seeded};

use super::appraisal::Appraisal;
use super::reasons::Motive;
use super::weights::Weights;
use crate::simple::imagine;
use crate::{Answer, Question, Reason};

/// The action after which the player is furthest ahead if the game ended there. Of several, one that places a card; of
/// cards to give up, the one that would bring least; then any.
pub(crate) fn greedy(question: &Question<'_, Clonk>) -> Answer<Action> {
    let game = imagine(question, 0);
    let seat = question.seat;
    let mut luck = seeded(question.seed, 1);
    // With no rounds left, a card is worth what it brings at once.
    let appraisal = Appraisal::of(&game, seat, &Weights::TUNED, 0, true);
    let (mut best, mut ties, mut nodes) = (None, 0, 0);
    for action in game.legal_actions(seat) {
        nodes += 1;
        let mut after = game.clone();
        after.decide_unchecked(&[(seat, action)], &mut ());
        let then = match action {
            Action::Backfill(card, _) | Action::Discard(card) => -appraisal.worth(card),
            Action::Dig(_) => 1,
            _ => 0,
        };
        let value = (lead(&after, seat), then);
        let better = best.is_none_or(|(most, _)| value > most);
        let equal = best.is_some_and(|(most, _)| value == most);
        ties = if better { 1 } else { ties + u64::from(equal) };
        if better || equal && luck.below(ties) == 0 {
            best = Some((value, action));
        }
    }
    let ((lead, _), action) = best.expect("a seat that is waited for can do something");
    let motive = match lead {
        0 => Motive::Even,
        1.. => Motive::Ahead { coins: lead },
        _ => Motive::Behind { coins: -lead },
    };
    let mut answer = Answer::plain(action, game.seats(), Reason::because(&motive));
    answer.nodes = nodes;
    answer
}

/// How far a seat is ahead of the best of the others.
fn lead(game: &Clonk, seat: Seat) -> i32 {
    let points = game.points();
    let others = points.iter().enumerate().filter(|&(other, _)| other != seat.index()).map(|(_, &points)| points);
    points[seat.index()] - others.max().unwrap_or(0)
}
