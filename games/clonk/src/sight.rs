use underhill_core::{Game, Memory, Seat, Viewer};

use crate::components::Cards;
use crate::state::Miner;
use crate::view::Insight;
use crate::{Card, Clonk, Colour, Phase, Shaft, Side, Treasure, Treasury};

/// What one viewer may know of a game, read where it lies (CLK-R10). A [`View`](crate::View) is the same written down.
#[derive(Copy, Clone)]
pub struct Sight<'g> {
    game: &'g Clonk,
    viewer: Viewer,
    memory: Memory,
}

/// What a viewer may know of one player.
#[derive(Copy, Clone)]
pub struct PlayerSight<'g> {
    treasury: &'g Treasury,
    miner: &'g Miner,
    insight: Insight,
}

/// Cards that somebody may look at, whose order does not matter to anyone.
#[derive(Copy, Clone)]
pub struct Pile<'g> {
    treasury: &'g Treasury,
    cards: Cards,
}

impl Clonk {
    /// What a viewer may know, without writing it down.
    #[inline]
    pub fn sight(&self, viewer: Viewer, memory: Memory) -> Sight<'_> {
        Sight { game: self, viewer, memory }
    }

    /// Whose turn it is, once the first has begun and until the last is over.
    #[inline]
    pub(crate) fn turn(&self) -> Option<Seat> {
        match self.phase {
            Phase::Tasks { .. } | Phase::Choose | Phase::Shafts | Phase::Hands | Phase::Over => None,
            _ => Some(self.active),
        }
    }
}

impl<'g> Sight<'g> {
    /// The viewer: a seat in play, or a spectator.
    #[inline]
    pub fn viewer(self) -> Viewer {
        self.viewer
    }

    /// How many play.
    #[inline]
    pub fn seats(self) -> usize {
        self.game.seats()
    }

    /// What is being done.
    #[inline]
    pub fn phase(self) -> Phase {
        self.game.phase
    }

    /// Whose turn it is, once the first has begun and until the last is over.
    #[inline]
    pub fn turn(self) -> Option<Seat> {
        self.game.turn()
    }

    /// How many turns have been completed.
    #[inline]
    pub fn turns(self) -> u32 {
        self.game.turns
    }

    /// Whether the Awakening card has come up.
    #[inline]
    pub fn awake(self) -> bool {
        self.game.awake
    }

    /// Whether this turn's gift has been given.
    #[inline]
    pub fn gift_used(self) -> bool {
        self.game.gifted
    }

    /// Whether a Kablooey card has been spent this turn.
    #[inline]
    pub fn blast_used(self) -> bool {
        self.game.blasted
    }

    /// The cards of a shaft, bottom first; none for those face down.
    #[inline]
    pub fn shaft(self, shaft: Shaft) -> impl DoubleEndedIterator<Item = Option<Card>> + ExactSizeIterator {
        let treasury = self.game.treasury();
        self.game.shafts.cards(shaft).iter().map(|&id| treasury.known(id))
    }

    /// How many treasure cards the draw pile has.
    #[inline]
    pub fn draw_pile(self) -> u32 {
        self.game.draw_pile()
    }

    /// How many Snore cards nobody has taken.
    #[inline]
    pub fn snore_pile(self) -> u8 {
        self.game.snores_left
    }

    /// How many Kablooey cards nobody has.
    #[inline]
    pub fn kablooey_pile(self) -> u8 {
        self.game.kablooeys_left
    }

    /// The discard pile, for those who remember it.
    #[inline]
    pub fn discards(self) -> Option<Pile<'g>> {
        let known = self.game.phase == Phase::Over || self.memory == Memory::Perfect;
        known.then_some(Pile { treasury: self.game.treasury(), cards: self.game.discards })
    }

    /// What there is to know of a player.
    #[inline]
    pub fn player(self, seat: Seat) -> PlayerSight<'g> {
        let insight = Insight::new(self.viewer, self.memory, self.game.phase, seat);
        PlayerSight { treasury: self.game.treasury(), miner: self.game.miner(seat), insight }
    }
}

impl<'g> PlayerSight<'g> {
    /// Which task tile lies open.
    #[inline]
    pub fn open(self) -> Option<Side> {
        self.miner.open
    }

    /// The colour task, if the viewer knows it.
    #[inline]
    pub fn colour(self) -> Option<Colour> {
        self.miner.colour.filter(|_| self.knows(Side::Colour))
    }

    /// The treasure task, if the viewer knows it.
    #[inline]
    pub fn treasure(self) -> Option<Treasure> {
        self.miner.treasure.filter(|_| self.knows(Side::Treasure))
    }

    #[inline]
    fn knows(self, side: Side) -> bool {
        self.insight.secrets || self.miner.open == Some(side)
    }

    /// How many cards they hold.
    #[inline]
    pub fn hand_size(self) -> u32 {
        self.miner.hand.len()
    }

    /// Which, if the viewer knows.
    #[inline]
    pub fn hand(self) -> Option<Pile<'g>> {
        self.insight.secrets.then_some(self.pile(self.miner.hand))
    }

    /// The cards in their gallery, from the left.
    #[inline]
    pub fn gallery(self) -> impl Iterator<Item = Card> {
        self.miner.gallery().iter().map(move |&id| self.treasury.card(id))
    }

    /// The top card of their cart.
    #[inline]
    pub fn cart_top(self) -> Option<Card> {
        self.treasury.known(self.miner.top)
    }

    /// All treasure cards in their cart, the top one among them, if the viewer knows.
    #[inline]
    pub fn cart(self) -> Option<Pile<'g>> {
        self.insight.cart.then_some(self.pile(self.miner.cart))
    }

    /// The Snore cards in their cart, if the viewer knows.
    #[inline]
    pub fn snores(self) -> Option<u8> {
        self.insight.cart.then_some(self.miner.snores)
    }

    /// The Kablooey cards they have.
    #[inline]
    pub fn kablooeys(self) -> u8 {
        self.miner.kablooeys
    }

    #[inline]
    fn pile(self, cards: Cards) -> Pile<'g> {
        Pile { treasury: self.treasury, cards }
    }
}

impl<'g> Pile<'g> {
    /// How many there are.
    #[inline]
    pub fn len(self) -> usize {
        self.cards.len() as usize
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.cards.is_empty()
    }

    /// All of them, sorted.
    #[inline]
    pub fn cards(self) -> impl Iterator<Item = Card> + 'g {
        self.cards.iter().map(|id| self.treasury.card(id))
    }

    /// How many have this colour.
    #[inline]
    pub fn of_colour(self, colour: Colour) -> u32 {
        self.treasury.of_colour(self.cards, colour)
    }

    /// How many show this treasure.
    #[inline]
    pub fn of_treasure(self, treasure: Treasure) -> u32 {
        self.treasury.of_treasure(self.cards, treasure)
    }

    /// The coins on all of them.
    #[inline]
    pub fn coins(self) -> u32 {
        self.treasury.coins(self.cards)
    }

    /// The eyes on all of them.
    #[inline]
    pub fn eyes(self) -> u32 {
        self.treasury.eyes(self.cards)
    }
}
