//! The bots of a table: when they are asked, what becomes of their answers, and how long they have to wait.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use tokio::time::Instant;
use underhill_core::{Seat, Viewer};
use underhill_protocol::ToClient;
use underhill_table::{BotTurn, Command, Phase, Rejection, Sender, TurnTime};

use super::{Keeper, RoomMessage};
use crate::bots::{BotDecision, Job, Mind, Task, Ticket};
use crate::problem::RequestError;
use crate::secrets::{self, alias};

/// Whoever waits longer than this for a bot to begin is told its place in the line, and again so often.
const LONG: Duration = Duration::from_secs(2);

/// The bots of a table.
#[derive(Default)]
pub(in crate::room) struct Thinkers {
    /// Those that think or wait for their turn to, by their seat.
    thinking: HashMap<Seat, Thinking>,
    minds: HashMap<Seat, Mind>,
    turn_times: HashMap<Seat, TurnTime>,
    /// How often one was asked.
    asked: u64,
    /// A bot's decision could not be stored: it is asked again.
    pub(super) wait: bool,
    /// When the people are told next which place in the line their bots have.
    tell_at: Option<Instant>,
}

struct Thinking {
    number: u64,
    decisions: usize,
    games: u32,
    ticket: Ticket,
    cancelled: Arc<AtomicBool>,
    /// Whether somebody was told that it waits.
    told: bool,
}

impl Thinkers {
    pub(in crate::room) fn are_busy(&self) -> bool {
        !self.thinking.is_empty() || self.wait
    }

    pub(super) fn told_at(&self) -> Option<Instant> {
        self.tell_at.filter(|_| !self.thinking.is_empty())
    }

    pub(super) fn cancel_all(&self) {
        self.thinking.values().for_each(|thinking| thinking.cancelled.store(true, Ordering::Relaxed));
    }

    /// Lets those go on that still have to decide what they think about.
    fn keep_needed(&mut self, turns: &[BotTurn], games: u32) {
        self.thinking.retain(|seat, thinking| {
            let needed = turns
                .iter()
                .any(|turn| turn.seat == *seat && (turn.decisions, games) == (thinking.decisions, thinking.games));
            if !needed {
                thinking.cancelled.store(true, Ordering::Relaxed);
            }
            needed
        });
    }
}

impl Keeper {
    /// The bots that have to think now or need no longer.
    pub(super) fn settle_bots(&mut self) {
        let playing = self.table.phase() == Phase::Playing;
        let turns = if playing { self.table.bot_turns() } else { Vec::new() };
        self.thinkers.keep_needed(&turns, self.table.games());
        if !playing {
            self.thinkers.minds.clear();
            self.thinkers.turn_times.clear();
        }
        if !self.is_attended() {
            return;
        }
        for turn in turns {
            if !self.thinkers.thinking.contains_key(&turn.seat) {
                self.ask_bot(turn);
            }
        }
    }

    /// Whether somebody is here, or was a moment ago: bots do not play for nobody.
    fn is_attended(&self) -> bool {
        let lately = || self.attended.is_some_and(|attended| attended.elapsed() < self.hall.bots_alone);
        !self.members.is_empty() || self.somebody_is_elsewhere() || lately()
    }

    fn ask_bot(&mut self, turn: BotTurn) {
        self.thinkers.asked += 1;
        let (seat, number, games) = (turn.seat, self.thinkers.asked, self.table.games());
        let cancelled = Arc::new(AtomicBool::new(false));
        let own = self.own.clone();
        let reply = move |decided| {
            if let Some(own) = own.upgrade() {
                // A bot's thread can wait for a busy table; the table never waits for it.
                let _ = own.blocking_send(RoomMessage::BotDecided { seat, number, decided });
            }
        };
        let time = self.thinkers.turn_times.entry(seat).or_default().share(&turn);
        let task = Task {
            game: self.table.game(),
            rules: self.table.rules(),
            seat,
            level: turn.level,
            view: turn.view,
            mind: self.thinkers.minds.remove(&seat),
            seed: secrets::luck(),
        };
        let ticket = self.hall.bots.ask(Job {
            task,
            table: self.id,
            household: self.household,
            time,
            cancelled: Arc::clone(&cancelled),
            reply: Box::new(reply),
        });
        let thinking = Thinking { number, decisions: turn.decisions, games, ticket, cancelled, told: false };
        self.thinkers.thinking.insert(seat, thinking);
        self.thinkers.tell_at = Some(Instant::now() + LONG);
    }

    pub(super) async fn bot_decided(&mut self, seat: Seat, number: u64, decided: Result<BotDecision, String>) {
        let thinking = self.thinkers.thinking.get(&seat).filter(|thinking| thinking.number == number);
        let Some(decision) = thinking.map(|thinking| thinking.decisions) else { return };
        self.thinkers.thinking.remove(&seat);
        let decided = match decided {
            Ok(decided) => decided,
            Err(reason) => {
                self.failed = Some(reason);
                return;
            }
        };
        self.thinkers.minds.insert(seat, decided.mind);
        self.thinkers.turn_times.entry(seat).or_default().spend(decided.took);
        self.unsaid.bot_decision();
        let command = Command::Act { action: decided.action, decision };
        let arrived = self.hall.clock.now();
        if let Err(error) = self.carry_out(Sender::Bot(seat), None, &command, arrived).await {
            // That too much was kept is logged where it is counted, and not for every try.
            if !matches!(error, RequestError::Rejected(Rejection::TooFast)) {
                tracing::warn!(table = %alias(self.id), %seat, %error, "a bot's decision was not taken");
            }
            self.thinkers.wait = true;
        }
    }

    /// Tells those who are there, at whichever server, which place in the line their bots have, if that takes long. While choices are sealed nobody
    /// is told anything: it would show that the bot has not chosen.
    pub(super) fn show_line(&mut self) {
        if self.thinkers.told_at().is_none_or(|at| Instant::now() < at) {
            return;
        }
        self.thinkers.tell_at = Some(Instant::now() + LONG);
        let sealed = self.table.game_scene(Viewer::Spectator).is_some_and(|now| now.waiting.len() > 1);
        if sealed || self.members.is_empty() && !self.somebody_is_elsewhere() {
            return;
        }
        let mut lines = Vec::new();
        for (seat, thinking) in &mut self.thinkers.thinking {
            let place = self.hall.bots.place(thinking.ticket).unwrap_or(0);
            if place > 0 || thinking.told {
                thinking.told = place > 0;
                lines.push((*seat, place));
            }
        }
        for (seat, place) in lines {
            self.members.say_to_new(&ToClient::InLine { seat, place });
            self.tell_servers_of_line(seat, place);
        }
    }
}
