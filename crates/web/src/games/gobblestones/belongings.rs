//! A player's points and tiles, in their panel.

use leptos::prelude::*;
use underhill_catalog::gobblestones::{Gobblestones, TurnPart};
use underhill_core::Seat;

use super::pictures::tile_pictures;
use crate::games::Stage;
use crate::words::{signed, tell};

#[component]
pub(super) fn Belongings(stage: Stage<Gobblestones>, seat: Seat) -> impl IntoView {
    move || {
        stage.view.with(|view| {
            let view = view.as_ref()?;
            let (points, rack) = (*view.points.get(seat.index())?, view.racks.get(seat.index())?);
            let laid = if stage.me.get() == Some(seat) { stage.hand.with(|hand| hand.laid.len()) } else { 0 };
            let laid = match &view.question {
                Some(question) if question.seat == seat => question.tiles.tiles().len(),
                _ => laid,
            };
            let count = tell("gobblestones-rack-count", &[("count", rack.count.into())]);
            let out = (laid > 0).then(|| tell("gobblestones-rack-laid", &[("laid", laid.into())]));
            let over = matches!(view.stage, TurnPart::Over(_));
            let shown = rack.tiles.filter(|tiles| over && !tiles.is_empty());
            let left = shown.map(|tiles| tile_pictures(tiles, 16));
            Some(view! {
                <div class="gobblestones-stand">
                    <strong>{signed(points)}</strong>
                    <span class="unseen">{tell("gobblestones-points", &[("points", points.into())])}</span>
                    <span class="count">{count}{out.map(|out| view! { <span class="laid">{out}</span> })}</span>
                    {left.map(|tiles| view! { <span class="left" aria-hidden="true" inner_html=tiles></span> })}
                </div>
            })
        })
    }
}
