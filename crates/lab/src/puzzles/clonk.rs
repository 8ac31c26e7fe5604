//! Clonk!: the chain with the most coins on its cards.

use underhill_catalog::clonk::{Action, Card, Clonk, Phase, Source};
use underhill_core::{Game, Seat, Step, StepOf, Waiting};

use super::self_play::draw_on;
use super::{Found, Setter};

/// So many coins are on the best chain at least.
const COINS: i32 = 5;
/// So many chains there are at most that are best, all of the same cards.
const ORDERS: usize = 6;

impl Setter for Clonk {
    const PLAYERS: &'static [usize] = &[2];
    const OPENING: u64 = 0;
    const LONGEST: usize = 90;

    fn ask(&self, seat: Seat) -> Option<Found<Self>> {
        // Blasts and gifts free cards too: the question is about digging alone.
        if self.phase() != Phase::Dig || self.gallery_size(seat) > 0 || self.kablooeys(seat) > 0 || self.gift_used() {
            return None;
        }
        let chains = chains(self, seat, false);
        let worth = most_coins(&chains)?;
        let best: Vec<&Chain> = chains.iter().filter(|chain| chain.coins == worth).collect();
        let same = best.iter().all(|chain| chain.sorted() == best[0].sorted());
        if worth < COINS
            || !same
            || best.len() > ORDERS
            || best[0].cards.len() < 3
            || best.iter().any(|chain| chain.blind)
        {
            return None;
        }
        if most_coins(&self::chains(self, seat, true)) != Some(worth) {
            return None;
        }
        let next = chains.iter().map(|chain| chain.coins).filter(|&coins| coins < worth).max()?;
        let answers = best.iter().map(|chain| chain.steps.clone()).collect();
        let merit = 20 * best[0].cards.len() as i32 + chains.len().min(200) as i32 / 10 + 4 * worth;
        Some(Found { answers, any_order: false, worth, next, merit })
    }
}

/// The coins on the best of these chains.
pub(crate) fn most_coins(chains: &[Chain]) -> Option<i32> {
    chains.iter().map(|chain| chain.coins).max()
}

/// Cards that can be dug one after the other.
#[derive(Clone)]
pub(crate) struct Chain {
    pub(crate) coins: i32,
    pub(crate) cards: Vec<Card>,
    /// The digs, and what chance brings after them.
    pub(crate) steps: Vec<StepOf<Clonk>>,
    /// Whether something was turned up before the last card, so that a person might change their mind.
    pub(crate) blind: bool,
}

impl Chain {
    pub(crate) fn sorted(&self) -> Vec<Card> {
        let mut cards = self.cards.clone();
        cards.sort_unstable();
        cards
    }
}

/// Every chain of known cards that can be dug and whose last card has coins; with gifts, also those that need a card to be
/// given away, by which another may become free.
pub(crate) fn chains(game: &Clonk, seat: Seat, gifts: bool) -> Vec<Chain> {
    let mut found = Vec::new();
    let start = Chain { coins: 0, cards: Vec::new(), steps: Vec::new(), blind: false };
    add_chains(game, seat, gifts, &start, &mut Vec::new(), &mut found);
    found
}

/// `unknown` are the shafts whose top card nobody could know.
fn add_chains(game: &Clonk, seat: Seat, gifts: bool, chain: &Chain, unknown: &mut Vec<Source>, found: &mut Vec<Chain>) {
    for action in game.legal_actions(seat) {
        let source = match action {
            Action::Dig(source) => source,
            Action::Gift(_, source) if gifts => source,
            _ => continue,
        };
        let card = match source {
            Source::Hand(card) => Some(card),
            Source::Shaft(shaft) => game.top(shaft).filter(|_| !unknown.contains(&source)),
        };
        let Some(card) = card else { continue };
        let mut longer = chain.clone();
        let mut after = game.clone();
        after.decide_unchecked(&[(seat, action)], &mut ());
        longer.blind |= chain.steps.last().is_some_and(|step| matches!(step, Step::Chance(_)));
        longer.steps.push(Step::one(seat, action));
        let drawn = after.waiting() == Waiting::Chance;
        draw_on(&mut after, &mut longer.steps);
        if matches!(action, Action::Dig(_)) {
            longer.coins += i32::from(card.coins());
            longer.cards.push(card);
            if card.coins() > 0 {
                found.push(longer.clone());
            }
        }
        if drawn {
            unknown.push(source);
        }
        add_chains(&after, seat, gifts, &longer, unknown, found);
        if drawn {
            unknown.pop();
        }
    }
}
