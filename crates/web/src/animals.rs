//! The animals that play: who they are is a level of the bots or that they adapt, how they feel is a mood.

use leptos::prelude::*;
use underhill_core::{Level, Skill};

/// The bots that are offered to people: the kindest first, and last the one that plays as well as they do.
pub(crate) const ANIMALS: [Skill; 6] = [
    Skill::Level(Level::Beginner),
    Skill::Level(Level::Easy),
    Skill::Level(Level::Medium),
    Skill::Level(Level::Hard),
    Skill::Level(Level::Master),
    Skill::Adapting,
];

/// How an animal feels.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Mood {
    #[default]
    Calm,
    /// It is to decide.
    Thinking,
    /// It has won, or has done something fine.
    Delighted,
}

impl Mood {
    const fn word(self) -> &'static str {
        match self {
            Mood::Calm => "calm",
            Mood::Thinking => "thinking",
            Mood::Delighted => "delighted",
        }
    }
}

/// The portrait of an animal. Words beside it always say who it is, so it is not read aloud.
#[component]
pub(crate) fn Animal(
    #[prop(into)] level: Skill,
    #[prop(optional, into)] mood: Signal<Mood>,
    #[prop(default = 40)] size: u32,
) -> impl IntoView {
    let portrait = move || format!("/animals/{level}-{}.svg", mood.get().word());
    ANIMALS
        .contains(&level)
        .then(|| view! { <img class="animal" src=portrait width=size height=size alt="" data-mood=move || mood.get().word()/> })
}

/// How strong an animal is, as one to five bars. The words beside them say so too.
#[component]
pub(crate) fn Strength(#[prop(into)] level: Signal<Skill>) -> impl IntoView {
    let adapts = move || level.get() == Skill::Adapting;
    view! { <span class="strength" class:adapts=adapts aria-hidden="true" inner_html=move || bars(level.get())></span> }
}

/// A bar for each level, lit up to that of the animal: all of them for one that can play like any.
pub(crate) fn bars(skill: Skill) -> String {
    let best = match skill {
        Skill::Level(level) => level,
        Skill::Adapting => Level::Master,
    };
    let bar = |animal| match animal {
        Skill::Level(level) if level <= best => r#"<i class="on"></i>"#,
        Skill::Level(_) => "<i></i>",
        Skill::Adapting => "",
    };
    ANIMALS.map(bar).concat()
}
