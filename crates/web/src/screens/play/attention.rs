//! Somebody who looks elsewhere is told when it is their turn: by the title of the tab, and by a screen that stays on.

use js_sys::{Function, Promise, Reflect};
use leptos::prelude::*;
use underhill_table::Phase;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlLinkElement;

use crate::browser::{document, window};
use crate::games::AnyStage;
use crate::words::t;

/// The tab's icon, and the one with a dot that says that it is your turn.
const ICONS: [&str; 2] = ["/icon.svg", "/icon-turn.svg"];

/// Says in the tab's title and icon whether the person at the screen is to decide, and keeps the screen on meanwhile.
pub(super) fn call_for_it(stage: AnyStage) {
    let desk = stage.desk;
    let mine = Memo::new(move |_| stage.my_turn.get() && desk.phase() == Phase::Playing);
    Effect::new(move |_| {
        let game = t(&format!("{}-name", desk.game));
        let turn = if mine.get() { format!("{} ", t("your-turn")) } else { String::new() };
        document().set_title(&format!("{turn}{game} · Underhill"));
        show_icon(mine.get());
    });
    let lock = StoredValue::new_local(None::<JsValue>);
    Effect::new(move |_| {
        if mine.get() {
            leptos::task::spawn_local(async move {
                // A device that does not know such a thing, or is short of power, says no; then it sleeps.
                let Some(asked) = call(&window().navigator(), &["wakeLock"], "request", &["screen".into()]) else {
                    return;
                };
                let Ok(awake) = JsFuture::from(asked).await else { return };
                let page_is_gone = lock.try_set_value(Some(awake.clone())).is_some();
                if page_is_gone {
                    let _ = call(&awake, &[], "release", &[]);
                } else if !mine.get_untracked() {
                    let_sleep(lock);
                }
            });
        } else {
            let_sleep(lock);
        }
    });
    on_cleanup(move || {
        let_sleep(lock);
        show_icon(false);
    });
}

fn let_sleep(lock: StoredValue<Option<JsValue>, LocalStorage>) {
    if let Some(Some(awake)) = lock.try_update_value(Option::take) {
        let _ = call(&awake, &[], "release", &[]);
    }
}

/// Calls something that not every browser has, and that is not had at all where a page is not served safely.
fn call(of: &JsValue, path: &[&str], name: &str, arguments: &[JsValue]) -> Option<Promise> {
    let get = |of: JsValue, name: &str| Reflect::get(&of, &name.into()).ok();
    let owner = path.iter().try_fold(of.clone(), |of, name| get(of, name))?;
    let function: Function = get(owner.clone(), name)?.dyn_into().ok()?;
    let arguments = arguments.iter().collect::<js_sys::Array>();
    function.apply(&owner, &arguments).ok()?.dyn_into().ok()
}

fn show_icon(turn: bool) {
    let link = document().query_selector("link[rel=icon]").ok().flatten();
    if let Some(link) = link.and_then(|link| link.dyn_into::<HtmlLinkElement>().ok()) {
        link.set_href(ICONS[usize::from(turn)]);
    }
}
