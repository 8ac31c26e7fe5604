use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::batch::{Onto, Write, wake_of};
use crate::clock::now_ms;
use crate::ledger::Alteration;
use crate::writer::closed;
use crate::{Filter, Inspection, State, StoreError, Summary, Wake, WakeMark};

/// Tables that are gone when the program ends: for trying things out, and for tests.
#[derive(Clone, Debug, Default)]
pub(crate) struct InMemory {
    tables: Arc<Mutex<Tables>>,
}

#[derive(Debug, Default)]
struct Tables {
    closed: bool,
    /// How many writes there were.
    writes: i64,
    by_id: HashMap<String, Table>,
}

#[derive(Debug)]
struct Table {
    key: i64,
    state: State,
    created_ms: i64,
    touched_ms: i64,
    quarantined: Option<String>,
    wake_ms: Option<i64>,
    entries: Vec<String>,
}

impl Table {
    fn summary(&self, id: &str) -> Summary {
        Summary {
            id: id.to_owned(),
            state: self.state,
            length: self.entries.len() as u64,
            created_ms: self.created_ms.unsigned_abs(),
            touched_ms: self.touched_ms.unsigned_abs(),
            quarantined: self.quarantined.clone(),
        }
    }
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
        tables.writes += 1;
        let key = tables.writes;
        let table = match (tables.by_id.entry(write.table), write.onto) {
            (Entry::Occupied(_), Onto::Nothing) => return Err(StoreError::Taken),
            (Entry::Vacant(_), Onto::Length(_)) => return Err(StoreError::Missing),
            (Entry::Vacant(place), Onto::Nothing) => place.insert(Table {
                key,
                state: write.state,
                created_ms: now_ms,
                touched_ms: now_ms,
                quarantined: None,
                wake_ms: None,
                entries: Vec::new(),
            }),
            (Entry::Occupied(place), Onto::Length(expected)) => {
                let length = place.get().entries.len() as u64;
                if length != expected {
                    return Err(StoreError::Conflict { length });
                }
                place.into_mut()
            }
        };
        if let Some(sleep) = write.sleep {
            table.wake_ms = sleep.until_ms;
            return Ok(());
        }
        table.wake_ms = wake_of(write.state);
        table.state = write.state;
        table.touched_ms = now_ms;
        table.entries.extend(write.entries);
        Ok(())
    }

    pub(crate) fn load(&self, id: &str) -> Result<Option<Vec<String>>, StoreError> {
        match self.tables()?.by_id.get(id) {
            Some(Table { quarantined: Some(reason), .. }) => Err(StoreError::Quarantined(reason.clone())),
            Some(table) => Ok(Some(table.entries.clone())),
            None => Ok(None),
        }
    }

    pub(crate) fn inspect(&self, id: &str) -> Result<Option<Inspection>, StoreError> {
        let inspect = |table: &Table| Inspection { summary: table.summary(id), entries: table.entries.clone() };
        Ok(self.tables()?.by_id.get(id).map(inspect))
    }

    pub(crate) fn list(&self, filter: &Filter) -> Result<Vec<Summary>, StoreError> {
        let tables = self.tables()?;
        let all = tables.by_id.iter().map(|(id, table)| table.summary(id));
        let mut wanted: Vec<Summary> = all.filter(|summary| filter.wants(summary)).collect();
        wanted.sort_by(|one, other| other.touched_ms.cmp(&one.touched_ms).then_with(|| one.id.cmp(&other.id)));
        if filter.most > 0 {
            wanted.truncate(filter.most as usize);
        }
        Ok(wanted)
    }

    pub(crate) fn alter(&self, id: &str, alteration: Alteration) -> Result<(), StoreError> {
        let mut tables = self.tables()?;
        let Entry::Occupied(mut place) = tables.by_id.entry(id.to_owned()) else { return Err(StoreError::Missing) };
        match alteration {
            Alteration::Quarantine(reason) => place.get_mut().quarantined = Some(reason),
            Alteration::Release => place.get_mut().quarantined = None,
            Alteration::Delete => drop(place.remove()),
        }
        Ok(())
    }

    pub(crate) fn wakes(&self, after: WakeMark, until_ms: i64, most: u32) -> Result<Vec<Wake>, StoreError> {
        let tables = self.tables()?;
        let playable = tables.by_id.iter().filter(|(_, table)| table.quarantined.is_none());
        let wake = |(id, table): (&String, &Table)| {
            let at_ms = table.wake_ms?;
            let mark = WakeMark { at_ms, key: table.key };
            Some(Wake { table: id.clone(), at_ms: at_ms.unsigned_abs(), mark })
        };
        let mut wakes: Vec<Wake> = playable.filter_map(wake).collect();
        wakes.retain(|wake| wake.mark > after && wake.mark.at_ms <= until_ms);
        wakes.sort_by_key(|wake| wake.mark);
        wakes.truncate(most as usize);
        Ok(wakes)
    }

    pub(crate) fn forget(&self, state: State, before_ms: i64) -> Result<u64, StoreError> {
        let mut tables = self.tables()?;
        let had = tables.by_id.len();
        let is_kept =
            |table: &Table| table.state != state || table.touched_ms >= before_ms || table.quarantined.is_some();
        tables.by_id.retain(|_, table| is_kept(table));
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
