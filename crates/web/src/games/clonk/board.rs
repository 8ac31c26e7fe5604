//! The mine: five shafts with their free cards in a row, what is buried below them, and the monster that sleeps there.

use leptos::prelude::*;
use underhill_catalog::clonk::{Awakening, Card, Clonk, Phase, Shaft, Source, View};

use super::choose::Choose;
use super::hand::{DISCARDS, Offer, card_at, click_shaft, dragged_as, offer, refusal_tab, takes_backfill};
use super::happened::{Came, Last, remembered};
use super::keys::{Rover, Row, Spot};
use super::own::Own;
use super::pictures::{CardPicture, Sign, seam, used};
use super::words::{card_words, match_words};
use crate::browser::pictures_since;
use crate::games::Stage;
use crate::icons::SeatMark;
use crate::words::{t, tell};

#[component]
pub(super) fn Board(stage: Stage<Clonk>) -> impl IntoView {
    let rover = Rover::new(stage);
    let last = remembered(stage);
    let digging = Memo::new(move |_| {
        let choosing = |view: &View| matches!(view.phase, Phase::Tasks { .. } | Phase::Choose);
        stage.view.with(|view| view.as_ref().is_some_and(|view| !choosing(view)))
    });
    // There is much to draw once tasks are chosen: first the tops of the shafts, then what is buried, then one's own.
    let pictures = pictures_since(digging, 2);
    let own = move || stage.me.get().is_some() && digging.get() && pictures.get() == 2;
    view! {
        <div class="clonk-board">
            <section class="clonk-mine" aria-label=move || t("clonk-mine")>
                <svg class="clonk-strata" aria-hidden="true" inner_html=used("strata")></svg>
                <Show when=move || digging.get() fallback=move || view! { <Choose stage/> }>
                    <Den stage/>
                    <div class="clonk-shafts">
                        {Shaft::ALL.map(|shaft| view! { <ShaftStack stage shaft rover last pictures/> })}
                    </div>
                </Show>
            </section>
            <Show when=own><Own stage rover last/></Show>
        </div>
    }
}

/// The top card of a shaft, and how it came there.
type Top = (Option<Card>, Option<Came>);

#[component]
fn ShaftStack(
    stage: Stage<Clonk>,
    shaft: Shaft,
    rover: Rover,
    last: Memo<Last>,
    pictures: ReadSignal<usize>,
) -> impl IntoView {
    let number = shaft.index() + 1;
    let source = Source::Shaft(shaft);
    let top: Memo<Top> = Memo::new(move |_| {
        let card = stage.view.with(|view| view.as_ref().and_then(|view| card_at(view, source)));
        (card, last.with(|last| last.came(shaft)))
    });
    // From the one next to the top to the deepest.
    let buried = Memo::new(move |_| {
        if pictures.get() == 0 {
            return Vec::new();
        }
        stage.view.with(|view| {
            let cards = view.as_ref().and_then(|view| view.shafts.get(shaft.index())).map(|shaft| shaft.0.clone());
            cards.unwrap_or_default().into_iter().rev().skip(1).collect::<Vec<_>>()
        })
    });
    let offered = Memo::new(move |_| offer(stage, source));
    let target = Memo::new(move |_| takes_backfill(stage, shaft));
    let picked = Memo::new(move |_| stage.hand.get() == Some(source));
    let refused = Memo::new(move |_| refusal_tab(stage, source));
    let label = move || {
        let number = ("number", number.into());
        let mut text = match top.get().0 {
            Some(card) => tell("clonk-shaft-top", &[number, ("card", card_words(card).into())]),
            None => tell("clonk-shaft-empty", &[number]),
        };
        let offered = offered.get();
        let mut add = |words: String| {
            text.push_str(". ");
            text.push_str(&words);
        };
        if let Some(shared) = offered.dig {
            add(tell("clonk-fits", &[("match", match_words(shared).into())]));
        }
        for seat in offered.give {
            add(tell("clonk-fits-gift", &[("name", stage.name(seat).into())]));
        }
        if target.get() {
            add(t("clonk-may-backfill"));
        }
        if last.with(|last| last.shafts.contains(&shaft)) {
            add(t("last-move"));
        }
        text
    };
    let spot = Spot { row: Row::Shafts, place: shaft.index() };
    view! {
        <div class="clonk-shaft" role="group" aria-label=move || tell("clonk-shaft", &[("number", number.into())])>
            <div class="clonk-lintel" aria-hidden="true">{number}</div>
            <Tab stage offered refused/>
            <div class="clonk-pile">
                <button class="clonk-card" id=spot.id() tabindex=move || rover.tab(spot)
                    class:playable=move || offered.with(Offer::is_playable)
                    class:picked=move || picked.get() class:useless=move || offered.with(Offer::is_useless)
                    class:mismatch=move || refused.get().is_some()
                    class:target=move || target.get()
                    class:last=move || last.with(|last| last.shafts.contains(&shaft))
                    aria-label=label aria-pressed=move || picked.get().to_string()
                    data-drag=move || top.with(|top| top.0.is_some()).then(|| dragged_as(stage, source)).flatten()
                    data-drop=shaft.to_string() on:click=move |_| click_shaft(stage, shaft)
                    on:keydown=move |event| rover.step(&event, spot)>
                    {move || {
                        let (card, came) = top.get();
                        let class = came.map_or("", Came::class);
                        match card {
                            Some(card) => view! { <span class=class><CardPicture of=card/></span> }.into_any(),
                            None => view! { <span class="clonk-gone"></span> }.into_any(),
                        }
                    }}
                    {move || last.with(|last| last.blast == Some(shaft)).then(|| view! { <span class="clonk-flash"><Sign name="bomb"/></span> })}
                </button>
                {move || {
                    let cards = buried.get();
                    let depth = cards.len();
                    cards.into_iter().enumerate().map(|(place, card)| {
                        let words = card.map_or_else(|| t("clonk-face-down"), card_words);
                        let class = if card.is_some() { "clonk-seam up" } else { "clonk-seam down" };
                        view! {
                            <span class=class style:z-index=(depth - place).to_string()>
                                <svg viewBox="0 0 84 34" aria-hidden="true" inner_html=seam(card)></svg>
                                <span class="unseen">{tell("clonk-buried", &[("depth", (place + 1).into()), ("card", words.into())])}</span>
                            </span>
                        }
                    }).collect_view()
                }}
            </div>
        </div>
    }
}

/// The tab above a card: what it matches, or who could be given it.
#[component]
pub(super) fn Tab(stage: Stage<Clonk>, offered: Memo<Offer>, refused: Memo<Option<&'static str>>) -> impl IntoView {
    move || {
        let offered = offered.get();
        let content = match (refused.get(), offered.dig) {
            (Some(words), _) => view! { <span class="clonk-tab no">{t(words)}</span> }.into_any(),
            (None, Some(shared)) => {
                let words = match (shared.colour, shared.treasure) {
                    (Some(_), Some(_)) => t("clonk-tab-both"),
                    _ => match_words(shared),
                };
                view! {
                    <span class="clonk-tab">
                        {shared.colour.map(|colour| view! { <Sign name=super::pictures::crystal(colour)/> })}
                        {shared.treasure.map(|treasure| view! { <Sign name=super::pictures::silhouette(treasure)/> })}
                        <span>{words}</span>
                    </span>
                }
                .into_any()
            }
            (None, None) if !offered.give.is_empty() => view! {
                <span class="clonk-tab give">
                    <Sign name="gift"/>
                    {offered.give.iter().map(|&seat| view! { <SeatMark seat size=15/> }).collect_view()}
                    {(offered.give.len() == 1).then(|| view! { <span>{stage.name(offered.give[0])}</span> })}
                </span>
            }
            .into_any(),
            _ => view! { <span class="clonk-tab none"></span> }.into_any(),
        };
        view! { <span class="clonk-tab-place" aria-hidden="true">{content}</span> }
    }
}

/// How near the Awakening is.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Sleep {
    awake: bool,
    over: bool,
    /// The cards of the draw pile.
    left: u32,
    /// Those of them that lie below the Awakening card, or among which it was shuffled.
    bottom: u32,
    shuffled: bool,
}

impl Sleep {
    fn of(view: &View) -> Sleep {
        let seats = view.players.len().max(1);
        let cards = view.options.components.cards().len();
        let pile = cards.saturating_sub(8 * Shaft::COUNT + 4 * seats);
        Sleep {
            awake: view.awake,
            over: view.phase == Phase::Over,
            left: view.draw_pile,
            bottom: u32::try_from(pile / seats).unwrap_or(u32::MAX),
            shuffled: view.options.awakening == Awakening::Shuffled,
        }
    }

    /// The draws that certainly do not wake it.
    fn safe(self) -> u32 {
        self.left.saturating_sub(self.bottom)
    }
}

/// Where the monster sleeps, and the clock of the game: the draw pile.
#[component]
fn Den(stage: Stage<Clonk>) -> impl IntoView {
    let sleep = Memo::new(move |_| stage.view.with(|view| view.as_ref().map(Sleep::of)));
    let discards = Memo::new(move |_| {
        stage.view.with(|view| view.as_ref().and_then(|view| view.discards.clone()).filter(|cards| !cards.is_empty()))
    });
    view! {
        <div class="clonk-den" data-drop=DISCARDS>
            <div class="clonk-lintel" aria-hidden="true">{move || t("clonk-draw-pile")}</div>
            {move || sleep.get().map(|sleep| {
                let words = match (sleep.awake, sleep.shuffled, sleep.safe()) {
                    (true, ..) if sleep.over => t("clonk-awake-over"),
                    (true, ..) => t("clonk-awake"),
                    (false, true, 0) => t("clonk-may-wake"),
                    (false, true, safe) => tell("clonk-sleeps-shuffled", &[("count", safe.into())]),
                    (false, false, 0) => t("clonk-wakes-next"),
                    (false, false, safe) => tell("clonk-sleeps", &[("count", safe.into())]),
                };
                let number = (!sleep.awake && sleep.safe() > 0).then(|| view! { <em>{sleep.safe()}</em> });
                let share = f64::from(sleep.safe()) / f64::from(sleep.left.max(1)) * 100.0;
                let monster = if sleep.awake { "awake" } else { "asleep" };
                view! {
                    <p class="clonk-clock" class:urgent=sleep.awake || sleep.safe() == 0>{number} <span>{words}</span></p>
                    <div class="clonk-gauge" role="img" aria-label=tell("clonk-pile", &[("left", sleep.left.into()), ("bottom", sleep.bottom.min(sleep.left).into())])>
                        <i style:width=format!("{share:.1}%")></i>
                        {(!sleep.awake).then(|| view! { <span style:left=format!("{share:.1}%")><Sign name="eye"/></span> })}
                    </div>
                    <p class="clonk-deep" aria-hidden="true">{tell("clonk-pile", &[("left", sleep.left.into()), ("bottom", sleep.bottom.min(sleep.left).into())])}</p>
                    <svg class="clonk-monster" class:awake=sleep.awake viewBox="0 0 190 112" aria-hidden="true" inner_html=used(monster)></svg>
                }
            })}
            {move || discards.get().map(super::carts::discards)}
        </div>
    }
}
