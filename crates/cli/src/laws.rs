use std::io::Write;
use std::time::Instant;

use clap::Args;
use serde::Serialize;
use underhill_catalog::{GameId, Visit};
use underhill_core::Game;
use underhill_laws::{Effort, endure, random_game, set_ups};

use crate::arguments::{game, threads};
use crate::failure::Failure;
use crate::output::{json_line, stdout};
use crate::series::in_batches;

/// Check that a game obeys the laws: play random games with every number of players and every combination of options,
/// and look at each from every side.
#[derive(Args)]
pub(crate) struct Laws {
    /// Which game.
    #[arg(value_parser = game)]
    game: GameId,
    /// How many games to play; they take turns through the player counts and options.
    #[arg(long, default_value_t = 10_000)]
    games: u64,
    /// Where the luck comes from: the same seed checks the same games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Look at every second step instead of a few per game, and spoil states and views.
    #[arg(long)]
    thorough: bool,
    /// How many threads to use; without it, one per core.
    #[arg(long)]
    threads: Option<usize>,
    /// A JSON object instead of text.
    #[arg(long)]
    json: bool,
}

#[derive(Default, Serialize)]
pub(crate) struct Seen {
    game: &'static str,
    set_ups: usize,
    games: u64,
    steps: u64,
    longest_turns: u32,
    longest_share_of_bound: f64,
    seconds: f64,
}

impl Laws {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let json = self.json;
        let seen = self.game.visit(self)?;
        let mut out = stdout();
        if json {
            return json_line(&mut out, &seen);
        }
        writeln!(
            out,
            "{}: {} random games with {} set-ups, {} steps: no law broken\n\
             longest game: {} turns; nearest to its bound: {:.0} %\n{:.1} s",
            seen.game,
            seen.games,
            seen.set_ups,
            seen.steps,
            seen.longest_turns,
            100.0 * seen.longest_share_of_bound,
            seen.seconds
        )?;
        Ok(())
    }
}

impl Visit for Laws {
    type Output = Result<Seen, Failure>;

    fn visit<G: Game>(self) -> Self::Output {
        let set_ups = set_ups::<G>();
        let effort = if self.thorough { Effort::THOROUGH } else { Effort::BRIEF };
        let mut seen = Seen { game: G::ID, set_ups: set_ups.len(), games: self.games, ..Seen::default() };
        let start = Instant::now();
        let play = |range: std::ops::Range<u64>| {
            range
                .map(|number| {
                    let set_up = &set_ups[(number % set_ups.len() as u64) as usize];
                    let seed = self.seed.wrapping_add(number);
                    random_game(set_up, seed, effort)
                        .and_then(|game| {
                            if self.thorough {
                                endure(set_up, seed)?;
                            }
                            Ok((game.steps, game.turns, game.turn_bound))
                        })
                        .map_err(|broken| Failure::system(format!("{} with {set_up}, seed {seed}", G::ID), broken))
                })
                .collect::<Result<Vec<_>, _>>()
        };
        let merge = |batch: Vec<(u64, u32, u32)>| {
            for (steps, turns, bound) in batch {
                seen.steps += steps;
                seen.longest_turns = seen.longest_turns.max(turns);
                seen.longest_share_of_bound = seen.longest_share_of_bound.max(f64::from(turns) / f64::from(bound));
            }
            Ok(())
        };
        in_batches(self.games, 64, threads(self.threads)?, self.json, play, merge)?;
        seen.seconds = start.elapsed().as_secs_f64();
        Ok(seen)
    }
}
