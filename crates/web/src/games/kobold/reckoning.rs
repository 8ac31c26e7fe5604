//! The end: a podium, where every point came from, how the toy trophies went, who was ahead when.

use leptos::prelude::*;
use underhill_catalog::kobold::{Event, Kobold, Phase, Token, Toy};
use underhill_core::{End, Game, Seat};

use super::pictures::{Cup, Head, Picture, of_token};
use super::table::{gem_trophies, leaders};
use crate::games::Stage;
use crate::screens::play::{by_place, end_of};
use crate::words::t;

/// Why the game ended, in a sentence.
pub(super) fn how_it_ended(stage: Stage<Kobold>) -> String {
    let told = stage.find_event(|event| match event {
        Event::GameOver { supply, trophies } => Some((supply, trophies)),
        _ => None,
    });
    t(match told {
        Some((true, true)) => "kobold-end-both",
        Some((true, false)) => "kobold-end-supply",
        _ => "kobold-end-trophies",
    })
}

#[component]
pub(super) fn Reckoning(stage: Stage<Kobold>) -> impl IntoView {
    move || {
        let end = end_of(stage.desk)?;
        let game = stage.state.get()?;
        let over = game.phase() == Phase::Over;
        Some(view! {
            {count(stage, &end, &game)}
            {over.then(|| toy_trophies(stage, &game))}
            {(!over).then(|| view! { <p class="kobold-card">{t("kobold-end-stopped")}</p> })}
        })
    }
}

/// Everyone on a podium, the winner crowned.
#[component]
pub(super) fn Triumph(stage: Stage<Kobold>) -> impl IntoView {
    move || end_of(stage.desk).map(|end| podium(&end))
}

fn podium(end: &End) -> impl IntoView + use<> {
    /// From left to right, how high, how wide, and how tall who stands on it: for the first to the fourth.
    const BLOCKS: [(f64, f64, f64, f64); 4] = [
        (195.0, 108.0, 70.0, 82.0),
        (125.0, 130.0, 66.0, 66.0),
        (269.0, 144.0, 60.0, 60.0),
        (333.0, 156.0, 52.0, 52.0),
    ];
    let seats = by_place(end);
    let stars = [(30, 30), (80, 16), (240, 22), (150, 44), (330, 30), (20, 90), (110, 70), (60, 120), (375, 60)];
    view! {
            <svg class="kobold-podium" viewBox="0 0 390 196" preserveAspectRatio="xMaxYMax meet">
                <g fill="#fff4da" opacity=".8">{stars.map(|(x, y)| view! { <circle cx=x cy=y r="1.4"/> })}</g>
                <path d="M232-30 160 196H300L244-30Z" fill="url(#kobold-cone)" filter="url(#kobold-soft)"/>
                <ellipse cx="230" cy="90" rx="120" ry="104" fill="url(#kobold-spot)"/>
                <rect x="-900" y="186" width="1300" height="20" fill="#1f1a33"/>
                {seats.iter().zip(BLOCKS).enumerate().map(|(rank, (&seat, (x, y, width, tall)))| {
                    let middle = x + width / 2.0;
                    let wide = tall * 86.0 / 90.0;
                    let pawn = format!(
                        r##"<use href="#kobold-pawn-{}" x="{:.1}" y="{:.1}" width="{wide:.1}" height="{tall}"/>"##,
                        seat.index(), middle - wide / 2.0, y - tall * 0.89
                    );
                    let crown = format!(
                        r##"<use class="crown" href="#crown" x="{:.1}" y="{:.1}" width="44" height="32" transform="rotate(-5 {middle:.1} {y:.1})"/>"##,
                        middle - 25.0, y - tall - 14.0
                    );
                    let place = end.places[seat.index()];
                    view! {
                        <rect class=format!("kobold-block rank-{rank}") x=x y=y width=width height="90" rx="6"/>
                        <rect fill="none" stroke="#8a6231" stroke-width="2" x=x + 6.0 y=y + 6.0 width=width - 12.0 height="36" rx="4"/>
                        <text class="kobold-digit" x=middle y=y + 33.0 font-size="27">{place}</text>
                        <g class=format!("kobold-seat seat-{}", seat.index()) inner_html=pawn></g>
                        {(place == 1).then(|| view! { <g inner_html=crown></g> })}
                    }
                }).collect_view()}
            </svg>
    }
}

/// Each player's points by where they come from (KOB-18).
fn count(stage: Stage<Kobold>, end: &End, game: &Kobold) -> impl IntoView + use<> {
    let heads = [
        ("kobold", "kobold-end-kobolds"),
        ("tile", "kobold-end-tiles"),
        ("gem-violet", "kobold-end-gems"),
        ("toy-teddy", "kobold-end-toys"),
    ];
    let over = game.phase() == Phase::Over;
    view! {
        <section class="kobold-card kobold-tally">
            <h2>{t("end-count")} " " <span class="rule-id">"KOB-18"</span></h2>
            <table>
                <thead><tr>
                    <th scope="col"><span class="unseen">{t("end-player")}</span></th>
                    {heads.map(|(picture, id)| view! { <th scope="col"><Picture of=picture/>{t(id)}</th> })}
                    <th scope="col">{t("end-points")}</th>
                </tr></thead>
                <tbody>
                    {by_place(end).into_iter().map(|seat| {
                        let kobolds = game.held(seat)[Token::Kobold];
                        let tiles = game.point_tiles(seat);
                        let gems = gem_trophies(game, seat);
                        let won = Toy::ALL.into_iter().filter(|&toy| over && game.toy_trophy(toy) == Some(seat));
                        let toys: Vec<(Toy, u8)> = won.map(|toy| (toy, game.options().components.toy_trophy(toy))).collect();
                        let place = end.places[seat.index()];
                        let several = |of: &'static str, count: u8| (0..count).map(|_| view! { <Picture of=of/> }).collect_view();
                        view! {
                            <tr class:winner=place == 1>
                                <th scope="row"><span class="kobold-ranked">
                                    <span class="kobold-rank">{place}</span><Head seat/><span>{stage.name(seat)}</span>
                                </span></th>
                                <td class:zero=kobolds == 0><span>{several("kobold", kobolds)}</span><b>{kobolds}</b></td>
                                <td class:zero=tiles == 0><span>{several("tile", tiles)}</span><b>{tiles}</b></td>
                                <td class:zero=gems.is_empty()><span>{gems.iter().map(|&points| view! { <Cup points/> }).collect_view()}</span><b>{gems.iter().sum::<u8>()}</b></td>
                                <td class:zero=toys.is_empty()><span>{toys.iter().map(|&(toy, points)| view! { <Cup points toy=Some(toy)/> }).collect_view()}</span><b>{toys.iter().map(|&(_, points)| points).sum::<u8>()}</b></td>
                                <td class="kobold-sum"><b>{game.points()[seat.index()]}</b></td>
                            </tr>
                        }
                    }).collect_view()}
                </tbody>
            </table>
        </section>
    }
}

/// Who had how many of each toy (KOB-17).
fn toy_trophies(stage: Stage<Kobold>, game: &Kobold) -> impl IntoView + use<> {
    view! {
        <section class="kobold-card kobold-toys">
            <h2>{t("kobold-end-toy-title")} " " <small>{t("kobold-end-toy-text")}</small> " " <span class="rule-id">"KOB-17"</span></h2>
            <ul>
                {Toy::ALL.map(|toy| {
                    let leaders = leaders(game, toy);
                    let who = match leaders[..] {
                        [] => t("kobold-end-none"),
                        [seat] => stage.name(seat),
                        _ => t("kobold-end-tie"),
                    };
                    let mut counts: Vec<(Seat, u8)> = Seat::first(game.seats())
                        .map(|seat| (seat, game.held(seat)[toy.token()]))
                        .filter(|&(_, count)| count > 0)
                        .collect();
                    counts.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
                    view! {
                        <li class:tied=leaders.len() != 1>
                            <Cup points=game.options().components.toy_trophy(toy) toy=Some(toy)/>
                            <span class="unseen">{t(&format!("kobold-word-{}", of_token(toy.token())))}": "</span>
                            <b>{who}</b>
                            <span class="kobold-had">{counts.into_iter().map(|(seat, count)| view! {
                                <span><Head seat/>{count}</span>
                            }).collect_view()}</span>
                        </li>
                    }
                })}
            </ul>
        </section>
    }
}
