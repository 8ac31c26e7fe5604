//! The round room by night: floor, light, tokens, kobolds, marks, and what can be touched, in that order.

use leptos::prelude::*;
use underhill_catalog::kobold::{Kobold, Section, Spot};

use super::geometry::{at, beam, direction, floor, shorter_way};
use super::happened::Happened;
use super::kobolds::Kobolds;
use super::marks::{MarksAbove, MarksBelow, Rim};
use super::pictures::pawn;
use super::table::is_lit;
use super::tokens::TokenOn;
use super::touch::{Part, TouchSection, TouchSpace};
use crate::games::Stage;
use crate::words::{t, tell};

#[component]
pub(super) fn Room(stage: Stage<Kobold>, danger: RwSignal<bool>) -> impl IntoView {
    let happened = Memo::new(move |_| Happened::read(stage));
    let spots = Memo::new(move |_| {
        stage.state.with(|state| state.as_ref().map_or(Vec::new(), |game| game.room().spots().collect::<Vec<Spot>>()))
    });
    let light = Memo::new(move |_| stage.state.with(|state| state.as_ref().and_then(Kobold::light)));
    let focused = RwSignal::new(Part::Section(Section::new(0)));
    let label = move || match light.get() {
        Some(light) => {
            tell("kobold-room", &[("first", light.index().into()), ("second", light.turned(1).index().into())])
        }
        None => t("kobold-room-dark"),
    };
    view! {
        <svg class="kobold-room" viewBox="-302 -302 604 604" role="group" aria-label=label>
            <Floor/>
            <Light light/>
            {Section::all().map(|section| view! { <MarksBelow stage section/> }).collect_view()}
            {move || spots.get().into_iter().map(|spot| view! { <TokenOn stage spot happened/> }).collect_view()}
            {Section::all().map(|section| view! { <Kobolds stage section happened/> }).collect_view()}
            <Child light/>
            // What is dragged when one's own kobold is.
            {move || stage.me.get().map(|me| view! {
                <g class=format!("kobold-spare kobold-seat seat-{me}") aria-hidden="true" inner_html=pawn(me)></g>
            })}
            {Section::all().map(|section| view! { <MarksAbove stage section/> }).collect_view()}
            {Section::all().map(|section| view! { <Rim stage section danger/> }).collect_view()}
            {Section::all().map(|section| view! { <TouchSection stage section focused danger/> }).collect_view()}
            {move || spots.get().into_iter().map(|spot| view! { <TouchSpace stage spot focused/> }).collect_view()}
        </svg>
    }
}

/// Where a section's toy lies about on the floor.
fn doodle(section: Section) -> String {
    let (x, y) = at(142.0, direction(section) + 12.0);
    let tilt = [12, 8, 20, -14, 0, -6, 10][section.index()];
    format!(r##"<use href="#kobold-doodle-{section}" transform="translate({x:.1} {y:.1}) rotate({tilt})"/>"##,)
}

#[component]
fn Floor() -> impl IntoView {
    let all: String = Section::all().map(doodle).collect();
    view! {
        <circle fill="var(--kobold-wall)" stroke="var(--kobold-edge)" stroke-width="2.5" r="300"/>
        <circle fill="var(--kobold-wall)" stroke="var(--kobold-edge)" stroke-width="2" r="267"/>
        {Section::all().map(|section| view! { <path class="kobold-floor" d=floor(section, 88.0, 265.0, 2.0)/> }).collect_view()}
        <g fill="none" stroke="var(--kobold-board)" stroke-width="1.3" opacity="0.55">{[128, 168, 208, 248].map(|radius| view! { <circle r=radius/> })}</g>
        <g class="kobold-doodles" inner_html=all></g>
    }
}

/// How far the light is turned, as a style. It never turns the longer way round.
fn turning(light: Memo<Option<Section>>) -> impl Fn() -> String + Copy + Send + 'static {
    let turned = Memo::new(move |before: Option<&f64>| {
        let to = light.get().map_or(-90.0, beam);
        before.map_or(to, |&before| shorter_way(before, to))
    });
    move || format!("rotate({:.2}deg)", turned.get())
}

/// The beam. Only it and the flashlight turn, the shorter way round, which is the way the die says.
#[component]
fn Light(light: Memo<Option<Section>>) -> impl IntoView {
    const BEAM: &str = r##"<use href="#kobold-beam"/>"##;
    const SHINE: &str = r##"<use href="#kobold-shine"/>"##;
    let turn = turning(light);
    let lit = move |section: Section| light.get().is_some_and(|light| section.is_lit_from(light));
    view! {
        <g class="kobold-beam" class:dark=move || light.get().is_none() clip-path="url(#kobold-round)">
            <g class="kobold-turns" style:transform=turn inner_html=BEAM></g>
            {Section::all().map(|section| view! {
                <g class="kobold-doodles lit" class:shown=move || lit(section) inner_html=doodle(section)></g>
            }).collect_view()}
            <g class="kobold-turns" style:transform=turn inner_html=SHINE></g>
        </g>
    }
}

/// The rug in the middle, the sleeping child, and the flashlight in its hand.
#[component]
fn Child(light: Memo<Option<Section>>) -> impl IntoView {
    const CHILD: &str = r##"<use href="#kobold-child"/><use href="#kobold-snore"/>"##;
    const FLASHLIGHT: &str = r##"<use href="#kobold-flashlight"/>"##;
    let turn = turning(light);
    view! {
        <g class="kobold-middle" aria-hidden="true">
            <circle fill="#2a1e33" stroke="var(--kobold-edge)" stroke-width="2" r="92"/>
            <circle fill="#7c4a55" r="86"/>
            <circle fill="none" stroke="#f3d9a6" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round" opacity="0.8" r="74"/>
            <g class="kobold-turns" style:transform=turn><circle r="91" fill="url(#kobold-spill)"/></g>
            <g inner_html=CHILD></g>
            <g class="kobold-turns" style:transform=turn inner_html=FLASHLIGHT></g>
        </g>
    }
}

/// Whether a section of the game that is shown is under the light.
pub(super) fn lit(stage: Stage<Kobold>, section: Section) -> bool {
    stage.state.with(|state| state.as_ref().is_some_and(|game| is_lit(game, section)))
}
