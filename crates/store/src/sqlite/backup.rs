use std::fs::{self, File};
use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};

use super::file::DatabaseFile;
use super::identity::{beside, fresh_number, private};
use crate::StoreError;

/// Copies the database to a new file, as it is at one moment, while it is in use.
pub(super) async fn backup(file: &DatabaseFile, to: &Path) -> Result<(), StoreError> {
    let failed = |problem: &dyn std::fmt::Display| {
        StoreError::Unavailable(format!("the copy {} cannot be made: {problem}", to.display()))
    };
    if to.exists() {
        return Err(StoreError::Refused(format!("there is a file {} already", to.display())));
    }
    let unfinished = beside(to, ".unfinished");
    let Some(name) = unfinished.to_str() else {
        return Err(StoreError::Refused(format!("the path {} is not written in UTF-8", to.display())));
    };
    // What an interrupted copy left behind would be in the way.
    if unfinished.exists() {
        fs::remove_file(&unfinished).map_err(|error| failed(&error))?;
    }
    file.in_place()?;
    private().create_new(true).write(true).open(&unfinished).map_err(|error| failed(&error))?;
    let named = match copy(file.copying(), name).await {
        Ok(()) => keep(&unfinished, to).map_err(|error| failed(&error)),
        Err(sqlx::Error::Database(error)) => Err(failed(&error.message())),
        Err(error) => Err(failed(&error)),
    };
    if named.is_err() {
        // The reason for the failure is the one to report.
        let _ = fs::remove_file(&unfinished);
    }
    named
}

/// Copies a database into an empty file, which gets a number of its own: what belongs to the one does not belong to the other.
pub(super) async fn copy(from: SqliteConnectOptions, to: &str) -> Result<(), sqlx::Error> {
    let mut connection = from.connect().await?;
    let copied = sqlx::query("VACUUM INTO ?").bind(to).execute(&mut connection).await;
    // It has only read; how it ends does not matter.
    let _ = connection.close().await;
    copied?;
    let mut copy = SqliteConnectOptions::new().filename(to).disable_statement_logging().connect().await?;
    let number = fresh_number().map_err(sqlx::Error::Io)?;
    sqlx::query(AssertSqlSafe(format!("PRAGMA user_version = {number}"))).execute(&mut copy).await?;
    copy.close().await
}

/// Waits until the disk has the copy, then gives it its name.
pub(super) fn keep(unfinished: &Path, to: &Path) -> std::io::Result<()> {
    File::open(unfinished)?.sync_all()?;
    fs::rename(unfinished, to)?;
    match std::path::absolute(to)?.parent() {
        Some(folder) => File::open(folder)?.sync_all(),
        None => Ok(()),
    }
}
