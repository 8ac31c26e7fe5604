use std::path::{Path, PathBuf};

use crate::StoreError;
use crate::address::Address;
use crate::sqlite;

/// What was brought back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// How many tables there are now.
    pub tables: u64,
    /// How many entries their logs have, all together.
    pub entries: u64,
    /// When something last happened at one of them, in milliseconds since 1970.
    pub touched_ms: Option<u64>,
    /// Where the file is now that was there before, if there was one.
    pub aside: Option<PathBuf>,
}

/// Puts a backup in place of the SQLite store at an address, which no server may have. The backup is checked first and stays
/// as it is; what was there is moved aside, with the log that belongs to it.
pub async fn restore(address: &str, backup: &Path) -> Result<Restored, StoreError> {
    match Address::read(address)? {
        Address::Sqlite(path) => sqlite::restore(&path, backup).await,
        Address::Memory => Err(StoreError::Refused("a store in memory has no file to be brought back".to_owned())),
        Address::Postgres(_) => {
            Err(StoreError::Refused("PostgreSQL is brought back with its own tools, such as pg_restore".to_owned()))
        }
    }
}
