use std::sync::Arc;

use sqlx::query::Query;
use sqlx::sqlite::{Sqlite, SqliteArguments, SqliteConnection, SqliteRow};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Row};

use super::file::DatabaseFile;
use super::identity::fresh_number;
use crate::ledger::{Alteration, Change, Created, Idle, Ledger, NewEntry, NewTable, NewWake, Standing};
use crate::{Absence, StoreError, migrations};

/// The most rows in one statement.
const ROWS: usize = 128;

/// The connection that writes to an SQLite file.
pub(super) struct SqliteLedger {
    file: Arc<DatabaseFile>,
    connection: Option<SqliteConnection>,
}

type Statement<'q> = Query<'q, Sqlite, SqliteArguments>;

impl SqliteLedger {
    /// Opens the file, which may be empty, and shows that it can be written.
    pub(super) async fn create(file: Arc<DatabaseFile>) -> Result<Self, StoreError> {
        let connection = file.writing().connect().await.map_err(|error| file.explain(error))?;
        let mut ledger = SqliteLedger { connection: Some(connection), file };
        ledger.migrate().await?;
        let number = ledger.number().await?;
        ledger.file.adopt(number)?;
        ledger.begin().await?;
        // A transaction can be begun on a file that cannot be written; only a statement that could change something, if
        // there were something to change, brings it to light.
        ledger.run(sqlx::query("UPDATE tables SET length = length WHERE key IS NULL")).await?;
        ledger.commit().await?;
        Ok(ledger)
    }

    /// The number of the file, which gets another one from a server that starts, and one from anybody if it has none yet.
    async fn number(&mut self) -> Result<u32, StoreError> {
        if self.file.is_claimed() {
            // What was logged while it had the old number.
            self.empty_log().await?;
        }
        // Another program may be at it as well.
        self.run(sqlx::query("BEGIN IMMEDIATE")).await?;
        let found = self.fetch(sqlx::query("PRAGMA user_version"), |row| row.try_get::<i32, _>(0)).await?;
        let known = found.first().copied().unwrap_or_default();
        if known != 0 && !self.file.is_claimed() {
            self.commit().await?;
            return Ok(known.cast_unsigned());
        }
        let number = fresh_number().map_err(|error| self.file.unavailable(error))?;
        self.file.renumbering(known.cast_unsigned(), number.cast_unsigned())?;
        self.run(sqlx::query(AssertSqlSafe(format!("PRAGMA user_version = {number}")))).await?;
        self.commit().await?;
        // It has to be in the file itself, and not in the log that it is there to recognise.
        self.empty_log().await?;
        Ok(number.cast_unsigned())
    }

    /// Copies the log into the file, unless others who read it are in the way.
    async fn empty_log(&mut self) -> Result<(), StoreError> {
        self.run(sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)")).await
    }

    async fn migrate(&mut self) -> Result<(), StoreError> {
        let file = self.file.clone();
        // `run` by its general name does not compile within a task that is spawned (it cannot be shown to be `Send`).
        migrations::sqlite().run_direct(None, self.connection()?, false).await.map_err(|error| file.unavailable(error))
    }

    fn connection(&mut self) -> Result<&mut SqliteConnection, StoreError> {
        match &mut self.connection {
            Some(connection) => Ok(connection),
            None => Err(self.file.unavailable("not open")),
        }
    }

    async fn run(&mut self, statement: Statement<'_>) -> Result<(), StoreError> {
        let file = self.file.clone();
        statement.execute(self.connection()?).await.map(|_| ()).map_err(|error| file.explain(error))
    }

    /// Runs a statement and reads the rows it returns.
    async fn fetch<T>(
        &mut self,
        statement: Statement<'_>,
        read: impl Fn(&SqliteRow) -> Result<T, sqlx::Error>,
    ) -> Result<Vec<T>, StoreError> {
        let file = self.file.clone();
        let rows = statement.fetch_all(self.connection()?).await.map_err(|error| file.explain(error))?;
        rows.iter().map(read).collect::<Result<_, _>>().map_err(|error| file.explain(error))
    }
}

impl SqliteLedger {
    /// Removes what belonged to tables that have just been removed.
    async fn leave_nothing_of(&mut self, gone: Vec<i64>) -> Result<(), StoreError> {
        for some in in_steps(gone) {
            for what in ["DELETE FROM entries WHERE table_key IN (", "DELETE FROM wakes WHERE table_key IN ("] {
                let statement = sqlx::query(repeated(what, "?", some.len(), ")"));
                self.run(some.iter().copied().fold(statement, Query::bind)).await?;
            }
        }
        Ok(())
    }
}

impl Ledger for SqliteLedger {
    async fn begin(&mut self) -> Result<(), StoreError> {
        self.file.in_place()?;
        if self.connection.is_none() {
            let connection = self.file.writing().connect().await.map_err(|error| self.file.explain(error))?;
            self.connection = Some(connection);
        }
        // Takes the right to write at once: no other process can change what is read from here on.
        self.run(sqlx::query("BEGIN IMMEDIATE")).await
    }

    async fn create(&mut self, tables: Vec<NewTable>) -> Result<Vec<Created>, StoreError> {
        let mut created = Vec::with_capacity(tables.len());
        for some in in_steps(tables) {
            let sql = repeated(
                "INSERT INTO tables (id, state, length, created_ms, touched_ms, finished_ms) VALUES ",
                "(?, ?, ?, ?, ?, ?)",
                some.len(),
                " ON CONFLICT (id) DO NOTHING RETURNING key, id",
            );
            let mut statement = sqlx::query(sql);
            for table in some {
                statement = statement
                    .bind(table.id)
                    .bind(table.state.code())
                    .bind(table.length)
                    .bind(table.now_ms)
                    .bind(table.now_ms)
                    .bind(table.finished_ms);
            }
            let read = |row: &SqliteRow| Ok(Created { key: row.try_get(0)?, id: row.try_get(1)? });
            created.extend(self.fetch(statement, read).await?);
        }
        Ok(created)
    }

    async fn look(&mut self, ids: Vec<String>) -> Result<Vec<Standing>, StoreError> {
        let mut standings = Vec::with_capacity(ids.len());
        for some in in_steps(ids) {
            let sql = repeated(
                "SELECT key, id, length, finished_ms, at_ms FROM tables LEFT JOIN wakes ON table_key = key WHERE id IN (",
                "?",
                some.len(),
                ")",
            );
            let statement = some.into_iter().fold(sqlx::query(sql), Query::bind);
            let read = |row: &SqliteRow| {
                Ok(Standing {
                    key: row.try_get(0)?,
                    id: row.try_get(1)?,
                    length: row.try_get(2)?,
                    finished_ms: row.try_get(3)?,
                    wake_ms: row.try_get(4)?,
                    fence: None,
                })
            };
            standings.extend(self.fetch(statement, read).await?);
        }
        Ok(standings)
    }

    async fn write(&mut self, changes: Vec<Change>, entries: Vec<NewEntry>) -> Result<(), StoreError> {
        for some in in_steps(changes) {
            let sql = repeated(
                "UPDATE OR ROLLBACK tables SET state = column2, length = column3, touched_ms = column4, finished_ms = column5
                 FROM (VALUES ",
                "(?, ?, ?, ?, ?)",
                some.len(),
                ") WHERE key = column1",
            );
            let mut statement = sqlx::query(sql);
            for change in some {
                statement = statement
                    .bind(change.key)
                    .bind(change.state.code())
                    .bind(change.length)
                    .bind(change.touched_ms)
                    .bind(change.finished_ms);
            }
            self.run(statement).await?;
        }
        for some in in_steps(entries) {
            let sql = repeated(
                "INSERT OR ROLLBACK INTO entries (table_key, number, text) VALUES ",
                "(?, ?, ?)",
                some.len(),
                "",
            );
            let mut statement = sqlx::query(sql);
            for entry in some {
                statement = statement.bind(entry.key).bind(entry.number).bind(entry.text);
            }
            self.run(statement).await?;
        }
        Ok(())
    }

    async fn note_wakes(&mut self, wakes: Vec<NewWake>) -> Result<(), StoreError> {
        for NewWake { key, at_ms } in wakes {
            let statement = match at_ms {
                Some(at_ms) => {
                    sqlx::query("INSERT OR REPLACE INTO wakes (table_key, at_ms) VALUES (?, ?)").bind(key).bind(at_ms)
                }
                None => sqlx::query("DELETE FROM wakes WHERE table_key = ?").bind(key),
            };
            self.run(statement).await?;
        }
        Ok(())
    }

    async fn forget(&mut self, idle: Idle) -> Result<u64, StoreError> {
        let mut gone = Vec::new();
        for some in in_steps(idle.keys) {
            let sql = repeated(
                "DELETE FROM tables WHERE state = ? AND touched_ms < ? AND key IN (",
                "?",
                some.len(),
                ") RETURNING key",
            );
            let statement = sqlx::query(sql).bind(idle.state.code()).bind(idle.before_ms);
            let statement = some.into_iter().fold(statement, Query::bind);
            gone.extend(self.fetch(statement, |row| row.try_get::<i64, _>(0)).await?);
        }
        let count = gone.len() as u64;
        self.leave_nothing_of(gone).await?;
        Ok(count)
    }

    async fn alter(&mut self, table: String, alteration: Alteration) -> Result<bool, StoreError> {
        let statement = match alteration {
            Alteration::Quarantine(reason) => {
                sqlx::query("UPDATE tables SET quarantined = ? WHERE id = ? RETURNING key").bind(reason).bind(table)
            }
            Alteration::Release => {
                sqlx::query("UPDATE tables SET quarantined = NULL WHERE id = ? RETURNING key").bind(table)
            }
            Alteration::Delete => {
                let statement = sqlx::query("DELETE FROM tables WHERE id = ? RETURNING key").bind(table);
                let gone = self.fetch(statement, |row| row.try_get::<i64, _>(0)).await?;
                let found = !gone.is_empty();
                self.leave_nothing_of(gone).await?;
                return Ok(found);
            }
        };
        Ok(!self.fetch(statement, |row| row.try_get::<i64, _>(0)).await?.is_empty())
    }

    async fn pulse(&mut self, now_ms: i64) -> Result<(), StoreError> {
        self.run(sqlx::query("UPDATE pulse SET at_ms = ?").bind(now_ms)).await
    }

    async fn arrive(&mut self, now_ms: i64, forget_ms: i64) -> Result<Vec<Absence>, StoreError> {
        self.run(sqlx::query("INSERT INTO absences (from_ms, to_ms) SELECT at_ms, ? FROM pulse").bind(now_ms)).await?;
        self.run(sqlx::query("DELETE FROM absences WHERE to_ms < ?").bind(forget_ms)).await?;
        self.pulse(now_ms).await?;
        let number = |row: &SqliteRow, place: usize| row.try_get::<i64, _>(place).map(i64::unsigned_abs);
        let read = |row: &SqliteRow| Ok(Absence { from_ms: number(row, 0)?, to_ms: number(row, 1)? });
        self.fetch(sqlx::query("SELECT from_ms, to_ms FROM absences ORDER BY rowid"), read).await
    }

    async fn commit(&mut self) -> Result<(), StoreError> {
        let file = self.file.clone();
        let committed = sqlx::query("COMMIT").execute(self.connection()?).await;
        committed.map(|_| ()).map_err(|error| {
            if certainly_failed(&error) {
                return file.explain(error);
            }
            // The disk refused, perhaps only to confirm: after a crash the transaction could turn out to be there.
            StoreError::Unknown(format!("{} (while committing)", file.explain(error)))
        })
    }

    async fn give_up(&mut self) {
        if self.file.was_replaced() {
            // A connection that ends copies its log into the file, and this one is not its file any more. It is left alone
            // until the program ends, and the log stays beside the file, where it is recognised.
            std::mem::forget(self.connection.take());
        }
        if let Some(connection) = self.connection.take() {
            // An open transaction is rolled back by closing; a connection that cannot be closed is gone as well.
            let _ = connection.close().await;
        }
    }
}

/// The file was busy, full or read-only: SQLite says so before the last page of a transaction is written, without which
/// the others count for nothing.
fn certainly_failed(error: &sqlx::Error) -> bool {
    const BUSY: i32 = 5;
    const READ_ONLY: i32 = 8;
    const FULL: i32 = 13;
    let code = error.as_database_error().and_then(|error| error.code()?.parse::<i32>().ok());
    // The lowest byte is the kind of error, the rest the details.
    code.is_some_and(|code| [BUSY, READ_ONLY, FULL].contains(&(code & 0xff)))
}

/// Splits rows into statements of 128, 64, 32 and so on: so few different ones that all of them stay prepared.
fn in_steps<T>(rows: Vec<T>) -> Vec<Vec<T>> {
    let mut rest = rows.into_iter();
    let mut steps = Vec::new();
    while rest.len() > 0 {
        let step = if rest.len() >= ROWS { ROWS } else { 1 << rest.len().ilog2() };
        steps.push(rest.by_ref().take(step).collect());
    }
    steps
}

/// A statement with the same part for each of several rows. It holds no values, only places for them.
fn repeated(before: &str, row: &str, rows: usize, after: &str) -> AssertSqlSafe<String> {
    let mut sql = String::with_capacity(before.len() + rows * (row.len() + 1) + after.len());
    sql.push_str(before);
    for place in 0..rows {
        if place > 0 {
            sql.push(',');
        }
        sql.push_str(row);
    }
    sql.push_str(after);
    AssertSqlSafe(sql)
}

#[cfg(test)]
mod tests {
    use super::in_steps;

    #[test]
    fn rows_are_split_into_few_different_sizes() {
        for (rows, sizes) in [(0, vec![]), (1, vec![1]), (7, vec![4, 2, 1]), (300, vec![128, 128, 32, 8, 4])] {
            let steps = in_steps((0..rows).collect());
            assert_eq!(steps.iter().map(Vec::len).collect::<Vec<_>>(), sizes);
            assert_eq!(steps.concat(), (0..rows).collect::<Vec<_>>());
        }
    }
}
