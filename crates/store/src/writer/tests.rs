use std::sync::{Arc, Mutex};

use super::*;
use crate::Absence;
use crate::batch::Onto;
use crate::ledger::{Alteration, Change, Created, NewEntry, NewTable, NewWake, Standing};

/// A database that does as it is told, and remembers what it was asked.
#[derive(Clone, Default)]
struct Fake {
    told: Arc<Mutex<Told>>,
}

#[derive(Default)]
struct Told {
    fail_in: Option<&'static str>,
    /// The steps so far.
    steps: Vec<&'static str>,
    /// How long the log of every table is, whatever its name, except that `missing` is missing.
    length: i64,
    /// How many entries each commit made durable.
    commits: Vec<usize>,
    open: usize,
}

impl Fake {
    fn step(&self, name: &'static str) -> Result<(), StoreError> {
        let mut told = self.told.lock().unwrap();
        told.steps.push(name);
        if told.fail_in != Some(name) {
            return Ok(());
        }
        let text = name.to_owned();
        Err(if name == "commit" { StoreError::Unknown(text) } else { StoreError::Unavailable(text) })
    }

    fn fail_in(&self, step: Option<&'static str>) {
        self.told.lock().unwrap().fail_in = step;
    }
}

impl Ledger for Fake {
    async fn begin(&mut self) -> Result<(), StoreError> {
        // Time for others to queue up, as there is when a disk is waited for.
        tokio::task::yield_now().await;
        self.step("begin")
    }

    async fn create(&mut self, tables: Vec<NewTable>) -> Result<Vec<Created>, StoreError> {
        self.step("create")?;
        assert!(tables.is_sorted_by(|one, other| one.id < other.id));
        Ok(tables.into_iter().zip(0..).map(|(table, key)| Created { key, id: table.id }).collect())
    }

    async fn look(&mut self, ids: Vec<String>) -> Result<Vec<Standing>, StoreError> {
        self.step("look")?;
        assert!(ids.is_sorted_by(|one, other| one < other));
        let length = self.told.lock().unwrap().length;
        let there = ids.into_iter().filter(|id| id != "missing").zip(0..);
        Ok(there
            .map(|(id, key)| Standing { key, id, length, finished_ms: None, wake_ms: Some(0), fence: None })
            .collect())
    }

    async fn write(&mut self, _: Vec<Change>, entries: Vec<NewEntry>) -> Result<(), StoreError> {
        self.step("write")?;
        self.told.lock().unwrap().open = entries.len();
        Ok(())
    }

    async fn note_wakes(&mut self, _: Vec<NewWake>) -> Result<(), StoreError> {
        self.step("note wakes")
    }

    async fn forget(&mut self, _: Idle) -> Result<u64, StoreError> {
        self.step("forget").map(|()| 1)
    }

    async fn alter(&mut self, table: String, _: Alteration) -> Result<bool, StoreError> {
        self.step("alter").map(|()| table != "missing")
    }

    async fn pulse(&mut self, _: i64) -> Result<(), StoreError> {
        self.step("pulse")
    }

    async fn arrive(&mut self, _: i64, _: i64) -> Result<Vec<Absence>, StoreError> {
        self.step("arrive").map(|()| Vec::new())
    }

    async fn commit(&mut self) -> Result<(), StoreError> {
        self.step("commit")?;
        let mut told = self.told.lock().unwrap();
        let stored = std::mem::take(&mut told.open);
        told.commits.push(stored);
        Ok(())
    }

    async fn give_up(&mut self) {
        let mut told = self.told.lock().unwrap();
        told.steps.push("give up");
        told.open = 0;
    }
}

fn append(table: &str, expected: u64) -> Write {
    let onto = Onto::Length(expected);
    let entries = vec!["entry".to_owned()];
    Write { table: table.to_owned(), onto, state: State::Playing, entries, sleep: None, fence: None }
}

/// Everybody asks at the same moment; the verdicts come in the order of the questions.
async fn all_at_once(writer: &Writer, writes: Vec<Write>) -> Vec<Verdict> {
    let tasks: Vec<_> = writes
        .into_iter()
        .map(|write| {
            let writer = writer.clone();
            tokio::spawn(async move { writer.write(write).await })
        })
        .collect();
    let mut verdicts = Vec::new();
    for task in tasks {
        verdicts.push(task.await.unwrap());
    }
    verdicts
}

#[tokio::test]
async fn calls_that_wait_share_a_transaction_and_a_large_one_is_split() {
    let fake = Fake::default();
    let writer = Writer::start(fake.clone());
    let verdicts = all_at_once(&writer, (0..600).map(|number| append(&format!("den {number}"), 0)).collect()).await;
    assert!(verdicts.iter().all(Result::is_ok));
    let commits = fake.told.lock().unwrap().commits.clone();
    assert_eq!(commits.iter().sum::<usize>(), 600);
    assert!(commits.len() <= 3 && commits.iter().all(|&calls| calls <= BATCH), "{commits:?}");
}

#[tokio::test]
async fn appends_that_wait_together_can_continue_each_other() {
    let fake = Fake::default();
    fake.told.lock().unwrap().length = 7;
    let writer = Writer::start(fake.clone());
    let writes = vec![append("den", 7), append("den", 8), append("den", 8), append("missing", 7), append("den", 9)];
    let verdicts = all_at_once(&writer, writes).await;
    let conflict = Err(StoreError::Conflict { length: 9 });
    assert_eq!(verdicts, [Ok(()), Ok(()), conflict, Err(StoreError::Missing), Ok(())]);
    assert_eq!(fake.told.lock().unwrap().commits, [3]);
}

#[tokio::test]
async fn what_fails_before_the_commit_is_not_stored_for_anybody() {
    for step in ["begin", "look", "write"] {
        let fake = Fake::default();
        fake.fail_in(Some(step));
        let writer = Writer::start(fake.clone());
        let verdicts = all_at_once(&writer, (0..5).map(|number| append(&format!("den {number}"), 0)).collect()).await;
        assert_eq!(verdicts, vec![Err(StoreError::Unavailable(step.to_owned())); 5]);
        let steps = fake.told.lock().unwrap().steps.clone();
        assert!(!steps.contains(&"commit") && steps.ends_with(&[step, "give up"]), "{steps:?}");
        // And it goes on as soon as it can.
        fake.fail_in(None);
        assert_eq!(writer.write(append("den", 0)).await, Ok(()));
    }
}

#[tokio::test]
async fn when_the_commit_fails_nobody_knows() {
    let fake = Fake::default();
    fake.fail_in(Some("commit"));
    let writer = Writer::start(fake.clone());
    // A conflict was found against what might not be there: that is not known either.
    let verdicts = all_at_once(&writer, vec![append("den", 0), append("den", 5)]).await;
    assert_eq!(verdicts, vec![Err(StoreError::Unknown("commit".to_owned())); 2]);
    assert_eq!(fake.told.lock().unwrap().steps.last(), Some(&"give up"));
}

#[tokio::test]
async fn whoever_waited_for_a_connection_in_vain_does_not_wait_again() {
    let fake = Fake::default();
    fake.fail_in(Some("begin"));
    let writer = Writer::start(fake.clone());
    let verdicts = all_at_once(&writer, (0..2000).map(|number| append(&format!("den {number}"), 0)).collect()).await;
    assert!(verdicts.iter().all(|verdict| matches!(verdict, Err(StoreError::Unavailable(_)))));
    let begun = fake.told.lock().unwrap().steps.iter().filter(|&&step| step == "begin").count();
    assert!(begun <= 2, "{begun}");
}

#[tokio::test]
async fn a_call_that_nobody_waits_for_any_more_is_carried_out() {
    let fake = Fake::default();
    let writer = Writer::start(fake.clone());
    {
        let mut call = Box::pin(writer.write(append("den", 0)));
        // Asked once, then dropped.
        std::future::poll_fn(|context| {
            assert!(call.as_mut().poll(context).is_pending());
            std::task::Poll::Ready(())
        })
        .await;
    }
    writer.close().await;
    assert_eq!(fake.told.lock().unwrap().commits, [1]);
    assert_eq!(writer.write(append("den", 1)).await, Err(closed()));
}
