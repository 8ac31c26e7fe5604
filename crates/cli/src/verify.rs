use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use underhill_catalog::Visit;
use underhill_core::{Game, Record, RecordError, Replay};
use underhill_table::fair;

use crate::failure::Failure;
use crate::output::{count, stdout};
use crate::records::{RecordsFile, unknown_version};

/// Verify that the draws of recorded games were fair.
///
/// Every game is replayed, the seed is compared with what the server had committed to, and every draw with the one that
/// the seed and what the players' devices added give (see docs/fairness.md). Stops with exit code 2 at the first game
/// that is not as it should be, or that has no seed.
#[derive(Args)]
pub(crate) struct Verify {
    /// The records, one game per line; `-` reads standard input.
    file: PathBuf,
}

impl Verify {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let mut out = stdout();
        let games = RecordsFile::open(&self.file)?.each(|number, game, record| {
            let draws = game.visit_version(record.rules, Check(record)).map_err(unknown_version)??;
            let steps = count(record.steps.len(), "step");
            let draws = count(draws as usize, "draw");
            writeln!(out, "game {number}: {game}, {steps}, {draws} verified").map_err(Failure::from)?;
            Ok(())
        })?;
        writeln!(out, "{}: every draw was fair", count(games, "game"))?;
        Ok(())
    }
}

struct Check<'r>(&'r Record);

impl Visit for Check<'_> {
    type Output = Result<u32, RecordError>;

    fn visit<G: Game>(self) -> Self::Output {
        Replay::<G>::new(self.0)?.finish()?;
        fair::verify::<G>(self.0)
    }
}
