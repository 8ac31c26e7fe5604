//! Bots think on threads of their own, so that thinking never delays a person's message, and shared fairly: [`queue`] says
//! who is next.

mod queue;
mod thinking;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::time::{Duration, Instant};

use underhill_protocol::TableId;

use self::queue::{FairQueue, Served};
pub(crate) use self::queue::{Household, Ticket};
pub(crate) use self::thinking::{BotDecision, Mind, Task, ThinkingTime, think};
use crate::engine::{Engine, what_panicked};
use crate::metrics::Metrics;

/// What takes at most this long is quick. One thread does nothing else, so that an easy bot never waits for masters: the
/// most that it can find before it there is one decision of this length.
const QUICK: Duration = Duration::from_millis(200);

/// A decision to be made.
pub(crate) struct Job {
    pub(crate) task: Task,
    pub(crate) table: TableId,
    pub(crate) household: Household,
    /// How long it may think.
    pub(crate) time: Duration,
    /// Set when the decision is no longer needed.
    pub(crate) cancelled: Arc<AtomicBool>,
    /// Takes the answer, or why there is none. Nothing is answered that was cancelled before.
    pub(crate) reply: Box<dyn FnOnce(Result<BotDecision, String>) + Send>,
}

/// The threads that think.
pub(crate) struct Pool {
    queue: Mutex<Queue>,
    work: Condvar,
    scale: f64,
    engine: Engine,
    metrics: Arc<Metrics>,
}

#[derive(Default)]
struct Queue {
    jobs: FairQueue<(Instant, Job)>,
    closed: bool,
}

impl Pool {
    /// So many threads for whatever comes, and one for what is quick.
    pub(crate) fn start(threads: usize, scale: f64, engine: Engine, metrics: Arc<Metrics>) -> Arc<Pool> {
        let pool = Arc::new(Pool { queue: Mutex::default(), work: Condvar::new(), scale, engine, metrics });
        let all = std::iter::repeat_n(Duration::MAX, threads.max(1)).chain([QUICK.mul_f64(scale)]);
        for (number, most) in all.enumerate() {
            let pool = Arc::clone(&pool);
            let thread = std::thread::Builder::new().name(format!("bot-{number}"));
            thread.spawn(move || pool.work(most)).expect("a thread can be started");
        }
        pool
    }

    pub(crate) fn ask(&self, job: Job) -> Ticket {
        self.metrics.bot_queue.inc();
        let cost = job.time.mul_f64(self.scale);
        let ticket = self.lock().jobs.push(job.household, job.table, cost, (Instant::now(), job));
        // Not every thread may take it.
        self.work.notify_all();
        ticket
    }

    /// How many decisions are made before this one, and itself, if none of them is new; none if it does not wait any more.
    pub(crate) fn place(&self, ticket: Ticket) -> Option<usize> {
        self.lock().jobs.place(ticket)
    }

    /// Lets the threads end; what they think about is no longer needed.
    pub(crate) fn close(&self) {
        let mut queue = self.lock();
        queue.closed = true;
        queue.jobs = FairQueue::default();
        self.work.notify_all();
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Queue> {
        self.queue.lock().expect("nobody panics while holding it")
    }

    fn work(&self, most: Duration) {
        give_way();
        while let Some(Served { job: (asked, job), charge }) = self.next(most) {
            self.metrics.bot_queue.dec();
            let start = Instant::now();
            if !job.cancelled.load(Ordering::Relaxed) {
                self.metrics.bot_wait_seconds.observe(asked.elapsed().as_secs_f64());
                self.decide(job, start);
            }
            self.lock().jobs.give_back(&charge, start.elapsed());
        }
    }

    /// A bot that panics costs its table, and nobody else anything.
    fn decide(&self, job: Job, start: Instant) {
        let Job { task, time, cancelled, reply, .. } = job;
        let clock = ThinkingTime { start, limit: time.mul_f64(self.scale), cancelled: &cancelled };
        let thought = match catch_unwind(AssertUnwindSafe(|| (self.engine.think)(task, &clock))) {
            Ok(Some(thought)) => Ok(thought),
            Ok(None) => Err("a bot cannot read what it is shown".to_owned()),
            Err(panic) => Err(format!("a bot panicked: {}", what_panicked(&*panic))),
        };
        if !cancelled.load(Ordering::Relaxed) {
            reply(thought);
        }
    }

    fn next(&self, most: Duration) -> Option<Served<(Instant, Job)>> {
        let mut queue = self.lock();
        loop {
            if queue.closed {
                return None;
            }
            if let Some(served) = queue.jobs.pop(most) {
                return Some(served);
            }
            queue = self.work.wait(queue).expect("nobody panics while holding it");
        }
    }
}

/// Thinking is less urgent than anything a person waits for. Where the system does not know such a thing, it shares
/// out fairly, which is good enough.
fn give_way() {
    #[cfg(target_os = "linux")]
    {
        let _ = rustix::process::setpriority_process(Some(rustix::thread::gettid()), 10);
    }
}
