//! A whole decision: iterative deepening until something says stop, alone or with helpers that share the transposition
//! table (Lazy SMP).

use std::cell::Cell;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use underhill_core::{Luck, seeded};

use super::board::{Board, Turn};
use super::judgement::Judged;
use super::proof_search::ProofSearch;
use super::prover::{self, Prover};
use super::search::{Blur, Choice, Circumstances, Limit, MOST_PLIES, SURE, Search, WIN};
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

/// A table of one's own can grow, a shared one cannot.
enum TableUse<'t> {
    Own(&'t mut Table),
    Shared(&'t Table),
}

/// Iterative deepening until the limit is reached or everything is known. Helpers begin differently and every other one
/// stays a ply ahead, to find what the first will need.
fn deepen(mut table: TableUse<'_>, task: &Task<'_>, halt: &AtomicBool, helper: u64) -> Thought {
    let root = Judged::new(task.board, task.weights);
    let mut choices: Vec<Choice> = task.turns.iter().map(|&turn| Choice { turn, score: 0, nodes: 0 }).collect();
    let mut luck = seeded(task.seed, helper);
    for last in (1..choices.len()).rev() {
        choices.swap(last, luck.below(last as u64 + 1) as usize);
    }
    let never = Never;
    let limit: &dyn Limit = if helper == 0 { task.limit } else { &never };
    let deepest = task.deepest.min(MOST_PLIES as i32 / 2).min(task.circumstances.plies_left as i32).max(1);
    let (mut nodes, mut depth, mut line) = (0, 0, Vec::new());
    let mut compared = choices.clone();
    let careful = helper == 0 && (task.lines > 1 || !task.considered.is_empty());
    // What the last iteration said in which everything that was asked for got its own score.
    let mut whole: Option<Vec<Choice>> = None;
    let mut proofs = if task.prove && helper == 0 {
        Some(ProofSearch::new(task.circumstances, task.table_bits.saturating_sub(2)))
    } else {
        None
    };
    while depth < deepest {
        let (now, helpless): (&Table, bool) = match &table {
            TableUse::Own(table) => (table, true),
            TableUse::Shared(table) => (table, false),
        };
        let spent = Rest { limit, beside: Cell::new(nodes), most: u64::MAX };
        let mut search = Search::new(task, now, &spent, halt);
        let (mut stopped, mut full, mut forced) = (false, false, None);
        while depth < deepest {
            let next = depth + 1 + (helper % 2) as i32 * i32::from(depth > 3);
            let best = search.iterate(&root, &mut choices, next, next <= task.compare);
            stopped = search.stopped;
            if careful && !stopped {
                if next > task.compare {
                    search.compare(&root, &mut choices, next, task.lines, &task.considered);
                }
                stopped = search.stopped;
                whole = if stopped { whole } else { Some(choices.clone()) };
            }
            if let (Some(_), false) = (best, stopped) {
                let best = choices[0].score;
                depth = next;
                if next <= task.compare {
                    compared.clone_from(&choices);
                }
                if let (0, Some(listener)) = (helper, task.listener) {
                    let line = search.line(&root, choices[0].turn, depth as usize + 4);
                    let nodes = spent.beside.get() + search.nodes;
                    listener(&Thought { choices: vec![choices[0]], line, depth, nodes });
                }
                // A proven win in n plies cannot be shortened by looking deeper than n; nor can a loss be put off.
                if best.abs() >= SURE && WIN - best.abs() <= depth + 1 {
                    stopped = true;
                }
            }
            if let Some(proofs) = &mut proofs
                && !stopped
                && depth >= task.compare
                && choices[0].score.abs() < SURE
            {
                let beside = spent.beside.get() + search.nodes;
                let looked = if depth == task.compare {
                    let (found, looked) = quick_proof(task, limit, beside);
                    forced = found;
                    looked
                } else {
                    let before = proofs.nodes;
                    let rest = Rest { limit, beside: Cell::new(beside - before), most: search.nodes / 8 };
                    forced = proofs.win(task.board, &task.turns, &rest).map(|(turn, plies)| {
                        let choice = Choice { turn, score: WIN - plies as i32, nodes: proofs.nodes };
                        (choice, proofs.line(task.board, turn))
                    });
                    proofs.nodes - before
                };
                spent.beside.set(spent.beside.get() + looked);
            }
            full = search.kept > now.len() / 2 && now.len() < 1 << task.table_bits && helpless;
            if stopped || full || forced.is_some() {
                break;
            }
        }
        nodes = spent.beside.get() + search.nodes;
        if let (true, Some(whole)) = (stopped, &whole) {
            choices.clone_from(whole);
        }
        line = search.line(&root, choices[0].turn, depth.max(1) as usize + 4);
        drop(search);
        if let Some((mut choice, expected)) = forced {
            line = expected;
            // The first forced win that is found is seldom the quickest.
            let rest = Rest { limit, beside: Cell::new(nodes), most: 2 * nodes + 50_000 };
            let mut search = Search::new(task, now, &rest, halt);
            if let Some(quicker) = search.quicker_win(&root, &mut choices, WIN - choice.score) {
                (choice, line) = (quicker, search.line(&root, quicker.turn, (WIN - quicker.score) as usize));
            }
            nodes += search.nodes;
            choices.retain(|other| other.turn != choice.turn);
            choices.insert(0, choice);
            depth = WIN - choice.score;
            break;
        }
        if stopped {
            break;
        }
        if let (TableUse::Own(table), true) = (&mut table, full) {
            **table = table.enlarged();
        }
    }
    let best = choices[0];
    let mut rest: Vec<Choice> = compared.into_iter().filter(|choice| choice.turn != best.turn).collect();
    for choice in &mut rest {
        let place = choices.iter().position(|latest| latest.turn == choice.turn);
        let latest = place.map_or(*choice, |place| choices[place]);
        let own = whole.is_some()
            && (place.is_some_and(|place| place < task.lines) || task.considered.contains(&choice.turn));
        // What was only shown to be no better than the best is no better than it.
        let most = if own { latest.score } else { choice.score.min(latest.score) };
        choice.score = most.min(best.score);
        choice.nodes = latest.nodes;
    }
    rest.sort_by_key(|choice| -choice.score);
    Thought { choices: std::iter::once(best).chain(rest).collect(), line, depth, nodes }
}

/// A forced win in few plies with its line, looked for by itself with at most a quarter of the budget, and how much was looked
/// at.
fn quick_proof(task: &Task<'_>, limit: &dyn Limit, beside: u64) -> (Option<(Choice, Vec<Turn>)>, u64) {
    // Where boards are worn out or turns are running short, what is won by the board alone may not be.
    if !task.circumstances.worn.is_empty() || task.circumstances.plies_left <= prover::LONGEST {
        return (None, 0);
    }
    let part = Part { limit, beside, until: 0.25 };
    let mut prover = Prover::new(&part);
    let found = prover.win(task.board, &task.turns).map(|(turn, plies)| {
        let line = prover.line(task.board, turn, plies);
        (Choice { turn, score: WIN - plies as i32, nodes: prover.nodes }, line)
    });
    (found, prover.nodes)
}

/// The first part of a limit.
struct Part<'l> {
    limit: &'l dyn Limit,
    /// How many nodes others have looked at.
    beside: u64,
    until: f64,
}

impl Limit for Part<'_> {
    fn spent(&self, nodes: u64) -> f64 {
        self.limit.spent(self.beside + nodes) / self.until
    }
}

/// What is left of a limit, for one of several searches.
struct Rest<'l> {
    limit: &'l dyn Limit,
    /// How many nodes the others have looked at.
    beside: Cell<u64>,
    /// How many this one may look at.
    most: u64,
}

impl Limit for Rest<'_> {
    fn spent(&self, nodes: u64) -> f64 {
        if nodes >= self.most { 1.0 } else { self.limit.spent(self.beside.get() + nodes) }
    }
}

/// Helpers go on until they are told.
struct Never;

impl Limit for Never {
    fn spent(&self, _: u64) -> f64 {
        0.0
    }
}
