/// How much of its budget a bot has used. Whoever asks a bot brings one: a clock where there is one, a count where the
/// answer must be the same every time.
pub trait Meter: Sync {
    /// The share of the budget that is gone after so many nodes: from 1.0 on the bot must answer.
    ///
    /// Called every few microseconds of thinking at most, so it may read a clock.
    fn spent(&self, nodes: u64) -> f64;

    /// Whether the bot must answer after so many nodes.
    fn is_spent(&self, nodes: u64) -> bool {
        self.spent(nodes) >= 1.0
    }
}

/// A budget of so many nodes: the same question gives the same answer.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Nodes(pub u64);

impl Meter for Nodes {
    fn spent(&self, nodes: u64) -> f64 {
        nodes as f64 / self.0.max(1) as f64
    }
}

/// A budget that is never spent: something else stops the search.
#[derive(Copy, Clone, Debug)]
pub struct Endless;

impl Meter for Endless {
    fn spent(&self, _: u64) -> f64 {
        0.0
    }
}

/// The first part of a budget, for what is done with it after something else.
pub(crate) struct Part<'m> {
    pub(crate) meter: &'m dyn Meter,
    /// How many nodes were looked at before.
    pub(crate) before: u64,
    /// How much of the whole may be gone in the end, from 0 to 1.
    pub(crate) until: f64,
}

impl Meter for Part<'_> {
    fn spent(&self, nodes: u64) -> f64 {
        self.meter.spent(self.before + nodes) / self.until
    }
}

/// Threads that a bot may use besides the one it is asked on.
pub trait Crew: Sync {
    /// How many jobs run at the same time.
    fn size(&self) -> usize;

    /// Runs all jobs at the same time and returns when all are done.
    fn run(&self, jobs: Vec<Box<dyn FnOnce() + Send + '_>>);
}
