//! Whether a database file is whole. What is damaged is refused with a sentence, before anything is acknowledged on it.

use std::sync::Arc;

use sqlx::sqlite::SqliteConnection;
use sqlx::{ConnectOptions, Connection};

use super::file::DatabaseFile;
use super::identity;
use crate::StoreError;

/// A file so large is checked whole at the start: it takes less than a blink.
const AT_ONCE: u64 = 32 * 1024 * 1024;

/// Of a larger one, so many of the newest tables are checked at the start: whatever a crash could damage was written last.
const NEWEST: &str = "200";

/// How much of a file was checked.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Checked {
    Whole,
    /// The rest is left for later, so that a million tables start as fast as none.
    InParts,
}

/// Checks a file before it is used, without changing anything.
pub(super) async fn at_start(file: &DatabaseFile) -> Result<Checked, StoreError> {
    let size = std::fs::metadata(file.path()).map_err(|error| file.unavailable(error))?.len();
    if size == 0 {
        return Ok(Checked::Whole);
    }
    let header = identity::header(file.path()).map_err(|error| file.unavailable(error))?;
    if let Some(missing) = header.and_then(|header| missing_bytes(&header, size))
        && !identity::has_log(file.path())
    {
        return Err(file.broken(&format!("{missing} bytes are missing at its end")));
    }
    let mut connection = file.looking().connect().await.map_err(|error| file.explain(error))?;
    let (checked, damage) = if size <= AT_ONCE {
        (Checked::Whole, damage(&mut connection).await)
    } else {
        (Checked::InParts, damage_of_newest(&mut connection).await)
    };
    let _ = connection.close().await;
    match damage {
        Some(damage) => Err(file.broken(&damage)),
        None => Ok(checked),
    }
}

/// Checks the whole of a large file while it is in use already.
pub(super) async fn the_rest(file: Arc<DatabaseFile>) {
    let Ok(mut connection) = file.looking().connect().await else { return };
    let damage = damage(&mut connection).await;
    let _ = connection.close().await;
    if let Some(damage) = damage {
        tracing::error!(error = %file.broken(&damage), "nothing more is stored");
        file.give_up_on(damage);
    }
}

/// How many bytes a file lacks by what its header says: somebody may have stopped while copying it.
fn missing_bytes(header: &[u8; 100], size: u64) -> Option<u64> {
    let page = match u16::from_be_bytes([header[16], header[17]]) {
        // So it is written, because it does not fit.
        1 => 65_536,
        page => u64::from(page),
    };
    let number =
        |place: usize| u32::from_be_bytes([header[place], header[place + 1], header[place + 2], header[place + 3]]);
    // The count of pages is only to be believed if it was written with the last change.
    let counted = number(24) == number(92);
    (u64::from(number(28)) * page).checked_sub(size).filter(|missing| counted && *missing > 0)
}

/// What is wrong with a database, in the words of SQLite; nothing if it is whole.
pub(super) async fn damage(connection: &mut SqliteConnection) -> Option<String> {
    let found: Result<String, sqlx::Error> = sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(connection).await;
    said(found.map(|found| (found != "ok").then_some(found)))
}

/// The same, and whether its indexes agree with what they point at.
pub(super) async fn whole_damage(connection: &mut SqliteConnection) -> Option<String> {
    let found: Result<String, sqlx::Error> =
        sqlx::query_scalar("PRAGMA integrity_check(1)").fetch_one(connection).await;
    said(found.map(|found| (found != "ok").then_some(found)))
}

/// What is wrong with the newest tables.
pub(super) async fn damage_of_newest(connection: &mut SqliteConnection) -> Option<String> {
    let sql = format!("{} ORDER BY key DESC LIMIT {NEWEST})", counted_logs("SELECT key, id, length FROM tables"));
    said(incomplete(connection, sql).await)
}

/// A table whose log does not have as many entries as it should, and what is wrong with it.
pub(super) async fn incomplete_log(connection: &mut SqliteConnection) -> Option<String> {
    said(incomplete(connection, counted_logs("SELECT key, id, length FROM tables") + ")").await)
}

fn counted_logs(tables: &str) -> String {
    format!(
        "SELECT id FROM (SELECT id, length, (SELECT count(*) FROM entries WHERE table_key = key) AS found
         FROM ({tables}"
    )
}

async fn incomplete(connection: &mut SqliteConnection, mut sql: String) -> Result<Option<String>, sqlx::Error> {
    sql.push_str(") WHERE length <> found LIMIT 1");
    let id: Option<String> = sqlx::query_scalar(sqlx::AssertSqlSafe(sql)).fetch_optional(connection).await?;
    Ok(id.map(|id| format!("the log of table {id} is not whole")))
}

/// Only what SQLite says about the file's contents is damage; that it could not look is found out by whoever uses it.
fn said(found: Result<Option<String>, sqlx::Error>) -> Option<String> {
    const CORRUPT: i32 = 11;
    match found {
        Ok(damage) => damage,
        Err(error) => {
            let code = error.as_database_error()?.code()?.parse::<i32>().ok()?;
            (code & 0xff == CORRUPT).then(|| error.to_string())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The beginning of a file of three pages, changed for the last time by change 9.
    fn header(page: u16) -> [u8; 100] {
        let mut header = [0; 100];
        header[16..18].copy_from_slice(&page.to_be_bytes());
        for (place, number) in [(24, 9u32), (28, 3), (92, 9)] {
            header[place..place + 4].copy_from_slice(&number.to_be_bytes());
        }
        header
    }

    #[test]
    fn a_file_is_as_long_as_its_header_says_or_lacks_the_rest() {
        assert_eq!(missing_bytes(&header(4096), 3 * 4096), None);
        assert_eq!(missing_bytes(&header(4096), 4 * 4096), None, "there may be more");
        assert_eq!(missing_bytes(&header(4096), 2 * 4096 + 96), Some(4000));
        assert_eq!(missing_bytes(&header(1), 2 * 65_536), Some(65_536), "the largest pages");
        let mut unsaid = header(4096);
        unsaid[95] = 8;
        assert_eq!(missing_bytes(&unsaid, 4096), None, "the count is older than the last change");
    }
}
