use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufRead, BufReader, BufWriter, Write};
use std::ops::ControlFlow;
use std::path::PathBuf;

use clap::Args;
use serde::Serialize;
use underhill_catalog::{GameId, Visit};
use underhill_core::{Game, PerSeat, Record, RecordError, Replay, Seats, Waiting};

use crate::failure::Failure;
use crate::output::{json_line, stdout};

/// Replay recorded games: verify every step and every result.
///
/// Stops with exit code 2 at the first difference, naming the game (counted from 1) and the step.
#[derive(Args)]
pub(crate) struct ReplayFile {
    /// The records, one game per line; `-` reads standard input.
    file: PathBuf,
    /// One JSON object per step: who is waited for, what is legal, the whole state, what was applied. For programs that
    /// check us.
    #[arg(long)]
    json: bool,
    /// With --json: list at most so many legal actions per seat (the count is always given).
    #[arg(long, value_name = "N", requires = "json")]
    legal: Option<usize>,
}

impl ReplayFile {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let name = self.file.display().to_string();
        let lines: Box<dyn BufRead> = if name == "-" {
            Box::new(std::io::stdin().lock())
        } else {
            let file = File::open(&self.file)
                .map_err(|error| Failure::input(format!("the file {name} cannot be read: {error}")))?;
            Box::new(BufReader::new(file))
        };
        let mut out = BufWriter::new(stdout());
        let (mut games, mut steps) = (0, 0);
        for line in lines.lines() {
            let line = line.map_err(|error| Failure::input(format!("{name} cannot be read: {error}")))?;
            if line.trim().is_empty() {
                continue;
            }
            games += 1;
            let failed = |error: RecordError| Failure::input(format!("{name}, game {games}: {error}"));
            let record = Record::from_line(&line).map_err(failed)?;
            let game: GameId =
                record.game.parse().map_err(|error| Failure::input(format!("{name}, game {games}: {error}")))?;
            let number = games;
            let job = Job { record: &record, number, json: self.json, legal: self.legal, out: &mut out };
            match game.visit(job) {
                Ok(()) => steps += record.steps.len(),
                Err(Stopped::Difference(error)) => {
                    out.flush()?;
                    return Err(failed(error));
                }
                Err(Stopped::Output(failure)) => return Err(failure),
            }
        }
        if games == 0 {
            return Err(Failure::input(format!("{name} holds no record")));
        }
        if !self.json {
            let plural = if games == 1 { "game" } else { "games" };
            writeln!(out, "{games} {plural}, {steps} steps: every step and every result is as the rules say")?;
        }
        out.flush()?;
        Ok(())
    }
}

/// One step of a game, as a program sees it. The state and the legal actions are those before the step is applied.
#[derive(Serialize)]
struct Line<'a, G: Game> {
    game: usize,
    step: usize,
    id: &'static str,
    waiting: Waiting,
    /// The legal actions of each seat that is waited for, in the documented order.
    legal: BTreeMap<String, Vec<String>>,
    legal_count: BTreeMap<String, u64>,
    /// What chance can bring, with weights.
    chance: Vec<(String, u32)>,
    state: &'a G,
    points: PerSeat<i32>,
    turns: u32,
    /// None after the last step.
    applied: Option<String>,
}

struct Job<'a, W> {
    record: &'a Record,
    number: usize,
    json: bool,
    legal: Option<usize>,
    out: &'a mut W,
}

enum Stopped {
    Difference(RecordError),
    Output(Failure),
}

impl From<RecordError> for Stopped {
    fn from(error: RecordError) -> Self {
        Stopped::Difference(error)
    }
}

impl<W: Write> Visit for Job<'_, W> {
    type Output = Result<(), Stopped>;

    fn visit<G: Game>(mut self) -> Self::Output {
        let mut replay = Replay::<G>::new(self.record)?;
        if !self.json {
            replay.finish()?;
            return Ok(());
        }
        for step in 1.. {
            let applied = replay.peek()?.map(|step| step.to_string());
            let last = applied.is_none();
            // A wrong step is shown too: whoever checks us sees what was legal instead.
            self.print(replay.game(), step, applied).map_err(Stopped::Output)?;
            replay.advance()?;
            if last {
                break;
            }
        }
        Ok(())
    }
}

impl<W: Write> Job<'_, W> {
    fn print<G: Game>(&mut self, game: &G, step: usize, applied: Option<String>) -> Result<(), Failure> {
        let deciding = match game.waiting() {
            Waiting::Decide(seats) => seats,
            Waiting::Chance | Waiting::Over => Seats::NONE,
        };
        let most = self.legal.unwrap_or(usize::MAX);
        let listed = |seat| {
            let mut actions = Vec::new();
            let _ = game.legal(seat, |action| {
                if actions.len() == most {
                    return ControlFlow::Break(());
                }
                actions.push(action.to_string());
                ControlFlow::Continue(())
            });
            actions
        };
        let mut chance = Vec::new();
        game.outcomes(|outcome, weight| chance.push((outcome.to_string(), weight)));
        let line = Line {
            game: self.number,
            step,
            id: G::ID,
            waiting: game.waiting(),
            legal: deciding.iter().map(|seat| (seat.to_string(), listed(seat))).collect(),
            legal_count: deciding.iter().map(|seat| (seat.to_string(), game.legal_count(seat))).collect(),
            chance,
            state: game,
            points: game.points(),
            turns: game.turns(),
            applied,
        };
        json_line(self.out, &line)
    }
}
