//! What somebody takes along from a game that is over: the result for others, the record for themselves.

use leptos::prelude::*;
use wasm_bindgen::prelude::*;

use super::outcome;
use crate::browser::{can, copy, document, share as share_by_device, whole_address};
use crate::games::AnyStage;
use crate::route::Page;
use crate::screens::review::link_to;
use crate::table::{Desk, TablePlace};
use crate::words::t;

/// Where others can see the game: at its table, or by a link with the whole game in it.
async fn address(desk: Desk) -> String {
    let games = desk.scene.with_untracked(|scene| scene.games as usize).max(1);
    let table = match desk.place.get_value() {
        TablePlace::Server(code) => code.parse().ok().map(|table| Page::Replay(table, games)),
        _ => None,
    };
    let link = link_to(table, &desk.record().unwrap_or_default()).await;
    link.unwrap_or_else(|| whole_address(Page::Rules(desk.game, None)))
}

/// Hands the result to whatever the device shares by, or copies it. Whether it was copied is told.
pub(super) fn share(stage: AnyStage, copied: WriteSignal<bool>) {
    let desk = stage.desk;
    let title = t(&format!("{}-name", desk.game));
    let text = format!("{title}: {} {}", outcome::result(stage), outcome::how(stage));
    leptos::task::spawn_local(async move {
        let link = address(desk).await;
        if can("share") {
            share_by_device(&title, Some(&text), &link);
        } else {
            let _ = copied.try_set(copy(&format!("{text}\n{link}")).await);
        }
    });
}

/// Hands the record to the browser as a file.
pub(super) fn download(desk: Desk) {
    let Some(line) = desk.record() else { return };
    let parts = js_sys::Array::of1(&format!("{line}\n").into());
    let Ok(blob) = web_sys::Blob::new_with_str_sequence(&parts) else { return };
    let Ok(address) = web_sys::Url::create_object_url_with_blob(&blob) else { return };
    let link = document().create_element("a").ok().and_then(|link| link.dyn_into::<web_sys::HtmlAnchorElement>().ok());
    if let Some(link) = link {
        link.set_href(&address);
        link.set_download(&format!("{}.jsonl", desk.game));
        link.click();
    }
    let _ = web_sys::Url::revoke_object_url(&address);
}
