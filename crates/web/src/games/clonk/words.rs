//! Cards, tasks and what to do, in words.

use leptos::prelude::*;
use underhill_catalog::clonk::{Card, Clonk, Colour, Phase, Source, Tile, Treasure, View};
use underhill_core::Seat;

use super::hand::{Shared, card_at, last_card, offer};
use crate::games::Stage;
use crate::words::{one_of, t, tell};

fn colour_words(colour: Colour) -> String {
    t(&format!("clonk-colour-{colour}"))
}

fn treasure_words(treasure: Treasure) -> String {
    t(&format!("clonk-treasure-{treasure}"))
}

/// A card as it is spoken of: colour, treasure, coins, eyes.
pub(super) fn card_words(card: Card) -> String {
    let look = t(&format!("clonk-look-{}-{}", card.colour, card.treasure));
    tell("clonk-card", &[("look", look.into()), ("coins", card.coins().into()), ("eyes", card.eyes().into())])
}

/// The colour and treasure of a card.
fn look_words(card: Card) -> String {
    t(&format!("clonk-look-{}-{}", card.colour, card.treasure))
}

/// What would match, or what matches.
pub(super) fn match_words(shared: Shared) -> String {
    match (shared.colour.map(colour_words), shared.treasure.map(treasure_words)) {
        (Some(colour), Some(treasure)) => {
            tell("clonk-either", &[("colour", colour.into()), ("treasure", treasure.into())])
        }
        (Some(word), None) | (None, Some(word)) => word,
        (None, None) => String::new(),
    }
}

/// What a task tile asks for, when there are so many.
pub(super) fn tile_words(tile: Tile, count: u32) -> String {
    tell(&format!("clonk-task-{tile}"), &[("count", count.into())])
}

/// What the viewer can do now.
pub(super) fn prompt(stage: Stage<Clonk>) -> String {
    // Whoever is behind the curtain reads it, too.
    let reader = stage.me.get().or_else(|| stage.desk.curtain.get());
    let (Some(view), Some(me)) = (stage.view.get(), reader) else { return String::new() };
    let picked = stage.hand.get();
    let held = picked.and_then(|source| card_at(&view, source));
    let named = |id: &str, card: Card| tell(id, &[("card", look_words(card).into())]);
    match (view.phase, held) {
        (Phase::Choose, _) => t("clonk-prompt-choose"),
        (Phase::Bank, None) => t("clonk-prompt-bank"),
        (Phase::Bank, Some(card)) => named("clonk-prompt-bank-it", card),
        (Phase::Backfill, None) => t("clonk-prompt-backfill"),
        (Phase::Backfill, Some(card)) => named("clonk-prompt-backfill-it", card),
        (Phase::Discard, None) => {
            let count = view.players.get(me.index()).map_or(0, |player| player.hand_size);
            tell("clonk-prompt-discard", &[("count", count.into())])
        }
        (Phase::Discard, Some(card)) => named("clonk-prompt-discard-it", card),
        (Phase::Dig, None) => digging(&view, me),
        (Phase::Dig, Some(card)) => picked.map_or_else(String::new, |source| with_picked(stage, source, card)),
        _ => String::new(),
    }
}

fn digging(view: &View, me: Seat) -> String {
    let Some(player) = view.players.get(me.index()) else { return String::new() };
    match last_card(player) {
        Some(_) if player.gallery.len() == 4 => t("clonk-prompt-full"),
        Some(card) => {
            let both = Shared { colour: Some(card.colour), treasure: Some(card.treasure) };
            let number = (player.gallery.len() + 1).into();
            tell("clonk-prompt-dig", &[("match", match_words(both).into()), ("number", number)])
        }
        None => String::new(),
    }
}

fn with_picked(stage: Stage<Clonk>, source: Source, card: Card) -> String {
    let offered = offer(stage, source);
    let names: Vec<String> = offered.give.iter().map(|&seat| stage.name(seat)).collect();
    let args = &[("card", look_words(card).into()), ("names", one_of(&names).into())];
    tell(
        match (offered.dig.is_some(), names.is_empty()) {
            (true, true) => "clonk-prompt-dig-it",
            (true, false) => "clonk-prompt-dig-or-give",
            (false, false) => "clonk-prompt-give-it",
            (false, true) => "clonk-prompt-no-use",
        },
        args,
    )
}
