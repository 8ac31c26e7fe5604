use std::sync::{Arc, Mutex, PoisonError};

use sqlx::SqlitePool;
use sqlx::sqlite::SqlitePoolOptions;

use super::file::{DatabaseFile, PATIENCE};
use crate::StoreError;
use crate::writer::closed;

/// How many connections read at the same time.
const READERS: u32 = 4;

/// The connections that read, as long as the file is in its place.
#[derive(Debug)]
pub(super) struct Reading {
    file: Arc<DatabaseFile>,
    open: Mutex<Open>,
}

#[derive(Debug)]
enum Open {
    NotYet,
    Pool(SqlitePool),
    Closed,
}

impl Reading {
    pub(super) fn new(file: Arc<DatabaseFile>) -> Self {
        Reading { file, open: Mutex::new(Open::NotYet) }
    }

    pub(super) fn pool(&self) -> Result<SqlitePool, StoreError> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if matches!(*open, Open::Closed) {
            return Err(closed());
        }
        self.file.in_place()?;
        if let Open::Pool(pool) = &*open {
            return Ok(pool.clone());
        }
        let pool = SqlitePoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(PATIENCE)
            .test_before_acquire(false)
            .connect_lazy_with(self.file.reading());
        *open = Open::Pool(pool.clone());
        Ok(pool)
    }

    pub(super) async fn close(&self) {
        let open = std::mem::replace(&mut *self.open.lock().unwrap_or_else(PoisonError::into_inner), Open::Closed);
        if let Open::Pool(pool) = open {
            pool.close().await;
        }
    }
}
