//! Looking through a cart, or through the discard pile: a small window over the table.

use leptos::prelude::*;
use underhill_catalog::clonk::{Card, Clonk};
use underhill_core::Seat;

use super::hand::tasks;
use super::pictures::{Sign, SmallPicture, wanted};
use super::words::{card_words, tile_words};
use crate::games::Stage;
use crate::icons::{Glyph, Icon};
use crate::words::{t, tell};

/// The window that shows a player's cart.
pub(super) fn cart_id(seat: Seat) -> String {
    format!("clonk-cart-{}", seat.index())
}

/// The cards of a cart, as far as the viewer may know them, with what they come to.
#[component]
pub(super) fn CartView(stage: Stage<Clonk>, seat: Seat) -> impl IntoView {
    let player = Memo::new(move |_| {
        stage.view.with(|view| view.as_ref().and_then(|view| view.players.get(seat.index()).cloned()))
    });
    let title = move || {
        if stage.me.get() == Some(seat) {
            t("clonk-cart-yours")
        } else {
            tell("clonk-cart-theirs", &[("name", stage.name(seat).into())])
        }
    };
    view! {
        <div class="clonk-window" popover="auto" id=cart_id(seat) role="dialog" aria-label=title>
            <header>
                <h2>{title}</h2>
                <button class="quiet" popovertarget=cart_id(seat) popovertargetaction="hide" aria-label=move || t("clonk-close")><Icon of=Glyph::Close/></button>
            </header>
            {move || player.get().and_then(|player| {
                let cards = player.cart.clone()?;
                let coins: u32 = cards.iter().map(|card| u32::from(card.coins())).sum();
                let eyes: u32 = cards.iter().map(|card| u32::from(card.eyes())).sum();
                let snores = player.snores.unwrap_or(0);
                Some(view! {
                    <p class="clonk-sums">
                        <span><Sign name="coin"/>{tell("clonk-coins", &[("count", coins.into())])}</span>
                        <span><Sign name="eye"/>{tell("clonk-eyes", &[("count", eyes.into())])}</span>
                        {(snores > 0).then(|| view! { <span><Sign name="snore"/>{tell("clonk-snores", &[("count", snores.into())])}</span> })}
                        {tasks(&player).into_iter().map(|(tile, _)| {
                            let count = cards.iter().filter(|&&card| tile.wants(card)).count() as u32;
                            view! { <span><Sign name=wanted(tile)/>{count} " " {tile_words(tile, count)}</span> }
                        }).collect_view()}
                    </p>
                    {side_by_side(cards)}
                    <p class="note">{t("clonk-cart-note")}</p>
                })
            })}
        </div>
    }
}

/// The discard pile, where the table helps to remember.
pub(super) fn discards(cards: Vec<Card>) -> impl IntoView {
    let count = cards.len();
    view! {
        <button class="clonk-look" popovertarget="clonk-discards">{tell("clonk-discards", &[("count", count.into())])}</button>
        <div class="clonk-window" popover="auto" id="clonk-discards" role="dialog" aria-label=t("clonk-discards-title")>
            <header>
                <h2>{t("clonk-discards-title")}</h2>
                <button class="quiet" popovertarget="clonk-discards" popovertargetaction="hide" aria-label=t("clonk-close")><Icon of=Glyph::Close/></button>
            </header>
            {side_by_side(cards)}
        </div>
    }
}

/// Small cards side by side.
fn side_by_side(cards: Vec<Card>) -> impl IntoView {
    view! {
        <ul class="clonk-cards">
            {cards.into_iter().map(|card| view! { <li><SmallPicture of=card/><span class="unseen">{card_words(card)}</span></li> }).collect_view()}
        </ul>
    }
}
