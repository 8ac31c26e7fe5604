//! Gobblet! on a page: a wooden board, turned cups, two sets of three stacks.

mod board;
mod cup;
mod lesson;
mod stacks;

use leptos::prelude::*;
use serde_json::Value;
use underhill_catalog::gobblet::{Action, Gobblet, Size, Square, Touch, View};
use underhill_core::Seat;

use super::{Face, Lesson, Stage, field};
use crate::words::{t, tell};

/// What has been picked up.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Pick {
    /// A new gobblet, off a stack.
    New(Size),
    /// One on the board.
    From(Square),
}

impl Face for Gobblet {
    const PICTURE: &'static str = include_str!("../../../art/home-gobblet.svg");

    type Hand = Option<Pick>;

    fn board(stage: Stage<Self>) -> AnyView {
        view! { <board::Board stage/> }.into_any()
    }

    fn belongings(stage: Stage<Self>, seat: Seat) -> AnyView {
        view! { <stacks::Stacks stage seat/> }.into_any()
    }

    fn prompt(stage: Stage<Self>) -> String {
        let in_air = stage.view.with(|view| view.as_ref().and_then(|view| view.in_air));
        match (in_air, stage.hand.get()) {
            (Some(air), _) => tell("gobblet-prompt-land", &[("from", air.from.to_string().into())]),
            (None, Some(Pick::New(size))) => tell("gobblet-prompt-place", &[("size", (size as u8).into())]),
            (None, Some(Pick::From(square))) => tell("gobblet-prompt-move", &[("from", square.to_string().into())]),
            (None, None) => t("gobblet-prompt-choose"),
        }
    }

    fn controls(_: Stage<Self>) -> AnyView {
        ().into_any()
    }

    fn reckoning(_: Stage<Self>) -> AnyView {
        ().into_any()
    }

    fn notation(event: &Value) -> Option<String> {
        let [at, from, to] = ["at", "from", "to"].map(|name| field(event, name));
        Some(match event["event"].as_str()? {
            "placed" => format!("{}@{at}", field(event, "gobblet").trim_start_matches(['w', 'b'])),
            "moved" => format!("{from}-{to}"),
            "touched" => from,
            "landed" => format!("-{to}"),
            _ => return None,
        })
    }

    fn key() -> AnyView {
        view! { <board::Key/> }.into_any()
    }

    fn lesson() -> Lesson {
        lesson::LESSON
    }
}

/// What setting down the picked gobblet on a square would be.
fn landing(view: &View, hand: Option<Pick>, at: Square) -> Option<Action> {
    if view.in_air.is_some() {
        return Some(Action::Land(at));
    }
    match hand? {
        Pick::New(size) => Some(Action::Place { size, at }),
        Pick::From(from) => Some(Action::Move { from, to: at }),
    }
}

/// A square is clicked.
fn click(stage: Stage<Gobblet>, at: Square) {
    let Some(view) = stage.view.get_untracked() else { return };
    if !stage.my_turn.get_untracked() {
        // The rules say whose turn it is.
        if let Some(Err(illegal)) = stage.check(&Action::Touch(at)) {
            stage.refuse(&illegal);
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
            use underhill_catalog::gobblet::Illegal;
            match stage.check(&probe) {
                Some(Err(illegal @ (Illegal::NothingThere { .. } | Illegal::NotYours { .. }))) => {
                    stage.refuse(&illegal);
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
