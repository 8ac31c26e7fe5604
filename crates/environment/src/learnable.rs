use std::fmt::Debug;

use underhill_core::{ArrayVec, Game, Memory, Seat, Viewer};

use crate::{Ids, Part, Writer};

/// The most ids that one action is chosen by.
pub const MOST_IDS: usize = 6;

/// What choosing an id means.
#[derive(Clone, Debug, PartialEq)]
pub enum Chosen<G: Learnable> {
    /// This is what the player does.
    Action(G::Action),
    /// The player has begun to say what they do, and goes on.
    Draft(G::Draft),
}

/// A game as programs learn it: every action has a number, and what a player sees is a row of numbers.
///
/// An id never changes its meaning, whatever the number of players and the options; `golden/action-ids.txt` holds them
/// all. Most actions are one id. Where a game has too many of them, one action is several ids, chosen one after the
/// other by the same player: a [draft](Learnable::Draft) is what is chosen so far, and nobody else sees it.
///
/// An observation is written from what one viewer may know and from nothing else, so that it cannot show what is hidden:
/// from their [view](Game::View), or from something that reads a game as that view shows it.
/// Everything in it is told from where the viewer sits: they come first, then the seat to their left, and so on.
pub trait Learnable: Game {
    /// How many ids there are with any options.
    const ACTIONS: usize;

    /// A set of ids.
    type Ids: Ids;

    /// What a player has chosen so far of an action that is more than one id.
    type Draft: Clone + Default + PartialEq + Debug + Send + Sync + 'static;

    /// How many ids there are with these options: all below that number.
    fn actions(_options: &Self::Options) -> usize {
        Self::ACTIONS
    }

    /// What an id means, in a few words.
    fn meaning(id: usize) -> String;

    /// The parts of an observation, in their order, for a game with these seats and options.
    fn parts(&self) -> Vec<Part>;

    /// What an observation is written from: a view, or what reads a game as a view shows it.
    type Sight<'g>;

    /// What a viewer may know. A view that was made for an older one is kept, and may be written over.
    fn sight<'g>(&'g self, viewer: Viewer, memory: Memory, kept: &'g mut Option<Self::View>) -> Self::Sight<'g>;

    /// Writes what a viewer may know, and what they have drafted if they are the one who decides.
    fn observe(sight: Self::Sight<'_>, draft: Option<&Self::Draft>, out: &mut Writer<'_>);

    /// The ids that a seat may choose from now. `ids` is empty before.
    fn legal_ids(&self, seat: Seat, draft: &Self::Draft, ids: &mut Self::Ids);

    /// What a legal id means now.
    fn choose(&self, seat: Seat, draft: &Self::Draft, id: usize) -> Chosen<Self>;

    /// The ids by which a legal action is chosen, one after the other.
    fn ids_of(&self, seat: Seat, action: &Self::Action) -> ArrayVec<usize, MOST_IDS>;

    /// The ids that a draft was chosen by.
    fn draft_ids(_draft: &Self::Draft) -> ArrayVec<usize, MOST_IDS> {
        ArrayVec::new()
    }

    /// A draft in notation; nothing if it is empty.
    fn draft_notation(_draft: &Self::Draft) -> String {
        String::new()
    }
}

/// A view, put in the place of an older one if there is one: making room for each anew would take longer than playing.
#[inline]
pub(crate) fn kept_view<'v, G: Game>(
    game: &G,
    viewer: Viewer,
    memory: Memory,
    kept: &'v mut Option<G::View>,
) -> &'v G::View {
    match kept {
        Some(view) => {
            game.view_into(viewer, memory, view);
            view
        }
        None => kept.insert(game.view(viewer, memory)),
    }
}
