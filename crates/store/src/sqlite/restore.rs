use std::fs;
use std::path::{Path, PathBuf};

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Row};

use super::backup::{copy, keep};
use super::check;
use super::claim::FileClaim;
use super::file::DatabaseFile;
use super::identity::{self, beside, note_log_of, private};
use crate::clock::now_ms;
use crate::{Restored, StoreError};

/// Puts a copy of `backup` in place of the file at `path`.
///
/// The copy is made and checked beside the file before anything is moved. Whenever this is interrupted, either file is whole,
/// and doing it again does the rest.
pub(crate) async fn restore(path: &Path, backup: &Path) -> Result<Restored, StoreError> {
    let (file, source) = (DatabaseFile::new(path)?, DatabaseFile::new(backup)?);
    if !source.path().is_file() {
        return Err(StoreError::Refused(format!("there is no file {}", backup.display())));
    }
    if fs::canonicalize(source.path()).ok() == fs::canonicalize(file.path()).ok() {
        return Err(StoreError::Refused(format!("{} is the file that would be replaced", backup.display())));
    }
    // As long as a server has the tables, nobody takes them away from it; and none starts meanwhile.
    let claim = FileClaim::take(file.path())?;
    let fresh = beside(file.path(), ".restoring");
    let restored = replace(&file, &source, &fresh).await;
    if restored.is_err() {
        let _ = fs::remove_file(&fresh);
    }
    drop(claim);
    restored
}

async fn replace(file: &DatabaseFile, source: &DatabaseFile, fresh: &Path) -> Result<Restored, StoreError> {
    source.log_fits()?;
    // What an interrupted attempt left behind would be in the way.
    let _ = fs::remove_file(fresh);
    private().create_new(true).write(true).open(fresh).map_err(|error| file.unavailable(error))?;
    let name = fresh.to_str().ok_or_else(|| file.unavailable("its path is not written in UTF-8"))?;
    copy(source.looking(), name).await.map_err(|error| source.explain(error))?;
    let mut restored = look(source, fresh).await?;
    restored.aside = move_aside(file.path()).map_err(|error| file.unavailable(error))?;
    keep(fresh, file.path()).map_err(|error| file.unavailable(error))?;
    let number = identity::number(file.path()).map_err(|error| file.unavailable(error))?.unwrap_or_default();
    note_log_of(file.path(), &[number]).map_err(|error| file.unavailable(error))?;
    Ok(restored)
}

/// Checks the copy from its first page to its last, and every log, and says what is in it.
async fn look(source: &DatabaseFile, fresh: &Path) -> Result<Restored, StoreError> {
    let options = SqliteConnectOptions::new().filename(fresh).read_only(true).disable_statement_logging();
    let mut connection = options.connect().await.map_err(|error| source.explain(error))?;
    let found = contents(&mut connection).await;
    let damage = match check::whole_damage(&mut connection).await {
        None => check::incomplete_log(&mut connection).await,
        damage => damage,
    };
    let _ = connection.close().await;
    match damage {
        Some(damage) => Err(source.unavailable(format!("it is damaged ({damage}), so it is not put in place"))),
        None => found.map_err(|error| source.unavailable(format!("it holds no tables of a server ({error})"))),
    }
}

async fn contents(connection: &mut SqliteConnection) -> Result<Restored, sqlx::Error> {
    let row = sqlx::query(
        "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM entries), max(touched_ms) FROM tables",
    )
    .fetch_one(connection)
    .await?;
    let touched: Option<i64> = row.try_get(2)?;
    Ok(Restored {
        tables: row.try_get::<i64, _>(0)?.unsigned_abs(),
        entries: row.try_get::<i64, _>(1)?.unsigned_abs(),
        touched_ms: touched.map(i64::unsigned_abs),
        aside: None,
    })
}

/// Moves a database away together with what belongs to it, so that it can still be used under its new name.
fn move_aside(path: &Path) -> std::io::Result<Option<PathBuf>> {
    let aside = free_name(path);
    let mut moved = false;
    for ending in ["", "-wal", "-log-of"] {
        match fs::rename(beside(path, ending), beside(&aside, ending)) {
            Ok(()) => moved |= ending.is_empty(),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {}
            Err(error) => return Err(error),
        }
    }
    // It is made anew from the log whenever it is needed.
    match fs::remove_file(beside(path, "-shm")) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(error),
        _ => Ok(moved.then_some(aside)),
    }
}

fn free_name(path: &Path) -> PathBuf {
    let mut number = now_ms() / 1000;
    loop {
        let name = beside(path, &format!(".before-{number}"));
        if !name.exists() && !beside(&name, "-wal").exists() {
            return name;
        }
        number += 1;
    }
}
