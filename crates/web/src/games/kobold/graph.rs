//! Who was ahead: a line for each player, and below them whose game it was when.

use leptos::prelude::*;
use underhill_catalog::kobold::Kobold;
use underhill_core::Seat;

use super::history::{ahead, points_by_turn, stretches, turning_points};
use crate::games::Stage;
use crate::words::{t, tell};

const LEFT: f64 = 28.0;
const RIGHT: f64 = 454.0;
const TOP: f64 = 34.0;
const BOTTOM: f64 = 208.0;
/// Lines differ by their dashes, not only by colour.
const DASHES: [&str; 4] = ["", "14 4", "3 4", "9 3 2 3"];

/// Turns numbers into places on the page.
#[derive(Copy, Clone)]
struct Scale {
    turns: f64,
    most: f64,
}

impl Scale {
    fn of(history: &[Vec<i32>]) -> Scale {
        let most = history.iter().flatten().copied().max().unwrap_or(0).max(5);
        Scale { turns: (history.len().max(2) - 1) as f64, most: f64::from(most) }
    }

    fn x(self, turn: usize) -> f64 {
        LEFT + (RIGHT - LEFT) * turn as f64 / self.turns
    }

    fn y(self, points: i32) -> f64 {
        BOTTOM - (BOTTOM - TOP) * f64::from(points) / self.most
    }

    fn line(self, history: &[Vec<i32>], seat: Seat) -> String {
        let mut path = String::new();
        let mut before = None;
        for (turn, points) in history.iter().enumerate() {
            let now = points[seat.index()];
            match before {
                None => path = format!("M{LEFT} {:.1}", self.y(now)),
                Some(old) if old != now => path.push_str(&format!("H{:.1}V{:.1}", self.x(turn), self.y(now))),
                Some(_) => {}
            }
            before = Some(now);
        }
        path + &format!("H{RIGHT}")
    }

    /// Where the names of the lines are: at their ends, but not over each other.
    fn ends(self, last: &[i32]) -> Vec<(Seat, f64)> {
        const APART: f64 = 23.0;
        let mut ends: Vec<(Seat, f64)> =
            Seat::first(last.len()).map(|seat| (seat, self.y(last[seat.index()]))).collect();
        ends.sort_by(|one, other| one.1.total_cmp(&other.1));
        for next in 1..ends.len() {
            ends[next].1 = ends[next].1.max(ends[next - 1].1 + APART);
        }
        ends
    }
}

#[component]
pub(super) fn Graph(stage: Stage<Kobold>) -> impl IntoView {
    let history = Memo::new(move |_| {
        // A table at a server has the record a moment after the end.
        stage.desk.fair.track();
        stage.desk.record().and_then(|line| points_by_turn(&line)).filter(|history| history.len() > 1)
    });
    move || {
        let history = history.get()?;
        let turns = turning_points(&history, 4);
        Some(view! {
            <section class="kobold-card kobold-graph">
                <h2>{t("kobold-end-graph")} " " <small>{t("kobold-end-graph-text")}</small></h2>
                {chart(stage, &history, &turns)}
                <ol class="kobold-turning">
                    {turns.into_iter().enumerate().map(|(number, (turn, seat))| {
                        let mut others = history[turn].clone();
                        let own = others.remove(seat.index());
                        let next = others.into_iter().max().unwrap_or(0);
                        view! {
                            <li>
                                <span class="kobold-turning-number">{number + 1}</span>
                                <span>{tell("kobold-end-goes-ahead", &[
                                    ("turn", turn.into()), ("name", stage.name(seat).into()), ("own", own.into()), ("next", next.into()),
                                ])}</span>
                            </li>
                        }
                    }).collect_view()}
                </ol>
            </section>
        })
    }
}

fn chart(stage: Stage<Kobold>, history: &[Vec<i32>], turns: &[(usize, Seat)]) -> impl IntoView + use<> {
    let scale = Scale::of(history);
    let last = history.last().cloned().unwrap_or_default();
    let said = Seat::first(last.len()).map(|seat| format!("{} {}", stage.name(seat), last[seat.index()]));
    let label = tell("kobold-end-graph-label", &[("points", said.collect::<Vec<_>>().join(", ").into())]);
    // Whoever is ahead is drawn on top.
    let mut order: Vec<Seat> = Seat::first(last.len()).collect();
    order.sort_by_key(|seat| last[seat.index()]);
    let steps = (0..).map(|step| step * 5).take_while(|&points| f64::from(points) <= scale.most);
    view! {
        <svg class="kobold-chart" viewBox="0 0 520 262" role="img" aria-label=label>
            {steps.map(|points| view! {
                <line stroke="var(--line)" stroke-width="1" x1=LEFT x2=RIGHT y1=scale.y(points) y2=scale.y(points)/>
                <text class="kobold-axis" x="20" y=scale.y(points) + 5.5 text-anchor="end">{points}</text>
            }).collect_view()}
            {turns.iter().map(|&(turn, _)| view! { <line stroke="var(--ink-2)" stroke-width="1.5" stroke-dasharray="3 4" x1=scale.x(turn) x2=scale.x(turn) y1="24" y2=BOTTOM/> }).collect_view()}
            {order.into_iter().map(|seat| view! {
                <path fill="none" stroke-linejoin="round" stroke="var(--raised)" stroke-width="8" d=scale.line(history, seat)/>
                <path class=format!("kobold-line kobold-seat seat-{}", seat.index()) stroke-dasharray=DASHES[seat.index()] d=scale.line(history, seat)/>
            }).collect_view()}
            {turns.iter().enumerate().map(|(number, &(turn, _))| view! {
                <circle fill="var(--ink)" cx=scale.x(turn) cy="14" r="12.5"/>
                <text class="kobold-turn-number" x=scale.x(turn) y="19.8">{number + 1}</text>
            }).collect_view()}
            {scale.ends(&last).into_iter().map(|(seat, y)| {
                let head = format!(r##"<use href="#kobold-head-{}" x="460" y="{:.1}" width="29" height="22"/>"##, seat.index(), y - 13.0);
                view! {
                    <g class=format!("kobold-seat seat-{}", seat.index()) inner_html=head></g>
                    <text class="kobold-chart-points" x="494" y=y + 5.0>{last[seat.index()]}</text>
                }
            }).collect_view()}
            {stretches(history).into_iter().map(|stretch| {
                let (from, to) = (scale.x(stretch.from), scale.x(stretch.to));
                let wide = to - from > 22.0;
                let class = stretch.leader.map_or("kobold-ahead".to_owned(), |seat| format!("kobold-ahead kobold-seat seat-{}", seat.index()));
                let mark = stretch.leader.filter(|_| wide).map(|seat| format!(
                    r##"<circle cx="{0:.1}" cy="227" r="8" fill="#fff4da"/><use href="#kobold-mark-{1}" transform="translate({0:.1} 227) scale(.7)"/>"##,
                    (from + to) / 2.0, seat.index()
                ));
                view! {
                    <rect class=class x=from y="218" width=(to - from - 1.0).max(1.0) height="18" rx="4"/>
                    {mark.map(|mark| view! { <g inner_html=mark></g> })}
                }
            }).collect_view()}
            <text class="kobold-axis" x=LEFT y="256">{tell("kobold-end-turn", &[("turn", 1.into())])}</text>
            <text class="kobold-axis" x=RIGHT y="256" text-anchor="end">{history.len() - 1}</text>
            {ahead(&last).is_some().then(|| view! { <text class="kobold-axis" x="460" y="233">{t("kobold-end-ahead")}</text> })}
        </svg>
    }
}
