use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use underhill_table::fair;

use crate::failure::Failure;
use crate::output::{count, stdout};
use crate::records::RecordsFile;

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
            let draws = count(fair::verify(record)? as usize, "draw");
            let steps = count(record.steps.len(), "step");
            writeln!(out, "game {number}: {game}, {steps}, {draws} verified").map_err(Failure::from)?;
            Ok(())
        })?;
        writeln!(out, "{}: every draw was fair", count(games, "game"))?;
        Ok(())
    }
}
