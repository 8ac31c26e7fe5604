use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::ConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};

use crate::StoreError;
use crate::writer::closed;

/// How long another program that holds the file is waited for.
pub(super) const PATIENCE: Duration = Duration::from_secs(2);

/// The file that the tables are in.
#[derive(Debug)]
pub(super) struct DatabaseFile {
    path: PathBuf,
    /// More settings for the connection that writes: tests bring about with them what is hard to bring about outside.
    pub(super) pragmas: Vec<(&'static str, String)>,
}

/// Tells a file from another one that was put in its place.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Identity {
    #[cfg(unix)]
    device: u64,
    #[cfg(unix)]
    inode: u64,
}

impl DatabaseFile {
    pub(super) fn new(path: &Path) -> Result<Self, StoreError> {
        if path.as_os_str().is_empty() {
            return Err(StoreError::Refused("`sqlite:` must be followed by the path of a file".to_owned()));
        }
        // The program may change its folder later; the database must not.
        let path = std::path::absolute(path)
            .map_err(|error| StoreError::Refused(format!("the path {}: {error}", path.display())))?;
        Ok(DatabaseFile { path, pragmas: Vec::new() })
    }

    pub(super) fn create_folder(&self) -> Result<(), StoreError> {
        let Some(folder) = self.path.parent() else { return Ok(()) };
        fs::create_dir_all(folder).map_err(|error| {
            StoreError::Unavailable(format!("the folder {} cannot be created: {error}", folder.display()))
        })
    }

    pub(super) fn exists(&self) -> bool {
        self.path.exists()
    }

    /// Which file is there now. A program goes on writing happily to a file that was deleted, and all of it would be
    /// lost: so this is asked before every transaction.
    ///
    /// A file that was made read-only is not used at all, even where we could: SQLite would give the files it keeps
    /// beside it the same mode, and they would stay read-only when the file no longer is.
    pub(super) fn identity(&self) -> Result<Identity, StoreError> {
        #[cfg(unix)]
        use std::os::unix::fs::MetadataExt;
        match fs::metadata(&self.path) {
            Ok(metadata) if metadata.permissions().readonly() => Err(self.unavailable("it is read-only")),
            #[cfg(unix)]
            Ok(metadata) => Ok(Identity { device: metadata.dev(), inode: metadata.ino() }),
            // Elsewhere a file that is open cannot be deleted.
            #[cfg(not(unix))]
            Ok(_) => Ok(Identity {}),
            Err(error) => Err(self.unavailable(error)),
        }
    }

    /// With `FULL`, a commit waits until the disk has the write-ahead log. The other numbers are measured: with the log
    /// copied into the database every 8 MB, a page that many appends touch is copied once for all of them, and a log
    /// that had to grow (because of a backup, say) is cut back to 64 MB.
    pub(super) fn writing(&self) -> SqliteConnectOptions {
        let options = self
            .options()
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .pragma("wal_autocheckpoint", "2000")
            .pragma("journal_size_limit", "67108864")
            .pragma("cache_size", "-16384")
            .pragma("temp_store", "MEMORY");
        self.pragmas.iter().fold(options, |options, (name, value)| options.pragma(*name, value.clone()))
    }

    pub(super) fn reading(&self) -> SqliteConnectOptions {
        self.options().pragma("query_only", "ON")
    }

    /// For a connection that copies the file to another one, which `query_only` would forbid.
    pub(super) fn copying(&self) -> SqliteConnectOptions {
        self.options()
    }

    /// An empty database in the place of one that went away would look as if nobody had ever played: only the first
    /// connection of a store may create the file.
    fn options(&self) -> SqliteConnectOptions {
        SqliteConnectOptions::new()
            .filename(&self.path)
            .create_if_missing(false)
            .foreign_keys(false)
            .busy_timeout(PATIENCE)
            .disable_statement_logging()
    }

    /// What an error before the commit means: nothing was stored.
    #[expect(clippy::needless_pass_by_value, reason = "it is given to `map_err`")]
    pub(super) fn explain(&self, error: sqlx::Error) -> StoreError {
        match &error {
            sqlx::Error::PoolClosed => closed(),
            sqlx::Error::Database(error) => self.unavailable(error.message()),
            sqlx::Error::PoolTimedOut => self.unavailable("all connections that read are busy"),
            other => self.unavailable(other),
        }
    }

    pub(super) fn unavailable(&self, problem: impl std::fmt::Display) -> StoreError {
        StoreError::Unavailable(format!("the database file {}: {problem}", self.path.display()))
    }

    pub(super) fn damaged(&self, id: &str, length: i64, found: usize) -> StoreError {
        self.unavailable(format!("the log of table {id} is damaged: it should have {length} entries and has {found}"))
    }
}
