use std::sync::Arc;

use sqlx::postgres::{PgConnection, PgRow};
use sqlx::{ConnectOptions, Row};

use super::server::{COMMITTING, PATIENCE, Server};
use crate::ledger::{Alteration, Change, Created, Idle, Ledger, NewEntry, NewTable, NewWake, Standing};
use crate::{Absence, StoreError, migrations};

/// The connection that writes to a PostgreSQL database.
pub(super) struct PostgresLedger {
    server: Arc<Server>,
    connection: Option<PgConnection>,
}

impl PostgresLedger {
    /// Connects, and brings the schema up to date.
    pub(super) async fn create(server: Arc<Server>) -> Result<Self, StoreError> {
        let mut ledger = PostgresLedger { connection: None, server };
        ledger.connect().await?;
        let (server, connection) = ledger.parts()?;
        let encoding: String =
            server.within(PATIENCE, sqlx::query_scalar("SHOW server_encoding").fetch_one(&mut *connection)).await?;
        if encoding != "UTF8" {
            return Err(StoreError::Refused(format!(
                "the PostgreSQL database has the encoding {encoding}; create it with the encoding UTF8"
            )));
        }
        // Another server may be at it already: it is waited for, however long it takes.
        migrations::postgres().run(connection).await.map_err(|error| server.unavailable(error))?;
        Ok(ledger)
    }

    async fn connect(&mut self) -> Result<(), StoreError> {
        let connect = async {
            let mut connection = self.server.options().connect().await?;
            // A database may be set up to acknowledge before it has written. Here that would be a lie.
            sqlx::query(
                "SELECT set_config('synchronous_commit', 'on', false)
                 WHERE current_setting('synchronous_commit') = 'off'",
            )
            .execute(&mut connection)
            .await?;
            Ok(connection)
        };
        self.connection = Some(self.server.within(PATIENCE, connect).await?);
        Ok(())
    }

    fn parts(&mut self) -> Result<(&Server, &mut PgConnection), StoreError> {
        match &mut self.connection {
            Some(connection) => Ok((&self.server, connection)),
            None => Err(self.server.unavailable("not connected")),
        }
    }
}

impl Ledger for PostgresLedger {
    async fn begin(&mut self) -> Result<(), StoreError> {
        if let Some(connection) = &mut self.connection {
            if self.server.within(PATIENCE, sqlx::query("BEGIN").execute(connection)).await.is_ok() {
                return Ok(());
            }
            // The server may have been restarted since: only a new connection can tell.
            self.connection = None;
        }
        self.connect().await?;
        let (server, connection) = self.parts()?;
        server.within(PATIENCE, sqlx::query("BEGIN").execute(connection)).await.map(|_| ())
    }

    async fn create(&mut self, tables: Vec<NewTable>) -> Result<Vec<Created>, StoreError> {
        let statement = sqlx::query(
            "INSERT INTO tables (id, state, length, created_ms, touched_ms, finished_ms)
             SELECT id, state, length, now_ms, now_ms, finished_ms
             FROM UNNEST($1::text[], $2::smallint[], $3::bigint[], $4::bigint[], $5::bigint[])
                 AS new (id, state, length, now_ms, finished_ms)
             ON CONFLICT (id) DO NOTHING RETURNING key, id",
        )
        .bind(tables.iter().map(|table| table.id.as_str()).collect::<Vec<_>>())
        .bind(tables.iter().map(|table| table.state.code()).collect::<Vec<_>>())
        .bind(tables.iter().map(|table| table.length).collect::<Vec<_>>())
        .bind(tables.iter().map(|table| table.now_ms).collect::<Vec<_>>())
        .bind(tables.iter().map(|table| table.finished_ms).collect::<Vec<_>>());
        let (server, connection) = self.parts()?;
        let rows = server.within(PATIENCE, statement.fetch_all(connection)).await?;
        rows.iter()
            .map(|row| Ok(Created { key: row.try_get(0)?, id: row.try_get(1)? }))
            .collect::<Result<_, _>>()
            .map_err(|error| server.explain(error))
    }

    async fn look(&mut self, ids: Vec<String>) -> Result<Vec<Standing>, StoreError> {
        let statement = sqlx::query(
            "SELECT key, id, length, finished_ms, at_ms, owner, epoch FROM tables LEFT JOIN wakes ON table_key = key
                 WHERE id = ANY($1) ORDER BY id FOR UPDATE OF tables",
        )
        .bind(ids);
        let (server, connection) = self.parts()?;
        let rows = server.within(PATIENCE, statement.fetch_all(connection)).await?;
        rows.iter()
            .map(|row| {
                Ok(Standing {
                    key: row.try_get(0)?,
                    id: row.try_get(1)?,
                    length: row.try_get(2)?,
                    finished_ms: row.try_get(3)?,
                    wake_ms: row.try_get(4)?,
                    fence: super::nodes::fence(row, 5)?,
                })
            })
            .collect::<Result<_, _>>()
            .map_err(|error| server.explain(error))
    }

    async fn write(&mut self, changes: Vec<Change>, entries: Vec<NewEntry>) -> Result<(), StoreError> {
        // Both in one statement: one round trip less for everybody who waits.
        let statement = sqlx::query(
            "WITH changed AS (
                 UPDATE tables
                 SET state = new.state, length = new.length, touched_ms = new.touched_ms, finished_ms = new.finished_ms
                 FROM UNNEST($1::bigint[], $2::smallint[], $3::bigint[], $4::bigint[], $5::bigint[])
                     AS new (key, state, length, touched_ms, finished_ms)
                 WHERE tables.key = new.key
             )
             INSERT INTO entries (table_key, number, text)
             SELECT * FROM UNNEST($6::bigint[], $7::bigint[], $8::text[])",
        )
        .bind(changes.iter().map(|change| change.key).collect::<Vec<_>>())
        .bind(changes.iter().map(|change| change.state.code()).collect::<Vec<_>>())
        .bind(changes.iter().map(|change| change.length).collect::<Vec<_>>())
        .bind(changes.iter().map(|change| change.touched_ms).collect::<Vec<_>>())
        .bind(changes.iter().map(|change| change.finished_ms).collect::<Vec<_>>())
        .bind(entries.iter().map(|entry| entry.key).collect::<Vec<_>>())
        .bind(entries.iter().map(|entry| entry.number).collect::<Vec<_>>())
        .bind(entries.iter().map(|entry| entry.text.as_str()).collect::<Vec<_>>());
        let (server, connection) = self.parts()?;
        server.within(PATIENCE, statement.execute(connection)).await.map(|_| ())
    }

    async fn note_wakes(&mut self, wakes: Vec<NewWake>) -> Result<(), StoreError> {
        let statement = sqlx::query(
            "WITH new AS (
                 SELECT * FROM UNNEST($1::bigint[], $2::bigint[]) AS new (table_key, at_ms)
             ), never AS (
                 DELETE FROM wakes USING new WHERE wakes.table_key = new.table_key AND new.at_ms IS NULL
             )
             INSERT INTO wakes (table_key, at_ms) SELECT * FROM new WHERE at_ms IS NOT NULL
             ON CONFLICT (table_key) DO UPDATE SET at_ms = excluded.at_ms",
        )
        .bind(wakes.iter().map(|wake| wake.key).collect::<Vec<_>>())
        .bind(wakes.iter().map(|wake| wake.at_ms).collect::<Vec<_>>());
        let (server, connection) = self.parts()?;
        server.within(PATIENCE, statement.execute(connection)).await.map(|_| ())
    }

    async fn forget(&mut self, idle: Idle) -> Result<u64, StoreError> {
        // A row that somebody holds is being touched right now, so it is not idle.
        let statement = sqlx::query_scalar(
            "WITH idle AS (
                 SELECT key FROM tables WHERE key = ANY($1) AND state = $2 AND touched_ms < $3
                 ORDER BY id FOR UPDATE SKIP LOCKED
             ), gone AS (
                 DELETE FROM tables USING idle WHERE tables.key = idle.key RETURNING tables.key
             ), emptied AS (
                 DELETE FROM entries USING gone WHERE entries.table_key = gone.key
             ), woken AS (
                 DELETE FROM wakes USING gone WHERE wakes.table_key = gone.key
             ), unlisted AS (
                 DELETE FROM listings USING gone WHERE listings.table_key = gone.key
             )
             SELECT count(*) FROM gone",
        )
        .bind(idle.keys)
        .bind(idle.state.code())
        .bind(idle.before_ms);
        let (server, connection) = self.parts()?;
        let count: i64 = server.within(PATIENCE, statement.fetch_one(connection)).await?;
        Ok(count.unsigned_abs())
    }

    async fn alter(&mut self, table: String, alteration: Alteration) -> Result<bool, StoreError> {
        let statement = match alteration {
            Alteration::Quarantine(reason) => {
                sqlx::query("UPDATE tables SET quarantined = $2 WHERE id = $1 RETURNING key").bind(table).bind(reason)
            }
            Alteration::Release => {
                sqlx::query("UPDATE tables SET quarantined = NULL WHERE id = $1 RETURNING key").bind(table)
            }
            Alteration::Delete => sqlx::query(
                "WITH gone AS (
                     DELETE FROM tables WHERE id = $1 RETURNING key
                 ), emptied AS (
                     DELETE FROM entries USING gone WHERE entries.table_key = gone.key
                 ), woken AS (
                     DELETE FROM wakes USING gone WHERE wakes.table_key = gone.key
                 ), unlisted AS (
                     DELETE FROM listings USING gone WHERE listings.table_key = gone.key
                 )
                 SELECT key FROM gone",
            )
            .bind(table),
        };
        let (server, connection) = self.parts()?;
        Ok(server.within(PATIENCE, statement.fetch_optional(connection)).await?.is_some())
    }

    async fn pulse(&mut self, now_ms: i64) -> Result<(), StoreError> {
        let statement = sqlx::query("UPDATE pulse SET at_ms = $1").bind(now_ms);
        let (server, connection) = self.parts()?;
        server.within(PATIENCE, statement.execute(connection)).await.map(|_| ())
    }

    async fn arrive(&mut self, now_ms: i64, forget_ms: i64) -> Result<Vec<Absence>, StoreError> {
        let (server, connection) = self.parts()?;
        let arriving = async {
            sqlx::query("INSERT INTO absences (from_ms, to_ms) SELECT at_ms, $1 FROM pulse")
                .bind(now_ms)
                .execute(&mut *connection)
                .await?;
            sqlx::query("DELETE FROM absences WHERE to_ms < $1").bind(forget_ms).execute(&mut *connection).await?;
            sqlx::query("UPDATE pulse SET at_ms = $1").bind(now_ms).execute(&mut *connection).await?;
            let rows =
                sqlx::query("SELECT from_ms, to_ms FROM absences ORDER BY number").fetch_all(&mut *connection).await?;
            let number = |row: &PgRow, place: usize| row.try_get::<i64, _>(place).map(i64::unsigned_abs);
            rows.iter().map(|row| Ok(Absence { from_ms: number(row, 0)?, to_ms: number(row, 1)? })).collect()
        };
        server.within(PATIENCE, arriving).await
    }

    async fn commit(&mut self) -> Result<(), StoreError> {
        let (server, connection) = self.parts()?;
        let committed = server.within(COMMITTING, sqlx::query("COMMIT").execute(connection)).await;
        // The server may have committed and failed to say so.
        committed.map(|_| ()).map_err(|error| StoreError::Unknown(format!("{error} (while committing)")))
    }

    async fn give_up(&mut self) {
        // The server rolls back what was open when it notices. Saying goodbye could take as long as anything else on
        // a broken connection, and changes nothing.
        self.connection = None;
    }
}
