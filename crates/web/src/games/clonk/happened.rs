//! What happened last: what is marked, and what moves.

use leptos::prelude::*;
use underhill_catalog::clonk::{Card, Clonk, Event, Shaft, Source};
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
        if age > 0 && events.iter().any(|event| matches!(event, Event::TurnBegan { .. })) {
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
    fn mark(&mut self, event: &Event) {
        match *event {
            Event::Dug { seat: gallery, from, .. } | Event::Gifted { to: gallery, from, .. } => {
                self.galleries.push(gallery);
                if let Source::Shaft(shaft) = from {
                    self.shafts.push(shaft);
                }
            }
            Event::Blasted { shaft, .. } | Event::Backfilled { shaft, .. } => self.shafts.push(shaft),
            _ => {}
        }
    }

    /// Remembers what moved.
    fn shift(&mut self, event: &Event) {
        match *event {
            Event::Dug { seat: gallery, .. } | Event::Gifted { to: gallery, .. } => self.gallery = Some(gallery),
            Event::Blasted { shaft, .. } => self.blast = Some(shaft),
            Event::Backfilled { shaft, .. } | Event::Laid { shaft, .. } => self.tops.push((shaft, Came::Laid)),
            Event::TurnedUp { shaft, .. } => self.tops.push((shaft, Came::TurnedUp)),
            Event::Banked { seat, .. } | Event::CartFilled { seat, .. } => self.cart = Some(seat),
            Event::Drew { card, .. } => self.drawn.extend(card),
            _ => {}
        }
    }
}

/// The same, kept until something else happens.
pub(super) fn remembered(stage: Stage<Clonk>) -> Memo<Last> {
    Memo::new(move |_| last(stage))
}
