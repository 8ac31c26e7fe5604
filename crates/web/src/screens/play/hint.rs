//! What a bot would do: asked for by a button, told on the sheet, shown on the board.

use leptos::prelude::*;
use underhill_core::{Level, Seat};

use crate::games::AnyStage;
use crate::icons::{Glyph, Icon};
use crate::thinking::{Advice, Bots, ToldReason};
use crate::words::{t, tell, tell_facts};

/// How far a hint is.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) enum Hint {
    /// Nobody has asked, or the game has gone on.
    #[default]
    None,
    /// A bot thinks about it.
    Thinking,
    Ready(Box<Advice>),
}

/// The button that asks.
#[component]
pub(super) fn AskForHint(stage: AnyStage) -> impl IntoView {
    let desk = stage.desk;
    let bots = StoredValue::new_local(None::<Bots>);
    Effect::new(move |_| {
        stage.game().track();
        stage.hint.set(Hint::None);
        stage.pointing.set(None);
    });
    let decisions = move || desk.scene.with_untracked(|scene| scene.now.as_ref().map(|now| now.decisions));
    let ask = move |_| {
        let Some(seat) = stage.me.get_untracked() else { return };
        let Some(view) = desk.scene.with_untracked(|scene| scene.now.as_ref().map(|now| now.view.clone())) else {
            return;
        };
        stage.game().forget_refusal();
        stage.hint.set(Hint::Thinking);
        let asked_at = decisions();
        bots.update_value(|slot| {
            let bots = slot.get_or_insert_with(Bots::new);
            bots.ask(desk.game, seat, Level::Hard.into(), 1000, view, move |advice| {
                if decisions() == asked_at {
                    stage.hint.set(Hint::Ready(Box::new(advice)));
                }
            });
        });
    };
    let may_hint = move || stage.my_turn.get() && desk.among_ourselves.get();
    view! { <button disabled=move || !may_hint() on:click=ask><Icon of=Glyph::Hint/>{move || t("hint")}</button> }
}

/// What it says, on the sheet.
#[component]
pub(super) fn Hinted(stage: AnyStage) -> impl IntoView {
    let desk = stage.desk;
    let because = move |reason: &ToldReason| {
        let ToldReason { rule, facts } = reason.clone();
        view! {
            <span class="because">
                {move || tell_facts(desk.game, "reason", Some(facts.clone()), &desk.names())} " "
                {rule.map(|rule| view! { <span class="rule-id">{rule}</span> })}
            </span>
        }
    };
    view! {
        <div class="hint" aria-live="polite">
            <Icon of=Glyph::Hint size=30/>
            {move || match stage.hint.get() {
                Hint::None => ().into_any(),
                Hint::Thinking => view! { <p class="thinking"><b>{t("thinking")}</b></p> }.into_any(),
                Hint::Ready(advice) => {
                    let (action, shown) = (advice.action.clone(), advice.action.clone());
                    let words = stage.game().action_in_words(&advice.action).unwrap_or_default();
                    view! {
                        <div class="hint-words">
                            <p><b>{tell("hint-says", &[("action", words.into())])}</b> " " <code class="written">{advice.action.clone()}</code></p>
                            <p class="happened">
                                {advice.reasons.iter().take(2).map(because).collect_view()}
                                <span class="because">{tell("hint-chance", &[("percent", chance(&advice, stage.me.get()).into())])}</span>
                            </p>
                        </div>
                        <button on:click=move |_| stage.pointing.set(Some(shown.clone()))>{t("hint-show")}</button>
                        <button class="primary" on:click=move |_| desk.act(action.clone())>{t("hint-do")}</button>
                    }
                    .into_any()
                }
            }}
        </div>
    }
}

/// How likely a bot thinks that this seat wins, in percent.
fn chance(advice: &Advice, seat: Option<Seat>) -> f64 {
    let win = seat.and_then(|seat| advice.win.get(seat.index())).copied().unwrap_or_default();
    (win * 100.0).round()
}
