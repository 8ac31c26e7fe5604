mod backup;
mod check;
mod claim;
mod file;
mod identity;
mod ledger;
mod reading;
mod restore;

use std::path::Path;
use std::sync::Arc;

use sqlx::sqlite::SqliteRow;
use sqlx::{AssertSqlSafe, Row};

use crate::ledger::idle_tables;
use crate::summary::COLUMNS;
use crate::writer::Writer;
use crate::{Filter, Inspection, State, StoreError, Summary, Wake, WakeMark};
use check::Checked;
pub(crate) use claim::FileClaim;
use file::DatabaseFile;
use ledger::SqliteLedger;
use reading::Reading;
pub(crate) use restore::restore;

/// How many idle tables are looked up at a time.
const IDLE_PAGE: i64 = 1000;

/// Tables in one SQLite file. One connection writes, a few others read.
#[derive(Clone, Debug)]
pub(crate) struct Sqlite {
    file: Arc<DatabaseFile>,
    reading: Arc<Reading>,
    writer: Writer,
}

impl Sqlite {
    pub(crate) async fn open(path: &Path) -> Result<Self, StoreError> {
        Self::open_file(DatabaseFile::new(path)?).await
    }

    /// For the server that has the claim on it.
    pub(crate) async fn open_claimed(path: &Path) -> Result<Self, StoreError> {
        Self::open_file(DatabaseFile::new(path)?.claimed()).await
    }

    async fn open_file(file: DatabaseFile) -> Result<Self, StoreError> {
        let file = Arc::new(file);
        file.create_folder()?;
        file.prepare()?;
        let whole = check::at_start(&file).await?;
        let ledger = SqliteLedger::create(file.clone()).await?;
        let reading = Arc::new(Reading::new(file.clone()));
        if whole == Checked::InParts {
            tokio::spawn(check::the_rest(file.clone()));
        }
        Ok(Sqlite { file, reading, writer: Writer::start(ledger) })
    }

    pub(crate) fn writer(&self) -> &Writer {
        &self.writer
    }

    pub(crate) async fn load(&self, id: &str) -> Result<Option<Vec<String>>, StoreError> {
        // One statement sees one moment. A table without entries is one row without text.
        let rows = sqlx::query(
            "SELECT text, length, quarantined FROM tables LEFT JOIN entries ON table_key = key
             WHERE id = ? ORDER BY number",
        )
        .bind(id)
        .fetch_all(&self.reading.pool()?)
        .await
        .map_err(|error| self.file.explain(error))?;
        let Some(first) = rows.first() else { return Ok(None) };
        let reason: Option<String> = first.try_get(2).map_err(|error| self.file.explain(error))?;
        if let Some(reason) = reason {
            return Err(StoreError::Quarantined(reason));
        }
        let length: i64 = first.try_get(1).map_err(|error| self.file.explain(error))?;
        self.whole_log(id, length, &rows).map(Some)
    }

    /// The texts in the first column, if they are as many as there should be.
    fn whole_log(&self, id: &str, length: i64, rows: &[SqliteRow]) -> Result<Vec<String>, StoreError> {
        let texts: Result<Vec<Option<String>>, sqlx::Error> = rows.iter().map(|row| row.try_get(0)).collect();
        let entries: Vec<String> = texts.map_err(|error| self.file.explain(error))?.into_iter().flatten().collect();
        if entries.len() as u64 == length.unsigned_abs() {
            Ok(entries)
        } else {
            Err(self.file.damaged(id, length, entries.len()))
        }
    }

    pub(crate) async fn inspect(&self, id: &str) -> Result<Option<Inspection>, StoreError> {
        let pool = self.reading.pool()?;
        let explain = |error| self.file.explain(error);
        let mut moment = pool.begin().await.map_err(explain)?;
        let summary = sqlx::query(AssertSqlSafe(format!("SELECT {COLUMNS} FROM tables WHERE id = ?")))
            .bind(id)
            .fetch_optional(&mut *moment)
            .await
            .map_err(explain)?;
        let Some(summary) = summary else { return Ok(None) };
        let texts =
            sqlx::query_scalar("SELECT text FROM entries JOIN tables ON table_key = key WHERE id = ? ORDER BY number")
                .bind(id)
                .fetch_all(&mut *moment)
                .await
                .map_err(explain)?;
        Ok(Some(Inspection { summary: Summary::read(&summary).map_err(explain)?, entries: texts }))
    }

    pub(crate) async fn list(&self, filter: &Filter) -> Result<Vec<Summary>, StoreError> {
        let rows = sqlx::query(AssertSqlSafe(filter.statement())).fetch_all(&self.reading.pool()?).await;
        let summaries: Result<_, _> = rows.and_then(|rows| rows.iter().map(Summary::read).collect());
        summaries.map_err(|error| self.file.explain(error))
    }

    pub(crate) async fn wakes(&self, after: WakeMark, until_ms: i64, most: u32) -> Result<Vec<Wake>, StoreError> {
        let wakes = sqlx::query(
            "SELECT id, at_ms, table_key FROM wakes JOIN tables ON key = table_key
             WHERE (at_ms, table_key) > (?, ?) AND at_ms <= ? AND quarantined IS NULL
             ORDER BY at_ms, table_key LIMIT ?",
        )
        .bind(after.at_ms)
        .bind(after.key)
        .bind(until_ms)
        .bind(i64::from(most));
        let rows = wakes.fetch_all(&self.reading.pool()?).await;
        let wakes: Result<_, _> = rows.and_then(|rows| rows.iter().map(Wake::read).collect());
        wakes.map_err(|error| self.file.explain(error))
    }

    pub(crate) async fn forget(&self, state: State, before_ms: i64) -> Result<u64, StoreError> {
        let find = async || {
            sqlx::query_scalar(AssertSqlSafe(idle_tables(state, ["?", "?", "?"])))
                .bind(before_ms)
                .bind(before_ms)
                .bind(IDLE_PAGE)
                .fetch_all(&self.reading.pool()?)
                .await
                .map_err(|error| self.file.explain(error))
        };
        self.writer.forget_idle(state, before_ms, find).await
    }

    pub(crate) async fn ping(&self, now_ms: i64) -> Result<(), StoreError> {
        sqlx::query("SELECT key FROM tables LIMIT 1")
            .fetch_optional(&self.reading.pool()?)
            .await
            .map_err(|error| self.file.explain(error))?;
        self.file.has_room()?;
        self.writer.pulse(now_ms).await
    }

    pub(crate) async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        backup::backup(&self.file, to).await
    }

    pub(crate) async fn close(&self) {
        // The connection that writes is the last to go: it then tidies up the files beside the database.
        self.reading.close().await;
        self.writer.close().await;
    }
}

#[cfg(test)]
mod tests;
