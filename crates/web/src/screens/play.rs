//! A game being played: whose turn it is and what can be done, the board, the players, the log.

mod attention;
mod curtain;
mod drag;
mod end;
mod hint;
mod log;
mod pointer;
mod seats;
mod sheet;

pub(crate) use drag::closest;
pub(crate) use end::{by_place, end_of, winners};
pub(crate) use hint::Hint;
pub(crate) use pointer::{LOOK, Spot};
pub(crate) use seats::Player;

use std::cell::RefCell;

use leptos::prelude::*;
use underhill_catalog::GameId;
use underhill_core::Seat;
use underhill_table::Phase;
use underhill_table::{Bytes, Command, Share};

use crate::games::{AnyStage, any_stage};
use crate::icons::{Glyph, Icon};
use crate::route::{Link, Page, Way, router};
use crate::running;
use crate::screens::frame::{Bar, Choices};
use crate::screens::invite::OtherDevice;
use crate::screens::setup::{Plan, my_name};
use crate::settings::settings;
use crate::sound::{Sound, play};
use crate::table::local::{Local, LocalId};
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
pub(crate) fn PlayHere(game: GameId, id: Option<LocalId>) -> impl IntoView {
    let chosen = CHOSEN.take().filter(|(chosen, _)| *chosen == game).map(|(_, plan)| plan);
    let open = |plan: Plan| Local::open(plan.setting(game), &plan.sitters).ok();
    let desk = match (id, chosen) {
        (Some(id), _) => Local::resume(id).filter(|desk| desk.game == game),
        (None, Some(plan)) => open(plan),
        (None, None) => running::left_last(game).and_then(Local::resume).or_else(|| open(Plan::quick(my_name()))),
    };
    match desk {
        Some(desk) => {
            if let TablePlace::Here(id) = desk.place.get_value() {
                router().is_found_at(&Page::Play(game, Some(id)));
            }
            running::follow(desk);
            view! { <Table desk/> }.into_any()
        }
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
    let facts = move || match stage.game().turns() {
        turns if desk.phase() == Phase::Over => tell("end-after", &[("turns", turns.into())]),
        turns => tell("turn-number", &[("turn", (turns + 1).into())]),
    };
    let server = match desk.place.get_value() {
        TablePlace::Server(code) => code.parse().ok(),
        _ => None,
    };
    let bar = view! {
        <span class="facts wide">{facts}</span>
        {matches!(desk.place.get_value(), TablePlace::Here(_)).then(|| view! {
            <Link to=Page::Setup(game, Way::Here) class="quiet"><Icon of=Glyph::Again/><span class="wide">{move || t("new-table")}</span></Link>
        })}
        {server.map(|table| view! { <Show when=move || desk.me().is_some()><OtherDevice desk table/></Show> })}
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
    let played = !matches!(desk.place.get_value(), TablePlace::Lesson | TablePlace::Replay);
    let over = Memo::new(move |_| played && desk.phase() == Phase::Over && desk.past.get().is_none());
    let ended = end::shown_after_last_turn(over);
    let keys = move |event: web_sys::KeyboardEvent| {
        desk.hurry();
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
        <div class=format!("table game-{} seats-{seats} {class}", desk.game) class:over=ended on:keydown=keys
            on:pointerdown=move |event| { desk.hurry(); dragging.down(&event); } on:pointermove=move |event| dragging.moved(&event)
            on:pointerup=move |event| dragging.up(&event) on:pointercancel=move |event| dragging.cancelled(&event)
            on:touchmove=move |event| dragging.swiped(&event) on:click:capture=move |event| dragging.clicked(&event)
            inert=move || desk.curtain.get().is_some()>
            <Bar title>{bar}<Choices/></Bar>
            <Show when=move || !ended.get() fallback=move || view! { <end::End stage/> }>
                <main class="play">
                    {Seat::first(seats).map(|seat| view! { <seats::Player stage seat/> }).collect_view()}
                    <div class="key">{stage.game().key()}</div>
                    <div class="middle">{stage.game().board()}</div>
                    <sheet::Sheet stage/>
                </main>
            </Show>
            {side}
            <pointer::Pointer stage/>
        </div>
        <curtain::Curtain stage/>
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

/// Whether everybody else at the table is a bot.
fn alone(desk: Desk) -> bool {
    desk.scene.with(|scene| scene.places.iter().filter(|place| place.name.is_some()).count() <= 1)
}

/// Asks for another game at the same table.
fn again(desk: Desk) {
    // At a server, the device commits to something else and keeps it.
    let share = Share::Entropy(Bytes(crate::browser::random()));
    desk.command(Command::Again { share });
}
