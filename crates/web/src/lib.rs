//! The browser app: the same rules, tables and bots as everywhere else, compiled to WebAssembly. The page runs
//! [`start`]; bots think in a worker, as a program of their own (`crates/bots`).

// What a browser needs is not there on other machines: there the crate is only checked and its words are tested.
#![cfg_attr(not(target_arch = "wasm32"), allow(dead_code, unused_imports))]
// Components are made public by the macro that writes them.
#![allow(unreachable_pub)]

mod animals;
mod app;
mod archive;
mod browser;
mod date;
mod games;
mod icons;
mod packing;
mod route;
mod running;
mod screens;
mod settings;
mod sound;
mod table;
mod thinking;
mod words;

use leptos::prelude::*;
use wasm_bindgen::prelude::*;

/// Shows the app.
#[wasm_bindgen]
pub async fn start() {
    console_error_panic_hook::set_once();
    let settings = settings::Settings::load();
    let speech = words::Speech::start(settings).await;
    if let Some(waiting) = browser::document().get_element_by_id("waiting") {
        waiting.remove();
    }
    mount_to_body(move || view! { <app::App settings speech/> });
}
