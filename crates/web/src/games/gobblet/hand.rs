//! What the person at the screen has picked up, and what a click on a square means.

use leptos::prelude::*;
use underhill_catalog::gobblet::{Action, Gobblet, Illegal, Size, Square, Touch, View};

use crate::games::Stage;

/// What has been picked up.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Pick {
    /// A new gobblet, off a stack.
    New(Size),
    /// One on the board.
    From(Square),
}

/// What setting down the picked gobblet on a square would be.
pub(super) fn landing(view: &View, hand: Option<Pick>, at: Square) -> Option<Action> {
    if view.in_air.is_some() {
        return Some(Action::Land(at));
    }
    match hand? {
        Pick::New(size) => Some(Action::Place { size, at }),
        Pick::From(from) => Some(Action::Move { from, to: at }),
    }
}

/// A square is clicked.
pub(super) fn click(stage: Stage<Gobblet>, at: Square) {
    let Some(view) = stage.view.get_untracked() else { return };
    if !stage.my_turn.get_untracked() {
        // The rules say whose turn it is.
        if let Some(Err(illegal)) = stage.check(&Action::Touch(at)) {
            stage.refusal.set(Some(illegal));
        }
        return;
    }
    let hand = stage.hand.get_untracked();
    if hand == Some(Pick::From(at)) {
        stage.hand.set(None);
        stage.refusal.set(None);
        return;
    }
    if let Some(action) = landing(&view, hand, at) {
        let own = view.board.top(at).is_some_and(|top| top.colour == view.to_move);
        // Another gobblet of one's own is picked up instead, unless the first can go there.
        if own && view.options.touch == Touch::Free && !stage.may(&action) {
            stage.refusal.set(None);
            stage.hand.set(Some(Pick::From(at)));
        } else {
            stage.act(&action);
        }
        return;
    }
    let touched = Action::Touch(at);
    match view.options.touch {
        Touch::Strict => stage.act(&touched),
        Touch::Free => {
            // The rules say what is wrong with lifting something that is not there or not one's own.
            let probe = Action::Move { from: at, to: elsewhere(at) };
            match stage.check(&probe) {
                Some(Err(illegal @ (Illegal::NothingThere { .. } | Illegal::NotYours { .. }))) => {
                    stage.refusal.set(Some(illegal));
                }
                _ => {
                    stage.refusal.set(None);
                    stage.hand.set(Some(Pick::From(at)));
                }
            }
        }
    }
}

/// Any other square.
fn elsewhere(square: Square) -> Square {
    Square::new((square.index() + 1) % Square::COUNT).expect("the number is below the count")
}
