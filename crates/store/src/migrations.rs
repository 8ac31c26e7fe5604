use std::borrow::Cow;

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// The steps that bring an SQLite file to the present schema. A step that was once released is never edited: files out
/// there remember its checksum.
pub(crate) fn sqlite() -> Migrator {
    Migrator::with_migrations(vec![
        step(1, "tables", include_str!("../migrations/sqlite/0001_tables.sql")),
        step(2, "sleep", include_str!("../migrations/sqlite/0002_sleep.sql")),
        step(3, "pulse", include_str!("../migrations/sqlite/0003_pulse.sql")),
        step(4, "absences", include_str!("../migrations/sqlite/0004_absences.sql")),
    ])
}

/// The same for PostgreSQL.
pub(crate) fn postgres() -> Migrator {
    Migrator::with_migrations(vec![
        step(1, "tables", include_str!("../migrations/postgres/0001_tables.sql")),
        step(2, "sleep", include_str!("../migrations/postgres/0002_sleep.sql")),
        step(3, "pulse", include_str!("../migrations/postgres/0003_pulse.sql")),
        step(4, "absences", include_str!("../migrations/postgres/0004_absences.sql")),
        step(5, "order of absences", include_str!("../migrations/postgres/0005_order_of_absences.sql")),
        step(6, "nodes", include_str!("../migrations/postgres/0006_nodes.sql")),
    ])
}

fn step(version: i64, description: &'static str, sql: &'static str) -> Migration {
    Migration::new(version, Cow::Borrowed(description), MigrationType::Simple, sql.into_sql_str(), false)
}
