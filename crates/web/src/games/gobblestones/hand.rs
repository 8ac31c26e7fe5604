//! What the person at the screen has laid and not confirmed yet, and what a click does to it.

use leptos::prelude::*;
use underhill_catalog::gobblestones::{
    Action, Colour, Cover, Gobblestones, Illegal, MOST, Placement, Square, Tiles, TurnPart, View,
};

use super::sight::block_with;
use crate::games::Stage;

/// Tiles on the board that can still be taken back, and what has been picked for the next one.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Hand {
    /// The tiles laid so far, in the order they were laid.
    pub(super) laid: Vec<(Square, Colour)>,
    /// The tile picked from the rack.
    pub(super) picked: Option<Colour>,
    /// The space that was clicked before a tile was picked.
    pub(super) aim: Option<Square>,
}

impl Hand {
    /// The turn as it is laid. Nothing if it is none at all: two tiles on a space, or more than five.
    pub(super) fn placement(&self) -> Option<Placement> {
        Placement::new(self.laid.iter().copied())
    }

    /// The turn with one more tile.
    pub(super) fn with(&self, square: Square, colour: Colour) -> Option<Placement> {
        Placement::new(self.laid.iter().copied().chain([(square, colour)]))
    }

    /// The tile laid on a space this turn.
    pub(super) fn on(&self, square: Square) -> Option<Colour> {
        self.laid.iter().find(|tile| tile.0 == square).map(|tile| tile.1)
    }

    /// What the spaces covered so far are worth.
    pub(super) fn worth(&self, view: &View) -> i32 {
        self.laid.iter().map(|&(square, _)| value(view, square)).sum()
    }

    /// What is left on a rack without the tiles laid.
    pub(super) fn left(&self, rack: Tiles) -> Tiles {
        let mut left = rack;
        for &(_, colour) in &self.laid {
            left.try_take(colour);
        }
        left
    }
}

/// What covering a space is worth.
pub(super) fn value(view: &View, square: Square) -> i32 {
    view.spaces.get(square).map_or(0, |space| i32::from(space.value))
}

/// The rack of whoever looks, less what they have laid; nothing for bystanders.
pub(super) fn rack_left(stage: Stage<Gobblestones>, view: &View) -> Tiles {
    own_rack(stage, view).map_or(Tiles::NONE, |rack| stage.hand.with(|hand| hand.left(rack)))
}

/// The rack of whoever looks.
pub(super) fn own_rack(stage: Stage<Gobblestones>, view: &View) -> Option<Tiles> {
    let me = stage.me.get()?;
    view.racks.get(me.index())?.tiles
}

/// Whether the person at the screen lays tiles now.
pub(super) fn is_laying(stage: Stage<Gobblestones>, view: &View) -> bool {
    stage.my_turn.get() && view.stage == TurnPart::Placing
}

/// A tile of the rack is clicked.
pub(super) fn pick(stage: Stage<Gobblestones>, colour: Colour) {
    if !stage.my_turn.get_untracked() {
        return;
    }
    stage.refusal.set(None);
    if let Some(square) = stage.hand.with_untracked(|hand| hand.aim) {
        stage.hand.update(|hand| hand.aim = None);
        lay(stage, square, colour);
        return;
    }
    stage.hand.update(|hand| hand.picked = if hand.picked == Some(colour) { None } else { Some(colour) });
}

/// A space of the board is clicked: its tile of this turn is taken back, or the next tile is laid.
pub(super) fn touch(stage: Stage<Gobblestones>, square: Square) {
    let Some(view) = stage.view.get_untracked() else { return };
    if !stage.my_turn.get_untracked() {
        return out_of_turn(stage, &view);
    }
    stage.refusal.set(None);
    let hand = stage.hand.get_untracked();
    if hand.on(square).is_some() {
        return lift(stage, square);
    }
    let left = rack_left(stage, &view);
    let space = view.spaces.get(square).and_then(|space| space.colour);
    let any = Colour::ALL.into_iter().find(|&colour| left.of(colour) > 0);
    let impossible = view.tiles.get(square) != Cover::Nothing || space.is_none() && !view.options.jokers;
    match (hand.picked, space) {
        // The rules say why it cannot be: somebody is to be answered, a tile lies there, or grey stays empty.
        _ if view.stage != TurnPart::Placing || impossible => {
            let tile = Placement::new([(square, any.unwrap_or(Colour::Red))]).unwrap_or(Placement::NONE);
            stage.act(&Action::Place(tile));
        }
        (Some(colour), _) => lay(stage, square, colour),
        (None, Some(colour)) if left.of(colour) > 0 => lay(stage, square, colour),
        (None, Some(colour)) if !view.options.bluff || any.is_none() => lay(stage, square, colour),
        (None, _) => stage.hand.update(|hand| hand.aim = if hand.aim == Some(square) { None } else { Some(square) }),
    }
}

/// Somebody touches the board who is not to decide: the rules say why not.
fn out_of_turn(stage: Stage<Gobblestones>, view: &View) {
    let now = stage.desk.past.get_untracked().is_none();
    // Whoever has sealed an answer waits like everyone.
    let sealed = matches!(view.stage, TurnPart::Answering(_)) && stage.me.get_untracked() != Some(view.turn);
    if now
        && !sealed
        && let Some(Err(illegal)) = stage.check(&Action::Place(Placement::NONE))
    {
        stage.refusal.set(Some(illegal));
    }
}

/// A tile is dragged to a space.
pub(super) fn drop_on(stage: Stage<Gobblestones>, square: Square, colour: Colour) {
    let covered =
        stage.view.with_untracked(|view| view.as_ref().is_none_or(|view| view.tiles.get(square) != Cover::Nothing));
    if covered || stage.hand.with_untracked(|hand| hand.on(square).is_none()) {
        lay(stage, square, colour);
    }
}

/// Lays a tile, unless no further tile could make that allowed.
pub(super) fn lay(stage: Stage<Gobblestones>, square: Square, colour: Colour) {
    let Some(view) = stage.view.get_untracked() else { return };
    let hand = stage.hand.get_untracked();
    if hand.laid.len() == MOST {
        return;
    }
    let Some(trial) = hand.with(square, colour) else { return };
    let refused = match stage.check(&Action::Place(trial)) {
        None => return,
        Some(Ok(())) => None,
        // More tiles can mend these, but neither colour nor block.
        Some(Err(Illegal::Gap { .. } | Illegal::NotAdjacent | Illegal::NotOnCentre)) => {
            unmendable(&view, &hand, square, colour)
        }
        Some(Err(illegal)) => Some(illegal),
    };
    match refused {
        Some(illegal) => stage.refusal.set(Some(illegal)),
        None => {
            stage.refusal.set(None);
            stage.hand.update(|hand| {
                hand.laid.push((square, colour));
                hand.picked = None;
                hand.aim = None;
            });
        }
    }
}

/// What is wrong with a tile on a space whatever else is laid.
fn unmendable(view: &View, hand: &Hand, square: Square, tile: Colour) -> Option<Illegal> {
    let space = view.spaces.get(square).and_then(|space| space.colour);
    match space {
        Some(space) if space != tile && !view.options.bluff => Some(Illegal::WrongColour { square, tile, space }),
        _ => block_with(view, hand, square).map(|block| Illegal::Block { block }),
    }
}

/// Takes the tile on a space back to the rack.
pub(super) fn lift(stage: Stage<Gobblestones>, square: Square) {
    stage.refusal.set(None);
    stage.hand.update(|hand| hand.laid.retain(|tile| tile.0 != square));
}

/// Takes back the last tile.
pub(super) fn take_back(stage: Stage<Gobblestones>) {
    stage.refusal.set(None);
    stage.hand.update(|hand| {
        hand.laid.pop();
        hand.aim = None;
    });
}

/// The turn is as it should be.
pub(super) fn confirm(stage: Stage<Gobblestones>) {
    let placement = stage.hand.with_untracked(Hand::placement);
    stage.act(&Action::Place(placement.unwrap_or(Placement::NONE)));
}
