//! The rack of whoever looks, one pile to a colour, and the buttons of their turn.

use leptos::ev;
use leptos::prelude::*;
use underhill_catalog::gobblestones::{Colour, Event, Gobblestones, MOST, Tiles, TurnPart};
use web_sys::PointerEvent;

use super::board::square_named;
use super::hand::{confirm, drop_on, is_laying, own_rack, pick, rack_left, take_back};
use super::pictures::tile_picture;
use super::verdict::{self, Verdict};
use super::words::colour_word;
use crate::browser::document;
use crate::games::Stage;
use crate::icons::{Glyph, Icon};
use crate::words::{t, tell};

/// A tile that was moved so many pixels is dragged.
const SLIP: f64 = 6.0;

/// A tile that is being dragged from the rack.
#[derive(Copy, Clone, PartialEq)]
struct Drag {
    colour: Colour,
    pointer: i32,
    from: (f64, f64),
    at: (f64, f64),
    moved: bool,
}

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
    let drag = RwSignal::new(None::<Drag>);
    let dragged = StoredValue::new(false);
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
    listen(stage, drag, dragged);
    view! {
        <Show when=move || there.get()>
            <div class="gobblestones-act">
                <div class="gobblestones-rack" role="group" aria-label=move || t("gobblestones-your-rack")
                    style:--tiles=move || tiles.get().0.total().max(1).to_string()>
                    {Colour::ALL.map(|colour| view! { <Pile stage colour tiles laying drag dragged/> })}
                    {move || tiles.get().0.is_empty().then(|| view! { <p class="gobblestones-bare">{t("gobblestones-rack-empty")}</p> })}
                </div>
                <Show when=move || laying.get()><Buttons stage/></Show>
            </div>
        </Show>
        {move || drag.get().filter(|drag| drag.moved).map(|drag| view! {
            <div class="gobblestones-ghost" aria-hidden="true" inner_html=tile_picture(drag.colour, 52)
                style:left=format!("{}px", drag.at.0) style:top=format!("{}px", drag.at.1)></div>
        })}
    }
}

/// Follows a dragged tile wherever it goes in the page.
fn listen(stage: Stage<Gobblestones>, drag: RwSignal<Option<Drag>>, dragged: StoredValue<bool>) {
    let place = |event: &PointerEvent| (f64::from(event.client_x()), f64::from(event.client_y()));
    let moves = window_event_listener(ev::pointermove, move |event| {
        let Some(mut held) = drag.get_untracked().filter(|drag| drag.pointer == event.pointer_id()) else { return };
        held.at = place(&event);
        if !held.moved && (held.at.0 - held.from.0).hypot(held.at.1 - held.from.1) > SLIP {
            held.moved = true;
            dragged.set_value(true);
            stage.refusal.set(None);
            stage.hand.update(|hand| {
                hand.picked = Some(held.colour);
                hand.aim = None;
            });
        }
        drag.set(Some(held));
    });
    let ends = window_event_listener(ev::pointerup, move |event| {
        let Some(held) = drag.get_untracked().filter(|drag| drag.pointer == event.pointer_id()) else { return };
        drag.set(None);
        if held.moved {
            let (x, y) = place(&event);
            let below = document().element_from_point(x as f32, y as f32);
            stage.hand.update(|hand| hand.picked = None);
            if let Some(square) = below.and_then(|below| square_named(&below.id())) {
                drop_on(stage, square, held.colour);
            }
        }
    });
    let breaks = window_event_listener(ev::pointercancel, move |_| drag.set(None));
    on_cleanup(move || {
        moves.remove();
        ends.remove();
        breaks.remove();
    });
}

/// The tiles of one colour: those that can be picked, then the hollows of those that are laid.
#[component]
fn Pile(
    stage: Stage<Gobblestones>,
    colour: Colour,
    tiles: Memo<(Tiles, Tiles)>,
    laying: Memo<bool>,
    drag: RwSignal<Option<Drag>>,
    dragged: StoredValue<bool>,
) -> impl IntoView {
    let counts = Memo::new(move |_| tiles.with(|(rack, left)| (rack.of(colour), left.of(colour))));
    let new = Memo::new(move |_| just_drawn(stage).of(colour));
    let picked = move || laying.get() && stage.hand.with(|hand| hand.picked == Some(colour));
    let begin = move |event: PointerEvent| {
        dragged.set_value(false);
        if laying.get_untracked() && counts.get_untracked().1 > 0 {
            let at = (f64::from(event.client_x()), f64::from(event.client_y()));
            drag.set(Some(Drag { colour, pointer: event.pointer_id(), from: at, at, moved: false }));
        }
    };
    let click = move |_| {
        if !dragged.get_value() && laying.get_untracked() && counts.get_untracked().1 > 0 {
            pick(stage, colour);
        }
        dragged.set_value(false);
    };
    view! {
        <Show when=move || { counts.get().0 > 0 }>
            <button class="gobblestones-pile" data-drag="" data-colour=colour.to_string() class:picked=picked aria-pressed=move || picked().to_string()
                aria-disabled=move || (!laying.get() || counts.get().1 == 0).to_string()
                aria-label=move || tell("gobblestones-pile", &[("tile", colour_word(colour).into()), ("count", counts.get().1.into())])
                on:pointerdown=begin on:click=click>
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
