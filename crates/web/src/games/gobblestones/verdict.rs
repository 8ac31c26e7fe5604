//! The turn as it lies: what it is worth, whether the rules allow it, what will be drawn.

use leptos::prelude::*;
use underhill_catalog::gobblestones::{Action, Gobblestones, Illegal, MOST, TurnPart, View};

use super::hand::{Hand, is_laying, own_rack, value};
use super::pictures::tile_picture;
use super::reveal::{RuleLink, verdict_picture};
use super::sight::is_empty;
use crate::games::Stage;
use crate::words::{t, tell};

/// What the rules say to the turn as it lies.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) enum Verdict {
    /// No tile is laid.
    Nothing,
    Legal,
    Not(Illegal),
}

/// What the rules say to the turn as it lies.
pub(super) fn of(stage: Stage<Gobblestones>) -> Verdict {
    let placement = stage.hand.with(Hand::placement).filter(|placement| !placement.is_empty());
    match placement.and_then(|placement| stage.check(&Action::Place(placement))) {
        None => Verdict::Nothing,
        Some(Ok(())) => Verdict::Legal,
        Some(Err(illegal)) => Verdict::Not(illegal),
    }
}

/// One thing that the rules ask of a turn.
struct Demand {
    say: &'static str,
    rule: &'static str,
    met: bool,
}

/// What the rules ask of a turn, in the order they are checked.
fn demands(view: &View, verdict: Verdict) -> [Demand; 4] {
    let broken = match verdict {
        Verdict::Not(illegal) => Some(illegal),
        _ => None,
    };
    let open = is_empty(view);
    let demand = |say, rule, met| Demand { say, rule, met };
    [
        demand(
            "gobblestones-demand-row",
            if view.options.bridging { "GBS-04" } else { "GBS-R2" },
            !matches!(broken, Some(Illegal::NotStraight { .. } | Illegal::Gap { .. } | Illegal::Bridge { .. })),
        ),
        if open {
            demand("gobblestones-demand-centre", "GBS-06", !matches!(broken, Some(Illegal::NotOnCentre)))
        } else {
            demand("gobblestones-demand-touch", "GBS-05", !matches!(broken, Some(Illegal::NotAdjacent)))
        },
        if view.options.bluff {
            demand("gobblestones-demand-claim", "GBS-20", true)
        } else {
            demand("gobblestones-demand-colour", "GBS-07", !matches!(broken, Some(Illegal::WrongColour { .. })))
        },
        demand("gobblestones-demand-block", "GBS-08", !matches!(broken, Some(Illegal::Block { .. }))),
    ]
}

/// The running score and what the rules say to it.
#[component]
pub(super) fn VerdictCard(stage: Stage<Gobblestones>) -> impl IntoView {
    let verdict = Memo::new(move |_| of(stage));
    let laying = Memo::new(move |_| stage.view.with(|view| view.as_ref().is_some_and(|view| is_laying(stage, view))));
    view! {
        <Show when=move || laying.get()>
            <section class="gobblestones-card gobblestones-verdict" aria-label=move || t("gobblestones-turn-so-far")>
                <Sum stage/>
                <p class="gobblestones-ruling" class:legal=move || verdict.get() == Verdict::Legal role="status">
                    {move || {
                        let picture = match verdict.get() {
                            Verdict::Nothing => return view! { <span>{t("gobblestones-verdict-nothing")}</span> }.into_any(),
                            Verdict::Legal => verdict_picture(true),
                            Verdict::Not(_) => verdict_picture(false),
                        };
                        let words = match verdict.get() {
                            Verdict::Not(illegal) => stage.in_words(&illegal),
                            _ => t("gobblestones-verdict-legal"),
                        };
                        view! { <span class="picture" inner_html=picture></span><span>{words}</span> }.into_any()
                    }}
                </p>
                <ul class="gobblestones-demands" class:idle=move || verdict.get() == Verdict::Nothing>
                    {move || stage.view.with(|view| view.as_ref().map(|view| {
                        let idle = verdict.get() == Verdict::Nothing;
                        demands(view, verdict.get()).into_iter().map(|demand| view! {
                            <li class:unmet=!demand.met>
                                <span class="picture" aria-hidden="true" inner_html=if idle { "" } else { verdict_picture(demand.met) }></span>
                                <span>{t(demand.say)}</span>
                                <RuleLink stage rule=demand.rule/>
                            </li>
                        }).collect_view()
                    }))}
                </ul>
            </section>
        </Show>
    }
}

/// The tiles laid, what each is worth, and their sum.
#[component]
fn Sum(stage: Stage<Gobblestones>) -> impl IntoView {
    move || {
        stage.view.with(|view| {
            let view = view.as_ref()?;
            let hand = stage.hand.get();
            let points = hand.worth(view);
            let parts = hand.laid.iter().enumerate().map(|(place, &(square, colour))| {
                view! {
                    {(place > 0).then(|| view! { <i class="plus">"+"</i> })}
                    <span class="term"><span class="picture" inner_html=tile_picture(colour, 26)></span><b>{value(view, square)}</b></span>
                }
            });
            Some(view! {
                <p class="gobblestones-sum">
                    {parts.collect_view()}
                    {(!hand.laid.is_empty()).then(|| view! { <i>"="</i> })}
                    <strong>{points}</strong>
                    <small>{tell("gobblestones-points-so-far", &[("points", points.into())])}</small>
                </p>
            })
        })
    }
}

/// The bag, and what will come out of it.
#[component]
pub(super) fn BagCard(stage: Stage<Gobblestones>) -> impl IntoView {
    move || {
        stage.view.with(|view| {
            let view = view.as_ref()?;
            let laying = is_laying(stage, view);
            let laid = stage.hand.with(|hand| hand.laid.len());
            let drawn = (MOST - laid).min(usize::from(view.bag));
            let boxes = (0..MOST).map(|place| {
                let class = if place < laid {
                    "laid"
                } else if place < laid + drawn {
                    "drawn"
                } else {
                    "none"
                };
                view! { <i class=class></i> }
            });
            Some(view! {
                <section class="gobblestones-card gobblestones-bag" aria-label=t("gobblestones-bag")>
                    <svg class="bag" width="44" height="47" aria-hidden="true"><use href="#gobblestones-bag"/></svg>
                    <div>
                        <p><b class="number">{view.bag}</b> " " {tell("gobblestones-in-bag", &[("count", view.bag.into())])}</p>
                        {laying.then(|| view! {
                            <p class="draw">{tell("gobblestones-you-draw", &[("count", drawn.into())])}</p>
                            <div class="five">
                                <p class="gobblestones-five" aria-hidden="true">{boxes.collect_view()}</p>
                                <p class="note">{tell("gobblestones-five", &[("laid", laid.into()), ("drawn", drawn.into())])}</p>
                            </div>
                        })}
                        {warning(stage, view).map(|(say, rule)| view! { <p class="gobblestones-warning">{say} " " <RuleLink stage rule/></p> })}
                    </div>
                </section>
            })
        })
    }
}

/// What would end the game now, or soon.
fn warning(stage: Stage<Gobblestones>, view: &View) -> Option<(String, &'static str)> {
    if matches!(view.stage, TurnPart::Over(_)) {
        return None;
    }
    if is_laying(stage, view) {
        let hand = stage.hand.get();
        let short = usize::from(view.bag) < MOST - hand.laid.len();
        let bare = !hand.laid.is_empty() && own_rack(stage, view).is_some_and(|rack| hand.left(rack).is_empty());
        let me = stage.me.get();
        let others_bare =
            view.racks.iter().enumerate().any(|(seat, rack)| rack.count == 0 && me.is_none_or(|me| me.index() != seat));
        if short && bare {
            return Some((t("gobblestones-ends-last-tile"), "GBS-13"));
        }
        if short && others_bare {
            return Some((t("gobblestones-ends-empty-rack"), "GBS-14"));
        }
    }
    let (idle, seats) = (usize::from(view.idle), view.seats);
    let told = |id, most: usize| tell(id, &[("idle", idle.into()), ("most", most.into())]);
    if view.bag == 0 && idle > 0 {
        Some((told("gobblestones-ends-stalemate", seats), "GBS-R4"))
    } else if idle >= seats {
        Some((told("gobblestones-ends-idle", 3 * seats), "GBS-R11"))
    } else {
        None
    }
}
