use std::collections::HashMap;

use crate::clock::now_ms;
use crate::ledger::{Change, Ledger, NewEntry, NewTable, NewWake, Standing};
use crate::{Fence, State, StoreError};

/// What one caller wants stored.
#[derive(Clone, Debug)]
pub(crate) struct Write {
    pub(crate) table: String,
    pub(crate) onto: Onto,
    pub(crate) state: State,
    pub(crate) entries: Vec<String>,
    /// Only notes that the table sleeps, and until when.
    pub(crate) sleep: Option<Sleep>,
    /// As whom it is written, where several servers could.
    pub(crate) fence: Option<Fence>,
}

/// A table that leaves memory: until a moment, or until somebody asks for it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sleep {
    pub(crate) until_ms: Option<i64>,
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
    let verdicts = vec![Ok(()); writes.len()];
    let mut batch = Batch { verdicts, now_ms: now_ms(), entries: Vec::new(), wakes: Vec::new() };
    let (creates, appends): (Vec<_>, Vec<_>) =
        writes.into_iter().enumerate().partition(|(_, write)| write.onto == Onto::Nothing);
    if !creates.is_empty() {
        batch.create(ledger, creates).await?;
    }
    let changes = if appends.is_empty() { Vec::new() } else { batch.append(ledger, appends).await? };
    if !changes.is_empty() || !batch.entries.is_empty() {
        ledger.write(changes, batch.entries).await?;
    }
    if !batch.wakes.is_empty() {
        ledger.note_wakes(batch.wakes).await?;
    }
    ledger.commit().await?;
    Ok(batch.verdicts)
}

struct Batch {
    verdicts: Vec<Verdict>,
    now_ms: i64,
    entries: Vec<NewEntry>,
    wakes: Vec<NewWake>,
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
                Some(&key) => {
                    self.add(key, 0, write.entries);
                    self.note_wake(key, None, wake_of(write.state));
                }
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
        let mut standings: HashMap<String, Continued> =
            ledger.look(ids).await?.into_iter().map(|standing| (standing.id.clone(), standing.into())).collect();
        for (place, write) in appends {
            let Some(continued) = standings.get_mut(&write.table) else {
                self.verdicts[place] = Err(StoreError::Missing);
                continue;
            };
            let standing = &mut continued.standing;
            if write.fence.is_some() && write.fence != standing.fence {
                self.verdicts[place] = Err(StoreError::Fenced);
                continue;
            }
            let length = standing.length.unsigned_abs();
            if write.onto != Onto::Length(length) {
                self.verdicts[place] = Err(StoreError::Conflict { length });
                continue;
            }
            if let Some(sleep) = write.sleep {
                continued.wake_ms = sleep.until_ms;
                continue;
            }
            let first = standing.length;
            standing.length += as_number(write.entries.len());
            standing.finished_ms = self.finished_ms(write.state, standing.finished_ms);
            continued.state = Some(write.state);
            continued.wake_ms = wake_of(write.state);
            self.add(standing.key, first, write.entries);
        }
        let mut changes = Vec::new();
        for Continued { standing, state, wake_ms } in standings.into_values() {
            self.note_wake(standing.key, standing.wake_ms, wake_ms);
            let change = |state| Change {
                key: standing.key,
                state,
                length: standing.length,
                touched_ms: self.now_ms,
                finished_ms: standing.finished_ms,
            };
            changes.extend(state.map(change));
        }
        Ok(changes)
    }

    /// Moves go on without touching what wakes next: it changes when a game begins, ends, sleeps or is woken.
    fn note_wake(&mut self, key: i64, before: Option<i64>, at_ms: Option<i64>) {
        if before != at_ms {
            self.wakes.push(NewWake { key, at_ms });
        }
    }

    fn add(&mut self, key: i64, first: i64, entries: Vec<String>) {
        self.entries.extend((first..).zip(entries).map(|(number, text)| NewEntry { key, number, text }));
    }

    /// When a table with this state was finished: the first time it was said to be.
    fn finished_ms(&self, state: State, already: Option<i64>) -> Option<i64> {
        if state == State::Finished { already.or(Some(self.now_ms)) } else { None }
    }
}

/// A log that is being continued, and what becomes of its table.
struct Continued {
    standing: Standing,
    state: Option<State>,
    wake_ms: Option<i64>,
}

impl From<Standing> for Continued {
    fn from(standing: Standing) -> Self {
        Continued { state: None, wake_ms: standing.wake_ms, standing }
    }
}

/// When a table has to be woken to which something was just appended: a game that is on, with the server's next start.
pub(crate) fn wake_of(state: State) -> Option<i64> {
    if state == State::Playing { Some(0) } else { None }
}

/// Nothing in memory has more parts than fit the numbers of a database.
fn as_number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
