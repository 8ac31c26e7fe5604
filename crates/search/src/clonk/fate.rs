//! What chance will bring: fixed before several plans are compared, so that all of them meet the same luck (common random
//! numbers).

use underhill_catalog::clonk::{Card, Clonk, Outcome, Phase, Shaft};
use underhill_core::{Game, Luck};

/// An order of all cards that nobody has seen.
pub(crate) struct DrawOrder {
    cards: [Option<Card>; 128],
    len: usize,
    /// Where in the order the card below each place of a shaft is looked for.
    places: [[u8; 8]; Shaft::COUNT],
}

/// How far the order has been used up.
#[derive(Clone, Default)]
pub(crate) struct Fate {
    used: u128,
    front: usize,
}

impl DrawOrder {
    pub(crate) fn new(game: &Clonk, luck: &mut impl Luck) -> DrawOrder {
        let mut order = DrawOrder { cards: [None; 128], len: 0, places: [[0; 8]; Shaft::COUNT] };
        for card in game.unseen() {
            let place = luck.below(order.len as u64 + 1) as usize;
            order.cards[order.len] = order.cards[place];
            order.cards[place] = Some(card);
            order.len += 1;
        }
        for place in order.places.iter_mut().flatten() {
            *place = luck.below(order.len.max(1) as u64) as u8;
        }
        order
    }
}

impl Fate {
    /// What the game, which waits for chance, is brought.
    pub(crate) fn outcome(&mut self, order: &DrawOrder, game: &Clonk, luck: &mut impl Luck) -> Outcome {
        let by_ticket = |luck: &mut _| {
            let ticket = Luck::below(luck, u64::from(game.tickets())) as u32;
            game.outcome_at(ticket).expect("the ticket is below their number")
        };
        let card = match game.phase() {
            Phase::TurnUp(shaft) => {
                let height = game.shaft_height(shaft);
                self.take(order, usize::from(order.places[shaft.index()][height & 7]))
            }
            Phase::Rebuild(_) | Phase::Draw { .. } => {
                if game.may_awake() {
                    match by_ticket(luck) {
                        Outcome::Card(_) => {}
                        other => return other,
                    }
                }
                let card = self.take(order, self.front);
                while self.front < order.len && self.used >> self.front & 1 != 0 {
                    self.front += 1;
                }
                card
            }
            _ => None,
        };
        card.map_or_else(|| by_ticket(luck), Outcome::Card)
    }

    /// The first card from a place on that has not been taken yet.
    fn take(&mut self, order: &DrawOrder, from: usize) -> Option<Card> {
        let places = (from..order.len).chain(0..from);
        let place = places.into_iter().find(|&place| self.used >> place & 1 == 0)?;
        self.used |= 1 << place;
        order.cards[place]
    }
}
