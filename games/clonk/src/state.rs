use std::fmt;

use serde::{Deserialize, Serialize};
use underhill_core::{MAX_SEATS, Seat};

use crate::components::{Cards, Id, NOBODY_KNOWS, Shafts};
use crate::stored::Stored;
use crate::{Awakening, Card, Colour, Options, Shaft, Side, Tile, Treasure, Treasury};

/// What a game of Clonk! is waiting for.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Phase {
    /// Task tiles are drawn, for each seat one with a colour and then one with a treasure (CLK-01).
    Tasks {
        /// How many have been drawn.
        drawn: u8,
    },
    /// Everyone chooses at once which of their tiles lies open (CLK-01).
    Choose,
    /// The shafts are laid out (CLK-03).
    Shafts,
    /// The hands are dealt (CLK-04).
    Hands,
    /// Somebody's first turn: a card from hand goes into the cart (CLK-07).
    Bank,
    /// Phase II: digging (CLK-08).
    Dig,
    /// The top card of this shaft is turned up (CLK-13).
    TurnUp(Shaft),
    /// This shaft is built anew (CLK-14).
    Rebuild(Shaft),
    /// Phase III: cards are drawn (CLK-16, CLK-17).
    Draw {
        /// How many are still to be drawn.
        left: u8,
    },
    /// Phase III: a card from hand goes on a shaft (CLK-17).
    Backfill,
    /// Phase III: the hand is reduced to five (CLK-17).
    Discard,
    /// The game is over (CLK-19).
    Over,
}

/// What lies in front of one player, and what they hold.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) struct Miner {
    pub(crate) hand: Cards,
    /// The treasure cards in the cart, the top one among them.
    pub(crate) cart: Cards,
    /// The top card of the cart.
    pub(crate) top: Id,
    /// How many spaces of the gallery are taken.
    pub(crate) placed: u8,
    /// The cards there, from the left; [`NOBODY_KNOWS`] on free spaces.
    pub(crate) gallery: [Id; 4],
    /// The Snore cards in the cart.
    pub(crate) snores: u8,
    pub(crate) kablooeys: u8,
    pub(crate) colour: Option<Colour>,
    pub(crate) treasure: Option<Treasure>,
    /// Which task tile lies open.
    pub(crate) open: Option<Side>,
}

impl Miner {
    pub(crate) const NEW: Miner = Miner {
        hand: Cards::NONE,
        cart: Cards::NONE,
        top: NOBODY_KNOWS,
        placed: 0,
        gallery: [NOBODY_KNOWS; 4],
        snores: 0,
        kablooeys: 0,
        colour: None,
        treasure: None,
        open: None,
    };

    /// The cards in the gallery, from the left.
    #[inline]
    pub(crate) fn gallery(&self) -> &[Id] {
        &self.gallery[..usize::from(self.placed).min(4)]
    }

    /// The card that the next one in the gallery must match (CLK-09, CLK-10); none if there is no card yet (CLK-11).
    /// Snore cards lie under the pile and are never it (CLK-R9).
    #[inline]
    pub(crate) fn last(&self) -> Option<Id> {
        let last = if self.placed == 0 { self.top } else { self.gallery[usize::from(self.placed - 1) & 3] };
        (last != NOBODY_KNOWS).then_some(last)
    }

    #[inline]
    pub(crate) fn place(&mut self, id: Id) {
        self.gallery[usize::from(self.placed) & 3] = id;
        self.placed += 1;
    }

    pub(crate) fn tile(&self, side: Side) -> Option<Tile> {
        match side {
            Side::Colour => self.colour.map(Tile::Colour),
            Side::Treasure => self.treasure.map(Tile::Treasure),
        }
    }
}

/// A game of Clonk!.
///
/// Nobody has seen the cards of the draw pile and those face down in shafts: together they are the cards nobody has
/// seen, and which is which is not decided before somebody looks. Two states are equal when the same cards lie in the
/// same places; the order within a hand, a cart below its top, and the discard pile does not matter to anyone.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Stored", into = "Stored")]
pub struct Clonk {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    /// How many cards the bottom pile has, the one with the Awakening card (CLK-05, CLK-R1).
    pub(crate) bottom: u8,
    pub(crate) phase: Phase,
    /// Whose turn it is; seat 0 during the set-up.
    pub(crate) active: Seat,
    pub(crate) turns: u32,
    /// Whether the Awakening card has come up.
    pub(crate) awake: bool,
    /// Whether this turn's gift has been given (CLK-10).
    pub(crate) gifted: bool,
    /// Whether a Kablooey card has been spent this turn (CLK-R4).
    pub(crate) blasted: bool,
    pub(crate) snores_left: u8,
    pub(crate) kablooeys_left: u8,
    /// The treasure cards that nobody has seen.
    pub(crate) unseen: Cards,
    pub(crate) discards: Cards,
    pub(crate) shafts: Shafts,
    pub(crate) miners: [Miner; MAX_SEATS],
}

impl fmt::Debug for Clonk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Stored::from(self.clone()).fmt(f)
    }
}

impl Clonk {
    /// What is in the box.
    #[inline]
    pub fn treasury(&self) -> &Treasury {
        &self.options.components
    }

    /// What is being done.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// How many cards the draw pile has, the Awakening card not counted.
    #[inline]
    pub fn draw_pile(&self) -> u32 {
        self.unseen.len() - self.shafts.face_down()
    }

    /// Whether the Awakening card has come up.
    pub fn awake(&self) -> bool {
        self.awake
    }

    #[inline]
    pub(crate) fn miner(&self, seat: Seat) -> &Miner {
        &self.miners[seat.index()]
    }

    #[inline]
    pub(crate) fn miners(&self) -> &[Miner] {
        &self.miners[..usize::from(self.seats)]
    }

    /// Whether the next card to come off the draw pile may be the Awakening card without anyone knowing (CLK-R1).
    #[inline]
    pub(crate) fn awakening_may_come(&self) -> bool {
        self.options.awakening == Awakening::Shuffled && !self.awake && self.draw_pile() <= u32::from(self.bottom)
    }
}

/// What lies where, for those who think about a whole state. Such a state is either the real one, which players never
/// see, or one that somebody imagined.
impl Clonk {
    /// Whose turn it is, once the first has begun.
    #[inline]
    pub fn active(&self) -> Seat {
        self.active
    }

    /// The cards in a hand, sorted.
    #[inline]
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        self.miner(seat).hand.iter().map(|place| self.treasury().card(place))
    }

    /// How many cards are in a hand.
    #[inline]
    pub fn hand_size(&self, seat: Seat) -> u32 {
        self.miner(seat).hand.len()
    }

    /// How many spaces of a gallery are taken.
    #[inline]
    pub fn gallery_size(&self, seat: Seat) -> u8 {
        self.miner(seat).placed
    }

    /// The cards in a gallery, from the left.
    #[inline]
    pub fn gallery(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        self.miner(seat).gallery().iter().map(|&id| self.treasury().card(id))
    }

    /// The treasure cards in a cart, sorted.
    #[inline]
    pub fn cart(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        self.miner(seat).cart.iter().map(|place| self.treasury().card(place))
    }

    /// The treasure cards on the discard pile, sorted.
    #[inline]
    pub fn discards(&self) -> impl Iterator<Item = Card> + '_ {
        self.discards.iter().map(|place| self.treasury().card(place))
    }

    /// The card that the next one in a gallery must match (CLK-09, CLK-10).
    #[inline]
    pub fn last_card(&self, seat: Seat) -> Option<Card> {
        self.miner(seat).last().map(|id| self.treasury().card(id))
    }

    /// The cards of a shaft from the top; none for one that lies face down.
    #[inline]
    pub fn shaft_from_top(&self, shaft: Shaft) -> impl Iterator<Item = Option<Card>> + '_ {
        let card = |&id| (id != NOBODY_KNOWS).then(|| self.treasury().card(id));
        self.shafts.cards(shaft).iter().rev().map(card)
    }

    /// The top card of a shaft, if it has one that lies face up.
    #[inline]
    pub fn top(&self, shaft: Shaft) -> Option<Card> {
        self.shafts.top(shaft).filter(|&id| id != NOBODY_KNOWS).map(|id| self.treasury().card(id))
    }

    /// How many cards a shaft has.
    #[inline]
    pub fn shaft_height(&self, shaft: Shaft) -> usize {
        self.shafts.height(shaft)
    }

    /// A player's task of that side, once it has been drawn.
    #[inline]
    pub fn task(&self, seat: Seat, side: Side) -> Option<Tile> {
        self.miner(seat).tile(side)
    }

    /// Which of a player's tasks lies open, once they have chosen.
    #[inline]
    pub fn open_side(&self, seat: Seat) -> Option<Side> {
        self.miner(seat).open
    }

    /// How many cards in a player's cart and gallery a task asks for (CLK-22).
    #[inline]
    pub fn count_for(&self, seat: Seat, tile: Tile) -> u32 {
        let miner = self.miner(seat);
        let in_cart = match tile {
            Tile::Colour(colour) => self.treasury().of_colour(miner.cart, colour),
            Tile::Treasure(treasure) => self.treasury().of_treasure(miner.cart, treasure),
        };
        let in_gallery = miner.gallery().iter().filter(|&&id| tile.wants(self.treasury().card(id))).count();
        in_cart + in_gallery as u32
    }

    /// The Kablooey cards of a player.
    #[inline]
    pub fn kablooeys(&self, seat: Seat) -> u8 {
        self.miner(seat).kablooeys
    }

    /// How many Kablooey cards nobody has.
    #[inline]
    pub fn kablooey_pile(&self) -> u8 {
        self.kablooeys_left
    }

    /// The eyes in a player's cart and gallery, on treasure cards and with those on Snore cards (CLK-23).
    #[inline]
    pub fn eyes(&self, seat: Seat) -> (u32, u32) {
        let miner = self.miner(seat);
        let in_gallery: u32 = miner.gallery().iter().map(|&id| u32::from(self.treasury().card(id).eyes())).sum();
        let eyes = self.treasury().eyes(miner.cart) + in_gallery;
        (eyes, eyes + u32::from(miner.snores) * u32::from(self.treasury().snore_eyes))
    }

    /// Whether the turn's gift has been given (CLK-10).
    #[inline]
    pub fn gift_used(&self) -> bool {
        self.gifted
    }

    /// Whether a Kablooey card has been spent this turn (CLK-R4).
    #[inline]
    pub fn blast_used(&self) -> bool {
        self.blasted
    }

    /// How many cards the draw pile has above the Awakening card at least; none once it has come up.
    #[inline]
    pub fn above_awakening(&self) -> u32 {
        if self.awake { 0 } else { self.draw_pile().saturating_sub(self.bottom.into()) }
    }

    /// The treasure cards that nobody has seen, sorted: the draw pile and those face down in the shafts.
    #[inline]
    pub fn unseen(&self) -> impl Iterator<Item = Card> + '_ {
        self.unseen.iter().map(|place| self.treasury().card(place))
    }

    /// How many of the cards that nobody has seen a task asks for.
    #[inline]
    pub fn unseen_for(&self, tile: Tile) -> u32 {
        match tile {
            Tile::Colour(colour) => self.treasury().of_colour(self.unseen, colour),
            Tile::Treasure(treasure) => self.treasury().of_treasure(self.unseen, treasure),
        }
    }

    /// Whether the next card to come off the draw pile may be the Awakening card without anyone knowing (CLK-R1).
    #[inline]
    pub fn may_awake(&self) -> bool {
        self.awakening_may_come()
    }

    /// How many task tiles with each colour or treasure nobody has drawn.
    pub fn tiles_not_drawn(&self, side: Side) -> [u8; 6] {
        self.tiles_left(side)
    }

    /// Imagines that a player has drawn another task, if there is a tile for it. Only for imagined states.
    pub fn suppose_task(&mut self, seat: Seat, tile: Tile) {
        let left = self.tiles_left(tile.side());
        let miner = &mut self.miners[seat.index()];
        match tile {
            Tile::Colour(colour) if left[colour as usize] > 0 => miner.colour = Some(colour),
            Tile::Treasure(treasure) if left[treasure as usize] > 0 => miner.treasure = Some(treasure),
            _ => {}
        }
    }

    /// Imagines that a player holds a card that nobody has seen in the place of one in their hand, if both are there. Only for
    /// imagined states.
    pub fn suppose_card(&mut self, seat: Seat, held: Card, unseen: Card) {
        let treasury = self.treasury();
        let (Some(held), Some(unseen)) = (treasury.id(held), treasury.id(unseen)) else { return };
        if !self.miner(seat).hand.has(held) || !self.unseen.has(unseen) {
            return;
        }
        let (held, unseen) = (treasury.kind(held), treasury.kind(unseen));
        let hand = &mut self.miners[seat.index()].hand;
        hand.take(held);
        hand.add(unseen);
        self.unseen.take(unseen);
        self.unseen.add(held);
    }
}
