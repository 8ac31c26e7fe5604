mod claim;
mod ledger;
mod nodes;
mod server;

use std::sync::Arc;

use sqlx::postgres::{PgPoolOptions, PgRow};
use sqlx::{AssertSqlSafe, PgPool, Row};

use crate::ledger::idle_tables;
use crate::summary::COLUMNS;
use crate::writer::Writer;
use crate::{Filter, Inspection, State, StoreError, Summary, Wake, WakeMark};
pub(crate) use claim::PostgresClaim;
use ledger::PostgresLedger;
pub use nodes::{Ears, Listening};
use server::Server;

/// How many connections read at the same time.
const READERS: u32 = 4;

/// How many idle tables are looked up at a time.
const IDLE_PAGE: i64 = 1000;

/// Tables in a PostgreSQL database. One connection writes, a few others read.
#[derive(Clone, Debug)]
pub(crate) struct Postgres {
    server: Arc<Server>,
    reading: PgPool,
    writer: Writer,
}

impl Postgres {
    pub(crate) async fn open(address: &str) -> Result<Self, StoreError> {
        let server = Arc::new(Server::new(address)?);
        let ledger = PostgresLedger::create(server.clone()).await?;
        let reading = PgPoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(server::PATIENCE)
            .connect_lazy_with(server.options().clone());
        Ok(Postgres { server, reading, writer: Writer::start(ledger) })
    }

    pub(crate) fn writer(&self) -> &Writer {
        &self.writer
    }

    pub(crate) async fn load(&self, id: &str) -> Result<Option<Vec<String>>, StoreError> {
        // One statement sees one moment. A table without entries is one row without text.
        let rows = self
            .read(
                sqlx::query(
                    "SELECT text, length, quarantined FROM tables LEFT JOIN entries ON table_key = key
                     WHERE id = $1 ORDER BY number",
                )
                .bind(id)
                .fetch_all(&self.reading),
            )
            .await?;
        let Some(first) = rows.first() else { return Ok(None) };
        let reason: Option<String> = first.try_get(2).map_err(|error| self.server.explain(error))?;
        if let Some(reason) = reason {
            return Err(StoreError::Quarantined(reason));
        }
        let length: i64 = first.try_get(1).map_err(|error| self.server.explain(error))?;
        self.whole_log(id, length, &rows).map(Some)
    }

    /// The texts in the first column, if they are as many as there should be.
    fn whole_log(&self, id: &str, length: i64, rows: &[PgRow]) -> Result<Vec<String>, StoreError> {
        let texts: Result<Vec<Option<String>>, sqlx::Error> = rows.iter().map(|row| row.try_get(0)).collect();
        let entries: Vec<String> = texts.map_err(|error| self.server.explain(error))?.into_iter().flatten().collect();
        if entries.len() as u64 == length.unsigned_abs() {
            Ok(entries)
        } else {
            Err(self.server.damaged(id, length, entries.len()))
        }
    }

    pub(crate) async fn inspect(&self, id: &str) -> Result<Option<Inspection>, StoreError> {
        let inspection = async {
            let mut moment = self.reading.begin().await?;
            sqlx::query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ").execute(&mut *moment).await?;
            let summary = sqlx::query(AssertSqlSafe(format!("SELECT {COLUMNS} FROM tables WHERE id = $1")))
                .bind(id)
                .fetch_optional(&mut *moment)
                .await?;
            let Some(summary) = summary else { return Ok(None) };
            let texts = sqlx::query_scalar(
                "SELECT text FROM entries JOIN tables ON table_key = key WHERE id = $1 ORDER BY number",
            )
            .bind(id)
            .fetch_all(&mut *moment)
            .await?;
            Ok(Some(Inspection { summary: Summary::read(&summary)?, entries: texts }))
        };
        self.read(inspection).await
    }

    pub(crate) async fn list(&self, filter: &Filter) -> Result<Vec<Summary>, StoreError> {
        let rows = self.read(sqlx::query(AssertSqlSafe(filter.statement())).fetch_all(&self.reading)).await?;
        let summaries: Result<_, _> = rows.iter().map(Summary::read).collect();
        summaries.map_err(|error| self.server.explain(error))
    }

    pub(crate) async fn wakes(&self, after: WakeMark, until_ms: i64, most: u32) -> Result<Vec<Wake>, StoreError> {
        let wakes = sqlx::query(
            "SELECT id, at_ms, table_key FROM wakes JOIN tables ON key = table_key
             WHERE (at_ms, table_key) > ($1, $2) AND at_ms <= $3 AND quarantined IS NULL
             ORDER BY at_ms, table_key LIMIT $4",
        )
        .bind(after.at_ms)
        .bind(after.key)
        .bind(until_ms)
        .bind(i64::from(most));
        let rows = self.read(wakes.fetch_all(&self.reading)).await?;
        let wakes: Result<_, _> = rows.iter().map(Wake::read).collect();
        wakes.map_err(|error| self.server.explain(error))
    }

    pub(crate) async fn forget(&self, state: State, before_ms: i64) -> Result<u64, StoreError> {
        let find = async || {
            let keys = sqlx::query_scalar(AssertSqlSafe(idle_tables(state, ["$1", "$1", "$2"])))
                .bind(before_ms)
                .bind(IDLE_PAGE);
            self.read(keys.fetch_all(&self.reading)).await
        };
        self.writer.forget_idle(state, before_ms, find).await
    }

    pub(crate) async fn ping(&self, now_ms: i64) -> Result<(), StoreError> {
        self.read(sqlx::query("SELECT key FROM tables LIMIT 1").fetch_optional(&self.reading)).await?;
        self.writer.pulse(now_ms).await
    }

    pub(crate) async fn close(&self) {
        self.writer.close().await;
        self.reading.close().await;
    }

    pub(super) async fn read<T>(&self, answer: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, StoreError> {
        self.server.within(server::READING, answer).await
    }
}
