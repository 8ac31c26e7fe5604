use std::collections::HashMap;

use crate::clock::now_ms;
use crate::ledger::{Change, Ledger, NewEntry, NewTable, Standing};
use crate::{State, StoreError};

/// What one caller wants stored.
#[derive(Clone, Debug)]
pub(crate) struct Write {
    pub(crate) table: String,
    pub(crate) onto: Onto,
    pub(crate) state: State,
    pub(crate) entries: Vec<String>,
}

/// What the entries continue.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Onto {
    /// Nothing: they begin a new log.
    Nothing,
    /// A log with this many entries.
    Length(u64),
}

pub(crate) type Verdict = Result<(), StoreError>;

/// Stores what all the callers want in the transaction that has been begun, and commits it.
///
/// Each gets a verdict of their own: a conflict is noticed by comparing lengths, before anything is written, so it does
/// not fail the transaction for the others. `Err` is for everyone.
///
/// All of them are still waiting for an answer, so any order among them is a true one. Tables are created first; appends
/// follow in the order in which they came, so several can continue the same log.
pub(crate) async fn store<L: Ledger>(ledger: &mut L, writes: Vec<Write>) -> Result<Vec<Verdict>, StoreError> {
    let mut batch = Batch { verdicts: vec![Ok(()); writes.len()], now_ms: now_ms(), entries: Vec::new() };
    let (creates, appends): (Vec<_>, Vec<_>) =
        writes.into_iter().enumerate().partition(|(_, write)| write.onto == Onto::Nothing);
    if !creates.is_empty() {
        batch.create(ledger, creates).await?;
    }
    let changes = if appends.is_empty() { Vec::new() } else { batch.append(ledger, appends).await? };
    if !changes.is_empty() || !batch.entries.is_empty() {
        ledger.write(changes, batch.entries).await?;
    }
    ledger.commit().await?;
    Ok(batch.verdicts)
}

struct Batch {
    verdicts: Vec<Verdict>,
    now_ms: i64,
    entries: Vec<NewEntry>,
}

impl Batch {
    async fn create<L: Ledger>(&mut self, ledger: &mut L, mut creates: Vec<(usize, Write)>) -> Result<(), StoreError> {
        creates.sort_by(|(_, one), (_, other)| one.table.cmp(&other.table));
        // Of several that want the same id, the first gets it.
        creates.dedup_by(|(place, later), (_, first)| {
            let same = later.table == first.table;
            if same {
                self.verdicts[*place] = Err(StoreError::Taken);
            }
            same
        });
        let tables = creates
            .iter()
            .map(|(_, write)| NewTable {
                id: write.table.clone(),
                state: write.state,
                length: as_number(write.entries.len()),
                now_ms: self.now_ms,
                finished_ms: self.finished_ms(write.state, None),
            })
            .collect();
        let created: HashMap<String, i64> =
            ledger.create(tables).await?.into_iter().map(|created| (created.id, created.key)).collect();
        for (place, write) in creates {
            match created.get(&write.table) {
                Some(&key) => self.add(key, 0, write.entries),
                None => self.verdicts[place] = Err(StoreError::Taken),
            }
        }
        Ok(())
    }

    async fn append<L: Ledger>(
        &mut self,
        ledger: &mut L,
        appends: Vec<(usize, Write)>,
    ) -> Result<Vec<Change>, StoreError> {
        let mut ids: Vec<String> = appends.iter().map(|(_, write)| write.table.clone()).collect();
        ids.sort_unstable();
        ids.dedup();
        let mut standings: HashMap<String, (Standing, Option<State>)> =
            ledger.look(ids).await?.into_iter().map(|standing| (standing.id.clone(), (standing, None))).collect();
        for (place, write) in appends {
            let Some((standing, state)) = standings.get_mut(&write.table) else {
                self.verdicts[place] = Err(StoreError::Missing);
                continue;
            };
            let length = standing.length.unsigned_abs();
            if write.onto != Onto::Length(length) {
                self.verdicts[place] = Err(StoreError::Conflict { length });
                continue;
            }
            let first = standing.length;
            standing.length += as_number(write.entries.len());
            standing.finished_ms = self.finished_ms(write.state, standing.finished_ms);
            *state = Some(write.state);
            self.add(standing.key, first, write.entries);
        }
        let change = |(standing, state): (Standing, Option<State>)| {
            state.map(|state| Change {
                key: standing.key,
                state,
                length: standing.length,
                touched_ms: self.now_ms,
                finished_ms: standing.finished_ms,
            })
        };
        Ok(standings.into_values().filter_map(change).collect())
    }

    fn add(&mut self, key: i64, first: i64, entries: Vec<String>) {
        self.entries.extend((first..).zip(entries).map(|(number, text)| NewEntry { key, number, text }));
    }

    /// When a table with this state was finished: the first time it was said to be.
    fn finished_ms(&self, state: State, already: Option<i64>) -> Option<i64> {
        if state == State::Finished { already.or(Some(self.now_ms)) } else { None }
    }
}

/// Nothing in memory has more parts than fit the numbers of a database.
fn as_number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
