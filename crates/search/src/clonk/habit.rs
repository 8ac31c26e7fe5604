//! How a player acts who judges every action by itself: fast enough to play thousands of games out.

use underhill_catalog::clonk::{Action, Card, Clonk, Dig, Kablooeys, Phase, Shaft, Side, Source};
use underhill_core::{Game, Seat};

use super::appraisal::{Appraisal, rounds_left};
use super::chain::{DEEP, Reach};
use super::weights::Weights;

/// Somebody's judgement of what they can do now.
pub(crate) struct Habit<'a> {
    game: &'a Clonk,
    seat: Seat,
    weights: &'a Weights,
    rounds: i32,
    appraisal: Appraisal,
    /// The next player and what cards are worth to them, as far as others know.
    next: Seat,
    next_appraisal: Appraisal,
}

impl<'a> Habit<'a> {
    pub(crate) fn new(game: &'a Clonk, seat: Seat, weights: &'a Weights) -> Self {
        let rounds = rounds_left(game);
        let next = seat.next(game.seats());
        let appraisal = Appraisal::of(game, seat, weights, rounds, true);
        let next_appraisal = Appraisal::of(game, next, weights, rounds, false);
        Habit { game, seat, weights, rounds, appraisal, next, next_appraisal }
    }

    /// Visits every sensible action with its judgement, in hundredths of a coin. Only differences mean something.
    pub(crate) fn judge(&self, mut visit: impl FnMut(Action, i32)) {
        match self.game.phase() {
            Phase::Choose => Side::ALL.into_iter().for_each(|side| visit(Action::Open(side), 0)),
            Phase::Bank => self.judge_bank(visit),
            Phase::Dig => self.judge_dig(visit),
            Phase::Backfill => self.judge_backfill(visit),
            Phase::Discard => {
                let mut before = None;
                for card in self.game.hand(self.seat).filter(|&card| before.replace(card) != Some(card)) {
                    visit(Action::Discard(card), -self.keep(card));
                }
            }
            _ => {}
        }
    }

    fn judge_bank(&self, mut visit: impl FnMut(Action, i32)) {
        let mut before = None;
        for card in self.game.hand(self.seat).filter(|&card| before.replace(card) != Some(card)) {
            let mut best = i32::MIN;
            let stop = self.reach(Some(card)).options(card, 0, |_, _, value| best = best.max(value));
            // Who can dig then may have to (CLK-R7).
            let stop = if self.game.options().dig == Dig::Must && best > i32::MIN { best } else { stop };
            visit(Action::Bank(card), self.appraisal.worth(card) + best.max(stop));
        }
    }

    fn judge_dig(&self, mut visit: impl FnMut(Action, i32)) {
        let (game, seat) = (self.game, self.seat);
        let (mut stop, mut best) = (0, i32::MIN);
        if let Some(last) = game.last_card(seat) {
            let reach = self.reach(None);
            let mut before = None;
            stop = reach.options(last, game.gallery_size(seat), |source, card, value| {
                best = best.max(value);
                let again = matches!(source, Source::Hand(_)) && before.replace(card) == Some(card);
                if !again {
                    visit(Action::Dig(source), value);
                }
            });
        }
        // Whoever may not stop (CLK-R7) does as well as digging on lets them.
        if game.check(seat, &Action::Done).is_ok() {
            visit(Action::Done, stop);
        } else {
            stop = best;
        }
        if !game.gift_used() {
            // The turn goes on after a gift.
            self.judge_gifts(best.max(stop), &mut visit);
        }
        let may_blast = game.kablooeys(seat) > 0 && !(game.options().kablooey == Kablooeys::Once && game.blast_used());
        if may_blast && self.next_plays() > 0 {
            for shaft in Shaft::ALL {
                if let Some(top) = game.top(shaft) {
                    let gain = self.to_next(top) - self.below(shaft, 1).map_or(0, |card| self.to_next(card));
                    visit(Action::Blast(shaft), stop + gain * self.weights.blast / 100 - self.weights.blast_cost);
                }
            }
        }
    }

    /// What a card is worth to the player.
    pub(crate) fn worth(&self, card: Card) -> i32 {
        self.appraisal.worth(card)
    }

    /// How much more the best chain brings than digging nothing, if it were the player's turn.
    pub(crate) fn best_chain(&self) -> i32 {
        let Some(last) = self.game.last_card(self.seat) else { return 0 };
        let mut best = i32::MIN;
        let stop = self.reach(None).options(last, 0, |_, _, value| best = best.max(value));
        (best.max(stop)) - stop
    }

    /// 1 if the next player has another turn, 0 if not: in the last round whoever sits before the first player is the
    /// last to act (CLK-19).
    fn next_plays(&self) -> i32 {
        i32::from(!(self.game.awake() && self.next.index() == 0))
    }

    fn judge_gifts(&self, base: i32, visit: &mut impl FnMut(Action, i32)) {
        let (game, weights) = (self.game, self.weights);
        let seats = game.seats();
        let hand_cost = self.hand_step(game.hand_size(self.seat) as i32);
        for other in Seat::first(seats).filter(|&other| other != self.seat) {
            if game.gallery_size(other) == 4 {
                continue;
            }
            let Some(last) = game.last_card(other) else { continue };
            let appraisal = if other == self.next {
                self.next_appraisal
            } else {
                Appraisal::of(game, other, weights, self.rounds, false)
            };
            let plays_again = !game.awake() || other > self.seat;
            let fits = |card: Card| {
                Shaft::ALL.into_iter().filter(|&shaft| game.top(shaft).is_some_and(|top| top.matches(card))).count()
                    as i32
            };
            let fits_now = fits(last);
            // What the player gives away they cannot dig.
            let lost = |card: Card| self.appraisal.worth(card).max(0) * weights.gift_lost / 100;
            let gain = |card: Card| {
                let broken = if plays_again { weights.gift_break * (fits_now - fits(card)) } else { 0 };
                let harm = -appraisal.worth(card) * weights.gift / 100 + broken;
                harm / (seats as i32 - 1) - weights.gift_least
            };
            for shaft in Shaft::ALL {
                if let Some(top) = game.top(shaft).filter(|top| top.matches(last)) {
                    let exposed = self.below(shaft, 1).map_or(0, |card| self.to_next(card)) - self.to_next(top);
                    let value = gain(top) - exposed * weights.deny / 100;
                    visit(Action::Gift(other, Source::Shaft(shaft)), base + value - lost(top));
                }
            }
            let mut before = None;
            for card in game.hand(self.seat).filter(|card| card.matches(last)) {
                if before.replace(card) != Some(card) {
                    visit(Action::Gift(other, Source::Hand(card)), base + gain(card) - hand_cost - lost(card));
                }
            }
        }
    }

    fn judge_backfill(&self, mut visit: impl FnMut(Action, i32)) {
        let (game, weights) = (self.game, self.weights);
        let own_last = game.last_card(self.seat);
        let own = |card: Card| {
            let fits = own_last.is_some_and(|last| last.matches(card));
            self.appraisal.worth(card).max(0) * if fits { 2 } else { 1 } / 2
        };
        let next_plays = self.next_plays();
        let mut before = None;
        for card in game.hand(self.seat).filter(|&card| before.replace(card) != Some(card)) {
            let value = -self.keep(card) - next_plays * self.to_next(card) * weights.lay / 100;
            let own_card = own(card);
            for shaft in Shaft::ALL {
                let covered = game.top(shaft);
                let gain = covered.map_or(0, |top| next_plays * self.to_next(top) * weights.cover / 100);
                let own_gain = (own_card - covered.map_or(0, own)) * weights.own / 100;
                visit(Action::Backfill(card, shaft), value + gain + if self.rounds > 0 { own_gain } else { 0 });
            }
        }
    }

    /// What a card is worth to the next player: all of it if it fits, some if it may fit later in their chain.
    fn to_next(&self, card: Card) -> i32 {
        let worth = self.next_appraisal.worth(card).max(0);
        let fits = self.game.last_card(self.next).is_some_and(|last| last.matches(card));
        if fits { worth } else { worth * self.weights.deny_later / 100 }
    }

    fn below(&self, shaft: Shaft, depth: usize) -> Option<Card> {
        self.game.shaft_from_top(shaft).nth(depth).flatten()
    }

    /// What it costs to lose this card from hand.
    fn keep(&self, card: Card) -> i32 {
        self.appraisal.worth(card) * self.weights.keep / 100
    }

    /// What the n-th card in hand adds.
    fn hand_step(&self, number: i32) -> i32 {
        let weights = self.weights;
        let far = weights.hand_rounds.max(1);
        let full =
            if number > 5 { weights.hand_extra } else { (weights.hand - weights.hand_drop * (number - 1)).max(0) };
        full * self.rounds.min(far) / far
    }

    /// The cards within reach, without one that has another use.
    fn reach(&self, mut without: Option<Card>) -> Reach {
        let (game, weights) = (self.game, self.weights);
        let mut hands = [0; 12];
        for size in 1..hands.len() {
            hands[size] = hands[size - 1] + self.hand_step(size as i32);
        }
        let stops = std::array::from_fn(|placed: usize| {
            let spaces = match placed {
                0 => weights.kablooey - weights.snore,
                1 => weights.kablooey,
                _ => 0,
            };
            // One more card is drawn than empty spaces bring, and one is laid on a shaft (CLK-17).
            std::array::from_fn(|hand: usize| spaces + hands[(hand + (4 - placed).min(2)).min(11)])
        });
        let mut reach = Reach::new(stops, if self.rounds > 0 { weights.link } else { 0 });
        let next_plays = self.next_plays();
        let denied = |card: Card| next_plays * self.to_next(card) * weights.deny / 100;
        for shaft in Shaft::ALL {
            let mut cards = game.shaft_from_top(shaft).peekable();
            for depth in 0..DEEP {
                let Some(Some(card)) = cards.next() else { break };
                // What lies below is open to the next player then.
                let laid_bare = cards.peek().copied().flatten().map_or(0, denied);
                reach.add_shaft(shaft, depth, card, self.appraisal.worth(card) + denied(card) - laid_bare);
            }
        }
        let hand = game.hand(self.seat).filter(|&card| without.take_if(|other| *other == card).is_none());
        for (number, card) in hand.enumerate() {
            reach.add_hand(number, card, self.appraisal.worth(card));
        }
        reach.link_up();
        reach
    }
}
