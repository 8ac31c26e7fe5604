//! What a person prefers, on this device.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::browser::{document, recall, remember};
use crate::words::Language;

const KEPT_AS: &str = "settings";

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Preferences {
    /// None follows the browser.
    pub(crate) language: Option<Language>,
    pub(crate) theme: Theme,
    pub(crate) sound: bool,
    pub(crate) motion: Motion,
    /// Whether bots take the time they like: they play better, and people wait.
    pub(crate) slow_bots: bool,
    /// How the person is called at tables.
    pub(crate) name: String,
}

#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Theme {
    #[default]
    System,
    Light,
    Dark,
}

#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Motion {
    #[default]
    System,
    On,
    Off,
}

impl Default for Preferences {
    fn default() -> Self {
        Preferences {
            language: None,
            theme: Theme::System,
            sound: true,
            motion: Motion::System,
            slow_bots: false,
            name: String::new(),
        }
    }
}

/// The person's preferences; whatever changes is remembered.
#[derive(Copy, Clone)]
pub(crate) struct Settings(RwSignal<Preferences>);

impl Settings {
    pub(crate) fn load() -> Settings {
        Settings(RwSignal::new(recall(KEPT_AS).unwrap_or_default()))
    }

    pub(crate) fn get(self) -> Preferences {
        self.0.get()
    }

    pub(crate) fn get_untracked(self) -> Preferences {
        self.0.get_untracked()
    }

    pub(crate) fn change(self, change: impl FnOnce(&mut Preferences)) {
        self.0.update(change);
        remember(KEPT_AS, &self.0.get_untracked());
    }

    /// Shows what was chosen in the attributes that the style sheets look at.
    pub(crate) fn dress_page(self) {
        let Some(page) = document().document_element() else { return };
        let Preferences { theme, motion, .. } = self.0.get();
        let words = [
            (
                "data-theme",
                match theme {
                    Theme::System => None,
                    Theme::Light => Some("light"),
                    Theme::Dark => Some("dark"),
                },
            ),
            (
                "data-motion",
                match motion {
                    Motion::System => None,
                    Motion::On => Some("on"),
                    Motion::Off => Some("off"),
                },
            ),
        ];
        for (name, word) in words {
            let _ = match word {
                Some(word) => page.set_attribute(name, word),
                None => page.remove_attribute(name),
            };
        }
    }
}

pub(crate) fn settings() -> Settings {
    expect_context()
}
