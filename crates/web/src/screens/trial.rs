//! A board on which a rule can be tried, by one person for every seat.

use leptos::prelude::*;
use underhill_catalog::GameId;
use underhill_core::Seat;

use crate::games::{Guide, any_stage, setting, steps_of};
use crate::icons::{Glyph, Icon};
use crate::route::{Link, Page};
use crate::screens::play::Spread;
use crate::screens::rules::rule_book;
use crate::screens::trouble::NothingHere;
use crate::table::trial::Trial;
use crate::words::{seat_number, t, tell};

/// How players are called who are nobody.
pub(crate) fn seat_names(seats: usize) -> Vec<String> {
    Seat::first(seats).map(|seat| untrack(|| tell("seat-number", &[("number", seat_number(seat))]))).collect()
}

#[component]
pub(crate) fn Try(game: GameId, rule: String) -> impl IntoView {
    let opened = Guide::of(game).example(&rule).and_then(move |example| {
        let agreed = setting(game, example.seats, example.options);
        Some((Trial::open(&agreed, &seat_names(example.seats), steps_of(example.steps)).ok()?, example.rule))
    });
    let Some((trial, id)) = opened else { return view! { <NothingHere/> }.into_any() };
    let book = rule_book(game);
    let back = Page::Rules(game, Some(rule));
    let rule = Memo::new(move |_| book.with(|book| book.get(id).cloned()));
    let of_rule = move |part: fn(underhill_core::Rule) -> String| rule.get().map(part).unwrap_or_default();
    let title = Signal::derive(move || tell("try-rule", &[("rule", of_rule(|rule| rule.title).into())]));
    let desk = trial.desk();
    let trial = StoredValue::new_local(trial);
    let bar = view! {
        <Link to=back.clone() class="quiet"><Icon of=Glyph::Book/><span class="wide">{move || t("back-to-rules")}</span></Link>
    };
    let side = view! {
        <aside class="side lesson-card">
            <h2>{move || of_rule(|rule| rule.title)} " " <span class="rule-id">{move || of_rule(|rule| rule.id)}</span></h2>
            <p class="rule-text">{move || of_rule(|rule| rule.text)}</p>
            <p class="why-so">{move || of_rule(|rule| rule.why.unwrap_or_default())}</p>
            <div class="row">
                <button on:click=move |_| trial.with_value(|trial| trial.start_again())><Icon of=Glyph::Again/>{move || t("start-again")}</button>
                <Link to=back class="button primary">{move || t("back-to-rules")}</Link>
            </div>
        </aside>
    };
    view! { <Spread stage=any_stage(desk) class="trial" title bar=bar.into_any() side=side.into_any()/> }.into_any()
}
