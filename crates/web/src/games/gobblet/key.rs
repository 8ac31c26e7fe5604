//! What the marks on the board mean.

use leptos::prelude::*;

use crate::words::t;

#[component]
pub(super) fn Key() -> impl IntoView {
    view! {
        <h2>{move || t("key-title")}</h2>
        <ul>
            <li><svg viewBox="0 0 60 30" width="40" height="20" aria-hidden="true"><ellipse class="gobblet-target" cx="30" cy="15" rx="26" ry="11"/><ellipse class="gobblet-target-dot" cx="30" cy="15" rx="7" ry="3.5"/></svg>{move || t("gobblet-key-land")}</li>
            <li><svg viewBox="-20 -20 40 40" width="34" height="26" aria-hidden="true"><g class="gobblet-badge"><circle r="15"/><path d="M0-8V6M-6 0 0 6.5 6 0"/></g></svg>{move || t("gobblet-key-gobble")}</li>
            <li><svg viewBox="0 0 60 30" width="40" height="20" aria-hidden="true"><rect class="gobblet-three" x="3" y="3" width="54" height="24" rx="6"/><rect class="gobblet-three-frame" x="3" y="3" width="54" height="24" rx="6"/></svg>{move || t("gobblet-key-three")}</li>
            <li><svg viewBox="0 0 40 40" width="34" height="26" aria-hidden="true"><path class="gobblet-last" d="M4 4h26l-26 26Z"/></svg>{move || t("key-last")}</li>
        </ul>
    }
}
