//! What the marks mean.

use leptos::prelude::*;

use super::pictures::Sign;
use crate::words::t;

#[component]
pub(super) fn Key() -> impl IntoView {
    view! {
        <h2>{move || t("key-title")}</h2>
        <ul class="clonk-key">
            <li><span class="clonk-tab"><Sign name="c-red"/></span>{move || t("clonk-key-fits")}</li>
            <li><span class="clonk-tab give"><Sign name="gift"/></span>{move || t("clonk-key-give")}</li>
            <li><span class="clonk-link"><Sign name="g-sword"/></span>{move || t("clonk-key-link")}</li>
            <li><Sign name="coin"/>{move || t("clonk-key-coin")}</li>
            <li><Sign name="eye"/>{move || t("clonk-key-eye")}</li>
            <li><span class="clonk-corner"></span>{move || t("key-last")}</li>
        </ul>
    }
}
