use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use sqlx::ConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};

use super::identity::{self, FileId};
use crate::StoreError;
use crate::writer::closed;

/// How long another program that holds the file is waited for.
pub(super) const PATIENCE: Duration = Duration::from_secs(2);

/// With less than this a disk counts as full.
#[cfg(unix)]
const ROOM: u64 = 256 * 1024;

/// The file that the tables are in.
#[derive(Debug)]
pub(super) struct DatabaseFile {
    path: PathBuf,
    /// Whether a server uses it, which has the claim on it: there is one at a time.
    claimed: bool,
    /// Which file it was when the store was opened.
    identity: Mutex<Option<Identity>>,
    /// What the whole check found wrong with it.
    damage: OnceLock<String>,
    /// More settings for the connection that writes: tests bring about with them what is hard to bring about outside.
    pub(super) pragmas: Vec<(&'static str, String)>,
}

/// Which file the store uses.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Identity {
    file: FileId,
    number: u32,
    /// The number it had, as long as the new one is only in the log, because others who use the file kept it from being
    /// copied into it.
    before: Option<u32>,
}

impl DatabaseFile {
    pub(super) fn new(path: &Path) -> Result<Self, StoreError> {
        if path.as_os_str().is_empty() {
            return Err(StoreError::Refused("`sqlite:` must be followed by the path of a file".to_owned()));
        }
        // The program may change its folder later; the database must not.
        let path = std::path::absolute(path)
            .map_err(|error| StoreError::Refused(format!("the path {}: {error}", path.display())))?;
        Ok(DatabaseFile {
            path,
            claimed: false,
            identity: Mutex::default(),
            damage: OnceLock::new(),
            pragmas: Vec::new(),
        })
    }

    /// The same file for the server that has the claim on it.
    pub(super) fn claimed(self) -> Self {
        DatabaseFile { claimed: true, ..self }
    }

    /// Whether it is for the server that has the claim on it.
    pub(super) fn is_claimed(&self) -> bool {
        self.claimed
    }

    pub(super) fn create_folder(&self) -> Result<(), StoreError> {
        let Some(folder) = self.path.parent() else { return Ok(()) };
        fs::create_dir_all(folder).map_err(|error| {
            StoreError::Unavailable(format!("the folder {} cannot be created: {error}", folder.display()))
        })
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Makes the file, empty and for nobody else to read, if it is not there; SQLite gives those beside it the same rights.
    pub(super) fn prepare(&self) -> Result<(), StoreError> {
        if !self.path.exists() && super::restore::is_interrupted(&self.path) {
            return Err(self.unavailable(
                "it was moved away by `underhill restore`, which was interrupted before it put the backup in its place. Do \
                 that again",
            ));
        }
        match identity::private().create_new(true).write(true).open(&self.path) {
            Ok(_) => self.log_fits().inspect_err(|_| {
                // As if nothing had been tried.
                let _ = fs::remove_file(&self.path);
            }),
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
                self.writable()?;
                self.log_fits()
            }
            Err(error) => Err(self.unavailable(error)),
        }
    }

    /// Fails if a log lies beside the file that belongs to another one: SQLite would mix the two.
    pub(super) fn log_fits(&self) -> Result<(), StoreError> {
        if !identity::has_log(&self.path) {
            return Ok(());
        }
        let number = identity::number(&self.path).map_err(|error| self.unavailable(error))?;
        match (number, identity::log_belongs_to(&self.path)) {
            // Nobody noted whose it is. An older program did not; if it does not fit, the check finds out.
            (Some(_), None) => Ok(()),
            (Some(number), Some(noted)) if noted.contains(&number) => Ok(()),
            _ => Err(self.unavailable(format!(
                "the log beside it ({}-wal) belongs to another file, whose place this one has taken. Together they would \
                 be damaged. `underhill restore FILE` puts a backup in place as it should be",
                self.path.display()
            ))),
        }
    }

    fn writable(&self) -> Result<FileId, StoreError> {
        match fs::metadata(&self.path) {
            Ok(metadata) if metadata.permissions().readonly() => Err(self.unavailable("it is read-only")),
            Ok(metadata) => Ok(FileId::of(&metadata)),
            Err(error) => Err(self.unavailable(error)),
        }
    }

    fn seen(&self) -> Result<(FileId, u32), StoreError> {
        let file = self.writable()?;
        let number = identity::number(&self.path).map_err(|error| self.unavailable(error))?;
        // What is too short for a header was overwritten, or is not yet written.
        Ok((file, number.unwrap_or_default()))
    }

    /// Notes that the file is about to get another number: whenever that is interrupted, the log is known to be its own.
    pub(super) fn renumbering(&self, known: u32, number: u32) -> Result<(), StoreError> {
        let (_, seen) = self.seen()?;
        let mut numbers = vec![seen, known, number];
        numbers.dedup();
        identity::note_log_of(&self.path, &numbers).map_err(|error| self.unavailable(error))
    }

    /// From here on the store uses this file, which has this number, and no other.
    pub(super) fn adopt(&self, number: u32) -> Result<(), StoreError> {
        let (file, seen) = self.seen()?;
        let before = if seen == number { None } else { Some(seen) };
        if before.is_none() {
            self.note_number(number)?;
        }
        *self.identity() = Some(Identity { file, number, before });
        self.in_place()
    }

    /// Notes that a log belongs to the file by this number. A server may be giving it another one just now, which only that
    /// server knows to be done.
    fn note_number(&self, number: u32) -> Result<(), StoreError> {
        if !self.claimed && self.belongs_to_its_log(number) {
            return Ok(());
        }
        identity::note_log_of(&self.path, &[number]).map_err(|error| self.unavailable(error))
    }

    fn identity(&self) -> MutexGuard<'_, Option<Identity>> {
        // Nothing that can panic happens while the lock is held.
        self.identity.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Fails if the file is gone, or another one is in its place. A program goes on writing happily to a file that was
    /// deleted or overwritten, and all of it would be lost: so this is asked before every transaction.
    ///
    /// A file that was made read-only is not used at all, even where we could: SQLite would give the files it keeps
    /// beside it the same mode, and they would stay read-only when the file no longer is.
    pub(super) fn in_place(&self) -> Result<(), StoreError> {
        if let Some(damage) = self.damage.get() {
            return Err(self.broken(damage));
        }
        let (file, number) = self.seen()?;
        let mut identity = self.identity();
        let Some(ours) = &mut *identity else { return Ok(()) };
        match number {
            _ if ours.file != file => Err(self.replaced()),
            number if number == ours.number => match ours.before.take() {
                // Now it is in the file, and the log belongs to it by this number alone.
                Some(_) => self.note_number(number),
                None => Ok(()),
            },
            number if ours.before == Some(number) => Ok(()),
            // A server has started on it since, and given it another.
            number if !self.claimed && self.belongs_to_its_log(number) => {
                (ours.number, ours.before) = (number, None);
                Ok(())
            }
            _ => Err(self.replaced()),
        }
    }

    fn belongs_to_its_log(&self, number: u32) -> bool {
        identity::log_belongs_to(&self.path).is_some_and(|noted| noted.contains(&number))
    }

    /// Whether another file has taken the place of the one that the store uses.
    pub(super) fn was_replaced(&self) -> bool {
        self.in_place() == Err(self.replaced())
    }

    fn replaced(&self) -> StoreError {
        self.unavailable(
            "another file was put in its place while it was in use, so nothing more is stored. Stop the server, then \
             use `underhill restore FILE`",
        )
    }

    /// Fails if the disk is all but full. The log beside the file is written over and over, so that for a while a little can
    /// be stored on a full disk; that should not look as if all were well.
    pub(super) fn has_room(&self) -> Result<(), StoreError> {
        #[cfg(unix)]
        if let Ok(disk) = rustix::fs::statvfs(&self.path)
            && disk.f_bavail.saturating_mul(disk.f_frsize) < ROOM
        {
            return Err(self.unavailable("the disk is full"));
        }
        Ok(())
    }

    /// From here on the file is not used any more: it is damaged.
    pub(super) fn give_up_on(&self, damage: String) {
        let _ = self.damage.set(damage);
    }

    pub(super) fn broken(&self, damage: &str) -> StoreError {
        self.unavailable(format!("it is damaged ({damage}). `underhill restore FILE` puts a backup in its place"))
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

    /// For a connection that cannot change anything, not even by copying the log into the file when it ends.
    pub(super) fn looking(&self) -> SqliteConnectOptions {
        self.options().read_only(true)
    }

    /// For a connection that copies the file to another one, which `query_only` would forbid.
    pub(super) fn copying(&self) -> SqliteConnectOptions {
        self.options()
    }

    /// An empty database in the place of one that went away would look as if nobody had ever played: no connection may
    /// create the file.
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
