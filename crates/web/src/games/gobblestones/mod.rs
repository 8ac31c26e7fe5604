//! Gobblestones on a page.

use leptos::prelude::*;
use underhill_catalog::gobblestones::Gobblestones;
use underhill_core::{Game, Seat};

use super::{Face, Lesson, Stage};

impl Face for Gobblestones {
    type Hand = ();

    fn board(stage: Stage<Self>) -> AnyView {
        let actions = move || {
            let seat = stage.me.get();
            let mine = stage.my_turn.get();
            stage.state.with(|state| match (state, seat) {
                (Some(state), Some(seat)) if mine => state.legal_actions(seat),
                _ => Vec::new(),
            })
        };
        view! {
            <div class="row">
                {move || actions().into_iter().take(60).map(|action| {
                    let text = action.to_string();
                    view! { <button class="small" on:click=move |_| stage.act(&action)>{text}</button> }
                }).collect_view()}
            </div>
        }
        .into_any()
    }

    fn belongings(_: Stage<Self>, _: Seat) -> AnyView {
        ().into_any()
    }

    fn prompt(_: Stage<Self>) -> String {
        String::new()
    }

    fn controls(_: Stage<Self>) -> AnyView {
        ().into_any()
    }

    fn reckoning(_: Stage<Self>) -> AnyView {
        ().into_any()
    }

    fn key() -> AnyView {
        ().into_any()
    }

    fn lesson() -> Lesson {
        Lesson { seats: 2, options: &[], scenes: &[] }
    }
}
