//! What can be done with a card, and what a click on something means.

use leptos::prelude::*;
use underhill_catalog::clonk::{
    Action, Card, Clonk, Colour, Illegal, Phase, PlayerView, Shaft, Source, Tile, Treasure, View,
};
use underhill_core::Seat;
use underhill_table::Phase as TablePhase;

use crate::games::Stage;

/// What a Kablooey card is called that is dragged; other cards are called by where they come from.
pub(super) const KABLOOEY: &str = "kablooey";
/// Places where a card can be dropped, besides shafts and players.
pub(super) const CART: &str = "cart";
pub(super) const GALLERY: &str = "gallery";
pub(super) const DISCARDS: &str = "discards";

/// What two cards have in common.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Shared {
    pub(super) colour: Option<Colour>,
    pub(super) treasure: Option<Treasure>,
}

impl Shared {
    /// What they share; none if they do not match.
    pub(super) fn between(one: Card, other: Card) -> Option<Shared> {
        if !one.matches(other) {
            return None;
        }
        let colour = Some(one.colour).filter(|&colour| colour == other.colour);
        let treasure = Some(one.treasure).filter(|&treasure| treasure == other.treasure);
        Some(Shared { colour, treasure })
    }
}

/// What a card that the viewer could take is good for, now.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Offer {
    /// It can be dug; this is what it shares with the last card.
    pub(super) dig: Option<Shared>,
    /// These players can be given it.
    pub(super) give: Vec<Seat>,
    /// It can go where this phase wants a card to go: into the cart, on a shaft, on the discard pile.
    pub(super) free: bool,
}

impl Offer {
    /// Whether the card is raised.
    pub(super) fn is_playable(&self) -> bool {
        self.dig.is_some() || self.free
    }

    /// Whether nothing at all can be done with the card.
    pub(super) fn is_useless(&self) -> bool {
        !self.is_playable() && self.give.is_empty()
    }
}

/// The card that the next one in a player's gallery has to match.
pub(super) fn last_card(player: &PlayerView) -> Option<Card> {
    player.gallery.last().copied().or(player.cart_top)
}

/// The task tiles of a player that the viewer knows, the open one first, and whether each lies open.
pub(super) fn tasks(player: &PlayerView) -> Vec<(Tile, bool)> {
    use underhill_catalog::clonk::Side;
    let colour = player.colour.map(|colour| (Tile::Colour(colour), player.open == Some(Side::Colour)));
    let treasure = player.treasure.map(|treasure| (Tile::Treasure(treasure), player.open == Some(Side::Treasure)));
    let mut tiles: Vec<_> = colour.into_iter().chain(treasure).collect();
    tiles.sort_by_key(|&(_, open)| !open);
    tiles
}

/// The card that a source gives.
pub(super) fn card_at(view: &View, source: Source) -> Option<Card> {
    match source {
        Source::Hand(card) => Some(card),
        Source::Shaft(shaft) => *view.shafts.get(shaft.index())?.0.last()?,
    }
}

/// What the viewer could do with the card of a source.
pub(super) fn offer(stage: Stage<Clonk>, source: Source) -> Offer {
    if !stage.my_turn.get() {
        return Offer::default();
    }
    stage.view.with(|view| {
        let Some(view) = view else { return Offer::default() };
        let (Some(me), Some(card)) = (stage.me.get(), card_at(view, source)) else { return Offer::default() };
        match (view.phase, source) {
            (Phase::Dig, _) => {
                let last = view.players.get(me.index()).and_then(last_card);
                let dig = last.and_then(|last| Shared::between(card, last));
                Offer {
                    dig: dig.filter(|_| stage.may(&Action::Dig(source))),
                    give: others(view, me).filter(|&seat| stage.may(&Action::Gift(seat, source))).collect(),
                    free: false,
                }
            }
            (Phase::Bank | Phase::Backfill | Phase::Discard, Source::Hand(_)) => {
                Offer { free: true, ..Offer::default() }
            }
            _ => Offer::default(),
        }
    })
}

/// Everybody but one.
pub(super) fn others(view: &View, me: Seat) -> impl Iterator<Item = Seat> {
    Seat::first(view.players.len()).filter(move |&seat| seat != me)
}

/// Whether a card can be laid on this shaft now.
pub(super) fn takes_backfill(stage: Stage<Clonk>, shaft: Shaft) -> bool {
    match stage.hand.get() {
        Some(Source::Hand(card)) => stage.may(&Action::Backfill(card, shaft)),
        _ => false,
    }
}

/// What a second click on a picked card does; none if it only puts the card back.
pub(super) fn usual(phase: Phase, source: Source) -> Option<Action> {
    match (phase, source) {
        (Phase::Bank, Source::Hand(card)) => Some(Action::Bank(card)),
        (Phase::Discard, Source::Hand(card)) => Some(Action::Discard(card)),
        (Phase::Backfill, Source::Hand(_)) => None,
        _ => Some(Action::Dig(source)),
    }
}

/// A card in hand is clicked.
pub(super) fn click_hand(stage: Stage<Clonk>, card: Card) {
    let source = Source::Hand(card);
    if is_asked(stage, &Action::Dig(source)) {
        pick_or_play(stage, source);
    }
}

/// A shaft is clicked.
pub(super) fn click_shaft(stage: Stage<Clonk>, shaft: Shaft) {
    let source = Source::Shaft(shaft);
    let digging = Action::Dig(source);
    if !is_asked(stage, &digging) {
        return;
    }
    let Some((phase, empty)) =
        stage.view.with_untracked(|view| view.as_ref().map(|view| (view.phase, card_at(view, source).is_none())))
    else {
        return;
    };
    match (phase, stage.hand.get_untracked()) {
        (Phase::Backfill | Phase::Discard, Some(Source::Hand(card))) => stage.act(&Action::Backfill(card, shaft)),
        (Phase::Dig, _) if !empty => pick_or_play(stage, source),
        _ => stage.act(&digging),
    }
}

/// The next space of one's own gallery is clicked.
pub(super) fn click_space(stage: Stage<Clonk>) {
    if let Some(source) = stage.hand.get_untracked()
        && is_asked(stage, &Action::Dig(source))
    {
        stage.act(&Action::Dig(source));
    }
}

/// Another player's gallery is clicked.
pub(super) fn click_gallery(stage: Stage<Clonk>, seat: Seat) {
    if let Some(source) = stage.hand.get_untracked()
        && is_asked(stage, &Action::Gift(seat, source))
    {
        stage.act(&Action::Gift(seat, source));
    }
}

/// By which name the card of a source can be dragged now, if it can.
pub(super) fn dragged_as(stage: Stage<Clonk>, source: Source) -> Option<String> {
    let phase = stage.view.with(|view| view.as_ref().map(|view| view.phase)).filter(|_| stage.my_turn.get())?;
    let movable = match source {
        Source::Shaft(_) => phase == Phase::Dig,
        Source::Hand(_) => matches!(phase, Phase::Bank | Phase::Dig | Phase::Backfill | Phase::Discard),
    };
    movable.then(|| source.to_string())
}

/// A card is dropped somewhere.
pub(super) fn set_down(stage: Stage<Clonk>, thing: &str, place: &str) {
    if let Some(action) = stage.me.get_untracked().and_then(|me| dropped(me, thing, place)) {
        stage.act(&action);
    }
}

/// What it would be to drop a card there.
fn dropped(me: Seat, thing: &str, place: &str) -> Option<Action> {
    // A button that does something with this card takes it.
    if let Ok(action) = place.parse()
        && place.split(' ').any(|word| word == thing)
    {
        return Some(action);
    }
    if thing == KABLOOEY {
        return place.parse().ok().map(Action::Blast);
    }
    let source: Source = thing.parse().ok()?;
    let player = place.strip_prefix("seat-").and_then(|seat| seat.parse().ok());
    match (place, source) {
        (GALLERY, _) => Some(Action::Dig(source)),
        (CART, Source::Hand(card)) => Some(Action::Bank(card)),
        (DISCARDS, Source::Hand(card)) => Some(Action::Discard(card)),
        _ if player == Some(me) => Some(Action::Dig(source)),
        _ if player.is_some() => player.map(|to| Action::Gift(to, source)),
        (_, Source::Hand(card)) => place.parse().ok().map(|shaft| Action::Backfill(card, shaft)),
        _ => None,
    }
}

/// Whether the viewer is to decide. If not, the rules say what is wrong with what was tried.
fn is_asked(stage: Stage<Clonk>, tried: &Action) -> bool {
    let asked = stage.my_turn.get_untracked();
    let now = stage.desk.past.get_untracked().is_none() && stage.desk.phase() == TablePhase::Playing;
    if !asked
        && now
        && let Some(Err(illegal)) = stage.check(tried)
    {
        stage.refusal.set(Some(illegal));
    }
    asked
}

/// Picks a card up; one that is picked is played.
fn pick_or_play(stage: Stage<Clonk>, source: Source) {
    let phase = stage.view.with_untracked(|view| view.as_ref().map(|view| view.phase));
    let picked = stage.hand.get_untracked() == Some(source);
    match phase.filter(|_| picked).and_then(|phase| usual(phase, source)) {
        Some(action) => stage.act(&action),
        None => {
            stage.refusal.set(None);
            stage.hand.set((!picked).then_some(source));
        }
    }
}

/// What the tab above a picked card says when what was tried with it is not allowed.
pub(super) fn refusal_tab(stage: Stage<Clonk>, source: Source) -> Option<&'static str> {
    let picked = stage.hand.get() == Some(source);
    let refusal = stage.refusal.get().filter(|_| picked)?;
    Some(match refusal {
        Illegal::DoesNotMatch { .. } | Illegal::GiftDoesNotMatch { .. } => "clonk-tab-no",
        _ => "clonk-tab-not-now",
    })
}
