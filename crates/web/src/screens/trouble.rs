//! When something is not as it should be: each case has its own friendly page.

use leptos::prelude::*;

use crate::icons::{Glyph, Icon};
use crate::route::{Link, Page};
use crate::screens::frame::Bar;
use crate::words::t;

/// A page that says what is wrong and what can be done.
#[component]
pub(crate) fn Sorry(
    /// The message's name; its explanation is the one with `-text`.
    what: &'static str,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    view! {
        <Bar/>
        <main class="sorry">
            <svg class="sorry-art" viewBox="0 0 160 120" aria-hidden="true"><use href="#lantern-out"/></svg>
            <h1>{move || t(what)}</h1>
            <p>{move || t(&format!("{what}-text"))}</p>
            <div class="row">
                {children.map(|children| children())}
                <Link to=Page::Home class="button"><Icon of=Glyph::Home/>{move || t("to-home")}</Link>
            </div>
        </main>
    }
}

/// The address leads nowhere.
#[component]
pub(crate) fn NothingHere() -> impl IntoView {
    view! { <Sorry what="nothing-here"/> }
}
