use std::fs::{self, File};
use std::path::{Path, PathBuf};

use sqlx::{ConnectOptions, Connection};

use super::file::DatabaseFile;
use crate::StoreError;

/// Copies the database to a new file, as it is at one moment, while it is in use.
pub(super) async fn backup(file: &DatabaseFile, to: &Path) -> Result<(), StoreError> {
    let failed = |problem: &dyn std::fmt::Display| {
        StoreError::Unavailable(format!("the copy {} cannot be made: {problem}", to.display()))
    };
    if to.exists() {
        return Err(StoreError::Refused(format!("there is a file {} already", to.display())));
    }
    let unfinished = beside(to);
    let Some(name) = unfinished.to_str() else {
        return Err(StoreError::Refused(format!("the path {} is not written in UTF-8", to.display())));
    };
    // What an interrupted copy left behind would be in the way.
    if unfinished.exists() {
        fs::remove_file(&unfinished).map_err(|error| failed(&error))?;
    }
    file.identity()?;
    let mut connection = file.copying().connect().await.map_err(|error| file.explain(error))?;
    let copied = sqlx::query("VACUUM INTO ?").bind(name).execute(&mut connection).await;
    // It has only read; how it ends does not matter.
    let _ = connection.close().await;
    let named = match copied {
        Ok(_) => keep(&unfinished, to).map_err(|error| failed(&error)),
        Err(sqlx::Error::Database(error)) => Err(failed(&error.message())),
        Err(error) => Err(failed(&error)),
    };
    if named.is_err() {
        // The reason for the failure is the one to report.
        let _ = fs::remove_file(&unfinished);
    }
    named
}

/// Where the copy is until it is whole.
fn beside(to: &Path) -> PathBuf {
    let mut name = to.as_os_str().to_owned();
    name.push(".unfinished");
    PathBuf::from(name)
}

/// Waits until the disk has the copy, then gives it its name.
fn keep(unfinished: &Path, to: &Path) -> std::io::Result<()> {
    File::open(unfinished)?.sync_all()?;
    fs::rename(unfinished, to)?;
    match std::path::absolute(to)?.parent() {
        Some(folder) => File::open(folder)?.sync_all(),
        None => Ok(()),
    }
}
