use tokio::sync::{mpsc, oneshot};

use crate::absence::REMEMBERED_MS;
use crate::batch::{self, Verdict, Write};
use crate::ledger::{Alteration, Idle, Ledger};
use crate::{Absence, State, StoreError};

/// How many calls can wait; whoever comes later waits to be let in.
const WAITING: usize = 4096;

/// How many calls share a transaction at most.
const BATCH: usize = 512;

/// A transaction is not extended beyond this many bytes, so that nobody waits long because of what others store.
const BATCH_BYTES: usize = 4 * 1024 * 1024;

/// How many tables are removed in one transaction: so few that appends hardly notice.
const FORGOTTEN_AT_ONCE: usize = 32;

/// The way to the one task that writes to a database.
#[derive(Clone, Debug)]
pub(crate) struct Writer {
    jobs: mpsc::Sender<Job>,
}

#[derive(Debug)]
enum Job {
    Write(Write, oneshot::Sender<Verdict>),
    Forget(Idle, oneshot::Sender<Result<u64, StoreError>>),
    Alter(String, Alteration, oneshot::Sender<Result<bool, StoreError>>),
    /// With the moment, in milliseconds since 1970.
    Pulse(i64, oneshot::Sender<Verdict>),
    Arrive(i64, oneshot::Sender<Result<Vec<Absence>, StoreError>>),
    Close(oneshot::Sender<()>),
}

impl Writer {
    /// Starts the task. It ends when every handle is gone, or by [`close`](Writer::close).
    pub(crate) fn start<L: Ledger>(ledger: L) -> Self {
        let (sender, jobs) = mpsc::channel(WAITING);
        tokio::spawn(Task { ledger, jobs, closing: Vec::new(), failing: false }.run());
        Writer { jobs: sender }
    }

    pub(crate) async fn write(&self, write: Write) -> Verdict {
        let (answer, verdict) = oneshot::channel();
        self.jobs.send(Job::Write(write, answer)).await.map_err(|_| closed())?;
        verdict.await.unwrap_or_else(|_| Err(lost()))
    }

    /// Removes idle tables, a few at a time: `find` looks for some without holding anybody up, and they are taken out in
    /// short transactions, between which others can write.
    pub(crate) async fn forget_idle<F>(
        &self,
        state: State,
        before_ms: i64,
        mut find: impl FnMut() -> F,
    ) -> Result<u64, StoreError>
    where
        F: Future<Output = Result<Vec<i64>, StoreError>>,
    {
        let mut total = 0;
        loop {
            let mut removed = 0;
            for keys in find().await?.chunks(FORGOTTEN_AT_ONCE) {
                removed += self.forget(Idle { keys: keys.to_vec(), state, before_ms }).await?;
            }
            // Nothing was found, or everything that was has been touched since.
            if removed == 0 {
                return Ok(total);
            }
            total += removed;
        }
    }

    async fn forget(&self, idle: Idle) -> Result<u64, StoreError> {
        let (answer, count) = oneshot::channel();
        self.jobs.send(Job::Forget(idle, answer)).await.map_err(|_| closed())?;
        count.await.unwrap_or_else(|_| Err(lost()))
    }

    /// Does something to one table beside its log. [`StoreError::Missing`] if there is none.
    pub(crate) async fn alter(&self, table: &str, alteration: Alteration) -> Verdict {
        let (answer, found) = oneshot::channel();
        self.jobs.send(Job::Alter(table.to_owned(), alteration, answer)).await.map_err(|_| closed())?;
        match found.await.unwrap_or_else(|_| Err(lost()))? {
            true => Ok(()),
            false => Err(StoreError::Missing),
        }
    }

    /// Fails if nothing can be written at the moment.
    pub(crate) async fn pulse(&self, now_ms: i64) -> Verdict {
        let (answer, verdict) = oneshot::channel();
        self.jobs.send(Job::Pulse(now_ms, answer)).await.map_err(|_| closed())?;
        verdict.await.unwrap_or_else(|_| Err(lost()))
    }

    /// Notes that a server is there from now on; says when none was.
    pub(crate) async fn arrive(&self, now_ms: i64) -> Result<Vec<Absence>, StoreError> {
        let (answer, absences) = oneshot::channel();
        self.jobs.send(Job::Arrive(now_ms, answer)).await.map_err(|_| closed())?;
        absences.await.unwrap_or_else(|_| Err(lost()))
    }

    /// Lets no more calls in, finishes the ones that wait, and ends the connection.
    pub(crate) async fn close(&self) {
        let (answer, done) = oneshot::channel();
        if self.jobs.send(Job::Close(answer)).await.is_ok() {
            // An error means that the task is gone, which is what was wanted.
            let _ = done.await;
        }
        self.jobs.closed().await;
    }
}

pub(crate) fn closed() -> StoreError {
    StoreError::Unavailable("the store has been closed".to_owned())
}

fn lost() -> StoreError {
    StoreError::Unknown("the task that writes ended before it answered".to_owned())
}

struct Task<L> {
    ledger: L,
    jobs: mpsc::Receiver<Job>,
    closing: Vec<oneshot::Sender<()>>,
    /// The last transaction failed: said once, not for every call that meets the same trouble.
    failing: bool,
}

impl<L: Ledger> Task<L> {
    async fn run(mut self) {
        let mut taken = Vec::with_capacity(BATCH);
        while self.jobs.recv_many(&mut taken, BATCH).await > 0 {
            let mut writes = Vec::new();
            let mut answers = Vec::new();
            let mut bytes = 0;
            for job in taken.drain(..) {
                match job {
                    Job::Write(write, answer) => {
                        bytes += write.entries.iter().map(String::len).sum::<usize>();
                        writes.push(write);
                        answers.push(answer);
                        if bytes >= BATCH_BYTES {
                            self.write(std::mem::take(&mut writes), std::mem::take(&mut answers)).await;
                            bytes = 0;
                        }
                    }
                    Job::Forget(idle, answer) => {
                        let _ = answer.send(self.forget(idle).await);
                    }
                    Job::Alter(table, alteration, answer) => {
                        // What was asked for before it is stored before it.
                        self.write(std::mem::take(&mut writes), std::mem::take(&mut answers)).await;
                        let _ = answer.send(self.alter(table, alteration).await);
                    }
                    Job::Pulse(now_ms, answer) => {
                        let _ = answer.send(self.pulse(now_ms).await);
                    }
                    Job::Arrive(now_ms, answer) => {
                        let _ = answer.send(self.arrive(now_ms).await);
                    }
                    Job::Close(answer) => {
                        self.jobs.close();
                        self.closing.push(answer);
                    }
                }
            }
            self.write(writes, answers).await;
            // Those who just got their answer may have something to add: let them, so that the next transaction is
            // shared by all of them instead of being begun for the first.
            tokio::task::yield_now().await;
        }
        self.ledger.give_up().await;
        for answer in self.closing {
            let _ = answer.send(());
        }
    }

    /// A caller who no longer listens does not matter: what they asked for is stored all the same.
    async fn write(&mut self, writes: Vec<Write>, answers: Vec<oneshot::Sender<Verdict>>) {
        if writes.is_empty() {
            return;
        }
        let verdicts = match self.ledger.begin().await {
            Ok(()) => batch::store(&mut self.ledger, writes).await,
            Err(error) => {
                // Everybody who waited meanwhile would wait as long again, for the same answer.
                self.refuse_waiting(&error);
                Err(error)
            }
        };
        self.note(verdicts.as_ref().err()).await;
        match verdicts {
            Ok(verdicts) => {
                for (answer, verdict) in answers.into_iter().zip(verdicts) {
                    let _ = answer.send(verdict);
                }
            }
            Err(error) => {
                for answer in answers {
                    let _ = answer.send(Err(error.clone()));
                }
            }
        }
    }

    async fn forget(&mut self, idle: Idle) -> Result<u64, StoreError> {
        let count = self.try_forget(idle).await;
        self.note(count.as_ref().err()).await;
        count
    }

    async fn try_forget(&mut self, idle: Idle) -> Result<u64, StoreError> {
        self.ledger.begin().await?;
        let count = self.ledger.forget(idle).await?;
        self.ledger.commit().await?;
        Ok(count)
    }

    async fn alter(&mut self, table: String, alteration: Alteration) -> Result<bool, StoreError> {
        let found = self.try_alter(table, alteration).await;
        self.note(found.as_ref().err()).await;
        found
    }

    async fn try_alter(&mut self, table: String, alteration: Alteration) -> Result<bool, StoreError> {
        self.ledger.begin().await?;
        let found = self.ledger.alter(table, alteration).await?;
        self.ledger.commit().await?;
        Ok(found)
    }

    async fn pulse(&mut self, now_ms: i64) -> Verdict {
        let written = self.try_pulse(now_ms).await;
        self.note(written.as_ref().err()).await;
        written
    }

    async fn try_pulse(&mut self, now_ms: i64) -> Verdict {
        self.ledger.begin().await?;
        self.ledger.pulse(now_ms).await?;
        self.ledger.commit().await
    }

    async fn arrive(&mut self, now_ms: i64) -> Result<Vec<Absence>, StoreError> {
        let absences = self.try_arrive(now_ms).await;
        self.note(absences.as_ref().err()).await;
        absences
    }

    async fn try_arrive(&mut self, now_ms: i64) -> Result<Vec<Absence>, StoreError> {
        self.ledger.begin().await?;
        let absences = self.ledger.arrive(now_ms, now_ms.saturating_sub(REMEMBERED_MS)).await?;
        self.ledger.commit().await?;
        Ok(absences)
    }

    /// After a failure the connection is not used again: whatever state it is in, nothing can come of it.
    async fn note(&mut self, error: Option<&StoreError>) {
        if let Some(error) = error {
            self.ledger.give_up().await;
            if !self.failing {
                tracing::warn!(%error, "the store cannot write");
            }
        } else if self.failing {
            tracing::info!("the store can write again");
        }
        self.failing = error.is_some();
    }

    fn refuse_waiting(&mut self, error: &StoreError) {
        while let Ok(job) = self.jobs.try_recv() {
            match job {
                Job::Write(_, answer) | Job::Pulse(_, answer) => {
                    let _ = answer.send(Err(error.clone()));
                }
                Job::Forget(_, answer) => {
                    let _ = answer.send(Err(error.clone()));
                }
                Job::Alter(_, _, answer) => {
                    let _ = answer.send(Err(error.clone()));
                }
                Job::Arrive(_, answer) => {
                    let _ = answer.send(Err(error.clone()));
                }
                Job::Close(answer) => {
                    self.jobs.close();
                    self.closing.push(answer);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests;
