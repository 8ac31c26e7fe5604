//! The rack of whoever looks, one pile to a colour, and the buttons of their turn.

use leptos::prelude::*;
use underhill_catalog::gobblestones::{Colour, Event, Gobblestones, MOST, Tiles, TurnPart};

use super::hand::{confirm, is_laying, own_rack, pick, rack_left, take_back};
use super::pictures::tile_picture;
use super::verdict::{self, Verdict};
use super::words::colour_word;
use crate::games::Stage;
use crate::icons::{Glyph, Icon};
use crate::words::{t, tell};

/// Whether there is a tile of this colour left to lay.
pub(super) fn has(stage: Stage<Gobblestones>, colour: Colour) -> bool {
    stage.view.with_untracked(|view| view.as_ref().is_some_and(|view| rack_left(stage, view).of(colour) > 0))
}

/// The tiles that just came out of the bag.
fn just_drawn(stage: Stage<Gobblestones>) -> Tiles {
    let Some(me) = stage.me.get() else { return Tiles::NONE };
    let drawn = stage.last_events().into_iter().filter_map(|event| match event {
        Event::Drew { seat, tile } if seat == me => tile,
        _ => None,
    });
    drawn.collect()
}

#[component]
pub(super) fn Rack(stage: Stage<Gobblestones>) -> impl IntoView {
    let laying = Memo::new(move |_| stage.view.with(|view| view.as_ref().is_some_and(|view| is_laying(stage, view))));
    let there = Memo::new(move |_| {
        stage.view.with(|view| {
            view.as_ref()
                .is_some_and(|view| own_rack(stage, view).is_some() && !matches!(view.stage, TurnPart::Over(_)))
        })
    });
    // What is on the rack, and what of it is not laid.
    let tiles = Memo::new(move |_| {
        stage.view.with(|view| {
            let rack = view.as_ref().and_then(|view| own_rack(stage, view)).unwrap_or(Tiles::NONE);
            (rack, stage.hand.with(|hand| hand.left(rack)))
        })
    });
    view! {
        <Show when=move || there.get()>
            <div class="gobblestones-act">
                <div class="gobblestones-rack" role="group" aria-label=move || t("gobblestones-your-rack")
                    style:--tiles=move || tiles.get().0.total().max(1).to_string()>
                    {Colour::ALL.map(|colour| view! { <Pile stage colour tiles laying/> })}
                    {move || tiles.get().0.is_empty().then(|| view! { <p class="gobblestones-bare">{t("gobblestones-rack-empty")}</p> })}
                </div>
                <Show when=move || laying.get()><Buttons stage/></Show>
            </div>
        </Show>
    }
}

/// The tiles of one colour: those that can be picked, then the hollows of those that are laid.
#[component]
fn Pile(stage: Stage<Gobblestones>, colour: Colour, tiles: Memo<(Tiles, Tiles)>, laying: Memo<bool>) -> impl IntoView {
    let counts = Memo::new(move |_| tiles.with(|(rack, left)| (rack.of(colour), left.of(colour))));
    let new = Memo::new(move |_| just_drawn(stage).of(colour));
    let picked = move || laying.get() && stage.hand.with(|hand| hand.picked == Some(colour));
    let movable = move || laying.get() && counts.get().1 > 0;
    let click = move |_| {
        if untrack(movable) {
            pick(stage, colour);
        }
    };
    view! {
        <Show when=move || { counts.get().0 > 0 }>
            <button class="gobblestones-pile" data-drag=move || movable().then(|| colour.to_string()) data-colour=colour.to_string() class:picked=picked aria-pressed=move || picked().to_string()
                aria-disabled=move || (!movable()).to_string()
                aria-label=move || tell("gobblestones-pile", &[("tile", colour_word(colour).into()), ("count", counts.get().1.into())])
                on:click=click>
                {move || {
                    let (all, left) = counts.get();
                    let fresh = left.saturating_sub(new.get());
                    (0..all).map(|place| {
                        if place < left {
                            view! { <span class="tile" class:drawn={place >= fresh} inner_html=tile_picture(colour, 52)></span> }.into_any()
                        } else {
                            view! { <span class="hollow" inner_html=hollow(colour)></span> }.into_any()
                        }
                    }).collect_view()
                }}
                {move || (counts.get().1 > 1).then(|| view! { <span class="number" aria-hidden="true">{counts.get().1}</span> })}
            </button>
        </Show>
    }
}

/// Where a tile stood that is on the board now.
fn hollow(colour: Colour) -> String {
    format!(r##"<svg viewBox="0 0 40 40" aria-hidden="true"><use href="#gobblestones-shape-{colour}"/></svg>"##)
}

/// Take back and confirm.
#[component]
fn Buttons(stage: Stage<Gobblestones>) -> impl IntoView {
    let laid = move || stage.hand.with(|hand| hand.laid.len());
    let verdict = Memo::new(move |_| verdict::of(stage));
    let points =
        move || stage.view.with(|view| view.as_ref().map_or(0, |view| stage.hand.with(|hand| hand.worth(view))));
    let drawn = move || stage.view.with(|view| view.as_ref().map_or(0, |view| MOST.min(usize::from(view.bag))));
    let words = move || match verdict.get() {
        Verdict::Nothing => tell("gobblestones-lay-nothing", &[("count", drawn().into())]),
        _ => tell("gobblestones-confirm", &[("points", points().into())]),
    };
    view! {
        <div class="gobblestones-buttons">
            <button disabled=move || laid() == 0 on:click=move |_| take_back(stage)><Icon of=Glyph::Undo/>{move || t("gobblestones-take-back")}</button>
            <button class="confirm" class:primary=move || verdict.get() == Verdict::Legal
                class:not-yet=move || matches!(verdict.get(), Verdict::Not(_)) on:click=move |_| confirm(stage)>
                {move || (verdict.get() == Verdict::Legal).then(|| view! { <Icon of=Glyph::Check/> })}
                {words}
            </button>
        </div>
    }
}
