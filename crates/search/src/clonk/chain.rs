//! The chain of cards that brings most in one turn.

use underhill_catalog::clonk::{Card, Shaft, Source};

/// So many cards of each shaft are looked at, as long as they lie face up.
pub(crate) const DEEP: usize = 3;
const IN_SHAFTS: usize = Shaft::COUNT * DEEP;
const MOST: usize = IN_SHAFTS + 8;

/// The cards within reach of the player who digs, and what each is worth to them.
#[derive(Clone)]
pub(crate) struct Reach {
    cards: [Option<Card>; MOST],
    worth: [i32; MOST],
    /// For each card, which others match it.
    matches: [u32; MOST],
    /// Those that can be taken now.
    free: u32,
    /// Those with another known card below.
    has_below: u32,
    /// What it is worth to end the turn with so many cards placed and so many in hand.
    stops: [[i32; 9]; 5],
    /// What each matching card is worth that is open at the end.
    link: i32,
}

impl Reach {
    pub(crate) fn new(stops: [[i32; 9]; 5], link: i32) -> Reach {
        Reach { cards: [None; MOST], worth: [0; MOST], matches: [0; MOST], free: 0, has_below: 0, stops, link }
    }

    /// Adds a card of a shaft: `depth` is 0 for the top, and below [`DEEP`].
    pub(crate) fn add_shaft(&mut self, shaft: Shaft, depth: usize, card: Card, worth: i32) {
        let place = shaft.index() * DEEP + depth;
        if depth == 0 {
            self.free |= 1 << place;
        } else {
            self.has_below |= 1 << (place - 1);
        }
        self.cards[place] = Some(card);
        self.worth[place] = worth;
    }

    /// Adds the card with that number in hand.
    pub(crate) fn add_hand(&mut self, number: usize, card: Card, worth: i32) {
        let place = IN_SHAFTS + number;
        if place < MOST {
            self.free |= 1 << place;
            self.cards[place] = Some(card);
            self.worth[place] = worth;
        }
    }

    /// To be called when all cards are added.
    pub(crate) fn link_up(&mut self) {
        let mut colours = [0u32; 6];
        let mut treasures = [0u32; 6];
        for (place, card) in self.cards.iter().enumerate() {
            if let Some(card) = card {
                colours[card.colour as usize] |= 1 << place;
                treasures[card.treasure as usize] |= 1 << place;
            }
        }
        for (place, card) in self.cards.iter().enumerate() {
            if let Some(card) = card {
                self.matches[place] = colours[card.colour as usize] | treasures[card.treasure as usize];
            }
        }
    }

    fn matching(&self, last: Card) -> u32 {
        let mut bits = 0;
        for (place, card) in self.cards.iter().enumerate() {
            bits |= u32::from(card.is_some_and(|card| card.matches(last))) << place;
        }
        bits
    }

    fn source(&self, place: usize) -> Option<(Source, Card)> {
        let card = self.cards[place]?;
        let source = if place < IN_SHAFTS { Source::Shaft(Shaft::ALL[place / DEEP]) } else { Source::Hand(card) };
        Some((source, card))
    }

    /// What it brings to stop now, and what it brings to take each card that fits and go on as well as possible.
    pub(crate) fn options(&self, last: Card, placed: u8, mut visit: impl FnMut(Source, Card, i32)) -> i32 {
        let matches = self.matching(last);
        let placed = usize::from(placed);
        if placed < 4 {
            let mut open = self.free & matches;
            while open != 0 {
                let place = open.trailing_zeros() as usize;
                open &= open - 1;
                if let Some((source, card)) = self.source(place) {
                    visit(source, card, self.worth[place] + self.go_on(self.take(self.free, place), place, placed + 1));
                }
            }
        }
        self.stop(self.free, matches, placed)
    }

    #[inline]
    fn take(&self, free: u32, place: usize) -> u32 {
        let bit = 1u32 << place;
        (free & !bit) | (self.has_below & bit) << 1
    }

    #[inline]
    fn stop(&self, free: u32, matches: u32, placed: usize) -> i32 {
        let in_hand = (free >> IN_SHAFTS).count_ones() as usize;
        let links = (free & matches & ((1 << IN_SHAFTS) - 1)).count_ones() as i32;
        self.stops[placed][in_hand] + self.link * links
    }

    fn go_on(&self, free: u32, last: usize, placed: usize) -> i32 {
        let matches = self.matches[last];
        let mut best = self.stop(free, matches, placed);
        if placed < 4 {
            let mut open = free & matches;
            while open != 0 {
                let place = open.trailing_zeros() as usize;
                open &= open - 1;
                let value = self.worth[place] + self.go_on(self.take(free, place), place, placed + 1);
                best = best.max(value);
            }
        }
        best
    }
}
