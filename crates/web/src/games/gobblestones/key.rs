//! What the marks on the board mean.

use leptos::prelude::*;

use super::pictures::HATCH;
use crate::words::t;

#[component]
pub(super) fn Key() -> impl IntoView {
    let joker =
        r##"<g class="gobblestones-colour-X"><use class="gobblestones-shape" href="#gobblestones-shape-X"/></g>"##
            .to_owned();
    let hatch = format!(r#"<rect fill="var(--stones-panel)" x="1" y="1" width="38" height="38" rx="5"/>{HATCH}"#);
    let open = r#"<rect class="gobblestones-open-case" x="4" y="4" width="32" height="32" rx="8"/><rect class="gobblestones-open" x="4" y="4" width="32" height="32" rx="8"/>"#.to_owned();
    let last = r##"<use href="#gobblestones-tile-T"/><path class="gobblestones-last" d="M2 19V10A8.500 8.500 0 0 1 10.500 1.500H19.500Z"/>"##.to_owned();
    let lines = [
        (joker, "gobblestones-key-joker"),
        (open, "gobblestones-key-open"),
        (hatch, "gobblestones-key-hatch"),
        (last, "key-last"),
    ];
    view! {
        <h2>{move || t("key-title")}</h2>
        <ul>
            {lines.into_iter().map(|(picture, say)| view! {
                <li><svg viewBox="0 0 40 40" width="24" height="24" aria-hidden="true" inner_html=picture></svg>{move || t(say)}</li>
            }).collect_view()}
        </ul>
    }
}
