//! A table in this page: the very same state machine as on a server, with the page as its keeper. It is remembered from
//! one visit to the next.

use std::cell::RefCell;
use std::fmt;
use std::rc::{Rc, Weak};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use gloo_timers::callback::{Interval, Timeout};
use leptos::ev;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use underhill_catalog::GameId;
use underhill_core::{PerSeat, Record, Seat, Skill, Viewer};
use underhill_table::{
    AnyTable, BotTurn, Bytes, Command, Decided, Entry, Fair, FairVersion, GameScene, Name, Phase, Rejection, Scene,
    Seed, Sender, Setting, Share, Time, Token, TurnTime, Verified, fair, opening, rebuild,
};

use super::pace::Pace;
use super::{Desk, Host, Notice, TablePlace, as_it_was};
use crate::archive::keep_running;
use crate::browser::{forget, kept_names, key, motion_left, now, random, recall, remember};
use crate::settings::settings;
use crate::thinking::Bots;

/// What the names begin with under which tables are kept.
const KEPT_AS: &str = "table.";

/// Where the tables are listed at which nothing goes on any more.
const KEPT_OVER: &str = "over";

/// So many tables are kept at which nothing goes on any more, for those who come back to the end of a game.
const OVER: usize = 6;

/// Who sits where at a table in this page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum LocalPlayer {
    Person(String),
    Bot(Skill),
    /// Nobody yet: at a server the seat waits for a friend.
    Open,
}

/// Which of the tables that this browser keeps. The first ones were kept by the name of their game, one for each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LocalId(String);

impl LocalId {
    const MOST: usize = 16;

    fn fresh() -> LocalId {
        LocalId(format!("{:010x}", u64::from_le_bytes(random()) >> 24))
    }

    fn kept_as(&self) -> String {
        format!("{KEPT_AS}{self}")
    }
}

impl fmt::Display for LocalId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for LocalId {
    type Err = ();

    fn from_str(text: &str) -> Result<LocalId, ()> {
        let plain = text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
        if plain && (1..=LocalId::MOST).contains(&text.len()) { Ok(LocalId(text.to_owned())) } else { Err(()) }
    }
}

/// A table in this page.
pub(crate) struct Local {
    id: LocalId,
    desk: Desk,
    bots: Bots,
    slow_bots: bool,
    inner: RefCell<Inner>,
    this: Weak<Local>,
}

struct Inner {
    table: Box<dyn AnyTable>,
    log: Vec<Entry>,
    /// The people at this screen.
    people: Vec<Seat>,
    /// Whose eyes are on the screen.
    viewer: Viewer,
    /// The bots that are thinking, and about which decision.
    asked: PerSeat<Option<usize>>,
    /// How far the bots are in their turns.
    paces: PerSeat<Option<Pace>>,
    turn_times: PerSeat<TurnTime>,
    clock: Option<Interval>,
    /// Whether another tab has gone on with the game. Nothing more is done here then.
    elsewhere: bool,
}

impl Inner {
    /// How far a bot is in its turn, and how long it may think about a decision.
    fn pace(&mut self, asked: &BotTurn, slowly: bool) -> (Pace, Duration) {
        let share = self.turn_times[asked.seat.index()].share(asked);
        let slot = &mut self.paces[asked.seat.index()];
        let pace = Pace::next(*slot, asked.turn, now());
        *slot = Some(pace);
        (pace, if slowly { asked.level.budget() } else { pace.thought(share, now()) })
    }
}

/// The tables at which nothing goes on any more, the newest last.
fn over() -> Vec<String> {
    recall(KEPT_OVER).unwrap_or_default()
}

fn fresh() -> Seed {
    Seed(Bytes(random()))
}

impl Local {
    /// Whether a table can be opened like this.
    pub(crate) fn check(setting: Setting) -> Result<(), Rejection> {
        opening(setting, FairVersion::First, fresh(), Time(now())).map(drop)
    }

    /// Opens a table, seats everyone and begins.
    pub(crate) fn open(setting: Setting, sitters: &[LocalPlayer]) -> Result<Desk, Rejection> {
        let at = Time(now());
        // One device keeps the seed and adds everything: there is nobody to keep anything from.
        let first = opening(setting, FairVersion::First, fresh(), at)?;
        let mut log = vec![first.clone()];
        let mut table = rebuild([first]).map_err(|broken| Rejection::BadSetting { text: broken.to_string() })?;
        let mut commands = Vec::new();
        for (sitter, seat) in sitters.iter().zip(Seat::first(sitters.len())) {
            commands.push(match sitter {
                LocalPlayer::Bot(level) => (Sender::Stranger, Command::SeatBot { seat, level: *level }),
                LocalPlayer::Open => return Err(Rejection::SeatsFree),
                LocalPlayer::Person(name) => {
                    let name = Name::try_from(name.clone())
                        .map_err(|problem| Rejection::BadSetting { text: problem.to_string() })?;
                    let (key, share) = (Token(Bytes(random())).key(), Share::Entropy(Bytes(random())));
                    (Sender::Stranger, Command::Sit { seat: Some(seat), name, key, share })
                }
            });
        }
        let people = people(sitters);
        // Bots are seated, and the game begun, by somebody who sits there.
        commands.sort_by_key(|(_, command)| !matches!(command, Command::Sit { .. }));
        let host = people.first().map_or(Sender::Stranger, |&seat| Sender::Seat(seat));
        commands.push((host, Command::Start));
        for (sender, command) in commands {
            let sender = if matches!(command, Command::Sit { .. }) { sender } else { host };
            if let Decided::New(entry) = table.decide(sender, None, &command, at, &mut fresh)? {
                table.apply(&entry).map_err(|broken| Rejection::BadSetting { text: broken.to_string() })?;
                log.push(entry);
            }
        }
        Ok(Local::keep(LocalId::fresh(), table, log))
    }

    /// A table that was left.
    pub(crate) fn resume(id: LocalId) -> Option<Desk> {
        let mut log: Vec<Entry> = recall(&id.kept_as())?;
        // Nobody's clock ran while the page was closed.
        log.push(Entry { at: Time(now()), by: None, kind: underhill_table::EntryKind::Resumed });
        match rebuild(log.clone()) {
            Ok(table) => Some(Local::keep(id, table, log)),
            Err(_) => {
                Local::forget(&id);
                None
            }
        }
    }

    /// Every table that this browser keeps.
    pub(crate) fn kept() -> Vec<LocalId> {
        kept_names(KEPT_AS).iter().filter_map(|name| name.strip_prefix(KEPT_AS)?.parse().ok()).collect()
    }

    /// How a table stands that nobody is at.
    pub(crate) fn look_at(id: &LocalId) -> Option<(GameId, Scene)> {
        let log: Vec<Entry> = recall(&id.kept_as())?;
        let table = rebuild(log).ok()?;
        Some((table.game(), table.scene(Viewer::Spectator)))
    }

    /// Whether nothing goes on any more at a table.
    pub(crate) fn is_over(id: &LocalId) -> bool {
        over().contains(&id.0)
    }

    /// Says whether something goes on at a table. Of those where nothing does only the last few are kept: their games are kept
    /// as records.
    pub(crate) fn set_over(id: &LocalId, is_over: bool) {
        let mut ids = over();
        ids.retain(|other| *other != id.0);
        if is_over {
            ids.push(id.0.clone());
        }
        while ids.len() > OVER {
            Local::forget(&LocalId(ids.remove(0)));
        }
        remember(KEPT_OVER, &ids);
    }

    pub(crate) fn forget(id: &LocalId) {
        forget(&id.kept_as());
    }

    fn keep(id: LocalId, table: Box<dyn AnyTable>, log: Vec<Entry>) -> Desk {
        let people: Vec<Seat> = table
            .places()
            .iter()
            .zip(Seat::first(table.places().len()))
            .filter(|(place, _)| place.name.is_some())
            .map(|(_, seat)| seat)
            .collect();
        let viewer = people.first().map_or(Viewer::Spectator, |&seat| Viewer::Seat(seat));
        let desk = Desk::new(table.game(), TablePlace::Here(id.clone()), table.scene(viewer));
        let (asked, paces) = table.places().iter().map(|_| (None, None)).unzip();
        let turn_times = table.places().iter().map(|_| TurnTime::default()).collect();
        keep_running(&id.kept_as(), &log);
        let inner = Inner { table, log, people, viewer, asked, paces, turn_times, clock: None, elsewhere: false };
        let local = Rc::new_cyclic(|this| Local {
            id,
            desk,
            bots: Bots::new(),
            slow_bots: settings().get_untracked().slow_bots,
            inner: RefCell::new(inner),
            this: Weak::clone(this),
        });
        local.run_clocks();
        local.mind_other_tabs();
        desk.hosted_by(Rc::clone(&local) as Rc<dyn Host>);
        local.look();
        local.settle();
        desk
    }

    /// What another tab keeps is not overwritten: the game is played there from then on.
    fn mind_other_tabs(&self) {
        let (this, name) = (Weak::clone(&self.this), key(&self.id.kept_as()));
        let told = window_event_listener(ev::storage, move |event| {
            let Some(local) = this.upgrade().filter(|_| event.key().as_ref() == Some(&name)) else { return };
            local.inner.borrow_mut().elsewhere = true;
            local.bots.cancel();
            local.desk.notice.set(Some(Notice::Elsewhere));
        });
        on_cleanup(move || told.remove());
    }

    /// Time passes by itself where there are clocks.
    fn run_clocks(&self) {
        let mut inner = self.inner.borrow_mut();
        if inner.table.deadline().is_some() {
            let this = Weak::clone(&self.this);
            inner.clock = Some(Interval::new(500, move || {
                if let Some(local) = this.upgrade() {
                    let due = local.inner.borrow().table.tick(Time(now()));
                    if let Some(entry) = due {
                        local.apply(entry);
                    }
                }
            }));
        }
    }

    fn carry_out(&self, sender: Sender, command: &Command) {
        let decided = self.inner.borrow().table.decide(sender, None, command, Time(now()), &mut fresh);
        match decided {
            Ok(Decided::New(entry)) => self.apply(entry),
            Ok(Decided::Already(_)) => {}
            Err(rejection) if matches!(sender, Sender::Bot(_)) => {
                // The table has moved on; whoever is to decide now is asked again.
                leptos::logging::warn!("a bot's decision came too late: {rejection}");
                self.settle();
            }
            Err(rejection) => self.desk.notice.set(Some(Notice::Refused(rejection))),
        }
    }

    fn apply(&self, entry: Entry) {
        if self.inner.borrow().elsewhere {
            return self.desk.notice.set(Some(Notice::Elsewhere));
        }
        {
            let mut inner = self.inner.borrow_mut();
            if let Err(broken) = inner.table.apply(&entry) {
                leptos::logging::error!("{broken}");
                return;
            }
            inner.log.push(entry);
            keep_running(&self.id.kept_as(), &inner.log);
        }
        self.show();
        self.settle();
    }

    /// Shows the table to whoever looks at the screen.
    fn show(&self) {
        let inner = self.inner.borrow();
        let scene = inner.table.scene(inner.viewer);
        let record = inner.table.records().last().filter(|_| scene.phase == Phase::Over);
        record.into_iter().for_each(|record| crate::archive::keep_from_here(record, &scene.places));
        let fair = record.map(verify);
        let known = self.desk.told.with_untracked(|told| told.last().map_or(0, |news| news.version));
        let news: Vec<_> = inner.table.news(inner.viewer, known).into_iter().map(Arc::new).collect();
        drop(inner);
        batch(|| {
            self.desk.fair.set(fair);
            self.desk.scene.set(Arc::new(scene));
            self.desk.told.update(|told| told.extend(news));
        });
    }

    /// Shows everything anew, to another pair of eyes.
    fn look(&self) {
        self.desk.told.set(Vec::new());
        self.desk.past.set(None);
        self.show();
    }

    /// Sees to it that whoever is to decide next can.
    fn settle(&self) {
        self.hand_over();
        let turns = self.inner.borrow().table.bot_turns();
        for turn in turns {
            {
                let mut inner = self.inner.borrow_mut();
                let slot = &mut inner.asked[turn.seat.index()];
                if *slot == Some(turn.decisions) {
                    continue;
                }
                *slot = Some(turn.decisions);
            }
            let (this, seat, decisions) = (Weak::clone(&self.this), turn.seat, turn.decisions);
            let (pace, time) = self.inner.borrow_mut().pace(&turn, self.slow_bots);
            let (asked_at, milliseconds) = (now(), u32::try_from(time.as_millis()).unwrap_or(1000));
            self.bots.ask(self.desk.game, seat, turn.level, milliseconds, turn.view, move |advice| {
                let Some(local) = this.upgrade() else { return };
                let took = Duration::from_millis(now().saturating_sub(asked_at));
                local.inner.borrow_mut().turn_times[seat.index()].spend(took);
                Timeout::new(pace.wait(motion_left(), now()), move || {
                    let current = local.inner.borrow().asked[seat.index()] == Some(decisions);
                    if current {
                        local.inner.borrow_mut().asked[seat.index()] = None;
                        let command = Command::Act { action: advice.action, decision: decisions };
                        local.carry_out(Sender::Bot(seat), &command);
                    }
                })
                .forget();
            });
        }
    }

    /// People who share a screen look one after the other: at once where nobody keeps a secret, else behind a curtain.
    fn hand_over(&self) {
        let (next, secrets) = {
            let inner = self.inner.borrow();
            let undecided = |seat: Seat| {
                let now = inner.table.game_scene(Viewer::Seat(seat));
                now.is_some_and(|now| now.waiting.contains(seat) && now.sealed.is_none())
            };
            let Some(next) = inner.people.iter().copied().find(|&seat| undecided(seat)) else { return };
            if inner.viewer == Viewer::Seat(next) {
                return;
            }
            (next, inner.table.has_secrets())
        };
        if secrets {
            self.inner.borrow_mut().viewer = Viewer::Spectator;
            self.look();
            self.desk.curtain.set(Some(next));
        } else {
            self.inner.borrow_mut().viewer = Viewer::Seat(next);
            self.look();
        }
    }

    /// The seat that the person at the screen speaks for.
    fn speaker(&self) -> Option<Seat> {
        let inner = self.inner.borrow();
        match inner.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => inner.people.first().copied(),
        }
    }
}

impl Host for Local {
    fn command(&self, command: Command) {
        let Some(seat) = self.speaker() else { return };
        let again = matches!(command, Command::Again { .. });
        // What the bots think about is no longer asked, or asked anew.
        if again || matches!(command, Command::TakeBack | Command::Resign) {
            // Nobody takes what they thought of the others into another game.
            if again {
                self.bots.forget();
            } else {
                self.bots.cancel();
            }
            self.inner.borrow_mut().asked.iter_mut().for_each(|slot| *slot = None);
        }
        self.carry_out(Sender::Seat(seat), &command);
        // Whoever shares the screen agrees to what is asked at it.
        let others: Vec<Seat> = self.inner.borrow().people.iter().copied().filter(|&other| other != seat).collect();
        for other in others {
            let asked = self.desk.scene.with_untracked(|scene| scene.now.as_ref().and_then(|now| now.asked));
            if asked.is_some_and(|asked| asked.missing.contains(other)) {
                let share = again.then(|| Share::Entropy(Bytes(random())));
                self.carry_out(Sender::Seat(other), &Command::Agree { share });
            }
        }
        if again {
            self.people_moved();
        }
        self.settle();
    }

    fn look_back(&self, version: u64) -> Option<GameScene> {
        let inner = self.inner.borrow();
        as_it_was(&inner.log, inner.viewer, version)
    }

    fn open_curtain(&self) {
        if let Some(seat) = self.desk.curtain.get_untracked() {
            self.inner.borrow_mut().viewer = Viewer::Seat(seat);
            self.desk.curtain.set(None);
            self.look();
        }
    }

    fn record(&self) -> Option<String> {
        self.inner.borrow().table.records().last().map(Record::to_line)
    }
}

impl Local {
    /// In another game everyone sits one seat further.
    fn people_moved(&self) {
        let mut inner = self.inner.borrow_mut();
        let places = inner.table.places();
        inner.people = Seat::first(places.len()).filter(|seat| places[seat.index()].name.is_some()).collect();
        if let Some(&seat) = inner.people.first() {
            inner.viewer = Viewer::Seat(seat);
        }
        drop(inner);
        self.look();
    }
}

/// Computes every draw of a game again.
fn verify(record: &Record) -> Option<Fair> {
    let Verified { draws, version, withheld } = fair::verify(record).ok()?;
    Some(Fair { draws, version, committed: true, own: true, withheld })
}

fn people(sitters: &[LocalPlayer]) -> Vec<Seat> {
    Seat::first(sitters.len()).filter(|seat| matches!(sitters[seat.index()], LocalPlayer::Person(_))).collect()
}
