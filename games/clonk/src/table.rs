use underhill_core::Seat;

use crate::cards::NOBODY_KNOWS;
use crate::{Card, Clonk, Shaft, Side, Tile};

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
}
