use underhill_core::{
    Choices, Game, ILLEGAL, Illegal, Level, Seat, Seats, Skill, Step, Waiting, in_english, write_told,
};

use crate::starting::lost_by_withholding;
use crate::table::{Play, Table};
use crate::{
    AnyTable, Ask, Bytes, Command, CommandId, Entry, EntryKind, Rejection, Seed, Sender, Share, Sitter, StandInReason,
    Time, TimeControl,
};

/// So much may be done in a seat beside playing, from the beginning of one game to that of the next.
const BESIDE: u32 = 200;

/// How well a bot plays that stands in for a person.
pub const STAND_IN: Level = Level::Medium;

/// A bot plays for a person who is away.
const fn stand_in(seat: Seat) -> EntryKind {
    EntryKind::HandedOver { seat, level: STAND_IN, reason: StandInReason::Away }
}

/// What comes of a command that is allowed.
#[derive(Clone, Debug, PartialEq)]
pub enum Decided {
    /// This has to be stored and applied.
    New(Entry),
    /// It was done before: this was the version after it.
    Already(u64),
}

/// What comes next at a table. Nothing of it changes the table.
pub trait Deciding {
    /// What a command leads to: an entry to store and apply. `id` is the sender's own number for it; `fresh` gives seeds
    /// that nobody knows.
    fn decide(
        &self,
        sender: Sender,
        id: Option<u64>,
        command: &Command,
        at: Time,
        fresh: &mut dyn FnMut() -> Seed,
    ) -> Result<Decided, Rejection>;

    /// What follows from nothing but the time, if anything does.
    fn tick(&self, now: Time) -> Option<Entry>;
}

impl<G: Game> Deciding for Table<G> {
    fn decide(
        &self,
        sender: Sender,
        id: Option<u64>,
        command: &Command,
        at: Time,
        fresh: &mut dyn FnMut() -> Seed,
    ) -> Result<Decided, Rejection> {
        let by = match sender {
            Sender::Seat(seat) => id.zip(self.person_in(seat)).map(|(id, person)| CommandId { person, id }),
            Sender::Stranger | Sender::Bot(_) => None,
        };
        if let Some(version) = by.and_then(|by| self.done.version_after(by)) {
            return Ok(Decided::Already(version));
        }
        if let (Command::Reveal { entropy }, Sender::Seat(seat)) = (command, sender)
            && self.has_revealed(seat, *entropy)
        {
            return Ok(Decided::Already(self.version()));
        }
        if let Command::Sit { seat, name, key, share } = command {
            if self.seat_of(key).is_some() {
                return Ok(Decided::Already(self.version()));
            }
            self.accept(share)?;
            let sitter = Sitter::Person { name: name.clone(), key: *key, share: *share };
            let kind = EntryKind::Sat { seat: self.free_seat(*seat)?, sitter };
            return self.in_moderation(Entry { at, by: None, kind });
        }
        let kind = match sender {
            Sender::Stranger => return Err(Rejection::NotSeated),
            Sender::Bot(seat) => match command {
                Command::Act { action, decision } if self.bot(seat).is_some() => self.act(seat, action, *decision)?,
                _ => return Err(Rejection::NotAsked),
            },
            Sender::Seat(seat) => {
                let chair = self.chairs.get(seat.index()).ok_or(Rejection::NoSuchSeat)?;
                if chair.stand_in.is_some() && !matches!(command, Command::Return) {
                    return Err(Rejection::BotPlays);
                }
                self.person(seat, command, at, fresh)?
            }
        };
        self.in_moderation(Entry { at, by, kind })
    }

    fn tick(&self, now: Time) -> Option<Entry> {
        let kind = match &self.starting {
            Some(starting) => self.tick_starting(starting, now)?,
            None => {
                let seat = self.playing().ok()?.clocks.as_ref()?.fallen(now)?;
                self.lost(seat, EntryKind::TimeUp { seat }, StandInReason::TimeUp)
            }
        };
        Some(Entry { at: now, by: None, kind })
    }
}

impl<G: Game> Table<G> {
    /// What is done beside playing is done so often at most: a table is kept for ever, whoever comes to it.
    fn in_moderation(&self, entry: Entry) -> Result<Decided, Rejection> {
        let beside = entry.kind.beside_playing().map_or(0, |seat| self.beside[seat.index()]);
        if beside < BESIDE { Ok(Decided::New(entry)) } else { Err(Rejection::Enough) }
    }

    fn person(
        &self,
        seat: Seat,
        command: &Command,
        at: Time,
        fresh: &mut dyn FnMut() -> Seed,
    ) -> Result<EntryKind, Rejection> {
        match command {
            Command::Sit { .. } => Err(Rejection::SeatTaken),
            // Whoever leaves before they have revealed what they committed to does not come back.
            Command::Stand | Command::Resign if self.is_waited_for(seat) => Ok(lost_by_withholding(seat)),
            Command::Stand if self.gathering().is_ok() => Ok(EntryKind::Stood { seat }),
            Command::Stand => self.playing().map(|_| stand_in(seat)),
            Command::SeatBot { seat, level } => {
                self.gathering()?;
                match self.chairs.get(seat.index()).ok_or(Rejection::NoSuchSeat)?.sitter {
                    Some(Sitter::Person { .. }) => Err(Rejection::PersonThere),
                    Some(Sitter::Bot(_)) | None => Ok(EntryKind::Sat { seat: *seat, sitter: Sitter::Bot(*level) }),
                }
            }
            Command::RemoveBot { seat } => {
                self.gathering()?;
                match self.chairs.get(seat.index()).ok_or(Rejection::NoSuchSeat)?.sitter {
                    Some(Sitter::Bot(_)) => Ok(EntryKind::Stood { seat: *seat }),
                    _ => Err(Rejection::NoBotThere),
                }
            }
            Command::Start => {
                self.gathering()?;
                if self.chairs.iter().any(|chair| chair.sitter.is_none()) {
                    return Err(Rejection::SeatsFree);
                }
                self.start(fresh)
            }
            Command::StartWithFewer => {
                self.gathering()?;
                if !G::SEATS.contains(&self.taken().count()) {
                    return Err(Rejection::SeatsFree);
                }
                self.start(fresh)
            }
            Command::Reveal { entropy } => self.reveal(seat, *entropy),
            Command::Act { action, decision } => self.act(seat, action, *decision),
            Command::TakeBack => self.take_back(seat),
            Command::OfferDraw => {
                self.playing()?;
                if !G::DRAW_BY_AGREEMENT {
                    return Err(Rejection::NoDraws);
                }
                if self.chairs.iter().any(|chair| chair.bot().is_some()) {
                    return Err(Rejection::BotDeclines);
                }
                self.ask(seat, Ask::Draw, fresh)
            }
            Command::Again { share } => {
                self.over()?;
                self.accept(share)?;
                self.ask(seat, Ask::Again { share: *share }, fresh)
            }
            Command::StandIn { seat: absent, present } => {
                self.may_stand_in(*absent, *present, at)?;
                let of = present.without(seat);
                self.ask(seat, Ask::StandIn { seat: *absent, of }, fresh)
            }
            Command::Agree { share } => {
                let asking = self.asking.as_ref().ok_or(Rejection::NothingAsked)?;
                if !asking.missing.contains(seat) {
                    return Err(Rejection::AlreadyAgreed);
                }
                let share = share.filter(|_| matches!(asking.ask, Ask::Again { .. }));
                if matches!(asking.ask, Ask::Again { .. }) {
                    self.accept(&share.ok_or(Rejection::EntropyMissing)?)?;
                }
                if asking.missing != Seats::only(seat) {
                    return Ok(EntryKind::Agreed { seat, share });
                }
                let last = share.map(|share| (seat, share));
                self.carry_out(asking.seat, &asking.ask, &asking.shares, last, fresh)
            }
            Command::Decline => match &self.asking {
                Some(asking) if asking.missing.contains(seat) || asking.seat == seat || asking.is_about(seat) => {
                    Ok(EntryKind::Declined { seat })
                }
                Some(_) => Err(Rejection::AlreadyAgreed),
                None => Err(Rejection::NothingAsked),
            },
            Command::Resign => {
                self.playing()?;
                Ok(self.lost(seat, EntryKind::Resigned { seat }, StandInReason::Resigned))
            }
            Command::Say { phrase } => Ok(EntryKind::Said { seat, phrase: *phrase }),
            Command::Return if self.chairs[seat.index()].stand_in.is_some() => Ok(EntryKind::Returned { seat }),
            Command::Return => Err(Rejection::NotAway),
        }
    }

    /// Without a clock a seat waits for its person. The others may let a bot go on for them, but for nobody who is there.
    fn may_stand_in(&self, absent: Seat, present: Seats, at: Time) -> Result<(), Rejection> {
        if let Some(starting) = &self.starting {
            return self.may_go_on_without(starting, absent, present, at);
        }
        self.playing()?;
        let chair = self.chairs.get(absent.index()).ok_or(Rejection::NoSuchSeat)?;
        match () {
            () if self.setting.clock != TimeControl::None => Err(Rejection::ClockDecides),
            () if !chair.is_person() => Err(Rejection::BotPlays),
            () if present.contains(absent) => Err(Rejection::IsThere),
            () => Ok(()),
        }
    }

    /// Between two the game is over; more play on, with a bot in place of whoever lost.
    fn lost(&self, seat: Seat, end: EntryKind, reason: StandInReason) -> EntryKind {
        if self.chairs.len() == 2 { end } else { EntryKind::HandedOver { seat, level: STAND_IN, reason } }
    }

    fn free_seat(&self, wanted: Option<Seat>) -> Result<Seat, Rejection> {
        self.gathering()?;
        let free = |seat: &Seat| self.chairs[seat.index()].sitter.is_none();
        match wanted {
            None => Seat::first(self.chairs.len()).find(free).ok_or(Rejection::Full),
            Some(seat) if seat.index() >= self.chairs.len() => Err(Rejection::NoSuchSeat),
            Some(seat) if free(&seat) => Ok(seat),
            Some(_) => Err(Rejection::SeatTaken),
        }
    }

    fn gathering(&self) -> Result<(), Rejection> {
        if self.play.is_none() && self.starting.is_none() { Ok(()) } else { Err(Rejection::HasBegun) }
    }

    /// Whether a game starts as soon as the device of this seat has revealed what it committed to.
    fn is_waited_for(&self, seat: Seat) -> bool {
        self.starting.as_ref().is_some_and(|starting| starting.missing().contains(seat))
    }

    fn playing(&self) -> Result<&Play<G>, Rejection> {
        match &self.play {
            None => Err(Rejection::NotBegun),
            Some(play) if play.end.is_some() => Err(Rejection::Over),
            Some(play) => Ok(play),
        }
    }

    fn over(&self) -> Result<(), Rejection> {
        match self.playing() {
            Err(Rejection::Over) => Ok(()),
            Err(other) => Err(other),
            Ok(_) => Err(Rejection::NotOver),
        }
    }

    fn act(&self, seat: Seat, text: &str, decision: usize) -> Result<EntryKind, Rejection> {
        let play = self.playing()?;
        if decision != play.decisions {
            return Err(Rejection::Stale);
        }
        let unreadable = |error: underhill_core::NotationError| Rejection::Unreadable { text: error.to_string() };
        let action: G::Action = text.parse().map_err(unreadable)?;
        play.game.check(seat, &action).map_err(|illegal| Rejection::Illegal {
            rule: illegal.rule().to_string(),
            text: in_english(&illegal),
            facts: write_told(ILLEGAL, &illegal),
        })?;
        let Waiting::Decide(asked) = play.waiting() else { return Err(Rejection::NotAsked) };
        if !play.undecided().contains(seat) {
            return Err(Rejection::NotAsked);
        }
        if play.undecided() != Seats::only(seat) {
            return Ok(EntryKind::Sealed { seat, action: action.to_string() });
        }
        let choice = |other: Seat| match &play.ballots[other.index()] {
            Some(ballot) => (other, ballot.clone()),
            None => (other, action.clone()),
        };
        let choices: Choices<G::Action> = asked.iter().map(choice).collect();
        Ok(EntryKind::Played { steps: play.steps_after(&Step::Decide(choices)) })
    }

    fn take_back(&self, seat: Seat) -> Result<EntryKind, Rejection> {
        let play = self.playing()?;
        if play.ballots[seat.index()].is_some() {
            return Ok(EntryKind::Unsealed { seat });
        }
        let place = play.before.iter().rposition(|before| before.seat == seat).ok_or(Rejection::NothingToTakeBack)?;
        let ask = Ask::TakeBack { keep: play.before[place].steps };
        let others = place + 1 < play.before.len();
        if others && play.game.has_secrets() {
            return Err(Rejection::NothingToTakeBack);
        }
        self.ask(seat, ask, &mut || unreachable!("nothing begins by taking back"))
    }

    /// Whose consent is needed besides that of the seat that asks: bots never mind.
    pub(crate) fn must_agree(&self, seat: Seat, ask: &Ask) -> Seats {
        let others = self.people().without(seat);
        match (ask, &self.play) {
            (Ask::StandIn { seat: absent, of }, _) => {
                others.without(*absent).iter().filter(|seat| of.contains(*seat)).collect()
            }
            (Ask::TakeBack { keep }, Some(play)) => {
                let since = play.before.iter().filter(|before| before.steps > *keep);
                since.map(|before| before.seat).filter(|seat| others.contains(*seat)).collect()
            }
            _ => others,
        }
    }

    fn ask(&self, seat: Seat, ask: Ask, fresh: &mut dyn FnMut() -> Seed) -> Result<EntryKind, Rejection> {
        if self.asking.is_some() {
            return Err(Rejection::AlreadyAsked);
        }
        if !self.must_agree(seat, &ask).is_empty() {
            return Ok(EntryKind::Asked { seat, ask });
        }
        let last = if let Ask::Again { share } = ask { Some((seat, share)) } else { None };
        self.carry_out(seat, &ask, &[], last, fresh)
    }

    /// Everybody has agreed.
    fn carry_out(
        &self,
        seat: Seat,
        ask: &Ask,
        added: &[(Seat, Share)],
        last: Option<(Seat, Share)>,
        fresh: &mut dyn FnMut() -> Seed,
    ) -> Result<EntryKind, Rejection> {
        match ask {
            Ask::TakeBack { keep } => Ok(EntryKind::TookBack { seat, keep: *keep }),
            Ask::Draw => Ok(EntryKind::Drawn),
            Ask::StandIn { seat, .. } if self.starting.is_some() => Ok(lost_by_withholding(*seat)),
            Ask::StandIn { seat, .. } => Ok(stand_in(*seat)),
            Ask::Again { .. } => self.start_again(added, last.ok_or(Rejection::EntropyMissing)?, fresh),
        }
    }

    /// What tells the person in a seat from others, whatever seat they have.
    pub(crate) fn person_in(&self, seat: Seat) -> Option<Bytes<8>> {
        match &self.chairs.get(seat.index())?.sitter {
            Some(Sitter::Person { key, .. }) => key.0.first_chunk().map(|bytes| Bytes(*bytes)),
            _ => None,
        }
    }

    /// The bot that plays this seat now.
    fn bot(&self, seat: Seat) -> Option<Skill> {
        self.chairs.get(seat.index())?.bot()
    }
}
