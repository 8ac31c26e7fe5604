//! Bringing friends: picture, code, link.

use leptos::prelude::*;
use underhill_catalog::GameId;
use underhill_protocol::TableId;

use super::link;
use super::qr::QrPicture;
use crate::browser::{can, copy, share};
use crate::icons::{Glyph, Icon};
use crate::words::{Language, speech, t};

#[component]
pub(super) fn BringFriends(
    table: TableId,
    game: GameId,
    /// Who invites, in a sentence.
    invites: Signal<String>,
    /// Whether this is what is to be done next.
    loud: Signal<bool>,
) -> impl IntoView {
    let link = link(table);
    let speech = speech();
    // What a messenger shows of the link is in the language of who shares it.
    let shared = Signal::derive({
        let link = link.clone();
        move || match speech.language() {
            Language::En => link.clone(),
            language => format!("{link}?l={}", language.code()),
        }
    });
    let sharing = can("share").then(|| view! {
        <button class:primary=move || loud.get() on:click=move |_| share(&invites.get_untracked(), None, &shared.get_untracked())><Icon of=Glyph::Share/>{move || t("share")}</button>
    });
    let only_copy = sharing.is_none();
    view! {
        <section class="panel bring" data-game=game.id()>
            <h2>{move || t("bring-friends")}</h2>
            <p class="note bring-how">{move || t("bring-friends-text")}</p>
            <QrPicture link=link.clone() label=Signal::derive(|| t("qr-of-link"))/>
            <p class="code-row"><span class="note">{move || t("code")}</span> <b class="code">{table.to_string()}</b></p>
            <div class="link-row"><input readonly aria-label=move || t("link") prop:value=link/></div>
            <div class="bring-ways">
                {sharing}
                <CopyLink link=shared loud=Signal::derive(move || only_copy && loud.get())/>
            </div>
        </section>
    }
}

/// Copies a link, and says so. Where a page may not do that the link is there to be copied by hand.
#[component]
pub(super) fn CopyLink(#[prop(into)] link: Signal<String>, loud: Signal<bool>) -> impl IntoView {
    let copied = RwSignal::new(false);
    let copy_it = move |_| {
        let link = link.get_untracked();
        leptos::task::spawn_local(async move { copied.set(copy(&link).await) });
    };
    view! {
        <button class:primary=move || loud.get() on:click=copy_it>
            <Icon of=Glyph::Copy/><span role="status">{move || if copied.get() { t("copied") } else { t("copy-link") }}</span>
        </button>
    }
}
