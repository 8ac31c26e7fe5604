//! The rules of a game, in our words and the reader's language: in half a minute, and then each with a picture.

mod search;

use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use underhill_catalog::GameId;
use underhill_core::{Rule, RuleBook};
use wasm_bindgen::JsValue;
use web_sys::Element;

use crate::browser::{document, fetch_text, window};
use crate::games::{Guide, Lesson};
use crate::icons::{Glyph, Icon};
use crate::route::{Page, router};
use crate::screens::drawing::{draw_all, place};
use crate::screens::frame::{Bar, Choices};
use crate::screens::play::closest;
use crate::words::{Language, speech, t, tell};
pub(crate) use search::html;
use search::{fold, marked};

/// The rule book of a game in the language that is spoken, or in English if it cannot be had in that. It is fetched when somebody
/// first reads in it, and empty until it is there: whoever only plays does without.
pub(crate) fn rule_book(game: GameId) -> Signal<RuleBook> {
    let speech = speech();
    let book = RwSignal::new(RuleBook { summary: String::new(), notation: String::new(), rules: Vec::new() });
    let asked = StoredValue::new(None::<Language>);
    Signal::derive(move || {
        let language = speech.language();
        if asked.get_value() != Some(language) {
            asked.set_value(Some(language));
            leptos::task::spawn_local(async move {
                let fetch = |language: Language| async move {
                    fetch_text(&format!("/rules/{game}.{}.toml", language.code())).await
                };
                let text = match fetch(language).await {
                    None => fetch(Language::En).await,
                    text => text,
                };
                // Meanwhile the page may be left, or another language be spoken.
                if asked.try_get_value() == Some(Some(language))
                    && let Some(read) = text.and_then(|text| RuleBook::parse(&text).ok())
                {
                    book.set(read);
                }
            });
        }
        book.get()
    })
}

/// What somebody reads: the book, and what they look for in it.
#[derive(Copy, Clone)]
struct Reading {
    game: GameId,
    book: Signal<RuleBook>,
    wanted: RwSignal<String>,
}

#[component]
pub(crate) fn Rules(game: GameId, rule: Option<String>) -> impl IntoView {
    let book = rule_book(game);
    let reading = Reading { game, book, wanted: RwSignal::new(String::new()) };
    let speech = speech();
    Effect::new(move |_| {
        // Whenever the text is another, it has no pictures yet.
        book.track();
        speech.language();
        draw_all(game);
        let came_for = rule.as_ref().map(|id| id.to_ascii_uppercase());
        Timeout::new(0, move || came_for.iter().for_each(|id| bring_into_view(id))).forget();
    });
    let found = RwSignal::new(None::<usize>);
    Effect::new(move |searched: Option<bool>| {
        let searches = reading.wanted.with(|wanted| !wanted.trim().is_empty());
        // The text is shown as it is as long as nobody has looked for anything in it.
        if searches || searched == Some(true) {
            found.set(reading.look());
        }
        searches
    });
    let found = move || found.get().map(|count| tell("rules-found", &[("count", count.into())]));
    let wide = window().match_media("(min-width: 900px)").ok().flatten().is_some_and(|query| query.matches());
    let title = Signal::derive(move || format!("{} · {}", t(&format!("{game}-name")), t("rules")));
    let router = router();
    // The text is one piece, and so are the ways to go on from it.
    let follow = move |event: web_sys::MouseEvent| {
        let elsewhere = event.ctrl_key() || event.meta_key() || event.shift_key() || event.button() != 0;
        let link = closest(event.target(), "a").and_then(|link| link.get_attribute("href"));
        if let (false, Some(Ok(page))) = (elsewhere, link.map(|address| address.parse())) {
            event.prevent_default();
            match page {
                Page::Rules(_, Some(id)) => reading.go_to(&id),
                page => router.go(page),
            }
        }
    };
    view! {
        <Bar title><Choices/></Bar>
        <div class="rules" class:searching=move || !reading.wanted.get().trim().is_empty() on:click=follow>
            <nav class="finding" aria-label=move || t("contents")>
                <label class="search">
                    <Icon of=Glyph::Search/>
                    <span class="unseen">{move || t("search-rules")}</span>
                    <input type="search" placeholder=move || t("search-rules") autocomplete="off"
                        on:input=move |event| reading.wanted.set(event_target_value(&event))/>
                </label>
                <p class="found" role="status">{found}</p>
                <details open=wide>
                    <summary>{move || t("contents")}</summary>
                    <ul inner_html=move || reading.contents()></ul>
                </details>
                <div class="lessons" inner_html=move || lesson_buttons(game)></div>
            </nav>
            <main inner_html=move || reading.text()></main>
        </div>
    }
}

impl Reading {
    /// Brings a rule into view and says so in the address.
    fn go_to(self, id: &str) {
        bring_into_view(id);
        let address = Page::Rules(self.game, Some(id.to_owned())).to_string();
        if let Ok(history) = window().history() {
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address));
        }
    }

    /// Shows the rules that speak of what somebody looks for, and says how many; all of them, if it is nothing.
    fn look(self) -> Option<usize> {
        let wanted = self.wanted.get();
        let wanted = wanted.trim();
        let folded = fold(wanted);
        let mut found = 0;
        self.book.with(|book| {
            for rule in &book.rules {
                let why = rule.why.as_deref().unwrap_or_default();
                let speaks = [&rule.id, &rule.title, &rule.text, why].iter().any(|text| fold(text).contains(&folded));
                found += usize::from(speaks);
                let hidden = |thing: &Element| thing.toggle_attribute_with_force("hidden", !speaks);
                let Some(article) = document().get_element_by_id(&rule.id) else { continue };
                let _ = hidden(&article);
                if let Ok(Some(entry)) = document().query_selector(&format!("li[data-rule='{}']", rule.id)) {
                    let _ = hidden(&entry);
                }
                for (css, text) in [("h3", &*rule.title), (".rule-text", &rule.text), (".why-so", why)] {
                    if let Ok(Some(part)) = article.query_selector(css) {
                        part.set_inner_html(&marked(text, wanted));
                    }
                }
            }
        });
        (!wanted.is_empty()).then_some(found)
    }

    fn contents(self) -> String {
        let entry = |rule: &Rule| {
            let (id, title) = (&rule.id, html(&rule.title));
            let (address, class) =
                (Page::Rules(self.game, Some(id.clone())), if rule.is_ruling() { r#" class="ruling""# } else { "" });
            format!(r#"<li data-rule="{id}"{class}><a href="{address}">{title}<small>{id}</small></a></li>"#)
        };
        self.book.with(|book| book.rules.iter().map(entry).collect())
    }

    /// Everything there is to read.
    fn text(self) -> String {
        self.book.with(|book| {
            let list = |rulings: bool| -> String {
                let rules = book.rules.iter().filter(|rule| rule.is_ruling() == rulings);
                rules.map(|rule| self.article(rule)).collect()
            };
            format!(
                r#"{}<p class="summary">{}</p><h2>{}</h2><div class="rule-list">{}</div><h2>{}</h2><p class="note">{}</p><div class="rule-list">{}</div><h2>{}</h2><pre class="notation">{}</pre>"#,
                self.brief(),
                html(&book.summary),
                t("the-rules"),
                list(false),
                t("the-rulings"),
                t("the-rulings-text"),
                list(true),
                t("the-notation"),
                html(&book.notation),
            )
        })
    }

    /// The game in four pictures.
    fn brief(self) -> String {
        let game = self.game;
        let part = |(number, rule): (usize, &str)| {
            let (title, text) = (t(&format!("{game}-brief-{number}")), t(&format!("{game}-brief-{number}-text")));
            format!("<li>{}<h3>{number}. {title}</h3><p>{text}</p></li>", place(game, rule))
        };
        let parts: String = (1..).zip(Guide::of(game).brief).map(part).collect();
        format!(r#"<section class="brief"><h2>{}</h2><ol>{parts}</ol></section>"#, t("brief-title"))
    }

    /// A rule, with its picture and a way to try it if it can be seen.
    fn article(self, rule: &Rule) -> String {
        let (id, title) = (&rule.id, html(&rule.title));
        let seen = Guide::of(self.game).example(id).map(|_| {
            let (address, label) = (Page::Try(self.game, id.clone()), tell("try-rule", &[("rule", (&*title).into())]));
            let link = format!(r#"<a class="try" href="{address}" aria-label="{label}">{}</a>"#, t("try-it"));
            (place(self.game, id), link)
        });
        let (picture, tried) = seen.unwrap_or_default();
        let why = rule.why.as_ref().map(|why| format!(r#"<p class="why-so">{}</p>"#, html(why))).unwrap_or_default();
        format!(
            r#"<article id="{id}">{picture}<header><h3>{title}</h3><span class="rule-id">{id}</span>{tried}</header><p class="rule-text">{}</p>{why}</article>"#,
            html(&rule.text)
        )
    }
}

/// Brings a rule into view and marks it, here and in the contents.
fn bring_into_view(id: &str) {
    let page = document();
    let rule = page.get_element_by_id(id);
    let entry = page.query_selector(&format!("li[data-rule='{id}'] a")).ok().flatten();
    for (css, thing) in [(".marked", &rule), ("[aria-current]", &entry)] {
        if let Ok(Some(before)) = page.query_selector(&format!(".rules {css}")) {
            let _ = before.class_list().remove_1("marked");
            let _ = before.remove_attribute("aria-current");
        }
        if let Some(thing) = thing {
            let _ = thing.class_list().add_1("marked");
        }
    }
    if let Some(entry) = entry {
        let _ = entry.set_attribute("aria-current", "true");
    }
    if let Some(rule) = rule {
        rule.scroll_into_view();
    }
}

/// Ways to the lessons of a game, and to how it begins.
fn lesson_buttons(game: GameId) -> String {
    let button = |lesson: &Lesson| {
        let (address, name) = (Page::Lesson(game, lesson.id.to_owned()), lesson_name(game, lesson.id));
        let class = if lesson.id.is_empty() { "button primary" } else { "button" };
        format!(r#"<a class="{class}" href="{address}">{}{name}</a>"#, Glyph::Learn.picture(20))
    };
    let guide = Guide::of(game);
    let book = guide.has_book.then(|| {
        let (address, name) = (Page::Explore(game), t("explore-title"));
        format!(r#"<a class="button" href="{address}">{}{name}</a>"#, Glyph::Search.picture(20))
    });
    guide.lessons.iter().map(button).chain(book).collect()
}

/// What a lesson is called on a button.
pub(crate) fn lesson_name(game: GameId, id: &str) -> String {
    if id.is_empty() {
        t("learn-by-playing")
    } else {
        tell("lesson-named", &[("name", t(&format!("{game}-{id}-name")).into())])
    }
}
