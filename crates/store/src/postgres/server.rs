use std::fmt::Display;
use std::time::Duration;

use sqlx::ConnectOptions;
use sqlx::postgres::PgConnectOptions;

use crate::StoreError;
use crate::writer::closed;

/// How long the server is waited for before callers are told that it is not there. Far longer than any statement takes.
pub(super) const PATIENCE: Duration = Duration::from_secs(2);

/// How long a commit is waited for. Longer, because giving up early leaves everybody without knowing what happened.
pub(super) const COMMITTING: Duration = Duration::from_secs(5);

/// How long a log may take to arrive.
pub(super) const READING: Duration = Duration::from_secs(20);

/// The PostgreSQL server and how to speak with it.
#[derive(Debug)]
pub(super) struct Server {
    options: PgConnectOptions,
}

impl Server {
    pub(super) fn new(address: &str) -> Result<Self, StoreError> {
        // The address holds a password: what is wrong with it is said without repeating it.
        let options: PgConnectOptions = address
            .parse()
            .map_err(|error| StoreError::Refused(format!("the address of the PostgreSQL database: {error}")))?;
        let options = options.disable_statement_logging().options([
            // A row that another server holds for long is trouble to report, not to wait for.
            ("lock_timeout", "1000"),
            // A server that vanished in the middle of a transaction must not keep its rows.
            ("idle_in_transaction_session_timeout", "10000"),
        ]);
        Ok(Server { options })
    }

    pub(super) fn options(&self) -> &PgConnectOptions {
        &self.options
    }

    /// Waits for an answer, but not for ever: a network can swallow one.
    pub(super) async fn within<T>(
        &self,
        limit: Duration,
        answer: impl Future<Output = Result<T, sqlx::Error>>,
    ) -> Result<T, StoreError> {
        match tokio::time::timeout(limit, answer).await {
            Ok(answer) => answer.map_err(|error| self.explain(error)),
            Err(_) => Err(self.unavailable("the server does not answer")),
        }
    }

    /// What an error before the commit means: nothing was stored.
    #[expect(clippy::needless_pass_by_value, reason = "it is given to `map_err`")]
    pub(super) fn explain(&self, error: sqlx::Error) -> StoreError {
        match &error {
            sqlx::Error::PoolClosed => closed(),
            sqlx::Error::Database(error) => self.unavailable(error.message()),
            sqlx::Error::PoolTimedOut => self.unavailable("the server cannot be reached, or is too busy"),
            other => self.unavailable(other),
        }
    }

    pub(super) fn unavailable(&self, problem: impl Display) -> StoreError {
        let database = self.options.get_database().unwrap_or("of the user");
        StoreError::Unavailable(format!("the PostgreSQL database {database}: {problem}"))
    }

    pub(super) fn damaged(&self, id: &str, length: i64, found: usize) -> StoreError {
        self.unavailable(format!("the log of table {id} is damaged: it should have {length} entries and has {found}"))
    }
}
