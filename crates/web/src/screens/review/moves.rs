//! Every move in a sentence. The one that is looked at is marked and kept in view.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::reviewing::Reviewing;
use crate::browser::document;
use crate::icons::SeatMark;
use crate::words::t;

#[component]
pub(super) fn Moves(reviewing: Reviewing) -> impl IntoView {
    let listed = move || {
        let heard = reviewing.told.with(Vec::len);
        (1..=heard).collect::<Vec<_>>()
    };
    // Where two players take turns one by one, a row holds a move of each.
    let alternate = reviewing.desk().seats() == 2
        && (1..=reviewing.count()).all(|number| {
            let actor = reviewing.moved(number).map(|moved| moved.actor().index());
            actor == Some((number - 1) % 2)
        });
    Effect::new(move |_| {
        let at = reviewing.at.get();
        reviewing.told.with(Vec::len);
        // The list is made by then.
        request_animation_frame(move || keep_in_view(at));
    });
    view! {
        <section class="review-moves panel" aria-label=move || t("every-move")>
            <h2>{move || t("every-move")}</h2>
            <p class="note wide" aria-hidden="true">{move || t("review-keys")}</p>
            <ol class="moves" class:alternate=alternate tabindex="-1">
                <For each=listed key=|number| *number let:number><li><Row reviewing number/></li></For>
            </ol>
        </section>
    }
}

/// Scrolls the list, and nothing else, so that a move can be seen.
fn keep_in_view(number: usize) {
    let Ok(Some(list)) = document().query_selector(".moves") else { return };
    let row = list.query_selector(&format!("[data-move='{number}']")).ok().flatten();
    let row = row.and_then(|row| row.dyn_into::<web_sys::HtmlElement>().ok());
    let Some(row) = row else { return list.set_scroll_top(0) };
    let (top, room) = (row.offset_top(), list.client_height());
    let middle = top - (room - row.offset_height()) / 2;
    list.set_scroll_top(middle.max(0));
}

#[component]
fn Row(reviewing: Reviewing, number: usize) -> impl IntoView {
    let moved = reviewing.moved(number);
    let written = moved.iter().flat_map(|moved| &moved.choices).map(|(_, action)| action.clone()).collect::<Vec<_>>();
    let turning = Memo::new(move |_| {
        reviewing.turning.with(|all| all.iter().position(|turning| turning.number == number).map(|place| place + 1))
    });
    view! {
        <button class="log-line" data-move=number aria-current=move || (reviewing.at.get() == number).then_some("true")
            on:click=move |_| reviewing.go(number)>
            <span class="move-number">{number}</span>
            {moved.map(|moved| view! { <SeatMark seat=moved.actor() size=14/> })}
            <span class="tale">{move || reviewing.sentences(number)}
                {move || turning.get().map(|place| view! { " " <b class="turn-number">{place}</b> })}
            </span>
            <code class="written">{written.join(" ")}</code>
        </button>
    }
}
