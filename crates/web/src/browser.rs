//! What the app asks of the browser, in one place.

use std::cell::RefCell;
use std::rc::Rc;

use serde::Serialize;
use serde::de::DeserializeOwned;
use underhill_core::Luck;
use wasm_bindgen::prelude::*;
use web_sys::{Document, Storage, Window};

pub(crate) fn window() -> Window {
    web_sys::window().expect("the app runs in a page")
}

pub(crate) fn document() -> Document {
    window().document().expect("a page has a document")
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

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// What was kept under a name; nothing if there is nothing, or nothing that can be read.
pub(crate) fn recall<T: DeserializeOwned>(name: &str) -> Option<T> {
    let text = storage()?.get_item(&key(name)).ok()??;
    serde_json::from_str(&text).ok()
}

/// Keeps something. A browser that keeps nothing is no reason to stop.
pub(crate) fn remember<T: Serialize>(name: &str, value: &T) {
    if let (Some(storage), Ok(text)) = (storage(), serde_json::to_string(value)) {
        let _ = storage.set_item(&key(name), &text);
    }
}

pub(crate) fn forget(name: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&key(name));
    }
}

fn key(name: &str) -> String {
    format!("underhill.{name}")
}

/// Something that happens later, unless it is dropped before.
pub(crate) struct Timer {
    id: i32,
    repeats: bool,
    _action: Closure<dyn FnMut()>,
}

impl Timer {
    /// Does it once, after so many milliseconds.
    pub(crate) fn once(milliseconds: i32, action: impl FnMut() + 'static) -> Timer {
        let action = Closure::new(action);
        let function = action.as_ref().unchecked_ref();
        let id = window().set_timeout_with_callback_and_timeout_and_arguments_0(function, milliseconds);
        Timer { id: id.expect("a page has timers"), repeats: false, _action: action }
    }

    /// Does it again and again.
    pub(crate) fn every(milliseconds: i32, action: impl FnMut() + 'static) -> Timer {
        let action = Closure::new(action);
        let function = action.as_ref().unchecked_ref();
        let id = window().set_interval_with_callback_and_timeout_and_arguments_0(function, milliseconds);
        Timer { id: id.expect("a page has timers"), repeats: true, _action: action }
    }
}

impl Drop for Timer {
    fn drop(&mut self) {
        if self.repeats {
            window().clear_interval_with_handle(self.id);
        } else {
            window().clear_timeout_with_handle(self.id);
        }
    }
}

/// Does something after so many milliseconds, whatever happens meanwhile.
pub(crate) fn later(milliseconds: i32, action: impl FnOnce() + 'static) {
    let (mut action, holder) = (Some(action), Rc::new(RefCell::new(None)));
    let own = Rc::clone(&holder);
    let timer = Timer::once(milliseconds, move || {
        if let Some(action) = action.take() {
            action();
        }
        // The timer has done its work, and goes once this call is over.
        if let Some(timer) = own.borrow_mut().take() {
            std::mem::forget::<Timer>(timer);
        }
    });
    *holder.borrow_mut() = Some(timer);
}

/// The languages the person prefers, the best first.
pub(crate) fn languages() -> Vec<String> {
    window().navigator().languages().iter().filter_map(|language| language.as_string()).collect()
}

/// Asks the server that the page came from for a text file.
pub(crate) async fn fetch_text(path: &str) -> Option<String> {
    let response = wasm_bindgen_futures::JsFuture::from(window().fetch_with_str(path)).await.ok()?;
    let response: web_sys::Response = response.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    wasm_bindgen_futures::JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}

/// Scrolls to the top and puts the focus on the heading, as after a page has been loaded.
pub(crate) fn begin_page() {
    window().scroll_to_with_x_and_y(0.0, 0.0);
}
