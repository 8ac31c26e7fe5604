//! The puzzle of the day: a position in which something is to be found, the same for everybody on a date.

mod diary;
mod riddle;
mod side;

use leptos::html::Div;
use leptos::prelude::*;
use underhill_catalog::GameId;
use underhill_core::{Level, Puzzle};

use crate::animals::Animal;
use crate::browser::{fetch_text, window};
use crate::date::Date;
use crate::icons::{Glyph, Icon};
use crate::route::{Link, Page, router};
use crate::screens::drawing::{draw_board, until_idle};
use crate::screens::frame::Bar;
use crate::screens::play::{Spread, closest};
use crate::screens::trouble::Sorry;
use crate::words::{t, tell};
use diary::Diary;
use riddle::Riddle;

/// The puzzle of a day; if there are fewer than days, they come round again.
fn puzzle_of(file: &str, date: Date) -> Option<Puzzle> {
    let count = file.lines().count().max(1);
    file.lines().nth(date.place_in_year() % count)?.parse().ok()
}

#[component]
pub(crate) fn PuzzlePage(game: Option<GameId>, date: Option<Date>) -> impl IntoView {
    let date = date.unwrap_or_else(Date::today);
    let game = game.unwrap_or_else(|| {
        let diary = Diary::open();
        GameId::ALL.iter().copied().find(|&game| diary.stars(date, game).is_none()).unwrap_or(GameId::ALL[0])
    });
    // The puzzles of a game are fetched when one of them is first wanted, and the service worker keeps them.
    let fetched = RwSignal::new(None::<Option<Puzzle>>);
    leptos::task::spawn_local(async move {
        let file = fetch_text(&format!("/puzzles/{game}.txt")).await;
        fetched.try_set(Some(file.and_then(|file| puzzle_of(&file, date))));
    });
    move || match fetched.get() {
        None => view! { <Bar title=Signal::derive(|| t("puzzle-title"))/> }.into_any(),
        Some(puzzle) => match puzzle.and_then(|puzzle| Riddle::open(game, date, puzzle)) {
            Some(riddle) => view! { <Solving riddle/> }.into_any(),
            None => view! { <Sorry what="no-puzzle"/> }.into_any(),
        },
    }
}

#[component]
fn Solving(riddle: Riddle) -> impl IntoView {
    let (router, today) = (router(), Date::today());
    let Riddle { game, stage, .. } = riddle;
    // What is beside the board is text, and so are the ways to go on from it.
    let follow = move |event: web_sys::MouseEvent| {
        if let Some(wish) = closest(event.target(), "[data-do]").and_then(|thing| thing.get_attribute("data-do")) {
            if wish == "help" {
                riddle.help();
            } else {
                riddle.start_again();
            }
            return;
        }
        let elsewhere = event.ctrl_key() || event.meta_key() || event.shift_key() || event.button() != 0;
        let link = closest(event.target(), ".puzzle-side a").and_then(|link| link.get_attribute("href"));
        if let (false, Some(Ok(page))) = (elsewhere, link.map(|address| address.parse())) {
            event.prevent_default();
            router.go(page);
        }
    };
    let title = Signal::derive(|| t("puzzle-title"));
    let bar = view! {
        <Link to=Page::Rules(game, None) class="quiet"><Icon of=Glyph::Book/><span class="wide">{move || t("rules")}</span></Link>
    };
    let about =
        move || riddle.diary.with(|diary| side::month(riddle, diary, today) + &side::all_games(riddle, diary, today));
    let side = view! {
        <aside class="side puzzle-side">
            <div inner_html=move || side::of_the_day(riddle)></div>
            <div inner_html=about></div>
        </aside>
    };
    view! {
        <div class="puzzling" on:click=follow>
            <Spread stage class="puzzle" title bar=bar.into_any() side=side.into_any()/>
        </div>
    }
}

/// The way to today's puzzles, for the first page.
#[component]
pub(crate) fn PuzzleOfTheDay() -> impl IntoView {
    let today = Date::today();
    let diary = Diary::open();
    let open = GameId::ALL.iter().copied().find(|&game| diary.stars(today, game).is_none());
    // Where there is room for it, the board is seen: the puzzles are fetched for it, after everything that a first visit needs.
    let board = NodeRef::<Div>::new();
    let page = Owner::current();
    let wide = window().match_media("(min-width: 1100px)").ok().flatten().is_some_and(|query| query.matches());
    if let (true, Some(game), Some(page)) = (wide, open, page) {
        leptos::task::spawn_local(async move {
            until_idle().await;
            let file = fetch_text(&format!("/puzzles/{game}.txt")).await;
            if let Some(puzzle) = file.and_then(|file| puzzle_of(&file, today)) {
                page.with(|| draw_board(game, puzzle.seats, puzzle.steps, board));
            }
        });
    }
    let asked = move || {
        open.map_or_else(
            || tell("puzzle-all-done", &[("games", GameId::ALL.len().into())]),
            |game| format!("{} · {}", t(&format!("{game}-name")), t(&format!("puzzle-kind-{game}"))),
        )
    };
    view! {
        <section class="panel puzzle-card">
            {open.map(|game| view! { <div class=format!("drawing game-{game}") node_ref=board inert aria-hidden="true"></div> })}
            <Animal level=Level::Master size=72/>
            <div><h2>{move || t("puzzle-title")}</h2><p>{asked}</p></div>
            <div inner_html=move || side::streak(&diary, today)></div>
            <Link to=Page::Puzzle(None, None) class="button primary">{move || t("puzzle-solve")}</Link>
        </section>
    }
}
