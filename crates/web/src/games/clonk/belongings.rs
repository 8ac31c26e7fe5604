//! A player's panel: tasks, cards in hand, Kablooey cards; for the others their gallery and the top of their cart.

use leptos::prelude::*;
use underhill_catalog::clonk::{Action, Card, Clonk, PlayerView, Shaft, Tile};
use underhill_core::Seat;

use super::carts::{CartView, cart_id};
use super::hand::{KABLOOEY, click_gallery, last_card, tasks};
use super::happened::{Last, remembered};
use super::pictures::{Sign, SmallPicture, crystal, silhouette, used, wanted};
use super::words::{card_words, match_words, tile_words};
use crate::games::Stage;
use crate::words::{t, tell};

#[component]
pub(super) fn Belongings(stage: Stage<Clonk>, seat: Seat) -> impl IntoView {
    let player = Memo::new(move |_| {
        stage.view.with(|view| view.as_ref().and_then(|view| view.players.get(seat.index()).cloned()))
    });
    let last = remembered(stage);
    view! {
        <Show when=move || stage.me.get() == Some(seat) fallback=move || view! { <Theirs stage seat player last/> }>
            <Mine stage player/>
        </Show>
    }
}

/// The viewer's own tasks, with what they bring so far, and Kablooey cards.
#[component]
fn Mine(stage: Stage<Clonk>, player: Memo<Option<PlayerView>>) -> impl IntoView {
    move || {
        let player = player.get()?;
        let cards = brought(&player);
        let rewards = stage.state.with(|state| {
            let treasury = state.as_ref()?.treasury();
            let count = |tile: Tile| cards.iter().filter(|&&card| tile.wants(card)).count() as u32;
            let reward = |tile| {
                let count = count(tile);
                (count, treasury.task_reward(count), treasury.task_reward(count + 1))
            };
            Some((
                tasks(&player).into_iter().map(|(tile, open)| (tile, open, reward(tile))).collect::<Vec<_>>(),
                treasury.kablooey_coins,
            ))
        });
        let (tiles, kablooey_coins) = rewards.unwrap_or_default();
        let coins: u32 = cards.iter().map(|card| u32::from(card.coins())).sum::<u32>()
            + u32::from(player.kablooeys) * u32::from(kablooey_coins);
        let eyes: u32 = cards.iter().map(|card| u32::from(card.eyes())).sum();
        let chosen = player.open.is_some();
        Some(view! {
            <div class="clonk-tasks">
                <p class="clonk-sofar"><Sign name="coin"/><b>{coins}</b><span class="unseen">{tell("clonk-coins", &[("count", coins.into())])}</span><Sign name="eye"/><b>{eyes}</b><span class="unseen">{tell("clonk-eyes", &[("count", eyes.into())])}</span>
                    {player.snores.filter(|&snores| snores > 0).map(|snores| view! { <Sign name="snore"/><b>{snores}</b><span class="unseen">{tell("clonk-snores", &[("count", snores.into())])}</span> })}
                    <small>{t("clonk-so-far")}</small>
                </p>
                {tiles.into_iter().map(|(tile, open, (count, reward, next))| {
                    let id = match (chosen, open) {
                        (false, _) => "clonk-task-drawn",
                        (true, true) => "clonk-task-open",
                        (true, false) => "clonk-task-secret",
                    };
                    view! {
                        <div class="clonk-tile" class:secret=chosen && !open>
                            <Sign name=wanted(tile)/>
                            <span><b>{count} " " {tile_words(tile, count)}</b><small>{tell(id, &[("reward", reward.into())])}<span class="wide">{tell("clonk-task-next", &[("next", next.into())])}</span></small></span>
                        </div>
                    }
                }).collect_view()}
                <div class="clonk-tile kab" data-drag=move || may_blast(stage).then_some(KABLOOEY)>
                    <svg class="clonk-kablooey" viewBox="0 0 60 79" aria-hidden="true" inner_html=used("kab")></svg>
                    <span><b>"× " {player.kablooeys}</b><small>{t("clonk-kablooeys")}</small></span>
                </div>
            </div>
        })
    }
}

/// Whether a Kablooey card can be dragged to a shaft now.
fn may_blast(stage: Stage<Clonk>) -> bool {
    Shaft::ALL.into_iter().any(|shaft| stage.may(&Action::Blast(shaft)))
}

/// The treasure cards in a player's cart and gallery, as far as the viewer knows them.
pub(super) fn brought(player: &PlayerView) -> Vec<Card> {
    player.cart.iter().flatten().chain(&player.gallery).copied().collect()
}

/// What everybody sees of another player.
#[component]
fn Theirs(stage: Stage<Clonk>, seat: Seat, player: Memo<Option<PlayerView>>, last: Memo<Last>) -> impl IntoView {
    let target = Memo::new(move |_| stage.hand.get().is_some_and(|source| stage.may(&Action::Gift(seat, source))));
    let tabbed = move || if stage.hand.get().is_some() { "0" } else { "-1" };
    let label = move || player.get().map_or_else(String::new, |player| gallery_words(stage, seat, &player));
    view! {
        {move || player.get().map(|player| counts(&player))}
        <button class="clonk-gallery" class:target=move || target.get() tabindex=tabbed
            aria-label=label on:click=move |_| click_gallery(stage, seat)>
            {move || player.get().map(|player| {
                let (new, marked) = last.with(|last| (last.gallery == Some(seat), last.galleries.contains(&seat)));
                view! { <Gallery player new marked/> }
            })}
            <span class="clonk-give-tab" aria-hidden="true"><Sign name="gift"/></span>
        </button>
        {move || player.get().and_then(|player| looked_through(stage, seat, &player))}
    }
}

/// Task tiles, cards in hand and Kablooey cards of another player, in one line.
fn counts(player: &PlayerView) -> impl IntoView + use<> {
    let (tiles, hand, kablooeys) = (tasks(player), player.hand_size, player.kablooeys);
    view! {
        <div class="clonk-counts">
            {tiles.into_iter().map(|(tile, open)| {
                let words = tell(if open { "clonk-their-open" } else { "clonk-their-secret" }, &[("task", tile_words(tile, 2).into())]);
                let heard = words.clone();
                view! { <span class="clonk-task" class:secret=!open title=words><Sign name=wanted(tile)/><span class="unseen">{heard}</span></span> }
            }).collect_view()}
            <span title=tell("clonk-their-hand", &[("count", hand.into())])><Sign name="hand"/>{hand}<span class="unseen">{tell("clonk-their-hand", &[("count", hand.into())])}</span></span>
            <span title=tell("clonk-their-kablooeys", &[("count", kablooeys.into())])><Sign name="bomb"/>{kablooeys}<span class="unseen">{tell("clonk-their-kablooeys", &[("count", kablooeys.into())])}</span></span>
        </div>
    }
}

/// The top of the cart and the four spaces, small.
#[component]
fn Gallery(player: PlayerView, new: bool, marked: bool) -> impl IntoView {
    let next = player.gallery.len();
    let wanted = last_card(&player);
    view! {
        <span class="clonk-minis">
            <span class="clonk-mini cart">
                {match player.cart_top {
                    Some(card) => view! { <SmallPicture of=card/> }.into_any(),
                    None => view! { <span class="clonk-slot"></span> }.into_any(),
                }}
                <i></i>
            </span>
            {(0..4).map(|place| match player.gallery.get(place) {
                Some(&card) => {
                    let newest = place + 1 == next;
                    view! { <span class="clonk-mini" class:last=newest && marked><span class=if newest && new { "clonk-laid" } else { "" }><SmallPicture of=card/></span></span> }.into_any()
                }
                None if place == next => view! {
                    <span class="clonk-mini"><span class="clonk-slot">{wanted.map(|card| view! { <Sign name=crystal(card.colour)/><Sign name=silhouette(card.treasure)/> })}</span></span>
                }.into_any(),
                None => view! { <span class="clonk-mini"><span class="clonk-slot"></span></span> }.into_any(),
            }).collect_view()}
        </span>
    }
}

/// What somebody hears who cannot see another player's gallery.
fn gallery_words(stage: Stage<Clonk>, seat: Seat, player: &PlayerView) -> String {
    let cards: Vec<String> = player.gallery.iter().map(|&card| card_words(card)).collect();
    let mut parts = vec![tell("clonk-their-gallery", &[("name", stage.name(seat).into())])];
    parts.push(match player.cart_top {
        Some(card) => tell("clonk-their-cart-top", &[("card", card_words(card).into())]),
        None => t("clonk-their-cart-empty"),
    });
    parts.push(if cards.is_empty() { t("clonk-their-gallery-empty") } else { cards.join("; ") });
    if let Some(card) = last_card(player).filter(|_| player.gallery.len() < 4) {
        let both = super::hand::Shared { colour: Some(card.colour), treasure: Some(card.treasure) };
        parts.push(tell("clonk-their-gallery-takes", &[("match", match_words(both).into())]));
    }
    parts.join(". ")
}

/// A way to look through another's cart, where the table helps to remember, and at the end.
fn looked_through(stage: Stage<Clonk>, seat: Seat, player: &PlayerView) -> Option<impl IntoView + use<>> {
    let count = player.cart.as_ref().map(Vec::len).filter(|&count| count > 0)?;
    Some(view! {
        <button class="clonk-look" popovertarget=cart_id(seat) aria-label=tell("clonk-look-cart", &[("name", stage.name(seat).into()), ("count", count.into())])><Sign name="cart"/>{count}</button>
        <CartView stage seat/>
    })
}
