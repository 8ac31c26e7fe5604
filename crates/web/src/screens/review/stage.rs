//! The board of a game that is looked at again, as large as there is room for, and the buttons that go through the game.

use leptos::html::Div;
use leptos::prelude::*;
use underhill_core::Seat;
use wasm_bindgen::prelude::*;
use web_sys::{HtmlElement, ResizeObserver};

use super::graph::here_in_words;
use super::reviewing::Reviewing;
use crate::icons::{Glyph, Icon};
use crate::screens::play::Player;
use crate::words::{t, tell};

#[component]
pub(super) fn Board(reviewing: Reviewing) -> impl IntoView {
    let stage = reviewing.stage;
    let seats = reviewing.desk().seats();
    let (room, table) = (NodeRef::<Div>::new(), NodeRef::<Div>::new());
    fit_into(room, table);
    view! {
        <div class="review-board" role="img" aria-label=move || here_in_words(reviewing) node_ref=room>
            <div class="play" inert node_ref=table>
                {Seat::first(seats).map(|seat| view! { <Player stage seat/> }).collect_view()}
                <div class="middle">{stage.game().board()}</div>
            </div>
        </div>
    }
}

/// Makes what lies on the table as large as its room, and keeps it so when either changes.
fn fit_into(room: NodeRef<Div>, table: NodeRef<Div>) {
    let watching = StoredValue::new_local(None::<(ResizeObserver, Closure<dyn FnMut()>)>);
    Effect::new(move |_| {
        let (Some(room), Some(table)) = (room.get(), table.get()) else { return };
        let look = {
            let (room, table): (HtmlElement, HtmlElement) = (room.clone().into(), table.clone().into());
            Closure::<dyn FnMut()>::new(move || fit(&room, &table))
        };
        let Ok(watch) = ResizeObserver::new(look.as_ref().unchecked_ref()) else { return };
        watch.observe(&room);
        watch.observe(&table);
        watching.set_value(Some((watch, look)));
    });
    on_cleanup(move || {
        watching.update_value(|watching| {
            if let Some((watch, _)) = watching.take() {
                watch.disconnect();
            }
        });
    });
}

/// A table is made no larger than this: it would only become coarse.
const LARGEST: f64 = 2.0;

fn fit(room: &HtmlElement, table: &HtmlElement) {
    let (wide, high) = (f64::from(table.offset_width().max(1)), f64::from(table.offset_height().max(1)));
    let scale = (f64::from(room.client_width()) / wide).min(f64::from(room.client_height()) / high).min(LARGEST);
    let _ = table.style().set_property("transform", &format!("translate(-50%, -50%) scale({scale:.3})"));
}

/// First, back, on, last.
#[component]
pub(super) fn Steps(reviewing: Reviewing) -> impl IntoView {
    let count = reviewing.count();
    let at = move || reviewing.at.get();
    view! {
        <nav class="review-steps" aria-label=move || t("every-move")>
            <button disabled=move || at() == 0 aria-label=move || t("to-start") on:click=move |_| reviewing.go(0)><Icon of=Glyph::First/></button>
            <button disabled=move || at() == 0 on:click=move |_| reviewing.step(false)><Icon of=Glyph::Previous/>{move || t("previous")}</button>
            <p><b>{move || tell("move-number", &[("number", at().into())])}</b> <span>{move || tell("move-of", &[("count", count.into())])}</span></p>
            <button class="primary" disabled=move || at() == count on:click=move |_| reviewing.step(true)>{move || t("next")}<Icon of=Glyph::Next/></button>
            <button disabled=move || at() == count aria-label=move || t("to-end") on:click=move |_| reviewing.go(count)><Icon of=Glyph::Last/></button>
        </nav>
    }
}
