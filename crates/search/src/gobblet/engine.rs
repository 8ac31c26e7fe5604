//! A whole decision, alone or with helpers that share the transposition table and what each is looking at (simplified ABDADA).

use std::sync::atomic::{AtomicBool, Ordering};

use super::board::{Board, Turn};
use super::deepening::{Deepening, Ended};
use super::search::{Blur, Choice, Circumstances, Common};
use super::table::Table;
use super::tuning::Tuning;
use super::underway::Underway;
use super::weights::Weights;
use crate::{Crew, Meter};

/// What to think about and how hard.
#[allow(missing_docs, reason = "the types say what the others are")]
pub struct Task<'t> {
    pub weights: &'t Weights,
    pub tuning: &'t Tuning,
    pub board: Board,
    pub circumstances: &'t Circumstances,
    /// The turns to choose from; there is at least one, and none loses at once.
    pub turns: Vec<Turn>,
    pub meter: &'t dyn Meter,
    pub crew: Option<&'t dyn Crew>,
    /// No iteration goes deeper than this.
    pub deepest: i32,
    /// Up to this depth every choice gets a score of its own, for comparing.
    pub compare: i32,
    /// So many of the best choices get scores of their own at every depth (MultiPV); at least one.
    pub lines: usize,
    /// So do these.
    pub considered: Vec<Turn>,
    /// Is told of every iteration that is done.
    pub listener: Option<&'t (dyn Fn(&Thought) + Sync)>,
    /// Whether to look for forced wins by themselves once choices have been compared.
    pub prove: bool,
    pub blur: Blur,
    /// The table may have two to the power of so many entries.
    pub table_bits: u32,
    /// Which of equal choices comes first.
    pub seed: u64,
}

/// What came of it.
pub struct Thought {
    /// The best first. Scores other than those that were asked for are what they were when choices were last compared.
    pub choices: Vec<Choice>,
    /// The principal variation: how the game is expected to go on, the best turn first.
    pub line: Vec<Turn>,
    /// The last depth that was looked at wholly, in plies.
    pub depth: i32,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// The table starts with two to the power of so many entries and grows as it fills.
const FIRST_BITS: u32 = 14;

/// Thinks.
pub fn decide(table: &mut Option<Table>, task: &Task<'_>) -> Thought {
    let threads = task.crew.map_or(1, |crew| crew.size().max(1));
    let first_bits = FIRST_BITS.min(task.table_bits);
    let table = match table {
        Some(table) if (1 << first_bits..=1 << task.table_bits).contains(&table.len()) => table,
        _ => table.insert(Table::new(first_bits)),
    };
    table.grow_older();
    let mut first = Deepening::new(task, 0);
    let mut helpers: Vec<Deepening<'_>> = (1..threads as u64).map(|helper| Deepening::new(task, helper)).collect();
    loop {
        let grows = table.len() < 1 << task.table_bits;
        match together(&mut first, &mut helpers, table, grows, task.crew) {
            Ended::TableFull => *table = table.enlarged(),
            Ended::Enough => break,
        }
    }
    let helped: u64 = helpers.iter().map(|helper| helper.nodes).sum();
    let thought = first.thought();
    Thought { nodes: thought.nodes + helped, ..thought }
}

/// Lets all threads look deeper and deeper with one table until the first is done with it.
fn together(
    first: &mut Deepening<'_>,
    helpers: &mut [Deepening<'_>],
    table: &Table,
    grows: bool,
    crew: Option<&dyn Crew>,
) -> Ended {
    let threads = 1 + helpers.len();
    let underway = if threads > 1 { Some(Underway::new()) } else { None };
    let common = &Common { threads, halt: AtomicBool::new(false), underway };
    let (Some(crew), true) = (crew, threads > 1) else {
        return first.go_on(table, grows, common);
    };
    let mut ended = Ended::Enough;
    let slot = &mut ended;
    let mut jobs: Vec<Box<dyn FnOnce() + Send + '_>> = vec![Box::new(move || {
        *slot = first.go_on(table, grows, common);
        common.halt.store(true, Ordering::Relaxed);
    })];
    for helper in helpers {
        jobs.push(Box::new(move || _ = helper.go_on(table, false, common)));
    }
    crew.run(jobs);
    ended
}
