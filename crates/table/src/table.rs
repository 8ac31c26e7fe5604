use underhill_catalog::GameId;
use underhill_core::{End, EndKind, Game, Level, PerSeat, Record, Seat, Seats, Step, StepOf, Waiting, in_english};

use crate::asking::Asking;
use crate::happening::Happening;
use crate::last_plays::LastPlays;
use crate::remembered::{DoneLately, Story};
use crate::sitter::Chair;
use crate::starting::Starting;
use crate::time_control::Clocks;
use crate::view::options_in_view;
use crate::{
    AnyTable, Ask, Broken, Bytes, Dial, Draws, Entropy, Entry, EntryKind, FairVersion, Hash, NewsKind, Outage, Place,
    Seed, Setting, Share, Shares, Sitter, StandInReason, Time, TimeControl,
};

/// A table at which this game is played.
pub(crate) struct Table<G: Game> {
    pub(crate) setting: Setting,
    pub(crate) options: G::Options,
    pub(crate) chairs: PerSeat<Chair>,
    /// How draws are made here.
    pub(crate) fair: FairVersion,
    /// For the draws of the game being played, or of the first one.
    pub(crate) seed: Seed,
    /// For the draws of the game after it; none before the first has begun.
    pub(crate) next: Option<Seed>,
    /// The game that starts: what its draws are made from is being revealed.
    pub(crate) starting: Option<Starting>,
    /// The game being played, or the one just over.
    pub(crate) play: Option<Play<G>>,
    /// What somebody asks the others for.
    pub(crate) asking: Option<Asking>,
    /// How many games have been started.
    pub(crate) games: u32,
    /// The last games that are over.
    pub(crate) records: Vec<Record>,
    /// Of those who sit here.
    pub(crate) done: DoneLately,
    pub(crate) story: Story<G>,
    /// How much was done in each seat beside playing since the last game began.
    pub(crate) beside: PerSeat<u32>,
    /// The last outage that nobody was charged for.
    pub(crate) forgiven: Option<Outage>,
    /// How the options stand in the game's view, if they are worth leaving out.
    pub(crate) options_in_view: Option<String>,
    /// How many entries have been applied.
    pub(crate) length: u64,
}

/// A game at the table.
pub(crate) struct Play<G: Game> {
    pub(crate) game: G,
    pub(crate) steps: Vec<String>,
    /// How many of the steps are decisions.
    pub(crate) decisions: usize,
    /// How many of the steps were drawn.
    pub(crate) drawn: u32,
    pub(crate) draws: Draws,
    pub(crate) shares: Shares,
    /// The choices that stay sealed until all have made theirs.
    pub(crate) ballots: PerSeat<Option<G::Action>>,
    pub(crate) clocks: Option<Clocks>,
    /// What everyone may see of the clocks: while choices are sealed, not whose clock has stopped.
    pub(crate) dial: Option<Dial>,
    /// Where the game can be taken back to.
    pub(crate) before: Vec<Before<G>>,
    pub(crate) end: Option<End>,
    pub(crate) last_plays: LastPlays,
}

/// The game before a decision that nobody learned anything by.
pub(crate) struct Before<G> {
    /// The only seat that decided.
    pub(crate) seat: Seat,
    game: G,
    pub(crate) steps: usize,
    decisions: usize,
}

impl<G: Game> Play<G> {
    /// A game about to begin.
    pub(crate) fn new(options: &G::Options, control: TimeControl, seed: Seed, shares: Shares) -> Result<Self, Broken> {
        let seats = shares.entropy.len();
        Ok(Play {
            game: G::new(seats, options).map_err(|error| Broken(error.to_string()))?,
            steps: Vec::new(),
            decisions: 0,
            drawn: 0,
            draws: Draws::new(seed, &shares),
            shares,
            ballots: (0..seats).map(|_| None).collect(),
            clocks: Clocks::new(control, seats),
            dial: None,
            before: Vec::new(),
            end: None,
            last_plays: LastPlays::none(seats),
        })
    }

    /// What is logged of a decision that is allowed: the step, and whatever has to be drawn then.
    pub(crate) fn steps_after(&self, step: &StepOf<G>) -> Vec<String> {
        let mut game = self.game.clone();
        game.apply_unchecked(step, &mut ());
        let mut steps = vec![step.to_string()];
        for number in self.drawn.. {
            if game.waiting() != Waiting::Chance {
                break;
            }
            let outcome = self.draws.outcome(&game, number);
            steps.push(format!("* {outcome}"));
            game.draw_unchecked(outcome, &mut ());
        }
        steps
    }

    /// Draws until somebody decides or the game is over.
    pub(crate) fn draw(&mut self, events: &mut Vec<G::Event>) {
        while self.game.waiting() == Waiting::Chance {
            let outcome = self.draws.outcome(&self.game, self.drawn);
            self.step(&Step::Chance(outcome), events);
        }
    }

    /// A step that is allowed.
    fn step(&mut self, step: &StepOf<G>, events: &mut Vec<G::Event>) {
        match step {
            Step::Chance(_) => {
                self.drawn += 1;
                self.before.clear();
            }
            Step::Decide(choices) => {
                match choices.as_slice() {
                    // What several chose at once has been seen by all.
                    [(seat, action)] if !self.game.reveals(*seat, action) => self.before.push(Before {
                        seat: *seat,
                        game: self.game.clone(),
                        steps: self.steps.len(),
                        decisions: self.decisions,
                    }),
                    _ => self.before.clear(),
                }
                self.decisions += 1;
            }
        }
        self.game.apply_unchecked(step, events);
        self.steps.push(step.to_string());
        self.ballots.iter_mut().for_each(|ballot| *ballot = None);
        self.end = self.game.standings().map(End::from);
    }

    /// Steps from the log, which the rules have to allow.
    fn follow(&mut self, steps: &[String], events: &mut Vec<G::Event>) -> Result<(), Broken> {
        for text in steps {
            let step: StepOf<G> = text.parse().map_err(|error| Broken(format!("`{text}`: {error}")))?;
            // The checked door, on a copy: what is logged may come from another version of the rules.
            self.game.clone().play(&step, &mut ()).map_err(|error| Broken(format!("`{text}`: {error}")))?;
            self.step(&step, events);
        }
        Ok(())
    }

    /// A choice from the log that stays sealed, which the rules have to allow.
    fn seal(&mut self, seat: Seat, action: &str) -> Result<(), Broken> {
        let choice = action.parse().map_err(|error| Broken(format!("`{action}`: {error}")))?;
        self.game.check(seat, &choice).map_err(|illegal| Broken(in_english(&illegal)))?;
        self.ballots[seat.index()] = Some(choice);
        Ok(())
    }

    /// The seats whose decision is missing.
    pub(crate) fn undecided(&self) -> Seats {
        match self.waiting() {
            Waiting::Decide(seats) => seats.iter().filter(|seat| self.ballots[seat.index()].is_none()).collect(),
            _ => Seats::NONE,
        }
    }

    /// Who the game waits for; nobody once it is over for whatever reason.
    pub(crate) fn waiting(&self) -> Waiting {
        if self.end.is_some() { Waiting::Over } else { self.game.waiting() }
    }

    fn take_back(&mut self, keep: usize) -> Result<(), Broken> {
        let place = self.before.iter().position(|before| before.steps == keep);
        let place = place.ok_or_else(|| Broken(format!("the game cannot be taken back to step {keep}")))?;
        let before = self.before.drain(place..).next().expect("it was found there");
        (self.game, self.decisions) = (before.game, before.decisions);
        self.steps.truncate(before.steps);
        self.ballots.iter_mut().for_each(|ballot| *ballot = None);
        Ok(())
    }

    /// The result when a player leaves the game lost, or all agree.
    fn stop(&mut self, how: EndKind, seat: Option<Seat>) {
        self.end = Some(End::stopped(how, seat, self.game.points()));
    }
}

impl<G: Game> Table<G> {
    pub(crate) fn new(setting: &Setting, options: G::Options, seed: Seed, fair: FairVersion) -> Self {
        Table {
            forgiven: None,
            options_in_view: options_in_view(&options),
            setting: setting.clone(),
            options,
            chairs: (0..setting.seats).map(|_| Chair::default()).collect(),
            fair,
            seed,
            next: None,
            starting: None,
            play: None,
            asking: None,
            games: 0,
            records: Vec::new(),
            done: DoneLately::default(),
            story: Story::new(),
            beside: (0..setting.seats).map(|_| 0).collect(),
            length: 1,
        }
    }

    /// The persons who play their seats themselves.
    pub(crate) fn people(&self) -> Seats {
        Seat::first(self.chairs.len()).filter(|seat| self.chairs[seat.index()].is_person()).collect()
    }

    /// The chairs that somebody sits on.
    pub(crate) fn taken(&self) -> impl Iterator<Item = &Chair> {
        self.chairs.iter().filter(|chair| chair.sitter.is_some())
    }

    pub(crate) fn entropy(&self) -> PerSeat<Option<Entropy>> {
        self.chairs.iter().map(Chair::entropy).collect()
    }

    /// The chairs for another game: everyone one seat further, with fresh entropy from those who agreed.
    pub(crate) fn rotated(&self, added: &[(Seat, Share)]) -> PerSeat<Chair> {
        let mut chairs = self.chairs.clone();
        for (seat, fresh) in added {
            let sitter = chairs.get_mut(seat.index()).and_then(|chair| chair.sitter.as_mut());
            if let Some(Sitter::Person { share, .. }) = sitter {
                *share = *fresh;
            }
        }
        chairs.rotate_right(1);
        chairs
    }

    fn chair(&mut self, seat: Seat) -> Result<&mut Chair, Broken> {
        self.chairs.get_mut(seat.index()).ok_or_else(|| Broken(format!("there is no seat {seat}")))
    }

    fn playing_mut(&mut self) -> Result<&mut Play<G>, Broken> {
        let play = self.play.as_mut().filter(|play| play.end.is_none());
        play.ok_or_else(|| Broken("no game is being played".to_owned()))
    }

    /// Seats that were free until now are taken away: whoever sits behind them moves up.
    pub(crate) fn seats_taken(&mut self) {
        self.chairs = self.taken().cloned().collect();
        self.setting.seats = self.chairs.len();
        self.beside.truncate(self.chairs.len());
    }

    /// A game begins at a table of the first version of fair draws.
    fn begin(&mut self, at: Time, next: Seed, steps: &[String], kind: NewsKind) -> Result<(), Broken> {
        if self.fair != FairVersion::First {
            return Err(Broken("what everybody committed to has not been revealed".to_owned()));
        }
        self.next = Some(next);
        self.beside.fill(0);
        self.games += 1;
        self.play(at, Shares::added(self.entropy()), steps, kind)
    }

    /// The game goes on from what is drawn before anybody decides.
    pub(crate) fn play(&mut self, at: Time, shares: Shares, steps: &[String], kind: NewsKind) -> Result<(), Broken> {
        let mut play = Play::new(&self.options, self.setting.clock, self.seed, shares)?;
        let mut events = Vec::new();
        play.follow(steps, &mut events)?;
        play.last_plays.began(self.story.version() + 1);
        self.play = Some(play);
        self.run_clocks(at, None);
        self.show_clocks();
        self.happened(at, kind, events);
        Ok(())
    }

    fn apply_played(&mut self, at: Time, steps: &[String]) -> Result<(), Broken> {
        let version = self.story.version() + 1;
        let play = self.playing_mut()?;
        let waited = play.undecided();
        let mut events = Vec::new();
        play.last_plays.played(play.game.waiting(), version);
        play.follow(steps, &mut events)?;
        self.asking = None;
        self.run_clocks(at, waited.lowest());
        self.show_clocks();
        self.happened(at, NewsKind::Played, events);
        self.close();
        Ok(())
    }

    fn apply_handed_over(&mut self, at: Time, seat: Seat, level: Level, reason: StandInReason) -> Result<(), Broken> {
        let chair = self.chair(seat)?;
        match reason {
            StandInReason::Away => chair.stand_in = Some(level),
            // Whoever has given up, lost on time or withheld something does not come back.
            StandInReason::Resigned | StandInReason::TimeUp | StandInReason::Withheld => {
                *chair = Chair { sitter: Some(Sitter::Bot(level.into())), ..Chair::default() };
                self.give_up_waiting_for(seat);
            }
        }
        // Nobody waits for the answer of somebody who has left.
        self.asking = None;
        self.run_clocks(at, None);
        self.tell(at, NewsKind::HandedOver { seat, level, reason });
        Ok(())
    }

    /// Counts an entry that was applied, among all, among what its seat did beside playing, and among its sender's commands.
    fn count(&mut self, entry: &Entry) {
        self.length += 1;
        if let Some(beside) = entry.kind.beside_playing().and_then(|seat| self.beside.get_mut(seat.index())) {
            *beside += 1;
        }
        if let Some(id) = entry.by {
            let version = self.version();
            let people: Vec<Bytes<8>> =
                Seat::first(self.chairs.len()).filter_map(|seat| self.person_in(seat)).collect();
            self.done.keep_only(&people);
            self.done.push(id, version);
        }
    }

    /// Who of the people at the table sat down first; none if it is the first of them by seat.
    pub(crate) fn host(&self) -> Option<Seat> {
        let mut people = Seat::first(self.chairs.len()).filter(|seat| {
            let sitter = &self.chairs[seat.index()].sitter;
            sitter.as_ref().is_some_and(Sitter::is_person)
        });
        let first = people.next()?;
        let since = |seat: &Seat| self.chairs[seat.index()].since;
        people.filter(|seat| since(seat) < since(&first)).min_by_key(since)
    }

    fn stop(&mut self, at: Time, how: EndKind, seat: Option<Seat>) -> Result<(), Broken> {
        let play = self.playing_mut()?;
        play.stop(how, seat);
        let end = play.end.clone().expect("it has just been stopped");
        self.asking = None;
        self.run_clocks(at, None);
        self.show_clocks();
        self.tell(at, NewsKind::Stopped { end });
        self.close();
        Ok(())
    }

    pub(crate) fn tell(&mut self, at: Time, kind: NewsKind) {
        self.happened(at, kind, Vec::new());
    }

    fn happened(&mut self, at: Time, kind: NewsKind, events: Vec<G::Event>) {
        self.story.push(Happening { at, kind, events });
    }
}

impl<G: Game> AnyTable for Table<G> {
    fn apply(&mut self, entry: &Entry) -> Result<(), Broken> {
        let at = entry.at;
        match &entry.kind {
            EntryKind::Opened { .. } => return Err(Broken("a table is opened once".to_owned())),
            EntryKind::Sat { seat, sitter } => {
                let since = self.story.version();
                *self.chair(*seat)? = Chair { sitter: Some(sitter.clone()), since, ..Chair::default() };
                let place = Place::from(&self.chairs[seat.index()]);
                self.tell(at, NewsKind::Sat { seat: *seat, place });
            }
            EntryKind::Stood { seat } => {
                *self.chair(*seat)? = Chair::default();
                self.tell(at, NewsKind::Stood { seat: *seat });
            }
            EntryKind::Starting { next, last } => self.apply_starting(at, *next, *last)?,
            EntryKind::Revealed { seat, entropy } => self.apply_revealed(at, *seat, *entropy)?,
            EntryKind::Dealt { steps, last } => self.apply_dealt(at, steps, *last)?,
            EntryKind::Began { steps, next } => {
                self.seats_taken();
                self.begin(at, *next, steps, NewsKind::Began)?;
            }
            EntryKind::Again { steps, next, entropy: (seat, entropy) } => {
                let mut added = self.asking.take().map(|asking| asking.shares).unwrap_or_default();
                added.push((*seat, Share::Entropy(*entropy)));
                self.chairs = self.rotated(&added);
                self.seed = self.next.ok_or_else(|| Broken("there was no game before".to_owned()))?;
                self.begin(at, *next, steps, NewsKind::Again)?;
            }
            EntryKind::Sealed { seat, action } => {
                self.playing_mut()?.seal(*seat, action)?;
                self.run_clocks(at, Some(*seat));
            }
            EntryKind::Unsealed { seat } => {
                self.chair(*seat)?;
                self.playing_mut()?.ballots[seat.index()] = None;
                self.run_clocks(at, None);
            }
            EntryKind::Played { steps } => self.apply_played(at, steps)?,
            EntryKind::TookBack { seat, keep } => {
                self.playing_mut()?.take_back(*keep)?;
                self.asking = None;
                self.run_clocks(at, None);
                self.show_clocks();
                self.tell(at, NewsKind::TookBack { seat: *seat });
            }
            EntryKind::Asked { seat, ask } => {
                let missing = self.must_agree(*seat, ask);
                let shares = if let Ask::Again { share } = ask { vec![(*seat, *share)] } else { Vec::new() };
                self.asking = Some(Asking { seat: *seat, ask: *ask, missing, shares });
                self.tell(at, NewsKind::Asked { seat: *seat, offer: ask.into() });
            }
            EntryKind::Agreed { seat, share } => {
                let asking = self.asking.as_mut().ok_or_else(|| Broken("nothing was asked for".to_owned()))?;
                asking.missing = asking.missing.without(*seat);
                asking.shares.extend(share.map(|share| (*seat, share)));
                self.tell(at, NewsKind::Agreed { seat: *seat });
            }
            EntryKind::Declined { seat } => {
                self.asking = None;
                self.tell(at, NewsKind::Declined { seat: *seat });
            }
            EntryKind::Drawn => self.stop(at, EndKind::Agreed, None)?,
            EntryKind::Resigned { seat } => self.stop(at, EndKind::Resigned, Some(*seat))?,
            EntryKind::TimeUp { seat } => self.stop(at, EndKind::Time, Some(*seat))?,
            EntryKind::HandedOver { seat, level, reason } => self.apply_handed_over(at, *seat, *level, *reason)?,
            EntryKind::Returned { seat } => {
                self.chair(*seat)?.stand_in = None;
                self.run_clocks(at, None);
                self.tell(at, NewsKind::Returned { seat: *seat });
            }
            EntryKind::Said { seat, phrase } => self.tell(at, NewsKind::Said { seat: *seat, phrase: *phrase }),
            EntryKind::Resumed => {
                self.pardon(at);
                self.tell(at, NewsKind::Resumed);
            }
            EntryKind::Outage(outage) => {
                self.forgive(*outage);
                self.tell(at, NewsKind::Resumed);
            }
        }
        self.count(entry);
        Ok(())
    }

    fn game(&self) -> GameId {
        G::ID.parse().expect("the catalog lists every game")
    }

    fn rules(&self) -> u32 {
        G::RULES_VERSION
    }

    fn setting(&self) -> &Setting {
        &self.setting
    }

    fn fair(&self) -> FairVersion {
        self.fair
    }

    fn version(&self) -> u64 {
        self.story.version()
    }

    fn length(&self) -> u64 {
        self.length
    }

    fn games(&self) -> u32 {
        self.games
    }

    fn seat_of(&self, key: &Hash) -> Option<Seat> {
        let held = |chair: &Chair| matches!(&chair.sitter, Some(Sitter::Person { key: own, .. }) if own == key);
        self.chairs.iter().position(held).map(Seat::new)
    }

    fn records(&self) -> &[Record] {
        &self.records
    }
}
