use std::path::PathBuf;

use clap::Args;

use crate::failure::Failure;
use crate::stored::StoreArg;

/// Copy the tables of a server, also while it runs.
///
/// The copy is one file that holds every table as it was at one moment. `underhill restore` puts it back in place.
/// PostgreSQL has tools of its own for this.
#[derive(Args)]
pub(crate) struct Backup {
    #[command(flatten)]
    store: StoreArg,
    /// The file to be written, which must not exist.
    to: PathBuf,
}

impl Backup {
    pub(crate) fn run(self) -> Result<(), Failure> {
        self.store.with(async |store| store.backup(&self.to).await.map_err(Failure::input))
    }
}
