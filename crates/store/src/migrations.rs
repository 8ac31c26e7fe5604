use std::borrow::Cow;

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// The steps that bring an SQLite file to the present schema. A step that was once released is never edited: files out
/// there remember its checksum.
pub(crate) fn sqlite() -> Migrator {
    Migrator::with_migrations(vec![step(1, "tables", include_str!("../migrations/sqlite/0001_tables.sql"))])
}

/// The same for PostgreSQL.
pub(crate) fn postgres() -> Migrator {
    Migrator::with_migrations(vec![step(1, "tables", include_str!("../migrations/postgres/0001_tables.sql"))])
}

fn step(version: i64, description: &'static str, sql: &'static str) -> Migration {
    Migration::new(version, Cow::Borrowed(description), MigrationType::Simple, sql.into_sql_str(), false)
}
