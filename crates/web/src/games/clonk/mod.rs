//! Clonk! on a page: the mine with its five shafts, the sleeping monster, galleries, carts and hands.

mod belongings;
mod board;
mod carts;
mod choose;
mod controls;
mod examples;
mod hand;
mod happened;
mod key;
mod keys;
mod lesson;
mod own;
mod pictures;
mod reckoning;
mod words;

use leptos::prelude::*;
use underhill_catalog::clonk::{Action, Clonk, Event, Shaft, Source};
use underhill_core::Seat;

use super::{Example, Face, Lesson, Stage};

impl Face for Clonk {
    const PICTURE: &'static str = include_str!("../../../art/home-clonk.svg");

    const BOARD: &'static str = ".clonk-mine";
    const BRIEF: [&'static str; 4] = ["CLK-09", "CLK-16", "CLK-17", "CLK-19"];

    /// The card that has been picked up, on a shaft or in hand.
    type Hand = Option<Source>;

    fn board(stage: Stage<Self>) -> AnyView {
        view! { <board::Board stage/> }.into_any()
    }

    fn belongings(stage: Stage<Self>, seat: Seat) -> AnyView {
        view! { <belongings::Belongings stage seat/> }.into_any()
    }

    fn prompt(stage: Stage<Self>) -> String {
        words::prompt(stage)
    }

    fn controls(stage: Stage<Self>) -> AnyView {
        view! { <controls::Controls stage/> }.into_any()
    }

    fn next_touch(action: &Action, hand: &Option<Source>) -> String {
        let shaft = |shaft: Shaft| format!("#clonk-0-{}", shaft.index());
        let source = |source| match source {
            Source::Shaft(from) => shaft(from),
            Source::Hand(card) => format!("[data-held='{card}']"),
        };
        let button = format!("[data-action='{action}']");
        let (first, then) = match *action {
            Action::Open(_) | Action::Done => return button,
            Action::Bank(card) | Action::Discard(card) => (Source::Hand(card), button),
            Action::Dig(from) | Action::Gift(_, from) => (from, button),
            Action::Blast(at) => (Source::Shaft(at), button),
            Action::Backfill(card, at) => (Source::Hand(card), shaft(at)),
        };
        if *hand == Some(first) { then } else { source(first) }
    }

    fn aim(action: &Action, _: &Option<Source>) -> Option<String> {
        Some(match *action {
            Action::Bank(_) => ".clonk-cartbox .clonk-card".to_owned(),
            Action::Dig(_) => ".clonk-hole.next".to_owned(),
            Action::Gift(to, _) => format!("[data-drop='seat-{to}'] .clonk-gallery"),
            Action::Backfill(_, at) => format!("#clonk-0-{}", at.index()),
            Action::Open(_) | Action::Done | Action::Blast(_) | Action::Discard(_) => return None,
        })
    }

    fn lift(stage: Stage<Self>, thing: &str) {
        stage.hand.set(thing.parse().ok());
    }

    fn set_down(stage: Stage<Self>, thing: &str, place: &str) {
        hand::set_down(stage, thing, place);
    }

    fn how_it_ended(stage: Stage<Self>) -> String {
        reckoning::how_it_ended(stage)
    }

    fn triumph(_: Stage<Self>) -> AnyView {
        view! { <reckoning::Triumph/> }.into_any()
    }

    fn reckoning(stage: Stage<Self>) -> AnyView {
        view! { <reckoning::Reckoning stage/> }.into_any()
    }

    fn course(stage: Stage<Self>) -> AnyView {
        view! { <reckoning::Steps stage/> }.into_any()
    }

    fn notation(event: &Event) -> Option<String> {
        let action = match *event {
            Event::Banked { card, .. } => Action::Bank(card),
            Event::Dug { from, .. } => Action::Dig(from),
            Event::Gifted { to, from, .. } => Action::Gift(to, from),
            Event::Blasted { shaft, .. } => Action::Blast(shaft),
            Event::Backfilled { card, shaft, .. } => Action::Backfill(card, shaft),
            Event::Discarded { card, .. } => Action::Discard(card),
            _ => return None,
        };
        Some(action.to_string())
    }

    fn feat(event: &Event) -> Option<Seat> {
        match *event {
            Event::Blasted { seat, .. } => Some(seat),
            _ => None,
        }
    }

    fn key() -> AnyView {
        view! { <key::Key/> }.into_any()
    }

    fn lessons() -> &'static [Lesson] {
        lesson::LESSONS
    }

    fn examples() -> &'static [Example] {
        examples::EXAMPLES
    }
}
