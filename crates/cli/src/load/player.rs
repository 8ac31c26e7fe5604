use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::time::sleep_until;
use underhill_catalog::any_action;
use underhill_client::{Error, Guest, Happened};
use underhill_core::Seat;
use underhill_protocol::Command;
use underhill_table::{GameScene, Phase};

use super::setup::Table;
use super::{Field, Progress};

/// A move that is sent so much later than it was due is noted.
const LATE: Duration = Duration::from_millis(100);

/// A simulated player, or somebody who watches.
pub(crate) struct Player {
    field: Arc<Field>,
    table: Arc<Table>,
    guest: Guest,
    /// For the luck of this table, and how often it was used.
    number: u32,
    thoughts: u64,
    start: Option<Instant>,
    phase: Phase,
    planned: Option<Planned>,
    unanswered: Option<Unanswered>,
}

/// What is to be sent.
struct Planned {
    command: Command,
    due: Instant,
}

/// What was sent and is not answered yet.
struct Unanswered {
    id: u64,
    command: Command,
    sent: Instant,
}

impl Player {
    pub(crate) fn new(field: Arc<Field>, table: Arc<Table>, guest: Guest, number: u32) -> Self {
        let (start, planned, unanswered) = (None, None, None);
        let phase = Phase::Gathering;
        Player { field, table, guest, number, thoughts: 0, start, phase, planned, unanswered }
    }

    /// Plays until everyone goes home.
    pub(crate) async fn run(mut self) {
        let mut progress = self.field.progress.clone();
        loop {
            let due = self.planned.as_ref().filter(|_| self.unanswered.is_none()).map(|planned| planned.due);
            if due.is_some_and(|due| due <= Instant::now()) {
                self.send();
                continue;
            }
            let wake = async {
                match due {
                    Some(due) => sleep_until(due.into()).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                _ = progress.changed() => match *progress.borrow_and_update() {
                    Progress::Gathering => {}
                    Progress::Playing(start) => {
                        self.start = Some(start);
                        self.begin();
                    }
                    Progress::Over => break,
                },
                happened = self.guest.next() => {
                    let taken = happened.and_then(|happened| self.take(happened, Instant::now()));
                    if let Err(error) = taken {
                        return self.field.tally.trouble(error.to_string());
                    }
                }
                () = wake => {}
            }
        }
        // Otherwise bots would play on for those who left.
        if self.table.seats == 2 && self.seat() == Some(Seat::new(0)) && self.phase == Phase::Playing {
            let id = self.guest.command(Command::Resign);
            while let Ok(happened) = self.guest.next().await {
                if matches!(happened, Happened::Done { id: answered, .. } | Happened::Rejected { id: answered, .. } if answered == id)
                {
                    break;
                }
            }
        }
        self.guest.leave().await;
    }

    fn seat(&self) -> Option<Seat> {
        self.guest.scene().you
    }

    fn send(&mut self) {
        let now = Instant::now();
        let Some(Planned { command, due }) = self.planned.take() else { return };
        if now.saturating_duration_since(due) > LATE && matches!(command, Command::Act { .. }) {
            self.field.tally.add(|tally| &tally.behind);
        }
        let id = self.guest.command(command.clone());
        self.unanswered = Some(Unanswered { id, command, sent: now });
    }

    fn take(&mut self, happened: Happened, at: Instant) -> Result<(), Error> {
        match happened {
            // Whoever waits for an answer hears of what they did themselves.
            Happened::News(news) => self.listen(Some(news.version).filter(|_| self.unanswered.is_none()), at),
            Happened::Done { id, version } => {
                self.field.tally.add(|tally| &tally.messages);
                self.done(id, version, at);
            }
            Happened::Rejected { id, rejection, .. } => {
                self.unanswered.take_if(|unanswered| unanswered.id == id);
                self.field.tally.trouble(format!("a command was rejected: {rejection}"));
            }
            Happened::Unavailable => self.field.tally.add(|tally| &tally.unavailable),
            Happened::Lost(lost) => {
                self.field.tally.add(|tally| &tally.reconnects);
                self.field.tally.trouble(lost.to_string());
            }
            Happened::Welcome(_) | Happened::Now | Happened::Presence | Happened::InLine { .. } => {
                self.field.tally.add(|tally| &tally.messages);
            }
            Happened::Skipped | Happened::Earlier(_) | Happened::Ended(_) => {}
        }
        if self.guest.token().is_some() { self.look() } else { Ok(()) }
    }

    /// Hears of something that another did, if it was another.
    fn listen(&self, version: Option<u64>, at: Instant) {
        self.field.tally.add(|tally| &tally.messages);
        let Some(version) = version else { return };
        let took = self.table.echo.lock().expect("nobody panics while holding it").heard(version, at);
        if let Some(took) = took {
            self.field.tally.everyone(took);
        }
    }

    fn done(&mut self, id: u64, version: u64, at: Instant) {
        let Some(Unanswered { command, sent, .. }) = self.unanswered.take_if(|unanswered| unanswered.id == id) else {
            return;
        };
        if !matches!(command, Command::Act { .. }) {
            return;
        }
        self.field.tally.add(|tally| &tally.moves);
        let sealed = self.guest.scene().now.as_ref().is_some_and(|now| now.sealed.is_some());
        let mut echo = self.table.echo.lock().expect("nobody panics while holding it");
        // Nobody hears of a choice that stays sealed.
        let everyone = (!sealed).then(|| echo.done(version, sent)).into_iter().flatten();
        self.field.tally.done(at.saturating_duration_since(sent), everyone);
    }

    /// Looks at the whole table, and plans what there is to do.
    fn look(&mut self) -> Result<(), Error> {
        let scene = self.guest.scene();
        let (phase, first) = (scene.phase, scene.you == Some(Seat::new(0)));
        let before = std::mem::replace(&mut self.phase, phase);
        if before != phase {
            // What was planned was meant for what is over now.
            self.planned = None;
        }
        if self.guest.is_waiting() {
            return Ok(());
        }
        match phase {
            Phase::Gathering => self.begin(),
            // The devices reveal by themselves what they committed to.
            Phase::Starting => {}
            Phase::Playing => self.consider()?,
            Phase::Over => {
                if before == Phase::Playing && first {
                    self.field.tally.add(|tally| &tally.games);
                }
                let asked = self.guest.scene().now.as_ref().and_then(|now| now.asked);
                let missing = asked.is_some_and(|asked| self.seat().is_some_and(|seat| asked.missing.contains(seat)));
                if missing {
                    self.guest.agree()?;
                } else if first && asked.is_none() {
                    self.guest.again()?;
                }
            }
        }
        Ok(())
    }

    /// The first seat starts the first game, once everyone may play.
    fn begin(&mut self) {
        let first = self.seat() == Some(Seat::new(0)) && self.phase == Phase::Gathering;
        if let Some(start) = self.start.filter(|_| first && self.unanswered.is_none()) {
            let due = self.due(start);
            self.plan(Command::Start, due);
        }
    }

    /// Decides, if it is for this seat to decide.
    fn consider(&mut self) -> Result<(), Error> {
        let scene = self.guest.scene();
        let Some((seat, now)) = scene.you.zip(scene.now.as_ref()).filter(|(seat, now)| decides(now, *seat)) else {
            return Ok(());
        };
        let decision = now.decisions;
        let decided = |command: &Command| matches!(command, Command::Act { decision: of, .. } if *of == decision);
        if self.planned.as_ref().is_some_and(|planned| decided(&planned.command)) {
            return Ok(());
        }
        let luck = u64::from(self.number) << 32 | (self.thoughts + 1) << 2 | seat.index() as u64;
        let action = any_action(self.field.game, now.view.get(), seat, luck);
        let action = action.map_err(|error| Error::Unreadable(error.to_string()))?;
        self.thoughts += 1;
        let due = self.due(self.start.unwrap_or_else(Instant::now));
        self.plan(Command::Act { action, decision }, due);
        Ok(())
    }

    /// When it is time for the next move at the table.
    fn due(&self, start: Instant) -> Instant {
        self.table.schedule.as_ref().map_or_else(Instant::now, |schedule| schedule.next(start))
    }

    fn plan(&mut self, command: Command, due: Instant) {
        self.planned = Some(Planned { command, due });
    }
}

fn decides(now: &GameScene, seat: Seat) -> bool {
    now.waiting.contains(seat) && now.sealed.is_none()
}
