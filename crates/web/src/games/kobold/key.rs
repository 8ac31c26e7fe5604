//! What the marks in the room mean.

use leptos::prelude::*;

use crate::words::t;

#[component]
pub(super) fn Key() -> impl IntoView {
    const GHOST: &str = r##"<use href="#kobold-ghost" x="-14" y="-15" width="28" height="30"/>"##;
    const TAKEN: &str =
        r##"<circle class="kobold-take" r="17"/><use href="#kobold-back" x="-14" y="-14" width="28" height="28"/>"##;
    const UP: &str = r##"<use href="#kobold-open-eye" x="-13" y="-13" width="26" height="26"/>"##;
    const DOWN: &str = r##"<use href="#kobold-shut-eye" x="-13" y="-13" width="26" height="26"/>"##;
    const LAST: &str = r##"<path class="kobold-last" d="M-11-11h22l-22 22Z"/>"##;
    let entry = |drawing: &'static str, dark: bool, id: &'static str| {
        view! {
            <li>
                <svg class=if dark { "kobold-key dark" } else { "kobold-key" } viewBox="-20 -20 40 40" width="30" height="30" aria-hidden="true" inner_html=drawing></svg>
                {move || t(id)}
            </li>
        }
    };
    view! {
        <h2>{move || t("key-title")}</h2>
        <ul>
            {entry(GHOST, true, "kobold-key-place")}
            {entry(TAKEN, true, "kobold-key-take")}
            {entry(UP, false, "kobold-key-up")}
            {entry(DOWN, false, "kobold-key-down")}
            {entry(LAST, true, "kobold-key-last")}
        </ul>
    }
}
