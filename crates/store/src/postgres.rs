mod ledger;
mod server;

use std::sync::Arc;

use sqlx::postgres::PgPoolOptions;
use sqlx::{PgPool, Row};

use crate::writer::Writer;
use crate::{State, StoreError};
use ledger::PostgresLedger;
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
                    "SELECT length, text FROM tables LEFT JOIN entries ON table_key = key WHERE id = $1 ORDER BY number",
                )
                .bind(id)
                .fetch_all(&self.reading),
            )
            .await?;
        let Some(first) = rows.first() else { return Ok(None) };
        let length: i64 = first.try_get(0).map_err(|error| self.server.explain(error))?;
        let texts: Result<Vec<Option<String>>, sqlx::Error> = rows.iter().map(|row| row.try_get(1)).collect();
        let entries: Vec<String> = texts.map_err(|error| self.server.explain(error))?.into_iter().flatten().collect();
        if entries.len() as u64 == length.unsigned_abs() {
            Ok(Some(entries))
        } else {
            Err(self.server.damaged(id, length, entries.len()))
        }
    }

    pub(crate) async fn unfinished(&self) -> Result<Vec<String>, StoreError> {
        let ids = sqlx::query_scalar("SELECT id FROM tables WHERE state <> $1").bind(State::Finished.code());
        self.read(ids.fetch_all(&self.reading)).await
    }

    pub(crate) async fn forget(&self, state: State, before_ms: i64) -> Result<u64, StoreError> {
        let find = async || {
            let keys = sqlx::query_scalar("SELECT key FROM tables WHERE state = $1 AND touched_ms < $2 LIMIT $3")
                .bind(state.code())
                .bind(before_ms)
                .bind(IDLE_PAGE);
            self.read(keys.fetch_all(&self.reading)).await
        };
        self.writer.forget_idle(state, before_ms, find).await
    }

    pub(crate) async fn ping(&self) -> Result<(), StoreError> {
        self.read(sqlx::query("SELECT key FROM tables LIMIT 1").fetch_optional(&self.reading)).await.map(|_| ())
    }

    pub(crate) async fn close(&self) {
        self.writer.close().await;
        self.reading.close().await;
    }

    async fn read<T>(&self, answer: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, StoreError> {
        self.server.within(server::READING, answer).await
    }
}
