//! Who sits where.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use underhill_core::{Level, Seat, Skill};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent};

use super::clock::BotsTime;
use super::options::ChangedAlong;
use super::resolve::Change;
use super::{Draft, Plan, my_name, seat_name};
use crate::animals::{ANIMALS, Animal, Strength};
use crate::browser::document;
use crate::icons::{Glyph, Icon, SeatMark};
use crate::route::Way;
use crate::table::local::LocalPlayer;
use crate::words::{t, t_if_any, tell};

/// Who plays, in which seat, and how many.
#[component]
pub(super) fn Seats(draft: Draft) -> impl IntoView {
    let Draft { game, way, plan, .. } = draft;
    let (low, high) = game.seats().into_inner();
    let count = Memo::new(move |_| plan.with(|plan| plan.sitters.len()));
    view! {
        <section class="panel seats">
            <header class="seats-head">
                <h2>{move || t("who-plays")}</h2>
                <Show when=move || count.get() == 2>
                    <button class="quiet" on:click=move |_| draft.update(|plan| plan.sitters.swap(0, 1))><Icon of=Glyph::Swap/>{move || t("swap-sides")}</button>
                </Show>
                <button class="quiet" on:click=move |_| draft.update(draw_lots)><Icon of=Glyph::Die/>{move || t("draw-lots")}</button>
            </header>
            {(low < high).then(|| view! {
                <div class="segmented how-many" role="group" aria-label=move || t("how-many-play")>
                    {(low..=high).map(|number| view! {
                        <button aria-pressed=move || (count.get() == number).to_string()
                            on:click=move |_| draft.choose(Change::Seats(number))>
                            {move || tell("players", &[("count", number.into())])}
                        </button>
                    }).collect_view()}
                </div>
                <ChangedAlong draft by=Change::Seats(low)/>
            })}
            {move || (0..count.get()).map(|index| view! { <SeatChoice draft seat=Seat::new(index)/> }).collect_view()}
            {(way == Way::Here).then(|| view! { <BotsTime draft/> })}
        </section>
    }
}

/// Everybody draws a seat.
fn draw_lots(plan: &mut Plan) {
    for last in (1..plan.sitters.len()).rev() {
        let drawn = (js_sys::Math::random() * (last + 1) as f64) as usize;
        plan.sitters.swap(drawn.min(last), last);
    }
}

/// Seats somebody elsewhere; those in between move up.
fn reseat(draft: Draft, from: usize, to: usize) {
    draft.update(|plan| {
        let sitter = plan.sitters.remove(from);
        plan.sitters.insert(to, sitter);
    });
}

/// What seats somebody elsewhere: dragged, or moved by the arrow keys.
#[component]
fn Grip(draft: Draft, index: usize) -> impl IntoView {
    let held = RwSignal::new(None::<usize>);
    let take = move |event: PointerEvent| {
        event.prevent_default();
        let grip = event.current_target().and_then(|grip| grip.dyn_into::<Element>().ok());
        if grip.is_some_and(|grip| grip.set_pointer_capture(event.pointer_id()).is_ok()) {
            held.set(Some(index));
        }
    };
    let carry = move |event: PointerEvent| {
        let Some(from) = held.get_untracked() else { return };
        let under = document().element_from_point(event.client_x() as f32, event.client_y() as f32);
        let row = under.and_then(|under| under.closest("[data-seat]").ok()?);
        let to = row.and_then(|row| row.get_attribute("data-seat")?.parse().ok());
        if let Some(to) = to.filter(|&to| to != from) {
            reseat(draft, from, to);
            held.set(Some(to));
        }
    };
    let step = move |event: KeyboardEvent| {
        let last = draft.plan.with_untracked(|plan| plan.sitters.len()) - 1;
        let to = match event.key().as_str() {
            "ArrowUp" if index > 0 => index - 1,
            "ArrowDown" if index < last => index + 1,
            _ => return,
        };
        event.prevent_default();
        reseat(draft, index, to);
        let grip = document().query_selector(&format!("[data-seat=\"{to}\"] .grip")).ok().flatten();
        if let Some(grip) = grip.and_then(|grip| grip.dyn_into::<HtmlElement>().ok()) {
            let _ = grip.focus();
        }
    };
    let label = move || {
        let name = draft.plan.with(|plan| plan.called(index)).unwrap_or_else(|| t("seat-open"));
        tell("seat-move", &[("name", name.into()), ("number", (index + 1).into())])
    };
    view! {
        <button class="grip quiet" aria-label=label class:held=move || held.get().is_some()
            on:pointerdown=take on:pointermove=carry on:lostpointercapture=move |_| held.set(None) on:keydown=step>
            <Icon of=Glyph::Grip/>
        </button>
    }
}

#[component]
fn SeatChoice(draft: Draft, seat: Seat) -> impl IntoView {
    let Draft { game, way, plan, .. } = draft;
    let index = seat.index();
    let sitter = Memo::new(move |_| plan.with(|plan| plan.sitters.get(index).cloned()));
    let is_bot = Memo::new(move |_| matches!(sitter.get(), Some(LocalPlayer::Bot(_))));
    let is_person = Memo::new(move |_| matches!(sitter.get(), Some(LocalPlayer::Person(_))));
    // At a server one's own seat is for nobody else.
    let is_mine = Memo::new(move |_| way == Way::Friends && is_person.get());
    let set = move |sitter: LocalPlayer| draft.update(|plan| plan.sitters[index] = sitter);
    let number = move || tell("seat-number", &[("number", (index + 1).into())]);
    let side = move || t_if_any(&format!("setup-side-{game}-{index}"));
    let person = move || match way {
        Way::Here if index == 0 => LocalPlayer::Person(my_name()),
        Way::Here => LocalPlayer::Person(seat_name(index)),
        Way::Friends => LocalPlayer::Open,
    };
    let person_words = if way == Way::Friends { "seat-friend" } else { "person" };
    view! {
        <div class="seat-choice" role="group" aria-label=number data-seat=index>
            <Grip draft index/>
            <SeatMark seat size=26/>
            <div class="seat-name">
                <Show when=move || is_person.get()>
                    <PersonName draft index/>
                </Show>
                <Show when=move || !is_person.get()>
                    <b>{move || plan.with(|plan| plan.called(index)).unwrap_or_else(|| t("seat-open"))}</b>
                </Show>
                <span class="note">{move || is_mine.get().then(|| t("this-is-you"))} {move || side().map(|side| view! { " " {side} })}</span>
            </div>
            <Show when=move || !is_mine.get()>
                <div class="segmented">
                    <button aria-pressed=move || (!is_bot.get()).to_string()
                        on:click=move |_| if is_bot.get_untracked() { set(person()) }>{move || t(person_words)}</button>
                    <button aria-pressed=move || is_bot.get().to_string()
                        on:click=move |_| if !is_bot.get_untracked() { set(LocalPlayer::Bot(Level::Medium.into())) }>{move || t("bot")}</button>
                </div>
            </Show>
            <Show when=move || is_bot.get()>
                <div class="levels">
                    {ANIMALS.map(|level| view! {
                        <button class="level" aria-pressed=move || (sitter.get() == Some(LocalPlayer::Bot(level))).to_string()
                            on:click=move |_| set(LocalPlayer::Bot(level))>
                            <Animal level size=46/>
                            <span class="level-words">
                                <b>{move || t(&format!("bot-{level}"))}</b>
                                <span>{move || t(&format!("bot-{level}-text"))}</span>
                                <Strength level/>
                            </span>
                        </button>
                    })}
                </div>
            </Show>
            <Show when=move || sitter.get() == Some(LocalPlayer::Bot(Skill::Adapting))>
                <p class="note how-it-adapts">{move || t("bot-adapt-about")}</p>
            </Show>
        </div>
    }
}

/// What a person is called.
#[component]
fn PersonName(draft: Draft, index: usize) -> impl IntoView {
    let name = move || match draft.plan.with(|plan| plan.sitters.get(index).cloned()) {
        Some(LocalPlayer::Person(name)) => name,
        _ => String::new(),
    };
    let set = move |name: String| draft.update(|plan| plan.sitters[index] = LocalPlayer::Person(name));
    let or_number = move |name: String| if name.trim().is_empty() { seat_name(index) } else { name };
    view! {
        <input class="name" maxlength="200" aria-label=move || t("name") prop:value=name
            on:input=move |event| set(event_target_value(&event))
            on:change=move |event| set(or_number(event_target_value(&event)))/>
    }
}
