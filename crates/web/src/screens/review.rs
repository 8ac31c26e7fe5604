//! A game that is over: step through it, see who was ahead and where it turned, and show it to others.

mod analysis;
mod graph;
mod marks;
mod moves;
mod reviewing;
mod share;
mod stage;
mod turning;

use std::cell::RefCell;

use leptos::prelude::*;
use underhill_core::{Record, Seat};
use underhill_protocol::TableId;
use wasm_bindgen_futures::JsFuture;

use crate::archive::{self, FinishedGame, outcome};
use crate::browser::{pictures_since, whole_address, window};
use crate::packing::{pack, unpack};
use crate::route::{Link, Page};
use crate::screens::frame::{Bar, Choices};
use crate::screens::trouble::Sorry;
use crate::table::replay::Replay;
use crate::table::server::{Failure, records};
use crate::words::{all_of, speech, t};
use reviewing::Reviewing;

thread_local! {
    /// The record that is to be looked at, if no address leads to it.
    static CHOSEN: RefCell<Option<Record>> = const { RefCell::new(None) };
}

/// With this picture of the page its moves begin to be told, and with this one a bot begins to look at them.
const HEARD: usize = 2;
const READY: usize = 3;

/// Takes a record along to the page that shows it.
pub(crate) fn choose(record: Record) {
    CHOSEN.with_borrow_mut(|chosen| *chosen = Some(record));
}

/// Where a game that is looked at comes from.
#[derive(Clone, Debug, Default, PartialEq)]
struct Origin {
    /// What this device remembers of it.
    kept: Option<FinishedGame>,
    /// An address that anybody can open; none if the record has to travel in it.
    address: Option<Page>,
    /// Whether it was played here and there was no room to keep it.
    lost: bool,
}

/// A game that this device keeps.
#[component]
pub(crate) fn Kept(id: String) -> impl IntoView {
    move || match archive::find(&id) {
        Some((kept, record)) => {
            view! { <Reviewed record origin=Origin { kept: Some(kept), ..Origin::default() }/> }.into_any()
        }
        None => view! { <Sorry what="review-gone"/> }.into_any(),
    }
}

/// A record that comes with the address, was chosen before, or is chosen now.
#[component]
pub(crate) fn Chosen() -> impl IntoView {
    let packed = window().location().hash().unwrap_or_default().trim_start_matches('#').to_owned();
    if packed.is_empty() {
        return view! { <OpenRecord/> }.into_any();
    }
    let found = RwSignal::new(None::<Option<Record>>);
    leptos::task::spawn_local(async move {
        let line = unpack(&packed).await;
        found.try_set(Some(line.and_then(|line| Record::from_line(&line).ok())));
    });
    let shown = move || match found.get() {
        None => view! { <Wait/> }.into_any(),
        Some(Some(record)) => view! { <Reviewed record origin=Origin::default()/> }.into_any(),
        Some(None) => view! { <Sorry what="link-damaged"/> }.into_any(),
    };
    shown.into_any()
}

/// A finished game of a table at the server.
#[component]
pub(crate) fn FromServer(table: TableId, number: usize) -> impl IntoView {
    let found = RwSignal::new(None::<Result<Option<Record>, Failure>>);
    leptos::task::spawn_local(async move {
        let all = records(table).await;
        found.try_set(Some(all.map(|mut all| {
            let place = number.wrapping_sub(1);
            (place < all.len()).then(|| all.swap_remove(place))
        })));
    });
    let address = Page::Replay(table, number);
    let kept = archive::finished().into_iter().find(|game| game.table == Some((table, number)));
    let origin = Origin { kept, address: Some(address), lost: false };
    move || match found.get() {
        None => view! { <Wait/> }.into_any(),
        Some(Ok(Some(record))) => view! { <Reviewed record origin=origin.clone()/> }.into_any(),
        Some(Err(Failure::Unreachable)) => view! { <Sorry what="server-gone"/> }.into_any(),
        Some(_) => view! { <Sorry what="table-gone"/> }.into_any(),
    }
}

#[component]
fn Wait() -> impl IntoView {
    view! { <Bar/><main class="sorry"><p>{move || t("coming-in")}</p></main> }
}

/// Opens a record from a file or a line of text.
#[component]
fn OpenRecord() -> impl IntoView {
    let record = RwSignal::new(CHOSEN.with_borrow(Clone::clone).map(|record| (record, true)));
    let wrong = RwSignal::new(false);
    let read = move |text: String| match text.lines().next().map(Record::from_line) {
        Some(Ok(found)) => record.set(Some((found, false))),
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
        Some((record, lost)) => {
            view! { <Reviewed record origin=Origin { lost, ..Origin::default() }/> }.into_any()
        }
        None => view! {
            <Bar><Choices/></Bar>
            <main class="sorry">
                <h1>{move || t("open-record")}</h1>
                <p>{move || t("open-record-text")}</p>
                <input type="file" accept=".jsonl,.json,.txt" aria-label=move || t("open-record") on:change=open/>
                <textarea rows="6" cols="40" aria-label=move || t("open-record") on:change=move |event| read(event_target_value(&event))></textarea>
                <p class="wrong" role="alert">{move || wrong.get().then(|| t("not-a-record"))}</p>
                <Finished/>
            </main>
        }
        .into_any(),
    }
    }
}

/// The finished games that this device keeps.
#[component]
fn Finished() -> impl IntoView {
    let games = archive::finished();
    (!games.is_empty()).then(|| {
        let rows = games.into_iter().map(|game| {
            let (page, named) = (game.page(), game.clone());
            let facts = move || [t(&format!("{}-name", named.game)), all_of(&named.names()), named.outcome()].join(" · ");
            view! { <li><Link to=page class="button">{facts} " " <span class="note">{move || day(game.at)}</span></Link></li> }
        });
        view! { <h2>{move || t("finished-games")}</h2><ul class="finished-games">{rows.collect_view()}</ul> }
    })
}

/// The whole page: board, graph, turning point and every move in one view.
#[component]
fn Reviewed(record: Record, origin: Origin) -> impl IntoView {
    let me = origin.kept.as_ref().and_then(|kept| kept.me);
    // A long game takes a moment to replay, and the page shows a sign of life before.
    let pictures = pictures_since(Memo::new(|_| true), 1);
    let record = StoredValue::new(Some(record));
    move || {
        let record = record.try_update_value(|record| record.take_if(|_| pictures.get() > 0)).flatten();
        let Some(record) = record else { return view! { <Wait/> }.into_any() };
        // What is read to open it is no reason to open it again.
        untrack(|| match Replay::open(record) {
            Ok(replay) => view! { <Pages reviewing=Reviewing::of(replay, me) origin=origin.clone()/> }.into_any(),
            Err(_) => view! { <Sorry what="not-a-record"/> }.into_any(),
        })
    }
}

#[component]
fn Pages(reviewing: Reviewing, origin: Origin) -> impl IntoView {
    let game = reviewing.desk().game;
    let seats = reviewing.desk().seats();
    let (end, kept, lost) = (reviewing.record().end, origin.kept.clone(), origin.lost);
    let facts = move || {
        let mut facts = vec![t(&format!("{game}-name"))];
        let won = end.as_ref().map(|end| outcome(game, end, &reviewing.desk().names(), reviewing.me));
        facts.extend(won.map(|won| won.trim_end_matches('.').to_owned()));
        facts.extend(kept.as_ref().map(|kept| day(kept.at)));
        facts.join(" · ")
    };
    reviewing.listen_to_keys();
    // One thing after the other, so that the page answers meanwhile.
    let pictures = pictures_since(Memo::new(|_| true), READY);
    Effect::new(move |_| match pictures.get() {
        HEARD => reviewing.hear_all(),
        READY => reviewing.analyse(),
        _ => {}
    });
    let drawn = Memo::new(move |_| pictures.get() > 0);
    view! {
        <div class=format!("table review game-{game} seats-{seats}")>
            <Bar title=Signal::derive(|| t("review"))>
                <span class="facts">{facts}</span>
                <share::Share reviewing origin/>
            </Bar>
            <main class="review-main">
                <Show when=move || drawn.get() fallback=|| view! { <div class="review-board"></div> }><stage::Board reviewing/></Show>
                <stage::Steps reviewing/>
                <graph::Graph reviewing/>
                <turning::Panel reviewing/>
                <moves::Moves reviewing/>
            </main>
            {lost.then(|| view! { <p class="review-lost" role="status">{move || t("review-unkept")}</p> })}
            <marks::Marks reviewing/>
        </div>
    }
}

/// A day and the time on it, as people write it.
pub(crate) fn day(at: u64) -> String {
    let options = js_sys::Object::new();
    for (name, value) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        let _ = js_sys::Reflect::set(&options, &name.into(), &value.into());
    }
    js_sys::Date::new(&(at as f64).into()).to_locale_string(speech().language().code(), &options).into()
}

/// A player's name, with their mark before it.
#[component]
fn Named(reviewing: Reviewing, seat: Seat) -> impl IntoView {
    view! { <span class="named"><crate::icons::SeatMark seat size=14/>{move || reviewing.desk().name(seat)}</span> }
}

/// An address that shows a game to anybody: a table's, or one with the whole record in it, as a line of text.
pub(crate) async fn link_to(table: Option<Page>, record: &str) -> Option<String> {
    Some(match table {
        Some(page) => whole_address(page),
        None => whole_address(format_args!("{}#{}", Page::Review, pack(record).await?)),
    })
}
