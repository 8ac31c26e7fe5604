use std::fs::{self, File, TryLockError};
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::file::DatabaseFile;
use super::identity::{beside, private};
use crate::StoreError;

/// So often it is looked whether somebody wants to take over, or whether they may.
const EVERY: Duration = Duration::from_millis(100);

/// The right to serve the tables in a file: a lock on another file beside it, which the system gives up with the process.
/// SQLite's own locks are no use for this: they come and go, and the database must stay readable for backups.
#[derive(Debug)]
pub(crate) struct FileClaim {
    _locked: File,
    take_over: PathBuf,
}

impl FileClaim {
    pub(crate) fn take(path: &Path) -> Result<Self, StoreError> {
        let database = DatabaseFile::new(path)?;
        database.create_folder()?;
        let lock = beside(database.path(), "-lock");
        let failed = |error: &dyn std::fmt::Display| {
            StoreError::Unavailable(format!("the file {} cannot be locked: {error}", lock.display()))
        };
        let opened = private().read(true).write(true).create(true).truncate(false).open(&lock);
        let mut file = opened.map_err(|error| failed(&error))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(StoreError::Held { holder: holder(&mut file) }),
            Err(TryLockError::Error(error)) => return Err(failed(&error)),
        }
        let noted = file.set_len(0).and_then(|()| writeln!(file, "{}", std::process::id()));
        noted.map_err(|error| failed(&error))?;
        let take_over = beside(database.path(), "-take-over");
        // Whoever wanted it has it now.
        let _ = fs::remove_file(&take_over);
        Ok(FileClaim { _locked: file, take_over })
    }

    pub(crate) async fn take_over(path: &Path) -> Result<Self, StoreError> {
        let database = DatabaseFile::new(path)?;
        let mut asked = false;
        loop {
            match Self::take(path) {
                Err(StoreError::Held { holder }) => {
                    if !asked {
                        tracing::info!(%holder, "is asked to finish, and waited for");
                        let wish = beside(database.path(), "-take-over");
                        let asking = private().write(true).create(true).truncate(true).open(&wish);
                        asking.map_err(|error| {
                            StoreError::Unavailable(format!("the file {} cannot be made: {error}", wish.display()))
                        })?;
                        asked = true;
                    }
                    tokio::time::sleep(EVERY).await;
                }
                taken => return taken,
            }
        }
    }

    pub(crate) async fn wanted(&self) {
        while fs::remove_file(&self.take_over).is_err() {
            tokio::time::sleep(EVERY).await;
        }
    }
}

/// Which process has the lock, by what it wrote down.
fn holder(file: &mut File) -> String {
    let mut text = String::new();
    let read = file.rewind().and_then(|()| file.read_to_string(&mut text));
    match (read, text.trim().parse::<u32>()) {
        (Ok(_), Ok(process)) => format!("process {process}"),
        _ => "another process".to_owned(),
    }
}
