//! A space of the room and the token on it.

use leptos::prelude::*;
use underhill_catalog::kobold::{Kobold, Spot, Token};

use super::geometry::{Place, shadow, space};
use super::happened::Happened;
use super::pictures::{of_known, put, token};
use super::room::lit;
use super::table::has_token;
use crate::games::Stage;

/// What a space shows.
#[derive(Clone, PartialEq)]
struct Look {
    place: Place,
    /// The token, none if it lies face down. Nothing for an empty space.
    lies: Option<Option<Token>>,
    /// Whether the space is for tokens that lie face up.
    open: bool,
    lit: bool,
    fresh: bool,
    /// The token that was just grabbed from here.
    gone: Option<Option<Token>>,
}

fn look(stage: Stage<Kobold>, spot: Spot, happened: Memo<Happened>) -> Option<Look> {
    let lit = lit(stage, spot.section);
    happened.with(|happened| {
        stage.state.with(|state| {
            let game = state.as_ref()?;
            Some(Look {
                place: space(game.room(), spot),
                lies: has_token(game, spot).then(|| game.face_up(spot)),
                open: game.room().is_up(spot),
                lit,
                fresh: happened.laid.contains(&spot),
                gone: happened.grabbed.filter(|&(from, _)| from == spot).map(|(_, token)| token),
            })
        })
    })
}

#[component]
pub(super) fn TokenOn(stage: Stage<Kobold>, spot: Spot, happened: Memo<Happened>) -> impl IntoView {
    let look = Memo::new(move |_| look(stage, spot, happened));
    move || {
        let look = look.get()?;
        // A token that leaves goes outwards, to where its new owner sits.
        let (away_x, away_y) = (look.place.x * 0.35, look.place.y * 0.35);
        Some(view! {
            {(look.lit && look.lies.is_some()).then(|| view! { <path class="kobold-shadow" d=shadow(look.place)/> })}
            <g transform=look.place.transform()>
                {match look.lies {
                    Some(token_here) => view! {
                        <g class="kobold-token" id=format!("on-space-{}-{}", spot.section, spot.space) class:fresh=look.fresh inner_html=token(&of_known(token_here))></g>
                    }.into_any(),
                    None => {
                        let eye = if look.open { "open-eye" } else { "shut-eye" };
                        view! {
                            <g class="kobold-space" class:lit=look.lit>
                                <circle r="27"/>
                                <g inner_html=put(eye, 30.0, 30.0)></g>
                            </g>
                        }.into_any()
                    }
                }}
                {(look.fresh || look.gone.is_some()).then(|| view! { <path class="kobold-last" d="M-33-31h21l-21 21Z"/> })}
                {look.gone.map(|gone| view! {
                    <g class="kobold-leaving" style:--away-x=format!("{away_x:.0}px") style:--away-y=format!("{away_y:.0}px")
                        inner_html=token(&of_known(gone))></g>
                })}
            </g>
        })
    }
}
