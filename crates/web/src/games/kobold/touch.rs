//! What can be touched in the room: sections and spaces, by pointer and by keyboard. Arrow keys to the sides go round
//! the room, up goes out to the tokens of a section and down back to its floor.

use leptos::prelude::*;
use underhill_catalog::kobold::{Action, Kobold, Section, Spot};
use underhill_core::{Game, Seat};

use super::geometry::{INNER, OUTER, floor, touch};
use super::hand::{Choice, tap};
use super::room::lit;
use super::table::{danger as danger_of, has_token};
use crate::games::Stage;
use crate::games::keys::{Arrow, focus};
use crate::words::{t, tell};

/// A part of the room that can be touched.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Part {
    Section(Section),
    Space(Spot),
}

impl Part {
    fn id(self) -> String {
        match self {
            Part::Section(section) => format!("section-{section}"),
            Part::Space(spot) => format!("space-{}-{}", spot.section, spot.space),
        }
    }

    /// The section that it is, or is in.
    fn section(self) -> Section {
        match self {
            Part::Section(section) => section,
            Part::Space(spot) => spot.section,
        }
    }

    /// The name by which the token there can be dragged now, if one can.
    fn token(self, stage: Stage<Kobold>) -> Option<String> {
        match self {
            Part::Space(spot) if stage.may(&Action::Take(spot)) => Some(spot.to_string()),
            _ => None,
        }
    }

    /// Where an arrow key leads.
    fn next(self, arrow: Arrow, spots: &[Spot]) -> Part {
        let around = |by| {
            let number = |spot| spots.iter().position(|other| *other == spot).unwrap_or(0);
            match self {
                Part::Section(section) => Part::Section(section.turned(if by > 0 { 1 } else { Section::COUNT - 1 })),
                Part::Space(spot) => {
                    let next = if by > 0 { number(spot) + 1 } else { number(spot) + spots.len() - 1 };
                    Part::Space(spots[next % spots.len()])
                }
            }
        };
        match (arrow, self) {
            (Arrow::Left, _) => around(-1),
            (Arrow::Right, _) => around(1),
            (Arrow::Up, Part::Section(section)) => {
                spots.iter().find(|spot| spot.section == section).map_or(self, |&spot| Part::Space(spot))
            }
            (Arrow::Down, Part::Space(spot)) => Part::Section(spot.section),
            _ => self,
        }
    }
}

fn press(stage: Stage<Kobold>, part: Part, focused: RwSignal<Part>, event: &web_sys::KeyboardEvent) {
    let Some(arrow) = Arrow::of(event) else { return };
    event.prevent_default();
    if arrow == Arrow::Enter {
        tap(stage, part);
        return;
    }
    let spots: Vec<Spot> =
        stage.state.with_untracked(|state| state.iter().flat_map(|game| game.room().spots()).collect());
    let next = part.next(arrow, &spots);
    focused.set(next);
    focus(&next.id());
}

#[component]
fn Touch(
    stage: Stage<Kobold>,
    part: Part,
    #[prop(into)] shape: Signal<String>,
    label: Memo<String>,
    focused: RwSignal<Part>,
) -> impl IntoView {
    view! {
        <path class="hit kobold-hit" id=part.id() d=move || shape.get() role="button"
            tabindex=move || if focused.get() == part { "0" } else { "-1" }
            aria-label=move || label.get()
            data-drop=part.section().to_string() data-drag=move || part.token(stage) data-picture=format!("#on-{}", part.id())
            on:click=move |_| { focused.set(part); tap(stage, part); }
            on:keydown=move |event| press(stage, part, focused, &event)/>
    }
}

#[component]
pub(super) fn TouchSection(
    stage: Stage<Kobold>,
    section: Section,
    focused: RwSignal<Part>,
    danger: RwSignal<bool>,
) -> impl IntoView {
    let label = Memo::new(move |_| section_label(stage, section, danger.get()));
    let shape = floor(section, INNER, OUTER, 2.0);
    view! { <Touch stage part=Part::Section(section) shape=Signal::stored(shape) label focused/> }
}

#[component]
pub(super) fn TouchSpace(stage: Stage<Kobold>, spot: Spot, focused: RwSignal<Part>) -> impl IntoView {
    let label = Memo::new(move |_| space_label(stage, spot));
    let shape = Signal::derive(move || {
        stage.state.with(|state| state.as_ref().map(|game| touch(game.room(), spot)).unwrap_or_default())
    });
    view! { <Touch stage part=Part::Space(spot) shape label focused/> }
}

/// What lies on a space, in words.
fn lying(game: &Kobold, spot: Spot) -> String {
    match game.face_up(spot) {
        Some(token) => t(&format!("kobold-word-{}", super::pictures::of_token(token))),
        None if has_token(game, spot) => t("kobold-face-down"),
        None if game.room().is_up(spot) => t("kobold-empty-up"),
        None => t("kobold-empty-down"),
    }
}

/// What somebody hears who cannot see the section.
fn section_label(stage: Stage<Kobold>, section: Section, danger: bool) -> String {
    let mut parts = vec![tell("kobold-section", &[("section", section.index().into())])];
    let in_light = lit(stage, section);
    if in_light {
        parts.push(t("kobold-in-light"));
    }
    stage.state.with(|state| {
        let Some(game) = state else { return };
        let tokens = game.room().spots().filter(|spot| spot.section == section);
        parts.push(tokens.map(|spot| lying(game, spot)).collect::<Vec<_>>().join(", "));
        for seat in Seat::first(game.seats()).filter(|&seat| game.kobolds(seat, section) > 0) {
            let count = game.kobolds(seat, section);
            parts.push(tell("kobold-stand-there", &[("name", stage.name(seat).into()), ("count", count.into())]));
        }
        if danger && !in_light {
            let (sides, all) = danger_of(game, section);
            parts.push(tell("kobold-danger-of", &[("sides", sides.into()), ("all", all.into())]));
        }
    });
    if stage.hand.get() != Some(Choice::Retrieve) && stage.may(&Action::Place(section)) {
        parts.push(t("kobold-may-place"));
    }
    parts.join(". ")
}

/// What somebody hears who cannot see the space.
fn space_label(stage: Stage<Kobold>, spot: Spot) -> String {
    let what = stage.state.with(|state| state.as_ref().map(|game| lying(game, spot)).unwrap_or_default());
    let mut text = tell("kobold-space", &[("spot", spot.to_string().into()), ("what", what.into())]);
    if stage.hand.get() != Some(Choice::Place) && stage.may(&Action::Take(spot)) {
        text.push_str(". ");
        text.push_str(&t("kobold-may-take"));
    }
    text
}
