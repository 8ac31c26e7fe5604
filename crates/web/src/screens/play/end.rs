//! The game is over: a page of its own, in view at once. Who won and how, the win itself, how it came to it, whether the draws
//! were fair, what next.

mod fairness;
mod outcome;
mod share;

pub(crate) use outcome::{by_place, end_of, headline, winners};

use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use underhill_core::Record;

use crate::animals::Animal;
use crate::archive;
use crate::browser::{begin_page, motion_left};
use crate::games::AnyStage;
use crate::icons::{Glyph, Icon, SeatMark};
use crate::route::{Link, Page, Router, router};
use crate::screens::review::choose;
use crate::table::{Desk, TablePlace};
use crate::words::{signed, t};
use outcome::Outcome;

/// What happened last is seen before the end covers it, but nobody waits longer than this, in milliseconds.
const LAST_LOOK: u64 = 1_500;

/// Whether the end is shown: at once if the game was over already, else once its last turn has been seen.
pub(super) fn shown_after_last_turn(over: Memo<bool>) -> ReadSignal<bool> {
    let (shown, show) = signal(over.get_untracked());
    let waiting = StoredValue::new_local(None::<Timeout>);
    Effect::new(move |before: Option<bool>| {
        let now = over.get();
        if !now || before.is_none() {
            waiting.set_value(None);
            show.set(now);
        } else if before == Some(false) {
            // What moves begins to do so with the next picture.
            request_animation_frame(move || {
                let left = motion_left().min(LAST_LOOK);
                let show_it = move || {
                    if over.try_get_untracked() == Some(true) {
                        show.set(true);
                        begin_page();
                    }
                };
                let _ = waiting.try_set_value(Some(Timeout::new(left as u32, show_it)));
            });
        }
        now
    });
    shown
}

#[component]
pub(super) fn End(stage: AnyStage) -> impl IntoView {
    let outcome = Memo::new(move |_| end_of(stage.desk).map_or(Outcome::Drawn, |end| Outcome::of(stage, &end)));
    view! {
        <main class="end" aria-labelledby="end-title" data-outcome=move || outcome.get().word()>
            <section class="end-hero">
                <div class="end-art" aria-hidden="true">{stage.game().triumph()}</div>
                <Confetti/>
                <div class="end-words">
                    <p class="end-against">{move || outcome::against(stage)}</p>
                    <h2 id="end-title">{move || headline(stage)}</h2>
                    <p>
                        <span class="how">{move || outcome::how(stage)}</span>
                        {move || outcome::rules(stage).into_iter().map(|rule| view! { " " <Link to=Page::Rules(stage.desk.game, Some(rule.clone())) class="rule-id">{rule}</Link> }).collect_view()}
                    </p>
                </div>
            </section>
            <div class="end-win">{stage.game().reckoning()}</div>
            <Standings stage/>
            <div class="end-course">{stage.game().course()}</div>
            <Remark stage/>
            <fairness::Fairness desk=stage.desk/>
            <Actions stage outcome/>
            <super::sheet::Sheet stage/>
        </main>
    }
}

/// Everyone by place: for who listens, and wherever nothing else shows the points.
#[component]
fn Standings(stage: AnyStage) -> impl IntoView {
    let desk = stage.desk;
    move || {
        let end = end_of(desk)?;
        let counted = stage.game().counts_points();
        Some(view! {
            <ol class="standings">
                {by_place(&end).into_iter().map(|seat| view! {
                    <li class:winner=end.places[seat.index()] == 1>
                        <span class="place">{end.places[seat.index()]}</span>
                        <SeatMark seat/>
                        <b>{desk.name(seat)}</b>
                        {counted.then(|| view! { <span class="points">{signed(end.points[seat.index()])}</span> })}
                    </li>
                }).collect_view()}
            </ol>
        })
    }
}

/// Paper that falls for a moment and then lies there.
#[component]
fn Confetti() -> impl IntoView {
    const HUES: [&str; 6] = ["#f2c54b", "#e8798c", "#7fbf74", "#7aa7e8", "#f3e3c3", "#ee8a5b"];
    let papers: String = (0..44_usize)
        .map(|number| {
            // Scattered as if by chance, but the same every time.
            let (x, y, turn) = (number * 173 % 400, number * 89 % 176 + 6, number * 47 % 180);
            let (hue, delay) = (HUES[number % HUES.len()], number * 61 % 500);
            format!(
                r#"<rect x="{x}" y="{y}" width="4" height="6.5" rx="1" fill="{hue}" style="rotate:{turn}deg;animation-delay:{delay}ms"/>"#
            )
        })
        .collect();
    view! { <svg class="confetti" viewBox="0 0 400 190" preserveAspectRatio="xMaxYMin meet" aria-hidden="true" inner_html=papers></svg> }
}

/// What a bot says about it.
#[component]
fn Remark(stage: AnyStage) -> impl IntoView {
    move || {
        outcome::remark(stage).map(|(level, mood, words, name)| {
            view! {
                <figure class="end-said">
                    <Animal level mood size=56/>
                    <div><blockquote>{words}</blockquote><figcaption>{name}</figcaption></div>
                </figure>
            }
        })
    }
}

/// Whatever can be done now.
#[component]
fn Actions(stage: AnyStage, outcome: Memo<Outcome>) -> impl IntoView {
    let (desk, router) = (stage.desk, router());
    let (copied, set_copied) = signal(false);
    let asked = move || desk.scene.with(|scene| scene.now.as_ref().is_some_and(|now| now.asked.is_some()));
    let seated = move || matches!(desk.place.get_value(), TablePlace::Here(_)) || stage.me.get().is_some();
    // A record from a server comes a moment later, with the proof that the draws were fair.
    let recorded = move || desk.fair.get().is_some();
    let lost = move || outcome.get() == Outcome::Lost;
    view! {
        <div class="end-acts">
            <Show when=move || seated() && !asked()>
                <button class:primary=move || !lost() on:click=move |_| super::again(desk)><Icon of=Glyph::Again/>{move || t("rematch")}</button>
            </Show>
            <Show when=recorded>
                <button class:primary=lost on:click=move |_| review(desk, router)><Icon of=Glyph::Eye/>{move || t("review")}</button>
            </Show>
            <button class:copied=copied on:click=move |_| share::share(stage, set_copied)>
                {move || if copied.get() { view! { <Icon of=Glyph::Check/> } } else { view! { <Icon of=Glyph::Link/> } }}
                <span role="status">{move || t(if copied.get() { "copied" } else { "end-share" })}</span>
            </button>
            <Show when=recorded>
                <button title=move || t("download-record") on:click=move |_| share::download(desk)><Icon of=Glyph::Download/>{move || t("end-record")}</button>
            </Show>
        </div>
    }
}

/// Looks at the game again: at its own address if it has one, so that the link can be sent to others.
fn review(desk: Desk, router: Router) {
    let Some(record) = desk.record().and_then(|line| Record::from_line(&line).ok()) else { return };
    let games = desk.scene.with_untracked(|scene| scene.games as usize);
    let kept = archive::id_of(&record).filter(|id| archive::find(id).is_some());
    match (desk.place.get_value(), kept) {
        (TablePlace::Server(code), _) => {
            if let Ok(table) = code.parse() {
                router.go(Page::Replay(table, games.max(1)));
            }
        }
        (_, Some(id)) => router.go(Page::Kept(id)),
        (_, None) => {
            choose(record);
            router.go(Page::Review);
        }
    }
}
