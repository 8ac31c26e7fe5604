//! The rules of a game, in our words and the reader's language: in half a minute, and then each with a picture.

mod search;

use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use underhill_catalog::{GameId, Visit};
use underhill_core::{Game, Rule, RuleBook};
use wasm_bindgen::JsValue;

use crate::browser::{document, fetch_text, window};
use crate::games::Guide;
use crate::icons::{Glyph, Icon};
use crate::route::{Link, Page};
use crate::screens::drawing::{draw_all, place};
use crate::screens::frame::{Bar, Choices};
use crate::words::{Language, speech, t, tell};
use search::{fold, marked};

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
            let translated = translated.unwrap_or_else(|| game.visit(English).clone());
            if book.try_with_untracked(|book| *book != translated) == Some(true) {
                book.set(translated);
            }
        });
    });
    book.into()
}

/// What somebody reads: the book, what they look for, and the rule they came for.
#[derive(Copy, Clone)]
struct Reading {
    game: GameId,
    book: Signal<RuleBook>,
    wanted: RwSignal<String>,
    came_for: RwSignal<String>,
}

impl Reading {
    fn finds(self, rule: &Rule) -> bool {
        let wanted = fold(self.wanted.get().trim());
        let texts = [&rule.id, &rule.title, &rule.text, rule.why.as_ref().unwrap_or(&rule.id)];
        wanted.is_empty() || texts.iter().any(|text| fold(text).contains(&wanted))
    }

    /// Brings a rule into view and marks it.
    fn go_to(self, id: &str) {
        self.came_for.set(id.to_owned());
        if let Some(found) = document().get_element_by_id(id) {
            found.scroll_into_view();
        }
        let address = Page::Rules(self.game, Some(id.to_owned())).to_string();
        if let Ok(history) = window().history() {
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address));
        }
    }
}

#[component]
pub(crate) fn Rules(game: GameId, rule: Option<String>) -> impl IntoView {
    let book = rule_book(game);
    let came_for = rule.unwrap_or_default().to_uppercase();
    let reading =
        Reading { game, book, wanted: RwSignal::new(String::new()), came_for: RwSignal::new(came_for.clone()) };
    Effect::new(move |_| {
        book.track();
        draw_all(game);
        let wanted = came_for.clone();
        Timeout::new(0, move || {
            if let Some(found) = document().get_element_by_id(&wanted) {
                found.scroll_into_view();
            }
        })
        .forget();
    });
    let title = Signal::derive(move || format!("{} · {}", t(&format!("{game}-name")), t("rules")));
    view! {
        <Bar title><Choices/></Bar>
        <div class="rules" class:searching=move || !reading.wanted.get().trim().is_empty()>
            <Finding reading/>
            <main>
                <Brief game/>
                <p class="summary">{move || book.get().summary}</p>
                <h2>{move || t("the-rules")}</h2>
                {move || rule_list(reading, false)}
                <h2>{move || t("the-rulings")}</h2>
                <p class="note">{move || t("the-rulings-text")}</p>
                {move || rule_list(reading, true)}
                <h2>{move || t("the-notation")}</h2>
                <pre class="notation">{move || book.get().notation}</pre>
            </main>
        </div>
    }
}

/// The game in four pictures.
#[component]
fn Brief(game: GameId) -> impl IntoView {
    view! {
        <section class="brief">
            <h2>{move || t("brief-title")}</h2>
            <ol>
                {(1..).zip(Guide::of(game).brief).map(|(number, rule)| view! {
                    <li>
                        {place(game, rule)}
                        <h3>{move || format!("{number}. {}", t(&format!("{game}-brief-{number}")))}</h3>
                        <p>{move || t(&format!("{game}-brief-{number}-text"))}</p>
                    </li>
                }).collect_view()}
            </ol>
        </section>
    }
}

/// Where one finds a rule: by looking for words, or by its title. And what to do instead of reading.
#[component]
fn Finding(reading: Reading) -> impl IntoView {
    let Reading { game, book, wanted, .. } = reading;
    let wide = window().match_media("(min-width: 900px)").ok().flatten().is_some_and(|query| query.matches());
    let found = move || {
        let count = book.with(|book| book.rules.iter().filter(|rule| reading.finds(rule)).count());
        (!wanted.get().trim().is_empty()).then(|| tell("rules-found", &[("count", count.into())]))
    };
    view! {
        <nav class="finding" aria-label=move || t("contents")>
            <label class="search">
                <Icon of=Glyph::Search/>
                <span class="unseen">{move || t("search-rules")}</span>
                <input type="search" placeholder=move || t("search-rules") autocomplete="off"
                    on:input=move |event| wanted.set(event_target_value(&event))/>
            </label>
            <p class="found" role="status">{found}</p>
            <details open=wide>
                <summary>{move || t("contents")}</summary>
                {move || contents(reading)}
            </details>
            <div class="lessons">
                {Guide::of(game).lessons.iter().map(|lesson| view! {
                    <Link to=Page::Lesson(game, lesson.id.to_owned()) class=if lesson.id.is_empty() { "button primary" } else { "button" }>
                        <Icon of=Glyph::Learn/>{move || lesson_name(game, lesson.id)}
                    </Link>
                }).collect_view()}
            </div>
        </nav>
    }
}

/// What a lesson is called on a button.
pub(crate) fn lesson_name(game: GameId, id: &str) -> String {
    if id.is_empty() {
        t("learn-by-playing")
    } else {
        tell("lesson-named", &[("name", t(&format!("{game}-{id}-name")).into())])
    }
}

fn contents(reading: Reading) -> AnyView {
    let entries = reading.book.get().rules.into_iter().map(|rule| {
        let (id, address) = (rule.id.clone(), Page::Rules(reading.game, Some(rule.id.clone())).to_string());
        let go = move |event: web_sys::MouseEvent| {
            event.prevent_default();
            reading.go_to(&id);
        };
        let id = rule.id.clone();
        let (here, ruling) = (move || (reading.came_for.get() == id).then_some("true"), rule.is_ruling());
        let shown = rule.clone();
        view! {
            <li class:ruling=ruling hidden=move || !reading.finds(&shown)>
                <a href=address aria-current=here on:click=go>{rule.title}<small>{rule.id}</small></a>
            </li>
        }
    });
    view! { <ul>{entries.collect_view()}</ul> }.into_any()
}

/// The rules of the book, or our rulings, each with its picture and a way to try it.
fn rule_list(reading: Reading, rulings: bool) -> AnyView {
    let (game, guide) = (reading.game, Guide::of(reading.game));
    let rules = reading.book.get().rules.into_iter().filter(|rule| rule.is_ruling() == rulings);
    let articles = rules.map(|rule| {
        let (id, here) = (rule.id.clone(), rule.id.clone());
        let tried = guide.example(&rule.id).map(|example| {
            let label = tell("try-rule", &[("rule", rule.title.clone().into())]);
            view! {
                <Link to=Page::Try(game, example.rule.to_owned()) class="try" label=Signal::stored(label)>{t("try-it")}</Link>
            }
        });
        let is_drawn = tried.is_some();
        let drawn = is_drawn.then(|| place(game, &rule.id));
        let shown = rule.clone();
        let mark = move |text: &str| marked(text, reading.wanted.get().trim());
        view! {
            <article id=id class:marked=move || reading.came_for.get() == here class:drawn=is_drawn
                hidden=move || !reading.finds(&shown)>
                {drawn}
                <header><h3 inner_html={let title = rule.title; move || mark(&title)}></h3><span class="rule-id">{rule.id}</span>{tried}</header>
                <p inner_html={let text = rule.text; move || mark(&text)}></p>
                {rule.why.map(|why| view! { <p class="why-so" inner_html=move || mark(&why)></p> })}
            </article>
        }
    });
    view! { <div class="rule-list">{articles.collect_view()}</div> }.into_any()
}
