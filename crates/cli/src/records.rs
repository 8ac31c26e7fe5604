use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;

use underhill_catalog::{GameId, UnknownVersion};
use underhill_core::{Record, RecordError};

use crate::failure::Failure;

/// A file of records, one game per line.
pub(crate) struct RecordsFile {
    name: String,
    lines: Box<dyn BufRead>,
}

/// Why no more games are looked at.
pub(crate) enum Stopped {
    /// The record is wrong.
    Record(RecordError),
    /// Something else went wrong.
    Otherwise(Failure),
}

impl From<RecordError> for Stopped {
    fn from(error: RecordError) -> Self {
        Stopped::Record(error)
    }
}

impl From<Failure> for Stopped {
    fn from(failure: Failure) -> Self {
        Stopped::Otherwise(failure)
    }
}

impl RecordsFile {
    /// Opens a file; `-` is standard input.
    pub(crate) fn open(path: &Path) -> Result<Self, Failure> {
        let name = path.display().to_string();
        let lines: Box<dyn BufRead> = if name == "-" {
            Box::new(std::io::stdin().lock())
        } else {
            let file =
                File::open(path).map_err(|error| Failure::input(format!("the file {name} cannot be read: {error}")))?;
            Box::new(BufReader::new(file))
        };
        Ok(RecordsFile { name, lines })
    }

    /// Looks at one game after the other, counted from 1, and says how many there were. What is wrong with a record is
    /// told with the file and the number of the game.
    pub(crate) fn each(
        self,
        mut look: impl FnMut(usize, GameId, &Record) -> Result<(), Stopped>,
    ) -> Result<usize, Failure> {
        let name = self.name;
        let mut games = 0;
        for line in self.lines.lines() {
            let line = line.map_err(|error| Failure::input(format!("{name} cannot be read: {error}")))?;
            if line.trim().is_empty() {
                continue;
            }
            games += 1;
            let failed = |error: &dyn std::fmt::Display| Failure::input(format!("{name}, game {games}: {error}"));
            let record = Record::from_line(&line).map_err(|error| failed(&error))?;
            let game: GameId = record.game.parse().map_err(|error| failed(&error))?;
            look(games, game, &record).map_err(|stopped| match stopped {
                Stopped::Record(error) => failed(&error),
                Stopped::Otherwise(failure) => failure,
            })?;
        }
        if games == 0 {
            return Err(Failure::input(format!("{name} holds no record")));
        }
        Ok(games)
    }
}

/// A record of rules that no engine here knows.
pub(crate) fn unknown_version(error: UnknownVersion) -> RecordError {
    RecordError { step: None, problem: error.to_string() }
}
