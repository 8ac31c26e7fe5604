//! The games that were finished on this device, the newest first.

use leptos::prelude::*;

use super::Art;
use crate::animals::Animal;
use crate::archive::{FinishedGame, Sat};
use crate::route::{Link, Page};
use crate::screens::review::day;
use crate::words::{t, tell};

/// So many are in view; the others are on a page of their own.
const IN_VIEW: usize = 3;

#[component]
pub(super) fn Finished(games: ReadSignal<Vec<FinishedGame>>) -> impl IntoView {
    move || {
        let games = games.get();
        let count = games.len();
        let rows = games.into_iter().take(IN_VIEW).map(|game| view! { <FinishedRow game/> }).collect_view();
        (count > 0).then(|| view! {
            <section class="panel finished">
                <h2>
                    {move || t("finished-games")}
                    {(count > IN_VIEW).then(|| view! { <Link to=Page::Review>{move || tell("all-finished", &[("count", count.into())])}</Link> })}
                </h2>
                <ul>{rows}</ul>
            </section>
        })
    }
}

#[component]
fn FinishedRow(game: FinishedGame) -> impl IntoView {
    let (kind, at, page) = (game.game, game.at, game.page());
    let rival = game.seats.iter().find_map(|sat| match sat {
        Sat::Bot(level, _) => Some(*level),
        Sat::Person(_) => None,
    });
    view! {
        <li>
            <Art game=kind/>
            <div>
                <b>{move || t(&format!("{kind}-name"))} " " <small>{move || day(at)}</small></b>
                <span>{move || game.outcome()}</span>
            </div>
            {rival.map(|level| view! { <Animal level size=32/> })}
            <Link to=page class="button">{move || t("review")}</Link>
        </li>
    }
}
