//! What lies in front of the viewer: the cart, the gallery with its four spaces, the hand.

use leptos::prelude::*;
use underhill_catalog::clonk::{Action, Card, Clonk, Phase, PlayerView, Source};

use super::board::Tab;
use super::carts::{CartView, cart_id};
use super::hand::{CART, GALLERY, Offer, Shared, click_hand, click_space, dragged_as, last_card, offer, refusal_tab};
use super::happened::Last;
use super::keys::{Rover, Row, Spot};
use super::pictures::{CardPicture, Sign, crystal, silhouette};
use super::words::{card_words, match_words};
use crate::games::Stage;
use crate::words::{t, tell};

/// What one's own side shows of the view.
fn mine<T>(stage: Stage<Clonk>, look: impl FnOnce(&PlayerView) -> T) -> Option<T> {
    let me = stage.me.get()?;
    stage.view.with(|view| view.as_ref().and_then(|view| view.players.get(me.index())).map(look))
}

#[component]
pub(super) fn Own(stage: Stage<Clonk>, rover: Rover, last: Memo<Last>) -> impl IntoView {
    let hand = Memo::new(move |_| mine(stage, |me| me.hand.clone().unwrap_or_default()).unwrap_or_default());
    view! {
        <section class="clonk-own" aria-label=move || t("clonk-own")>
            <div class="clonk-chain" data-drop=GALLERY role="group" aria-label=move || t("clonk-own-gallery")>
                <p class="clonk-caption" aria-hidden="true">{move || t("clonk-spaces")}</p>
                <Cart stage rover last/>
                {(0..4).map(|place| view! { <Space stage place rover last/> }).collect_view()}
            </div>
            <div class="clonk-hand" role="group" aria-label=move || tell("clonk-own-hand", &[("count", hand.with(Vec::len).into())])
                style:--cards=move || hand.with(Vec::len).max(5).to_string()>
                <p class="clonk-caption" aria-hidden="true">{move || tell("clonk-own-hand", &[("count", hand.with(Vec::len).into())])}</p>
                {move || hand.get().into_iter().enumerate().map(|(place, card)| view! { <Held stage card place rover last/> }).collect_view()}
            </div>
        </section>
    }
}

/// The cart: the first card goes here; later a click looks through it.
#[component]
fn Cart(stage: Stage<Clonk>, rover: Rover, last: Memo<Last>) -> impl IntoView {
    let top = Memo::new(move |_| mine(stage, |me| (me.cart_top, me.cart.as_ref().map_or(0, Vec::len))));
    let banking = Memo::new(move |_| match stage.hand.get() {
        Some(Source::Hand(card)) => stage.may(&Action::Bank(card)),
        _ => false,
    });
    let bank = move |_| {
        if let Some(Source::Hand(card)) = stage.hand.get_untracked() {
            stage.act(&Action::Bank(card));
        }
    };
    let spot = Spot { row: Row::Gallery, place: 0 };
    let moved = move || last.with(|last| last.cart.is_some() && last.cart == stage.me.get());
    view! {
        <div class="clonk-cartbox" data-drop=CART>
            {move || match top.get() {
                Some((Some(card), count)) => view! {
                    <button class="clonk-card" id=spot.id() tabindex=move || rover.tab(spot)
                        popovertarget=stage.me.get().map(cart_id)
                        aria-label=tell("clonk-own-cart", &[("count", count.into()), ("card", card_words(card).into())])
                        on:keydown=move |event| rover.step(&event, spot)>
                        <span class=move || if moved() { "clonk-laid" } else { "" }><CardPicture of=card/></span>
                        <span class="clonk-wagon"><Sign name="cart"/>{tell("clonk-cart", &[("count", count.into())])}</span>
                    </button>
                }.into_any(),
                _ => view! {
                    <button class="clonk-card" id=spot.id() tabindex=move || rover.tab(spot)
                        class:target=move || banking.get()
                        on:click=bank on:keydown=move |event| rover.step(&event, spot)>
                        <span class="clonk-hole next"><span>{t("clonk-cart-wants")}</span></span>
                        <span class="clonk-wagon"><Sign name="cart"/>{tell("clonk-cart", &[("count", 0.into())])}</span>
                        <span class="unseen">{t("clonk-own-cart-empty")}</span>
                    </button>
                }.into_any(),
            }}
            {move || stage.me.get().map(|seat| view! { <CartView stage seat/> })}
        </div>
    }
}

/// What one of the four spaces shows.
#[derive(Clone, PartialEq)]
enum SpaceShows {
    /// A card, and what joins it to the one before.
    Card(Card, Option<Shared>),
    /// The space that is filled next, and the card to match.
    Next(Option<Card>),
    Empty,
}

#[component]
fn Space(stage: Stage<Clonk>, place: usize, rover: Rover, last: Memo<Last>) -> impl IntoView {
    let shows = Memo::new(move |_| {
        mine(stage, |me| match me.gallery.get(place) {
            Some(&card) => {
                let before = if place == 0 { me.cart_top } else { me.gallery.get(place - 1).copied() };
                SpaceShows::Card(card, before.and_then(|before| Shared::between(card, before)))
            }
            None if me.gallery.len() == place => SpaceShows::Next(last_card(me)),
            None => SpaceShows::Empty,
        })
        .unwrap_or(SpaceShows::Empty)
    });
    let rightmost = move || mine(stage, |me| me.gallery.len()) == Some(place + 1);
    let new =
        Memo::new(move |_| rightmost() && last.with(|last| last.gallery.is_some() && last.gallery == stage.me.get()));
    let marked = Memo::new(move |_| {
        rightmost() && stage.me.get().is_some_and(|me| last.with(|last| last.galleries.contains(&me)))
    });
    let target = Memo::new(move |_| stage.hand.get().is_some_and(|source| stage.may(&Action::Dig(source))));
    let taken = move || matches!(shows.get(), SpaceShows::Card(..));
    view! {
        <div class="clonk-space">
            {move || match shows.get() {
                SpaceShows::Card(card, shared) => view! {
                    <div class="clonk-lying" class:last=move || marked.get() role="img" aria-label=tell("clonk-space-card", &[("number", (place + 1).into()), ("card", card_words(card).into())])>
                        {shared.map(|shared| view! { <Link shared/> })}
                        <span class=if new.get() { "clonk-laid" } else { "" }><CardPicture of=card/></span>
                    </div>
                }.into_any(),
                SpaceShows::Next(wanted) => {
                    let spot = Spot { row: Row::Gallery, place: 1 };
                    view! {
                        <button class="clonk-card" id=spot.id() tabindex=move || rover.tab(spot)
                            class:target=move || target.get()
                            aria-label=next_words(place, wanted)
                            on:click=move |_| click_space(stage)
                            on:keydown=move |event| rover.step(&event, spot)>
                            <span class="clonk-hole" class:next=wanted.is_some()>
                                {wanted.is_none().then(|| view! { <span>{place + 1}</span> })}
                                {wanted.map(|card| view! {
                                    <Sign name=crystal(card.colour)/><span>{t("clonk-or")}</span><Sign name=silhouette(card.treasure)/>
                                })}
                            </span>
                        </button>
                    }.into_any()
                }
                SpaceShows::Empty => view! { <div class="clonk-lying"><span class="clonk-hole"><span>{place + 1}</span></span></div> }.into_any(),
            }}
            <Earning place taken=Signal::derive(taken)/>
        </div>
    }
}

fn next_words(place: usize, wanted: Option<Card>) -> String {
    let number = ("number", (place + 1).into());
    match wanted {
        Some(card) => {
            let both = Shared { colour: Some(card.colour), treasure: Some(card.treasure) };
            tell("clonk-space-next", &[number, ("match", match_words(both).into())])
        }
        None => tell("clonk-space-first", &[number]),
    }
}

/// What joins two cards of a chain.
#[component]
fn Link(shared: Shared) -> impl IntoView {
    view! {
        <span class="clonk-link" class:both=shared.colour.is_some() && shared.treasure.is_some()>
            {shared.colour.map(|colour| view! { <Sign name=crystal(colour)/> })}
            {shared.treasure.map(|treasure| view! { <Sign name=silhouette(treasure)/> })}
        </span>
    }
}

/// What a space earns if it stays empty.
#[component]
fn Earning(place: usize, taken: Signal<bool>) -> impl IntoView {
    let (sign, id) = match place {
        0 => ("snore", "clonk-earns-snore"),
        1 => ("bomb", "clonk-earns-kablooey"),
        _ => ("plus", "clonk-earns-card"),
    };
    view! {
        <div class="clonk-earning" class:lost=move || taken.get()>
            <Sign name=sign/>
            <span>{move || t(id)}</span>
            <span class="unseen">{move || t(if taken.get() { "clonk-earns-no-more" } else { "clonk-earns-if-empty" })}</span>
        </div>
    }
}

/// A card in hand.
#[component]
fn Held(stage: Stage<Clonk>, card: Card, place: usize, rover: Rover, last: Memo<Last>) -> impl IntoView {
    let source = Source::Hand(card);
    let offered = Memo::new(move |_| offer(stage, source));
    let picked = Memo::new(move |_| stage.hand.get() == Some(source));
    let refused = Memo::new(move |_| refusal_tab(stage, source));
    let digging =
        Memo::new(move |_| stage.view.with(|view| view.as_ref().is_some_and(|view| view.phase == Phase::Dig)));
    let spot = Spot { row: Row::Hand, place };
    let label = move || {
        let mut text = tell("clonk-held", &[("number", (place + 1).into()), ("card", card_words(card).into())]);
        let offered = offered.get();
        if let Some(shared) = offered.dig {
            text.push_str(". ");
            text.push_str(&tell("clonk-fits", &[("match", match_words(shared).into())]));
        }
        for seat in offered.give {
            text.push_str(". ");
            text.push_str(&tell("clonk-fits-gift", &[("name", stage.name(seat).into())]));
        }
        text
    };
    let drawn = last.with_untracked(|last| last.drawn.contains(&card));
    view! {
        <div class="clonk-held" class:digging=move || digging.get()>
            <Tab stage offered refused/>
            <button class="clonk-card" id=spot.id() data-held=card.to_string() tabindex=move || rover.tab(spot)
                class:playable=move || offered.with(|offered| offered.dig.is_some())
                class:free=move || offered.with(|offered: &Offer| offered.free)
                class:picked=move || picked.get() class:useless=move || offered.with(Offer::is_useless)
                class:mismatch=move || refused.get().is_some()
                aria-label=label aria-pressed=move || picked.get().to_string()
                data-drag=move || dragged_as(stage, source) on:click=move |_| click_hand(stage, card)
                on:keydown=move |event| rover.step(&event, spot)>
                <span class=if drawn { "clonk-drawn" } else { "" }><CardPicture of=card/></span>
            </button>
        </div>
    }
}
