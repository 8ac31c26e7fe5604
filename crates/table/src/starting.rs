//! The moment between the start of a game and its first draw, in which the devices reveal what they have committed to.
//!
//! Nobody can change anything any more: who plays, in which seat, what they have committed to. There is no way back to the
//! table that waits for players either, or whoever dislikes what was revealed would try again. Whoever does not reveal is
//! waited for like somebody who has to decide: with a clock until their time is up, without one until the others who are there
//! agree to go on. A bot has their seat then for the rest of the game, so that there is nothing to be won by it.

use underhill_core::{Game, PerSeat, Seat, Seats};

use crate::sitter::Chair;
use crate::table::{Play, Table};
use crate::{
    Broken, Entropy, EntryKind, FairVersion, Hash, NewsKind, Rejection, STAND_IN, Seed, Share, Shares, StandInReason,
    Time, TimeControl,
};

/// So long a device is waited for without a clock before the others may go on though its person seems to be there.
const PATIENCE: u64 = 60_000;

/// A game whose shares are being revealed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Starting {
    /// Since when the devices are waited for.
    pub(crate) since: Time,
    pub(crate) shares: Shares,
    /// The seats that are not waited for any more.
    withheld: Seats,
}

impl Starting {
    /// The seats that have not revealed what they committed to, and are waited for.
    pub(crate) fn missing(&self) -> Seats {
        self.shares.hidden().iter().filter(|seat| !self.withheld.contains(*seat)).collect()
    }

    /// When those who have not revealed it are not waited for any longer: they have as much time as for their first decision.
    pub(crate) fn deadline(&self, control: TimeControl) -> Option<Time> {
        if self.missing().is_empty() {
            return Some(self.since);
        }
        control.at_start().map(|left| self.since.after(left))
    }

    fn reveal(&mut self, seat: Seat, entropy: Entropy) -> Result<(), Rejection> {
        let committed = self.shares.commitments.get(seat.index()).copied().flatten();
        if committed != Some(Hash::of(&entropy.0)) {
            return Err(Rejection::WrongEntropy);
        }
        self.shares.entropy[seat.index()] = Some(entropy);
        Ok(())
    }
}

/// A bot has the seat of a person who does not reveal what they committed to.
pub(crate) const fn lost_by_withholding(seat: Seat) -> EntryKind {
    EntryKind::HandedOver { seat, level: STAND_IN, reason: StandInReason::Withheld }
}

/// What is decided.
impl<G: Game> Table<G> {
    /// Whether a device gave what the table's version of fair draws asks for.
    pub(crate) fn accept(&self, share: &Share) -> Result<(), Rejection> {
        match self.fair {
            version if share.version() == version => Ok(()),
            FairVersion::First => Err(Rejection::EntropyMissing),
            FairVersion::Second => Err(Rejection::CommitmentMissing),
        }
    }

    /// The first game starts, with those who sit there.
    pub(crate) fn start(&self, fresh: &mut dyn FnMut() -> Seed) -> Result<EntryKind, Rejection> {
        if self.fair == FairVersion::Second {
            let possible = G::new(self.taken().count(), &self.options);
            possible.map_err(|error| Rejection::BadSetting { text: error.to_string() })?;
            return Ok(EntryKind::Starting { next: fresh(), last: None });
        }
        let entropy = self.taken().map(Chair::entropy).collect();
        Ok(EntryKind::Began { steps: self.first_draws(self.seed, Shares::added(entropy))?, next: fresh() })
    }

    /// Everybody has agreed to another game.
    pub(crate) fn start_again(
        &self,
        added: &[(Seat, Share)],
        last: (Seat, Share),
        fresh: &mut dyn FnMut() -> Seed,
    ) -> Result<EntryKind, Rejection> {
        self.accept(&last.1)?;
        let seed = self.next.ok_or(Rejection::NotBegun)?;
        match last {
            (seat, Share::Commitment(commitment)) => {
                Ok(EntryKind::Starting { next: fresh(), last: Some((seat, commitment)) })
            }
            (seat, Share::Entropy(entropy)) => {
                let chairs = self.rotated(&[added, &[last]].concat());
                let shares = Shares::added(chairs.iter().map(Chair::entropy).collect());
                let steps = self.first_draws(seed, shares)?;
                Ok(EntryKind::Again { steps, next: fresh(), entropy: (seat, entropy) })
            }
        }
    }

    /// What comes of what a device reveals.
    pub(crate) fn reveal(&self, seat: Seat, entropy: Entropy) -> Result<EntryKind, Rejection> {
        let mut starting = match &self.starting {
            Some(starting) => starting.clone(),
            None if self.play.is_none() => return Err(Rejection::NotBegun),
            None => return Err(Rejection::HasBegun),
        };
        if !starting.missing().contains(seat) {
            return Err(Rejection::NotAsked);
        }
        starting.reveal(seat, entropy)?;
        if !starting.missing().is_empty() {
            return Ok(EntryKind::Revealed { seat, entropy });
        }
        let steps = self.first_draws(self.seed, starting.shares)?;
        Ok(EntryKind::Dealt { steps, last: Some((seat, entropy)) })
    }

    /// Whether a seat has revealed this already, in the game that starts or is played: another device of the same person, or
    /// the same one before its connection was lost.
    pub(crate) fn has_revealed(&self, seat: Seat, entropy: Entropy) -> bool {
        let shares = match (&self.starting, &self.play) {
            (Some(starting), _) => &starting.shares,
            (None, Some(play)) => &play.shares,
            (None, None) => return false,
        };
        shares.version == FairVersion::Second && shares.entropy.get(seat.index()) == Some(&Some(entropy))
    }

    /// Without a clock, the others may go on without a device that they have waited for. Its person may seem to be there: it
    /// need not be out of reach not to answer.
    pub(crate) fn may_go_on_without(
        &self,
        starting: &Starting,
        absent: Seat,
        present: Seats,
        at: Time,
    ) -> Result<(), Rejection> {
        match () {
            () if self.setting.clock != TimeControl::None => Err(Rejection::ClockDecides),
            () if !starting.missing().contains(absent) => Err(Rejection::NotAsked),
            () if present.contains(absent) && at.since(starting.since) < PATIENCE => Err(Rejection::IsThere),
            () => Ok(()),
        }
    }

    /// What follows from nothing but the time while a game starts.
    pub(crate) fn tick_starting(&self, starting: &Starting, now: Time) -> Option<EntryKind> {
        let due = starting.deadline(self.setting.clock).is_some_and(|deadline| deadline <= now);
        match starting.missing().lowest() {
            _ if !due => None,
            Some(seat) => Some(lost_by_withholding(seat)),
            None => {
                let steps = self.first_draws(self.seed, starting.shares.clone()).ok()?;
                Some(EntryKind::Dealt { steps, last: None })
            }
        }
    }

    /// What is drawn before anybody decides.
    pub(crate) fn first_draws(&self, seed: Seed, shares: Shares) -> Result<Vec<String>, Rejection> {
        let play: Result<Play<G>, _> = Play::new(&self.options, self.setting.clock, seed, shares);
        let mut play = play.map_err(|broken| Rejection::BadSetting { text: broken.to_string() })?;
        play.draw(&mut Vec::new());
        Ok(play.steps)
    }
}

/// What is applied.
impl<G: Game> Table<G> {
    pub(crate) fn apply_starting(&mut self, at: Time, next: Seed, last: Option<(Seat, Hash)>) -> Result<(), Broken> {
        let broken = |problem: &str| Err(Broken(problem.to_owned()));
        if self.fair != FairVersion::Second || self.starting.is_some() {
            return broken("nothing is to be revealed");
        }
        let commitments = if self.play.is_some() {
            let Some(seed) = self.next else { return broken("there was no game before") };
            let commitments = self.commitments_of_those_who_agreed(last)?;
            self.chairs.rotate_right(1);
            self.seed = seed;
            commitments
        } else {
            self.seats_taken();
            self.chairs.iter().map(Chair::commitment).collect()
        };
        (self.play, self.asking, self.next) = (None, None, Some(next));
        self.beside.fill(0);
        self.games += 1;
        self.starting = Some(Starting { since: at, shares: Shares::committed(commitments), withheld: Seats::NONE });
        self.tell(at, NewsKind::Starting);
        Ok(())
    }

    /// By the seats that everyone will have, one further. Whoever was away has not agreed, and commits to nothing.
    fn commitments_of_those_who_agreed(&self, last: Option<(Seat, Hash)>) -> Result<PerSeat<Option<Hash>>, Broken> {
        let mut commitments: PerSeat<Option<Hash>> = self.chairs.iter().map(|_| None).collect();
        let agreed = self.asking.iter().flat_map(|asking| &asking.shares).copied();
        for (seat, share) in agreed.chain(last.map(|(seat, commitment)| (seat, Share::Commitment(commitment)))) {
            let Share::Commitment(commitment) = share else { continue };
            let slot = commitments.get_mut(seat.index()).ok_or_else(|| Broken(format!("there is no seat {seat}")))?;
            *slot = Some(commitment);
        }
        commitments.rotate_right(1);
        Ok(commitments)
    }

    pub(crate) fn apply_revealed(&mut self, at: Time, seat: Seat, entropy: Entropy) -> Result<(), Broken> {
        self.take_in(seat, entropy)?;
        // Nobody needs to go on without them any more.
        self.asking.take_if(|asking| asking.is_about(seat));
        self.tell(at, NewsKind::Revealed { seat });
        Ok(())
    }

    fn take_in(&mut self, seat: Seat, entropy: Entropy) -> Result<(), Broken> {
        let starting = self.starting.as_mut().ok_or_else(|| Broken("nothing is to be revealed".to_owned()))?;
        starting.reveal(seat, entropy).map_err(|rejection| Broken(rejection.to_string()))
    }

    pub(crate) fn apply_dealt(
        &mut self,
        at: Time,
        steps: &[String],
        last: Option<(Seat, Entropy)>,
    ) -> Result<(), Broken> {
        if let Some((seat, entropy)) = last {
            self.take_in(seat, entropy)?;
        }
        let starting = self.starting.take().ok_or_else(|| Broken("nothing is to be revealed".to_owned()))?;
        self.asking = None;
        let kind = if self.games == 1 { NewsKind::Began } else { NewsKind::Again };
        self.play(at, starting.shares, steps, kind)
    }

    /// A seat is not waited for any longer.
    pub(crate) fn give_up_waiting_for(&mut self, seat: Seat) {
        if let Some(starting) = &mut self.starting {
            starting.withheld = starting.withheld.with(seat);
        }
    }

    /// What everybody may see of the shares in the game that is to come, starts or is played; none in the first version.
    pub(crate) fn shares(&self) -> Option<Shares> {
        match (&self.starting, &self.play) {
            _ if self.fair == FairVersion::First => None,
            (Some(starting), _) => Some(starting.shares.clone()),
            (None, Some(play)) => Some(play.shares.clone()),
            (None, None) => Some(Shares::committed(self.chairs.iter().map(Chair::commitment).collect())),
        }
    }
}
