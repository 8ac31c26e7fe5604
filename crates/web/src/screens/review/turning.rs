//! What happened in the move that is looked at and, where the game turned, what would have been better.

use leptos::prelude::*;
use underhill_core::Seat;

use super::Named;
use super::analysis::{Turning, chances};
use super::reviewing::{Look, Reviewing};
use crate::icons::{Glyph, Icon};
use crate::words::{t, tell};

/// A chance in percent, never quite certain unless it is.
fn percent(chance: f64) -> f64 {
    (chance * 100.0).round()
}

#[component]
pub(super) fn Panel(reviewing: Reviewing) -> impl IntoView {
    let here = Memo::new(move |_| reviewing.turning_here());
    view! {
        <section class="review-turn panel" class:turns=move || here.with(Option::is_some) aria-label=move || t("turning-points")>
            <header>
                <h2>{move || title(reviewing)}</h2>
                <span class="space"></span>
                <Leap reviewing on=false/>
                <Leap reviewing on=true/>
            </header>
            <div class="review-said" aria-live="polite" tabindex="0">
                <p class="review-tale">{move || tale(reviewing)} " " <span class="review-answer">{move || answer(reviewing)}</span></p>
                {move || match here.get() {
                    Some(turning) => view! { <Better reviewing turning/> }.into_any(),
                    None => view! { <Standing reviewing/> }.into_any(),
                }}
            </div>
            {move || here.get().filter(|turning| turning.better.is_some()).map(|turning| view! { <Choices reviewing seat=turning.seat/> })}
        </section>
    }
}

fn title(reviewing: Reviewing) -> AnyView {
    let at = reviewing.at.get();
    let all = reviewing.turning.get();
    match all.iter().position(|turning| turning.number == at) {
        Some(place) => {
            let of = tell("turning-of", &[("number", (place + 1).into()), ("count", all.len().into())]);
            view! { <b class="turn-number">{place + 1}</b> {t("turning-point")} " " <small>{of}</small> }.into_any()
        }
        None => {
            let done = reviewing.looked_at() == reviewing.count();
            let found = done.then(|| tell("turning-found", &[("count", all.len().into())]));
            view! { {t("turning-points")} " " <small>{found}</small> }.into_any()
        }
    }
}

/// What happened in this move, or in the line that is played instead.
fn tale(reviewing: Reviewing) -> String {
    let line = reviewing.line.get();
    if !line.is_empty() {
        return format!("{}.", line.join(". "));
    }
    match reviewing.sentences(reviewing.at.get()) {
        Some(told) if !told.is_empty() => format!("{told}."),
        Some(_) => String::new(),
        None => t("the-start"),
    }
}

/// What somebody else answered where the game turned.
fn answer(reviewing: Reviewing) -> Option<String> {
    let at = reviewing.at.get();
    let turns = reviewing.turning.with(|all| all.iter().any(|turning| turning.number == at));
    let actor = |number| reviewing.moved(number).map(|moved| moved.actor());
    let answered = turns && actor(at) != actor(at + 1) && reviewing.line.with(Vec::is_empty);
    let told = reviewing.sentences(at + 1).filter(|told| answered && !told.is_empty())?;
    Some(format!("{told}."))
}

/// A button to the next turning point, or to the one before.
#[component]
fn Leap(reviewing: Reviewing, on: bool) -> impl IntoView {
    let (glyph, words) = if on { (Glyph::Next, "next-turning") } else { (Glyph::Previous, "previous-turning") };
    let to = Memo::new(move |_| reviewing.other_turning(on));
    view! {
        <button class="leap" disabled=move || to.with(Option::is_none) aria-label=move || t(words)
            on:click=move |_| to.get_untracked().into_iter().for_each(|to| reviewing.go(to))><Icon of=glyph size=18/></button>
    }
}

/// What would have been better, and buttons that show it.
#[component]
fn Better(reviewing: Reviewing, turning: Turning) -> impl IntoView {
    let Turning { seat, better, before, after, .. } = turning;
    let Some(better) = better else {
        let facts = [
            ("name", reviewing.desk().name(seat).into()),
            ("before", percent(before).into()),
            ("after", percent(after).into()),
        ];
        return view! { <p class="review-better luck"><Icon of=Glyph::Again size=24/><span>{tell("review-luck", &facts)}</span></p> }.into_any();
    };
    let (notation, spoken) = (better.clone(), better);
    let words = move || reviewing.better.get().unwrap_or_else(|| spoken.clone());
    view! {
        <p class="review-better">
            <Icon of=Glyph::Check size=24/>
            <span>
                <b>{move || tell("review-better", &[("action", words().into())])}</b> " "
                {move || tell("review-chances", &[("better", percent(before).into()), ("played", percent(after).into())])} " "
                <code class="written">{notation}</code>
            </span>
        </p>
    }
    .into_any()
}

/// What can be seen on the board: how it might have gone on, and what was played.
#[component]
fn Choices(reviewing: Reviewing, seat: Seat) -> impl IntoView {
    let mine = reviewing.me == Some(seat);
    let shown = move |look| (reviewing.look.get() == look).to_string();
    view! {
        <div class="review-buttons">
            <button class="primary" aria-pressed=move || shown(Look::Line) on:click=move |_| reviewing.play_line()>
                <Icon of=Glyph::Play size=18/>{move || t("play-better-line")}</button>
            <button aria-pressed=move || shown(Look::After) on:click=move |_| reviewing.show_played()>
                {move || t(if mine { "what-i-played" } else { "what-was-played" })}</button>
        </div>
    }
}

/// How everybody stood after this move.
#[component]
fn Standing(reviewing: Reviewing) -> impl IntoView {
    let seats = reviewing.desk().seats();
    let known = move || {
        let (moments, at) = (reviewing.moments.get(), reviewing.at.get());
        let all = reviewing.with_replay(|replay| chances(&moments, replay.moves(), replay.record()))?;
        all.get(at).cloned()
    };
    move || {
        known().map(|win| {
            let shares = Seat::first(seats).map(|seat| {
                let chance = percent(win.get(seat.index()).copied().unwrap_or_default());
                view! { <li><Named reviewing seat/> <b>{tell("percent", &[("percent", chance.into())])}</b></li> }
            });
            view! { <ul class="review-standing" aria-label=t("who-was-ahead")>{shares.collect_view()}</ul> }
        })
    }
}
