//! Who was ahead: an area for two players, a line for each of more, and a mark wherever the game turned.

use leptos::prelude::*;
use underhill_core::Seat;

use super::Named;
use super::analysis::chances;
use super::reviewing::Reviewing;
use crate::icons::SeatMark;
use crate::words::{t, tell};

/// The drawing's own measures; it is stretched to whatever room there is.
const WIDE: f64 = 1000.0;
const HIGH: f64 = 100.0;

/// So many numbers stand below the graph at most.
const LABELS: usize = 6;

/// How far to the right a move is, from 0 to 1.
fn across(number: usize, count: usize) -> f64 {
    number as f64 / count.max(1) as f64
}

/// How high somebody's chance is, from 0 at the top to 1. Of two players only one line is drawn: what neither wins is shared.
fn down(win: &[f64], seat: usize) -> f64 {
    let own = win.get(seat).copied().unwrap_or_default();
    let spare = if win.len() == 2 { (1.0 - win.iter().sum::<f64>()) / 2.0 } else { 0.0 };
    (1.0 - own - spare).clamp(0.0, 1.0)
}

/// A line through the chances of a seat.
fn line(chances: &[Vec<f64>], seat: usize, count: usize) -> String {
    let points = chances
        .iter()
        .enumerate()
        .map(|(number, win)| format!("{:.1} {:.1}", across(number, count) * WIDE, down(win, seat) * HIGH));
    points.collect::<Vec<_>>().join("L")
}

#[component]
pub(super) fn Graph(reviewing: Reviewing) -> impl IntoView {
    let (count, seats) = (reviewing.count(), reviewing.desk().seats());
    let known = Memo::new(move |_| {
        let moments = reviewing.moments.get();
        reviewing.with_replay(|replay| chances(&moments, replay.moves(), replay.record())).unwrap_or_default()
    });
    let drawing = move || {
        let chances = known.get();
        if chances.is_empty() {
            return ().into_any();
        }
        let end = across(chances.len() - 1, count) * WIDE;
        let whole = format!("M0 0H{end:.1}V{HIGH}H0Z");
        if seats == 2 {
            let way = line(&chances, 0, count);
            view! {
                <path class="graph-area seat-1" d=whole/>
                <path class="graph-area seat-0" d=format!("M0 {HIGH}L{way}V{HIGH}Z")/>
                <path class="graph-edge" d=format!("M{way}")/>
            }
            .into_any()
        } else {
            let lines = Seat::first(seats).map(|seat| {
                let way = format!("M{}", line(&chances, seat.index(), count));
                view! { <path class="graph-case" d=way.clone()/><path class=format!("graph-line seat-{}", seat.index()) d=way/> }
            });
            view! { <path class="graph-known" d=whole/>{lines.collect_view()} }.into_any()
        }
    };
    let at = move || format!("{:.2}%", across(reviewing.at.get(), count) * 100.0);
    let every = count.div_ceil(LABELS).max(1);
    let round = [1, 2, 5, 10, 20, 25, 50, 100].into_iter().find(|step| *step >= every).unwrap_or(every);
    let labels = (round..=count).step_by(round).map(|number| {
        let left = format!("{:.2}%", across(number, count) * 100.0);
        view! { <span style:left=left>{number}</span> }
    });
    view! {
        <section class="review-graph panel" aria-label=move || t("who-was-ahead")>
            <h2>{move || t("who-was-ahead")}</h2>
            <Progress reviewing/>
            <div class="graph-marks" aria-hidden="true">{Seat::first(seats).map(|seat| view! { <SeatMark seat size=18/> }).collect_view()}</div>
            <div class="graph" data-settled=move || reviewing.is_settled().to_string() data-drawn=move || known.with(Vec::len).to_string()>
                <svg viewBox=format!("0 0 {WIDE} {HIGH}") preserveAspectRatio="none" aria-hidden="true">
                    {drawing}
                    <path class="graph-half" d=format!("M0 {}H{WIDE}", HIGH / 2.0)/>
                </svg>
                <i class="graph-cursor" style:left=at></i>
                <input type="range" min="0" max=count prop:value=move || reviewing.at.get().to_string()
                    aria-label=move || t("who-was-ahead-text") aria-valuetext=move || here_in_words(reviewing)
                    on:input=move |event| reviewing.go(event_target_value(&event).parse().unwrap_or_default())/>
                {move || turning_marks(reviewing, &known.get(), count)}
            </div>
            <div class="graph-numbers" aria-hidden="true">
                {labels.collect_view()}
                <b style:left=at>{move || reviewing.at.get()}</b>
            </div>
            {(seats > 2).then(|| view! {
                <div class="graph-names">{Seat::first(seats).map(|seat| view! { <Named reviewing seat/> }).collect_view()}</div>
            })}
        </section>
    }
}

/// What is looked at, for who cannot see the graph.
pub(super) fn here_in_words(reviewing: Reviewing) -> String {
    let at = reviewing.at.get();
    let number = tell("move-number", &[("number", at.into())]);
    format!("{number}. {}", reviewing.sentences(at).unwrap_or_default())
}

/// Marks are so far apart at least, from 0 to 1: each can be touched.
const APART: f64 = 0.072;

/// Moves marks that are too close to each other apart.
fn apart(mut places: Vec<f64>) -> Vec<f64> {
    for place in 1..places.len() {
        places[place] = places[place].max(places[place - 1] + APART);
    }
    let mut most = 1.0;
    for place in places.iter_mut().rev() {
        *place = place.min(most);
        most = *place - APART;
    }
    places
}

/// A numbered mark for each turning point, on the line of whoever it is about.
fn turning_marks(reviewing: Reviewing, known: &[Vec<f64>], count: usize) -> AnyView {
    let turning = reviewing.turning.get();
    let places = apart(turning.iter().map(|turning| across(turning.number, count)).collect());
    let marks = turning.into_iter().zip(places).enumerate().map(|(place, (turning, left))| {
        let number = turning.number;
        let seat = if known.first().is_some_and(|win| win.len() == 2) { 0 } else { turning.seat.index() };
        let height = known.get(number).map_or(0.5, |win| down(win, seat)).clamp(0.1, 0.9);
        let (left, top) = (format!("{:.2}%", left * 100.0), format!("{:.1}%", height * 100.0));
        view! {
            <button class="graph-turn" style:left=left style:top=top
                aria-current=move || (reviewing.at.get() == number).then_some("true")
                aria-label=move || tell("turning-at", &[("number", (place + 1).into()), ("move", number.into())])
                on:click=move |_| reviewing.go(number)>{place + 1}</button>
        }
    });
    marks.collect_view().into_any()
}

/// How far the bot is that looks at the game.
#[component]
fn Progress(reviewing: Reviewing) -> impl IntoView {
    let count = reviewing.count();
    let state = Memo::new(move |_| (reviewing.looked_at(), reviewing.is_settled()));
    view! {
        <p class="review-progress note" role="status">
            {move || match state.get() {
                (done, false) => view! {
                    <span class="thinks" aria-hidden="true"><i></i><i></i><i></i></span>
                    <span>{tell("review-progress", &[("done", done.into()), ("count", count.into())])}</span>
                }.into_any(),
                (_, true) => view! { <span class="wide">{t("graph-help")}</span> }.into_any(),
            }}
        </p>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_neither_of_two_wins_is_shared() {
        assert!((down(&[0.5, 0.1], 0) - 0.3).abs() < 1e-9);
        assert!((down(&[1.0, 0.0], 0)).abs() < 1e-9);
        assert!((down(&[0.2, 0.3, 0.5], 2) - 0.5).abs() < 1e-9);
    }

    #[test]
    fn marks_that_are_close_are_moved_apart_and_stay_in_the_graph() {
        let placed = apart(vec![0.1, 0.11, 0.5, 0.99, 1.0]);
        assert!(placed.windows(2).all(|pair| pair[1] - pair[0] > APART - 1e-9), "{placed:?}");
        assert!((placed[0] - 0.1).abs() < 1e-9 && (placed[2] - 0.5).abs() < 1e-9 && placed[4] <= 1.0, "{placed:?}");
    }

    #[test]
    fn a_line_goes_from_left_to_right() {
        let chances = [vec![0.5, 0.5], vec![1.0, 0.0]];
        assert_eq!(line(&chances, 0, 2), "0.0 50.0L500.0 0.0");
    }
}
