//! Several servers on one database.

use std::time::Duration;

use sqlx::postgres::{PgListener, PgRow};
use sqlx::{PgPool, Row};

use super::{Postgres, server};
use crate::nodes::Progress;
use crate::{Absence, Fence, LEASE, Node, NodeId, StoreError, Taking};

/// What time it is, in milliseconds since 1970. Not when the transaction began, which may have waited for somebody.
const NOW: &str = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";

/// So long a server that is gone is remembered: longer than any table stays with it.
const REMEMBERED: Duration = Duration::from_secs(90 * 24 * 60 * 60);

/// The server that may write to a table, in two columns.
pub(super) fn fence(row: &PgRow, place: usize) -> Result<Option<Fence>, sqlx::Error> {
    let owner: Option<i64> = row.try_get(place)?;
    let epoch = row.try_get(place + 1)?;
    Ok(owner.map(|owner| Fence { owner: NodeId(owner), epoch }))
}

/// A statement with the clock of the database in it.
fn by_the_clock(statement: &str) -> sqlx::AssertSqlSafe<String> {
    sqlx::AssertSqlSafe(
        statement
            .replace("NOW", NOW)
            .replace("LEASE", &LEASE.as_millis().to_string())
            .replace("REMEMBERED", &REMEMBERED.as_millis().to_string()),
    )
}

impl Postgres {
    pub(crate) async fn join(&self, name: &str, build: &str) -> Result<NodeId, StoreError> {
        let joining = async {
            sqlx::query(by_the_clock(
                "DELETE FROM nodes WHERE until_ms < NOW - REMEMBERED
                 AND NOT EXISTS (SELECT FROM tables WHERE owner = nodes.id)",
            ))
            .execute(&self.reading)
            .await?;
            sqlx::query_scalar(by_the_clock(
                "INSERT INTO nodes (name, build, seen_ms, until_ms) VALUES ($1, $2, NOW, NOW + LEASE) RETURNING id",
            ))
            .bind(name)
            .bind(build)
            .fetch_one(&self.reading)
            .await
        };
        self.soon(joining).await.map(NodeId)
    }

    pub(crate) async fn renew(&self, node: NodeId) -> Result<(u64, Vec<Node>), StoreError> {
        let renewing = async {
            let seen: i64 = sqlx::query_scalar(by_the_clock(
                "UPDATE nodes SET seen_ms = NOW, until_ms = NOW + LEASE WHERE id = $1 RETURNING seen_ms",
            ))
            .bind(node.0)
            .fetch_one(&self.reading)
            .await?;
            let rows = sqlx::query(by_the_clock("SELECT id, name, build FROM nodes WHERE until_ms > NOW ORDER BY id"))
                .fetch_all(&self.reading)
                .await?;
            let node =
                |row: &PgRow| Ok(Node { id: NodeId(row.try_get(0)?), name: row.try_get(1)?, build: row.try_get(2)? });
            Ok((seen.unsigned_abs(), rows.iter().map(node).collect::<Result<_, sqlx::Error>>()?))
        };
        self.soon(renewing).await
    }

    pub(crate) async fn leave(&self, node: NodeId) -> Result<(), StoreError> {
        let leaving = async {
            sqlx::query("UPDATE tables SET owner = NULL WHERE owner = $1").bind(node.0).execute(&self.reading).await?;
            sqlx::query(by_the_clock("UPDATE nodes SET seen_ms = NOW, until_ms = NOW WHERE id = $1"))
                .bind(node.0)
                .execute(&self.reading)
                .await
        };
        self.soon(leaving).await.map(|_| ())
    }

    pub(crate) async fn take(&self, table: &str, node: NodeId) -> Result<Taking, StoreError> {
        let taking = async {
            let mut transaction = self.reading.begin().await?;
            // Whoever comes second waits here, and sees what the first has made of it.
            let row = sqlx::query("SELECT key, owner, epoch FROM tables WHERE id = $1 FOR UPDATE")
                .bind(table)
                .fetch_optional(&mut *transaction)
                .await?;
            let Some(row) = row else { return Ok(None) };
            let key: i64 = row.try_get(0)?;
            let owner: Option<i64> = row.try_get(1)?;
            // A question of its own: joined to the other, it would be answered for who had the table before the wait.
            let holder = sqlx::query(by_the_clock("SELECT seen_ms, until_ms > NOW, NOW FROM nodes WHERE id = $1"))
                .bind(owner)
                .fetch_optional(&mut *transaction)
                .await?;
            let is_there = holder.as_ref().is_some_and(|holder| holder.try_get(1).unwrap_or(false));
            if let Some(owner) = owner.filter(|owner| *owner != node.0 && is_there) {
                return Ok(Some(Taking::Owned { key, by: NodeId(owner) }));
            }
            let epoch = row.try_get::<i64, _>(2)? + 1;
            sqlx::query("UPDATE tables SET owner = $2, epoch = $3 WHERE key = $1")
                .bind(key)
                .bind(node.0)
                .bind(epoch)
                .execute(&mut *transaction)
                .await?;
            transaction.commit().await?;
            let absence = |holder: PgRow| {
                let moment = |place: usize| holder.try_get(place).map(i64::unsigned_abs);
                Ok::<_, sqlx::Error>(Absence { from_ms: moment(0)?, to_ms: moment(2)? })
            };
            let lost = holder.filter(|_| owner != Some(node.0)).map(absence).transpose()?;
            Ok(Some(Taking::Taken { key, fence: Fence { owner: node, epoch }, lost }))
        };
        self.soon(taking).await?.ok_or(StoreError::Missing)
    }

    pub(crate) async fn release(&self, key: i64, fence: Fence) -> Result<(), StoreError> {
        let releasing = sqlx::query("UPDATE tables SET owner = NULL WHERE key = $1 AND owner = $2 AND epoch = $3")
            .bind(key)
            .bind(fence.owner.0)
            .bind(fence.epoch)
            .execute(&self.reading);
        self.soon(releasing).await.map(|_| ())
    }

    pub(crate) async fn entries_from(&self, key: i64, number: u64) -> Result<Vec<String>, StoreError> {
        let entries =
            sqlx::query_scalar("SELECT text FROM entries WHERE table_key = $1 AND number >= $2 ORDER BY number")
                .bind(key)
                .bind(i64::try_from(number).unwrap_or(i64::MAX));
        self.read(entries.fetch_all(&self.reading)).await
    }

    pub(crate) async fn progress(&self, keys: &[i64]) -> Result<Vec<Progress>, StoreError> {
        let progress = sqlx::query("SELECT key, length, owner, epoch FROM tables WHERE key = ANY($1)").bind(keys);
        let rows = self.read(progress.fetch_all(&self.reading)).await?;
        let progress = |row: &PgRow| {
            let length: i64 = row.try_get(1)?;
            Ok(Progress { key: row.try_get(0)?, length: length.unsigned_abs(), fence: fence(row, 2)? })
        };
        rows.iter().map(progress).collect::<Result<_, sqlx::Error>>().map_err(|error| self.server.explain(error))
    }

    pub(crate) async fn forsaken(&self, until_ms: u64, most: u32) -> Result<Vec<String>, StoreError> {
        let forsaken = sqlx::query_scalar(by_the_clock(
            "SELECT tables.id FROM wakes JOIN tables ON key = table_key
             WHERE at_ms <= $1 AND quarantined IS NULL
             AND (owner IS NULL OR NOT EXISTS (SELECT FROM nodes WHERE nodes.id = owner AND until_ms > NOW))
             ORDER BY at_ms, table_key LIMIT $2",
        ))
        .bind(i64::try_from(until_ms).unwrap_or(i64::MAX))
        .bind(i64::from(most));
        self.read(forsaken.fetch_all(&self.reading)).await
    }

    pub(crate) async fn list_publicly(&self, key: i64, text: Option<&str>) -> Result<(), StoreError> {
        let listing = match text {
            Some(text) => sqlx::query(
                "INSERT INTO listings (table_key, text) VALUES ($1, $2)
                 ON CONFLICT (table_key) DO UPDATE SET text = excluded.text",
            )
            .bind(key)
            .bind(text),
            None => sqlx::query("DELETE FROM listings WHERE table_key = $1").bind(key),
        };
        self.soon(listing.execute(&self.reading)).await.map(|_| ())
    }

    pub(crate) async fn listed(&self) -> Result<Vec<String>, StoreError> {
        let listed = sqlx::query_scalar("SELECT text FROM listings ORDER BY table_key DESC LIMIT 1000");
        self.read(listed.fetch_all(&self.reading)).await
    }

    pub(crate) async fn secret(&self, new: &[u8; 32]) -> Result<[u8; 32], StoreError> {
        let secret = async {
            sqlx::query("INSERT INTO cluster (id, secret) VALUES (1, $1) ON CONFLICT DO NOTHING")
                .bind(new.as_slice())
                .execute(&self.reading)
                .await?;
            sqlx::query_scalar::<_, Vec<u8>>("SELECT secret FROM cluster").fetch_one(&self.reading).await
        };
        let secret = self.soon(secret).await?;
        secret.try_into().map_err(|_| self.server.unavailable("what the servers share is not what it should be"))
    }

    pub(crate) fn listening(&self) -> Listening {
        Listening { pool: self.reading.clone(), postgres: self.clone() }
    }

    /// Waits for an answer that comes at once unless something is wrong.
    async fn soon<T>(&self, answer: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, StoreError> {
        self.server.within(server::PATIENCE, answer).await
    }
}

/// Speaking with other servers over the database itself, by NOTIFY and LISTEN: after something was committed and on other
/// connections than it, so that what is stored never waits for it.
#[derive(Clone, Debug)]
pub struct Listening {
    pool: PgPool,
    postgres: Postgres,
}

impl Listening {
    /// A text may have so many bytes: the database takes no longer ones.
    pub const LONGEST: usize = 7_900;

    /// Says these texts on these channels.
    pub async fn notify(&self, channels: &[String], texts: &[String]) -> Result<(), StoreError> {
        let notifying =
            sqlx::query("SELECT pg_notify(channel, text) FROM UNNEST($1::text[], $2::text[]) AS new (channel, text)")
                .bind(channels)
                .bind(texts)
                .execute(&self.pool);
        self.postgres.soon(notifying).await.map(|_| ())
    }

    /// Hears what is said on these channels from now on, until the connection breaks.
    pub async fn listen(&self, channels: &[&str]) -> Result<Ears, StoreError> {
        let listening = async {
            let options = self.postgres.server.options().clone();
            let pool = sqlx::postgres::PgPoolOptions::new().max_connections(1).connect_lazy_with(options);
            let mut listener = PgListener::connect_with(&pool).await?;
            // Whoever listens has to know when something may have been missed.
            listener.eager_reconnect(false);
            listener.listen_all(channels.iter().copied()).await?;
            Ok(listener)
        };
        self.postgres.soon(listening).await.map(|listener| Ears { listener })
    }
}

/// What is said on some channels.
#[derive(Debug)]
pub struct Ears {
    listener: PgListener,
}

impl Ears {
    /// The next text; none when the connection has broken and texts may have been missed.
    pub async fn next(&mut self) -> Option<String> {
        let heard = self.listener.try_recv().await.ok()??;
        Some(heard.payload().to_owned())
    }
}
