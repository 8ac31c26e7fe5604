//! What a player has: kobolds at home, toys and gems, trophies, tiles, points, and what is being carried home.

use leptos::prelude::*;
use underhill_catalog::kobold::{Kobold, Phase, Token, Toy};
use underhill_core::{Game, Seat};

use super::hand::{KOBOLD, SPARE};
use super::marks::possible;
use super::pictures::{Cup, Head, Picture, icon_of, of_known};
use super::table::{KOBOLDS, collected, gem_trophies, sole_leader, toy_points};
use crate::games::Stage;
use crate::words::{t, tell};

#[derive(Clone, Default, PartialEq)]
struct Has {
    home: u8,
    /// How many of each toy and gem, and whether nobody has as many.
    goods: Vec<(Token, u8, bool)>,
    gem_trophies: Vec<u8>,
    toy_trophies: Vec<(Toy, u8)>,
    tiles: u8,
    kobolds: u8,
    points: i32,
    with_toys: i32,
    over: bool,
    /// What was grabbed in this turn and is not laid out yet.
    grabbed: Vec<Option<Token>>,
}

fn has(game: &Kobold, seat: Seat) -> Has {
    let leads =
        |token: Token| Toy::ALL.into_iter().any(|toy| toy.token() == token && sole_leader(game, toy) == Some(seat));
    let over = game.phase() == Phase::Over;
    let points = game.points()[seat.index()];
    let won = Toy::ALL.into_iter().filter(|&toy| game.toy_trophy(toy) == Some(seat));
    Has {
        home: KOBOLDS - game.kobolds_in_room(seat),
        goods: collected().map(|token| (token, game.held(seat)[token], leads(token))).collect(),
        gem_trophies: gem_trophies(game, seat),
        toy_trophies: won.map(|toy| (toy, game.options().components.toy_trophy(toy))).collect(),
        tiles: game.point_tiles(seat),
        kobolds: game.held(seat)[Token::Kobold],
        points,
        with_toys: if over { points } else { points + i32::from(toy_points(game, seat)) },
        over,
        grabbed: if game.player() == Some(seat) { game.grabbed().to_vec() } else { Vec::new() },
    }
}

#[component]
pub(super) fn Belongings(stage: Stage<Kobold>, seat: Seat) -> impl IntoView {
    let has =
        Memo::new(move |_| stage.state.with(|state| state.as_ref().map(|game| has(game, seat)).unwrap_or_default()));
    let movable = move || (stage.me.get() == Some(seat) && possible(stage).0).then_some(KOBOLD);
    let home_label = move || tell("kobold-at-home", &[("count", has.with(|has| has.home).into())]);
    view! {
        <span class="kobold-home" role="img" aria-label=home_label title=home_label data-drag=movable data-picture=SPARE>
            {move || (0..KOBOLDS).map(|number| view! {
                <span class:away=has.with(|has| number >= has.home)><Head seat/></span>
            }).collect_view()}
        </span>
        <span class="kobold-points">
            <b>{move || has.with(|has| has.points)}</b>
            <span class="unseen">{move || t("kobold-points")}</span>
            {move || has.with(|has| (!has.over && has.with_toys != has.points).then(|| view! {
                <small aria-hidden="true">{format!("→{}", has.with_toys)}</small>
            }))}
        </span>
        <ul class="kobold-goods">
            {move || has.with(|has| has.goods.clone()).into_iter().map(|(token, count, leads)| view! {
                <li class:none=count == 0 class:leads=leads>
                    <Picture of=icon_of(token)/>
                    <span class="unseen">{t(&format!("kobold-word-{}", super::pictures::of_token(token)))}": "</span>
                    <b>{if count == 0 { "·".to_owned() } else { count.to_string() }}</b>
                    {leads.then(|| view! { <span class="unseen">{t("kobold-leads")}</span> })}
                </li>
            }).collect_view()}
        </ul>
        <div class="kobold-won">
            {move || has.with(|has| {
                let empty = has.gem_trophies.is_empty() && has.toy_trophies.is_empty() && has.tiles == 0 && has.kobolds == 0;
                view! {
                    {empty.then(|| view! { <small class="kobold-nothing">{t("kobold-nothing-yet")}</small> })}
                    {has.gem_trophies.iter().map(|&points| view! { <Cup points/> }).collect_view()}
                    {has.toy_trophies.iter().map(|&(toy, points)| view! { <Cup points toy=Some(toy)/> }).collect_view()}
                    {(has.tiles > 0).then(|| view! { <span class="kobold-count"><Picture of="tile"/><b>{has.tiles}</b></span> })}
                    {(has.kobolds > 0).then(|| view! { <span class="kobold-count"><Picture of="kobold"/><b>{has.kobolds}</b></span> })}
                    {(!has.over).then(|| view! { <small class="kobold-with">{tell("kobold-with-toys", &[("points", has.with_toys.into())])}</small> })}
                }
            })}
        </div>
        {move || has.with(|has| (!has.grabbed.is_empty()).then(|| {
            let carried = has.grabbed.clone();
            view! {
                <div class="kobold-carried">
                    <small>{t("kobold-carried")}</small>
                    {carried.into_iter().map(|token| {
                        let words = token.map_or_else(|| t("kobold-face-down"), |token| t(&format!("kobold-word-{}", super::pictures::of_token(token))));
                        view! { <span role="img" aria-label=words><Picture of=of_known(token)/></span> }
                    }).collect_view()}
                </div>
            }
        }))}
    }
}
