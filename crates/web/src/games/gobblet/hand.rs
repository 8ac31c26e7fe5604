//! What the person at the screen has picked up, and what a click on a square means.

use leptos::prelude::*;
use underhill_catalog::gobblet::{Action, Gobblet, Illegal, Size, Square, Touch, View};

use crate::games::Stage;

/// What has been picked up.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Pick {
    /// A new gobblet of this size, off the stack with this number.
    New(Size, usize),
    /// One on the board.
    From(Square),
}

/// What setting down the picked gobblet on a square would be.
pub(super) fn landing(view: &View, hand: Option<Pick>, at: Square) -> Option<Action> {
    if view.in_air.is_some() {
        return Some(Action::Land(at));
    }
    match hand? {
        Pick::New(size, _) => Some(Action::Place { size, at }),
        Pick::From(from) => Some(Action::Move { from, to: at }),
    }
}

/// Picks up the gobblet on top of one's own stack, or says why not.
pub(super) fn pick_new(stage: Stage<Gobblet>, stack: usize) {
    let Some(view) = stage.view.get_untracked() else { return };
    let Some(size) = top_of(&view, stack) else { return };
    if view.in_air.is_some() {
        let at = Square::new(0).expect("there are squares");
        stage.act(&Action::Place { size, at });
    } else {
        stage.refusal.set(None);
        stage.hand.set(Some(Pick::New(size, stack)));
    }
}

/// What is on top of a stack of whoever is to move.
fn top_of(view: &View, stack: usize) -> Option<Size> {
    Size::new(*view.stacks(view.to_move).0.get(stack)?)
}

/// A gobblet is lifted to be dragged: off a stack, by its number, or off a square.
pub(super) fn lift(stage: Stage<Gobblet>, thing: &str) {
    let strict = stage.view.with_untracked(|view| view.as_ref().map(|view| view.options.touch == Touch::Strict));
    match (thing.parse(), strict) {
        (Ok(_), None) => {}
        // One that is in the air already stays there.
        (Ok(from), Some(true)) if stage.may(&Action::Touch(from)) => stage.act(&Action::Touch(from)),
        (Ok(_), Some(true)) => {}
        (Ok(from), Some(false)) => stage.hand.set(Some(Pick::From(from))),
        (Err(_), _) => pick_new(stage, thing.parse().unwrap_or(usize::MAX)),
    }
}

/// A gobblet is dropped on a square.
pub(super) fn set_down(stage: Stage<Gobblet>, thing: &str, place: &str) {
    let (Some(view), Ok(at)) = (stage.view.get_untracked(), place.parse()) else { return };
    let action = match thing.parse() {
        Ok(_) if view.in_air.is_some() => Some(Action::Land(at)),
        Ok(from) => Some(Action::Move { from, to: at }),
        Err(_) => {
            let top = thing.parse().ok().and_then(|stack| top_of(&view, stack));
            top.map(|size| Action::Place { size, at })
        }
    };
    if let Some(action) = action {
        stage.act(&action);
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
