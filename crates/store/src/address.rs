use std::path::{Path, PathBuf};

use crate::StoreError;

/// Where a store is.
pub(crate) enum Address {
    Memory,
    Sqlite(PathBuf),
    Postgres(String),
}

impl Address {
    pub(crate) fn read(address: &str) -> Result<Self, StoreError> {
        if address == "memory:" {
            Ok(Address::Memory)
        } else if let Some(path) = address.strip_prefix("sqlite:") {
            Ok(Address::Sqlite(Path::new(path.strip_prefix("//").unwrap_or(path)).to_owned()))
        } else if address.starts_with("postgres://") || address.starts_with("postgresql://") {
            Ok(Address::Postgres(address.to_owned()))
        } else {
            // The address may hold a password: it is not repeated.
            Err(StoreError::Refused(
                "the address of a store is `memory:`, `sqlite:PATH` or `postgres://USER:PASSWORD@HOST/DATABASE`"
                    .to_owned(),
            ))
        }
    }
}
