use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use underhill_table::{FairVersion, Verified, fair};

use crate::failure::Failure;
use crate::output::{count, stdout};
use crate::records::RecordsFile;

/// Verify that the draws of recorded games were fair.
///
/// Every game is replayed, the seed is compared with what the server had committed to, and every draw with the one that
/// the seed and what the players' devices added give (see docs/fairness.md); what they added is compared with what they had
/// committed to, and who did not reveal it is named. Stops with exit code 2 at the first game
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
            let verified = fair::verify(record)?;
            let draws = count(verified.draws as usize, "draw");
            let steps = count(record.steps.len(), "step");
            writeln!(out, "game {number}: {game}, {steps}, {draws} verified{}", reservations(&verified))
                .map_err(Failure::from)?;
            Ok(())
        })?;
        writeln!(out, "{}: every draw was fair", count(games, "game"))?;
        Ok(())
    }
}

/// What the draws do not prove, and who did not do their part.
fn reservations(verified: &Verified) -> String {
    let mut text = String::new();
    if verified.version == FairVersion::First {
        text += " (version 1: if no player knew the seed)";
    }
    for seat in verified.withheld.iter() {
        text += &format!("; seat {seat} did not reveal what it had committed to, and a bot played there");
    }
    text
}
