use std::fmt;

use serde::{Deserialize, Serialize};
use underhill_core::{MAX_SEATS, OptionsError, RuleId, Seat};

use crate::cards::{Cards, Id, NOBODY_KNOWS};
use crate::components::least_cards;
use crate::setup::Setup;
use crate::shafts::Shafts;
use crate::{Awakening, Colour, Options, Shaft, Side, Tile, Treasure, Treasury};

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
#[serde(try_from = "Setup", into = "Setup")]
pub struct Clonk {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    /// How many cards the bottom pile has, the one with the Awakening card (CLK-05, CLK-R1).
    pub(crate) bottom: u8,
    pub(crate) phase: Phase,
    /// Whose turn it is.
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
        Setup::from(self.clone()).fmt(f)
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

    pub(crate) fn set_up(seats: usize, options: &Options) -> Result<Self, OptionsError> {
        let allowed = 2..=4;
        if !allowed.contains(&seats) {
            return Err(OptionsError::Seats { game: "Clonk!", seats, allowed });
        }
        let treasury: &Treasury = &options.components;
        let (cards, least) = (treasury.cards().len(), least_cards(seats));
        if cards < least {
            let text = format!("{seats} players need at least {least} treasure cards; this box has {cards}");
            return Err(OptionsError::Refused(text));
        }
        Ok(Clonk {
            seats: seats as u8,
            bottom: (first_pile(cards, seats) / seats) as u8,
            phase: Phase::Tasks { drawn: 0 },
            active: Seat::new(0),
            turns: 0,
            awake: false,
            gifted: false,
            blasted: false,
            snores_left: treasury.snores,
            kablooeys_left: treasury.kablooeys,
            unseen: treasury.all(),
            discards: Cards::NONE,
            shafts: Shafts::EMPTY,
            miners: [Miner::NEW; MAX_SEATS],
            options: options.clone(),
        })
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

    /// How many turns a game can take at most.
    ///
    /// Every turn tries to draw at least once (CLK-17), and until the Awakening card has come up every try either
    /// takes a card that lies above it or brings it up. So it comes up, at the latest, in the turn after as many
    /// turns as there are cards above it, and the round of that turn is the last (CLK-R6).
    pub(crate) fn most_turns(&self) -> u32 {
        let (seats, bottom) = (u32::from(self.seats), u32::from(self.bottom));
        let pile = first_pile(self.treasury().cards().len(), usize::from(self.seats)) as u32;
        let above = match self.options.awakening {
            Awakening::Top => pile - bottom,
            Awakening::Shuffled => pile,
        };
        (above + 1).div_ceil(seats) * seats
    }
}

/// How many cards the draw pile has at the start: all but those in the shafts (CLK-03) and hands (CLK-04).
pub(crate) fn first_pile(cards: usize, seats: usize) -> usize {
    cards.saturating_sub(8 * Shaft::COUNT + 4 * seats)
}

/// The rule that ends a game.
pub(crate) const ENDED_BY: RuleId = RuleId::new("CLK-19");
