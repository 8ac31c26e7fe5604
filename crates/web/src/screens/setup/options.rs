//! House rules: options one by one, and those that go together.

use leptos::prelude::*;
use serde_json::Value;
use underhill_catalog::{GameId, Visit};
use underhill_core::{Game, OptionSpec, Options, Preset, Values};

use super::Draft;
use super::resolve::{Along, Change};
use crate::games::{Face, FaceVisit, visit};
use crate::icons::{Glyph, Icon};
use crate::route::{Link, Page};
use crate::words::{all_of, speech, t, tell};

/// More values than these are chosen from small buttons.
const FEW: usize = 3;

/// What there is to agree on before a game: every option, and those that are offered together.
pub(crate) fn options_of(game: GameId) -> Offered {
    struct Find;
    impl Visit for Find {
        type Output = Offered;
        fn visit<G: Game>(self) -> Offered {
            let specs = <G::Options as Options>::SPECS;
            Offered { specs, presets: <G::Options as Options>::PRESETS, editions: <G::Options as Options>::EDITIONS }
        }
    }
    game.visit(Find)
}

/// What a game lets people agree on.
pub(crate) struct Offered {
    pub(crate) specs: &'static [OptionSpec],
    pub(crate) presets: &'static [Preset],
    /// How the boxes of different languages play.
    pub(crate) editions: &'static [Preset],
}

/// Pictures of the presets, in their order.
fn preset_pictures(game: GameId) -> &'static [&'static str] {
    struct Pictures;
    impl FaceVisit for Pictures {
        type Output = &'static [&'static str];
        fn visit<G: Face>(self) -> Self::Output {
            G::PRESET_PICTURES
        }
    }
    visit(game, Pictures)
}

/// What an option is about, or one of its values. The message of a value is its title and, after a colon, what it means.
pub(crate) struct Words {
    pub(crate) title: String,
    pub(crate) meaning: String,
}

impl Words {
    /// The words of a value of an option.
    pub(crate) fn of(game: GameId, spec: &OptionSpec, word: &str) -> Words {
        Words::split(&t(&format!("{}-{word}", message(game, spec))))
    }

    fn split(text: &str) -> Words {
        let (title, meaning) = text.split_once(':').unwrap_or((text, ""));
        let mut letters = meaning.trim().chars();
        let first = letters.next().map(|letter| letter.to_uppercase().collect::<String>()).unwrap_or_default();
        Words { title: title.trim().trim_end_matches('.').to_owned(), meaning: first + letters.as_str() }
    }
}

/// The message of an option.
fn message(game: GameId, spec: &OptionSpec) -> String {
    format!("{game}-option-{}", spec.name.replace('_', "-"))
}

/// What is not as usual at a table, by its options: a way to play that has a name, and single options, each with what it means.
pub(crate) fn unusual(game: GameId, options: &Value) -> Vec<Words> {
    let Offered { specs, presets, .. } = options_of(game);
    let chosen = |spec: &OptionSpec| match &options[spec.name] {
        Value::String(word) => word.clone(),
        Value::Bool(flag) => flag.to_string(),
        _ => spec.default.to_owned(),
    };
    let is_set = |&(name, word): &(&str, &str)| specs.iter().any(|spec| spec.name == name && chosen(spec) == word);
    let preset = presets.iter().skip(1).find(|preset| preset.sets.iter().all(is_set));
    let named = |spec: &OptionSpec| preset.is_some_and(|preset| preset.sets.iter().any(|(name, _)| *name == spec.name));
    let whole = preset.map(|preset| {
        let id = format!("{game}-preset-{}", preset.name);
        Words { title: t(&id), meaning: t(&format!("{id}-text")) }
    });
    let singly = specs.iter().filter(|spec| matches!(spec.values, Values::OneOf(_)) && !named(spec));
    let singly = singly.filter(|spec| chosen(spec) != spec.default).map(|spec| {
        let word = chosen(spec);
        let title = t(&format!("{game}-unusual-{}-{word}", spec.name.replace('_', "-")));
        Words { title, meaning: Words::of(game, spec, &word).meaning }
    });
    whole.into_iter().chain(singly).collect()
}

/// Options that go together, to be chosen at once. Whoever changes one of them afterwards plays in a way of their own.
#[component]
pub(super) fn PresetChoice(draft: Draft) -> impl IntoView {
    let Draft { game, plan, .. } = draft;
    let Offered { specs, presets, .. } = options_of(game);
    let pictures = preset_pictures(game);
    let followed = Memo::new(move |_| plan.with(|plan| presets.iter().position(|preset| plan.follows(specs, preset))));
    view! {
        <section class="panel presets" role="group" aria-labelledby="presets">
            <h2 id="presets">
                {move || t("how-you-play")}
                {move || followed.get().is_none().then(|| view! { " " <small class="preset-own">{t("preset-own")}</small> })}
            </h2>
            <div class="options">
                {presets.iter().enumerate().map(|(number, preset)| {
                    let id = format!("{game}-preset-{}", preset.name);
                    let text = format!("{id}-text");
                    view! {
                        <button class="level" data-preset=preset.name aria-pressed=move || (followed.get() == Some(number)).to_string()
                            on:click=move |_| draft.follow(preset)>
                            {pictures.get(number).map(|picture| view! { <svg class="preset-picture" viewBox="0 0 120 76" aria-hidden="true" inner_html=*picture></svg> })}
                            <span class="preset-words"><b>{move || t(&id)}</b> <span>{move || t(&text)}</span></span>
                        </button>
                    }
                }).collect_view()}
            </div>
        </section>
    }
}

/// The options of the game, each as cards to choose from.
#[component]
pub(super) fn HouseRules(draft: Draft) -> impl IntoView {
    let Offered { specs, editions, .. } = options_of(draft.game);
    view! {
        <section class="panel house-rules">
            <h2>{move || t("house-rules")}</h2>
            <Editions draft list=editions/>
            <div class="options">
                {specs.iter().map(|spec| view! { <OptionChoice draft spec/> }).collect_view()}
            </div>
        </section>
    }
}

/// The editions of the box, by their languages: what each plays differently is set at once. A game without any shows nothing.
#[component]
fn Editions(draft: Draft, list: &'static [Preset]) -> impl IntoView {
    let Draft { game, plan, .. } = draft;
    let specs = options_of(game).specs;
    let language = speech();
    let followed = Memo::new(move |_| plan.with(|plan| plan.edition(specs, list, language.language().code())));
    (!list.is_empty()).then(|| view! {
        <div class="editions" role="group" aria-labelledby="editions">
            <h3 id="editions">{move || t("edition-of-box")}</h3>
            <div class="segmented">
                {list.iter().enumerate().map(|(number, edition)| view! {
                    <button data-edition=edition.name aria-pressed=move || (followed.get() == Some(number)).to_string() on:click=move |_| draft.follow_edition(edition)>
                        {move || t(&format!("{game}-edition-{}", edition.name))}
                    </button>
                }).collect_view()}
            </div>
        </div>
    })
}

/// An option of the game: a title and a sentence for each value.
#[component]
fn OptionChoice(draft: Draft, spec: &'static OptionSpec) -> impl IntoView {
    let Draft { game, plan, .. } = draft;
    let Values::OneOf(words) = spec.values else { return ().into_any() };
    let chosen = move || plan.with(|plan| plan.chosen(spec).to_owned());
    // Small buttons have room for a title; what the chosen one means is said once, below them.
    let many = words.len() > FEW;
    view! {
        <fieldset class="option" class:many=many>
            <legend>{move || t(&message(game, spec))}</legend>
            {words.iter().map(|&word| view! {
                <label class="choice" class:chosen=move || chosen() == word>
                    <input type="radio" name=spec.name prop:checked=move || chosen() == word
                        on:change=move |_| draft.choose(Change::Option(spec, word))/>
                    <span class="choice-words">
                        <b>{move || Words::of(game, spec, word).title}</b>
                        {(!many).then(|| view! { " " <small>{move || Words::of(game, spec, word).meaning}</small> })}
                    </span>
                </label>
            }).collect_view()}
            {many.then(|| view! { <small class="choice-meaning">{move || Words::of(game, spec, &chosen()).meaning}</small> })}
            <ChangedAlong draft by=Change::Option(spec, spec.default)/>
        </fieldset>
    }
    .into_any()
}

/// Says what a choice about one thing changed along with it and why, and undoes both.
#[component]
pub(super) fn ChangedAlong(draft: Draft, by: Change) -> impl IntoView {
    let along = move || draft.along.get().filter(|along| along.chosen.is_about_the_same_as(by));
    view! { <div role="status">{move || along().map(|along| changed_along(draft, along))}</div> }
}

fn changed_along(draft: Draft, along: Along) -> impl IntoView {
    let game = draft.game;
    let called = move |change: &Change| match *change {
        Change::Option(spec, word) => Words::of(game, spec, word).title,
        Change::Seats(count) => tell("players", &[("count", count.into())]),
    };
    let Along { chosen, changed, rule, before } = along;
    let others: Vec<String> = changed.iter().map(called).collect();
    let said = tell("goes-with", &[("chosen", called(&chosen).into()), ("others", all_of(&others).into())]);
    let undo = move |_| {
        draft.set(before.clone());
        draft.along.set(None);
    };
    view! {
        <p class="along">
            <Icon of=Glyph::Link/>
            <span>{said} " " {rule.map(|rule| view! { <Link to=Page::Rules(game, Some(rule.clone())) class="rule-id">{rule}</Link> })}</span>
            <button class="quiet" on:click=undo>{t("undo")}</button>
        </p>
    }
}
