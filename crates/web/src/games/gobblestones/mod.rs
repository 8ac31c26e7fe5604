//! Gobblestones on a page: nine panels in a wooden tray, a rack of tiles, a bag; and envelopes when bluffing.

mod account;
mod belongings;
mod board;
mod cards;
mod controls;
mod examples;
mod hand;
mod key;
mod lesson;
mod marks;
mod own;
mod pictures;
mod question;
mod reckoning;
mod reveal;
mod sight;
mod verdict;
mod window;
mod words;

use leptos::prelude::*;
use underhill_catalog::gobblestones::{Action, Event, Gobblestones, Square};
use underhill_core::Seat;

use super::{Example, Face, Lesson, Stage, Way};
use hand::Hand;

impl Face for Gobblestones {
    const PICTURE: &'static str = include_str!("../../../art/home-gobblestones.svg");

    const BOARD: &'static str = ".gobblestones-board";
    const BRIEF: [&'static str; 4] = ["GBS-07", "GBS-04", "GBS-08", "GBS-11"];

    type Hand = Hand;

    fn board(stage: Stage<Self>) -> AnyView {
        let shown = reveal::Shown::new(stage);
        view! {
            <board::Board stage shown/>
            <cards::Cards stage shown/>
        }
        .into_any()
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

    fn next_touch(action: &Action, hand: &Hand) -> String {
        let Action::Place(placement) = action else { return format!("[data-action='{action}']") };
        let space = |square: &Square| format!("#gobblestones-at-{square}");
        let wrong = hand.laid.iter().find(|tile| !placement.tiles().contains(tile));
        let next = placement.tiles().iter().find(|tile| !hand.laid.contains(tile));
        match (wrong, next) {
            (Some((square, _)), _) => space(square),
            (None, Some((square, colour))) if hand.picked == Some(*colour) => space(square),
            (None, Some((_, colour))) => format!(".gobblestones-pile[data-colour='{colour}']"),
            (None, None) => ".gobblestones-buttons .confirm".to_owned(),
        }
    }

    fn aim(action: &Action, hand: &Hand) -> Option<String> {
        let Action::Place(placement) = action else { return None };
        let (square, _) = placement.tiles().iter().find(|tile| !hand.laid.contains(tile))?;
        Some(format!("#gobblestones-at-{square}"))
    }

    fn way(action: &Action) -> Way {
        match action {
            Action::Place(placement) => {
                let spaces = placement.tiles().iter().map(|(square, _)| format!("#gobblestones-at-{square}"));
                Way { from: None, to: spaces.collect() }
            }
            other => Way { from: None, to: vec![format!("[data-action='{other}']")] },
        }
    }

    fn lift(stage: Stage<Self>, thing: &str) {
        let colour = thing.parse().ok();
        stage.hand.update(|hand| hand.picked = colour);
    }

    fn set_down(stage: Stage<Self>, thing: &str, place: &str) {
        if let (Ok(colour), Ok(square)) = (thing.parse(), place.parse()) {
            hand::drop_on(stage, square, colour);
        }
    }

    fn let_go(hand: &mut Hand) {
        (hand.picked, hand.aim) = (None, None);
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

    fn course(_: Stage<Self>) -> AnyView {
        ().into_any()
    }

    fn notation(event: &Event) -> Option<String> {
        match event {
            Event::Placed { tiles, .. } | Event::PlacedFaceDown { tiles, .. } => Some(tiles.to_string()),
            Event::PlacedNone { .. } => Some("-".to_owned()),
            _ => None,
        }
    }

    fn feat(event: &Event) -> Option<Seat> {
        /// As many points as a good turn makes.
        const MANY: i32 = 12;
        match *event {
            Event::Placed { seat, points, .. } | Event::Scored { seat, points } if points >= MANY => Some(seat),
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
