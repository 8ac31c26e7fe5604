//! A whole decision, alone or with helpers that share the transposition table (Lazy SMP).

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use super::board::{Board, Turn};
use super::deepening::{TableUse, deepen};
use super::search::{Blur, Choice, Circumstances, Limit};
use super::table::Table;
use super::tuning::Tuning;
use super::weights::Weights;
use crate::Crew;

/// What to think about and how hard.
#[allow(missing_docs, reason = "the types say what the others are")]
pub struct Task<'t> {
    pub weights: &'t Weights,
    pub tuning: &'t Tuning,
    pub board: Board,
    pub circumstances: &'t Circumstances,
    /// The turns to choose from; there is at least one, and none loses at once.
    pub turns: Vec<Turn>,
    pub limit: &'t (dyn Limit + Sync),
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
    let helpers = task.crew.map_or(0, |crew| crew.size().saturating_sub(1));
    // Helpers share the table, so that it cannot grow on the way.
    let first_bits = if helpers > 0 { task.table_bits } else { FIRST_BITS.min(task.table_bits) };
    let table = match table {
        Some(table) if (1 << first_bits..=1 << task.table_bits).contains(&table.len()) => table,
        _ => table.insert(Table::new(first_bits)),
    };
    table.grow_older();
    if helpers == 0 {
        return deepen(TableUse::Own(table), task, &AtomicBool::new(false), 0);
    }
    let (halt, shared, helped) = (AtomicBool::new(false), &*table, AtomicU64::new(0));
    let mut thought = None;
    {
        let slot = &mut thought;
        let (halt, helped) = (&halt, &helped);
        let mut jobs: Vec<Box<dyn FnOnce() + Send + '_>> = vec![Box::new(move || {
            *slot = Some(deepen(TableUse::Shared(shared), task, halt, 0));
            halt.store(true, Ordering::Relaxed);
        })];
        for helper in 1..=helpers {
            jobs.push(Box::new(move || {
                let nodes = deepen(TableUse::Shared(shared), task, halt, helper as u64).nodes;
                helped.fetch_add(nodes, Ordering::Relaxed);
            }));
        }
        task.crew.expect("there are helpers").run(jobs);
    }
    let thought = thought.expect("the crew ran every job");
    Thought { nodes: thought.nodes + helped.into_inner(), ..thought }
}
