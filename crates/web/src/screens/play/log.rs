//! Beside the board: what has happened, a box for notation, and what can be done besides playing.

use std::sync::Arc;

use leptos::prelude::*;
use underhill_core::Seat;
use underhill_table::Command;
use underhill_table::{News, NewsKind, Phase, Phrase, StandInReason};

use super::hint::AskForHint;
use crate::games::{AnyStage, Typed};
use crate::icons::{Glyph, Icon, SeatMark};
use crate::table::TablePlace;
use crate::words::{t, tell};

#[component]
pub(super) fn Side(stage: AnyStage) -> impl IntoView {
    view! {
        <aside class="side" id="log" aria-label=move || t("log-and-actions")>
            <h2>{move || t("log")}</h2>
            <Log stage/>
            <Actions stage/>
        </aside>
    }
}

/// A happening in words. Nothing for what the log does not need.
fn in_words(stage: AnyStage, news: &News) -> String {
    let desk = stage.desk;
    let mut lines = stage.story(news);
    let own = told_as(&news.kind).map(|(message, seat)| {
        let mut facts = Vec::new();
        facts.extend(seat.map(|seat| ("name", desk.name(seat).into())));
        if let NewsKind::Said { phrase, .. } = news.kind {
            facts.push(("words", phrase_words(phrase).into()));
        }
        tell(message, &facts)
    });
    lines.extend(own);
    lines.join(". ")
}

/// The message about what happened at the table rather than in the game, and whom it is about.
const fn told_as(kind: &NewsKind) -> Option<(&'static str, Option<Seat>)> {
    match *kind {
        NewsKind::TookBack { seat } => Some(("told-took-back", Some(seat))),
        NewsKind::Declined { seat } => Some(("told-declined", Some(seat))),
        NewsKind::Stopped { .. } => Some(("told-stopped", None)),
        NewsKind::HandedOver { seat, reason: StandInReason::Withheld, .. } => Some(("told-withheld", Some(seat))),
        NewsKind::HandedOver { seat, .. } => Some(("told-handed-over", Some(seat))),
        NewsKind::Returned { seat } => Some(("told-returned", Some(seat))),
        NewsKind::Said { seat, .. } => Some(("told-said", Some(seat))),
        NewsKind::Again => Some(("told-again", None)),
        _ => None,
    }
}

/// A phrase in the language of whoever reads it.
pub(super) fn phrase_words(phrase: Phrase) -> String {
    let word = serde_json::to_value(phrase).ok().and_then(|value| value.as_str().map(ToOwned::to_owned));
    t(&format!("phrase-{}", word.unwrap_or_default()))
}

/// So many happenings are listed, and so many more whenever somebody asks.
const LISTED: usize = 200;

#[component]
fn Log(stage: AnyStage) -> impl IntoView {
    let desk = stage.desk;
    let most = RwSignal::new(LISTED);
    // The newest first, so that it is in view. Who shares the screen with others was told other things of the same happening.
    let listed = move || {
        let (told, reader) = (desk.told.get(), desk.me());
        let told = told.into_iter().rev().filter(|news| is_worth_telling(news));
        told.take(most.get()).map(|news| (reader, news)).collect::<Vec<_>>()
    };
    let more = move || desk.earlier.get() || desk.told.with(|told| told.len() > most.get());
    let show_more = move |_| {
        most.update(|most| *most += LISTED);
        desk.ask_for_earlier();
    };
    let newest = Memo::new(move |_| newest(stage, is_worth_telling));
    view! {
        <div class="unseen" aria-live="polite">{move || newest.get()}</div>
        <ol class="log" reversed=true>
            <For each=listed key=|(reader, news)| (*reader, news.version, said(news))
                children=move |(_, news)| view! { <li><Line stage news/></li> }/>
        </ol>
        <Show when=more><button class="small" on:click=show_more>{move || t("earlier")}</button></Show>
    }
}

/// What happened last of some kind, in a sentence or two.
pub(super) fn newest(stage: AnyStage, wanted: fn(&News) -> bool) -> Option<String> {
    let desk = stage.desk;
    let news = desk.told.with(|told| told.iter().rev().find(|news| wanted(news)).cloned())?;
    Some(in_words(stage, &news))
}

/// Whether it is something that somebody did: what is dealt at the beginning nobody need be told.
pub(super) fn is_done_by_somebody(news: &News) -> bool {
    is_worth_telling(news) && !matches!(news.kind, NewsKind::Began | NewsKind::Again)
}

/// What tells phrases from each other and from what happened last before them, whose version they have.
fn said(news: &News) -> Option<(Seat, Phrase, u64)> {
    match news.kind {
        NewsKind::Said { seat, phrase } => Some((seat, phrase, news.at.0)),
        _ => None,
    }
}

/// Whether there is anything to read about a happening.
fn is_worth_telling(news: &News) -> bool {
    told_as(&news.kind).is_some() || !news.events.is_empty()
}

/// A happening in the log; a click goes back to it.
#[component]
fn Line(stage: AnyStage, news: Arc<News>) -> impl IntoView {
    let desk = stage.desk;
    let (version, seat) = (news.version, stage.actor(&news));
    let written: Vec<String> = stage.game().notation(&news);
    view! {
        <button class="log-line" aria-current=move || (desk.past.get() == Some(version)).then_some("true")
            on:click=move |_| desk.past.set(Some(version))>
            {match seat {
                Some(seat) => view! { <SeatMark seat size=14/> }.into_any(),
                None => view! { <span class="no-mark"></span> }.into_any(),
            }}
            <span>
                <span class="tale">{move || in_words(stage, &news)}</span>
                {(!written.is_empty()).then(|| view! { <code class="written">{written.join(" ")}</code> })}
            </span>
        </button>
    }
}

/// The notation box, and what can be done besides playing.
#[component]
fn Actions(stage: AnyStage) -> impl IntoView {
    let desk = stage.desk;
    let can_take_back = move || {
        desk.phase() == Phase::Playing
            && desk.scene.with(|scene| scene.now.as_ref().is_some_and(|now| now.can_take_back))
    };
    let playing = move || desk.phase() == Phase::Playing && stage.me.get().is_some();
    let resigning = RwSignal::new(false);
    view! {
        <TypeBox stage/>
        <div class="acts">
            <button disabled=move || !can_take_back() on:click=move |_| desk.command(Command::TakeBack)><Icon of=Glyph::Undo/>{move || t("undo")}</button>
            <AskForHint stage/>
            <a class="button to-log" href="#log"><Icon of=Glyph::Log/>{move || t("log")}</a>
            {stage.game().draw_by_agreement().then(|| view! {
                <button disabled=move || !playing() || super::alone(desk) on:click=move |_| desk.command(Command::OfferDraw)><Icon of=Glyph::Draw/>{move || t("offer-draw")}</button>
            })}
            <button class="danger" disabled=move || !playing() on:click=move |_| resigning.set(true)><Icon of=Glyph::Flag/>{move || t("resign")}</button>
        </div>
        <Show when=move || resigning.get() && playing()>
            <div class="asked" role="alertdialog" aria-label=move || t("resign")>
                <p>{move || t("resign-sure")}</p>
                <button class="danger" on:click=move |_| { resigning.set(false); desk.command(Command::Resign); }>{move || t("resign")}</button>
                <button on:click=move |_| resigning.set(false)>{move || t("no-wait")}</button>
            </div>
        </Show>
        <Show when=move || matches!(desk.place.get_value(), TablePlace::Server(_))>
            <details class="phrases">
                <summary><Icon of=Glyph::Chat/>{move || t("say-something")}</summary>
                <div class="row">{Phrase::ALL.map(|phrase| view! {
                    <button class="small" on:click=move |_| desk.command(Command::Say { phrase })>{move || phrase_words(phrase)}</button>
                })}</div>
            </details>
        </Show>
    }
}

/// A move can be typed.
#[component]
fn TypeBox(stage: AnyStage) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let wrong = RwSignal::new(None::<Typed>);
    let play = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        // What is typed is about the game as it is.
        stage.desk.past.set(None);
        match stage.game().act_as_typed(text.get_untracked().trim()) {
            Typed::Done => text.set(String::new()),
            Typed::Refused => {}
            Typed::Against(rule) => {
                stage.why.set(Some(rule.clone()));
                wrong.set(Some(Typed::Against(rule)));
            }
            Typed::Unreadable => wrong.set(Some(Typed::Unreadable)),
        }
    };
    let says = move || {
        wrong.with(|wrong| match wrong {
            Some(Typed::Against(rule)) => tell("type-against", &[("rule", rule.clone().into())]),
            Some(_) => t("type-unreadable"),
            None => String::new(),
        })
    };
    view! {
        <form class="type" on:submit=play>
            <label for="notation">{move || t(&format!("{}-type", stage.desk.game))}</label>
            <div>
                <input id="notation" autocomplete="off" autocapitalize="off" spellcheck="false"
                    aria-invalid=move || wrong.with(Option::is_some).to_string() aria-describedby="notation-wrong"
                    prop:value=move || text.get()
                    on:input=move |event| { wrong.set(None); text.set(event_target_value(&event)); }/>
                <button type="submit">{move || t("type-play")}</button>
            </div>
            <p class="wrong" id="notation-wrong" role="alert">{says}</p>
        </form>
    }
}
