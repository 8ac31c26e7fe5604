use std::future::Future;
use std::path::Path;

use clap::Args;
use underhill_store::Store;

use crate::failure::Failure;

/// Where the tables of a server are kept, for commands that do something with them beside it.
#[derive(Args)]
pub(crate) struct StoreArg {
    /// Where the tables are kept, as the server was told.
    #[arg(long, env = "UNDERHILL_STORE", default_value = "sqlite:underhill.sqlite", hide_env_values = true)]
    pub(crate) store: String,
}

impl StoreArg {
    /// Does something with the store, which has to be there.
    pub(crate) fn with<T, F>(&self, act: impl FnOnce(Store) -> F) -> Result<T, Failure>
    where
        F: Future<Output = Result<T, Failure>>,
    {
        if let Some(path) = self.store.strip_prefix("sqlite:")
            && !Path::new(path.strip_prefix("//").unwrap_or(path)).exists()
        {
            return Err(Failure::input(format!("there is no file {path}")));
        }
        run(async {
            let store = Store::open(&self.store).await.map_err(Failure::input)?;
            let done = act(store.clone()).await;
            store.close().await;
            done
        })
    }
}

/// Runs something that waits.
pub(crate) fn run<T>(act: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.map_err(|error| Failure::system("the runtime cannot be started", error))?.block_on(act)
}

/// How long ago a moment was, in milliseconds since 1970: `3 h ago`.
pub(crate) fn ago(moment_ms: u64) -> String {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    let seconds = u64::try_from(now.as_millis()).unwrap_or(u64::MAX).saturating_sub(moment_ms) / 1000;
    match seconds {
        0..60 => format!("{seconds} s ago"),
        60..3_600 => format!("{} min ago", seconds / 60),
        3_600..172_800 => format!("{} h ago", seconds / 3_600),
        _ => format!("{} days ago", seconds / 86_400),
    }
}
