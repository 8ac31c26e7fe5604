//! Gobblestones on a page: nine panels in a wooden tray, a rack of tiles, a bag; and envelopes when bluffing.

mod board;
mod cards;
mod hand;
mod key;
mod lesson;
mod marks;
mod pieces;
mod question;
mod rack;
mod reckoning;
mod reveal;
mod sight;
mod stand;
mod verdict;
mod window;

use leptos::prelude::*;
use serde_json::Value;
use underhill_catalog::gobblestones::{Gobblestones, MOST, Stage as Part, View};
use underhill_core::Seat;

use super::{Face, Lesson, Stage, field};
use crate::words::{t, tell};
use hand::Hand;
use verdict::Verdict;

impl Face for Gobblestones {
    const PICTURE: &'static str = include_str!("../../../art/home-gobblestones.svg");

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
        view! { <stand::Stand stage seat/> }.into_any()
    }

    fn prompt(stage: Stage<Self>) -> String {
        stage.view.with(|view| view.as_ref().map_or_else(String::new, |view| prompt(stage, view)))
    }

    fn controls(stage: Stage<Self>) -> AnyView {
        let asked = Memo::new(move |_| is_answering(stage) && stage.my_turn.get());
        view! {
            <Show when=move || asked.get() fallback=move || view! { <rack::Rack stage/> }>
                <question::Answers stage/>
            </Show>
        }
        .into_any()
    }

    fn reckoning(stage: Stage<Self>) -> AnyView {
        view! { <reckoning::Reckoning stage/> }.into_any()
    }

    fn notation(event: &Value) -> Option<String> {
        Some(match event["event"].as_str()? {
            "placed" | "placed-face-down" => field(event, "tiles"),
            "placed-none" => "-".to_owned(),
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

/// Whether tiles that somebody has laid face down are to be trusted or challenged now.
fn is_answering(stage: Stage<Gobblestones>) -> bool {
    stage.view.with(|view| view.as_ref().is_some_and(|view| matches!(view.stage, Part::Answering(_))))
}

/// What can be done now.
fn prompt(stage: Stage<Gobblestones>, view: &View) -> String {
    if let Some(question) = &view.question {
        let (count, name) = (question.tiles.tiles().len(), stage.name(question.seat));
        return tell("gobblestones-prompt-answer", &[("name", name.into()), ("count", count.into())]);
    }
    let hand = stage.hand.get();
    if let Some(square) = hand.aim {
        return tell("gobblestones-prompt-aim", &[("square", square.to_string().into())]);
    }
    if let Some(colour) = hand.picked {
        let first = hand.laid.is_empty();
        let say = if first { "gobblestones-prompt-picked" } else { "gobblestones-prompt-picked-more" };
        return tell(say, &[("tile", pieces::colour_word(colour).into())]);
    }
    match verdict::of(stage) {
        Verdict::Nothing if view.racks[view.turn.index()].count == 0 => t("gobblestones-prompt-no-tiles"),
        Verdict::Nothing if sight::is_empty(view) => t("gobblestones-prompt-open"),
        Verdict::Nothing if view.options.bluff => t("gobblestones-prompt-bluff"),
        Verdict::Nothing => t("gobblestones-prompt-lay"),
        Verdict::Legal => {
            let all = hand.laid.len() == MOST;
            let say = if all { "gobblestones-prompt-five" } else { "gobblestones-prompt-more" };
            tell(say, &[("points", hand.worth(view).into())])
        }
        Verdict::Not(_) => t("gobblestones-prompt-not-yet"),
    }
}
