use std::path::Path;

use crate::address::Address;
use crate::batch::{Onto, Sleep, Write};
use crate::in_memory::InMemory;
use crate::ledger::Alteration;
use crate::limits::check;
use crate::postgres::Postgres;
use crate::sqlite::Sqlite;
use crate::{Absence, Claim, Fence, Filter, Inspection, Nodes, State, StoreError, Summary, Wake, WakeMark};

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
        let backend = match Address::read(address)? {
            Address::Memory => Backend::InMemory(InMemory::default()),
            Address::Sqlite(path) => Backend::Sqlite(Sqlite::open(&path).await?),
            Address::Postgres(address) => Backend::Postgres(Postgres::open(&address).await?),
        };
        Ok(Store { backend })
    }

    /// Opens the store for the server that has this claim on it, as [`open`](Store::open) does for anybody.
    ///
    /// An SQLite file gets another number: whatever copies were made of it before, by whomever, are not taken for it from here
    /// on, neither in its place nor beside its log.
    pub async fn open_claimed(address: &str, _claim: &Claim) -> Result<Self, StoreError> {
        match Address::read(address)? {
            Address::Sqlite(path) => Ok(Store { backend: Backend::Sqlite(Sqlite::open_claimed(&path).await?) }),
            Address::Memory | Address::Postgres(_) => Store::open(address).await,
        }
    }

    /// Adds a table whose log begins with these entries. [`StoreError::Taken`] if there is one with this id.
    ///
    /// Like [`append`](Store::append), it is carried out even if nobody waits for the answer any more.
    pub async fn create(&self, table: &str, state: State, entries: Vec<String>) -> Result<(), StoreError> {
        check(table, &entries)?;
        let table = table.to_owned();
        self.write(Write { table, onto: Onto::Nothing, state, entries, sleep: None, fence: None }).await
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
        self.append_as(None, table, expected, entries, state).await
    }

    /// Does the same as one of several servers: [`StoreError::Fenced`] if the table has another owner by now. That is
    /// found out where the length is compared, so that it costs no further question.
    pub async fn append_as(
        &self,
        fence: Option<Fence>,
        table: &str,
        expected: u64,
        entries: Vec<String>,
        state: State,
    ) -> Result<(), StoreError> {
        check(table, &entries)?;
        let table = table.to_owned();
        self.write(Write { table, onto: Onto::Length(expected), state, entries, sleep: None, fence }).await
    }

    /// Notes that a table leaves memory, whose log has `expected` entries: it has to be woken at this moment, in
    /// milliseconds since 1970, or not at all unless somebody asks for it.
    ///
    /// Without this, a game that is on has to be woken when the server starts again: whatever is appended to it notes so.
    /// Fails like [`append`](Store::append).
    pub async fn sleep(&self, table: &str, expected: u64, until_ms: Option<u64>) -> Result<(), StoreError> {
        self.sleep_as(None, table, expected, until_ms).await
    }

    /// Does the same as one of several servers, and fails like [`append_as`](Store::append_as).
    pub async fn sleep_as(
        &self,
        fence: Option<Fence>,
        table: &str,
        expected: u64,
        until_ms: Option<u64>,
    ) -> Result<(), StoreError> {
        check(table, &[])?;
        let (table, onto) = (table.to_owned(), Onto::Length(expected));
        // Zero is for those that are awake.
        let until_ms = until_ms.map(|until_ms| moment(until_ms).max(1));
        let sleep = Some(Sleep { until_ms });
        self.write(Write { table, onto, state: State::Playing, entries: Vec::new(), sleep, fence }).await
    }

    async fn write(&self, write: Write) -> Result<(), StoreError> {
        match &self.backend {
            Backend::InMemory(memory) => memory.write(write),
            Backend::Sqlite(sqlite) => sqlite.writer().write(write).await,
            Backend::Postgres(postgres) => postgres.writer().write(write).await,
        }
    }

    /// The log of a table, or `None` if there is no such table. [`StoreError::Quarantined`] if it was set aside.
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

    /// A table with its log, also one that was set aside; `None` if there is no such table. For whoever looks into it: a
    /// damaged log is given as far as it is there.
    pub async fn inspect(&self, table: &str) -> Result<Option<Inspection>, StoreError> {
        if check(table, &[]).is_err() {
            return Ok(None);
        }
        match &self.backend {
            Backend::InMemory(memory) => memory.inspect(table),
            Backend::Sqlite(sqlite) => sqlite.inspect(table).await,
            Backend::Postgres(postgres) => postgres.inspect(table).await,
        }
    }

    /// The tables that pass a filter, the one that was touched last first.
    pub async fn list(&self, filter: &Filter) -> Result<Vec<Summary>, StoreError> {
        match &self.backend {
            Backend::InMemory(memory) => memory.list(filter),
            Backend::Sqlite(sqlite) => sqlite.list(filter).await,
            Backend::Postgres(postgres) => postgres.list(filter).await,
        }
    }

    /// Sets a table aside: its log is kept, but [`load`](Store::load) refuses it with this reason until it is
    /// [released](Store::release), and nothing wakes it. [`StoreError::Missing`] if there is no such table.
    pub async fn quarantine(&self, table: &str, reason: &str) -> Result<(), StoreError> {
        // A database may refuse a zero byte, and a reason is often what a panic said.
        self.alter(table, Alteration::Quarantine(reason.replace('\0', " "))).await
    }

    /// Lets a table that was set aside be loaded again. [`StoreError::Missing`] if there is no such table.
    pub async fn release(&self, table: &str) -> Result<(), StoreError> {
        self.alter(table, Alteration::Release).await
    }

    /// Removes a table with its log, whatever its state. [`StoreError::Missing`] if there is no such table.
    pub async fn delete(&self, table: &str) -> Result<(), StoreError> {
        self.alter(table, Alteration::Delete).await
    }

    async fn alter(&self, table: &str, alteration: Alteration) -> Result<(), StoreError> {
        if check(table, &[]).is_err() {
            return Err(StoreError::Missing);
        }
        match &self.backend {
            Backend::InMemory(memory) => memory.alter(table, alteration),
            Backend::Sqlite(sqlite) => sqlite.writer().alter(table, alteration).await,
            Backend::Postgres(postgres) => postgres.writer().alter(table, alteration).await,
        }
    }

    /// The tables that have to be woken, after a mark and until a moment, in milliseconds since 1970, soonest first: at most
    /// so many. Those at 0 were awake when the server ended. Whatever else is stored is not looked at.
    pub async fn wakes(&self, after: WakeMark, until_ms: u64, most: u32) -> Result<Vec<Wake>, StoreError> {
        let until_ms = moment(until_ms);
        match &self.backend {
            Backend::InMemory(memory) => memory.wakes(after, until_ms, most),
            Backend::Sqlite(sqlite) => sqlite.wakes(after, until_ms, most).await,
            Backend::Postgres(postgres) => postgres.wakes(after, until_ms, most).await,
        }
    }

    /// Removes the tables in this state to which nothing has been appended since `before_ms`, in milliseconds since
    /// 1970, and says how many there were. One that was set aside stays until somebody has looked at it.
    pub async fn forget(&self, state: State, before_ms: u64) -> Result<u64, StoreError> {
        let before_ms = moment(before_ms);
        match &self.backend {
            Backend::InMemory(memory) => memory.forget(state, before_ms),
            Backend::Sqlite(sqlite) => sqlite.forget(state, before_ms).await,
            Backend::Postgres(postgres) => postgres.forget(state, before_ms).await,
        }
    }

    /// Fails if the store cannot be read or written at the moment: it writes a few bytes, durably, and finds out whether the
    /// disk has room for more. Not for every request of a stranger. What it writes is a [sign of life](Store::pulse).
    pub async fn ping(&self, now_ms: u64) -> Result<(), StoreError> {
        let now_ms = moment(now_ms);
        match &self.backend {
            Backend::InMemory(memory) => memory.ping(),
            Backend::Sqlite(sqlite) => sqlite.ping(now_ms).await,
            Backend::Postgres(postgres) => postgres.ping(now_ms).await,
        }
    }

    /// Notes that a server has the tables from now on, and says when none had them, oldest first: from the last
    /// [sign of life](Store::pulse) to the next start. What is long over is forgotten. Once at the start of a server.
    ///
    /// The moment is by the clock that the server gives to all it stores: what an absence is compared with has to be by the
    /// same clock, whatever the system's shows meanwhile.
    pub async fn arrive(&self, now_ms: u64) -> Result<Vec<Absence>, StoreError> {
        let now_ms = moment(now_ms);
        match &self.backend {
            // What is in memory was never without its server.
            Backend::InMemory(memory) => memory.ping().map(|()| Vec::new()),
            Backend::Sqlite(sqlite) => sqlite.writer().arrive(now_ms).await,
            Backend::Postgres(postgres) => postgres.writer().arrive(now_ms).await,
        }
    }

    /// A sign of life at this moment, by the same clock as [`arrive`](Store::arrive), from time to time and at the end: if the
    /// server is gone after it, it was there until then.
    pub async fn pulse(&self, now_ms: u64) -> Result<(), StoreError> {
        let now_ms = moment(now_ms);
        match &self.backend {
            Backend::InMemory(memory) => memory.ping(),
            Backend::Sqlite(sqlite) => sqlite.writer().pulse(now_ms).await,
            Backend::Postgres(postgres) => postgres.writer().pulse(now_ms).await,
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

    /// What several servers on one store need; none where there can be only one.
    pub fn nodes(&self) -> Option<Nodes> {
        match &self.backend {
            Backend::InMemory(_) | Backend::Sqlite(_) => None,
            Backend::Postgres(postgres) => Some(Nodes::new(postgres.clone())),
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

/// A moment as a database has it.
fn moment(ms: u64) -> i64 {
    i64::try_from(ms).unwrap_or(i64::MAX)
}
