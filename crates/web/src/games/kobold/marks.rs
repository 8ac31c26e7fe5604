//! What is marked in a section: where a kobold may go, what may be taken, what was refused, how great the danger is.

use leptos::prelude::*;
use underhill_catalog::kobold::{Action, Illegal, Kobold, Section, Spot};

use super::geometry::{INNER, OUTER, Place, RIM, at, direction, floor, space};
use super::hand::{Choice, is_retrieving};
use super::kobolds::standing;
use super::pictures::put;
use super::room::lit;
use super::table::danger as danger_of;
use crate::games::Stage;

/// What may be done in a section, as far as it is shown.
#[derive(Clone, Default, PartialEq)]
struct Open {
    /// Where the next kobold would stand.
    place: Option<Place>,
    /// The tokens that may be taken.
    tokens: Vec<Place>,
    /// The kobolds that may take them.
    takers: Vec<Place>,
    refused: bool,
}

fn open(stage: Stage<Kobold>, section: Section) -> Open {
    let hand = stage.hand.get();
    let may_place = hand != Some(Choice::Retrieve) && stage.may(&Action::Place(section));
    let spots: Vec<Spot> = stage.state.with(|state| {
        let spots = state.iter().flat_map(|game| game.room().spots());
        spots.filter(|spot| spot.section == section).collect()
    });
    let takes = spots.into_iter().filter(|&spot| hand != Some(Choice::Place) && stage.may(&Action::Take(spot)));
    let takes: Vec<Spot> = takes.collect();
    let me = stage.me.get();
    let refused = stage.refusal.get().is_some_and(|refusal| section_of(refusal) == Some(section));
    stage.state.with(|state| {
        let Some(game) = state else { return Open::default() };
        let (figures, free) = standing(game, section);
        let own = figures.iter().filter(|(figure, _)| Some(figure.seat) == me && !takes.is_empty());
        Open {
            place: may_place.then_some(free),
            tokens: takes.iter().map(|&spot| space(game.room(), spot)).collect(),
            takers: own.map(|&(_, place)| place).collect(),
            refused,
        }
    })
}

/// The section that a refusal is about.
const fn section_of(refusal: Illegal) -> Option<Section> {
    match refusal {
        Illegal::Lit { section } | Illegal::Crowded { section, .. } | Illegal::NoneInSection { section } => {
            Some(section)
        }
        Illegal::NoSuchSpace { spot, .. } | Illegal::NoToken { spot } => Some(spot.section),
        Illegal::Over | Illegal::Chance | Illegal::NotYourTurn { .. } | Illegal::Retrieving => None,
        Illegal::AllInRoom | Illegal::NoneInRoom => None,
    }
}

/// Marks that things lie and stand on.
#[component]
pub(super) fn MarksBelow(stage: Stage<Kobold>, section: Section) -> impl IntoView {
    let open = Memo::new(move |_| open(stage, section));
    let outline = floor(section, INNER, OUTER, 7.0);
    view! {
        <path class="kobold-legal" class:shown=move || open.with(|open| open.place.is_some()) d=outline.clone()/>
        {move || open.with(|open| open.refused).then(|| view! { <path class="kobold-refused" d=outline.clone()/> })}
        {move || open.with(|open| open.tokens.clone()).into_iter().map(|place| view! {
            <circle class="kobold-take" r="35.5" transform=place.transform()/>
        }).collect_view()}
        {move || open.with(|open| open.takers.clone()).into_iter().map(|place| view! {
            <circle fill="url(#kobold-halo)" r="46" transform=place.transform()/>
        }).collect_view()}
    }
}

/// Marks on top of what lies and stands there.
#[component]
pub(super) fn MarksAbove(stage: Stage<Kobold>, section: Section) -> impl IntoView {
    let open = Memo::new(move |_| open(stage, section));
    let (no_x, no_y) = at(122.0, direction(section));
    view! {
        {move || open.with(|open| open.place).map(|place| {
            let place = Place { scale: place.scale * 0.82, ..place };
            view! { <g class="kobold-ghost" transform=place.transform() inner_html=put("ghost", 66.0, 69.1)></g> }
        })}
        {move || open.with(|open| open.takers.clone()).into_iter().map(|place| view! {
            <g transform=place.transform()>
                <g class="kobold-up" transform="translate(22 24)"><circle r="11.5"/><path d="M0 5.5V-5M-4.5-1 0-5.5 4.5-1"/></g>
            </g>
        }).collect_view()}
        {move || open.with(|open| open.refused).then(|| view! {
            <g transform=format!("translate({no_x:.1} {no_y:.1})") inner_html=put("no", 38.0, 38.0)></g>
        })}
    }
}

/// The number of a section at the wall, and how much of the die would light it.
#[component]
pub(super) fn Rim(stage: Stage<Kobold>, section: Section, danger: RwSignal<bool>) -> impl IntoView {
    let chance = Memo::new(move |_| {
        let (in_light, shown) = (lit(stage, section), danger.get());
        let counted = stage.state.with(|state| state.as_ref().map(|game| danger_of(game, section)));
        counted.filter(|_| shown && !in_light)
    });
    let number = move || {
        let aside = if chance.get().is_some() { -5.4 } else { 0.0 };
        let (x, y) = at(RIM, direction(section) + aside);
        format!("translate({x:.1} {y:.1})")
    };
    let (x, y) = at(RIM, direction(section) + 4.6);
    view! {
        <g class="kobold-number" class:lit=move || lit(stage, section) transform=number aria-hidden="true">
            <circle r="14.5"/>
            <text y="7">{section.index()}</text>
        </g>
        {move || chance.get().map(|(sides, all)| {
            let class = match sides {
                0 => "kobold-chance none",
                1 => "kobold-chance some",
                _ => "kobold-chance much",
            };
            view! {
                <g class=class transform=format!("translate({x:.1} {y:.1})") aria-hidden="true">
                    <rect x="-22" y="-14" width="44" height="28" rx="8"/>
                    <text y="7">{format!("{sides}/{all}")}</text>
                </g>
            }
        })}
    }
}

/// Whether a kobold can be placed anywhere, and whether a token can be taken.
pub(super) fn possible(stage: Stage<Kobold>) -> (bool, bool) {
    let place = Section::all().any(|section| stage.may(&Action::Place(section)));
    let spots: Vec<Spot> = stage.state.with(|state| state.iter().flat_map(|game| game.room().spots()).collect());
    let take = spots.into_iter().any(|spot| stage.may(&Action::Take(spot)));
    (place && !is_retrieving(stage), take)
}
