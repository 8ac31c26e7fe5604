//! How a game begins: a board to try turns on, and beside it what long searches say of every one of them.

use leptos::prelude::*;
use underhill_catalog::GameId;

use crate::games::{AnyStage, Guide, any_stage, setting};
use crate::icons::{Glyph, Icon, SeatMark};
use crate::route::{Link, Page};
use crate::screens::play::Spread;
use crate::screens::trial::seat_names;
use crate::screens::trouble::NothingHere;
use crate::table::trial::Trial;
use crate::thinking::{Bots, Explored, ExploredTurn, ExploredValue};
use crate::words::{speech, t, tell};

/// So many milliseconds a bot looks at a position that is not in the book.
const LOOK: u32 = 1_000;

/// What is known of the position on the board.
#[derive(Clone, PartialEq)]
enum Known {
    /// It has been asked for.
    Asked,
    /// The game is over, or nobody can tell.
    Nothing,
    This(Explored),
}

#[component]
pub(crate) fn Explore(game: GameId) -> impl IntoView {
    let opened = Trial::open(&setting(game, 2, &[]), &seat_names(2), Vec::new()).ok();
    let Some(trial) = opened.filter(|_| Guide::of(game).has_book) else { return view! { <NothingHere/> }.into_any() };
    let desk = trial.desk();
    let trial = StoredValue::new_local(trial);
    let stage = any_stage(desk);
    let known = RwSignal::new(Known::Asked);
    let bots = StoredValue::new_local(Bots::new());
    Effect::new(move |_| {
        let asked = desk.scene.with(|scene| {
            let now = scene.now.as_ref()?;
            Some((now.waiting.lowest()?, now.view.clone()))
        });
        bots.with_value(Bots::cancel);
        stage.pointing.set(None);
        let Some((seat, view)) = asked else { return known.set(Known::Nothing) };
        known.set(Known::Asked);
        bots.with_value(|bots| {
            bots.explore(game, seat, LOOK, view, move |explored| {
                known.try_set(explored.map_or(Known::Nothing, Known::This));
            });
        });
    });
    let reach = move || {
        desk.scene.track();
        trial.with_value(|trial| trial.reach())
    };
    let title = Signal::derive(move || format!("{} · {}", t(&format!("{game}-name")), t("explore-title")));
    let bar = view! {
        <Link to=Page::Rules(game, None) class="quiet"><Icon of=Glyph::Book/><span class="wide">{move || t("rules")}</span></Link>
    };
    let side = view! {
        <aside class="side explore-side">
            <nav class="explore-steps row">
                <button disabled=move || reach().0 == 0 aria-label=move || t("to-start") on:click=move |_| trial.with_value(|trial| trial.start_again())><Icon of=Glyph::First/></button>
                <button disabled=move || reach().0 == 0 on:click=move |_| trial.with_value(|trial| trial.back())><Icon of=Glyph::Previous/>{move || t("previous")}</button>
                <button disabled=move || reach().1 == 0 on:click=move |_| trial.with_value(|trial| trial.forward())>{move || t("next")}<Icon of=Glyph::Next/></button>
            </nav>
            {move || {
                // In another language all of it is said anew.
                speech().language();
                match known.get() {
                    Known::Asked => view! { <p class="explore-known" role="status">{t("explore-asked")}</p> }.into_any(),
                    Known::Nothing => view! { <p class="explore-known" role="status">{t("explore-over")}</p> }.into_any(),
                    Known::This(explored) => view! { <Found stage explored/> }.into_any(),
                }
            }}
        </aside>
    };
    view! { <Spread stage class="trial explore" title bar=bar.into_any() side=side.into_any()/> }.into_any()
}

/// What is known of the position, and every turn that was compared.
#[component]
fn Found(stage: AnyStage, explored: Explored) -> impl IntoView {
    let Explored { in_book, value, depth, turns } = explored;
    let seat = stage.desk.scene.with_untracked(|scene| scene.now.as_ref().and_then(|now| now.waiting.lowest()));
    let others = turns.iter().filter(|turn| turn.value.is_none()).count();
    let source = if in_book { "explore-in-book" } else { "explore-searched" };
    let compared = turns.into_iter().filter_map(move |turn| turn.value.map(|value| view! { <Row stage turn value/> }));
    view! {
        <div class="explore-known" role="status">
            <p>{seat.map(|seat| view! { <SeatMark seat size=16/> })} <b>{in_words(value)}</b></p>
            <p class="note">{tell(source, &[("depth", depth.into())])}</p>
        </div>
        <ol class="explore-turns">{compared.collect_view()}</ol>
        {(others > 0).then(|| view! { <p class="note">{tell("explore-others", &[("count", others.into())])}</p> })}
    }
}

/// A turn: how good it is, what it is, and what came of it in games.
#[component]
fn Row(stage: AnyStage, turn: ExploredTurn, value: ExploredValue) -> impl IntoView {
    let Some(action) = turn.same.first().cloned() else { return ().into_any() };
    let words = stage.game().action_in_words(&action).unwrap_or_else(|| action.clone());
    let ways = (turn.same.len() > 1).then(|| tell("explore-ways", &[("count", turn.same.len().into())]));
    let games = (turn.played > 0).then(|| {
        let percent = (100.0 * turn.won / f64::from(turn.played)).round() as i64;
        tell("explore-games", &[("percent", percent.into()), ("count", turn.played.into())])
    });
    let notes: Vec<String> = ways.into_iter().chain(games).collect();
    let (shown, played) = (action.clone(), action.clone());
    let point = move || stage.pointing.set(Some(shown.clone()));
    let point_too = point.clone();
    view! {
        <li>
            <button class="explore-turn" class:won=value.proven.is_some_and(|turns| turns > 0) class:lost=value.proven.is_some_and(|turns| turns < 0)
                on:mouseenter=move |_| point() on:focus=move |_| point_too() on:mouseleave=move |_| stage.pointing.set(None)
                on:blur=move |_| stage.pointing.set(None) on:click=move |_| { stage.game().act_as_typed(&played); }>
                <span class="explore-bar" aria-hidden="true" style=format!("--share: {:.0}%", 100.0 * value.chance)></span>
                <b class="explore-value">{short(value)}</b>
                <span class="explore-what">{words} " " <code>{action}</code></span>
                <span class="note">{notes.join(" · ")}</span>
            </button>
        </li>
    }
    .into_any()
}

/// How good something is, in a sentence.
fn in_words(value: ExploredValue) -> String {
    match value.proven {
        Some(turns) if turns > 0 => tell("explore-win", &[("turns", turns.into())]),
        Some(turns) => tell("explore-loss", &[("turns", (-turns).into())]),
        None => tell("explore-chance", &[("percent", percent(value).into())]),
    }
}

/// The same where there is little room: a proof has a sign and the number of turns.
fn short(value: ExploredValue) -> String {
    match value.proven {
        Some(turns) if turns > 0 => format!("✓ {turns}"),
        Some(turns) => format!("✗ {}", -turns),
        None => tell("explore-percent", &[("percent", percent(value).into())]),
    }
}

fn percent(value: ExploredValue) -> i64 {
    (100.0 * value.chance).round() as i64
}
