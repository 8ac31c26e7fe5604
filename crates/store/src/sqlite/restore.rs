use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Row};

use super::backup::{copy, keep};
use super::check;
use super::claim::FileClaim;
use super::file::DatabaseFile;
use super::identity::{self, beside, has_log, note_log_of, private};
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
    // Only now nothing of it is left to be done. If this is lost, the next one sees that the note is about something else.
    remove(&beside(file.path(), MOVING)).map_err(|error| file.unavailable(error))?;
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

/// What a database is moved with, itself first: without it, a log that is still there is refused by whoever starts.
pub(super) const MOVED: [&str; 3] = ["", "-wal", "-log-of"];

/// Says how the name of a database that is being moved away will end: so that whoever finds it half moved moves the rest to
/// the same place.
const MOVING: &str = "-moving-to";

/// Whether a database was on its way, and nothing has taken its place.
pub(super) fn is_interrupted(path: &Path) -> bool {
    beside(path, MOVING).exists()
}

/// Moves a database away together with what belongs to it, so that it can still be used under its new name.
fn move_aside(path: &Path) -> std::io::Result<Option<PathBuf>> {
    let before = move_the_rest(path)?;
    let aside = announce(path)?;
    let mut moved = false;
    for ending in MOVED {
        moved |= rename(&beside(path, ending), &beside(&aside, ending))? && ending.is_empty();
    }
    // It is made anew from the log whenever it is needed.
    remove(&beside(path, "-shm"))?;
    Ok(if moved { Some(aside) } else { before })
}

/// Notes where a database is going to be moved, and gives its name there.
pub(super) fn announce(path: &Path) -> std::io::Result<PathBuf> {
    let ending = free_ending(path);
    let mut note = private().create(true).truncate(true).write(true).open(beside(path, MOVING))?;
    note.write_all(ending.as_bytes())?;
    note.sync_all()?;
    Ok(beside(path, &ending))
}

/// Moves what an interrupted restore has not moved any more; gives the name of the database it was moving.
fn move_the_rest(path: &Path) -> std::io::Result<Option<PathBuf>> {
    let aside = match fs::read_to_string(beside(path, MOVING)) {
        Ok(ending) => beside(path, &ending),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    if !aside.exists() {
        // It had not begun.
        return Ok(None);
    }
    let number = identity::number(&aside)?;
    let is_theirs = match identity::log_belongs_to(path) {
        Some(numbers) => number.is_some_and(|number| numbers.contains(&number)),
        // Whatever is in the place of the file by now may have brought a log of its own.
        None => !path.exists(),
    };
    if !is_theirs {
        return Ok(Some(aside));
    }
    if has_log(path) && MOVED[1..].iter().any(|ending| beside(&aside, ending).exists()) {
        return Err(std::io::Error::other(format!(
            "an earlier restore was interrupted while it moved it to {}, and that was used since without its log, {}-wal. \
             The two do not fit together any more. Move the log away, then nothing is in the way of another restore",
            aside.display(),
            path.display()
        )));
    }
    for ending in &MOVED[1..] {
        rename(&beside(path, ending), &beside(&aside, ending))?;
    }
    Ok(Some(aside))
}

/// False if there is nothing to rename.
fn rename(from: &Path, to: &Path) -> std::io::Result<bool> {
    match fs::rename(from, to) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
    }
}

/// Whatever is not there need not be removed.
fn remove(path: &Path) -> std::io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

fn free_ending(path: &Path) -> String {
    let mut number = now_ms() / 1000;
    loop {
        let ending = format!(".before-{number}");
        let name = beside(path, &ending);
        if !name.exists() && !beside(&name, "-wal").exists() {
            return ending;
        }
        number += 1;
    }
}
