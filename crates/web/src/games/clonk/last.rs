//! What happened last: what is marked, and what moves.

use leptos::prelude::*;
use serde_json::Value;
use underhill_catalog::clonk::{Card, Clonk, Shaft};
use underhill_core::Seat;

use crate::games::Stage;

/// What the newest happening did to the cards on the table.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Last {
    /// Whose gallery got a card.
    pub(super) gallery: Option<Seat>,
    /// The shaft that a card was taken from, or that got one.
    pub(super) shaft: Option<Shaft>,
    /// Whose cart got cards.
    pub(super) cart: Option<Seat>,
    /// The shafts with a new top card, and how it came there.
    pub(super) tops: Vec<(Shaft, Came)>,
    /// The shaft whose top card was blown up.
    pub(super) blast: Option<Shaft>,
    /// The cards that the viewer has drawn.
    pub(super) drawn: Vec<Card>,
}

/// How a card came where it lies.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Came {
    /// It was laid there.
    Laid,
    /// It lay there face down and was turned up.
    TurnedUp,
}

impl Came {
    pub(super) const fn class(self) -> &'static str {
        match self {
            Came::Laid => "clonk-laid",
            Came::TurnedUp => "clonk-turned",
        }
    }
}

pub(super) fn last(stage: Stage<Clonk>) -> Last {
    let mut last = Last::default();
    for event in stage.last_events() {
        last.take(&event);
    }
    last
}

impl Last {
    /// How the top card of a shaft came there, if it is new.
    pub(super) fn came(&self, shaft: Shaft) -> Option<Came> {
        self.tops.iter().rev().find(|(other, _)| *other == shaft).map(|&(_, came)| came)
    }

    fn take(&mut self, event: &Value) {
        let kind = event.get("event").and_then(Value::as_str).unwrap_or_default();
        match kind {
            "dug" => {
                self.gallery = seat(event, "seat");
                self.shaft = word(event, "from");
            }
            "gifted" => {
                self.gallery = seat(event, "to");
                self.shaft = word(event, "from");
            }
            "blasted" => {
                self.shaft = word(event, "shaft");
                self.blast = self.shaft;
            }
            "backfilled" => {
                self.shaft = word(event, "shaft");
                self.tops.extend(self.shaft.map(|shaft| (shaft, Came::Laid)));
            }
            "laid" => self.tops.extend(word(event, "shaft").map(|shaft| (shaft, Came::Laid))),
            "turned-up" => self.tops.extend(word(event, "shaft").map(|shaft| (shaft, Came::TurnedUp))),
            "banked" | "cart-filled" => self.cart = seat(event, "seat"),
            "drew" => self.drawn.extend(word::<Card>(event, "card")),
            _ => {}
        }
    }
}

fn word<T: std::str::FromStr>(event: &Value, field: &str) -> Option<T> {
    event.get(field)?.as_str()?.parse().ok()
}

fn seat(event: &Value, field: &str) -> Option<Seat> {
    u8::try_from(event.get(field)?.as_u64()?).ok().and_then(|number| Seat::try_from(number).ok())
}

/// The same, kept until something else happens.
pub(super) fn remembered(stage: Stage<Clonk>) -> Memo<Last> {
    Memo::new(move |_| last(stage))
}
