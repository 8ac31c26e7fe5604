//! Gobblet! on a page: a wooden board, turned cups, two sets of three stacks.

mod belongings;
mod board;
mod examples;
mod hand;
mod key;
mod lesson;
mod pictures;
mod reckoning;
mod words;

use leptos::prelude::*;
use underhill_catalog::gobblet::{Action, Event, Gobblet};
use underhill_core::Seat;

use super::{Example, Face, Lesson, Stage};
use hand::Pick;

impl Face for Gobblet {
    const PICTURE: &'static str = include_str!("../../../art/home-gobblet.svg");

    const PRESET_PICTURES: &'static [&'static str] =
        &[include_str!("../../../art/home-gobblet-easy.svg"), include_str!("../../../art/home-gobblet-real.svg")];

    const BOARD: &'static str = ".gobblet-board";
    const BRIEF: [&'static str; 4] = ["GBT-11", "GBT-05", "GBT-07", "GBT-09"];

    type Hand = Option<Pick>;

    fn board(stage: Stage<Self>) -> AnyView {
        view! { <board::Board stage/> }.into_any()
    }

    fn belongings(stage: Stage<Self>, seat: Seat) -> AnyView {
        view! { <belongings::Belongings stage seat/> }.into_any()
    }

    fn prompt(stage: Stage<Self>) -> String {
        words::prompt(stage)
    }

    fn controls(_: Stage<Self>) -> AnyView {
        ().into_any()
    }

    fn next_touch(action: &Action, hand: &Option<Pick>) -> String {
        let square = |square| format!("#square-{square}");
        match (*action, *hand) {
            (Action::Place { size, at }, Some(Pick::New(picked, _))) if picked == size => square(at),
            (Action::Place { size, .. }, _) => {
                format!(".gobblet-stack[data-count^='{}']:not([disabled])", size as u8)
            }
            (Action::Move { from, to }, Some(Pick::From(picked))) if picked == from => square(to),
            (Action::Move { from, .. }, _) => square(from),
            (Action::Touch(at) | Action::Land(at), _) => square(at),
        }
    }

    fn aim(action: &Action, _: &Option<Pick>) -> Option<String> {
        match *action {
            Action::Place { at: to, .. } | Action::Move { to, .. } => Some(format!("#square-{to}")),
            Action::Touch(_) | Action::Land(_) => None,
        }
    }

    fn lift(stage: Stage<Self>, thing: &str) {
        hand::lift(stage, thing);
    }

    fn set_down(stage: Stage<Self>, thing: &str, place: &str) {
        hand::set_down(stage, thing, place);
    }

    const COUNTS_POINTS: bool = false;
    const PUZZLES_COUNT_MOVES: bool = true;

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
        view! { <reckoning::HowItWasWon stage/> }.into_any()
    }

    fn notation(event: &Event) -> Option<String> {
        let action = match *event {
            Event::Placed { gobblet, at, .. } => Action::Place { size: gobblet.size, at },
            Event::Moved { from, to, .. } => Action::Move { from, to },
            Event::Touched { from, .. } => Action::Touch(from),
            Event::Landed { to, .. } => Action::Land(to),
            Event::Over { .. } => return None,
        };
        Some(action.to_string())
    }

    fn feat(event: &Event) -> Option<Seat> {
        match *event {
            Event::Placed { seat, gobbled: Some(_), .. }
            | Event::Moved { seat, gobbled: Some(_), .. }
            | Event::Landed { seat, gobbled: Some(_), .. } => Some(seat),
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
