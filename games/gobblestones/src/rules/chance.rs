//! What may be drawn, and what comes of it.

use underhill_core::{Events, Seat};

use crate::action::MOST;
use crate::components::TILES;
use crate::{Colour, Event, Gobblestones, Outcome, Side, Slot, TurnPart};

impl Gobblestones {
    /// A board (GBS-R13): those not yet laid by their number, side A before B, by quarter turns. A tile: by colour,
    /// each weighing as much as there are of it in the bag.
    pub(crate) fn visit_outcomes(&self, mut visit: impl FnMut(Outcome, u32)) {
        match self.stage {
            TurnPart::Laying => self.slots().for_each(|slot| visit(Outcome::Board(slot), 1)),
            TurnPart::Dealing | TurnPart::Drawing(_) => {
                for colour in Colour::ALL {
                    let weight = self.bag.of(colour);
                    if weight > 0 {
                        visit(Outcome::Tile(colour), u32::from(weight));
                    }
                }
            }
            _ => {}
        }
    }

    pub(crate) fn count_tickets(&self) -> u32 {
        match self.stage {
            TurnPart::Laying => self.slots_left() * 8,
            TurnPart::Dealing | TurnPart::Drawing(_) => self.bag.total() as u32,
            _ => 0,
        }
    }

    pub(crate) fn find_outcome(&self, ticket: u32) -> Option<Outcome> {
        match self.stage {
            TurnPart::Laying => self.slot_at(ticket).map(Outcome::Board),
            TurnPart::Dealing | TurnPart::Drawing(_) => self.bag.nth(ticket as usize).map(Outcome::Tile),
            _ => None,
        }
    }

    /// The boards not yet laid, as a set of bits.
    fn unlaid(&self) -> u32 {
        self.plan.boards.iter().fold(0x1ff, |unlaid, slot| unlaid & !(1 << (slot.board() - 1)))
    }

    fn slots_left(&self) -> u32 {
        self.unlaid().count_ones()
    }

    fn slots(&self) -> impl Iterator<Item = Slot> + '_ {
        (0..self.slots_left() * 8).filter_map(|ticket| self.slot_at(ticket))
    }

    fn slot_at(&self, ticket: u32) -> Option<Slot> {
        let mut unlaid = self.unlaid();
        for _ in 0..(ticket / 8).min(9) {
            unlaid &= unlaid.wrapping_sub(1);
        }
        let side = if ticket & 4 == 0 { Side::A } else { Side::B };
        if unlaid == 0 { None } else { Slot::new(unlaid.trailing_zeros() as usize + 1, side, ticket as usize & 3) }
    }

    /// Chance brought this.
    pub(crate) fn draw(&mut self, outcome: Outcome, events: &mut impl Events<Event>) {
        match outcome {
            Outcome::Board(board) => {
                events.push(Event::BoardLaid { slot: self.plan.boards.len(), board });
                self.plan.lay(board, &self.options.boards);
                if self.plan.boards.is_full() {
                    self.stage = TurnPart::Dealing;
                }
            }
            Outcome::Tile(colour) => self.draw_tile(colour, events),
        }
    }

    fn draw_tile(&mut self, colour: Colour, events: &mut impl Events<Event>) {
        let dealt = TILES - self.bag.total();
        let seat = if self.stage == TurnPart::Dealing { Seat::new(dealt / MOST) } else { self.turn };
        self.bag.take(colour);
        self.racks[seat.index()].add(colour);
        events.push(Event::Drew { seat, tile: Some(colour) });
        match &mut self.stage {
            // GBS-02
            TurnPart::Dealing if dealt + 1 == MOST * usize::from(self.seats) => self.stage = TurnPart::Placing,
            TurnPart::Drawing(left) if *left > 1 => *left -= 1,
            TurnPart::Drawing(_) => self.end_turn(false, events),
            _ => {}
        }
    }
}
