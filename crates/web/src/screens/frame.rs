//! What is around every page: the sign, and the person's preferences.

use leptos::prelude::*;

use crate::browser::document;
use crate::icons::{Brand, Glyph, Icon};
use crate::route::{Link, Page};
use crate::settings::{Motion, Theme, settings};
use crate::words::{Language, speech, t};

/// The bar on top of a page.
#[component]
pub(crate) fn Bar(
    #[prop(optional, into)] title: Signal<String>,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    Effect::new(move |_| {
        let title = title.get();
        document().set_title(&if title.is_empty() { "Underhill".to_owned() } else { format!("{title} · Underhill") });
    });
    view! {
        <header class="bar">
            <Link to=Page::Home class="brand" label=Signal::derive(|| t("home-link"))><Brand/></Link>
            <Show when=move || !title.get().is_empty()><h1>{move || title.get()}</h1></Show>
            <span class="space"></span>
            {children.map(|children| children())}
        </header>
    }
}

/// Language, theme, sound, motion.
#[component]
pub(crate) fn Choices() -> impl IntoView {
    let (settings, speech) = (settings(), speech());
    let choose_language = move |event: web_sys::Event| {
        if let Some(language) = Language::find(&event_target_value(&event)) {
            speech.switch(settings, language);
        }
    };
    let theme_id = move || match settings.get().theme {
        Theme::System => "theme-system",
        Theme::Light => "theme-light",
        Theme::Dark => "theme-dark",
    };
    let next_theme = move |_| {
        settings.change(|preferences| {
            preferences.theme = match preferences.theme {
                Theme::System => Theme::Light,
                Theme::Light => Theme::Dark,
                Theme::Dark => Theme::System,
            };
        });
    };
    let sound_id = move || if settings.get().sound { "sound-on" } else { "sound-off" };
    let motion_id = move || match settings.get().motion {
        Motion::System => "motion-system",
        Motion::On => "motion-on",
        Motion::Off => "motion-off",
    };
    let next_motion = move |_| {
        settings.change(|preferences| {
            preferences.motion = match preferences.motion {
                Motion::System => Motion::Off,
                Motion::Off => Motion::On,
                Motion::On => Motion::System,
            };
        });
    };
    view! {
        <div class="choices">
            <label class="language">
                <Icon of=Glyph::Globe/>
                <span class="unseen">{move || t("language")}</span>
                <select on:change=choose_language prop:value=move || speech.language().code()>
                    {Language::ALL.map(|language| view! {
                        <option value=language.code() lang=language.code()
                            selected=move || speech.language() == language>{language.name()}</option>
                    })}
                </select>
            </label>
            <button class="quiet" on:click=next_theme>
                <Icon of=Glyph::Contrast/><span class="wide">{move || t(theme_id())}</span>
            </button>
            <button class="quiet" on:click=move |_| settings.change(|preferences| preferences.sound = !preferences.sound)>
                {move || view! { <Icon of=if settings.get().sound { Glyph::Sound } else { Glyph::Silence }/> }}
                <span class="wide">{move || t(sound_id())}</span>
            </button>
            <button class="quiet" on:click=next_motion>
                <Icon of=Glyph::Motion/><span class="wide">{move || t(motion_id())}</span>
            </button>
        </div>
    }
}
