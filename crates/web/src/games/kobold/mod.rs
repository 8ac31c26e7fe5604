//! Kobold on a page: a round room by night, a beam that turns, little kobolds among toys and gems.

mod board;
mod choices;
mod collection;
mod geometry;
mod graph;
mod happened;
mod history;
mod kobolds;
mod lesson;
mod marks;
mod pictures;
mod reckoning;
mod room;
mod table;
mod tokens;
mod touch;

use leptos::prelude::*;
use serde_json::Value;
use underhill_catalog::kobold::{Action, Kobold, Spot};
use underhill_core::Seat;

use self::marks::possible;
use self::table::KOBOLDS;
use self::touch::Part;
use super::{Face, Lesson, Stage, field};
use crate::words::{t, tell};

/// Which of the two things a turn can be is meant. Without one, a touch means what is possible where it is.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    Place,
    Retrieve,
}

impl Face for Kobold {
    const PICTURE: &'static str = include_str!("../../../art/home-kobold.svg");

    type Hand = Option<Choice>;

    fn board(stage: Stage<Self>) -> AnyView {
        view! { <board::Board stage/> }.into_any()
    }

    fn belongings(stage: Stage<Self>, seat: Seat) -> AnyView {
        view! { <collection::Collection stage seat/> }.into_any()
    }

    fn prompt(stage: Stage<Self>) -> String {
        if is_retrieving(stage) {
            let left = own_in_room(stage);
            return tell("kobold-prompt-go-on", &[("left", left.into())]);
        }
        match (stage.hand.get(), possible(stage)) {
            (Some(Choice::Place), _) => t("kobold-prompt-place"),
            (Some(Choice::Retrieve), _) => t("kobold-prompt-retrieve"),
            (None, (true, false)) => t("kobold-prompt-only-place"),
            (None, (false, true)) => t("kobold-prompt-only-retrieve"),
            (None, _) => t("kobold-prompt-both"),
        }
    }

    fn controls(stage: Stage<Self>) -> AnyView {
        view! { <choices::Choices stage/> }.into_any()
    }

    fn reckoning(stage: Stage<Self>) -> AnyView {
        view! { <reckoning::Reckoning stage/> }.into_any()
    }

    fn notation(event: &Value) -> Option<String> {
        Some(match event["event"].as_str()? {
            "placed" => format!("place {}", field(event, "section")),
            "grabbed" => format!("take {}", field(event, "spot")),
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

/// Whether whoever is on turn has begun to bring kobolds home.
fn is_retrieving(stage: Stage<Kobold>) -> bool {
    stage.state.with(|state| state.as_ref().is_some_and(|game| !game.grabbed().is_empty()))
}

/// How many kobolds the viewer has in the room.
fn own_in_room(stage: Stage<Kobold>) -> u8 {
    let me = stage.me.get();
    stage.state.with(|state| state.as_ref().zip(me).map_or(0, |(game, me)| game.kobolds_in_room(me)))
}

/// What touching a part of the room means.
fn meant(game: &Kobold, me: Seat, choice: Option<Choice>, part: Part) -> Option<Action> {
    let own = |spot: Spot| game.kobolds(me, spot.section) > 0;
    let only_takes = !game.grabbed().is_empty() || game.kobolds_in_room(me) == KOBOLDS;
    Some(match (part, choice) {
        (Part::Section(section), Some(Choice::Retrieve)) => {
            // A kobold takes a token, not the floor. Without a kobold there, the rules say what is missing.
            let first = game.room().spots().find(|spot| spot.section == section)?;
            if own(first) {
                return None;
            }
            Action::Take(first)
        }
        (Part::Section(section), _) => Action::Place(section),
        (Part::Space(spot), Some(Choice::Place)) => Action::Place(spot.section),
        (Part::Space(spot), Some(Choice::Retrieve)) => Action::Take(spot),
        (Part::Space(spot), None) if own(spot) || only_takes => Action::Take(spot),
        (Part::Space(spot), None) => Action::Place(spot.section),
    })
}

/// A part of the room is touched.
fn tap(stage: Stage<Kobold>, part: Part) {
    if stage.desk.past.get_untracked().is_some() {
        return;
    }
    let Some(me) = stage.me.get_untracked() else { return };
    let choice = stage.hand.get_untracked();
    let action = stage.state.with_untracked(|state| meant(state.as_ref()?, me, choice, part));
    if let Some(action) = action {
        stage.act(&action);
    }
}
