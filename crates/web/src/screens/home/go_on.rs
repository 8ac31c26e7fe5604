//! A greeting, and the games that wait to be gone on with.

use leptos::prelude::*;
use underhill_catalog::GameId;
use underhill_core::Seat;
use underhill_table::Phase;

use super::Art;
use crate::animals::Animal;
use crate::archive::{self, FinishedGame};
use crate::icons::{Glyph, Icon};
use crate::route::{Link, Page};
use crate::running::{self, Running};
use crate::settings::settings;
use crate::table::name_in;
use crate::words::{all_of, t, tell};

/// So many games are in view; the others when they are asked for.
const IN_VIEW: usize = 3;

/// So many tables at the server are asked for when the page opens.
const ASKED: usize = 12;

#[component]
pub(super) fn GoOn(
    /// What is found to be over is listed there.
    finished: WriteSignal<Vec<FinishedGame>>,
) -> impl IntoView {
    let games = RwSignal::new(running::list());
    let all = RwSignal::new(false);
    ask_servers(games, finished);
    let mine = Memo::new(move |_| games.with(|games| games.iter().filter(|running| running.is_my_turn()).count()));
    let none = Memo::new(move |_| games.with(Vec::is_empty));
    let many = Memo::new(move |_| games.with(|games| games.len() > IN_VIEW));
    let listed = move || {
        let most = if all.get() { usize::MAX } else { IN_VIEW };
        games.get().into_iter().take(most).collect::<Vec<_>>()
    };
    let waiting = move || match (none.get(), mine.get()) {
        (true, _) => t("home-text"),
        (false, 0) => t("home-none-waits"),
        (false, count) => tell("home-waits", &[("count", count.into())]),
    };
    view! {
        <section class="go-on" class:none=move || none.get() aria-label=move || t("go-on-playing")>
            <div class="greeting">
                <h1>{move || greeting(none.get())}</h1>
                <p>{waiting}</p>
                <Show when=move || many.get() && !all.get()>
                    <button class="link" on:click=move |_| all.set(true)>{move || tell("all-running", &[("count", games.with(Vec::len).into())])}</button>
                </Show>
            </div>
            <ul class="going">
                {move || listed().into_iter().filter_map(|game| Some(view! { <Going kind=game.game()? game games/> })).collect_view()}
            </ul>
        </section>
    }
}

/// Good morning, day or evening, by name if that is known. Who was never here is told what this is.
fn greeting(nothing_goes_on: bool) -> String {
    let name = settings().get().name;
    if nothing_goes_on && name.trim().is_empty() {
        return tell("home-title", &[("count", GameId::ALL.len().into())]);
    }
    let hour = match js_sys::Date::new_0().get_hours() {
        4..=10 => "morning",
        11..=17 => "day",
        _ => "evening",
    };
    let named = if name.trim().is_empty() { "none" } else { "some" };
    tell("greeting", &[("hour", hour.into()), ("named", named.into()), ("name", name.into())])
}

/// Tables at the server go on while nobody looks.
fn ask_servers(games: RwSignal<Vec<Running>>, finished: WriteSignal<Vec<FinishedGame>>) {
    let noted = running::just_over().into_iter().chain(games.get_untracked());
    for running in noted.filter(|running| matches!(running.page(), Page::Table(_))).take(ASKED) {
        leptos::task::spawn_local(async move {
            let page = running.page();
            let now = running::ask_again(&running).await;
            if now.is_none() {
                finished.try_set(archive::finished());
            }
            games.try_update(|games| {
                if let Some(place) = games.iter().position(|other| other.page() == page) {
                    match now {
                        Some(now) => games[place] = now,
                        None => drop(games.remove(place)),
                    }
                }
            });
        });
    }
}

/// A game that goes on.
#[component]
fn Going(kind: GameId, game: Running, games: RwSignal<Vec<Running>>) -> impl IntoView {
    let (mine, page, sure) = (game.is_my_turn(), game.page(), RwSignal::new(false));
    let others: Vec<Seat> = Seat::first(game.places.len()).filter(|&seat| Some(seat) != game.me).collect();
    let portraits = others.iter().filter_map(|seat| {
        let place = &game.places[seat.index()];
        place.bot.filter(|_| place.name.is_none())
    });
    let portraits: Vec<_> = portraits.take(2).map(|level| view! { <Animal level size=22/> }).collect();
    let (places, waiting, phase) = (game.places.clone(), game.waiting, game.phase);
    let whom = {
        let places = places.clone();
        move || {
            let taken =
                others.iter().filter(|seat| places[seat.index()].name.is_some() || places[seat.index()].bot.is_some());
            let names: Vec<String> = taken.map(|&seat| name_in(&places, seat)).collect();
            if names.is_empty() { t("open-seat") } else { tell("with-whom", &[("names", all_of(&names).into())]) }
        }
    };
    let turn = move || match phase {
        Phase::Gathering => t("gathering"),
        Phase::Starting => t("starting"),
        _ if mine => t("your-turn"),
        _ => {
            let names: Vec<String> = waiting.iter().map(|seat| name_in(&places, seat)).collect();
            tell("their-turn", &[("names", all_of(&names).into())])
        }
    };
    // A table at a server goes on without this note of it.
    let asks = if matches!(page, Page::Table(_)) { "put-away-table" } else { "put-away-sure" };
    let put_away = move |_| {
        if sure.get_untracked() {
            game.put_away();
            let page = game.page();
            games.update(|games| games.retain(|other| other.page() != page));
        } else {
            sure.set(true);
        }
    };
    view! {
        <li class="going-game" class:mine=mine>
            <Art game=kind/>
            <div class="going-text">
                <b>{move || t(&format!("{kind}-name"))}</b>
                <span class="whom">{portraits}{whom}</span>
                <span class="turn">{turn}</span>
            </div>
            <Link to=page class=if mine { "button primary" } else { "button" }>{move || if mine { t("go-on") } else { t("look") }}</Link>
            <button class="put-away" class:sure=move || sure.get() title=move || t("put-away") aria-label=move || if sure.get() { t(asks) } else { t("put-away") }
                on:click=put_away on:blur=move |_| sure.set(false)>
                <Icon of=Glyph::Close size=16/>
                {move || sure.get().then(|| t(asks))}
            </button>
        </li>
    }
}
