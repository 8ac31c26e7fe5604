//! The app's words, in the language that was chosen. Messages are in `lang/<code>/*.ftl`.

mod story;
#[cfg(test)]
mod tests;

pub(crate) use story::{actor, tell_ideas, tell_story};

use std::cell::RefCell;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use underhill_catalog::GameId;
use underhill_core::{Fact, Seat};
use unic_langid::LanguageIdentifier;

use crate::browser::{document, fetch_text, languages};
use crate::settings::Settings;

/// A language that the app speaks.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Language {
    En,
    De,
    Fr,
    Es,
    It,
    Nl,
    Pt,
}

impl Language {
    pub(crate) const ALL: [Language; 7] =
        [Language::En, Language::De, Language::Fr, Language::Es, Language::It, Language::Nl, Language::Pt];

    pub(crate) const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::De => "de",
            Language::Fr => "fr",
            Language::Es => "es",
            Language::It => "it",
            Language::Nl => "nl",
            Language::Pt => "pt",
        }
    }

    /// Its name in itself.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Language::En => "English",
            Language::De => "Deutsch",
            Language::Fr => "Français",
            Language::Es => "Español",
            Language::It => "Italiano",
            Language::Nl => "Nederlands",
            Language::Pt => "Português",
        }
    }

    pub(crate) fn find(code: &str) -> Option<Language> {
        let start = code.split('-').next().unwrap_or_default();
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(start))
    }

    /// The first language of the browser's list that the app speaks.
    fn of_browser() -> Language {
        languages().iter().find_map(|code| Language::find(code)).unwrap_or(Language::En)
    }
}

thread_local! {
    static BUNDLE: RefCell<Option<FluentBundle<FluentResource>>> = const { RefCell::new(None) };
}

/// Which language is spoken. Whatever reads a message is told when it changes.
#[derive(Copy, Clone)]
pub(crate) struct Speech(RwSignal<Language>);

impl Speech {
    /// Loads the words before anything is shown.
    pub(crate) async fn start(settings: Settings) -> Speech {
        let wanted = settings.get_untracked().language.unwrap_or_else(Language::of_browser);
        let speech = Speech(RwSignal::new(wanted));
        if let Some(words) = fetch_words(wanted).await {
            speech.speak(wanted, words);
        }
        speech
    }

    pub(crate) fn language(self) -> Language {
        self.0.get()
    }

    fn speak(self, language: Language, words: String) {
        let identifier: LanguageIdentifier = language.code().parse().expect("every code is a language");
        let mut bundle = FluentBundle::new(vec![identifier]);
        bundle.set_use_isolating(false);
        let resource = FluentResource::try_new(words).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
        BUNDLE.with_borrow_mut(|slot| *slot = Some(bundle));
        if let Some(page) = document().document_element() {
            let _ = page.set_attribute("lang", language.code());
        }
        self.0.set(language);
    }

    /// Speaks another language from now on.
    pub(crate) fn switch(self, settings: Settings, language: Language) {
        settings.change(|preferences| preferences.language = Some(language));
        leptos::task::spawn_local(async move {
            let words = fetch_words(language).await;
            // Another one may have been chosen meanwhile, whose words came sooner.
            if let Some(words) = words
                && settings.get_untracked().language == Some(language)
            {
                self.speak(language, words);
            }
        });
    }
}

async fn fetch_words(language: Language) -> Option<String> {
    fetch_text(&format!("/lang/{}.ftl", language.code())).await
}

pub(crate) fn speech() -> Speech {
    expect_context()
}

/// What goes into a message.
pub(crate) type Args<'a> = &'a [(&'a str, FluentValue<'a>)];

/// A message as it is now, for what is written down once.
pub(crate) fn t_now(id: &str) -> String {
    find(id, &[]).unwrap_or_else(|| format!("⟦{id}⟧"))
}

/// A message without anything to fill in.
pub(crate) fn t(id: &str) -> String {
    tell(id, &[])
}

/// A message that not every game needs.
pub(crate) fn t_if_any(id: &str) -> Option<String> {
    follow_language();
    find(id, &[])
}

/// Whatever is said now is said anew in another language.
fn follow_language() {
    if let Some(speech) = use_context::<Speech>() {
        speech.0.track();
    }
}

/// A message. One that is missing shows its name: a test finds it.
pub(crate) fn tell(id: &str, args: Args<'_>) -> String {
    follow_language();
    find(id, args).unwrap_or_else(|| format!("⟦{id}⟧"))
}

/// A number with a proper minus.
pub(crate) fn signed(number: i32) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}

/// Names as they are said in a sentence: "Ada, Ben and Cleo".
pub(crate) fn all_of<S: AsRef<str>>(names: &[S]) -> String {
    said_together("names-and", names)
}

/// Names of which one is meant: "Ada, Ben or Cleo".
pub(crate) fn one_of<S: AsRef<str>>(names: &[S]) -> String {
    said_together("names-or", names)
}

/// The last two with a message of their own, whatever comes before them with `names-more`.
fn said_together<S: AsRef<str>>(last_two: &str, names: &[S]) -> String {
    let Some((last, before)) = names.split_last() else { return String::new() };
    before.iter().rev().enumerate().fold(last.as_ref().to_owned(), |said, (number, name)| {
        let id = if number == 0 { last_two } else { "names-more" };
        tell(id, &[("first", name.as_ref().into()), ("last", said.into())])
    })
}

/// A message, if there is one with this name.
pub(crate) fn find(id: &str, args: Args<'_>) -> Option<String> {
    BUNDLE.with_borrow(|bundle| {
        let bundle = bundle.as_ref()?;
        let pattern = bundle.get_message(id)?.value()?;
        let filled: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut errors = Vec::new();
        Some(bundle.format_pattern(pattern, Some(&filled), &mut errors).into_owned())
    })
}

/// Something that is told as data (what happened, why something is not allowed, why a bot did something), in words: the
/// message `<game>-<kind>-<word>` with the data's fields filled in. A field in a field is named with both, `gobblet-size`;
/// nothing is the word `none`; a word that has a message `<game>-word-<word>` is told by that; a seat by its player's name.
pub(crate) fn tell_facts(game: GameId, kind: &str, told: Option<Fact>, names: &[String]) -> String {
    let (word, fields) = match told {
        Some(Fact::Word(word)) => (word, Vec::new()),
        Some(Fact::Variant(word, fields)) => (word, fields),
        _ => return String::new(),
    };
    let mut args = Vec::new();
    fields.into_iter().for_each(|(name, fact)| fill_in(game, &name, fact, names, &mut args));
    let args: Vec<(&str, FluentValue<'_>)> = args.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
    tell(&format!("{game}-{kind}-{word}"), &args)
}

fn fill_in(game: GameId, name: &str, fact: Fact, names: &[String], args: &mut Vec<(String, FluentValue<'static>)>) {
    let filled = match fact {
        Fact::Number(number) => FluentValue::from(number),
        Fact::List(list) => {
            args.push((format!("{name}-count"), FluentValue::from(list.len())));
            let words: Vec<String> = list.into_iter().map(|fact| fact_words(game, fact, names)).collect();
            FluentValue::from(words.join(", "))
        }
        Fact::Word(word) => {
            // Several things may be written in one word.
            args.push((format!("{name}-count"), FluentValue::from(word.split_whitespace().count())));
            FluentValue::from(in_words(game, &word))
        }
        Fact::Fields(fields) | Fact::Variant(_, fields) => {
            for (field, fact) in fields {
                fill_in(game, &format!("{name}-{field}"), fact, names, args);
            }
            FluentValue::from("some")
        }
        fact => FluentValue::from(fact_words(game, fact, names)),
    };
    args.push((name.to_owned(), filled));
}

fn fact_words(game: GameId, fact: Fact, names: &[String]) -> String {
    match fact {
        Fact::Flag(flag) => if flag { "yes" } else { "no" }.to_owned(),
        Fact::Number(number) => number.to_string(),
        Fact::Seat(seat) => names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string()),
        // A place is called what it is called, even if something else has the same name: a black 2 is a `b2`, too.
        Fact::Place(place) => place,
        Fact::Word(word) => in_words(game, &word),
        Fact::Nothing | Fact::List(_) | Fact::Fields(_) | Fact::Variant(..) => "none".to_owned(),
    }
}

/// A word of a game, or an action as it is written, in the language that is spoken.
pub(crate) fn in_words(game: GameId, word: &str) -> String {
    find(&word_id(game, word), &[]).unwrap_or_else(|| word.to_owned())
}

/// The message that tells a word of a game.
fn word_id(game: GameId, word: &str) -> String {
    let word: String = word.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '-' }).collect();
    format!("{game}-word-{word}")
}

/// How a seat is called when there is no name.
pub(crate) fn seat_number(seat: Seat) -> FluentValue<'static> {
    FluentValue::from(seat.index() + 1)
}
