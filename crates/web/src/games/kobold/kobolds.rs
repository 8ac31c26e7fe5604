//! The kobolds in a section.

use leptos::prelude::*;
use underhill_catalog::kobold::{Kobold, Section};
use underhill_core::Seat;

use super::geometry::{Place, at, direction, stand};
use super::happened::Happened;
use super::pictures::pawn;
use super::table::{Figure, figures};
use crate::games::Stage;

/// Where a section's figures stand. One place more than there are figures is kept for the next.
pub(super) fn standing(game: &Kobold, section: Section) -> (Vec<(Figure, Place)>, Place) {
    let figures = figures(game, section);
    let places = figures.len() + 1;
    let free = stand(section, places - 1, places);
    let stood = figures.into_iter().enumerate();
    (stood.map(|(number, figure)| (figure, stand(section, number, places))).collect(), free)
}

/// What a section shows.
#[derive(Clone, PartialEq)]
struct Look {
    figures: Vec<(Figure, Place)>,
    /// Who just came in, and who was just caught.
    came: Option<Seat>,
    caught: Vec<(Figure, Place)>,
}

fn look(stage: Stage<Kobold>, section: Section, happened: Memo<Happened>) -> Option<Look> {
    let (came, caught) = happened.with(|happened| {
        let came = happened.placed.filter(|&(_, at)| at == section).map(|(seat, _)| seat);
        let caught: Vec<Figure> = happened
            .caught
            .iter()
            .filter(|&&(_, at, _)| at == section)
            .map(|&(seat, _, count)| Figure { seat, count })
            .collect();
        (came, caught)
    });
    stage.state.with(|state| {
        let game = state.as_ref()?;
        let (mut figures, _) = standing(game, section);
        // Whoever stands nearer covers who stands behind.
        figures.sort_by(|(_, one), (_, other)| one.y.total_cmp(&other.y));
        let places = caught.len();
        let caught = caught.into_iter().enumerate();
        Some(Look {
            figures,
            came,
            caught: caught.map(|(number, figure)| (figure, stand(section, number, places))).collect(),
        })
    })
}

#[component]
pub(super) fn Kobolds(stage: Stage<Kobold>, section: Section, happened: Memo<Happened>) -> impl IntoView {
    let look = Memo::new(move |_| look(stage, section, happened));
    let (from_x, from_y) = at(110.0, direction(section));
    move || {
        let look = look.get()?;
        let newest = look.came.and_then(|seat| look.figures.iter().rposition(|(figure, _)| figure.seat == seat));
        Some(view! {
            {look.figures.into_iter().enumerate().map(|(number, (figure, place))| {
                let last = newest == Some(number);
                view! {
                    <g transform=place.transform()>
                        <g class=format!("kobold-pawn kobold-seat seat-{}", figure.seat.index()) class:arriving=last
                            style:--from-x=last.then(|| format!("{from_x:.0}px")) style:--from-y=last.then(|| format!("{from_y:.0}px"))
                            inner_html=pawn(figure.seat)></g>
                        {last.then(|| view! { <path class="kobold-last" d="M-25-38h18l-18 18Z"/> })}
                        {(figure.count > 1).then(|| view! { <Several count=figure.count/> })}
                    </g>
                }
            }).collect_view()}
            {look.caught.into_iter().map(|(figure, place)| view! {
                <g transform=place.transform()>
                    <g class=format!("kobold-pawn kobold-seat seat-{} kobold-caught", figure.seat.index()) inner_html=pawn(figure.seat)></g>
                </g>
            }).collect_view()}
        })
    }
}

/// How many of one player stand there.
#[component]
fn Several(count: u8) -> impl IntoView {
    view! {
        <g class="kobold-several" transform="translate(22 -22)">
            <circle r="14"/>
            <text y="6">{format!("×{count}")}</text>
        </g>
    }
}
