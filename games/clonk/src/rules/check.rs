use underhill_core::Seat;

use crate::components::Id;
use crate::{Action, Card, Clonk, Dig, Illegal, Kablooeys, Phase, Shaft, Source, WantedFor};

impl Clonk {
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if seat.index() >= usize::from(self.seats) {
            return Err(Illegal::NoSuchSeat { seat });
        }
        match self.phase {
            Phase::Over => return Err(Illegal::Over),
            Phase::Choose => {
                return if matches!(action, Action::Open(_)) { Ok(()) } else { Err(Illegal::ChooseTaskFirst) };
            }
            Phase::Bank | Phase::Dig | Phase::Backfill | Phase::Discard if seat != self.active => {
                return Err(Illegal::NotYourTurn { turn: self.active });
            }
            Phase::Bank | Phase::Dig | Phase::Backfill | Phase::Discard => {}
            _ => return Err(Illegal::CardsAreComing),
        }
        match action {
            Action::Open(_) => Err(Illegal::TasksAreChosen),
            Action::Bank(card) => match self.phase {
                Phase::Bank => self.held(seat, card, WantedFor::Banking).map(drop),
                _ => Err(Illegal::BankedAlready),
            },
            Action::Dig(source) => {
                self.is_digging()?;
                self.check_dig(seat, source)
            }
            Action::Gift(to, source) => {
                self.is_digging()?;
                self.check_gift(seat, to, source)
            }
            Action::Blast(shaft) => {
                self.is_digging()?;
                self.check_blast(seat, shaft)
            }
            Action::Done => {
                self.is_digging()?;
                self.check_done(seat)
            }
            Action::Backfill(card, _) => match self.phase {
                Phase::Bank => Err(Illegal::BankFirst),
                Phase::Dig => Err(Illegal::StillDigging),
                Phase::Discard => Err(Illegal::BackfilledAlready),
                _ => self.held(seat, card, WantedFor::Refilling).map(drop), // CLK-R5: also on an empty shaft
            },
            Action::Discard(card) => match self.phase {
                Phase::Bank => Err(Illegal::BankFirst),
                Phase::Dig => Err(Illegal::StillDigging),
                Phase::Backfill => Err(Illegal::BackfillFirst),
                _ => self.held(seat, card, WantedFor::Refilling).map(drop),
            },
        }
    }

    fn is_digging(&self) -> Result<(), Illegal> {
        match self.phase {
            Phase::Dig => Ok(()),
            Phase::Bank => Err(Illegal::BankFirst),
            _ => Err(Illegal::DiggingIsOver),
        }
    }

    /// CLK-08, CLK-09.
    fn check_dig(&self, seat: Seat, source: Source) -> Result<(), Illegal> {
        let miner = self.miner(seat);
        if miner.placed == 4 {
            return Err(Illegal::GalleryIsFull);
        }
        let id = self.offered(seat, source, WantedFor::Digging)?;
        match miner.last() {
            Some(last) if !self.match_each_other(id, last) => {
                Err(Illegal::DoesNotMatch { card: self.treasury().card(id), last: self.treasury().card(last) })
            }
            _ => Ok(()),
        }
    }

    /// CLK-10, CLK-11, CLK-R12.
    fn check_gift(&self, seat: Seat, to: Seat, source: Source) -> Result<(), Illegal> {
        if to == seat {
            return Err(Illegal::GiftToYourself);
        }
        if to.index() >= usize::from(self.seats) {
            return Err(Illegal::GiftToNobody { to });
        }
        if self.gifted {
            return Err(Illegal::GiftIsUsed);
        }
        let Some(last) = self.miner(to).last() else {
            return Err(Illegal::GiftTooEarly { to });
        };
        if self.miner(to).placed == 4 {
            return Err(Illegal::GiftToFullGallery { to });
        }
        let id = self.offered(seat, source, WantedFor::Giving)?;
        if !self.match_each_other(id, last) {
            let (card, last) = (self.treasury().card(id), self.treasury().card(last));
            return Err(Illegal::GiftDoesNotMatch { to, card, last });
        }
        Ok(())
    }

    /// CLK-12, CLK-R4.
    fn check_blast(&self, seat: Seat, shaft: Shaft) -> Result<(), Illegal> {
        if self.miner(seat).kablooeys == 0 {
            return Err(Illegal::NoKablooey);
        }
        if self.options.kablooey == Kablooeys::Once && self.blasted {
            return Err(Illegal::BlastIsUsed);
        }
        self.offered(seat, Source::Shaft(shaft), WantedFor::Blasting).map(drop)
    }

    /// CLK-R7: digging nothing is always allowed, unless by option whoever can dig must.
    fn check_done(&self, seat: Seat) -> Result<(), Illegal> {
        let miner = self.miner(seat);
        let Some(last) = miner.last().filter(|_| self.options.dig == Dig::Must && miner.placed == 0) else {
            return Ok(());
        };
        let tops = Shaft::ALL.into_iter().filter_map(|shaft| self.shafts.top(shaft));
        match tops.chain(miner.hand.iter()).find(|&id| self.match_each_other(id, last)) {
            Some(fitting) => Err(Illegal::MustDig { card: self.treasury().card(fitting) }),
            None => Ok(()),
        }
    }

    fn match_each_other(&self, one: Id, other: Id) -> bool {
        self.treasury().look(one) & self.treasury().look(other) != 0
    }

    fn offered(&self, seat: Seat, source: Source, rule: WantedFor) -> Result<Id, Illegal> {
        match source {
            Source::Shaft(shaft) => self.shafts.top(shaft).ok_or(Illegal::ShaftIsEmpty { shaft, rule }),
            Source::Hand(card) => self.held(seat, card, rule),
        }
    }

    fn held(&self, seat: Seat, card: Card, rule: WantedFor) -> Result<Id, Illegal> {
        let id = self.treasury().id(card).ok_or(Illegal::NoSuchCard { card })?;
        if self.miner(seat).hand.has(id) { Ok(id) } else { Err(Illegal::NotInHand { card, rule }) }
    }
}
