//! A game being played: whose turn it is and what can be done, the board, the players, the log.

mod attention;
mod drag;
mod end;
mod hint;
mod log;
mod pointer;
mod seats;
mod sheet;

pub(crate) use drag::closest;
pub(crate) use hint::Hint;

use std::cell::RefCell;

use leptos::prelude::*;
use underhill_catalog::GameId;
use underhill_core::Seat;
use underhill_table::Command;
use underhill_table::Phase;

use crate::browser::finish_motions;
use crate::games::{AnyStage, any_stage};
use crate::icons::{Glyph, Icon};
use crate::route::{Link, Page, Way};
use crate::screens::frame::{Bar, Choices};
use crate::screens::setup::{Plan, my_name};
use crate::settings::settings;
use crate::sound::{Sound, play};
use crate::table::local::Local;
use crate::table::{Desk, TablePlace};
use crate::words::{t, tell};

thread_local! {
    /// What was chosen on the page before.
    static CHOSEN: RefCell<Option<(GameId, Plan)>> = const { RefCell::new(None) };
}

/// Takes what was chosen along to the page that plays. The table is opened there: whatever a page makes goes with it.
pub(crate) fn hand_to_next_page(game: GameId, plan: Plan) {
    CHOSEN.set(Some((game, plan)));
}

/// A game in this browser: the one just opened, the one that was left, or a new one against a bot.
#[component]
pub(crate) fn PlayHere(game: GameId) -> impl IntoView {
    let chosen = CHOSEN.take().filter(|(chosen, _)| *chosen == game).map(|(_, plan)| plan);
    let unfinished = chosen.is_none() && Local::is_unfinished(game);
    let left = if unfinished { Local::resume(game) } else { None };
    let desk = left.or_else(|| {
        let plan = chosen.unwrap_or_else(|| Plan::quick(my_name()));
        Local::open(plan.setting(game), &plan.sitters).ok()
    });
    match desk {
        Some(desk) => view! { <Table desk/> }.into_any(),
        None => view! { <crate::screens::trouble::NothingHere/> }.into_any(),
    }
}

/// A table, whatever is played at it and wherever it is.
#[component]
pub(crate) fn Table(desk: Desk) -> impl IntoView {
    view! { <Playing stage=any_stage(desk)/> }
}

#[component]
fn Playing(stage: AnyStage) -> impl IntoView {
    let desk = stage.desk;
    let game = desk.game;
    let facts = move || tell("turn-number", &[("turn", (stage.game().turns() + 1).into())]);
    let bar = view! {
        <span class="facts wide">{facts}</span>
        {(desk.place.get_value() == TablePlace::Here).then(|| view! {
            <Link to=Page::Setup(game, Way::Here) class="quiet"><Icon of=Glyph::Again/><span class="wide">{move || t("new-table")}</span></Link>
        })}
        <Link to=Page::Rules(game, None) class="quiet"><Icon of=Glyph::Book/><span class="wide">{move || t("rules")}</span></Link>
    };
    make_sounds(stage);
    attention::call_for_it(stage);
    view! {
        <Spread stage class="" title=Signal::derive(move || t(&format!("{game}-name"))) bar=bar.into_any()
            side=view! { <log::Side stage/> }.into_any()/>
    }
}

/// A table with everything that lies on it, and something beside it: the log, or what a lesson says.
#[component]
pub(crate) fn Spread(
    stage: AnyStage,
    class: &'static str,
    title: Signal<String>,
    bar: AnyView,
    side: AnyView,
) -> impl IntoView {
    let desk = stage.desk;
    let seats = desk.scene.with_untracked(|scene| scene.places.len());
    let taught = desk.place.get_value() == TablePlace::Lesson;
    let over = Memo::new(move |_| desk.phase() == Phase::Over && desk.past.get().is_none() && !taught);
    let keys = move |event: web_sys::KeyboardEvent| {
        finish_motions();
        if event.key() == "Escape" {
            stage.game().put_down();
            stage.game().forget_refusal();
            stage.caution.set(None);
            stage.why.set(None);
            stage.hint.set(Hint::None);
            stage.pointing.set(None);
            desk.past.set(None);
        }
    };
    let dragging = drag::Dragging::new(stage);
    view! {
        <div class=format!("table game-{} seats-{seats} {class}", desk.game) on:keydown=keys
            on:pointerdown=move |event| { finish_motions(); dragging.down(&event); } on:pointermove=move |event| dragging.moved(&event)
            on:pointerup=move |event| dragging.up(&event) on:pointercancel=move |event| dragging.cancelled(&event)
            on:touchmove=move |event| dragging.swiped(&event) on:click:capture=move |event| dragging.clicked(&event)
            inert=move || desk.curtain.get().is_some()>
            <Bar title>{bar}<Choices/></Bar>
            <main class="play">
                {Seat::first(seats).map(|seat| view! { <seats::Player stage seat/> }).collect_view()}
                <div class="key">{stage.game().key()}</div>
                <div class="middle">{stage.game().board()}</div>
                <sheet::Sheet stage/>
                <Show when=move || over.get()><end::End stage/></Show>
            </main>
            {side}
            <pointer::Pointer stage/>
        </div>
        <Curtain stage/>
    }
}

/// What happens is heard, too.
fn make_sounds(stage: AnyStage) {
    let (desk, settings) = (stage.desk, settings());
    Effect::new(move |before: Option<(usize, bool, bool)>| {
        let happened = desk.told.with(Vec::len);
        let (mine, over) = (stage.my_turn.get(), desk.phase() == Phase::Over);
        if let Some((then, was_mine, was_over)) = before {
            let sound = match () {
                () if over && !was_over => Some(Sound::Fanfare),
                () if mine && !was_mine => Some(Sound::Call),
                () if happened > then => Some(Sound::Knock),
                () => None,
            };
            if let Some(sound) = sound {
                play(settings, sound);
            }
        }
        (happened, mine, over)
    });
    Effect::new(move |_| {
        if stage.game().is_refused() {
            play(settings, Sound::Thud);
        }
    });
}

/// Between two people who share the screen and keep secrets from each other.
#[component]
fn Curtain(stage: AnyStage) -> impl IntoView {
    let desk = stage.desk;
    view! {
        {move || desk.curtain.get().map(|seat| {
            let name = desk.name(seat);
            view! {
                <div class="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-title">
                    <div class="curtain-card">
                        <h2 id="curtain-title">{tell("curtain-title", &[("name", name.clone().into())])}</h2>
                        <p>{t("curtain-text")}</p>
                        <button class="primary" autofocus on:click=move |_| desk.open_curtain()>{tell("curtain-open", &[("name", name.into())])}</button>
                    </div>
                </div>
            }
        })}
    }
}

/// Whether everybody else at the table is a bot.
fn alone(desk: Desk) -> bool {
    desk.scene.with(|scene| scene.places.iter().filter(|place| place.name.is_some()).count() <= 1)
}

/// Asks for another game at the same table.
fn again(desk: Desk) {
    let entropy = underhill_table::Bytes(crate::browser::random());
    desk.command(Command::Again { entropy });
}
