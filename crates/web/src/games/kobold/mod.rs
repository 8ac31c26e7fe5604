//! Kobold on a page: a round room by night, a beam that turns, little kobolds among toys and gems.

mod belongings;
mod board;
mod controls;
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
use serde_json::Value;
use underhill_catalog::kobold::Kobold;
use underhill_core::Seat;

use super::{Face, Lesson, Stage, field};
use hand::Choice;

impl Face for Kobold {
    const PICTURE: &'static str = include_str!("../../../art/home-kobold.svg");

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

    fn reckoning(stage: Stage<Self>) -> AnyView {
        view! { <reckoning::Reckoning stage/> }.into_any()
    }

    fn notation(event: &Value) -> Option<String> {
        Some(match event["event"].as_str()? {
            "placed" => format!("place {}", field(event, "section")),
            "grabbed" => format!("take {}", field(event, "spot")),
            _ => return None,
        })
    }

    fn key() -> AnyView {
        view! { <key::Key/> }.into_any()
    }

    fn lesson() -> Lesson {
        lesson::LESSON
    }
}
