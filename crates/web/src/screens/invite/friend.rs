//! What a friend sees who follows the link: who invites to what, and a place to sit down.

use leptos::prelude::*;
use underhill_core::Seat;
use underhill_protocol::TableId;
use underhill_table::Name;

use super::about::agreed;
use super::{filled, invites, is_taken};
use crate::icons::{Glyph, Icon, SeatMark};
use crate::route::{Link, Page};
use crate::screens::frame::{Bar, Choices};
use crate::screens::home::picture;
use crate::screens::online::wrong_name;
use crate::settings::settings;
use crate::table::Desk;
use crate::table::server::{Failure, sit};
use crate::words::{all_of, t, tell};

#[component]
pub(crate) fn Invitation(
    desk: Desk,
    table: TableId,
    /// Told once the person has a seat.
    sat: Callback<()>,
) -> impl IntoView {
    let game = desk.game;
    let title = Signal::derive(move || t(&format!("{game}-name")));
    let chips = Memo::new(move |_| {
        let lines = agreed(desk).into_iter().filter(|(glyph, _)| *glyph != Glyph::Link);
        lines.map(|(glyph, words)| (glyph, words.title)).collect::<Vec<_>>()
    });
    view! {
        <Bar title><Choices/></Bar>
        <main class="gathering invitation">
            <section class="panel">
                <svg class="art" viewBox="0 0 320 176" preserveAspectRatio="xMidYMid slice" aria-hidden="true" inner_html=picture(game)></svg>
                <div class="invitation-words">
                    <h1>{move || invites(desk)}</h1>
                    <p>{move || t(&format!("{game}-tagline"))} " " {move || t("no-account")}</p>
                    <ul class="chips">
                        {move || chips.get().into_iter().map(|(glyph, title)| view! { <li><Icon of=glyph size=16/>{title}</li> }).collect_view()}
                    </ul>
                </div>
                <div class="ready">
                    <Seated desk/>
                    <SitDown desk table sat/>
                    <p class="note">{move || t("never-played")} " " <Link to=Page::Lesson(game, String::new())>{move || t("learn-soon")}</Link></p>
                </div>
            </section>
        </main>
    }
}

/// Who sits already, by marks and in words.
#[component]
fn Seated(desk: Desk) -> impl IntoView {
    let taken = move |seat: Seat| desk.scene.with(|scene| is_taken(&scene.places[seat.index()]));
    let words = move || {
        let names: Vec<String> =
            Seat::first(desk.seats()).filter(|seat| taken(*seat)).map(|seat| desk.name(seat)).collect();
        let (taken, count) = filled(desk);
        let free = tell("seats-free", &[("count", (count - taken).into())]);
        (tell("sit-already", &[("names", all_of(&names).into()), ("count", taken.into())]), free)
    };
    view! {
        <div class="seated">
            <span class="seated-marks" aria-hidden="true">
                {move || Seat::first(desk.seats()).map(|seat| view! { <span class:free=!taken(seat)><SeatMark seat size=26/></span> }).collect_view()}
            </span>
            <p>{move || words().0} " " <b>{move || words().1}</b></p>
        </div>
    }
}

/// A name and the loud button; or, for who does not want to play or finds no seat, that they will watch.
#[component]
fn SitDown(desk: Desk, table: TableId, sat: Callback<()>) -> impl IntoView {
    let settings = settings();
    let name = RwSignal::new(settings.get_untracked().name);
    let problem = RwSignal::new(None::<&'static str>);
    let watches = RwSignal::new(false);
    let free = Memo::new(move |_| {
        let (taken, count) = filled(desk);
        taken < count
    });
    let take = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let called = name.get_untracked();
        match Name::try_from(called.clone()) {
            Err(wrong) => problem.set(Some(wrong_name(wrong))),
            Ok(called_name) => {
                settings.change(|preferences| preferences.name = called);
                leptos::task::spawn_local(async move {
                    match sit(table, called_name, None).await {
                        Ok(_) => sat.run(()),
                        Err(Failure::Refused { status: 409, .. }) => problem.set(Some("table-full")),
                        Err(_) => problem.set(Some("server-gone")),
                    }
                });
            }
        }
    };
    view! {
        <Show when=move || free.get() && !watches.get()>
            <form class="sit-down" on:submit=take>
                <label class="name-row">{move || t("your-name")} <input class="name" maxlength="200" autocomplete="nickname" prop:value=move || name.get()
                    on:input=move |event| { problem.set(None); name.set(event_target_value(&event)); }/></label>
                <p class="wrong" role="alert">{move || problem.get().map(t)}</p>
                <button type="submit" class="primary">{move || t("sit-down")}</button>
                <button type="button" on:click=move |_| watches.set(true)><Icon of=Glyph::Eye/>{move || t("just-watch")}</button>
            </form>
        </Show>
        <Show when=move || !free.get() || watches.get()>
            <div class="will-watch" role="status">
                <Icon of=Glyph::Eye size=24/>
                <p>{move || if free.get() { t("will-watch") } else { t("table-full") }}</p>
                <Show when=move || free.get()><button on:click=move |_| watches.set(false)>{move || t("sit-down")}</button></Show>
            </div>
        </Show>
    }
}
