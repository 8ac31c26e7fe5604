use underhill_core::{Events, Seat};

use crate::components::{Id, NOBODY_KNOWS};
use crate::{Action, Card, Clonk, Event, Phase, Shaft, Source};

/// How many cards a player may hold at the end of a turn (CLK-17).
pub(crate) const HAND_LIMIT: u32 = 5;

impl Clonk {
    #[inline]
    pub(crate) fn decide(&mut self, choices: &[(Seat, Action)], events: &mut impl Events<Event>) {
        for &(seat, action) in choices {
            match action {
                Action::Open(side) => self.open(seat, side, events),
                Action::Bank(card) => {
                    let id = self.take_from_hand(seat, card);
                    self.put_into_cart(seat, id);
                    events.push(Event::Banked { seat, card });
                    self.phase = Phase::Dig;
                }
                Action::Dig(source) => {
                    let id = self.lift(seat, source);
                    self.miners[seat.index()].place(id);
                    events.push(Event::Dug { seat, card: self.treasury().card(id), from: source });
                    self.after_lifting(source, events);
                }
                Action::Gift(to, source) => {
                    let id = self.lift(seat, source);
                    self.miners[to.index()].place(id);
                    self.gifted = true;
                    events.push(Event::Gifted { seat, to, card: self.treasury().card(id), from: source });
                    self.after_lifting(source, events);
                }
                Action::Blast(shaft) => self.blast(seat, shaft, events),
                Action::Done => self.sift(seat, events), // CLK-15
                Action::Backfill(card, shaft) => {
                    let id = self.take_from_hand(seat, card);
                    self.shafts.push(shaft, id);
                    events.push(Event::Backfilled { seat, card, shaft });
                    self.trim(seat, events);
                }
                Action::Discard(card) => {
                    let id = self.take_from_hand(seat, card);
                    self.discards.add(self.treasury().kind(id));
                    events.push(Event::Discarded { seat, card });
                    self.trim(seat, events);
                }
            }
        }
    }

    #[inline]
    fn take_from_hand(&mut self, seat: Seat, card: Card) -> Id {
        let id = self.treasury().id(card).unwrap_or(NOBODY_KNOWS);
        let kind = self.treasury().kind(id);
        self.miners[seat.index()].hand.take(kind);
        id
    }

    #[inline]
    fn put_into_cart(&mut self, seat: Seat, id: Id) {
        let kind = self.treasury().kind(id);
        let miner = &mut self.miners[seat.index()];
        miner.cart.add(kind);
        miner.top = id;
    }

    #[inline]
    fn lift(&mut self, seat: Seat, source: Source) -> Id {
        match source {
            Source::Shaft(shaft) => self.shafts.pop(shaft),
            Source::Hand(card) => self.take_from_hand(seat, card),
        }
    }

    #[inline]
    fn after_lifting(&mut self, source: Source, events: &mut impl Events<Event>) {
        if let Source::Shaft(shaft) = source {
            self.lay_bare(shaft, events);
        }
    }

    /// The top card of a shaft is gone: what lies below is turned up (CLK-13), an empty shaft built anew (CLK-14).
    #[inline]
    fn lay_bare(&mut self, shaft: Shaft, events: &mut impl Events<Event>) {
        if self.shafts.height(shaft) == 0 {
            events.push(Event::Emptied { shaft });
            self.rebuild(shaft, events);
        } else {
            self.uncover(shaft);
        }
    }

    /// CLK-12.
    fn blast(&mut self, seat: Seat, shaft: Shaft, events: &mut impl Events<Event>) {
        let id = self.shafts.pop(shaft);
        self.discards.add(self.treasury().kind(id));
        self.miners[seat.index()].kablooeys -= 1;
        self.kablooeys_left += 1;
        self.blasted = true;
        events.push(Event::Blasted { seat, shaft, card: self.treasury().card(id) });
        self.lay_bare(shaft, events);
    }

    /// Phase III begins: what the empty spaces of the gallery bring (CLK-16), in the order of CLK-R13.
    #[inline]
    fn sift(&mut self, seat: Seat, events: &mut impl Events<Event>) {
        self.gifted = false;
        self.blasted = false;
        let miner = &mut self.miners[seat.index()];
        if miner.placed == 0 && self.snores_left > 0 {
            self.snores_left -= 1;
            miner.snores += 1;
            events.push(Event::Snored { seat });
        }
        if miner.placed <= 1 && self.kablooeys_left > 0 {
            self.kablooeys_left -= 1;
            miner.kablooeys += 1;
            events.push(Event::Kablooey { seat });
        }
        let for_empty_spaces = (4 - miner.placed).min(2);
        self.draw_cards(for_empty_spaces + 1, events); // CLK-17: and one more.
    }

    /// CLK-17: down to five cards.
    #[inline]
    fn trim(&mut self, seat: Seat, events: &mut impl Events<Event>) {
        if self.miner(seat).hand.len() > HAND_LIMIT {
            self.phase = Phase::Discard;
        } else {
            self.end_turn(events);
        }
    }

    /// The next player's turn begins, or the game is over.
    pub(crate) fn end_turn(&mut self, events: &mut impl Events<Event>) {
        self.turns += 1;
        self.active = self.active.next(self.seats.into()); // CLK-06
        // CLK-19: when the Awakening card has come up, the round is played to its end.
        if self.awake && self.active.index() == 0 {
            self.end(events);
        } else {
            self.begin_turn(events);
        }
    }

    /// Phase I (CLK-07).
    pub(crate) fn begin_turn(&mut self, events: &mut impl Events<Event>) {
        let seat = self.active;
        events.push(Event::TurnBegan { seat });
        if self.turns < u32::from(self.seats) {
            self.phase = Phase::Bank;
            return;
        }
        let miner = *self.miner(seat);
        for &id in miner.gallery() {
            self.put_into_cart(seat, id); // CLK-R9: with an empty gallery the top stays what it was.
        }
        let emptied = &mut self.miners[seat.index()];
        emptied.gallery = [NOBODY_KNOWS; 4];
        emptied.placed = 0;
        if miner.placed > 0 {
            events.push(Event::CartFilled { seat, cards: miner.placed });
        }
        self.phase = Phase::Dig;
    }
}
