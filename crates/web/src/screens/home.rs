//! The first page: the games, a code to join by, and the tables that wait for somebody.

use gloo_timers::callback::Interval;
use leptos::prelude::*;
use underhill_catalog::GameId;
use underhill_protocol::{Listing, TableId};
use underhill_table::{Phase, TimeControl};

use crate::games::{Face, FaceVisit, visit};
use crate::icons::{Glyph, Icon};
use crate::route::{Link, Page, Way, router};
use crate::screens::frame::{Bar, Choices};
use crate::table::server::list;
use crate::words::{t, tell};

/// The picture of a game.
pub(crate) fn picture(game: GameId) -> &'static str {
    struct Picture;
    impl FaceVisit for Picture {
        type Output = &'static str;
        fn visit<G: Face>(self) -> &'static str {
            G::PICTURE
        }
    }
    visit(game, Picture)
}

#[component]
pub(crate) fn Home() -> impl IntoView {
    view! {
        <Bar><Choices/></Bar>
        <main class="home">
            <section class="hero">
                <div>
                    <h1>{move || tell("home-title", &[("count", GameId::ALL.len().into())])}</h1>
                    <p>{move || t("home-text")}</p>
                </div>
                <JoinByCode/>
            </section>
            <section class="cards">
                {GameId::ALL.iter().map(|&game| view! { <Card game/> }).collect_view()}
            </section>
            <OpenTables/>
            <p class="old-games"><Link to=Page::Review><Icon of=Glyph::Eye/>{move || t("open-record")}</Link></p>
        </main>
    }
}

/// The public tables at the server. Without a server there is nothing to show, and nothing is missing.
#[component]
fn OpenTables() -> impl IntoView {
    let tables = RwSignal::new(Vec::<Listing>::new());
    let ask = move || {
        leptos::task::spawn_local(async move {
            let found = list().await.unwrap_or_default();
            tables.try_set(found);
        });
    };
    ask();
    let timer = StoredValue::new_local(Some(Interval::new(10_000, ask)));
    on_cleanup(move || timer.set_value(None));
    view! {
        <Show when=move || !tables.with(Vec::is_empty)>
            <section class="open">
                <h2>{move || t("open-tables")} " " <span class="note">{move || t("open-tables-text")}</span></h2>
                <ul>{move || tables.get().into_iter().map(|table| view! { <OpenTable table/> }).collect_view()}</ul>
            </section>
        </Show>
    }
}

#[component]
fn OpenTable(table: Listing) -> impl IntoView {
    let (count, taken) = (table.seats.len(), table.seats.iter().flatten().count());
    let names = table.seats.iter().flatten().cloned().collect::<Vec<_>>().join(", ");
    let game = table.game.clone();
    let time = move || match table.clock {
        TimeControl::None => t("clock-none"),
        TimeControl::Game { seconds, increment } => {
            tell("game-clock", &[("minutes", (seconds / 60).into()), ("seconds", increment.into())])
        }
        TimeControl::Move { days } => tell("days", &[("count", days.into())]),
    };
    let open = table.phase == Phase::Gathering && taken < count;
    view! {
        <li>
            <b>{move || t(&format!("{game}-name"))}</b>
            <span>{names}</span>
            <span>{move || tell("seated", &[("taken", taken.into()), ("count", count.into())])}</span>
            <span>{time}</span>
            <Link to=Page::Table(table.table) class="button">{move || if open { t("sit-down") } else { t("watch") }}</Link>
        </li>
    }
}

#[component]
fn Card(game: GameId) -> impl IntoView {
    let name = move || t(&format!("{game}-name"));
    let count = move || match game.seats().into_inner() {
        (low, high) if low == high => tell("players", &[("count", low.into())]),
        (low, high) => tell("players-range", &[("low", low.into()), ("high", high.into())]),
    };
    // What is heard begins with what is seen, and says of which game.
    let labelled = move |id: &'static str| Signal::derive(move || format!("{}: {}", t(id), name()));
    view! {
        <article class="card">
            <svg class="art" viewBox="0 0 320 176" preserveAspectRatio="xMidYMid slice" aria-hidden="true" inner_html=picture(game)></svg>
            <div class="card-text">
                <h2>{name}</h2>
                <span class="players">{count}</span>
                <p>{move || t(&format!("{game}-tagline"))}</p>
                <Link to=Page::Play(game) class="button primary" label=labelled("play-now")><Icon of=Glyph::Play size=18/>{move || t("play-now")}</Link>
                <div class="more">
                    <Link to=Page::Setup(game, Way::Here) label=labelled("same-screen")><Icon of=Glyph::Screen/>{move || t("same-screen")}</Link>
                    <Link to=Page::Setup(game, Way::Friends) label=labelled("with-friends")><Icon of=Glyph::Friends/>{move || t("with-friends")}</Link>
                    <Link to=Page::Lesson(game, String::new()) label=labelled("learn")><Icon of=Glyph::Learn/>{move || t("learn")}</Link>
                    <Link to=Page::Rules(game, None) label=labelled("rules")><Icon of=Glyph::Book/>{move || t("rules")}</Link>
                </div>
            </div>
        </article>
    }
}

/// Somebody was told a code.
#[component]
fn JoinByCode() -> impl IntoView {
    let router = router();
    let code = RwSignal::new(String::new());
    let wrong = RwSignal::new(false);
    let join = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        match code.get_untracked().parse::<TableId>() {
            Ok(table) => router.go(Page::Table(table)),
            Err(_) => wrong.set(true),
        }
    };
    view! {
        <form class="join" on:submit=join>
            <label for="code">{move || t("got-a-code")}</label>
            <input id="code" placeholder="K7QX-3M2P" maxlength="12" autocomplete="off" autocapitalize="characters" spellcheck="false"
                aria-invalid=move || wrong.get().to_string() aria-describedby="code-wrong"
                prop:value=move || code.get()
                on:input=move |event| { wrong.set(false); code.set(event_target_value(&event)); }/>
            <button type="submit">{move || t("join")}</button>
            <p class="wrong" id="code-wrong" role="alert">{move || wrong.get().then(|| t("code-wrong"))}</p>
        </form>
    }
}
