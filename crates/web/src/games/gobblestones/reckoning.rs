//! Once the game is over: how every point was made, the best turn on the board, who was ahead when.

use std::fmt::Write;

use leptos::prelude::*;
use underhill_catalog::gobblestones::{Colour, Gobblestones, TurnPart};
use underhill_core::Seat;

use super::account::{Account, Turn};
use super::pictures::{CELL, corner, tile, tile_picture, tile_pictures, tray};
use super::sight::look;
use super::words::colour_word;
use crate::games::Stage;
use crate::icons::SeatMark;
use crate::screens::play::{by_place, end_of};
use crate::words::{signed, t, tell};

/// What ended the game.
pub(super) fn how_it_ended(stage: Stage<Gobblestones>) -> String {
    stage.view.with(|view| match view.as_ref().map(|view| &view.stage) {
        Some(TurnPart::Over(endings)) => {
            let say = |rule: &str| t(&format!("gobblestones-ending-{rule}"));
            endings.iter().map(|ending| say(ending.rule().as_str())).collect::<Vec<_>>().join(" ")
        }
        _ => String::new(),
    })
}

/// A crowned tower of tiles.
#[component]
pub(super) fn Triumph() -> impl IntoView {
    const TOWER: [(Colour, i32, i32, i32); 6] = [
        (Colour::Green, 128, 160, -9),
        (Colour::Yellow, 244, 161, 7),
        (Colour::Turquoise, 184, 160, 0),
        (Colour::Blue, 187, 117, 2),
        (Colour::Red, 182, 74, -3),
        (Colour::Yellow, 185, 31, 2),
    ];
    let mut drawing = String::new();
    for (colour, x, y, turn) in TOWER {
        let stone = tile(colour);
        let _ = write!(drawing, r#"<g transform="translate({x} {y}) rotate({turn} 22 22) scale(1.12)">{stone}</g>"#);
    }
    drawing.push_str(r##"<use class="crown" href="#crown" x="179" y="-10" width="56" height="41"/>"##);
    view! { <svg viewBox="0 -14 340 222" preserveAspectRatio="xMaxYMax meet" inner_html=drawing></svg> }
}

#[component]
pub(super) fn Reckoning(stage: Stage<Gobblestones>) -> impl IntoView {
    let account = Memo::new(move |_| {
        let events = stage.all_events()?;
        stage.view.with(|view| view.as_ref().map(|view| Account::of(view.seats, view.spaces.clone(), events)))
    });
    view! {
        {move || account.get().map(|account| sums(stage, &account))}
        <Tray stage account/>
        {move || account.get().map(|account| graph(stage, &account))}
    }
}

/// Where everybody's points come from.
fn sums(stage: Stage<Gobblestones>, account: &Account) -> impl IntoView + use<> {
    let places = end_of(stage.desk).map(|end| (by_place(&end), end.places)).unwrap_or_default();
    let lost = account.lost.iter().any(|&points| points != 0);
    let most = account.laid.iter().flatten().copied().max().unwrap_or(1).max(1);
    let row = |seat: Seat| {
        let at = seat.index();
        let won = places.1.get(at) == Some(&1);
        let best =
            account.best(Some(seat)).map(|turn| tell("gobblestones-end-best", &[("points", turn.points.into())]));
        let (left, sum) = (account.left[at], account.sum(seat));
        view! {
            <tr class:winner=won>
                <th scope="row"><SeatMark seat size=18/><span><b>{stage.name(seat)}</b><small>{best}</small></span></th>
                {Colour::ALL.map(|colour| {
                    let points = account.laid[at][colour as usize];
                    let part = format!("{}%", 100 * points / most);
                    view! { <td class=format!("gobblestones-colour-{colour}")><b>{points}</b><i style:--part=part></i></td> }
                })}
                {lost.then(|| view! { <td><b>{signed(account.lost[at])}</b></td> })}
                <td><span inner_html=tile_pictures(left, 12)></span><b>{left.total()}</b></td>
                <td class="sum"><b>{signed(sum)}</b></td>
            </tr>
        }
    };
    view! {
        <section class="end-card gobblestones-sums">
            <h2>{t("end-count")}</h2>
            <table>
                <thead><tr>
                    <th scope="col"><span class="unseen">{t("end-player")}</span></th>
                    {Colour::ALL.map(|colour| view! {
                        <th scope="col"><span class="picture" inner_html=tile_picture(colour, 24)></span><span class="word">{colour_word(colour)}</span></th>
                    })}
                    {lost.then(|| view! { <th scope="col">{t("gobblestones-end-lost")}</th> })}
                    <th scope="col">{t("gobblestones-end-left")}</th>
                    <th scope="col">{t("end-points")}</th>
                </tr></thead>
                <tbody>{places.0.iter().map(|&seat| row(seat)).collect_view()}</tbody>
            </table>
        </section>
    }
}

/// The tray as it lies there, with a ring around the best turn.
#[component]
fn Tray(stage: Stage<Gobblestones>, account: Memo<Option<Account>>) -> impl IntoView {
    let drawing = move || {
        let mut svg = tray();
        for spot in look(stage, None, None) {
            let (x, y) = corner(spot.square);
            let _ = write!(svg, r#"<g transform="translate({x} {y})">{}</g>"#, spot.drawing());
        }
        let best = account.with(|account| account.as_ref().and_then(|account| account.best(None).map(ring)));
        svg + &best.unwrap_or_default()
    };
    let label = move || {
        account.with(|account| {
            let best = account.as_ref()?.best(None)?;
            let facts = [("name", stage.name(best.seat).into()), ("points", best.points.into())];
            Some(tell("gobblestones-end-board", &facts))
        })
    };
    view! {
        <svg class="gobblestones-final" viewBox="0 -12 676 688" role="img" aria-label=label inner_html=drawing></svg>
    }
}

/// A ring around the tiles of a turn, and what they scored.
fn ring(turn: &Turn) -> String {
    let corners: Vec<(usize, usize)> = turn.tiles.tiles().iter().map(|tile| corner(tile.square)).collect();
    let (Some(left), Some(right)) = (corners.iter().map(|at| at.0).min(), corners.iter().map(|at| at.0).max()) else {
        return String::new();
    };
    let (top, bottom) = corners.iter().fold((usize::MAX, 0), |(top, bottom), at| (top.min(at.1), bottom.max(at.1)));
    let cell = CELL as usize;
    let (x, y, width, height) = (left - 4, top - 4, right - left + cell + 8, bottom - top + cell + 8);
    let middle = (x + width / 2).clamp(36, 640);
    let mut svg = String::new();
    for class in ["gobblestones-best-case", "gobblestones-best"] {
        let _ = write!(svg, r#"<rect class="{class}" x="{x}" y="{y}" width="{width}" height="{height}" rx="12"/>"#);
    }
    let _ = write!(
        svg,
        r#"<g class="gobblestones-best-points" transform="translate({middle} {})"><rect x="-34" y="-17" width="68" height="34" rx="17"/><text y="8">+{}</text></g>"#,
        y as i32 - 6,
        turn.points,
    );
    svg
}

/// Who was ahead when.
fn graph(stage: Stage<Gobblestones>, account: &Account) -> impl IntoView + use<> {
    let (lines, zero) = account.graph();
    view! {
        <section class="end-card gobblestones-graph">
            <h2>{t("gobblestones-graph")}</h2>
            <svg viewBox="-4 0 612 160" role="img" aria-label=t("gobblestones-graph")>
                <line class="zero" x1="0" x2="600" y1=zero y2=zero/>
                {lines.into_iter().enumerate().map(|(seat, points)| {
                    let end = points.rsplit(' ').next().and_then(|last| last.split_once(',')).map(|(x, y)| (x.to_owned(), y.to_owned()));
                    view! {
                        <polyline class=format!("seat-{seat}") points=points/>
                        {end.map(|(x, y)| view! { <circle class=format!("seat-{seat}") cx=x cy=y r="5"/> })}
                    }
                }).collect_view()}
            </svg>
            <p class="gobblestones-graph-key">{Seat::first(account.laid.len()).map(|seat| view! { <span><SeatMark seat size=13/>{stage.name(seat)}</span> }).collect_view()}</p>
        </section>
    }
}
