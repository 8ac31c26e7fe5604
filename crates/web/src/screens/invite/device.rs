//! Taking a seat along to another device. What proves the seat goes behind the `#` of a link: browsers send that to nobody.

use leptos::prelude::*;
use underhill_protocol::TableId;
use underhill_table::SeatPass;
use wasm_bindgen::JsValue;

use super::bring::CopyLink;
use super::link;
use super::qr::QrPicture;
use crate::browser::window;
use crate::icons::{Glyph, Icon};
use crate::table::Desk;
use crate::table::server::{keep_brought_seat, kept_seat, seat_pass};
use crate::words::t;

/// What stands before the seat in the link.
const BEFORE: &str = "#seat=";

/// Takes the seat that the address of the page brings along, if it brings one, and says what came of it, as a message. Nobody
/// reads it from the address bar afterwards. A seat that this device has at the table already is not given up for it.
pub(crate) fn take_seat_along(table: TableId) -> Option<&'static str> {
    let address = window().location().hash().ok()?;
    let text = address.strip_prefix(BEFORE)?;
    let pass: Option<SeatPass> = text.parse().ok();
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&format!("/t/{table}")));
    }
    let Some(pass) = pass else { return Some("seat-unreadable") };
    match kept_seat(table) {
        Some(own) if own != pass.token => Some("seat-kept"),
        _ => {
            keep_brought_seat(table, pass);
            Some("seat-came-along")
        }
    }
}

/// A button that shows one's seat as a picture and a link, once one has read what that means.
#[component]
pub(crate) fn OtherDevice(desk: Desk, table: TableId) -> impl IntoView {
    let asked = RwSignal::new(false);
    let shown = RwSignal::new(false);
    let close = move || {
        asked.set(false);
        shown.set(false);
    };
    let keys = move |event: web_sys::KeyboardEvent| {
        if event.key() == "Escape" {
            close();
        }
    };
    let secret = move || {
        let pass = desk.scene.with(|scene| seat_pass(table, scene));
        pass.map(|pass| format!("{}{BEFORE}{pass}", link(table)))
    };
    view! {
        <button class="quiet other-device" on:click=move |_| asked.set(true)>
            <Icon of=Glyph::Device/><span class="wide">{move || t("other-device")}</span>
        </button>
        <Show when=move || asked.get()>
            <div class="veil device" role="dialog" aria-modal="true" aria-labelledby="device-title" on:keydown=keys>
                <div class="veil-card">
                    <h2 id="device-title">{move || t("other-device")}</h2>
                    <p>{move || t("other-device-text")}</p>
                    <p class="warning">{move || t("other-device-warning")}</p>
                    {move || match secret().filter(|_| shown.get()) {
                        Some(link) => view! {
                            <QrPicture link=link.clone() label=Signal::derive(|| t("qr-of-seat"))/>
                            <CopyLink link loud=Signal::derive(|| true)/>
                        }.into_any(),
                        None => view! { <button class="primary" autofocus on:click=move |_| shown.set(true)>{move || t("show-seat")}</button> }.into_any(),
                    }}
                    <button on:click=move |_| close()>{move || t("close")}</button>
                </div>
            </div>
        </Show>
    }
}
