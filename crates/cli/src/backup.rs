use std::path::PathBuf;

use clap::Args;
use underhill_store::Store;

use crate::failure::Failure;

/// Copy the tables of a server, also while it runs.
///
/// The copy is one file that holds every table as it was at one moment. To go back to it, stop the server and put it in
/// place of its file. PostgreSQL has tools of its own for this.
#[derive(Args)]
pub(crate) struct Backup {
    /// Where the tables are kept: sqlite:FILE.
    #[arg(long, env = "UNDERHILL_STORE", default_value = "sqlite:underhill.sqlite", hide_env_values = true)]
    store: String,
    /// The file to be written, which must not exist.
    to: PathBuf,
}

impl Backup {
    pub(crate) fn run(self) -> Result<(), Failure> {
        if let Some(path) = self.store.strip_prefix("sqlite:")
            && !PathBuf::from(path).exists()
        {
            return Err(Failure::input(format!("there is no file {path} to be copied")));
        }
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(|error| Failure::system("the runtime cannot be started", error))?;
        runtime.block_on(async {
            let store = Store::open(&self.store).await.map_err(Failure::input)?;
            let copied = store.backup(&self.to).await.map_err(Failure::input);
            store.close().await;
            copied
        })
    }
}
