//! Bots think on threads of their own, one decision after the other in the order they were asked for, so that every
//! table gets its turn and thinking never delays a person's message.

use std::any::Any;
use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::time::{Duration, Instant};

use underhill_catalog::{GameId, any_action_by};
use underhill_core::{Level, Seat};
use underhill_search::{Brain, BrainVisit, Meter, Question, visit};
use underhill_table::ViewText;

use crate::metrics::Metrics;

/// What a bot keeps in mind from one decision of a game to the next.
pub(crate) type Mind = Box<dyn Any + Send>;

/// A decision to be made.
pub(crate) struct Job {
    pub(crate) game: GameId,
    /// The version of its rules.
    pub(crate) rules: u32,
    pub(crate) seat: Seat,
    pub(crate) level: Level,
    /// How long it may think.
    pub(crate) time: Duration,
    pub(crate) view: ViewText,
    pub(crate) mind: Option<Mind>,
    pub(crate) seed: u64,
    /// Set when the decision is no longer needed.
    pub(crate) cancelled: Arc<AtomicBool>,
    /// Takes the answer. Nothing is answered that was cancelled before.
    pub(crate) reply: Box<dyn FnOnce(Thought) + Send>,
}

/// A decision that was made.
pub(crate) struct Thought {
    /// In notation.
    pub(crate) action: String,
    pub(crate) mind: Mind,
    /// How much of its time it took.
    pub(crate) took: Duration,
}

/// The threads that think.
pub(crate) struct Pool {
    queue: Mutex<Queue>,
    work: Condvar,
    scale: f64,
    metrics: Arc<Metrics>,
}

#[derive(Default)]
struct Queue {
    jobs: VecDeque<Job>,
    closed: bool,
}

impl Pool {
    pub(crate) fn start(threads: usize, scale: f64, metrics: Arc<Metrics>) -> Arc<Pool> {
        let pool = Arc::new(Pool { queue: Mutex::default(), work: Condvar::new(), scale, metrics });
        for number in 0..threads.max(1) {
            let pool = Arc::clone(&pool);
            let thread = std::thread::Builder::new().name(format!("bot-{number}"));
            thread.spawn(move || pool.work()).expect("a thread can be started");
        }
        pool
    }

    pub(crate) fn ask(&self, job: Job) {
        self.metrics.bot_queue.inc();
        self.lock().jobs.push_back(job);
        self.work.notify_one();
    }

    /// Lets the threads end; what they think about is no longer needed.
    pub(crate) fn close(&self) {
        let mut queue = self.lock();
        queue.closed = true;
        queue.jobs.clear();
        self.work.notify_all();
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Queue> {
        self.queue.lock().expect("nobody panics while holding it")
    }

    fn work(&self) {
        give_way();
        while let Some(job) = self.next() {
            self.metrics.bot_queue.dec();
            if job.cancelled.load(Ordering::Relaxed) {
                continue;
            }
            let reply = job.reply;
            let limit = job.time.mul_f64(self.scale);
            let clock = ThinkingTime { start: Instant::now(), limit, cancelled: &job.cancelled };
            let think = Think {
                rules: job.rules,
                seat: job.seat,
                level: job.level,
                view: &job.view,
                mind: job.mind,
                seed: job.seed,
                clock: &clock,
            };
            // Bots know the newest rules. A table that was begun under older ones is played on with what those allow.
            let thought = visit(job.game, think).or_else(|| {
                let action = any_action_by(job.game, job.rules, job.view.get(), job.seat, job.seed).ok()?;
                Some(Thought { action, mind: Box::new(()), took: Duration::ZERO })
            });
            if let Some(thought) = thought
                && !job.cancelled.load(Ordering::Relaxed)
            {
                self.metrics.bot_decisions.inc();
                reply(thought);
            }
        }
    }

    fn next(&self) -> Option<Job> {
        let mut queue = self.lock();
        loop {
            if queue.closed {
                return None;
            }
            if let Some(job) = queue.jobs.pop_front() {
                return Some(job);
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

struct ThinkingTime<'c> {
    start: Instant,
    limit: Duration,
    cancelled: &'c AtomicBool,
}

impl Meter for ThinkingTime<'_> {
    fn spent(&self, _: u64) -> f64 {
        if self.cancelled.load(Ordering::Relaxed) {
            return f64::INFINITY;
        }
        self.start.elapsed().as_secs_f64() / self.limit.as_secs_f64().max(1e-9)
    }
}

struct Think<'t> {
    rules: u32,
    seat: Seat,
    level: Level,
    view: &'t ViewText,
    mind: Option<Mind>,
    seed: u64,
    clock: &'t ThinkingTime<'t>,
}

impl BrainVisit for Think<'_> {
    type Output = Option<Thought>;

    fn visit<G: Brain>(self) -> Self::Output {
        let Think { rules, seat, level, view, mind, seed, clock } = self;
        if rules != G::RULES_VERSION {
            return None;
        }
        let view: G::View = match serde_json::from_str(view.get()) {
            Ok(view) => view,
            Err(error) => {
                tracing::warn!(%error, game = G::ID, "a bot was shown a view that it cannot read");
                return None;
            }
        };
        let mut mind: Box<G::Mind> = mind.and_then(|mind| mind.downcast().ok()).unwrap_or_default();
        let question = Question { seat, view: &view, level, meter: clock, seed, crew: None };
        let answer = G::think(&mut mind, &question);
        Some(Thought { action: answer.action.to_string(), mind, took: clock.start.elapsed() })
    }
}
