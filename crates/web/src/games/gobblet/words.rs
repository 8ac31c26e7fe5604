//! What to do, in words.

use leptos::prelude::*;
use underhill_catalog::gobblet::Gobblet;
use underhill_core::Seat;

use super::belongings::MOVED;
use super::board::threats;
use super::hand::Pick;
use crate::browser::recall;
use crate::games::Stage;
use crate::words::{t, tell};

pub(super) fn prompt(stage: Stage<Gobblet>) -> String {
    let in_air = stage.view.with(|view| view.as_ref().and_then(|view| view.in_air));
    match (in_air, stage.hand.get()) {
        (Some(air), _) => tell("gobblet-prompt-land", &[("from", air.from.to_string().into())]),
        (None, Some(Pick::New(size, _))) => tell("gobblet-prompt-place", &[("size", (size as u8).into())]),
        (None, Some(Pick::From(square))) => tell("gobblet-prompt-move", &[("from", square.to_string().into())]),
        (None, None) if recall::<bool>(MOVED).is_none() => t("gobblet-prompt-first"),
        (None, None) => match threatening(stage) {
            Some(other) => tell("gobblet-prompt-threat", &[("name", stage.name(other).into())]),
            None => t("gobblet-prompt-choose"),
        },
    }
}

/// Who shows three in a line that the person at the screen had better look at.
fn threatening(stage: Stage<Gobblet>) -> Option<Seat> {
    stage.view.with(|view| {
        let view = view.as_ref().filter(|view| !threats(stage, view).is_empty())?;
        Some(view.to_move.other().seat())
    })
}
