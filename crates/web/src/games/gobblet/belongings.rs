//! A player's three stacks beside the board.

use leptos::prelude::*;
use underhill_catalog::gobblet::{Colour, Gobblet, Piece, Size};
use underhill_core::Seat;

use super::hand::{Pick, pick_new};
use super::pictures::{RAISED, in_air, ring, stack};
use crate::browser::{recall, remember};
use crate::games::Stage;
use crate::icons::Hand;
use crate::words::{t, tell};

/// That a cup has been moved is remembered under this name.
pub(super) const MOVED: &str = "gobblet.moved";

fn colour_of(seat: Seat) -> Colour {
    if seat == Colour::White.seat() { Colour::White } else { Colour::Black }
}

/// What a stack with this size on top holds, from bottom to top.
fn pieces(colour: Colour, top: u8) -> Vec<Piece> {
    (1..=top).filter_map(Size::new).map(|size| Piece { colour, size }).collect()
}

/// A stack with this size on top. Of one whose top is in the air it shows what is left, and where the top stood.
fn shown(colour: Colour, top: u8, lifted: bool, carrying: bool) -> String {
    let Some(size) = Size::new(top) else { return ring() };
    if lifted {
        in_air(&pieces(colour, top - 1), Piece { colour, size }, carrying)
    } else {
        stack(&pieces(colour, top))
    }
}

#[component]
pub(super) fn Belongings(stage: Stage<Gobblet>, seat: Seat) -> impl IntoView {
    let colour = colour_of(seat);
    let tops = Memo::new(move |_| stage.view.with(|view| view.as_ref().map_or([0; 3], |view| view.stacks(colour).0)));
    let mine = move || stage.my_turn.get() && stage.me.get() == Some(seat);
    let lifted =
        move |stack: usize| mine() && matches!(stage.hand.get(), Some(Pick::New(_, picked)) if picked == stack);
    let pick = move |stack: usize| {
        if untrack(|| lifted(stack)) {
            stage.refusal.set(None);
            stage.hand.set(None);
        } else {
            pick_new(stage, stack);
        }
    };
    // Whoever has never moved a cup on this device is shown what to touch.
    let newcomer = RwSignal::new(!recall::<bool>(MOVED).unwrap_or(false));
    Effect::new(move |_| {
        if newcomer.get() && stage.me.get() == Some(seat) && tops.get() != [0; 3] && tops.get() != [4; 3] {
            remember(MOVED, &true);
            newcomer.set(false);
        }
    });
    let first = Memo::new(move |_| {
        mine() && newcomer.get() && tops.get() == [4; 3] && stage.hand.get().is_none() && stage.pointing.get().is_none()
    });
    view! {
        <div class="gobblet-stacks" role="group" aria-label=move || t(match colour {
            Colour::White => "gobblet-stacks-white",
            Colour::Black => "gobblet-stacks-black",
        })>
            {(0..3).map(|number| {
                let top = move || tops.get()[number];
                let label = move || match top() {
                    0 => tell("gobblet-stack-empty", &[("number", (number + 1).into())]),
                    top => tell("gobblet-stack", &[("number", (number + 1).into()), ("size", top.into())]),
                };
                let lifted = Memo::new(move |_| lifted(number));
                let sizes = move || {
                    let left = top().saturating_sub(u8::from(lifted.get()));
                    (1..=left).rev().map(|size| size.to_string()).collect::<Vec<_>>().join(" ")
                };
                view! {
                    <button class="gobblet-stack" data-count=sizes class:lifted=move || lifted.get() class:first=move || first.get()
                        aria-pressed=move || lifted.get().to_string()
                        data-drag=move || mine().then(|| number.to_string())
                        data-picture=move || format!(".seat.me .gobblet-stack:nth-child({}){} .gobblet-top", number + 1, if lifted.get() { RAISED } else { "" })
                        aria-label=label disabled=move || !mine() || top() == 0
                        on:click=move |_| pick(number)>
                        <svg viewBox="0 0 120 134" aria-hidden="true">
                            <g transform="translate(60 104)" inner_html=move || shown(colour, top(), lifted.get(), stage.carrying.get())></g>
                        </svg>
                        {(number == 0).then(|| view! { <Show when=move || first.get()><Hand/></Show> })}
                    </button>
                }
            }).collect_view()}
        </div>
    }
}
