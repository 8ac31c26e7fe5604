//! A player's three stacks beside the board.

use leptos::prelude::*;
use underhill_catalog::gobblet::{Action, Colour, Gobblet, Piece, Size, Square};
use underhill_core::Seat;

use super::hand::Pick;
use super::pictures::stack;
use crate::games::Stage;
use crate::words::{t, tell};

fn colour_of(seat: Seat) -> Colour {
    if seat == Colour::White.seat() { Colour::White } else { Colour::Black }
}

/// What a stack with this size on top holds, from bottom to top.
fn pieces(colour: Colour, top: u8) -> Vec<Piece> {
    (1..=top).filter_map(Size::new).map(|size| Piece { colour, size }).collect()
}

#[component]
pub(super) fn Belongings(stage: Stage<Gobblet>, seat: Seat) -> impl IntoView {
    let colour = colour_of(seat);
    let tops = Memo::new(move |_| stage.view.with(|view| view.as_ref().map_or([0; 3], |view| view.stacks(colour).0)));
    let mine = move || stage.my_turn.get() && stage.me.get() == Some(seat);
    let picked = move |top: u8| mine() && matches!(stage.hand.get(), Some(Pick::New(size)) if size as u8 == top);
    let pick = move |top: u8| {
        let Some(size) = Size::new(top) else { return };
        let in_air = stage.view.with_untracked(|view| view.as_ref().is_some_and(|view| view.in_air.is_some()));
        if in_air {
            let at = Square::new(0).expect("there are squares");
            stage.act(&Action::Place { size, at });
        } else {
            let chosen = Some(Pick::New(size));
            stage.refusal.set(None);
            stage.hand.update(|hand| *hand = if *hand == chosen { None } else { chosen });
        }
    };
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
                let sizes = move || (1..=top()).rev().map(|size| size.to_string()).collect::<Vec<_>>().join(" ");
                // Equal stacks are the same; only the first of them shows that it is picked.
                let first = move || tops.get()[..number].iter().all(|&other| other != top());
                view! {
                    <button class="gobblet-stack" data-count=sizes
                        class:picked=move || first() && picked(top())
                        aria-pressed=move || (first() && picked(top())).to_string()
                        data-drag=move || mine().then_some("")
                        aria-label=label disabled=move || !mine() || top() == 0
                        on:click=move |_| pick(top())>
                        <svg viewBox="0 0 120 134" aria-hidden="true">
                            {move || match top() {
                                0 => view! { <ellipse class="gobblet-gone" cx="60" cy="104" rx="38" ry="15"/> }.into_any(),
                                top => view! { <g transform="translate(60 104)" inner_html=stack(&pieces(colour, top))></g> }.into_any(),
                            }}
                        </svg>
                    </button>
                }
            }).collect_view()}
        </div>
    }
}
