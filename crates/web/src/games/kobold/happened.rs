//! What the last step of the game did, read from what it told: what a board marks and moves.

use leptos::prelude::*;
use serde::de::DeserializeOwned;
use serde_json::Value;
use underhill_catalog::kobold::{Face, Kobold, Section, Spot, Token};
use underhill_core::Seat;

use crate::games::Stage;

#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Happened {
    pub(super) placed: Option<(Seat, Section)>,
    /// Which token left, if it lay face up.
    pub(super) grabbed: Option<(Spot, Option<Token>)>,
    pub(super) laid: Vec<Spot>,
    pub(super) caught: Vec<(Seat, Section, u8)>,
}

impl Happened {
    pub(super) fn read(stage: Stage<Kobold>) -> Happened {
        let mut happened = Happened::default();
        for event in stage.last_events() {
            match event.get("event").and_then(Value::as_str).unwrap_or_default() {
                "placed" => happened.placed = field(&event, "seat").zip(field(&event, "section")),
                "grabbed" => {
                    happened.grabbed = field(&event, "spot").map(|spot| (spot, field(&event, "token")));
                }
                "laid" => happened.laid.extend(field::<Spot>(&event, "spot")),
                "caught" => {
                    let who = field(&event, "seat").zip(field(&event, "section"));
                    let kobolds = field(&event, "kobolds").unwrap_or(1);
                    happened.caught.extend(who.map(|(seat, section)| (seat, section, kobolds)));
                }
                _ => {}
            }
        }
        // The set-up of the room is nobody's move.
        if happened.placed.is_none() && happened.grabbed.is_none() {
            happened.laid.clear();
        }
        happened
    }
}

/// A field of an event, if it is there.
pub(super) fn field<T: DeserializeOwned>(event: &Value, name: &str) -> Option<T> {
    serde_json::from_value(event.get(name)?.clone()).ok()
}

/// What the die showed last.
pub(super) fn last_roll(stage: Stage<Kobold>) -> Option<Face> {
    let until = stage.desk.past.get().unwrap_or(u64::MAX);
    stage.desk.told.with(|told| {
        let known = told.iter().rev().filter(|news| news.version <= until);
        known.flat_map(|news| news.events.iter().rev()).find_map(|tale| field(&tale.event, "face"))
    })
}
