//! The arena: bots against each other, many games, and what they show.

pub(crate) mod one_game;
pub(crate) mod seating;
pub(crate) mod statistics;
mod verdict;

use std::path::PathBuf;

use clap::Args;
use underhill_catalog::GameId;
use underhill_search::{Brain, BrainVisit, visit};

use crate::arguments::{Player, SeatList, game, threads};
use crate::failure::Failure;
use crate::output::{WholeFile, json_line, stdout};
use crate::series::in_batches;
use one_game::{Contest, ContestArgs, Round};
use seating::Rota;
use statistics::Scores;
use verdict::Verdict;

/// Let bots play against each other and find out who is better.
///
/// Every seed is played once for every way to seat the players, so luck and the first move favour nobody. Players that are
/// equal swap their seats from seed to seed.
#[derive(Args)]
pub(crate) struct Arena {
    /// Which game.
    #[arg(value_parser = game)]
    game: GameId,
    /// Who plays: random, greedy, beginner, easy, medium, hard, master, adapt, or exec:COMMAND. `hard@10%` has a tenth of
    /// the time, `hard*2` two threads. A comma in a command that could be mistaken for one between players is written
    /// `\,`.
    #[arg(long)]
    seats: SeatList<Player>,
    /// How many games; rounded up so that everybody sits everywhere equally often.
    #[arg(long, default_value_t = 200)]
    games: u64,
    #[command(flatten)]
    how: ContestArgs,
    /// Stop as soon as it is settled whether the first player is better than the rest, or at most equal: a sequential
    /// test of 0 against so many Elo, both errors 5 %.
    #[arg(long, value_name = "ELO")]
    settle: Option<f64>,
    /// Write every game to this file, one line each (see docs/records.md).
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// A JSON object instead of text.
    #[arg(long)]
    json: bool,
}

impl Arena {
    pub(crate) fn run(self) -> Result<(), Failure> {
        if self.games == 0 {
            return Err(Failure::input("at least one game has to be played"));
        }
        if self.seats.0.contains(&Player::Human) {
            return Err(Failure::input("people do not play in the arena; `underhill play` is for them"));
        }
        self.how.budgets.validate()?;
        let json = self.json;
        let verdict = visit(self.game, self)?;
        let mut out = stdout();
        if json { json_line(&mut out, &verdict) } else { verdict.print(&mut out) }
    }
}

impl BrainVisit for Arena {
    type Output = Result<Verdict, Failure>;

    fn visit<G: Brain>(self) -> Self::Output {
        let options = self.how.options.read::<G>()?;
        let players = &self.seats.0;
        let start = G::new(players.len(), &options).map_err(Failure::input)?;
        let mut file = self.record.as_deref().map(WholeFile::create).transpose()?;
        let rota = Rota::new(players);
        let contest = Contest { players, how: &self.how, recorded: self.record.is_some() };
        let cycle = rota.cycle() as u64;
        let rounds = self.games.div_ceil(rota.games() as u64).next_multiple_of(cycle);
        let mut results: Vec<Round> = Vec::new();
        let mut settled = None;
        let play = |range: std::ops::Range<u64>| {
            range.map(|number| contest.play_round(&start, &rota, number)).collect::<Result<Vec<_>, _>>().map_err(Some)
        };
        let merge = |batch: Vec<Round>| {
            for mut round in batch {
                for played in &mut round {
                    if let (Some(file), Some(line)) = (&mut file, played.record.take()) {
                        file.line(&line).map_err(Some)?;
                    }
                }
                results.push(round);
            }
            // Between whole cycles of seats nobody is favoured.
            if (results.len() as u64).is_multiple_of(cycle) {
                settled = self.settle.and_then(|elo| scores(&results, 0, players.len()).settle(elo));
            }
            // Nothing went wrong, but there is no need to go on.
            if settled.is_some() { Err(None) } else { Ok(()) }
        };
        match in_batches(rounds, 1, threads(self.how.threads)?, self.json, play, merge) {
            Ok(()) | Err(None) => {}
            Err(Some(failure)) => return Err(failure),
        }
        if let Some(file) = file {
            file.finish()?;
        }
        Ok(Verdict::of(G::ID, self.how.seed, self.how.opening, players, &results, settled))
    }
}

/// The share of wins of a player in each round.
pub(crate) fn scores(rounds: &[Round], player: usize, players: usize) -> Scores {
    let games = rounds.first().map_or(1, Vec::len);
    let share = |round: &Round| round.iter().map(|played| played.score(player)).sum::<f64>() / games as f64;
    Scores::new(rounds.iter().map(share).collect(), games, players)
}
