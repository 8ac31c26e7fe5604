//! How a game begins: the tasks, the shafts, the hands, and the Awakening card in the draw pile.

use underhill_core::{Events, MAX_SEATS, OptionsError, Seat};

use crate::components::{Cards, NOBODY_KNOWS, Shafts, least_cards};
use crate::state::Miner;
use crate::{Clonk, Event, Options, Phase, Shaft, Side, Tile, Treasury};

/// Which cards of a shaft are laid face down at the set-up, from the bottom (CLK-03).
pub(crate) const FACE_DOWN: [bool; 8] = [true, true, false, true, false, true, false, false];

/// How many cards the draw pile has at the start: all but those in the shafts (CLK-03) and hands (CLK-04).
pub(crate) fn first_pile(cards: usize, seats: usize) -> usize {
    cards.saturating_sub(8 * Shaft::COUNT + 4 * seats)
}

impl Clonk {
    /// Nothing is drawn yet: the box lies ready (CLK-02).
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
            bottom: (first_pile(cards, seats) / seats) as u8, // CLK-05, CLK-R1
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

    /// CLK-01, CLK-R11: one seat after the other, colour first.
    pub(crate) fn draw_task(&mut self, tile: Tile, events: &mut impl Events<Event>) {
        let Phase::Tasks { drawn } = self.phase else { return };
        let seat = Seat::new(usize::from(drawn / 2));
        let miner = &mut self.miners[seat.index()];
        match tile {
            Tile::Colour(colour) => miner.colour = Some(colour),
            Tile::Treasure(treasure) => miner.treasure = Some(treasure),
        }
        events.push(Event::TaskDrawn { seat, side: tile.side(), tile: Some(tile) });
        let drawn = drawn + 1;
        self.phase = if drawn == 2 * self.seats { Phase::Choose } else { Phase::Tasks { drawn } };
    }

    /// CLK-01. When the last seat has chosen, the shafts are laid out (CLK-R11).
    pub(crate) fn open(&mut self, seat: Seat, side: Side, events: &mut impl Events<Event>) {
        let miner = &mut self.miners[seat.index()];
        miner.open = Some(side);
        if let Some(tile) = miner.tile(side) {
            events.push(Event::TaskOpened { seat, tile });
        }
        if self.miners().iter().all(|miner| miner.open.is_some()) {
            self.lay_out(events);
        }
    }

    /// Lays the next face-down rows of the set-up, until a card is to be turned up or the shafts are complete.
    pub(crate) fn lay_out(&mut self, events: &mut impl Events<Event>) {
        loop {
            let shaft = self.shaft_to_fill();
            match FACE_DOWN.get(self.shafts.height(shaft)) {
                Some(true) => self.lay(shaft, NOBODY_KNOWS, events),
                Some(false) => return self.phase = Phase::Shafts,
                None => return self.phase = Phase::Hands,
            }
        }
    }

    /// CLK-R11: the shafts are laid row by row, so the next card goes on the first of the lowest.
    pub(crate) fn shaft_to_fill(&self) -> Shaft {
        let mut lowest = Shaft::ALL[0];
        for shaft in Shaft::ALL {
            if self.shafts.height(shaft) < self.shafts.height(lowest) {
                lowest = shaft;
            }
        }
        lowest
    }

    /// CLK-04, CLK-R11: four cards each, one seat after the other.
    pub(crate) fn seat_to_deal(&self) -> Seat {
        let index = self.miners().iter().position(|miner| miner.hand.len() < 4);
        Seat::new(index.unwrap_or_default())
    }
}
