use crate::{Absence, Fence, State, StoreError};

/// A database as the one task that writes to it sees it: a transaction, and the few statements it is made of.
///
/// `begin` to `arrive` fail with [`StoreError::Unavailable`]: before the commit is sent, nothing is stored. After any
/// failure the caller gives up the connection, and with it the transaction.
pub(crate) trait Ledger: Send + 'static {
    /// Begins a transaction, and connects first if there is no connection.
    fn begin(&mut self) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Adds the tables whose ids are still free, and returns those. They come sorted by id and no id comes twice.
    fn create(&mut self, tables: Vec<NewTable>) -> impl Future<Output = Result<Vec<Created>, StoreError>> + Send;

    /// What is stored about these tables, each of which nobody else can change before the transaction ends. The ids
    /// come sorted, so that two servers on one database cannot wait for each other in a circle.
    fn look(&mut self, ids: Vec<String>) -> impl Future<Output = Result<Vec<Standing>, StoreError>> + Send;

    /// Adds entries, and updates the tables they belong to.
    fn write(
        &mut self,
        changes: Vec<Change>,
        entries: Vec<NewEntry>,
    ) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Notes when tables have to be woken, or that they have not. No key comes twice.
    fn note_wakes(&mut self, wakes: Vec<NewWake>) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Removes those of these tables that are in this state and have not been touched since, with their logs.
    fn forget(&mut self, idle: Idle) -> impl Future<Output = Result<u64, StoreError>> + Send;

    /// Does to one table what an operator or the server wants done beside its log; false if there is no such table.
    fn alter(&mut self, table: String, alteration: Alteration)
    -> impl Future<Output = Result<bool, StoreError>> + Send;

    /// Writes when this was: so that it shows whether anything can be written.
    fn pulse(&mut self, now_ms: i64) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Notes that a server is there from now on, and was not since the last pulse; forgets absences that ended before a
    /// moment, and returns the others, oldest first.
    fn arrive(&mut self, now_ms: i64, forget_ms: i64) -> impl Future<Output = Result<Vec<Absence>, StoreError>> + Send;

    /// Commits, durably. [`StoreError::Unknown`] if it cannot be said whether it was.
    fn commit(&mut self) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Ends the connection, and the transaction if one is open.
    fn give_up(&mut self) -> impl Future<Output = ()> + Send;
}

/// A row for a table that is new.
#[derive(Clone, Debug)]
pub(crate) struct NewTable {
    pub(crate) id: String,
    pub(crate) state: State,
    pub(crate) length: i64,
    pub(crate) now_ms: i64,
    pub(crate) finished_ms: Option<i64>,
}

/// A table that was just added, and its key.
#[derive(Clone, Debug)]
pub(crate) struct Created {
    pub(crate) key: i64,
    pub(crate) id: String,
}

/// What is known about a table before something is appended.
#[derive(Clone, Debug)]
pub(crate) struct Standing {
    pub(crate) key: i64,
    pub(crate) id: String,
    pub(crate) length: i64,
    pub(crate) finished_ms: Option<i64>,
    pub(crate) wake_ms: Option<i64>,
    /// Which server may write, where there are several.
    pub(crate) fence: Option<Fence>,
}

/// When a table has to be woken; never, without a moment.
#[derive(Copy, Clone, Debug)]
pub(crate) struct NewWake {
    pub(crate) key: i64,
    pub(crate) at_ms: Option<i64>,
}

/// What becomes of a table's row.
#[derive(Clone, Debug)]
pub(crate) struct Change {
    pub(crate) key: i64,
    pub(crate) state: State,
    pub(crate) length: i64,
    pub(crate) touched_ms: i64,
    pub(crate) finished_ms: Option<i64>,
}

/// One entry of a log.
#[derive(Clone, Debug)]
pub(crate) struct NewEntry {
    pub(crate) key: i64,
    pub(crate) number: i64,
    pub(crate) text: String,
}

/// What is done to a table beside its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Alteration {
    /// It is set aside, for this reason.
    Quarantine(String),
    /// It is no longer set aside.
    Release,
    /// It is removed with its log.
    Delete,
}

/// Tables that were seen to be idle. Whether they still are is for the transaction to find out.
#[derive(Clone, Debug)]
pub(crate) struct Idle {
    pub(crate) keys: Vec<i64>,
    pub(crate) state: State,
    pub(crate) before_ms: i64,
}

/// The statement that finds idle tables, with these placeholders for the moment, the moment again and how many. What was
/// touched before was created before: so the index of what gathers finds it without looking at everything else, for which
/// the state has to be written out.
pub(crate) fn idle_tables(state: State, [before, before_too, most]: [&str; 3]) -> String {
    let state = state.code();
    format!(
        "SELECT key FROM tables
         WHERE state = {state} AND created_ms < {before} AND touched_ms < {before_too} AND quarantined IS NULL
         LIMIT {most}"
    )
}
