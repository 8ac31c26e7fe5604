//! A game that is over: step through it, and see who was ahead and where it turned.

use std::cell::RefCell;

use leptos::prelude::*;
use underhill_core::{Level, Record, Seat};
use underhill_protocol::TableId;
use wasm_bindgen_futures::JsFuture;

use crate::icons::{Glyph, Icon, SeatMark};
use crate::screens::frame::Bar;
use crate::screens::play::Table;
use crate::screens::trouble::Sorry;
use crate::table::Desk;
use crate::table::script::{Question, Script};
use crate::table::server::{Failure, records};
use crate::thinking::Bots;
use crate::words::{t, tell};

/// So long a bot looks at each decision, in milliseconds.
const GLANCE: u32 = 120;

/// A decision that changed a player's chance to win by so much is a turning point.
const TURN: f64 = 0.15;

thread_local! {
    /// The record that is to be looked at.
    static CHOSEN: RefCell<Option<Record>> = const { RefCell::new(None) };
}

/// Takes a record along to the page that shows it.
pub(crate) fn choose(record: Record) {
    CHOSEN.with_borrow_mut(|chosen| *chosen = Some(record));
}

/// A record that was chosen before, or is chosen now.
#[component]
pub(crate) fn Chosen() -> impl IntoView {
    let record = RwSignal::new(CHOSEN.with_borrow(Clone::clone));
    let wrong = RwSignal::new(false);
    let read = move |text: String| match text.lines().next().map(Record::from_line) {
        Some(Ok(found)) => record.set(Some(found)),
        _ => wrong.set(true),
    };
    let open = move |event: web_sys::Event| {
        let file = event_target::<web_sys::HtmlInputElement>(&event).files().and_then(|files| files.get(0));
        if let Some(file) = file {
            leptos::task::spawn_local(async move {
                let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
                read(text.unwrap_or_default());
            });
        }
    };
    move || {
        match record.get() {
        Some(record) => view! { <Reviewed record/> }.into_any(),
        None => view! {
            <Bar/>
            <main class="sorry">
                <h1>{t("open-record")}</h1>
                <p>{t("open-record-text")}</p>
                <input type="file" accept=".jsonl,.json,.txt" aria-label=t("open-record") on:change=open/>
                <textarea rows="6" cols="40" aria-label=t("open-record") on:change=move |event| read(event_target_value(&event))></textarea>
                <p class="wrong" role="alert">{move || wrong.get().then(|| t("not-a-record"))}</p>
            </main>
        }
        .into_any(),
    }
    }
}

/// A finished game of a table at the server.
#[component]
pub(crate) fn FromServer(table: TableId, number: usize) -> impl IntoView {
    let found = RwSignal::new(None::<Result<Option<Record>, Failure>>);
    leptos::task::spawn_local(async move {
        let fetched = records(table).await;
        found.set(Some(fetched.map(|records| records.into_iter().nth(number.saturating_sub(1)))));
    });
    move || match found.get() {
        None => view! { <Bar/><main class="sorry"><p>{t("coming-in")}</p></main> }.into_any(),
        Some(Ok(Some(record))) => view! { <Reviewed record/> }.into_any(),
        Some(Err(Failure::Unreachable)) => view! { <Sorry what="server-gone"/> }.into_any(),
        Some(_) => view! { <Sorry what="table-gone"/> }.into_any(),
    }
}

#[component]
fn Reviewed(record: Record) -> impl IntoView {
    match Script::replay(record.clone()) {
        Ok(desk) => view! { <Table desk/><Graph desk record/> }.into_any(),
        Err(_) => view! { <Sorry what="not-a-record"/> }.into_any(),
    }
}

/// How the game stood before a decision.
#[derive(Clone, Debug, PartialEq)]
struct Moment {
    version: u64,
    seat: Seat,
    /// Each seat's chance to win.
    win: Vec<f64>,
    /// What a bot would have done.
    better: String,
}

/// Who was ahead, decision by decision, as bots see it.
#[component]
fn Graph(desk: Desk, record: Record) -> impl IntoView {
    let moments = RwSignal::new(Vec::<Moment>::new());
    let bots = StoredValue::new_local(Bots::new());
    let questions = Script::questions(&record).unwrap_or_default();
    let count = questions.len();
    // One question after the other, so that whoever leaves the page stops it.
    fn next(
        desk: Desk,
        bots: StoredValue<Bots, LocalStorage>,
        moments: RwSignal<Vec<Moment>>,
        mut questions: Vec<Question>,
    ) {
        let Some(Question { version, seat, view }) = questions.pop() else { return };
        bots.with_value(|asked| {
            asked.ask(desk.game, seat, Level::Hard, GLANCE, view, move |thought| {
                let alive = moments.try_update(|moments| {
                    moments.push(Moment { version, seat, win: thought.win.to_vec(), better: thought.action });
                });
                if alive.is_some() {
                    next(desk, bots, moments, questions);
                }
            });
        });
    }
    let mut queue = questions;
    queue.reverse();
    next(desk, bots, moments, queue);
    let lines = move || {
        moments.with(|moments| {
            let seats = moments.first().map_or(0, |moment| moment.win.len());
            (0..seats)
                .map(|seat| {
                    let points: Vec<String> = moments
                        .iter()
                        .enumerate()
                        .map(|(index, moment)| {
                            let x = 20.0 + 560.0 * index as f64 / (count.max(2) - 1) as f64;
                            format!("{x:.1},{:.1}", 150.0 - 140.0 * moment.win[seat])
                        })
                        .collect();
                    view! { <polyline class=format!("graph-line seat-{seat}") points=points.join(" ")/> }
                })
                .collect_view()
        })
    };
    let turning = move || {
        moments.with(|moments| {
            let mut turns: Vec<(f64, Moment)> = moments
                .windows(2)
                .map(|pair| {
                    let seat = pair[0].seat.index();
                    let change = pair[1].win.get(seat).copied().unwrap_or_default() - pair[0].win[seat];
                    (change, pair[0].clone())
                })
                .filter(|(change, _)| change.abs() >= TURN)
                .collect();
            turns.sort_by(|a, b| b.0.abs().total_cmp(&a.0.abs()));
            turns.truncate(5);
            turns.sort_by_key(|(_, moment)| moment.version);
            turns
        })
    };
    view! {
        <section class="review panel" aria-label=move || t("review")>
            <h2>{move || t("who-was-ahead")}</h2>
            <svg class="graph" viewBox="0 0 600 160" role="img" aria-label=move || t("who-was-ahead-text")>
                <path fill="none" stroke="var(--line)" d="M20 10H580M20 80H580M20 150H580"/>
                {lines}
            </svg>
            <p class="note">{move || tell("review-progress", &[("done", moments.with(Vec::len).into()), ("count", count.into())])}</p>
            <h2>{move || t("turning-points")}</h2>
            <ol class="turning">
                {move || turning().into_iter().map(|(change, moment)| {
                    let id = if change < 0.0 { "turn-down" } else { "turn-up" };
                    let percent = (change.abs() * 100.0).round();
                    let version = moment.version;
                    view! { <li><button class="log-line" on:click=move |_| desk.past.set(Some(version))>
                        <SeatMark seat=moment.seat size=14/>
                        <span>{tell(id, &[("name", desk.name(moment.seat).into()), ("percent", percent.into()), ("better", moment.better.into())])}</span>
                    </button></li> }
                }).collect_view()}
            </ol>
            <div class="row">
                <button on:click=move |_| desk.browse(false)><Icon of=Glyph::Previous/>{move || t("previous")}</button>
                <button on:click=move |_| desk.browse(true)>{move || t("next")}<Icon of=Glyph::Next/></button>
            </div>
        </section>
    }
}
