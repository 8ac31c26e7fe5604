//! What the person at the screen has chosen to do, and what touching a part of the room means.

use leptos::prelude::*;
use underhill_catalog::kobold::{Action, Kobold, Spot};
use underhill_core::Seat;

use super::table::KOBOLDS;
use super::touch::Part;
use crate::games::Stage;

/// What a kobold is called that is dragged from home; a token is called by where it lies.
pub(super) const KOBOLD: &str = "kobold";
/// The drawing of it.
pub(super) const SPARE: &str = ".kobold-spare";
/// What the place at home is called where tokens are brought, besides the player's panel.
pub(super) const HOME: &str = "home";

/// Which of the two things a turn can be is meant. Without one, a touch means what is possible where it is.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    Place,
    Retrieve,
}

/// Whether whoever is on turn has begun to bring kobolds home.
pub(super) fn is_retrieving(stage: Stage<Kobold>) -> bool {
    stage.state.with(|state| state.as_ref().is_some_and(|game| !game.grabbed().is_empty()))
}

/// How many kobolds the viewer has in the room.
pub(super) fn own_in_room(stage: Stage<Kobold>) -> u8 {
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
pub(super) fn tap(stage: Stage<Kobold>, part: Part) {
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

/// A kobold is dropped in a section, or a token at home.
pub(super) fn set_down(stage: Stage<Kobold>, thing: &str, place: &str) {
    let home = place == HOME || stage.me.get_untracked().is_some_and(|me| place == format!("seat-{me}"));
    let action = match thing.parse() {
        Ok(spot) if home => Some(Action::Take(spot)),
        Ok(_) => None,
        Err(_) => place.parse().ok().map(Action::Place),
    };
    if let Some(action) = action {
        stage.act(&action);
    }
}
