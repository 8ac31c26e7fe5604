//! The buttons of the moment: the rack with the buttons of one's turn, or the answers to tiles laid face down.

use leptos::prelude::*;
use underhill_catalog::gobblestones::{Gobblestones, TurnPart};

use super::own::Rack;
use super::question::Answers;
use crate::games::Stage;

#[component]
pub(super) fn Controls(stage: Stage<Gobblestones>) -> impl IntoView {
    let asked = Memo::new(move |_| is_answering(stage) && stage.my_turn.get());
    view! {
        <Show when=move || asked.get() fallback=move || view! { <Rack stage/> }>
            <Answers stage/>
        </Show>
    }
}

/// Whether tiles that somebody has laid face down are to be trusted or challenged now.
fn is_answering(stage: Stage<Gobblestones>) -> bool {
    stage.view.with(|view| view.as_ref().is_some_and(|view| matches!(view.stage, TurnPart::Answering(_))))
}
