//! The animals that play: who they are is a level of the bots, how they feel is a mood.

use leptos::prelude::*;
use underhill_core::Level;

/// The levels that are offered to people, the kindest first.
pub(crate) const ANIMALS: [Level; 5] = [Level::Beginner, Level::Easy, Level::Medium, Level::Hard, Level::Master];

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
    level: Level,
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
pub(crate) fn Strength(#[prop(into)] level: Signal<Level>) -> impl IntoView {
    let bars = move || ANIMALS.map(|other| view! { <i class:on=other <= level.get()></i> });
    view! { <span class="strength" aria-hidden="true">{bars}</span> }
}
