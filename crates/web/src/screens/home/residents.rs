//! The animals that live here, and how often each was beaten. Where there is room.

use leptos::prelude::*;
use underhill_core::Skill;

use crate::animals::{ANIMALS, bars};
use crate::archive::{FinishedGame, Sat};
use crate::words::{t, tell};

#[component]
pub(super) fn Residents(games: ReadSignal<Vec<FinishedGame>>) -> impl IntoView {
    // Nothing of it can be touched, so that it is text.
    let text = move || {
        let rows: String = ANIMALS.into_iter().map(|level| games.with(|games| row(games, level))).collect();
        format!("<h2>{}<small>{}</small></h2><ul>{rows}</ul>", t("who-lives-here"), t("your-wins"))
    };
    view! { <section class="panel residents" inner_html=text></section> }
}

fn row(games: &[FinishedGame], level: Skill) -> String {
    let (won, played) = against(games, level);
    let wins =
        if played > 0 { tell("wins-of", &[("won", won.into()), ("played", played.into())]) } else { String::new() };
    let strength = if level == Skill::Adapting { "strength adapts" } else { "strength" };
    format!(
        r#"<li><img class="animal" src="/animals/{level}-calm.svg" width="46" height="46" alt=""><div><b>{}<span class="{strength}">{}</span></b><span>{}</span></div><small>{wins}</small></li>"#,
        t(&format!("bot-{level}")),
        bars(level),
        t(&format!("bot-{level}-about")),
    )
}

/// How many games against an animal were won, and how many there were.
fn against(games: &[FinishedGame], level: Skill) -> (usize, usize) {
    let (mut won, mut played) = (0, 0);
    for game in games {
        let sat = |sat: &Sat| matches!(sat, Sat::Bot(other, _) if *other == level);
        if let (true, Some(me)) = (game.seats.iter().any(sat), game.me) {
            played += 1;
            won += usize::from(game.end.places[me.index()] == 1);
        }
    }
    (won, played)
}
