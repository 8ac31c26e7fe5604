mod backup;
mod file;
mod ledger;
mod reading;

use std::path::Path;
use std::sync::Arc;

use sqlx::Row;

use crate::writer::Writer;
use crate::{State, StoreError};
use file::DatabaseFile;
use ledger::SqliteLedger;
use reading::Reading;

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

    async fn open_file(file: DatabaseFile) -> Result<Self, StoreError> {
        let file = Arc::new(file);
        file.create_folder()?;
        let ledger = SqliteLedger::create(file.clone()).await?;
        let reading = Arc::new(Reading::new(file.clone()));
        Ok(Sqlite { file, reading, writer: Writer::start(ledger) })
    }

    pub(crate) fn writer(&self) -> &Writer {
        &self.writer
    }

    pub(crate) async fn load(&self, id: &str) -> Result<Option<Vec<String>>, StoreError> {
        // One statement sees one moment. A table without entries is one row without text.
        let rows = sqlx::query(
            "SELECT length, text FROM tables LEFT JOIN entries ON table_key = key WHERE id = ? ORDER BY number",
        )
        .bind(id)
        .fetch_all(&self.reading.pool()?)
        .await
        .map_err(|error| self.file.explain(error))?;
        let Some(first) = rows.first() else { return Ok(None) };
        let length: i64 = first.try_get(0).map_err(|error| self.file.explain(error))?;
        let texts: Result<Vec<Option<String>>, sqlx::Error> = rows.iter().map(|row| row.try_get(1)).collect();
        let entries: Vec<String> = texts.map_err(|error| self.file.explain(error))?.into_iter().flatten().collect();
        if entries.len() as u64 == length.unsigned_abs() {
            Ok(Some(entries))
        } else {
            Err(self.file.damaged(id, length, entries.len()))
        }
    }

    pub(crate) async fn unfinished(&self) -> Result<Vec<String>, StoreError> {
        sqlx::query_scalar("SELECT id FROM tables WHERE state <> ?")
            .bind(State::Finished.code())
            .fetch_all(&self.reading.pool()?)
            .await
            .map_err(|error| self.file.explain(error))
    }

    pub(crate) async fn forget(&self, state: State, before_ms: i64) -> Result<u64, StoreError> {
        let find = async || {
            sqlx::query_scalar("SELECT key FROM tables WHERE state = ? AND touched_ms < ? LIMIT ?")
                .bind(state.code())
                .bind(before_ms)
                .bind(IDLE_PAGE)
                .fetch_all(&self.reading.pool()?)
                .await
                .map_err(|error| self.file.explain(error))
        };
        self.writer.forget_idle(state, before_ms, find).await
    }

    pub(crate) async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT key FROM tables LIMIT 1")
            .fetch_optional(&self.reading.pool()?)
            .await
            .map(|_| ())
            .map_err(|error| self.file.explain(error))
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
