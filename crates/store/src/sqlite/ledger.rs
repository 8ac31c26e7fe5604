use std::sync::Arc;

use sqlx::query::Query;
use sqlx::sqlite::{Sqlite, SqliteArguments, SqliteConnection, SqliteRow};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Row};

use super::file::{DatabaseFile, Identity};
use crate::ledger::{Change, Created, Idle, Ledger, NewEntry, NewTable, Standing};
use crate::{StoreError, migrations};

/// The most rows in one statement.
const ROWS: usize = 128;

/// The connection that writes to an SQLite file.
pub(super) struct SqliteLedger {
    file: Arc<DatabaseFile>,
    connection: Option<(Identity, SqliteConnection)>,
}

type Statement<'q> = Query<'q, Sqlite, SqliteArguments>;

impl SqliteLedger {
    /// Opens the file, which need not be there yet, and shows that it can be written.
    pub(super) async fn create(file: Arc<DatabaseFile>) -> Result<Self, StoreError> {
        if file.exists() {
            file.identity()?;
        }
        let created = file.writing().create_if_missing(true).connect().await.map_err(|error| file.explain(error))?;
        let mut ledger = SqliteLedger { connection: Some((file.identity()?, created)), file };
        ledger.migrate().await?;
        ledger.begin().await?;
        // A transaction can be begun on a file that cannot be written; only a statement that could change something, if
        // there were something to change, brings it to light.
        ledger.run(sqlx::query("UPDATE tables SET length = length WHERE key IS NULL")).await?;
        ledger.commit().await?;
        Ok(ledger)
    }

    async fn migrate(&mut self) -> Result<(), StoreError> {
        let file = self.file.clone();
        // `run` by its general name does not compile within a task that is spawned (it cannot be shown to be `Send`).
        migrations::sqlite().run_direct(None, self.connection()?, false).await.map_err(|error| file.unavailable(error))
    }

    fn connection(&mut self) -> Result<&mut SqliteConnection, StoreError> {
        match &mut self.connection {
            Some((_, connection)) => Ok(connection),
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

impl Ledger for SqliteLedger {
    async fn begin(&mut self) -> Result<(), StoreError> {
        let identity = self.file.identity()?;
        if self.connection.as_ref().is_some_and(|(opened, _)| *opened != identity) {
            self.give_up().await;
        }
        if self.connection.is_none() {
            let connection = self.file.writing().connect().await.map_err(|error| self.file.explain(error))?;
            self.connection = Some((identity, connection));
            // The file may be an older one that somebody brought back.
            self.migrate().await?;
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
            let sql = repeated("SELECT key, id, length, finished_ms FROM tables WHERE id IN (", "?", some.len(), ")");
            let statement = some.into_iter().fold(sqlx::query(sql), Query::bind);
            let read = |row: &SqliteRow| {
                Ok(Standing {
                    key: row.try_get(0)?,
                    id: row.try_get(1)?,
                    length: row.try_get(2)?,
                    finished_ms: row.try_get(3)?,
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
        for some in in_steps(gone) {
            let sql = repeated("DELETE FROM entries WHERE table_key IN (", "?", some.len(), ")");
            self.run(some.into_iter().fold(sqlx::query(sql), Query::bind)).await?;
        }
        Ok(count)
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
        if let Some((_, connection)) = self.connection.take() {
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
