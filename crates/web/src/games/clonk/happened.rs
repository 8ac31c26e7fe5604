//! What happened last: what is marked, and what moves.

use leptos::prelude::*;
use serde_json::Value;
use underhill_catalog::clonk::{Card, Clonk, Shaft};
use underhill_core::Seat;

use crate::games::Stage;

/// What the turn did to the cards on the table, and what moves: what the newest happening did.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Last {
    /// The galleries that got a card in this turn or, when one has just begun, in the one before.
    pub(super) galleries: Vec<Seat>,
    /// The shafts that a card was taken from, or that got one, in the same time.
    pub(super) shafts: Vec<Shaft>,
    /// The gallery that has just got a card.
    pub(super) gallery: Option<Seat>,
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

/// A turn has no more happenings than this that anyone wants to see marked.
const HAPPENINGS: usize = 16;

pub(super) fn last(stage: Stage<Clonk>) -> Last {
    let mut last = Last::default();
    for (age, events) in stage.recent_events(HAPPENINGS).iter().enumerate() {
        // What began the turn belongs to the one before, except when it has just begun.
        if age > 0 && events.iter().any(|event| kind(event) == "turn-began") {
            break;
        }
        for event in events {
            last.mark(event);
            if age == 0 {
                last.shift(event);
            }
        }
    }
    last
}

impl Last {
    /// How the top card of a shaft came there, if it is new.
    pub(super) fn came(&self, shaft: Shaft) -> Option<Came> {
        self.tops.iter().rev().find(|(other, _)| *other == shaft).map(|&(_, came)| came)
    }

    /// Remembers where something happened.
    fn mark(&mut self, event: &Value) {
        match kind(event) {
            "dug" => {
                self.galleries.extend(seat(event, "seat"));
                self.shafts.extend(word::<Shaft>(event, "from"));
            }
            "gifted" => {
                self.galleries.extend(seat(event, "to"));
                self.shafts.extend(word::<Shaft>(event, "from"));
            }
            "blasted" | "backfilled" => self.shafts.extend(word::<Shaft>(event, "shaft")),
            _ => {}
        }
    }

    /// Remembers what moved.
    fn shift(&mut self, event: &Value) {
        let shaft = || word::<Shaft>(event, "shaft");
        match kind(event) {
            "dug" => self.gallery = seat(event, "seat"),
            "gifted" => self.gallery = seat(event, "to"),
            "blasted" => self.blast = shaft(),
            "backfilled" | "laid" => self.tops.extend(shaft().map(|shaft| (shaft, Came::Laid))),
            "turned-up" => self.tops.extend(shaft().map(|shaft| (shaft, Came::TurnedUp))),
            "banked" | "cart-filled" => self.cart = seat(event, "seat"),
            "drew" => self.drawn.extend(word::<Card>(event, "card")),
            _ => {}
        }
    }
}

fn kind(event: &Value) -> &str {
    event.get("event").and_then(Value::as_str).unwrap_or_default()
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
