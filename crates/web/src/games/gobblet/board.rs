//! The board: sixteen squares that can be clicked, reached by arrow keys, or dropped on.

use leptos::prelude::*;
use underhill_catalog::gobblet::{Colour, Event, Gobblet, Illegal, LINES, Piece, Square, Squares, View};

use super::hand::{Pick, click, landing};
use super::pictures::{RAISED, chip, crown, in_air, stack};
use crate::games::Stage;
use crate::games::keys::{Arrow, focus};
use crate::words::{t, tell};

/// The upper left corner of a square.
fn corner(square: Square) -> (i32, i32) {
    (32 + 130 * square.file() as i32, 28 + 112 * (3 - square.rank() as i32))
}

/// What a square shows.
#[derive(Clone, PartialEq)]
struct Spot {
    pieces: Vec<Piece>,
    /// What was touched here and is in the air.
    air: Option<Piece>,
    target: Option<Target>,
    picked: bool,
    /// Whether what stood on top is being dragged.
    carried: bool,
    /// Whether the person at the screen can drag what stands here.
    movable: bool,
    last: bool,
    refused: bool,
    /// It is part of the line that has won, and was taken as the so-manieth; 0 if that is not known.
    winning: Option<usize>,
    label: String,
    /// Where the gobblet that stands here came from, if it just arrived.
    arrived: Option<Option<Square>>,
}

impl Spot {
    /// What stands there, and what is above it. If that is dragged, what is left and where it stood.
    fn drawing(&self) -> String {
        match (self.air, self.pieces.split_last()) {
            (Some(air), _) => in_air(&self.pieces, air, self.carried),
            (None, Some((&top, left))) if self.carried => in_air(left, top, true),
            _ => stack(&self.pieces),
        }
    }
}

#[derive(Copy, Clone, PartialEq)]
enum Target {
    Land,
    Gobble,
}

#[component]
pub(super) fn Board(
    stage: Stage<Gobblet>,
    /// The winning squares in the order in which they were taken, once that is known.
    #[prop(optional)]
    order: Option<Memo<Vec<Square>>>,
) -> impl IntoView {
    let focused = RwSignal::new(0_usize);
    let threes =
        Memo::new(move |_| stage.view.with(|view| view.as_ref().map_or(Vec::new(), |view| threats(stage, view))));
    let line = Memo::new(move |_| winning_line(stage));
    view! {
        <svg class="board gobblet-board" viewBox="0 0 580 510" role="group" aria-label=move || t("gobblet-board")>
            <rect fill="var(--wood-dark-edge)" x="2" y="6" width="576" height="502" rx="28"/>
            <rect fill="url(#gobblet-frame)" x="2" y="2" width="576" height="500" rx="28"/>
            <path fill="none" stroke="var(--wood-dark-edge)" opacity="0.22" stroke-width="1.5" d="M20 9C180 14 380 5 560 10M16 490C160 486 400 496 566 489M10 40C14 180 7 330 11 470M571 44C566 180 574 340 569 466"/>
            <rect fill="var(--pit)" x="25" y="21" width="530" height="458" rx="14"/>
            {["a", "b", "c", "d"].into_iter().enumerate().map(|(file, name)| view! {
                <text class="gobblet-coordinate" x=95 + 130 * file y="496" aria-hidden="true">{name}</text>
            }).collect_view()}
            {(0..4).map(|row| view! {
                <text class="gobblet-coordinate" x="15" y=88 + 112 * row aria-hidden="true">{4 - row}</text>
            }).collect_view()}
            {Square::all().map(|square| {
                let (x, y) = corner(square);
                let shade = if (square.file() + square.rank()) % 2 == 1 { "gobblet-field" } else { "gobblet-field dark" };
                view! {
                    <rect class=shade x=x y=y width="126" height="108" rx="9"/>
                    <ellipse fill="var(--well)" opacity="0.55" cx=x + 63 cy=y + 78 rx="52" ry="24"/>
                }
            }).collect_view()}
            {move || threes.get().into_iter().map(|squares| {
                let (x, y, width, height) = band(squares);
                view! {
                    <rect class="gobblet-three" x=x y=y width=width height=height rx="12"/>
                    <rect class="gobblet-three-frame" x=x y=y width=width height=height rx="12"/>
                }
            }).collect_view()}
            {move || line.get().map(|(from, to)| {
                let ((x1, y1), (x2, y2)) = (corner(from), corner(to));
                view! { <line class="gobblet-line" x1=x1 + 63 y1=y1 + 78 x2=x2 + 63 y2=y2 + 78/> }
            })}
            // The far ranks first, so that near gobblets stand before them.
            {from_far_left().map(|square| view! { <Spotted stage square line order focused/> }).collect_view()}
        </svg>
    }
}

#[component]
fn Spotted(
    stage: Stage<Gobblet>,
    square: Square,
    line: Memo<Option<(Square, Square)>>,
    order: Option<Memo<Vec<Square>>>,
    focused: RwSignal<usize>,
) -> impl IntoView {
    let spot = Memo::new(move |_| look(stage, square, line, order));
    let (x, y) = corner(square);
    let id = format!("square-{square}");
    let step = move |event: web_sys::KeyboardEvent| {
        let Some(arrow) = Arrow::of(&event) else { return };
        event.prevent_default();
        let (file, rank) = (square.file(), square.rank());
        let (file, rank) = match arrow {
            Arrow::Left => (file.saturating_sub(1), rank),
            Arrow::Right => ((file + 1).min(3), rank),
            Arrow::Up => (file, (rank + 1).min(3)),
            Arrow::Down => (file, rank.saturating_sub(1)),
            Arrow::Enter => {
                click(stage, square);
                return;
            }
        };
        if let Some(next) = Square::new(rank * 4 + file) {
            focused.set(next.index());
            focus(&format!("square-{next}"));
        }
    };
    view! {
        {move || {
            let spot = spot.get();
            let (cx, cy) = (x + 63, y + 78);
            view! {
                {(spot.last && spot.winning.is_none()).then(|| view! { <path class="gobblet-last" d=format!("M{} {}h32l-32 32Z", x + 7, y + 7)/> })}
                {spot.picked.then(|| view! { <rect class="gobblet-picked" x=x + 2 y=y + 2 width="122" height="104" rx="8"/> })}
                {spot.refused.then(|| view! { <rect class="gobblet-refused" x=x + 2 y=y + 2 width="122" height="104" rx="8"/> })}
                {(spot.target == Some(Target::Land)).then(|| view! {
                    <ellipse class="gobblet-target-case" cx=cx cy=cy rx="44" ry="19.5"/>
                    <ellipse class="gobblet-target" cx=cx cy=cy rx="44" ry="19.5"/>
                    <ellipse class="gobblet-target-dot" cx=cx cy=cy rx="9" ry="4.5"/>
                })}
                {(spot.target == Some(Target::Gobble)).then(|| view! {
                    <ellipse class="gobblet-gobble-case" cx=cx cy=cy + 3 rx="53" ry="24"/>
                    <ellipse class="gobblet-gobble" cx=cx cy=cy + 3 rx="53" ry="24"/>
                })}
                {spot.winning.map(|_| view! { <ellipse class="gobblet-halo" cx=cx cy=cy + 3 rx="56" ry="26"/> })}
                {(!spot.pieces.is_empty() || spot.air.is_some()).then(|| {
                    let travel = travel(square, spot.arrived);
                    view! {
                        <g transform=format!("translate({cx} {})", cy + 3)>
                            <g id=format!("piece-{square}") class="gobblet-piece" class:arriving=travel.is_some()
                                style:--from-x=travel.map(|(x, _)| format!("{x}px"))
                                style:--from-y=travel.map(|(_, y)| format!("{y}px"))
                                class:raised=spot.picked && spot.air.is_none() && !spot.carried inner_html=spot.drawing()></g>
                            {spot.winning.map(|_| view! { <g inner_html=crown(&spot.pieces)></g> })}
                        </g>
                    }
                })}
                {spot.pieces.iter().rev().skip(1).enumerate().map(|(place, &piece)| view! {
                    <g transform=format!("translate({} {})", x + 111, y + 16 + 24 * place as i32) inner_html=chip(piece)></g>
                }).collect_view()}
                {(spot.target == Some(Target::Gobble)).then(|| view! {
                    <g class="gobblet-badge" transform=format!("translate({} {})", x + 18, y + 18)><circle r="15"/><path d="M0-8V6M-6 0 0 6.5 6 0"/></g>
                })}
                {spot.winning.filter(|&place| place > 0).map(|place| view! {
                    <g class="gobblet-order" transform=format!("translate({} {})", x + 20, y + 20)><circle r="17"/><text y="6.5">{place}</text></g>
                })}
                {spot.refused.then(|| view! {
                    <g class="gobblet-badge forbidden" transform=format!("translate({} {})", x + 18, y + 20)><circle r="14"/><path d="M-5-5 5 5M5-5-5 5"/></g>
                })}
            }
        }}
        <rect class="hit" id=id x=x y=y width="126" height="108" rx="9" role="button"
            tabindex=move || if focused.get() == square.index() { "0" } else { "-1" }
            aria-label=move || spot.get().label
            data-drop=square.to_string() data-drag=move || spot.with(|spot| spot.movable).then(|| square.to_string())
            data-picture=move || format!("#piece-{square}{} .gobblet-top", if spot.with(|spot| spot.air.is_some()) { RAISED } else { "" })
            aria-pressed=move || spot.with(|spot| spot.picked).then_some("true")
            on:click=move |_| click(stage, square) on:keydown=step/>
    }
}

/// All squares as one reads them: the far rank first, each from left to right.
fn from_far_left() -> impl Iterator<Item = Square> {
    (0..4).rev().flat_map(|rank| (0..4).filter_map(move |file| Square::new(rank * 4 + file)))
}

/// How far a gobblet that just arrived has come.
fn travel(to: Square, arrived: Option<Option<Square>>) -> Option<(i32, i32)> {
    Some(match arrived? {
        Some(from) => {
            let ((x1, y1), (x2, y2)) = (corner(from), corner(to));
            (x1 - x2, y1 - y2)
        }
        None => (0, -90),
    })
}

fn look(
    stage: Stage<Gobblet>,
    square: Square,
    line: Memo<Option<(Square, Square)>>,
    order: Option<Memo<Vec<Square>>>,
) -> Spot {
    let Some(view) = stage.view.get() else {
        return Spot {
            pieces: Vec::new(),
            air: None,
            target: None,
            picked: false,
            carried: false,
            movable: false,
            last: false,
            refused: false,
            winning: None,
            label: String::new(),
            arrived: None,
        };
    };
    let hand = stage.hand.get();
    let pieces: Vec<Piece> = view.board.stack(square).into_iter().collect();
    let target = landing(&view, hand, square)
        .filter(|action| stage.may(action))
        .map(|_| if pieces.is_empty() { Target::Land } else { Target::Gobble });
    let mut last = false;
    let mut arrived = None;
    for event in stage.last_events() {
        let (from, to) = match event {
            Event::Placed { at, .. } => (None, Some(at)),
            Event::Moved { from, to, .. } => (Some(from), Some(to)),
            Event::Touched { from, .. } => (Some(from), None),
            Event::Landed { to, .. } => (None, Some(to)),
            Event::Over { .. } => (None, None),
        };
        last |= to == Some(square) || from == Some(square);
        if to == Some(square) {
            arrived = Some(from);
        }
    }
    let refused = stage.refusal.get().is_some_and(|refusal| square_of(refusal) == Some(square));
    let wins = line.get().is_some() && winning_squares(stage).contains(square);
    let place = order.and_then(|order| order.with(|order| order.iter().position(|&taken| taken == square)));
    let winning = wins.then(|| place.map_or(0, |place| place + 1));
    let air = view.in_air.filter(|air| air.from == square).map(|air| air.gobblet);
    let picked = hand == Some(Pick::From(square)) || air.is_some();
    let own = pieces.last().is_some_and(|top| top.colour == view.to_move);
    let movable = stage.my_turn.get() && if view.in_air.is_some() { picked } else { own };
    Spot {
        label: label(square, &pieces, target, last),
        pieces,
        air,
        target,
        picked,
        carried: picked && stage.carrying.get(),
        movable,
        last,
        refused,
        winning,
        arrived,
    }
}

/// The square that a refusal is about.
const fn square_of(refusal: Illegal) -> Option<Square> {
    match refusal {
        Illegal::Taken { at: square, .. }
        | Illegal::OwnGobblet { at: square, .. }
        | Illegal::NotLargerThanThree { at: square, .. }
        | Illegal::NothingThere { from: square }
        | Illegal::NotYours { from: square, .. }
        | Illegal::SameSquare { square }
        | Illegal::NotSmaller { to: square, .. }
        | Illegal::MustLand { from: square }
        | Illegal::TouchFirst { from: square }
        | Illegal::MoveAtOnce { from: square }
        | Illegal::NothingInAir { to: square } => Some(square),
        Illegal::NotYourTurn { .. } | Illegal::Over | Illegal::NotOnTop { .. } | Illegal::StacksEmpty => None,
    }
}

/// What somebody hears who cannot see the square.
fn label(square: Square, pieces: &[Piece], target: Option<Target>, last: bool) -> String {
    let words = |piece: &Piece| {
        let colour = match piece.colour {
            Colour::White => "white",
            Colour::Black => "black",
        };
        tell("gobblet-piece", &[("colour", colour.into()), ("size", (piece.size as u8).into())])
    };
    let mut parts: Vec<String> = pieces.iter().rev().map(words).collect();
    if parts.is_empty() {
        parts.push(t("gobblet-square-empty"));
    }
    let mut text = format!("{square}: {}", parts.join(", "));
    for (holds, id) in [
        (target == Some(Target::Land), "gobblet-may-land"),
        (target == Some(Target::Gobble), "gobblet-may-gobble"),
        (last, "last-move"),
    ] {
        if holds {
            text.push_str(". ");
            text.push_str(&t(id));
        }
    }
    text
}

/// The lines in which the other side shows three: what a new gobblet may gobble.
pub(super) fn threats(stage: Stage<Gobblet>, view: &View) -> Vec<Squares> {
    if !stage.my_turn.get() {
        return Vec::new();
    }
    let seen = view.board.seen(view.to_move.other());
    LINES.into_iter().filter(|line| line.and(seen).len() == 3).map(|line| line.and(seen)).collect()
}

/// The rectangle around some squares; a diagonal is marked square by square, by its widest.
fn band(squares: Squares) -> (i32, i32, i32, i32) {
    let corners: Vec<(i32, i32)> = squares.iter().map(corner).collect();
    let (left, right) =
        (corners.iter().map(|c| c.0).min().unwrap_or(0), corners.iter().map(|c| c.0).max().unwrap_or(0));
    let (top, bottom) =
        (corners.iter().map(|c| c.1).min().unwrap_or(0), corners.iter().map(|c| c.1).max().unwrap_or(0));
    (left + 3, top + 3, right - left + 120, bottom - top + 102)
}

pub(super) fn winning_squares(stage: Stage<Gobblet>) -> Squares {
    stage.view.with(|view| {
        let Some(view) = view else { return Squares::NONE };
        let Some(winner) = view.ending.and_then(|ending| ending.winner) else { return Squares::NONE };
        view.board.seen(winner).full_lines()
    })
}

/// From where to where the winning line is drawn.
pub(super) fn winning_line(stage: Stage<Gobblet>) -> Option<(Square, Square)> {
    let squares = winning_squares(stage);
    let line = LINES.into_iter().find(|line| line.and(squares).len() == 4)?;
    let mut ends = line.iter();
    Some((ends.next()?, ends.last()?))
}
