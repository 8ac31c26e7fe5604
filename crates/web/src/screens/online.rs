//! A table at the server: who is there, the link to bring others, and then the game.

use std::time::Duration;

use leptos::prelude::*;
use underhill_core::Seat;
use underhill_protocol::TableId;
use underhill_table::{Command, Name, NameError, Phase};
use wasm_bindgen_futures::JsFuture;

use crate::browser::window;
use crate::icons::{Glyph, Icon, SeatMark};
use crate::screens::frame::{Bar, Choices};
use crate::screens::play::Table;
use crate::screens::setup::LEVELS;
use crate::screens::trouble::Sorry;
use crate::settings::settings;
use crate::table::Desk;
use crate::table::online::Online;
use crate::table::server::{Failure, sit};
use crate::words::{t, tell};

/// So long after the server could not be reached it is asked again.
const ASK_AGAIN: Duration = Duration::from_secs(3);

/// A table, found by its code.
#[component]
pub(crate) fn AtServer(table: TableId) -> impl IntoView {
    let joined = RwSignal::new_local(None::<Result<Desk, Failure>>);
    let join = move || leptos::task::spawn_local(async move { come_in(table, joined).await });
    join();
    // A server that was away when the page was loaded is asked again, without anybody having to.
    Effect::new(move |_| {
        let unreachable = joined.with(|joined| matches!(joined, Some(Err(Failure::Unreachable))));
        if unreachable {
            set_timeout(join, ASK_AGAIN);
        }
    });
    on_cleanup(move || leave(joined));
    move || match joined.get() {
        None => view! { <Bar/><main class="sorry"><p>{t("coming-in")}</p></main> }.into_any(),
        Some(Ok(desk)) => view! { <Gathered desk table joined/> }.into_any(),
        Some(Err(failure)) => {
            let what = match failure {
                Failure::Unreachable => "server-gone",
                Failure::Refused { status: 404, .. } => "table-gone",
                Failure::Refused { status: 429, .. } => "too-many",
                Failure::Refused { .. } => "table-closed",
                Failure::Unreadable => "old-version",
                Failure::Unfair => "server-unfair",
            };
            view! { <Sorry what><button class="primary" on:click=move |_| { joined.set(None); join(); }>{move || t("try-again")}</button></Sorry> }
                .into_any()
        }
    }
}

type Joined = RwSignal<Option<Result<Desk, Failure>>, LocalStorage>;

/// Comes in, and leaves if the page is gone by then.
async fn come_in(table: TableId, joined: Joined) {
    let came = Online::join(table).await;
    leave(joined);
    if let Some(Some(Ok(desk))) = joined.try_set(Some(came)) {
        desk.leave();
    }
}

fn leave(joined: Joined) {
    if let Some(Some(Ok(desk))) = joined.try_get_untracked() {
        desk.leave();
    }
}

/// Before the game: seats, link, bots, start. Then the game.
#[component]
fn Gathered(desk: Desk, table: TableId, joined: Joined) -> impl IntoView {
    let gathering = Memo::new(move |_| desk.phase() == Phase::Gathering);
    move || {
        if gathering.get() {
            view! { <Gathering desk table joined/> }.into_any()
        } else {
            view! { <Table desk/> }.into_any()
        }
    }
}

#[component]
fn Gathering(desk: Desk, table: TableId, joined: Joined) -> impl IntoView {
    let game = desk.game;
    let settings = settings();
    let name = RwSignal::new(settings.get_untracked().name);
    let problem = RwSignal::new(None::<&'static str>);
    let link = window().location().href().unwrap_or_default();
    let copied = RwSignal::new(false);
    let copy = {
        let link = link.clone();
        move |_| {
            let written = window().navigator().clipboard().write_text(&link);
            leptos::task::spawn_local(async move { copied.set(JsFuture::from(written).await.is_ok()) });
        }
    };
    let seated = move || desk.me().is_some();
    let free =
        move || desk.scene.with(|scene| scene.places.iter().any(|place| place.name.is_none() && place.bot.is_none()));
    let take = move |seat: Option<Seat>| {
        let called = name.get_untracked();
        match Name::try_from(called.clone()) {
            Err(wrong) => problem.set(Some(wrong_name(wrong))),
            Ok(called_name) => {
                settings.change(|preferences| preferences.name = called);
                leptos::task::spawn_local(async move {
                    match sit(table, called_name, seat).await {
                        // The seat is shown by coming in again, as its owner.
                        Ok(_) => come_in(table, joined).await,
                        Err(Failure::Refused { status: 409, .. }) => problem.set(Some("table-full")),
                        Err(_) => problem.set(Some("server-gone")),
                    }
                });
            }
        }
    };
    let title = Signal::derive(move || t(&format!("{game}-name")));
    view! {
        <Bar title><Choices/></Bar>
        <main class="setup gathering">
            <div class="setup-choices">
                <section class="panel">
                    <h2>{move || t("bring-friends")}</h2>
                    <p class="code">{table.to_string()}</p>
                    <div class="row link-row">
                        <input readonly aria-label=move || t("link") prop:value=link/>
                        <button on:click=copy><Icon of=Glyph::Link/>{move || if copied.get() { t("copied") } else { t("copy-link") }}</button>
                    </div>
                </section>
                <section class="panel">
                    <h2>{move || t("seats")}</h2>
                    {move || Seat::first(desk.seats()).map(|seat| view! { <Chair desk seat take=Callback::new(move |seat| take(Some(seat)))/> }).collect_view()}
                </section>
            </div>
            <section class="panel ready">
                <h2>{move || if seated() { t("you-sit") } else { t("sit-down") }}</h2>
                <Show when=move || !seated() && free()>
                    <label class="name-row">{move || t("name")} <input class="name" maxlength="200" prop:value=move || name.get()
                        on:input=move |event| { problem.set(None); name.set(event_target_value(&event)); }/></label>
                    <button class="primary" on:click=move |_| take(None)>{move || t("sit-down")}</button>
                </Show>
                <Show when=move || !seated() && !free()><p>{move || t("table-full")}</p></Show>
                <Show when=seated>
                    <button class="primary" disabled=free on:click=move |_| desk.command(Command::Start)><Icon of=Glyph::Play size=18/>{move || t("start")}</button>
                    <p class="note">{move || if free() { t("waiting-for-seats") } else { t("all-here") }}</p>
                    <button class="small" on:click=move |_| desk.command(Command::Stand)>{move || t("get-up")}</button>
                </Show>
                <p class="wrong" role="alert">{move || problem.get().map(t)}</p>
            </section>
        </main>
    }
}

/// What is wrong with a name, as a message.
pub(crate) const fn wrong_name(wrong: NameError) -> &'static str {
    match wrong {
        NameError::Empty => "name-needed",
        NameError::Long => "name-long",
        NameError::Unseen => "name-unseen",
    }
}

/// A seat before the game.
#[component]
fn Chair(desk: Desk, seat: Seat, take: Callback<Seat>) -> impl IntoView {
    let place = move || desk.scene.with(|scene| scene.places[seat.index()].clone());
    let me = move || desk.me() == Some(seat);
    let seated = move || desk.me().is_some();
    let number = move || tell("seat-number", &[("number", (seat.index() + 1).into())]);
    view! {
        <div class="seat-choice" role="group" aria-label=number>
            <SeatMark seat/>
            {move || {
                let place = place();
                match (place.name, place.bot) {
                    (Some(name), _) => view! { <b>{name.to_string()}</b> <span class="note">{me().then(|| t("this-is-you"))}</span> }.into_any(),
                    (None, Some(level)) => view! {
                        <b>{desk.name(seat)}</b> <span class="note">{t(&format!("bot-{level}-text"))}</span>
                        {seated().then(|| view! { <button class="small" on:click=move |_| desk.command(Command::RemoveBot { seat })>{t("free-seat")}</button> })}
                    }.into_any(),
                    (None, None) if seated() => view! {
                        <span class="note">{t("open-seat")}</span>
                        <div class="row">{LEVELS.map(|level| view! {
                            <button class="small" on:click=move |_| desk.command(Command::SeatBot { seat, level })>{t(&format!("bot-{level}"))}</button>
                        })}</div>
                    }.into_any(),
                    (None, None) => view! {
                        <span class="note">{t("open-seat")}</span>
                        <button class="small" on:click=move |_| take.run(seat)>{t("sit-here")}</button>
                    }.into_any(),
                }
            }}
        </div>
    }
}
