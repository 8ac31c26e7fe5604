//! A player's panel: who it is, their clock, what lies in front of them.

use gloo_timers::callback::Interval;
use leptos::prelude::*;
use underhill_core::Seat;
use underhill_table::Phase;

use crate::animals::{Animal, Mood};
use crate::browser::now;
use crate::games::AnyStage;
use crate::icons::SeatMark;
use crate::words::{t, tell};

#[component]
pub(crate) fn Player(stage: AnyStage, seat: Seat) -> impl IntoView {
    let desk = stage.desk;
    let me = move || stage.me.get() == Some(seat);
    let asked = move || stage.game().is_asked(seat) && desk.phase() == Phase::Playing;
    let away = move || desk.online.get().is_some_and(|online| !online.contains(seat));
    let note = move || {
        let place = desk.scene.with(|scene| scene.places[seat.index()].clone());
        match (&place.name, place.bot) {
            (Some(_), Some(_)) => t("played-by-bot"),
            (None, Some(level)) => t(&format!("bot-{level}-text")),
            _ if me() => t("this-is-you"),
            (Some(_), None) if away() => t("away"),
            _ => String::new(),
        }
    };
    // A bot that stands in for somebody has no face: the seat is that person's.
    let level = Memo::new(move |_| {
        desk.scene.with(|scene| scene.places[seat.index()].bot.filter(|_| scene.places[seat.index()].name.is_none()))
    });
    let mood = Signal::derive(move || match desk.phase() {
        Phase::Over if desk.has_won(seat) => Mood::Delighted,
        Phase::Playing if asked() => Mood::Thinking,
        Phase::Playing if stage.game().proud() == Some(seat) => Mood::Delighted,
        _ => Mood::Calm,
    });
    view! {
        <section class="seat" class:me=me class:other=move || !me() class:on=asked
            data-away=move || away().then_some("true")
            style:--place=seat.index().to_string() data-drop=format!("seat-{seat}")
            aria-label=move || desk.name(seat)>
            <div class="who">
                <SeatMark seat/>
                {move || level.get().map(|level| view! { <Animal level mood size=30/> })}
                <div class="name"><b>{move || desk.name(seat)}</b><span>{note}</span></div>
                <ClockFace stage seat/>
            </div>
            {stage.game().belongings(seat)}
        </section>
    }
}

/// How much time a player has left.
#[component]
fn ClockFace(stage: AnyStage, seat: Seat) -> impl IntoView {
    let desk = stage.desk;
    let tick = RwSignal::new(0_u32);
    let timer = StoredValue::new_local(None::<Interval>);
    let dial = Memo::new(move |_| desk.scene.with(|scene| scene.now.as_ref().and_then(|now| now.dial.clone())));
    Effect::new(move |_| {
        let runs = dial.with(|dial| dial.as_ref().is_some_and(|dial| dial.running.contains(seat)));
        timer.set_value(runs.then(|| Interval::new(500, move || tick.update(|tick| *tick += 1))));
    });
    move || {
        let dial = dial.get()?;
        tick.track();
        let running = dial.running.contains(seat) && desk.phase() == Phase::Playing;
        let used = if running { now().saturating_sub(dial.since.0) } else { 0 };
        let seconds = dial.left[seat.index()].saturating_sub(used) / 1000;
        let text = match seconds {
            0..3600 => format!("{}:{:02}", seconds / 60, seconds % 60),
            3600..86_400 => format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60),
            _ => tell("days", &[("count", (seconds / 86_400).into())]),
        };
        Some(view! { <time class="clock" class:run=running>{text}</time> })
    }
}
