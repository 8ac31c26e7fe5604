//! Places for stores: one for each test, whatever the backend.

use std::sync::LazyLock;

use tempfile::TempDir;
use underhill_private_postgres::PrivatePostgres;
use underhill_store::Store;

/// Where a test keeps its tables.
pub(crate) struct Place {
    address: String,
    /// A store in memory exists once: to open it again is to take another handle.
    memory: Option<Store>,
    _folder: Option<TempDir>,
}

impl Place {
    pub(crate) async fn memory() -> Self {
        let address = "memory:".to_owned();
        Place { memory: Some(Store::open(&address).await.expect("it opens")), address, _folder: None }
    }

    pub(crate) async fn sqlite() -> Self {
        let folder = tempfile::tempdir().expect("there is room for a folder");
        let address = format!("sqlite:{}/inner/tables.db", folder.path().display());
        Place { address, memory: None, _folder: Some(folder) }
    }

    /// A database of its own, on a server that all tests of the program share.
    pub(crate) async fn postgres() -> Self {
        static SERVER: LazyLock<PrivatePostgres> =
            LazyLock::new(|| PrivatePostgres::start_new().expect("PostgreSQL starts"));
        let address = tokio::task::spawn_blocking(|| SERVER.fresh_database()).await.expect("it does not panic");
        Place { address: address.expect("a database can be created"), memory: None, _folder: None }
    }

    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// The store, as another process would open it.
    pub(crate) async fn open(&self) -> Store {
        match &self.memory {
            Some(store) => store.clone(),
            None => Store::open(&self.address).await.expect("it opens"),
        }
    }
}
