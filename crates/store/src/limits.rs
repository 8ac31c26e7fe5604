//! What every backend can keep. Checked at the door: in a database, one text that it refuses would fail the
//! transaction that other people's appends share.

use crate::StoreError;

/// The longest id of a table, in bytes.
pub const LONGEST_ID: usize = 200;

/// The most that one call may store, in bytes, all its entries together.
pub const LARGEST_WRITE: usize = 64 * 1024 * 1024;

/// Fails if no backend should be asked to keep this.
pub(crate) fn check(table: &str, entries: &[String]) -> Result<(), StoreError> {
    if table.is_empty() || table.len() > LONGEST_ID || table.contains('\0') {
        return Err(StoreError::Refused(format!(
            "the id of a table has from 1 to {LONGEST_ID} bytes and no zero byte; this one has {}",
            table.len()
        )));
    }
    let size: usize = entries.iter().map(String::len).sum();
    if size > LARGEST_WRITE {
        return Err(StoreError::Refused(format!(
            "at most {LARGEST_WRITE} bytes can be stored at once, and these are {size}"
        )));
    }
    // PostgreSQL has no zero byte in its texts. JSON never has one either: there it is written as an escape.
    if entries.iter().any(|entry| entry.contains('\0')) {
        return Err(StoreError::Refused("an entry cannot contain a zero byte".to_owned()));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_one_database_could_not_keep_is_refused_by_all() {
        assert_eq!(check("t", &["{}".to_owned()]), Ok(()));
        assert_eq!(check(&"t".repeat(LONGEST_ID), &[]), Ok(()));
        for (table, entry) in [("", "{}"), ("a\0b", "{}"), (&"t".repeat(LONGEST_ID + 1), "{}"), ("t", "a\0b")] {
            assert!(matches!(check(table, &[entry.to_owned()]), Err(StoreError::Refused(_))), "{table:?} {entry:?}");
        }
    }
}
