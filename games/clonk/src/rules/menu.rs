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
