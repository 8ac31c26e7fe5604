/// How much of its budget a bot has used. Whoever asks a bot brings one: a clock where there is one, a count where the
/// answer must be the same every time.
pub trait Meter: Sync {
    /// The share of the budget that is gone after so many nodes: from 1.0 on the bot must answer.
    ///
    /// Called every few microseconds of thinking at most, so it may read a clock.
    fn spent(&self, nodes: u64) -> f64;
}

/// A budget of so many nodes: the same question gives the same answer.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Nodes(pub u64);

impl Meter for Nodes {
    fn spent(&self, nodes: u64) -> f64 {
        nodes as f64 / self.0.max(1) as f64
    }
}

/// Threads that a bot may use besides the one it is asked on.
pub trait Crew: Sync {
    /// How many jobs run at the same time.
    fn size(&self) -> usize;

    /// Runs all jobs at the same time and returns when all are done.
    fn run(&self, jobs: Vec<Box<dyn FnOnce() + Send + '_>>);
}
