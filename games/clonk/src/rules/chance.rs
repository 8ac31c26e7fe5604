use underhill_core::Events;

use crate::components::{Id, NOBODY_KNOWS};
use crate::{Card, Clonk, Colour, Event, Outcome, Phase, Shaft, Side, Tile, Treasure};

/// What the next draw from the pile will bring.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Next {
    /// The pile is empty.
    Nothing,
    /// A treasure card.
    Card,
    /// The Awakening card or a treasure card, nobody knows.
    Unsure,
}

/// The tickets of what can come up.
enum Lottery {
    Nothing,
    Tiles(Side, [u8; 6]),
    /// One ticket for every card nobody has seen.
    Cards,
    /// One ticket for every place in a pile of so many cards, and one for the Awakening card among them.
    FaceDown(u32),
    /// A card from a pile of so many, or the Awakening card among them.
    CardOrAwakening(u32),
}

impl Clonk {
    #[inline]
    fn lottery(&self) -> Lottery {
        match self.phase {
            Phase::Tasks { drawn } => {
                let side = Side::ALL[usize::from(drawn & 1)];
                Lottery::Tiles(side, self.tiles_left(side))
            }
            Phase::Shafts | Phase::Hands | Phase::TurnUp(_) => Lottery::Cards,
            Phase::Rebuild(_) | Phase::Draw { .. } if !self.awakening_may_come() => Lottery::Cards,
            Phase::Rebuild(shaft) if self.shafts.height(shaft) == 0 => Lottery::FaceDown(self.draw_pile()),
            Phase::Rebuild(_) | Phase::Draw { .. } => Lottery::CardOrAwakening(self.draw_pile()),
            _ => Lottery::Nothing,
        }
    }

    /// How many tiles of that side with each colour or treasure have not been drawn.
    pub(crate) fn tiles_left(&self, side: Side) -> [u8; 6] {
        let treasury = self.treasury();
        let mut left = match side {
            Side::Colour => treasury.colour_tiles,
            Side::Treasure => treasury.treasure_tiles,
        };
        for miner in self.miners() {
            match miner.tile(side) {
                Some(Tile::Colour(colour)) => left[colour as usize] -= 1,
                Some(Tile::Treasure(treasure)) => left[treasure as usize] -= 1,
                None => {}
            }
        }
        left
    }

    pub(crate) fn visit_outcomes(&self, mut visit: impl FnMut(Outcome, u32)) {
        let treasury = self.treasury();
        let mut cards = |times: u32| {
            for id in treasury.distinct(self.unseen).iter() {
                let copies = (self.unseen.0 & treasury.kind(id)).count_ones();
                visit(Outcome::Card(treasury.card(id)), copies * times);
            }
        };
        match self.lottery() {
            Lottery::Nothing => {}
            Lottery::Tiles(side, left) => {
                for (index, &count) in left.iter().enumerate().filter(|&(_, &count)| count > 0) {
                    visit(Outcome::Task(tile(side, index)), count.into());
                }
            }
            Lottery::Cards => cards(1),
            Lottery::FaceDown(pile) => {
                if pile > 0 {
                    visit(Outcome::Down, pile);
                }
                visit(Outcome::Awakening, 1);
            }
            // The Awakening card is equally likely at each of the pile + 1 places. With `pile` tickets for each of
            // the unseen cards, some of which lie face down in shafts, it needs as many as there are unseen cards.
            Lottery::CardOrAwakening(0) => visit(Outcome::Awakening, 1),
            Lottery::CardOrAwakening(pile) => {
                cards(pile);
                visit(Outcome::Awakening, self.unseen.len());
            }
        }
    }

    #[inline]
    pub(crate) fn count_tickets(&self) -> u32 {
        match self.lottery() {
            Lottery::Nothing => 0,
            Lottery::Tiles(_, left) => left.iter().map(|&count| u32::from(count)).sum(),
            Lottery::Cards => self.unseen.len(),
            Lottery::FaceDown(pile) => pile + 1,
            Lottery::CardOrAwakening(0) => 1,
            Lottery::CardOrAwakening(pile) => self.unseen.len() * (pile + 1),
        }
    }

    #[inline]
    pub(crate) fn find_outcome(&self, ticket: u32) -> Option<Outcome> {
        let card = |n: u32| (n < self.unseen.len()).then(|| Outcome::Card(self.treasury().card(self.unseen.nth(n))));
        match self.lottery() {
            Lottery::Nothing => None,
            Lottery::Tiles(side, left) => {
                let mut before = 0;
                let index = left.iter().position(|&count| {
                    before += u32::from(count);
                    ticket < before
                });
                index.map(|index| Outcome::Task(tile(side, index)))
            }
            Lottery::Cards => card(ticket),
            Lottery::FaceDown(pile) if ticket < pile => Some(Outcome::Down),
            Lottery::CardOrAwakening(pile) if pile > 0 && ticket < self.unseen.len() * pile => card(ticket / pile),
            // The tickets behind all others are for the Awakening card.
            Lottery::FaceDown(_) | Lottery::CardOrAwakening(_) => {
                if ticket < self.count_tickets() {
                    Some(Outcome::Awakening)
                } else {
                    None
                }
            }
        }
    }

    #[inline]
    pub(crate) fn draw(&mut self, outcome: Outcome, events: &mut impl Events<Event>) {
        match outcome {
            Outcome::Card(card) => self.see(card, events),
            Outcome::Task(tile) => self.draw_task(tile, events),
            Outcome::Awakening => {
                self.awaken(events);
                self.draw_on(events);
            }
            Outcome::Down => {
                if let Phase::Rebuild(shaft) = self.phase {
                    self.lay(shaft, NOBODY_KNOWS, events);
                    self.rebuild(shaft, events);
                }
            }
        }
    }

    /// The card under the Awakening card is drawn in its place (CLK-19), if there is one.
    fn draw_on(&mut self, events: &mut impl Events<Event>) {
        match self.phase {
            Phase::Rebuild(shaft) => self.rebuild(shaft, events),
            Phase::Draw { left } => self.draw_cards(left, events),
            _ => {}
        }
    }

    /// Somebody sees a card that nobody had seen.
    #[inline]
    fn see(&mut self, card: Card, events: &mut impl Events<Event>) {
        let Some(id) = self.treasury().id(card) else { return };
        let kind = self.treasury().kind(id);
        self.unseen.take(kind);
        match self.phase {
            Phase::Shafts => {
                let shaft = self.shaft_to_fill();
                self.lay(shaft, id, events);
                self.lay_out(events);
            }
            Phase::Hands => {
                let seat = self.seat_to_deal();
                self.miners[seat.index()].hand.add(kind);
                events.push(Event::Drew { seat, card: Some(card) });
                if self.miners().iter().all(|miner| miner.hand.len() == 4) {
                    // CLK-05
                    let bottom = u32::from(self.bottom);
                    events.push(Event::AwakeningHidden { above: self.draw_pile() - bottom, bottom });
                    self.begin_turn(events);
                }
            }
            Phase::TurnUp(shaft) => {
                self.shafts.turn_up(shaft, id); // CLK-13
                events.push(Event::TurnedUp { shaft, card });
                self.phase = Phase::Dig;
            }
            Phase::Rebuild(shaft) => {
                self.lay(shaft, id, events);
                self.rebuild(shaft, events);
            }
            Phase::Draw { left } => {
                let seat = self.active;
                self.miners[seat.index()].hand.add(kind);
                events.push(Event::Drew { seat, card: Some(card) });
                self.draw_cards(left - 1, events);
            }
            _ => {}
        }
    }

    #[inline]
    pub(crate) fn lay(&mut self, shaft: Shaft, id: Id, events: &mut impl Events<Event>) {
        self.shafts.push(shaft, id);
        let card = (id != NOBODY_KNOWS).then(|| self.treasury().card(id));
        events.push(Event::Laid { shaft, card });
    }

    fn awaken(&mut self, events: &mut impl Events<Event>) {
        self.awake = true;
        events.push(Event::Awakened);
    }

    /// Reaches for the draw pile. If the Awakening card is known to lie on top it comes up and is put aside (CLK-19,
    /// CLK-R6).
    #[inline]
    fn reach(&mut self, events: &mut impl Events<Event>) -> Next {
        if !self.awake && self.draw_pile() <= u32::from(self.bottom) {
            if self.awakening_may_come() {
                return Next::Unsure;
            }
            self.awaken(events);
        }
        if self.draw_pile() == 0 { Next::Nothing } else { Next::Card }
    }

    /// Builds an emptied shaft anew: one card down, then two up (CLK-14), or what there is (CLK-R5). The shaft's
    /// height says how far that has come.
    pub(crate) fn rebuild(&mut self, shaft: Shaft, events: &mut impl Events<Event>) {
        self.phase = Phase::Rebuild(shaft);
        while self.shafts.height(shaft) < 3 {
            match (self.reach(events), self.shafts.height(shaft)) {
                (Next::Nothing, _) => break,
                (Next::Card, 0) => self.lay(shaft, NOBODY_KNOWS, events),
                (Next::Card | Next::Unsure, _) => return,
            }
        }
        self.uncover(shaft);
    }

    /// CLK-13: a face-down card on top of a shaft is turned up.
    #[inline]
    pub(crate) fn uncover(&mut self, shaft: Shaft) {
        let face_down = self.shafts.top(shaft) == Some(NOBODY_KNOWS);
        self.phase = if face_down { Phase::TurnUp(shaft) } else { Phase::Dig };
    }

    /// Draws so many cards into the hand, as far as there are any (CLK-16, CLK-17, CLK-R5).
    #[inline]
    pub(crate) fn draw_cards(&mut self, mut left: u8, events: &mut impl Events<Event>) {
        while left > 0 {
            if self.reach(events) != Next::Nothing {
                self.phase = Phase::Draw { left };
                return;
            }
            events.push(Event::NothingDrawn { seat: self.active });
            left -= 1;
        }
        if self.miner(self.active).hand.is_empty() {
            self.end_turn(events); // CLK-R5
        } else {
            self.phase = Phase::Backfill;
        }
    }
}

fn tile(side: Side, index: usize) -> Tile {
    match side {
        Side::Colour => Tile::Colour(Colour::ALL[index]),
        Side::Treasure => Tile::Treasure(Treasure::ALL[index]),
    }
}
