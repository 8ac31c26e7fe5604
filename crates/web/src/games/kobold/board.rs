//! The middle of the table: the room, with what is left in its four corners, and what anyone could count beside it.

use leptos::prelude::*;
use underhill_catalog::kobold::{Event, Kobold, Token, Toy};
use underhill_core::Game;

use super::happened::last_roll;
use super::pictures::{Cup, Head, Picture, icon_of, of_face, of_token};
use super::room::Room;
use super::table::{chances, collected, face_down, leaders};
use crate::browser::{recall, remember};
use crate::games::Stage;
use crate::icons::{Glyph, Icon, SeatMark};
use crate::words::{t, tell};

/// Whether the danger is shown is remembered under this name.
const DANGER: &str = "kobold.danger";

#[component]
pub(super) fn Board(stage: Stage<Kobold>) -> impl IntoView {
    let danger = RwSignal::new(recall::<bool>(DANGER).unwrap_or(false));
    // Every roll is thrown anew, also if it shows the same.
    let rolls = Memo::new(move |_| stage.last_events().iter().any(|event| matches!(event, Event::Rolled { .. })));
    view! {
        <div class="kobold-stage" class:rolls=rolls>
            <Room stage danger/>
            <Supply stage/>
            <LastRoll stage rolls/>
            <TilesLeft stage/>
            <GemTrophies stage/>
        </div>
        <Danger stage danger/>
        <Heads stage/>
        <div class="kobold-beside">
            <Shelf stage/>
            <Unseen stage/>
        </div>
    }
}

/// A number that is read from the game.
fn count(stage: Stage<Kobold>, of: impl Fn(&Kobold) -> usize + Send + Sync + 'static) -> Memo<usize> {
    Memo::new(move |_| stage.state.with(|state| state.as_ref().map_or(0, &of)))
}

#[component]
fn Supply(stage: Stage<Kobold>) -> impl IntoView {
    let left = count(stage, |game| game.supply().into());
    view! {
        <div class="kobold-corner supply">
            <span class="kobold-pile" class:low=move || left.get() < 3>
                {(0..3).map(|number| view! {
                    <span class:gone=move || left.get() <= number><Picture of="back"/></span>
                }).collect_view()}
            </span>
            <b>{move || left.get()}</b>
            <small>{move || t("kobold-supply")}</small>
        </div>
    }
}

#[component]
fn LastRoll(stage: Stage<Kobold>, rolls: Memo<bool>) -> impl IntoView {
    let face = Memo::new(move |_| last_roll(stage));
    let label = move || match face.get() {
        Some(face) => t(&format!("kobold-word-{}", face.notation().replace(':', "-"))),
        None => t("kobold-no-roll"),
    };
    view! {
        <div class="kobold-corner roll">
            {move || {
                stage.view.track();
                view! { <span class="kobold-die" class:rolled=rolls.get() role="img" aria-label=label><Picture of=of_face(face.get())/></span> }
            }}
            <small>{move || t("kobold-last-roll")}</small>
        </div>
    }
}

#[component]
fn TilesLeft(stage: Stage<Kobold>) -> impl IntoView {
    let left = count(stage, |game| game.point_tiles_left().into());
    view! {
        <div class="kobold-corner tiles">
            <Picture of="tile" class="kobold-icon kobold-tile"/>
            <b>{move || left.get()}</b>
            <small>{move || t("kobold-tiles-left")}</small>
        </div>
    }
}

/// The gem trophies, the taken ones with the mark of who has them.
#[component]
fn GemTrophies(stage: Stage<Kobold>) -> impl IntoView {
    let trophies = Memo::new(move |_| {
        stage.state.with(|state| state.as_ref().map(|game| game.gem_trophies().collect::<Vec<_>>()).unwrap_or_default())
    });
    let label = move || {
        let left = trophies.get().into_iter().filter(|(_, owner)| owner.is_none());
        let left: Vec<String> = left.map(|(points, _)| points.to_string()).collect();
        tell("kobold-gem-trophies-left", &[("count", left.len().into()), ("points", left.join(", ").into())])
    };
    view! {
        <div class="kobold-corner cups">
            <span class="kobold-cups" role="img" aria-label=label>
                {move || trophies.get().into_iter().rev().map(|(points, owner)| view! {
                    <span class:taken=owner.is_some()>
                        <Cup points/>
                        {owner.map(|seat| view! { <SeatMark seat size=16/> })}
                    </span>
                }).collect_view()}
            </span>
            <small>{move || t("kobold-gem-trophies")}</small>
        </div>
    }
}

/// What each face of the die would do, if somebody wants to know.
#[component]
fn Danger(stage: Stage<Kobold>, danger: RwSignal<bool>) -> impl IntoView {
    let chances = Memo::new(move |_| stage.state.with(|state| state.as_ref().map(chances).unwrap_or_default()));
    let switch = move |_| {
        danger.update(|shown| *shown = !*shown);
        remember(DANGER, &danger.get_untracked());
    };
    view! {
        <section class="kobold-danger" class:on=move || danger.get()>
            <button class="kobold-danger-switch" aria-pressed=move || danger.get().to_string() on:click=switch>
                <Icon of=Glyph::Eye/><span>{move || t("kobold-danger")}</span>
            </button>
            <Show when=move || danger.get()>
                <ul>
                    {move || chances.get().into_iter().map(|chance| {
                        let lit = [("first", chance.light.index().into()), ("second", chance.light.turned(1).index().into())];
                        let names = chance.caught.iter().map(|figure| tell(
                            "kobold-stand-there", &[("name", stage.name(figure.seat).into()), ("count", figure.count.into())],
                        ));
                        let names = names.collect::<Vec<_>>().join(", ");
                        let nobody = chance.caught.is_empty();
                        view! {
                            <li class:hit=!nobody>
                                <span class="kobold-face">
                                    <Picture of=of_face(Some(chance.face))/>
                                    {(chance.sides > 1).then(|| view! { <sup>{format!("×{}", chance.sides)}</sup> })}
                                </span>
                                <span class="unseen">{t(&format!("kobold-word-{}", chance.face.notation().replace(':', "-")))}</span>
                                <span class="kobold-lights">{tell("kobold-lights", &lit)}</span>
                                <span class="kobold-catches" aria-hidden="true">
                                    {if nobody {
                                        view! { <i>{t("kobold-nobody")}</i> }.into_any()
                                    } else {
                                        chance.caught.iter().flat_map(|figure| (0..figure.count).map(|_| view! { <Head seat=figure.seat/> })).collect_view().into_any()
                                    }}
                                </span>
                                <span class="unseen">{if nobody { t("kobold-nobody") } else { names }}</span>
                            </li>
                        }
                    }).collect_view()}
                </ul>
                <p>{move || t("kobold-danger-note")}</p>
            </Show>
        </section>
    }
}

/// On a phone the collections are a table, and this is its head: toys with the worth of their trophies, gems.
#[component]
fn Heads(stage: Stage<Kobold>) -> impl IntoView {
    let worth = Memo::new(move |_| {
        let of = |game: &Kobold| Toy::ALL.map(|toy| game.options().components.toy_trophy(toy));
        stage.state.with(|state| state.as_ref().map(of))
    });
    view! {
        <div class="kobold-heads" aria-hidden="true">
            <span class="kobold-heads-note">{move || t("kobold-trophy-worth")}</span>
            {collected().enumerate().map(|(number, token)| view! {
                <span class="kobold-headed">
                    <Picture of=icon_of(token)/>
                    {move || worth.get().and_then(|worth| worth.get(number).copied()).map(|points| view! { <b>{points}</b> })}
                </span>
            }).collect_view()}
            <span class="kobold-heads-points">{move || t("kobold-points")}</span>
        </div>
    }
}

/// The toy trophies, and who would have them.
#[component]
fn Shelf(stage: Stage<Kobold>) -> impl IntoView {
    let trophies = Memo::new(move |_| {
        stage.state.with(|state| {
            let of = |game: &Kobold| {
                Toy::ALL.map(|toy| (toy, game.options().components.toy_trophy(toy), leaders(game, toy))).to_vec()
            };
            state.as_ref().map(of).unwrap_or_default()
        })
    });
    view! {
        <section class="kobold-shelf">
            <h2>{move || t("kobold-toy-trophies")} " " <small>{move || t("kobold-toy-trophies-text")}</small></h2>
            <ul>
                {move || trophies.get().into_iter().map(|(toy, points, leaders)| {
                    let who = match leaders[..] {
                        [] => t("kobold-nobody"),
                        [seat] => stage.name(seat),
                        _ => t("kobold-tie"),
                    };
                    view! {
                        <li>
                            <Cup points toy=Some(toy)/>
                            <span class="unseen">{t(&format!("kobold-word-{}", toy.name()))}": "</span>
                            <span class="kobold-leads" class:open=leaders.len() != 1>
                                {(leaders.len() == 1).then(|| view! { <SeatMark seat=leaders[0] size=14/> })}
                                <span>{who}</span>
                            </span>
                        </li>
                    }
                }).collect_view()}
            </ul>
        </section>
    }
}

/// The tokens nobody has seen, by kind: anyone could count them.
#[component]
fn Unseen(stage: Stage<Kobold>) -> impl IntoView {
    let tally = Memo::new(move |_| {
        let of = |game: &Kobold| Token::ALL.map(|token| (token, game.unseen()[token]));
        stage.state.with(|state| state.as_ref().map(of))
    });
    let supply = count(stage, |game| game.supply().into());
    let down = count(stage, face_down);
    view! {
        <section class="kobold-unseen">
            <h2>
                {move || t("kobold-unseen")} " "
                <small>{move || tell("kobold-unseen-text", &[("supply", supply.get().into()), ("down", down.get().into())])}</small>
            </h2>
            <ul>
                {move || tally.get().into_iter().flatten().map(|(token, count)| view! {
                    <li class:none=count == 0>
                        <Picture of=of_token(token)/>
                        <span class="unseen">{t(&format!("kobold-word-{}", of_token(token)))}": "</span>
                        <b>{count}</b>
                    </li>
                }).collect_view()}
            </ul>
        </section>
    }
}
