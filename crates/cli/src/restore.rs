use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use crate::failure::Failure;
use crate::output::{count, stdout};
use crate::stored::{StoreArg, ago, run};

/// Put a backup in place of the tables of a server, which must not run.
///
/// The backup is checked first and stays as it is. What was there is moved aside, not deleted. PostgreSQL has tools of its
/// own for this.
#[derive(Args)]
pub(crate) struct Restore {
    #[command(flatten)]
    store: StoreArg,
    /// The file that `underhill backup` wrote.
    from: PathBuf,
}

impl Restore {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let restored =
            run(async { underhill_store::restore(&self.store.store, &self.from).await.map_err(Failure::input) })?;
        let mut out = stdout();
        let tables = count(usize::try_from(restored.tables).unwrap_or(usize::MAX), "table");
        let played = restored.touched_ms.map_or_else(String::new, |moment| format!(", last played at {}", ago(moment)));
        writeln!(out, "Restored {tables} with a log of {} entries{played}.", restored.entries)?;
        if let Some(aside) = restored.aside {
            writeln!(out, "What was there before is now {}", aside.display())?;
        }
        Ok(())
    }
}
