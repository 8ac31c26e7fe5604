use std::io::Write;

use underhill_core::{
    Choices, End, EndKind, Game, Luck, Memory, Record, Seat, Seats, Step, StepOf, Viewer, Waiting, random_step,
};
use underhill_search::Brain;
use underhill_table::STAND_IN;

use super::log::Log;
use super::prompt::{Answer, Prompt};
use super::show::{say, show_end, sketch};
use crate::arguments::{Bot, Player, threads};
use crate::failure::Failure;
use crate::output::stdout;
use crate::thinking::{BudgetArgs, Thinker};

/// How much of what happened since somebody's last decision is told without being asked.
const NEWS: usize = 14;

/// A game being played in the terminal.
pub(crate) struct Table<G: Brain> {
    game: G,
    players: Vec<Player>,
    /// Who thinks for the seats that no person plays.
    thinkers: Vec<Option<Thinker<G>>>,
    budgets: BudgetArgs,
    seed: u64,
    pub(crate) record: Record,
    log: Log<G>,
    /// What can be returned to: the states before each action since the last new information.
    before: Vec<Before<G>>,
    /// Who looked at the screen last.
    looking: Option<Seat>,
    prompt: Prompt,
}

struct Before<G: Game> {
    /// Who acted then.
    seat: Seat,
    game: G,
    steps: usize,
    events: usize,
}

impl<G: Brain> Table<G> {
    pub(crate) fn new(game: G, players: Vec<Player>, budgets: BudgetArgs, seed: u64) -> Result<Self, Failure> {
        let names = players.iter().map(Player::to_string).collect();
        let mut table = Table {
            record: Record::new(&game, names),
            thinkers: Vec::new(),
            budgets,
            seed,
            log: Log::new(),
            game,
            players,
            before: Vec::new(),
            looking: None,
            prompt: Prompt::new(),
        };
        for seat in Seat::first(table.players.len()) {
            let thinker = table.thinker(seat)?;
            table.thinkers.push(thinker);
        }
        Ok(table)
    }

    /// Who thinks for a seat; none where a person does.
    fn thinker(&self, seat: Seat) -> Result<Option<Thinker<G>>, Failure> {
        // People wait for a bot, so it may use the whole machine; but not where the same seed is to give the same game.
        let threads = if self.budgets.counts_nodes() { 1 } else { threads(None)? };
        Thinker::sit(&self.players[seat.index()], self.budgets, threads, self.seed ^ (seat.index() as u64) << 32)
    }

    /// Plays to the end, or until somebody leaves: then false.
    pub(crate) fn play(&mut self, luck: &mut impl Luck) -> Result<bool, Failure> {
        loop {
            match self.game.waiting() {
                Waiting::Over => {
                    let standings = self.game.standings().expect("the game is over");
                    break self.show_end(End::from(standings))?;
                }
                Waiting::Decide(seats) => match self.ask(seats)? {
                    Reply::Decided(step) => self.apply(&step),
                    Reply::ToBeAskedAgain => {}
                    Reply::Stopped(end) => break self.show_end(end)?,
                    Reply::Left => return Ok(false),
                },
                Waiting::Chance => {
                    let step = random_step(&self.game, luck).expect("the game is not over");
                    self.apply(&step);
                }
            }
        }
        Ok(true)
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.players[seat.index()] == Player::Human
    }

    /// How many people share this screen.
    fn people(&self) -> usize {
        self.players.iter().filter(|player| **player == Player::Human).count()
    }

    fn apply(&mut self, step: &StepOf<G>) {
        match self.can_be_taken_back(step) {
            Some(seat) => {
                let (steps, events) = (self.record.steps.len(), self.log.len());
                self.before.push(Before { seat, game: self.game.clone(), steps, events });
            }
            None => self.before.clear(),
        }
        let mut events = Vec::new();
        self.game.apply_unchecked(step, &mut events);
        self.record.push::<G>(step);
        for (seat, thinker) in Seat::first(self.thinkers.len()).zip(&mut self.thinkers) {
            if let Some(thinker) = thinker {
                thinker.notice(seat, &events);
            }
        }
        self.log.add(events);
    }

    /// Who took a step that nobody learned anything by: what somebody did alone, and where players have secrets, a
    /// person.
    fn can_be_taken_back(&self, step: &StepOf<G>) -> Option<Seat> {
        let Step::Decide(choices) = step else { return None };
        let [(seat, action)] = choices.as_slice() else { return None };
        let open = !self.game.has_secrets() || self.is_person(*seat);
        (open && !self.game.reveals(*seat, action)).then_some(*seat)
    }

    /// Where a seat could go back to: before the last thing that it did itself, or where nothing is secret, that any
    /// person at this screen did.
    fn way_back(&self, seat: Seat) -> Option<usize> {
        if self.game.has_secrets() {
            let last = self.before.len().checked_sub(1)?;
            return (self.before[last].seat == seat).then_some(last);
        }
        self.before.iter().rposition(|before| self.is_person(before.seat))
    }

    fn take_back(&mut self, place: usize) {
        if let Some(before) = self.before.drain(place..).next() {
            self.game = before.game;
            self.record.steps.truncate(before.steps);
            self.log.truncate(before.events);
            for (seat, thinker) in Seat::first(self.thinkers.len()).zip(&mut self.thinkers) {
                if let Some(thinker) = thinker {
                    thinker.begin_again(seat, self.log.all());
                }
            }
        }
    }

    /// Gets a choice from every seat that decides now.
    fn ask(&mut self, seats: Seats) -> Result<Reply<G>, Failure> {
        let mut choices = Choices::new();
        for seat in seats.iter() {
            if let Some(thinker) = &mut self.thinkers[seat.index()] {
                let number = self.record.steps.len() as u64;
                let decision = thinker.decide(&self.game, seat, number).map_err(|problem| {
                    let player = &self.players[seat.index()];
                    Failure::System(format!("{player} in seat {seat} forfeits the game: it {problem}"))
                })?;
                choices.push((seat, decision.action));
                continue;
            }
            if self.people() > 1 && self.game.has_secrets() && self.looking != Some(seat) {
                if !self.prompt.hand_over(seat)? {
                    return Ok(Reply::Left);
                }
            } else if self.game.memory() == Memory::Table {
                // What is to be remembered must not be there to be read.
                self.prompt.clear()?;
            }
            self.looking = Some(seat);
            self.show(Viewer::Seat(seat))?;
            let way_back = self.way_back(seat);
            match self.prompt.decide(&self.game, seat, &self.log, way_back.is_some())? {
                Answer::Act(action) => choices.push((seat, action)),
                Answer::Undo => {
                    way_back.into_iter().for_each(|place| self.take_back(place));
                    return Ok(Reply::ToBeAskedAgain);
                }
                Answer::OfferDraw => return self.offer_draw(seat),
                Answer::Resign => return self.resign(seat),
                Answer::Leave => return Ok(Reply::Left),
            }
        }
        Ok(Reply::Decided(Step::Decide(choices)))
    }

    /// Everybody else at this screen agrees, or the game goes on.
    fn offer_draw(&mut self, by: Seat) -> Result<Reply<G>, Failure> {
        if !G::DRAW_BY_AGREEMENT {
            say(&format!("The rules of {} know no draw by agreement.", G::NAME))?;
            return Ok(Reply::ToBeAskedAgain);
        }
        if self.people() < self.players.len() {
            say("A bot does not agree to a draw.")?;
            return Ok(Reply::ToBeAskedAgain);
        }
        for seat in Seat::first(self.players.len()).filter(|&seat| seat != by) {
            match self.prompt.agrees(seat, by)? {
                Some(true) => {}
                Some(false) => {
                    say(&format!("Seat {seat} declines."))?;
                    return Ok(Reply::ToBeAskedAgain);
                }
                None => return Ok(Reply::Left),
            }
        }
        Ok(Reply::Stopped(End::stopped(EndKind::Agreed, None, self.game.points())))
    }

    /// Between two the game is over; more play on, with a bot in place of whoever gave up.
    fn resign(&mut self, seat: Seat) -> Result<Reply<G>, Failure> {
        if self.players.len() == 2 {
            return Ok(Reply::Stopped(End::stopped(EndKind::Resigned, Some(seat), self.game.points())));
        }
        self.players[seat.index()] = Player::Bot(Bot::from(STAND_IN));
        self.thinkers[seat.index()] = self.thinker(seat)?;
        say(&format!("The {STAND_IN} bot plays on in seat {seat}."))?;
        Ok(Reply::ToBeAskedAgain)
    }

    fn show(&mut self, viewer: Viewer) -> Result<(), Failure> {
        let drawing = sketch(&self.game.view(viewer, self.game.memory()));
        let mut out = stdout();
        let news = self.log.news(viewer);
        writeln!(out)?;
        let left_out = news.len().saturating_sub(NEWS);
        if left_out > 0 {
            writeln!(out, "  · … (`log` tells {left_out} more)")?;
        }
        for line in &news[left_out..] {
            writeln!(out, "  · {line}")?;
        }
        writeln!(out, "\n{drawing}")?;
        out.flush()?;
        Ok(())
    }

    fn show_end(&mut self, end: End) -> Result<(), Failure> {
        let people: Vec<Seat> = Seat::first(self.players.len()).filter(|&s| self.is_person(s)).collect();
        self.show(people.first().map_or(Viewer::Spectator, |&seat| Viewer::Seat(seat)))?;
        show_end::<G>(&end, |seat| format!("seat {seat} ({})", self.players[seat.index()]))?;
        self.record.end = Some(end);
        Ok(())
    }
}

/// What came of asking.
enum Reply<G: Game> {
    Decided(StepOf<G>),
    /// Something else was done first, such as taking back.
    ToBeAskedAgain,
    /// The players have ended the game.
    Stopped(End),
    Left,
}
