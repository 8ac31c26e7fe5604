use std::time::{Duration, Instant};

use sqlx::postgres::PgConnection;
use sqlx::{ConnectOptions, Connection};

use super::server::{PATIENCE, Server};
use crate::StoreError;

/// The number of the advisory lock. Locks belong to a database, so other programs in other databases do not matter.
const LOCK: i64 = 0x556e_6465_7268_696c;

/// So often it is looked whether somebody waits for it.
const EVERY: Duration = Duration::from_secs(1);

/// The session of a server that was killed takes a moment to end.
const LINGERING: Duration = Duration::from_secs(3);

/// Sessions that have the lock, or wait for it.
const SESSIONS: &str = "FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE locktype = 'advisory' AND objsubid = 1 AND (classid::bigint << 32) | objid::bigint = $1
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) AND granted = $2";

/// The right to serve the tables in a database: an advisory lock, which the session has until it ends.
#[derive(Debug)]
pub(crate) struct PostgresClaim {
    server: Server,
    session: PgConnection,
    /// Whether others may have it at the same time.
    shared: bool,
}

impl PostgresClaim {
    pub(crate) async fn take(address: &str) -> Result<Self, StoreError> {
        PostgresClaim::wait_for(address, false).await
    }

    pub(crate) async fn share(address: &str) -> Result<Self, StoreError> {
        PostgresClaim::wait_for(address, true).await
    }

    async fn wait_for(address: &str, shared: bool) -> Result<Self, StoreError> {
        let server = Server::new(address)?;
        let session = connect(&server).await?;
        let mut claim = PostgresClaim { server, session, shared };
        let start = Instant::now();
        loop {
            if claim.try_lock().await? {
                return Ok(claim);
            }
            if start.elapsed() >= LINGERING {
                return Err(StoreError::Held { holder: claim.holder().await? });
            }
            tokio::time::sleep(EVERY / 5).await;
        }
    }

    pub(crate) async fn take_over(address: &str) -> Result<Self, StoreError> {
        let server = Server::new(address)?;
        let session = connect(&server).await?;
        let mut claim = PostgresClaim { server, session, shared: false };
        if !claim.try_lock().await? {
            let holder = claim.holder().await?;
            tracing::info!(%holder, "is asked to finish, and waited for");
            // Whoever has it sees that somebody waits.
            let waiting = sqlx::query("SELECT pg_advisory_lock($1)").bind(LOCK).execute(&mut claim.session);
            waiting.await.map_err(|error| claim.server.explain(error))?;
        }
        Ok(claim)
    }

    pub(crate) async fn wanted(&mut self) {
        loop {
            tokio::time::sleep(EVERY).await;
            let waiting = sqlx::query_scalar::<_, i64>(sqlx::AssertSqlSafe(format!("SELECT count(*) {SESSIONS}")))
                .bind(LOCK)
                .bind(false)
                .fetch_one(&mut self.session);
            match self.server.within(PATIENCE, waiting).await {
                Ok(0) => {}
                Ok(_) => return,
                Err(_) => {
                    // The database was away, and with the session the lock is gone: it is taken again when it is back,
                    // unless somebody was quicker.
                    let Ok(session) = connect(&self.server).await else { continue };
                    self.session = session;
                    if self.try_lock().await.is_ok_and(|taken| !taken) && !self.outlived_itself().await {
                        return;
                    }
                }
            }
        }
    }

    /// Whether the lock can be had after all: the session that was lost may have had it for a moment longer.
    async fn outlived_itself(&mut self) -> bool {
        let start = Instant::now();
        while start.elapsed() < LINGERING {
            tokio::time::sleep(EVERY / 5).await;
            if self.try_lock().await.unwrap_or(false) {
                return true;
            }
        }
        false
    }

    pub(crate) async fn release(self) {
        let _ = tokio::time::timeout(PATIENCE, self.session.close()).await;
    }

    async fn try_lock(&mut self) -> Result<bool, StoreError> {
        let lock = if self.shared { "pg_try_advisory_lock_shared" } else { "pg_try_advisory_lock" };
        let statement = sqlx::AssertSqlSafe(format!("SELECT {lock}($1)"));
        let taking = sqlx::query_scalar(statement).bind(LOCK).fetch_one(&mut self.session);
        self.server.within(PATIENCE, taking).await
    }

    async fn holder(&mut self) -> Result<String, StoreError> {
        let name = "SELECT application_name || COALESCE(' at ' || host(client_addr), '')";
        let finding = sqlx::query_scalar::<_, String>(sqlx::AssertSqlSafe(format!("{name} {SESSIONS}")))
            .bind(LOCK)
            .bind(true)
            .fetch_optional(&mut self.session);
        let found = self.server.within(PATIENCE, finding).await?;
        Ok(found.unwrap_or_else(|| "another process".to_owned()))
    }
}

/// A session whose name tells which process it belongs to, and which may wait as long as it takes.
async fn connect(server: &Server) -> Result<PgConnection, StoreError> {
    let name = format!("process {}", std::process::id());
    let options = server.options().clone().application_name(&name).options([("lock_timeout", "0")]);
    server.within(PATIENCE, options.connect()).await
}
