use std::path::Path;

use crate::batch::{Onto, Write};
use crate::in_memory::InMemory;
use crate::limits::check;
use crate::postgres::Postgres;
use crate::sqlite::Sqlite;
use crate::{State, StoreError};

/// Where tables are kept. A clone is another handle to the same store.
#[derive(Clone, Debug)]
pub struct Store {
    backend: Backend,
}

#[derive(Clone, Debug)]
enum Backend {
    InMemory(InMemory),
    Sqlite(Sqlite),
    Postgres(Postgres),
}

impl Store {
    /// Opens a store:
    ///
    /// - `memory:` is gone when the program ends,
    /// - `sqlite:PATH` is one file, created together with its folder if it is not there,
    /// - `postgres://USER:PASSWORD@HOST/DATABASE` is a database of a PostgreSQL server.
    ///
    /// An older schema is brought up to date. Has to be called within a tokio runtime, which the store lives in.
    pub async fn open(address: &str) -> Result<Self, StoreError> {
        let backend = if address == "memory:" {
            Backend::InMemory(InMemory::default())
        } else if let Some(path) = address.strip_prefix("sqlite:") {
            Backend::Sqlite(Sqlite::open(Path::new(path.strip_prefix("//").unwrap_or(path))).await?)
        } else if address.starts_with("postgres://") || address.starts_with("postgresql://") {
            Backend::Postgres(Postgres::open(address).await?)
        } else {
            // The address may hold a password: it is not repeated.
            return Err(StoreError::Refused(
                "the address of a store is `memory:`, `sqlite:PATH` or `postgres://USER:PASSWORD@HOST/DATABASE`"
                    .to_owned(),
            ));
        };
        Ok(Store { backend })
    }

    /// Adds a table whose log begins with these entries. [`StoreError::Taken`] if there is one with this id.
    ///
    /// Like [`append`](Store::append), it is carried out even if nobody waits for the answer any more.
    pub async fn create(&self, table: &str, state: State, entries: Vec<String>) -> Result<(), StoreError> {
        self.write(table, Onto::Nothing, state, entries).await
    }

    /// Continues a log that has `expected` entries, and notes how far the table is now. Without entries only that is
    /// noted.
    ///
    /// [`StoreError::Conflict`] if the log has another length, [`StoreError::Missing`] if there is no such table.
    pub async fn append(
        &self,
        table: &str,
        expected: u64,
        entries: Vec<String>,
        state: State,
    ) -> Result<(), StoreError> {
        self.write(table, Onto::Length(expected), state, entries).await
    }

    async fn write(&self, table: &str, onto: Onto, state: State, entries: Vec<String>) -> Result<(), StoreError> {
        check(table, &entries)?;
        let write = Write { table: table.to_owned(), onto, state, entries };
        match &self.backend {
            Backend::InMemory(memory) => memory.write(write),
            Backend::Sqlite(sqlite) => sqlite.writer().write(write).await,
            Backend::Postgres(postgres) => postgres.writer().write(write).await,
        }
    }

    /// The log of a table, or `None` if there is no such table.
    pub async fn load(&self, table: &str) -> Result<Option<Vec<String>>, StoreError> {
        // An id that cannot be stored is not there, and some databases would not even look for it.
        if check(table, &[]).is_err() {
            return Ok(None);
        }
        match &self.backend {
            Backend::InMemory(memory) => memory.load(table),
            Backend::Sqlite(sqlite) => sqlite.load(table).await,
            Backend::Postgres(postgres) => postgres.load(table).await,
        }
    }

    /// The ids of all tables that are not finished: the ones to wake up after a restart. In no particular order.
    pub async fn unfinished(&self) -> Result<Vec<String>, StoreError> {
        match &self.backend {
            Backend::InMemory(memory) => memory.unfinished(),
            Backend::Sqlite(sqlite) => sqlite.unfinished().await,
            Backend::Postgres(postgres) => postgres.unfinished().await,
        }
    }

    /// Removes the tables in this state to which nothing has been appended since `before_ms`, in milliseconds since
    /// 1970, and says how many there were.
    pub async fn forget(&self, state: State, before_ms: u64) -> Result<u64, StoreError> {
        let before_ms = i64::try_from(before_ms).unwrap_or(i64::MAX);
        match &self.backend {
            Backend::InMemory(memory) => memory.forget(state, before_ms),
            Backend::Sqlite(sqlite) => sqlite.forget(state, before_ms).await,
            Backend::Postgres(postgres) => postgres.forget(state, before_ms).await,
        }
    }

    /// Fails if the store cannot be read at the moment.
    pub async fn ping(&self) -> Result<(), StoreError> {
        match &self.backend {
            Backend::InMemory(memory) => memory.ping(),
            Backend::Sqlite(sqlite) => sqlite.ping().await,
            Backend::Postgres(postgres) => postgres.ping().await,
        }
    }

    /// Copies an SQLite store to a new file while it is in use. The copy holds, of every log, what was there at one and
    /// the same moment. It appears under its name only when it is whole.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        match &self.backend {
            Backend::InMemory(_) => {
                Err(StoreError::Refused("a store in memory cannot be backed up; use `sqlite:PATH`".to_owned()))
            }
            Backend::Sqlite(sqlite) => sqlite.backup(to).await,
            Backend::Postgres(_) => {
                Err(StoreError::Refused("PostgreSQL is backed up with its own tools, such as pg_dump".to_owned()))
            }
        }
    }

    /// Finishes what is being written and ends all connections. Every handle is closed with this one: later calls fail
    /// with [`StoreError::Unavailable`].
    pub async fn close(&self) {
        match &self.backend {
            Backend::InMemory(memory) => memory.close(),
            Backend::Sqlite(sqlite) => sqlite.close().await,
            Backend::Postgres(postgres) => postgres.close().await,
        }
    }
}
