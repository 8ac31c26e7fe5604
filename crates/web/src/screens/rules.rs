//! The rules of a game, in our words and the reader's language.

use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use underhill_catalog::{GameId, Visit};
use underhill_core::{Game, Rule, RuleBook};

use crate::browser::fetch_text;
use crate::icons::{Glyph, Icon};
use crate::route::{Link, Page};
use crate::screens::frame::{Bar, Choices};
use crate::words::{Language, speech, t};

/// The rule book of a game in a language; in English until it is there, and if it cannot be had.
pub(crate) fn rule_book(game: GameId) -> Signal<RuleBook> {
    struct English;
    impl Visit for English {
        type Output = &'static RuleBook;
        fn visit<G: Game>(self) -> &'static RuleBook {
            G::rule_book()
        }
    }
    let speech = speech();
    let book = RwSignal::new(game.visit(English).clone());
    Effect::new(move |_| {
        let language = speech.language();
        leptos::task::spawn_local(async move {
            let translated = match language {
                Language::En => None,
                _ => fetch_text(&format!("/rules/{game}.{}.toml", language.code())).await,
            };
            let translated = translated.and_then(|text| RuleBook::parse(&text).ok());
            book.set(translated.unwrap_or_else(|| game.visit(English).clone()));
        });
    });
    book.into()
}

#[component]
pub(crate) fn Rules(game: GameId, rule: Option<String>) -> impl IntoView {
    let book = rule_book(game);
    let wanted = rule.clone();
    Effect::new(move |_| {
        book.track();
        let wanted = wanted.clone();
        Timeout::new(0, move || {
            let found = wanted.and_then(|id| crate::browser::document().get_element_by_id(&id));
            if let Some(found) = found {
                found.scroll_into_view();
            }
        })
        .forget();
    });
    let title = Signal::derive(move || t(&format!("{game}-name")));
    view! {
        <Bar title><Choices/></Bar>
        <main class="rules">
            <div class="row">
                <Link to=Page::Lesson(game) class="button primary"><Icon of=Glyph::Learn/>{move || t("learn-by-playing")}</Link>
                <Link to=Page::Play(game) class="button"><Icon of=Glyph::Play/>{move || t("play-now")}</Link>
            </div>
            <p class="summary">{move || book.get().summary}</p>
            <h2>{move || t("the-rules")}</h2>
            <RuleList rules=Signal::derive(move || book.get().rules.into_iter().filter(|rule| !rule.is_ruling()).collect()) marked=rule.clone()/>
            <h2>{move || t("the-rulings")}</h2>
            <p class="note">{move || t("the-rulings-text")}</p>
            <RuleList rules=Signal::derive(move || book.get().rules.into_iter().filter(Rule::is_ruling).collect()) marked=rule/>
            <h2>{move || t("the-notation")}</h2>
            <pre class="notation">{move || book.get().notation}</pre>
        </main>
    }
}

#[component]
fn RuleList(rules: Signal<Vec<Rule>>, marked: Option<String>) -> impl IntoView {
    view! {
        <dl class="rule-list">
            {move || rules.get().into_iter().map(|rule| {
                let id = rule.id.clone();
                let is_marked = marked.as_ref().is_some_and(|id| id.eq_ignore_ascii_case(&rule.id));
                view! {
                    <div id=id class:marked=is_marked>
                        <dt><b>{rule.title}</b> <span class="rule-id">{rule.id}</span></dt>
                        <dd>{rule.text}{rule.why.map(|why| view! { <span class="why-so">{why}</span> })}</dd>
                    </div>
                }
            }).collect_view()}
        </dl>
    }
}
