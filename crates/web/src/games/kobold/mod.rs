//! Kobold on a page: a round room by night, a beam that turns, little kobolds among toys and gems.

mod belongings;
mod board;
mod controls;
mod examples;
mod geometry;
mod graph;
mod hand;
mod happened;
mod history;
mod key;
mod kobolds;
mod lesson;
mod marks;
mod pictures;
mod reckoning;
mod room;
mod table;
mod tokens;
mod touch;
mod words;

use leptos::prelude::*;
use underhill_catalog::kobold::{Action, Event, Kobold};
use underhill_core::Seat;

use super::{Example, Face, Lesson, Stage};
use hand::Choice;

impl Face for Kobold {
    const PICTURE: &'static str = include_str!("../../../art/home-kobold.svg");

    const BOARD: &'static str = ".kobold-stage";
    const BRIEF: [&'static str; 4] = ["KOB-06", "KOB-08", "KOB-11", "KOB-14"];

    type Hand = Option<Choice>;

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

    fn next_touch(action: &Action, hand: &Option<Choice>) -> String {
        match (action, hand) {
            (Action::Place(_), Some(Choice::Retrieve)) => ".kobold-choices button:first-child".to_owned(),
            (Action::Take(_), Some(Choice::Place)) => ".kobold-choices button:last-child".to_owned(),
            (Action::Place(section), _) => format!("#section-{section}"),
            (Action::Take(spot), _) => format!("#space-{}-{}", spot.section, spot.space),
        }
    }

    fn lift(stage: Stage<Self>, thing: &str) {
        let choice = if thing == hand::KOBOLD { Choice::Place } else { Choice::Retrieve };
        stage.hand.set(Some(choice));
    }

    fn set_down(stage: Stage<Self>, thing: &str, place: &str) {
        hand::set_down(stage, thing, place);
    }

    fn how_it_ended(stage: Stage<Self>) -> String {
        reckoning::how_it_ended(stage)
    }

    fn triumph(stage: Stage<Self>) -> AnyView {
        view! { <reckoning::Triumph stage/> }.into_any()
    }

    fn reckoning(stage: Stage<Self>) -> AnyView {
        view! { <reckoning::Reckoning stage/> }.into_any()
    }

    fn course(stage: Stage<Self>) -> AnyView {
        view! { <graph::Graph stage/> }.into_any()
    }

    fn notation(event: &Event) -> Option<String> {
        let action = match *event {
            Event::Placed { section, .. } => Action::Place(section),
            Event::Grabbed { spot, .. } => Action::Take(spot),
            _ => return None,
        };
        Some(action.to_string())
    }

    fn feat(event: &Event) -> Option<Seat> {
        match *event {
            Event::GemsExchanged { seat, .. } | Event::TilesTaken { seat, .. } => Some(seat),
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
