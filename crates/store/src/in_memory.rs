use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::batch::{Onto, Write};
use crate::clock::now_ms;
use crate::writer::closed;
use crate::{State, StoreError};

/// Tables that are gone when the program ends: for trying things out, and for tests.
#[derive(Clone, Debug, Default)]
pub(crate) struct InMemory {
    tables: Arc<Mutex<Tables>>,
}

#[derive(Debug, Default)]
struct Tables {
    closed: bool,
    by_id: HashMap<String, Table>,
}

#[derive(Debug)]
struct Table {
    state: State,
    touched_ms: i64,
    entries: Vec<String>,
}

impl InMemory {
    fn tables(&self) -> Result<MutexGuard<'_, Tables>, StoreError> {
        // Nothing that can panic happens while the lock is held, so what is behind it is whole.
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if tables.closed { Err(closed()) } else { Ok(tables) }
    }

    pub(crate) fn write(&self, write: Write) -> Result<(), StoreError> {
        let now_ms = now_ms();
        let mut tables = self.tables()?;
        let table = match (tables.by_id.entry(write.table), write.onto) {
            (Entry::Occupied(_), Onto::Nothing) => return Err(StoreError::Taken),
            (Entry::Vacant(_), Onto::Length(_)) => return Err(StoreError::Missing),
            (Entry::Vacant(place), Onto::Nothing) => {
                place.insert(Table { state: write.state, touched_ms: now_ms, entries: Vec::new() })
            }
            (Entry::Occupied(place), Onto::Length(expected)) => {
                let length = place.get().entries.len() as u64;
                if length != expected {
                    return Err(StoreError::Conflict { length });
                }
                place.into_mut()
            }
        };
        table.state = write.state;
        table.touched_ms = now_ms;
        table.entries.extend(write.entries);
        Ok(())
    }

    pub(crate) fn load(&self, id: &str) -> Result<Option<Vec<String>>, StoreError> {
        Ok(self.tables()?.by_id.get(id).map(|table| table.entries.clone()))
    }

    pub(crate) fn unfinished(&self) -> Result<Vec<String>, StoreError> {
        let tables = self.tables()?;
        let ids = tables.by_id.iter().filter(|(_, table)| table.state != State::Finished).map(|(id, _)| id.clone());
        Ok(ids.collect())
    }

    pub(crate) fn forget(&self, state: State, before_ms: i64) -> Result<u64, StoreError> {
        let mut tables = self.tables()?;
        let had = tables.by_id.len();
        tables.by_id.retain(|_, table| table.state != state || table.touched_ms >= before_ms);
        Ok((had - tables.by_id.len()) as u64)
    }

    pub(crate) fn ping(&self) -> Result<(), StoreError> {
        self.tables().map(|_| ())
    }

    pub(crate) fn close(&self) {
        if let Ok(mut tables) = self.tables() {
            tables.closed = true;
        }
    }
}
