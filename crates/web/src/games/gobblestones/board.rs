//! The tray with its 225 spaces: clicked, reached by arrow keys, dropped on, and on a small screen moved by touch.

use std::fmt::Write;

use leptos::ev;
use leptos::html::Div;
use leptos::prelude::*;
use underhill_catalog::gobblestones::{Action, Colour, Gobblestones, SIDE, SQUARES, Square};
use web_sys::PointerEvent;

use super::hand::{Hand, pick, take_back, touch};
use super::marks::marks;
use super::pictures::{CELL, TRAY, column_name, corner, letter, offset, tray};
use super::reveal::Shown;
use super::sight::{Lies, Spot, look};
use super::window::Window;
use crate::browser::pictures_since;
use crate::games::Stage;
use crate::games::keys::{Arrow, focus};
use crate::words::t;

/// What the names of the spaces in the page begin with.
const AT: &str = "gobblestones-at-";

/// So many panels are in a row, and so many rows of them.
const PANELS: usize = 3;

/// A finger that moved so many pixels did not click.
const SLIP: f64 = 8.0;

/// Whether the screen is too small for the whole board: a phone, upright or on its side.
fn is_small() -> bool {
    let query = crate::browser::window()
        .match_media("(max-width: 699px), (max-width: 899px) and (max-height: 899px)")
        .ok()
        .flatten();
    query.is_some_and(|query| query.matches())
}

/// Everything about the board that is nobody's move: where one looks, what one peeks at, where the keys are.
#[derive(Copy, Clone)]
struct Look {
    stage: Stage<Gobblestones>,
    spots: Memo<Vec<Spot>>,
    peek: RwSignal<Option<Square>>,
    window: RwSignal<Window>,
    focused: RwSignal<usize>,
    /// The fingers on the board, and where each was last.
    fingers: StoredValue<Vec<(i32, f64, f64)>>,
    /// How far they have moved since the first came.
    strayed: StoredValue<f64>,
}

impl Look {
    /// A space is clicked. One's own face-down tile can be looked at; anything else is laying.
    fn click(self, square: Square) {
        if self.strayed.get_value() > SLIP {
            return;
        }
        let lies = self.spots.with_untracked(|spots| spots.get(square.index()).map(|spot| spot.lies));
        let idle = self.stage.hand.with_untracked(|hand| *hand == Hand::default());
        match lies {
            Some(Lies::Down(Some(_)) | Lies::Peeked(_)) if idle => {
                self.peek.update(|peek| *peek = if *peek == Some(square) { None } else { Some(square) });
            }
            _ => touch(self.stage, square),
        }
    }

    fn key(self, event: &web_sys::KeyboardEvent, square: Square) {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let (column, row) = (square.column(), square.row());
        let next = match Arrow::of(event) {
            Some(Arrow::Left) => Square::new(column.wrapping_sub(1), row),
            Some(Arrow::Right) => Square::new(column + 1, row),
            Some(Arrow::Up) => Square::new(column, row.wrapping_sub(1)),
            Some(Arrow::Down) => Square::new(column, row + 1),
            Some(Arrow::Enter) => {
                event.prevent_default();
                self.strayed.set_value(0.0);
                return self.click(square);
            }
            None => return self.letter(event),
        };
        event.prevent_default();
        if let Some(next) = next {
            self.focused.set(next.index());
            focus(&format!("{AT}{next}"));
            self.window.update(|window| *window = window.showing(&[next]));
        }
    }

    /// A letter picks a tile, backspace takes one back, plus and minus zoom.
    fn letter(self, event: &web_sys::KeyboardEvent) {
        let key = event.key();
        match key.as_str() {
            "Backspace" | "Delete" => take_back(self.stage),
            "+" | "=" => self.zoom(1.3),
            "-" => self.zoom(1.0 / 1.3),
            _ => match key.parse::<Colour>() {
                Ok(colour) if super::own::has(self.stage, colour) => pick(self.stage, colour),
                _ => return,
            },
        }
        event.prevent_default();
    }

    fn zoom(self, factor: f64) {
        self.window.update(|window| *window = window.zoomed(factor));
    }

    fn finger_down(self, event: &PointerEvent) {
        let finger = (event.pointer_id(), f64::from(event.client_x()), f64::from(event.client_y()));
        self.fingers.update_value(|fingers| {
            if fingers.is_empty() {
                self.strayed.set_value(0.0);
            }
            fingers.retain(|other| other.0 != finger.0);
            fingers.push(finger);
        });
    }

    /// One finger moves the window, two zoom it.
    fn finger_moves(self, event: &PointerEvent) {
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        let mut fingers = self.fingers.get_value();
        let Some(place) = fingers.iter().position(|finger| finger.0 == event.pointer_id()) else { return };
        let (_, was_x, was_y) = fingers[place];
        let apart = |fingers: &[(i32, f64, f64)]| match fingers {
            [a, b, ..] => (a.1 - b.1).hypot(a.2 - b.2),
            _ => 0.0,
        };
        let before = apart(&fingers);
        (fingers[place].1, fingers[place].2) = (x, y);
        let after = apart(&fingers);
        self.strayed.update_value(|strayed| *strayed += (x - was_x).hypot(y - was_y));
        if fingers.len() > 1 {
            if before > 1.0 {
                self.zoom(after / before);
            }
        } else if self.strayed.get_value() > SLIP {
            self.window.update(|window| *window = window.moved(was_x - x, was_y - y));
        }
        self.fingers.set_value(fingers);
    }

    fn finger_up(self, event: &PointerEvent) {
        self.fingers.update_value(|fingers| fingers.retain(|finger| finger.0 != event.pointer_id()));
    }
}

#[component]
pub(super) fn Board(stage: Stage<Gobblestones>, shown: Shown) -> impl IntoView {
    let peek = RwSignal::new(None::<Square>);
    let spots = Memo::new(move |_| look(stage, shown.reveal.get().as_ref(), peek.get()));
    let window = RwSignal::new(Window::WHOLE);
    let centre = SQUARES / 2;
    let board = Look {
        stage,
        spots,
        peek,
        window,
        focused: RwSignal::new(centre),
        fingers: StoredValue::new(Vec::new()),
        strayed: StoredValue::new(0.0),
    };
    let frame = NodeRef::<Div>::new();
    // What is pointed at comes into view, and what just happened.
    let news = Memo::new(move |_| {
        if let Some(pointed) = pointed_at(stage) {
            return pointed;
        }
        spots.with(|spots| {
            let of = |new: fn(&Spot) -> bool| -> Vec<Square> {
                spots.iter().filter(|spot| new(spot)).map(|spot| spot.square).collect()
            };
            let looks = [of(|spot| spot.in_question), of(|spot| spot.last), of(|spot| spot.shown.is_some())];
            looks.into_iter().find(|squares| !squares.is_empty()).unwrap_or_default()
        })
    });
    keep_fitting(stage, frame, window, news);
    Effect::new(move |_| {
        let squares = news.get();
        window.update(|window| *window = window.showing(&squares));
    });
    let over_all = Memo::new(move |_| spots.with(|spots| marks(stage, spots)));
    // So many spaces take long to draw: one row of panels is drawn after the other.
    let grown = pictures_since(Memo::new(|_| true), PANELS);
    let in_row = |row: usize| Square::all().filter(move |square| square.row() * PANELS / SIDE == row);
    view! {
        <div class="gobblestones-window" node_ref=frame
            on:pointerdown=move |event| board.finger_down(&event) on:pointermove=move |event| board.finger_moves(&event)
            on:pointerup=move |event| board.finger_up(&event) on:pointercancel=move |event| board.finger_up(&event)
            on:pointerleave=move |event| board.finger_up(&event)>
            <svg class="gobblestones-board" viewBox=move || window.get().view_box() role="group" aria-label=move || t("gobblestones-board")
                data-growing=move || (grown.get() < PANELS).then_some("")>
                <g inner_html=tray()></g>
                {(0..PANELS).map(|row| view! { <Show when=move || row < grown.get()>
                    {in_row(row).map(|square| view! { <Cell board square/> }).collect_view()}
                </Show> }).collect_view()}
                <g class="gobblestones-marks" inner_html=move || over_all.get()></g>
                {(0..PANELS).map(|row| view! { <Show when=move || row < grown.get()>
                    {in_row(row).map(|square| view! { <Hit board square/> }).collect_view()}
                </Show> }).collect_view()}
                <g class="gobblestones-rulers" aria-hidden="true" inner_html=move || rulers(&window.get())></g>
            </svg>
        </div>
        <Overview board rings=news/>
    }
}

/// The spaces of the tiles that somebody is shown how to lay.
fn pointed_at(stage: Stage<Gobblestones>) -> Option<Vec<Square>> {
    let Ok(Action::Place(placement)) = stage.pointing.get()?.parse() else { return None };
    Some(placement.tiles().iter().map(|&(square, _)| square).collect())
}

/// Keeps the window as large as its place in the page. One of another kind begins with what just happened.
fn keep_fitting(stage: Stage<Gobblestones>, frame: NodeRef<Div>, window: RwSignal<Window>, news: Memo<Vec<Square>>) {
    let small = StoredValue::new(None::<bool>);
    let fit = move || {
        // The board may be gone by the time the next picture is shown.
        let Some(Some(frame)) = frame.try_get_untracked() else { return };
        let (across, down) = (f64::from(frame.client_width()), f64::from(frame.client_height()));
        let now = is_small();
        if across < 1.0 || down < 1.0 {
            return;
        }
        if small.get_value() == Some(now) {
            window.update(|window| *window = window.resized(across, down));
        } else {
            small.set_value(Some(now));
            window.set(Window::fitted(across, down, now).showing(&news.get_untracked()));
        }
    };
    // What is said below takes more room at times.
    Effect::new(move |_| {
        stage.view.track();
        stage.my_turn.track();
        if frame.get().is_some() {
            request_animation_frame(fit);
        }
    });
    let listening = window_event_listener(ev::resize, move |_| fit());
    on_cleanup(move || listening.remove());
}

/// The drawing of a space.
#[component]
fn Cell(board: Look, square: Square) -> impl IntoView {
    let drawing =
        Memo::new(move |_| board.spots.with(|spots| spots.get(square.index()).map(Spot::drawing).unwrap_or_default()));
    let (x, y) = corner(square);
    view! { <g transform=format!("translate({x} {y})") inner_html=move || drawing.get()></g> }
}

/// What of a space is clicked, and what is read aloud.
#[component]
fn Hit(board: Look, square: Square) -> impl IntoView {
    let spot = Memo::new(move |_| board.spots.with(|spots| spots.get(square.index()).cloned()));
    let (x, y) = corner(square);
    let laid = move || spot.with(|spot| spot.as_ref().is_some_and(|spot| matches!(spot.lies, Lies::Mine(_))));
    view! {
        <rect class="hit" data-drop=square.to_string() id=format!("{AT}{square}") x=x y=y width="40" height="40" rx="6" role="button"
            class:open=move || spot.with(|spot| spot.as_ref().is_some_and(|spot| spot.open.is_some()))
            tabindex=move || if board.focused.get() == square.index() { "0" } else { "-1" }
            aria-pressed=move || laid().then_some("true")
            aria-label=move || spot.with(|spot| spot.as_ref().map(Spot::label))
            on:click=move |_| { board.focused.set(square.index()); board.click(square); }
            on:keydown=move |event| board.key(&event, square)/>
    }
}

/// The names of columns and rows at the edges of a window that does not show the whole tray.
fn rulers(window: &Window) -> String {
    if !window.is_close() {
        return String::new();
    }
    let pixel = window.pixel();
    let (left, top, thick, size) = (window.left(), window.top(), 18.0 * pixel, 12.0 * pixel);
    let mut svg = format!(
        r#"<rect fill="var(--surface)" opacity="0.94" x="{left:.1}" y="{top:.1}" width="{:.1}" height="{thick:.1}"/><rect fill="var(--surface)" opacity="0.94" x="{left:.1}" y="{top:.1}" width="{thick:.1}" height="{:.1}"/>"#,
        window.width(),
        window.height(),
    );
    for number in 0..SIDE {
        let middle = offset(number) as f64 + CELL / 2.0;
        let mut text = |x: f64, y: f64, name: String| {
            let _ = write!(
                svg,
                r#"<text class="gobblestones-rule" x="{x:.1}" y="{y:.1}" font-size="{size:.1}">{name}</text>"#
            );
        };
        if middle > left + 1.4 * thick {
            text(middle, top + 0.72 * thick, column_name(number).to_string());
        }
        if middle > top + 1.4 * thick {
            text(left + thick / 2.0, middle + 0.35 * size, (number + 1).to_string());
        }
    }
    svg
}

/// A small map of the whole tray with the window in it and rings where something is to be seen, and buttons to zoom. Whoever
/// cannot see it does not need it.
#[component]
fn Overview(board: Look, rings: Memo<Vec<Square>>) -> impl IntoView {
    let window = board.window;
    let drawing = Memo::new(move |_| board.spots.with(|spots| small_map(spots)));
    let held = RwSignal::new(false);
    let frame = NodeRef::<Div>::new();
    let go = move |event: &PointerEvent| {
        let Some(frame) = frame.get_untracked() else { return };
        let unit = TRAY / f64::from(frame.client_width().max(1));
        let (x, y) = (f64::from(event.offset_x()) * unit, f64::from(event.offset_y()) * unit);
        window.update(|window| *window = window.at(x, y));
    };
    view! {
        <div class="gobblestones-overview" class:close=move || window.get().is_close()>
            <div class="gobblestones-map" aria-hidden="true" node_ref=frame
                on:pointerdown=move |event| { held.set(true); go(&event); }
                on:pointermove=move |event| if held.get_untracked() { go(&event) }
                on:pointerup=move |_| held.set(false) on:pointerleave=move |_| held.set(false)>
                <svg viewBox="0 0 676 676">
                    <g inner_html=move || drawing.get()></g>
                    {move || rings.get().into_iter().map(|square| {
                        let (x, y) = corner(square);
                        view! { <circle class="gobblestones-ring" cx=x + 20 cy=y + 20 r="34"/> }
                    }).collect_view()}
                    {move || {
                        let window = window.get();
                        let (width, height) = (window.width().min(TRAY), window.height().min(TRAY));
                        let (x, y) = (window.left().max(0.0), window.top().max(0.0));
                        view! {
                            <path fill="light-dark(rgb(60 40 10 / 0.16), rgb(0 0 0 / 0.38))" fill-rule="evenodd" d=format!("M0 0H676V676H0ZM{x:.0} {y:.0}v{height:.0}h{width:.0}v-{height:.0}Z")/>
                            <rect fill="none" stroke="var(--ink)" stroke-width="11" x=x y=y width=width height=height rx="12"/>
                        }
                    }}
                </svg>
            </div>
            <div class="gobblestones-zoom">
                <button aria-label=move || t("gobblestones-zoom-in") disabled=move || window.get().is_closest() on:click=move |_| board.zoom(1.3)>"+"</button>
                <button aria-label=move || t("gobblestones-zoom-out") disabled=move || !window.get().is_close() on:click=move |_| board.zoom(1.0 / 1.3)>"−"</button>
            </div>
        </div>
    }
}

fn small_map(spots: &[Spot]) -> String {
    let mut svg = String::from(r#"<rect fill="var(--stones-tray)" width="676" height="676" rx="26"/>"#);
    for spot in spots {
        let (x, y) = corner(spot.square);
        let (class, colour) = match spot.lies {
            Lies::Nothing | Lies::Gone(_) => ("gobblestones-map-space", spot.colour()),
            Lies::Open(colour) | Lies::Peeked(colour) => ("gobblestones-map-tile", Some(colour)),
            Lies::Mine(colour) => ("gobblestones-map-mine", Some(colour)),
            Lies::Down(_) => ("gobblestones-map-down", None),
        };
        let _ = write!(
            svg,
            r#"<rect class="{class} gobblestones-colour-{}" x="{x}" y="{y}" width="40" height="40" rx="7"/>"#,
            letter(colour)
        );
    }
    svg
}
