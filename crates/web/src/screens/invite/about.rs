//! What will be played: the game, the clock, and whatever is not as usual.

use leptos::prelude::*;
use underhill_table::TimeControl;

use crate::icons::{Glyph, Icon};
use crate::screens::home::picture;
use crate::screens::setup::{Words, clock_words, unusual};
use crate::table::Desk;
use crate::words::{t, tell};

/// What was agreed, each with a picture: the clock, who can come, how many play, and every option that is not as usual.
pub(super) fn agreed(desk: Desk) -> Vec<(Glyph, Words)> {
    let scene = desk.scene.get();
    let words = |title: String, meaning: &str| Words { title, meaning: t(meaning) };
    let clock = match scene.clock {
        TimeControl::None => words(clock_words(scene.clock), "no-clock-text"),
        TimeControl::Game { .. } => words(clock_words(scene.clock), "game-clock-text"),
        TimeControl::Move { .. } => words(clock_words(scene.clock), "move-clock-text"),
    };
    let guests = if scene.public { "public" } else { "by-link" };
    let seats = tell("players", &[("count", scene.places.len().into())]);
    let mut agreed = vec![
        (Glyph::Clock, clock),
        (Glyph::Friends, words(seats, "seats-text")),
        (Glyph::Link, words(t(guests), if scene.public { "public-text" } else { "by-link-text" })),
    ];
    agreed.extend(unusual(desk.game, &scene.options).into_iter().map(|words| (Glyph::Eye, words)));
    agreed
}

#[component]
pub(super) fn About(desk: Desk) -> impl IntoView {
    let game = desk.game;
    let agreed = Memo::new(move |_| {
        let lines = agreed(desk).into_iter();
        lines.map(|(glyph, words)| (glyph, words.title, words.meaning)).collect::<Vec<_>>()
    });
    view! {
        <section class="panel about">
            <svg class="art" viewBox="0 0 320 176" preserveAspectRatio="xMidYMid slice" aria-hidden="true" inner_html=picture(game)></svg>
            <div class="about-words">
                <h2>{move || t(&format!("{game}-name"))}</h2>
                <p class="note">{move || t(&format!("{game}-tagline"))}</p>
                <ul class="agreed">
                    {move || agreed.get().into_iter().map(|(glyph, title, meaning)| view! {
                        <li><Icon of=glyph/><b>{title}</b> <span>{meaning}</span></li>
                    }).collect_view()}
                </ul>
            </div>
        </section>
    }
}
