//! What the app asks of the browser, in one place.

use std::fmt::Display;

use gloo_net::http::Request;
use leptos::prelude::{
    Effect, Get, GetUntracked, Memo, ReadSignal, Set, Update, WriteSignal, request_animation_frame, signal,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use underhill_core::{Luck, read_json};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Animation, Document, HtmlElement, ScrollIntoViewOptions, ScrollLogicalPosition, ShareData, Storage, Window,
};

pub(crate) fn window() -> Window {
    web_sys::window().expect("the app runs in a page")
}

pub(crate) fn document() -> Document {
    window().document().expect("a page has a document")
}

/// Loads the page anew.
pub(crate) fn load_again() {
    let _ = window().location().reload();
}

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// Random bytes that nobody can foresee.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("a browser has randomness");
    bytes
}

/// Luck for what nobody has to verify.
pub(crate) fn luck() -> impl Luck {
    underhill_core::seeded(u64::from_le_bytes(random()), 0)
}

/// What moves on the page and will come to rest, and in how many milliseconds.
fn motions() -> impl Iterator<Item = (Animation, f64)> {
    document().get_animations().into_iter().filter_map(|motion| {
        let motion: Animation = motion.dyn_into().ok()?;
        let timing = motion.effect()?.get_computed_timing();
        let end = js_sys::Reflect::get(&timing, &"endTime".into()).ok()?.as_f64()?;
        let left = end - motion.current_time()?;
        left.is_finite().then_some((motion, left))
    })
}

/// In how many milliseconds everything that happened has been shown.
pub(crate) fn motion_left() -> u64 {
    motions().map(|(_, left)| left).fold(0.0, f64::max) as u64
}

/// Shows at once how everything that moves will come to rest.
pub(crate) fn finish_motions() {
    for (motion, _) in motions() {
        let _ = motion.finish();
    }
}

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// What was kept under a name; nothing if there is nothing, or nothing that can be read.
pub(crate) fn recall<T: DeserializeOwned>(name: &str) -> Option<T> {
    let text = storage()?.get_item(&key(name)).ok()??;
    read_json(&text).ok()
}

/// Keeps something. A browser that keeps nothing is no reason to stop.
pub(crate) fn remember<T: Serialize>(name: &str, value: &T) {
    try_remember(name, value);
}

/// Keeps something, and says whether the browser had room for it.
pub(crate) fn try_remember<T: Serialize>(name: &str, value: &T) -> bool {
    let (Some(storage), Ok(text)) = (storage(), serde_json::to_string(value)) else { return false };
    storage.set_item(&key(name), &text).is_ok()
}

pub(crate) fn forget(name: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&key(name));
    }
}

/// The names that begin like this under which something is kept.
pub(crate) fn kept_names(beginning: &str) -> Vec<String> {
    let Some(storage) = storage() else { return Vec::new() };
    let (count, all) = (storage.length().unwrap_or_default(), key(""));
    let names = (0..count).filter_map(|place| storage.key(place).ok().flatten());
    names
        .filter_map(|name| name.strip_prefix(&all).filter(|name| name.starts_with(beginning)).map(str::to_owned))
        .collect()
}

pub(crate) fn key(name: &str) -> String {
    format!("underhill.{name}")
}

/// The languages the person prefers, the best first.
pub(crate) fn languages() -> Vec<String> {
    window().navigator().languages().iter().filter_map(|language| language.as_string()).collect()
}

/// Whether the browser can do something, by the name of what does it. Some do less on pages without encryption.
pub(crate) fn can(what: &str) -> bool {
    js_sys::Reflect::get(&window().navigator(), &what.into()).is_ok_and(|found| !found.is_undefined())
}

/// Puts a text where it can be pasted from; says whether that worked.
pub(crate) async fn copy(text: &str) -> bool {
    can("clipboard") && JsFuture::from(window().navigator().clipboard().write_text(text)).await.is_ok()
}

/// An address within the site with everything in front of it, as others need it.
pub(crate) fn whole_address(path: impl Display) -> String {
    format!("{}{path}", window().location().origin().unwrap_or_default())
}

/// Lets the person choose to whom a link goes, with a text if there is one, by the device's own means.
pub(crate) fn share(title: &str, text: Option<&str>, link: &str) {
    let data = ShareData::new();
    data.set_title(title);
    if let Some(text) = text {
        data.set_text(text);
    }
    data.set_url(link);
    // Whoever changes their mind shares nothing.
    let shared = JsFuture::from(window().navigator().share_with_data(&data));
    leptos::task::spawn_local(async move { drop(shared.await) });
}

/// Which build of the app this page is; none if it was not packed.
pub(crate) fn build() -> Option<String> {
    document().document_element()?.get_attribute("data-build")
}

/// So long after an attempt to update, in milliseconds, none is made to the same version: it may be out of reach.
const UPDATE_AGAIN: u64 = 600_000;

/// The server hands out another build: the page is loaded anew, as the server has it now. Games and seats are kept.
pub(crate) fn update_page(build: &str) {
    let tried: Option<(String, u64)> = recall("updated");
    if tried.is_some_and(|(to, at)| to == build && now().saturating_sub(at) < UPDATE_AGAIN) {
        return;
    }
    remember("updated", &(build, now()));
    if let Ok(event) = web_sys::Event::new("underhill-update") {
        let _ = window().dispatch_event(&event);
    }
}

/// Asks the server that the page came from for a text file.
pub(crate) async fn fetch_text(path: &str) -> Option<String> {
    let response = Request::get(path).send().await.ok()?;
    if response.ok() { response.text().await.ok() } else { None }
}

/// Scrolls to the top and puts the focus before what the page is about, as after a page has been loaded.
pub(crate) fn begin_page() {
    window().scroll_to_with_x_and_y(0.0, 0.0);
    // The new page is there with the next picture.
    request_animation_frame(|| {
        let main = document().query_selector("main").ok().flatten();
        if let Some(main) = main.and_then(|main| main.dyn_into::<HtmlElement>().ok()) {
            main.set_tab_index(-1);
            let _ = main.focus();
            // Whatever gets the focus is brought into view, and the bar above it would be out of it.
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
    });
}

/// Scrolls just so far that something can be seen that is there with the next picture.
pub(crate) fn bring_into_view(css: &'static str) {
    request_animation_frame(move || {
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Nearest);
        if let Ok(Some(element)) = document().query_selector(css) {
            element.scroll_into_view_with_scroll_into_view_options(&options);
        }
    });
}

/// How many pictures have been shown since something began, up to `most`; none until it begins. What would take long
/// to draw at once is drawn in several pictures, so that the page goes on answering.
pub(crate) fn pictures_since(begun: Memo<bool>, most: usize) -> ReadSignal<usize> {
    let (shown, set_shown) = signal(0);
    Effect::new(move |_| {
        set_shown.set(0);
        if begun.get() {
            count_pictures(begun, set_shown, most);
        }
    });
    shown
}

fn count_pictures(begun: Memo<bool>, shown: WriteSignal<usize>, most: usize) {
    request_animation_frame(move || {
        if begun.try_get_untracked() != Some(true) {
            return;
        }
        let more = shown.try_update(|count| {
            *count += 1;
            *count < most
        });
        if more == Some(true) {
            count_pictures(begun, shown, most);
        }
    });
}
