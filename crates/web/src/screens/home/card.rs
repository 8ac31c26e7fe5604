//! A game on the first page: against which animal, with whom, and how to learn it.

use leptos::prelude::*;
use underhill_catalog::GameId;
use underhill_core::Skill;

use super::Art;
use crate::animals::{ANIMALS, Animal, Strength};
use crate::browser::{recall, remember};
use crate::icons::{Glyph, Icon};
use crate::route::{Link, Page, Way, router};
use crate::screens::play::hand_to_next_page;
use crate::screens::setup::{Plan, my_name};
use crate::words::{t, tell};

#[component]
pub(super) fn Card(game: GameId) -> impl IntoView {
    let name = move || t(&format!("{game}-name"));
    let count = move || match game.seats().into_inner() {
        (low, high) if low == high => tell("players", &[("count", low.into())]),
        (low, high) => tell("players-range", &[("low", low.into()), ("high", high.into())]),
    };
    let rival = RwSignal::new(recall(&kept_as(game)).unwrap_or_else(Plan::usual_level));
    // What is heard begins with what is seen, and says of which game.
    let labelled = move |id: &'static str| Signal::derive(move || format!("{}: {}", t(id), name()));
    view! {
        <article class="card">
            <Art game/>
            <div class="card-text">
                <h2>{name}</h2>
                <span class="players">{count}</span>
                <p>{move || t(&format!("{game}-tagline"))}</p>
                <div class="rivals" role="radiogroup" aria-label=move || format!("{}: {}", t("play-against"), name())>
                    {ANIMALS.map(|level| view! { <Rival game level rival/> })}
                </div>
                <PlayNow game rival/>
                <div class="more">
                    <Link to=Page::Setup(game, Way::Here) label=labelled("same-screen")><Icon of=Glyph::Screen size=18/>{move || t("same-screen")}</Link>
                    <Link to=Page::Setup(game, Way::Friends) label=labelled("with-friends")><Icon of=Glyph::Friends size=18/>{move || t("with-friends")}</Link>
                    <Link to=Page::Lesson(game, String::new()) label=labelled("learn")><Icon of=Glyph::Learn size=18/>{move || t("learn")}</Link>
                    <Link to=Page::Rules(game, None) label=labelled("rules")><Icon of=Glyph::Book size=18/>{move || t("rules")}</Link>
                </div>
            </div>
        </article>
    }
}

/// Where it is kept which animal was last chosen for a game.
fn kept_as(game: GameId) -> String {
    format!("rival.{game}")
}

/// An animal to play against.
#[component]
fn Rival(game: GameId, level: Skill, rival: RwSignal<Skill>) -> impl IntoView {
    let choose = move |_| {
        rival.set(level);
        remember(&kept_as(game), &level);
    };
    let words = move || format!("{}, {}", t(&format!("bot-{level}")), t(&format!("bot-{level}-text")));
    view! {
        <label class="rival" title=words>
            <input type="radio" class="unseen" name=format!("rival-{game}") value=level.name() prop:checked=move || rival.get() == level
                aria-label=words on:change=choose/>
            <Animal level/>
            <span>{move || t(&format!("bot-{level}"))}</span>
        </label>
    }
}

/// Begins a game against the chosen animal. Whatever went on before goes on, too.
#[component]
fn PlayNow(game: GameId, rival: RwSignal<Skill>) -> impl IntoView {
    let router = router();
    let page = Page::Play(game, None);
    let address = page.to_string();
    let whom = move || tell("play-animal", &[("animal", t(&format!("bot-{}", rival.get())).into())]);
    let play = move |event: web_sys::MouseEvent| {
        if !(event.ctrl_key() || event.meta_key() || event.shift_key() || event.button() != 0) {
            event.prevent_default();
            hand_to_next_page(game, Plan::against(my_name(), rival.get_untracked()));
            router.go(page.clone());
        }
    };
    view! {
        <a class="button primary" href=address on:click=play aria-label=move || format!("{}: {}", whom(), t(&format!("{game}-name")))>
            <Icon of=Glyph::Play size=18/>{whom}<Strength level=rival/>
        </a>
    }
}
