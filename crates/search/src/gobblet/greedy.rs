//! A player with an eye for its own lines only.

use underhill_catalog::gobblet::{Action, Gobblet};
use underhill_core::{Game, Luck, seeded};

use super::board::{LINES, flat};
use super::reasons::Motive;
use crate::{Answer, Question, Reason, simple};

/// Wins if it can; otherwise gets as many gobblets as possible into lines that can still be completed, the fuller the
/// better, and does not ask what the other player is about to do.
pub(crate) fn greedy(question: &Question<'_, Gobblet>) -> Answer<Action> {
    let game = simple::imagine(question, 0);
    let mut luck = seeded(question.seed, 1);
    let (mut best, mut most, mut ties) = (None, i32::MIN, 0);
    let actions = game.legal_actions(question.seat);
    for &action in &actions {
        let mut after = game.clone();
        after.decide_unchecked(&[(question.seat, action)], &mut ());
        let gain = match after.points()[question.seat.index()] {
            0 => progress(&after, question.seat.index()),
            decided => decided * 1_000,
        };
        ties = if gain > most { 1 } else { ties + u64::from(gain == most) };
        if gain > most || gain == most && luck.below(ties) == 0 {
            (best, most) = (Some(action), gain);
        }
    }
    let action = best.expect("a seat that is waited for can do something");
    let motive = if most == 1_000 { Motive::Wins } else { Motive::MostInLines };
    Answer { nodes: actions.len() as u64, ..Answer::plain(action, 2, Reason::because(&motive)) }
}

/// One for the first gobblet in a line without the other's, three for the second, nine for the third.
fn progress(game: &Gobblet, seat: usize) -> i32 {
    let board = game.position().lifted_board().tops();
    let (white, black) = (flat(board.white.bits()), flat(board.black.bits()));
    let (mine, theirs) = if seat == 0 { (white, black) } else { (black, white) };
    LINES
        .iter()
        .filter(|&&line| theirs & line == 0)
        .map(|line| [0, 1, 4, 13, 40][(mine & line).count_ones() as usize])
        .sum()
}
