//! The public tables at the server. Without a server there is nothing to show, and nothing is missing.

use gloo_timers::callback::Interval;
use leptos::prelude::*;
use underhill_catalog::GameId;
use underhill_protocol::Listing;
use underhill_table::Phase;

use super::Art;
use crate::route::{Link, Page};
use crate::running;
use crate::screens::setup::clock_words;
use crate::table::server::list;
use crate::words::{all_of, t, tell};

#[component]
pub(super) fn OpenTables() -> impl IntoView {
    let tables = RwSignal::new(Vec::<Listing>::new());
    let ask = move || {
        leptos::task::spawn_local(async move {
            let mut found = list().await.unwrap_or_default();
            // One's own are among those that go on.
            found.retain(|table| !running::is_mine(table.table));
            tables.try_set(found);
        });
    };
    ask();
    let timer = StoredValue::new_local(Some(Interval::new(10_000, ask)));
    on_cleanup(move || timer.set_value(None));
    view! {
        <Show when=move || !tables.with(Vec::is_empty)>
            <section class="panel open">
                <h2>{move || t("open-tables")} " " <span class="note">{move || t("open-tables-text")}</span></h2>
                <ul>{move || tables.get().into_iter().filter_map(|table| Some(view! { <OpenTable kind=table.game.parse().ok()? table/> })).collect_view()}</ul>
            </section>
        </Show>
    }
}

#[component]
fn OpenTable(kind: GameId, table: Listing) -> impl IntoView {
    let (count, taken) = (table.seats.len(), table.seats.iter().flatten().count());
    let names: Vec<String> = table.seats.iter().flatten().cloned().collect();
    let facts = move || format!("{} · {}", all_of(&names), clock_words(table.clock));
    let seated = move || tell("seated", &[("taken", taken.into()), ("count", count.into())]);
    let open = table.phase == Phase::Gathering && taken < count;
    view! {
        <li>
            <Art game=kind/>
            <div><b>{move || t(&format!("{kind}-name"))}</b><span>{facts}</span></div>
            <span class="seats-taken" role="img" aria-label=seated>{(0..count).map(|seat| view! { <i class:on=seat < taken></i> }).collect_view()}</span>
            <Link to=Page::Table(table.table) class="button">{move || if open { t("sit-down") } else { t("watch") }}</Link>
        </li>
    }
}
