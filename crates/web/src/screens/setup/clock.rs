//! How much time everyone has, bots included, and who can come.

use leptos::prelude::*;
use underhill_table::TimeControl;

use super::Draft;
use crate::settings::settings;
use crate::table::local::LocalPlayer;
use crate::words::{t, tell};

/// How much time everyone has, in a few words.
pub(crate) fn clock_words(clock: TimeControl) -> String {
    match clock {
        TimeControl::None => t("clock-none"),
        TimeControl::Game { seconds, increment } => {
            tell("game-clock", &[("minutes", (seconds / 60).into()), ("seconds", increment.into())])
        }
        TimeControl::Move { days } => tell("days", &[("count", days.into())]),
    }
}

/// How long the bots at this screen may think. At a server its keeper says so.
#[component]
pub(super) fn BotsTime(draft: Draft) -> impl IntoView {
    let settings = settings();
    let has_bots = Memo::new(move |_| {
        draft.plan.with(|plan| plan.sitters.iter().any(|sitter| matches!(sitter, LocalPlayer::Bot(_))))
    });
    let choice = move |slow: bool, words: &'static str| {
        view! {
            <button aria-pressed=move || (settings.get().slow_bots == slow).to_string()
                on:click=move |_| settings.change(|preferences| preferences.slow_bots = slow)>{move || t(words)}</button>
        }
    };
    view! {
        <Show when=move || has_bots.get()>
            <div class="segmented bots-time" role="group" aria-label=move || t("bots-time")>
                {choice(false, "bots-time-short")}
                {choice(true, "bots-time-long")}
            </div>
        </Show>
    }
}

/// For tables at the server: how much time everyone has, and who can come.
#[component]
pub(super) fn TimeAndGuests(draft: Draft) -> impl IntoView {
    const USUAL: TimeControl = TimeControl::Game { seconds: 600, increment: 5 };
    let plan = draft.plan;
    let clock = Memo::new(move |_| plan.with(|plan| plan.clock));
    let set = move |clock: TimeControl| draft.update(|plan| plan.clock = clock);
    let number = |event: &web_sys::Event| event_target_value(event).parse::<u32>().ok();
    let kind = move |kind: TimeControl, words: &'static str| {
        let pressed = move || (std::mem::discriminant(&clock.get()) == std::mem::discriminant(&kind)).to_string();
        view! { <button aria-pressed=pressed on:click=move |_| set(kind)>{move || t(words)}</button> }
    };
    let guests = move |public: bool, words: &'static str| {
        view! {
            <button aria-pressed=move || (plan.with(|plan| plan.public) == public).to_string()
                on:click=move |_| draft.update(|plan| plan.public = public)>{move || t(words)}</button>
        }
    };
    view! {
        <section class="panel time-and-guests">
            <div>
                <h2>{move || t("clock")}</h2>
                <div class="segmented" role="group" aria-label=move || t("clock")>
                    {kind(TimeControl::None, "clock-none")}
                    {kind(USUAL, "clock-game")}
                    {kind(TimeControl::Move { days: 2 }, "clock-days")}
                </div>
                {move || match clock.get() {
                    TimeControl::None => ().into_any(),
                    TimeControl::Game { seconds, increment } => view! {
                        <div class="row numbers">
                            <label>{t("clock-minutes")} <input type="number" min="1" max="600" prop:value=seconds / 60
                                on:change=move |event| if let Some(minutes) = number(&event) { set(TimeControl::Game { seconds: minutes.clamp(1, 600) * 60, increment }) }/></label>
                            <label>{t("clock-increment")} <input type="number" min="0" max="600" prop:value=increment
                                on:change=move |event| if let Some(increment) = number(&event) { set(TimeControl::Game { seconds, increment: increment.min(600) }) }/></label>
                        </div>
                    }.into_any(),
                    TimeControl::Move { days } => view! {
                        <div class="row numbers"><label>{t("clock-days-each")} <input type="number" min="1" max="30" prop:value=days
                            on:change=move |event| if let Some(days) = number(&event) { set(TimeControl::Move { days: days.clamp(1, 30) }) }/></label></div>
                    }.into_any(),
                }}
            </div>
            <div>
                <h2>{move || t("who-can-come")}</h2>
                <div class="segmented" role="group" aria-label=move || t("who-can-come")>
                    {guests(false, "by-link")}
                    {guests(true, "public")}
                </div>
            </div>
        </section>
    }
}
