use std::collections::BTreeMap;
use std::io::{BufWriter, Write};
use std::ops::ControlFlow;
use std::path::PathBuf;

use clap::Args;
use serde::Serialize;
use underhill_catalog::Visit;
use underhill_core::{Game, PerSeat, Record, Replay, Seats, Waiting};

use crate::failure::Failure;
use crate::output::{count, json_line, stdout};
use crate::records::{RecordsFile, Stopped, unknown_version};

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
        let file = RecordsFile::open(&self.file)?;
        let mut out = BufWriter::new(stdout());
        let mut steps = 0;
        let games = file.each(|number, game, record| {
            steps += record.steps.len();
            let job = Job { record, number, json: self.json, legal: self.legal, out: &mut out };
            game.visit_version(record.rules, job).map_err(unknown_version)?
        });
        // What was found before a difference is shown all the same.
        out.flush()?;
        let games = games?;
        if !self.json {
            let (games, steps) = (count(games, "game"), count(steps, "step"));
            writeln!(out, "{games}, {steps}: every step and every result is as the rules say")?;
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
            self.print(replay.game(), step, applied)?;
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
