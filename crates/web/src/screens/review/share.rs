//! Showing a game to others: its link, a picture of the board, a film of the game; and what else can be done with it.

use js_sys::{Array, Object, Reflect};
use leptos::prelude::*;
use underhill_catalog::GameId;
use wasm_bindgen::prelude::*;
use web_sys::{CustomEvent, CustomEventInit};

use super::reviewing::Reviewing;
use super::{Origin, link_to, outcome};
use crate::browser::{copy, window};
use crate::icons::{Glyph, Icon};
use crate::route::{Link, Page};
use crate::screens::frame::Choices;
use crate::words::{t, tell};

/// What became of a link that is to be copied.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Copying {
    NotYet,
    Done,
    /// The browser lets nobody copy; the link is its address now.
    InAddress,
}

#[component]
pub(super) fn Share(reviewing: Reviewing, origin: Origin) -> impl IntoView {
    let copying = RwSignal::new(Copying::NotYet);
    let address = origin.address;
    let copy_link = move |_| {
        let (address, record) = (address.clone(), reviewing.record());
        leptos::task::spawn_local(async move {
            if let Some(link) = link_to(address, &record.to_line()).await {
                copying.try_set(copy_text(&link).await);
            }
        });
    };
    let copied = move || match copying.get() {
        Copying::NotYet => t("copy-link"),
        Copying::Done => t("copied"),
        Copying::InAddress => t("link-in-address"),
    };
    // How far a film is, from 0 to 1.
    let filming = RwSignal::new(None::<f64>);
    let film_words = move || match filming.get() {
        Some(far) => tell("percent", &[("percent", (far * 100.0).round().into())]),
        None => t("review-film"),
    };
    let busy = move || filming.get().is_some();
    view! {
        <button class="review-share" on:click=copy_link><Icon of=Glyph::Link/><span>{copied}</span></button>
        <button class="review-share" disabled=busy on:click=move |_| order(reviewing, "picture", filming)><Icon of=Glyph::Picture/><span>{move || t("review-picture")}</span></button>
        <button class="review-share" disabled=busy on:click=move |_| order(reviewing, "film", filming)><Icon of=Glyph::Film/><span aria-live="off">{film_words}</span></button>
        <details class="review-more">
            <summary class="quiet" aria-label=move || t("review-more")><Icon of=Glyph::More/></summary>
            <div class="panel">
                <button class="quiet" on:click=move |_| order(reviewing, "record", filming)><Icon of=Glyph::Download/>{move || t("download-record")}</button>
                <Link to=Page::Rules(reviewing.desk().game, None) class="quiet"><Icon of=Glyph::Book/>{move || t("rules")}</Link>
                <Choices/>
            </div>
        </details>
    }
}

async fn copy_text(text: &str) -> Copying {
    if copy(text).await {
        return Copying::Done;
    }
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(text));
    }
    Copying::InAddress
}

/// Has a picture, a film or the record made as a file.
fn order(reviewing: Reviewing, what: &str, filming: RwSignal<Option<f64>>) {
    let (record, at) = (reviewing.record(), reviewing.at.get_untracked());
    let names = reviewing.desk().names();
    let won = record.end.as_ref().map(|end| outcome(reviewing.desk().game, end, &names, None)).unwrap_or_default();
    let caption = format!("{} · {} · Underhill", t(&format!("{}-name", record.game)), won.trim_end_matches('.'));
    let show = Closure::<dyn FnMut(usize)>::new(move |number| reviewing.show_after(number));
    let is_film = what == "film";
    let told = Closure::<dyn FnMut(f64)>::new(move |far: f64| {
        let done = !(0.0..1.0).contains(&far);
        filming.try_set((!done).then_some(far));
        if done && is_film {
            reviewing.go(at);
        }
    });
    // The games whose styles a picture of this one does not need.
    let others = GameId::ALL.iter().filter(|game| game.id() != record.game);
    let others: Array = others.map(|game| JsValue::from_str(game.id())).collect();
    let detail = Object::new();
    for (name, value) in [
        ("what", what.into()),
        ("name", format!("{}-{at}", record.game).into()),
        ("caption", caption.into()),
        ("others", others.into()),
        ("text", format!("{}\n", record.to_line()).into()),
        ("count", reviewing.count().into()),
        ("show", show.into_js_value()),
        ("told", told.into_js_value()),
    ] {
        let _ = Reflect::set(&detail, &name.into(), &value);
    }
    let with = CustomEventInit::new();
    with.set_detail(&detail);
    if let Ok(event) = CustomEvent::new_with_event_init_dict("underhill-share", &with) {
        let _ = window().dispatch_event(&event);
    }
}
