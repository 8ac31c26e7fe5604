//! Gobblet! on a page: a wooden board, turned cups, two sets of three stacks.

mod belongings;
mod board;
mod hand;
mod key;
mod lesson;
mod pictures;
mod words;

use leptos::prelude::*;
use serde_json::Value;
use underhill_catalog::gobblet::Gobblet;
use underhill_core::Seat;

use super::{Face, Lesson, Stage, field};
use hand::Pick;

impl Face for Gobblet {
    const PICTURE: &'static str = include_str!("../../../art/home-gobblet.svg");

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

    fn reckoning(_: Stage<Self>) -> AnyView {
        ().into_any()
    }

    fn notation(event: &Value) -> Option<String> {
        let [at, from, to] = ["at", "from", "to"].map(|name| field(event, name));
        Some(match event["event"].as_str()? {
            "placed" => format!("{}@{at}", field(event, "gobblet").trim_start_matches(['w', 'b'])),
            "moved" => format!("{from}-{to}"),
            "touched" => from,
            "landed" => format!("-{to}"),
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
