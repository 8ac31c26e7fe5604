//! A seat before the game.

use leptos::prelude::*;
use underhill_core::Seat;
use underhill_table::Command;

use super::is_taken;
use crate::animals::{ANIMALS, Animal};
use crate::icons::{Glyph, Icon, SeatMark};
use crate::table::Desk;
use crate::words::{t, tell};

#[component]
pub(super) fn Chair(desk: Desk, seat: Seat) -> impl IntoView {
    let place = Memo::new(move |_| desk.scene.with(|scene| scene.places[seat.index()].clone()));
    let number = move || tell("seat-number", &[("number", (seat.index() + 1).into())]);
    let away = move || desk.online.get().is_some_and(|online| !online.contains(seat));
    let person = move |name: String| {
        let me = desk.me() == Some(seat);
        view! {
            <div class="chair-name"><b>{name}</b> <span class="note">{me.then(|| t("this-is-you"))}</span></div>
            <span class="chair-state" class:away=away>
                {move || if away() { t("away").into_any() } else { view! { <Icon of=Glyph::Check size=16/> {t("is-here")} }.into_any() }}
            </span>
        }
    };
    view! {
        <div class="seat-choice chair" class:free=move || !place.with(is_taken) role="group" aria-label=number>
            <SeatMark seat size=30/>
            {move || match place.get() {
                place if place.name.is_some() => person(desk.name(seat)).into_any(),
                place => match place.bot {
                    Some(level) => view! {
                        <Animal level/>
                        <div class="chair-name"><b>{desk.name(seat)}</b> <span class="note">{t(&format!("bot-{level}-text"))}</span></div>
                        <button class="quiet send-away" on:click=move |_| desk.command(Command::RemoveBot { seat })>{t("send-away")}</button>
                    }.into_any(),
                    None => view! { <Free desk seat/> }.into_any(),
                },
            }}
        </div>
    }
}

/// Nobody sits there yet: a friend may come, or an animal plays.
#[component]
fn Free(desk: Desk, seat: Seat) -> impl IntoView {
    view! {
        <div class="chair-name"><b>{move || t("open-seat")}</b> <span class="note">{move || t("waiting-for-friend")}</span></div>
        <div class="chair-animals">
            <span class="note">{move || t("or-animal")}</span>
            {ANIMALS.map(|level| view! {
                <button class="chair-animal" title=move || t(&format!("bot-{level}")) aria-label=move || t(&format!("bot-{level}"))
                    on:click=move |_| desk.command(Command::SeatBot { seat, level })><Animal level/></button>
            })}
        </div>
    }
}
