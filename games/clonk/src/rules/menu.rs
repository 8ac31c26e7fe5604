use std::ops::ControlFlow;

use underhill_core::{MAX_SEATS, Seat};

use crate::components::Cards;
use crate::{Action, Card, Clonk, Dig, Kablooeys, Phase, Shaft, Side, Source, Treasury};

/// What a seat may do now.
pub(crate) struct Menu<'a> {
    treasury: &'a Treasury,
    kind: Kind,
}

enum Kind {
    Nothing,
    Open,
    Bank(Cards),
    Dig {
        seat: Seat,
        /// For each gallery, the cards that fit into it.
        fits: [Fits; MAX_SEATS],
        /// The shafts that may be blasted.
        blasts: u8,
        /// Whether the player may stop (CLK-R7).
        may_stop: bool,
    },
    Backfill(Cards),
    Discard(Cards),
}

/// The cards that fit into one gallery: shaft tops, and cards in hand.
#[derive(Copy, Clone)]
struct Fits {
    shafts: u8,
    hand: Cards,
}

impl Fits {
    const NONE: Fits = Fits { shafts: 0, hand: Cards::NONE };

    #[inline]
    fn len(self) -> u32 {
        self.shafts.count_ones() + self.hand.len()
    }

    /// By shaft, then by card.
    #[inline]
    fn sources<B>(self, card: impl Fn(u8) -> Card, mut visit: impl FnMut(Source) -> ControlFlow<B>) -> ControlFlow<B> {
        shafts(self.shafts).try_for_each(|shaft| visit(Source::Shaft(shaft)))?;
        self.hand.iter().try_for_each(|id| visit(Source::Hand(card(id))))
    }
}

/// What a seat may do now, all at once: one bit for each shaft, and one for each different card in hand, in the order of the
/// box. For programs that choose by number.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices {
    /// Whether a task is to be laid open (CLK-01).
    pub open: bool,
    /// The cards in hand that may go into the cart (CLK-07).
    pub bank: u8,
    /// For each gallery what may go there: one's own (CLK-08), and the others' (CLK-10).
    pub galleries: [Sources; MAX_SEATS],
    /// The shafts that may be blasted (CLK-12).
    pub blasts: u8,
    /// Whether the player may stop digging (CLK-15).
    pub done: bool,
    /// The cards in hand that may go on any shaft (CLK-17).
    pub backfill: u8,
    /// The cards in hand that may be put away (CLK-17).
    pub discard: u8,
}

/// Where cards for a gallery may come from.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Sources {
    /// The shafts whose top card fits.
    pub shafts: u8,
    /// The cards in hand that fit.
    pub hand: u8,
}

impl Clonk {
    /// What a seat may do now, all at once; the same as is listed one by one.
    #[inline]
    pub fn choices(&self, seat: Seat) -> Choices {
        let mut choices = Choices::default();
        let hand = self.treasury().distinct(self.miner(seat).hand);
        // No hand has more than eight cards: five are kept and at most three drawn (CLK-16, CLK-17).
        let places = |cards: Cards| {
            hand.iter().enumerate().fold(0, |bits, (place, id)| bits | u8::from(cards.has(id)) << (place & 7))
        };
        match self.menu(seat).kind {
            Kind::Nothing => {}
            Kind::Open => choices.open = true,
            Kind::Bank(cards) => choices.bank = places(cards),
            Kind::Backfill(cards) => choices.backfill = places(cards),
            Kind::Discard(cards) => choices.discard = places(cards),
            Kind::Dig { fits, blasts, may_stop, .. } => {
                choices.galleries = fits.map(|fits| Sources { shafts: fits.shafts, hand: places(fits.hand) });
                (choices.blasts, choices.done) = (blasts, may_stop);
            }
        }
        choices
    }
}

#[inline]
fn nth_shaft(mut shafts: u8, n: u32) -> Shaft {
    for _ in 0..n {
        shafts &= shafts.wrapping_sub(1);
    }
    Shaft::ALL[shafts.trailing_zeros() as usize % Shaft::COUNT]
}

impl Clonk {
    #[inline]
    pub(crate) fn menu(&self, seat: Seat) -> Menu<'_> {
        let treasury = self.treasury();
        let hand = || treasury.distinct(self.miner(seat).hand);
        let kind = match self.phase {
            Phase::Choose if seat.index() < usize::from(self.seats) => Kind::Open,
            _ if seat != self.active => Kind::Nothing,
            Phase::Dig => self.dig_menu(seat),
            Phase::Bank => Kind::Bank(hand()),
            Phase::Backfill => Kind::Backfill(hand()),
            Phase::Discard => Kind::Discard(hand()),
            _ => Kind::Nothing,
        };
        Menu { treasury, kind }
    }

    #[inline]
    fn dig_menu(&self, seat: Seat) -> Kind {
        let treasury = self.treasury();
        let hand = treasury.distinct(self.miner(seat).hand);
        let tops = Shaft::ALL.map(|shaft| self.shafts.top(shaft).map_or(0, |id| treasury.look(id)));
        let mut fits = [Fits::NONE; MAX_SEATS];
        for (index, miner) in self.miners().iter().enumerate() {
            let own = index == seat.index();
            if miner.placed == 4 || !own && self.gifted {
                continue;
            }
            let Some(last) = miner.last() else { continue };
            let look = treasury.look(last);
            let shafts = tops.iter().enumerate().map(|(shaft, top)| u8::from(top & look != 0) << shaft).sum();
            fits[index] = Fits { shafts, hand: treasury.matching(hand, last) };
        }
        let may_blast = self.miner(seat).kablooeys > 0 && !(self.options.kablooey == Kablooeys::Once && self.blasted);
        let blasts = tops.iter().enumerate().map(|(shaft, &top)| u8::from(may_blast && top != 0) << shaft).sum();
        let must_dig = self.options.dig == Dig::Must && self.miner(seat).placed == 0 && fits[seat.index()].len() > 0;
        Kind::Dig { seat, fits, blasts, may_stop: !must_dig }
    }
}

impl Menu<'_> {
    #[inline]
    pub(crate) fn len(&self) -> u32 {
        match &self.kind {
            Kind::Nothing => 0,
            Kind::Open => 2,
            Kind::Bank(hand) | Kind::Discard(hand) => hand.len(),
            Kind::Backfill(hand) => hand.len() * Shaft::COUNT as u32,
            Kind::Dig { fits, blasts, may_stop, .. } => {
                fits.iter().map(|fits| fits.len()).sum::<u32>() + blasts.count_ones() + u32::from(*may_stop)
            }
        }
    }

    #[inline]
    pub(crate) fn at(&self, mut index: u32) -> Option<Action> {
        if index >= self.len() {
            return None;
        }
        let nth = |cards: Cards, n| self.treasury.card(cards.nth(n));
        Some(match &self.kind {
            Kind::Nothing => return None,
            Kind::Open => Action::Open(Side::ALL[index as usize & 1]),
            Kind::Bank(hand) => Action::Bank(nth(*hand, index)),
            Kind::Discard(hand) => Action::Discard(nth(*hand, index)),
            Kind::Backfill(hand) => {
                let count = Shaft::COUNT as u32;
                Action::Backfill(nth(*hand, index / count), Shaft::ALL[(index % count) as usize])
            }
            Kind::Dig { seat, fits, blasts, .. } => {
                let source = |fits: &Fits, n: u32| match n.checked_sub(fits.shafts.count_ones()) {
                    None => Source::Shaft(nth_shaft(fits.shafts, n)),
                    Some(n) => Source::Hand(nth(fits.hand, n)),
                };
                let own = &fits[seat.index()];
                if index < own.len() {
                    return Some(Action::Dig(source(own, index)));
                }
                index -= own.len();
                for (to, fits) in fits.iter().enumerate().filter(|&(to, _)| to != seat.index()) {
                    if index < fits.len() {
                        return Some(Action::Gift(Seat::new(to), source(fits, index)));
                    }
                    index -= fits.len();
                }
                if index < blasts.count_ones() {
                    return Some(Action::Blast(nth_shaft(*blasts, index)));
                }
                Action::Done
            }
        })
    }

    #[inline]
    pub(crate) fn visit<B>(&self, mut visit: impl FnMut(Action) -> ControlFlow<B>) -> ControlFlow<B> {
        let card = |id| self.treasury.card(id);
        match &self.kind {
            Kind::Nothing => ControlFlow::Continue(()),
            Kind::Open => Side::ALL.into_iter().try_for_each(|side| visit(Action::Open(side))),
            Kind::Bank(hand) => hand.iter().try_for_each(|id| visit(Action::Bank(card(id)))),
            Kind::Discard(hand) => hand.iter().try_for_each(|id| visit(Action::Discard(card(id)))),
            Kind::Backfill(hand) => hand.iter().try_for_each(|id| {
                Shaft::ALL.into_iter().try_for_each(|shaft| visit(Action::Backfill(card(id), shaft)))
            }),
            Kind::Dig { seat, fits, blasts, may_stop } => {
                fits[seat.index()].sources(card, |source| visit(Action::Dig(source)))?;
                for (to, fits) in fits.iter().enumerate().filter(|&(to, _)| to != seat.index()) {
                    fits.sources(card, |source| visit(Action::Gift(Seat::new(to), source)))?;
                }
                shafts(*blasts).try_for_each(|shaft| visit(Action::Blast(shaft)))?;
                if *may_stop { visit(Action::Done) } else { ControlFlow::Continue(()) }
            }
        }
    }
}

/// The shafts whose bits are set.
#[inline]
fn shafts(bits: u8) -> impl Iterator<Item = Shaft> {
    Shaft::ALL.into_iter().filter(move |shaft| bits >> shaft.index() & 1 != 0)
}
