//! A game starts: the devices reveal what they add to its draws. Whoever sees this page waits for a device that does not answer.

use leptos::prelude::*;
use underhill_core::{Seat, Seats};
use underhill_table::{Asked, Command, Offer, TimeControl};

use crate::screens::frame::{Bar, Choices};
use crate::table::{Desk, Notice};
use crate::words::{all_of, t, tell};

/// Who is waited for, and what can be done about it.
#[component]
pub(crate) fn Starting(desk: Desk) -> impl IntoView {
    let game = desk.game;
    let title = Signal::derive(move || t(&format!("{game}-name")));
    let missing = Memo::new(move |_| desk.scene.with(|scene| scene.starting.as_ref().map(|starting| starting.missing)));
    let asked =
        Memo::new(move |_| desk.scene.with(|scene| scene.starting.as_ref().and_then(|starting| starting.asked)));
    let patient = move || desk.scene.with(|scene| scene.clock == TimeControl::None);
    let others = move || {
        let missing = missing.get().unwrap_or_default();
        missing.iter().filter(|seat| desk.me() != Some(*seat)).collect::<Vec<Seat>>()
    };
    let waits = move || {
        let names = others().into_iter().map(|seat| desk.name(seat)).collect::<Vec<_>>();
        (!names.is_empty()).then(|| tell("starting-waits", &[("names", all_of(&names).into())]))
    };
    view! {
        <Bar title><Choices/></Bar>
        <main class="starting-page">
            <section class="panel starting" role="status">
                <h2>{move || t("starting")}</h2>
                <p>{move || t("starting-text")}</p>
                {move || waits().map(|words| view! { <p>{words}</p> })}
                {move || match asked.get() {
                    Some(asked) => view! { <AskedFor desk asked/> }.into_any(),
                    None if patient() && desk.me().is_some() => {
                        others().into_iter().map(|seat| view! { <GoOnWithout desk seat/> }).collect_view().into_any()
                    }
                    None => ().into_any(),
                }}
                {move || refused(desk).map(|words| view! { <p class="note" role="alert">{words}</p> })}
            </section>
        </main>
    }
}

/// Why what was asked for last cannot be.
fn refused(desk: Desk) -> Option<String> {
    let Notice::Refused(rejection) = desk.notice.get()? else { return None };
    let code = serde_json::to_value(&rejection).ok()?;
    Some(t(&format!("rejected-{}", code.get("code")?.as_str()?)))
}

/// Without a clock the others may begin without somebody whose device does not answer.
#[component]
fn GoOnWithout(desk: Desk, seat: Seat) -> impl IntoView {
    let go_on = move |_| desk.command(Command::StandIn { seat, present: Seats::NONE });
    view! {
        <p class="note">{tell("go-on-without-text", &[("name", desk.name(seat).into())])}</p>
        <button class="small" on:click=go_on>{tell("go-on-without", &[("name", desk.name(seat).into())])}</button>
    }
}

/// What somebody asks the others for.
#[component]
fn AskedFor(desk: Desk, asked: Asked) -> impl IntoView {
    let absent = if let Offer::StandIn(absent) = asked.offer { desk.name(absent) } else { String::new() };
    let own = desk.me() == Some(asked.seat);
    let mine = desk.me().is_some_and(|me| asked.missing.contains(me));
    let what = if own { "you-asked" } else { "asks-go-on-without" };
    let facts = [("name", desk.name(asked.seat).into()), ("absent", absent.into())];
    view! {
        <div class="asked" role="alert">
            <p>{tell(what, &facts)}</p>
            {mine.then(|| view! {
                <button class="primary" on:click=move |_| desk.command(Command::Agree { share: None })>{t("agree")}</button>
                <button on:click=move |_| desk.command(Command::Decline)>{t("decline")}</button>
            })}
            {own.then(|| view! {
                <button on:click=move |_| desk.command(Command::Decline)>{t("no-longer")}</button>
            })}
        </div>
    }
}
