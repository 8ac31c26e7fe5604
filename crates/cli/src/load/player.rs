use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::watch;
use tokio::time::{sleep, sleep_until};
use underhill_catalog::any_action;
use underhill_client::{Connection, Error, Patience, any_number, new_entropy};
use underhill_core::Seat;
use underhill_protocol::{Command, FromClient, Hello, NumberedCommand};
use underhill_table::{Phase, Token};

use super::heard::{Heard, HeardNow, HeardScene, news_version};
use super::setup::Table;
use super::{Field, Progress};

/// A move that is sent so much later than it was due is noted.
const LATE: Duration = Duration::from_millis(100);
/// After so long, what could not be stored is sent again.
const AGAIN: Duration = Duration::from_millis(200);

/// A simulated player, or somebody who watches.
pub(crate) struct Player {
    field: Arc<Field>,
    table: Arc<Table>,
    /// None for somebody who watches.
    token: Option<Token>,
    seat: Option<Seat>,
    /// For the luck of this table, and how often it was used.
    number: u32,
    thoughts: u64,
    next_id: u64,
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
    command: NumberedCommand,
    sent: Instant,
    /// When it is sent again.
    again: Option<Instant>,
}

impl Player {
    pub(crate) fn new(field: Arc<Field>, table: Arc<Table>, token: Option<Token>, number: u32) -> Result<Self, Error> {
        let next_id = any_number()?;
        let (seat, phase) = (None, Phase::Gathering);
        let (start, planned, unanswered) = (None, None, None);
        Ok(Player { field, table, token, seat, number, thoughts: 0, next_id, start, phase, planned, unanswered })
    }

    /// Plays until everyone goes home.
    pub(crate) async fn run(mut self, connection: Connection) {
        let mut progress = self.field.progress.clone();
        let mut over = self.field.progress.clone();
        let mut patience = Patience::default();
        let mut open = Some(connection);
        loop {
            tokio::select! {
                _ = over.wait_for(|progress| matches!(progress, Progress::Over)) => break,
                end = self.stay(&mut open, &mut progress, &mut patience) => {
                    open = None;
                    if matches!(*self.field.progress.borrow(), Progress::Over) {
                        break;
                    }
                    self.field.tally.trouble(end.unwrap_or_else(|error| error.to_string()));
                }
            }
        }
        if let Some(mut connection) = open {
            // Otherwise bots would play on for those who left.
            if self.table.seats == 2 && self.seat == Some(Seat::new(0)) && self.phase == Phase::Playing {
                let command = NumberedCommand { id: self.next_id, command: Command::Resign };
                let _ = connection.send(&FromClient::Do(command)).await;
            }
            connection.close().await;
        }
    }

    /// Talks over this connection, or a new one if there is none.
    async fn stay(
        &mut self,
        open: &mut Option<Connection>,
        progress: &mut watch::Receiver<Progress>,
        patience: &mut Patience,
    ) -> Result<String, Error> {
        let connection = match open {
            Some(connection) => connection,
            None => {
                sleep(patience.wait()).await;
                let hello = Hello { token: self.token, after: None };
                let connection = Connection::open(&self.field.server, self.table.id, hello).await?;
                self.field.tally.add(|tally| &tally.reconnects);
                open.insert(connection)
            }
        };
        self.talk(connection, progress).await
    }

    /// Talks until the connection is lost, or it is better to come back: then the text says why.
    async fn talk(
        &mut self,
        connection: &mut Connection,
        progress: &mut watch::Receiver<Progress>,
    ) -> Result<String, Error> {
        if self.token.is_none() {
            loop {
                let text = connection.text().await?;
                self.listen(news_version(&text), Instant::now());
            }
        }
        if let Some(unanswered) = &self.unanswered {
            connection.send(&FromClient::Do(unanswered.command.clone())).await?;
        }
        loop {
            let due = match &self.unanswered {
                Some(unanswered) => unanswered.again,
                None => self.planned.as_ref().map(|planned| planned.due),
            };
            if due.is_some_and(|due| due <= Instant::now()) {
                self.send(connection).await?;
                continue;
            }
            let wake = async {
                match due {
                    Some(due) => sleep_until(due.into()).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                text = connection.text() => {
                    if let Some(rejoin) = self.take(&text?)? {
                        return Ok(rejoin);
                    }
                }
                () = wake => {}
                _ = progress.changed(), if self.start.is_none() => {
                    if let Progress::Playing(start) = *progress.borrow() {
                        self.start = Some(start);
                        self.begin();
                    }
                }
            }
        }
    }

    async fn send(&mut self, connection: &mut Connection) -> Result<(), Error> {
        let now = Instant::now();
        if let Some(unanswered) = &mut self.unanswered {
            unanswered.again = None;
            return connection.send(&FromClient::Do(unanswered.command.clone())).await;
        }
        let Some(Planned { command, due }) = self.planned.take() else { return Ok(()) };
        if now.saturating_duration_since(due) > LATE && matches!(command, Command::Act { .. }) {
            self.field.tally.add(|tally| &tally.behind);
        }
        let command = NumberedCommand { id: self.next_id, command };
        self.next_id += 1;
        let message = FromClient::Do(command.clone());
        self.unanswered = Some(Unanswered { command, sent: now, again: None });
        connection.send(&message).await
    }

    /// Takes a message in. A text if it is better to come back, and why.
    fn take(&mut self, text: &str) -> Result<Option<String>, Error> {
        let at = Instant::now();
        let heard: Heard<'_> = serde_json::from_str(text).map_err(|error| Error::Unreadable(error.to_string()))?;
        let Heard { kind, version, id, code, now, scene } = heard;
        match kind.as_ref() {
            "news" => {
                // Whoever waits for an answer hears of what they did themselves.
                self.listen(Some(version).filter(|_| self.unanswered.is_none()), at);
            }
            "done" => self.done(id, version, now.is_some(), at),
            "rejected" => {
                self.unanswered = None;
                return Ok(Some(format!("a command was rejected: {}", code.unwrap_or_default())));
            }
            "unavailable" => {
                self.field.tally.add(|tally| &tally.unavailable);
                if let Some(unanswered) = &mut self.unanswered {
                    unanswered.again = Some(at + AGAIN);
                }
            }
            _ => {}
        }
        if kind != "news" {
            self.field.tally.add(|tally| &tally.messages);
        }
        match (scene, now) {
            (Some(scene), _) => self.look(&scene)?,
            (None, Some(now)) => self.consider(&now)?,
            (None, None) => {}
        }
        Ok(None)
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

    fn done(&mut self, id: u64, version: u64, sealed: bool, at: Instant) {
        let Some(Unanswered { command, sent, .. }) = self.unanswered.take_if(|unanswered| unanswered.command.id == id)
        else {
            return;
        };
        if !matches!(command.command, Command::Act { .. }) {
            return;
        }
        self.field.tally.add(|tally| &tally.moves);
        let mut echo = self.table.echo.lock().expect("nobody panics while holding it");
        // Nobody hears of a choice that stays sealed.
        let everyone = (!sealed).then(|| echo.done(version, sent)).into_iter().flatten();
        self.field.tally.done(at.saturating_duration_since(sent), everyone);
    }

    /// Looks at the whole table.
    fn look(&mut self, scene: &HeardScene<'_>) -> Result<(), Error> {
        self.seat = scene.you;
        let before = std::mem::replace(&mut self.phase, scene.phase);
        let first = self.seat == Some(Seat::new(0));
        if before != scene.phase {
            // What was planned was meant for what is over now.
            self.planned = None;
        }
        match (scene.phase, &scene.now) {
            (Phase::Gathering, _) => self.begin(),
            (Phase::Playing, Some(now)) => self.consider(now)?,
            (Phase::Over, Some(now)) => {
                if before == Phase::Playing && first {
                    self.field.tally.add(|tally| &tally.games);
                }
                let missing = now.asked.is_some_and(|asked| self.seat.is_some_and(|seat| asked.missing.contains(seat)));
                let unanswered = self.unanswered.as_ref().map(|unanswered| &unanswered.command.command);
                if matches!(unanswered, Some(Command::Again { .. } | Command::Agree { .. })) {
                    // It is being said already.
                } else if missing {
                    self.plan(Command::Agree { entropy: Some(new_entropy()?) }, Instant::now());
                } else if first && now.asked.is_none() {
                    self.plan(Command::Again { entropy: new_entropy()? }, Instant::now());
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// The first seat starts the first game, once everyone may play.
    fn begin(&mut self) {
        let first = self.seat == Some(Seat::new(0)) && self.phase == Phase::Gathering;
        if let Some(start) = self.start.filter(|_| first && self.unanswered.is_none()) {
            let due = self.due(start);
            self.plan(Command::Start, due);
        }
    }

    /// Decides, if it is for this seat to decide.
    fn consider(&mut self, now: &HeardNow<'_>) -> Result<(), Error> {
        let Some(seat) = self.seat.filter(|&seat| now.waiting.contains(seat) && now.sealed.is_none()) else {
            return Ok(());
        };
        let decided =
            |command: &Command| matches!(command, Command::Act { decision, .. } if *decision == now.decisions);
        if self.planned.as_ref().is_some_and(|planned| decided(&planned.command))
            || self.unanswered.as_ref().is_some_and(|unanswered| decided(&unanswered.command.command))
        {
            return Ok(());
        }
        self.thoughts += 1;
        let luck = u64::from(self.number) << 32 | self.thoughts << 2 | seat.index() as u64;
        let action = any_action(self.field.game, now.view.get(), seat, luck);
        let action = action.map_err(|error| Error::Unreadable(error.to_string()))?;
        let due = self.due(self.start.unwrap_or_else(Instant::now));
        self.plan(Command::Act { action, decision: now.decisions }, due);
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
