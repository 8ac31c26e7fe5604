//! The buttons of the moment: what can be done with the picked card, or being done with digging.

use leptos::prelude::*;
use underhill_catalog::clonk::{Action, Clonk, Phase, Source, View};
use underhill_core::Seat;

use super::hand::others;
use super::pictures::Sign;
use crate::games::Stage;
use crate::icons::{Glyph, Icon, SeatMark};
use crate::words::{t, tell};

/// A button for an action. One that the rules do not allow looks dull, and says why when it is clicked.
#[derive(Clone, PartialEq)]
struct Deed {
    action: Action,
    sign: &'static str,
    words: String,
    /// What follows from it, in small print.
    note: String,
    to: Option<Seat>,
    legal: bool,
    main: bool,
}

#[component]
pub(super) fn Controls(stage: Stage<Clonk>) -> impl IntoView {
    let deeds = Memo::new(move |_| deeds(stage));
    let holding = Memo::new(move |_| stage.my_turn.get() && stage.hand.get().is_some());
    view! {
        {move || {
            let deeds = deeds.get();
            (!deeds.is_empty() || holding.get()).then(|| view! {
                <div class="clonk-deeds">
                    {deeds.into_iter().map(|deed| {
                        let Deed { action, sign, words, note, to, legal, main } = deed;
                        view! {
                            <button class:primary=main && legal class:dull=!legal data-action=action.to_string() data-drop=action.to_string() on:click=move |_| stage.act(&action)>
                                <Sign name=sign/>
                                {to.map(|seat| view! { <SeatMark seat size=16/> })}
                                <span>{words}{(!note.is_empty()).then(|| view! { <small>{note}</small> })}</span>
                            </button>
                        }
                    }).collect_view()}
                    {holding.get().then(|| view! {
                        <button class="clonk-put-back" aria-label=t("clonk-put-back") on:click=move |_| { stage.refusal.set(None); stage.hand.set(None); }>
                            <Icon of=Glyph::Close/><span class="wide">{t("clonk-put-back")}</span>
                        </button>
                    })}
                </div>
            })
        }}
    }
}

/// What the buttons offer now.
fn deeds(stage: Stage<Clonk>) -> Vec<Deed> {
    if !stage.my_turn.get() {
        return Vec::new();
    }
    let (Some(me), Some(view)) = (stage.me.get(), stage.view.get()) else { return Vec::new() };
    let deed = |action: Action, sign, words: String| Deed {
        action,
        sign,
        words,
        note: String::new(),
        to: None,
        legal: stage.may(&action),
        main: false,
    };
    match (view.phase, stage.hand.get()) {
        (Phase::Bank, Some(Source::Hand(card))) => {
            vec![Deed { main: true, ..deed(Action::Bank(card), "cart", t("clonk-do-bank")) }]
        }
        (Phase::Discard, Some(Source::Hand(card))) => {
            vec![Deed { main: true, ..deed(Action::Discard(card), "away", t("clonk-do-discard")) }]
        }
        (Phase::Dig, Some(source)) => {
            let mut deeds = vec![Deed { main: true, ..deed(Action::Dig(source), "pick", t("clonk-do-dig")) }];
            deeds.extend(others(&view, me).map(|seat| Deed {
                to: Some(seat),
                ..deed(Action::Gift(seat, source), "gift", tell("clonk-do-give", &[("name", stage.name(seat).into())]))
            }));
            if let Source::Shaft(shaft) = source {
                deeds.push(deed(Action::Blast(shaft), "bomb", t("clonk-do-blast")));
            }
            deeds
        }
        (Phase::Dig, None) => {
            vec![Deed { main: true, note: earned(&view, me), ..deed(Action::Done, "plus", t("clonk-do-done")) }]
        }
        _ => Vec::new(),
    }
}

/// What the empty spaces of a gallery bring, in words.
fn earned(view: &View, me: Seat) -> String {
    let placed = view.players.get(me.index()).map_or(4, |player| player.gallery.len());
    let draws = (4 - placed).min(2) + 1;
    let mut parts = Vec::new();
    if placed == 0 && view.snore_pile > 0 {
        parts.push(t("clonk-earns-snore"));
    }
    if placed <= 1 && view.kablooey_pile > 0 {
        parts.push(t("clonk-earns-kablooey"));
    }
    parts.push(tell("clonk-draws", &[("count", draws.into())]));
    parts.join(", ")
}
