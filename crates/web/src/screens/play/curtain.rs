//! Between two people who share the screen and keep secrets from each other: a curtain in the colour and with the mark of whoever
//! is next. It says what they will be asked, as far as everybody may know.

use leptos::prelude::*;
use underhill_core::Seat;

use crate::games::AnyStage;
use crate::games::keys::focus;
use crate::icons::{Glyph, Icon, SeatMark};
use crate::table::Desk;
use crate::words::{t, tell};

const OPEN: &str = "curtain-open";

#[component]
pub(super) fn Curtain(stage: AnyStage) -> impl IntoView {
    let desk = stage.desk;
    // Whoever uses keys is at the door as soon as it is there.
    Effect::new(move |_| {
        if desk.curtain.get().is_some() {
            request_animation_frame(|| focus(OPEN));
        }
    });
    move || desk.curtain.get().map(|seat| view! { <Door stage seat/> })
}

#[component]
fn Door(stage: AnyStage, seat: Seat) -> impl IntoView {
    let desk = stage.desk;
    let name = desk.name(seat);
    view! {
        <div class=format!("curtain game-{} seat-{}", desk.game, seat.index())
            role="dialog" aria-modal="true" aria-labelledby="curtain-title" aria-describedby="curtain-asks">
            <div class="curtain-card">
                <div class="curtain-door">
                    <svg viewBox="0 0 240 240" aria-hidden="true"><use href="#door"/></svg>
                    <SeatMark seat/>
                </div>
                <p class="curtain-away"><Icon of=Glyph::Hidden/>{look_away(desk, seat)}</p>
                <h2 id="curtain-title">{tell("curtain-title", &[("name", name.clone().into())])}</h2>
                <p class="curtain-asks" id="curtain-asks">
                    <svg aria-hidden="true"><use href=format!("#{}-hidden", desk.game)/></svg>
                    <span>{stage.game().prompt()}</span>
                </p>
                <button class="primary" id=OPEN on:click=move |_| desk.open_curtain()>{tell("curtain-open", &[("name", name.into())])}</button>
                <p class="note">{t("curtain-hidden")}</p>
            </div>
        </div>
    }
}

/// Asks whoever else is at the screen to look away: by name, if it is one.
fn look_away(desk: Desk, next: Seat) -> String {
    let is_person = |seat: Seat| desk.scene.with(|scene| scene.places[seat.index()].name.is_some());
    let others: Vec<Seat> = Seat::first(desk.seats()).filter(|&seat| seat != next && is_person(seat)).collect();
    let name = others.first().map(|&seat| desk.name(seat)).unwrap_or_default();
    tell("curtain-away", &[("count", others.len().into()), ("name", name.into())])
}
