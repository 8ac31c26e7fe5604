//! Iterative deepening: looking one ply further each time, until something says stop.

use std::sync::atomic::{AtomicU64, Ordering};

use underhill_core::{Luck, seeded};

use super::board::Turn;
use super::engine::{Task, Thought};
use super::judgement::Judged;
use super::proof_search::ProofSearch;
use super::prover::{self, Prover};
use super::search::{Choice, Common, MOST_PLIES, SURE, Search, WIN};
use super::table::Table;
use crate::meter::Part;
use crate::{Endless, Meter};

/// Why no further ply is looked at with a table.
pub(super) enum Ended {
    TableFull,
    /// The budget is spent, or more would not change anything.
    Enough,
}

/// One thread's way down, which can be gone on with when the table has grown. Helpers begin with the turns in another order.
pub(super) struct Deepening<'d> {
    task: &'d Task<'d>,
    /// 0 is the one whose choice counts.
    helper: u64,
    meter: &'d dyn Meter,
    root: Judged,
    deepest: i32,
    /// The last depth that was looked at wholly.
    depth: i32,
    pub(super) nodes: u64,
    /// The best first.
    choices: Vec<Choice>,
    /// As they were when all of them were last compared.
    compared: Vec<Choice>,
    /// What the last iteration said in which everything that was asked for got its own score.
    whole: Option<Vec<Choice>>,
    proofs: Option<ProofSearch>,
    /// For how many iterations the same turn has been the best.
    steady: u32,
    /// How the game is expected to go on.
    line: Vec<Turn>,
}

impl<'d> Deepening<'d> {
    pub(super) fn new(task: &'d Task<'d>, helper: u64) -> Self {
        let mut choices: Vec<Choice> = task.turns.iter().map(|&turn| Choice { turn, score: 0, nodes: 0 }).collect();
        let mut luck = seeded(task.seed, helper);
        for last in (1..choices.len()).rev() {
            choices.swap(last, luck.below(last as u64 + 1) as usize);
        }
        let proofs = if task.prove && helper == 0 {
            Some(ProofSearch::new(task.circumstances, task.table_bits.saturating_sub(2)))
        } else {
            None
        };
        Deepening {
            task,
            helper,
            meter: if helper == 0 { task.meter } else { &Endless },
            root: Judged::new(task.board, task.weights),
            deepest: task.deepest.min(MOST_PLIES as i32 / 2).min(task.circumstances.plies_left as i32).max(1),
            depth: 0,
            nodes: 0,
            compared: choices.clone(),
            choices,
            whole: None,
            proofs,
            steady: 0,
            line: Vec::new(),
        }
    }

    /// Whether more than the best turn gets a score of its own at every depth.
    fn is_careful(&self) -> bool {
        self.helper == 0 && (self.task.lines > 1 || !self.task.considered.is_empty())
    }

    /// Looks deeper and deeper with one table, until it is full if it `grows`, the budget is spent, everything is known or the best
    /// turn is clear.
    pub(super) fn go_on(&mut self, table: &Table, grows: bool, common: &Common) -> Ended {
        let spent = Rest { meter: self.meter, beside: AtomicU64::new(self.nodes), most: u64::MAX };
        let mut search = Search::new(self.task, table, &spent, common);
        let mut forced = None;
        let mut ended = Ended::Enough;
        while self.depth < self.deepest {
            if self.look_further(&mut search, &spent) {
                break;
            }
            forced = self.look_for_forced_win(&search, &spent);
            if forced.is_some() {
                break;
            }
            if grows && search.kept * common.threads > table.len() / 2 {
                ended = Ended::TableFull;
                break;
            }
        }
        self.nodes = spent.beside.load(Ordering::Relaxed) + search.nodes;
        if let (true, Some(whole)) = (search.stopped, &self.whole) {
            self.choices.clone_from(whole);
        }
        self.line = search.line(&self.root, self.choices[0].turn, self.depth.max(1) as usize + 4);
        drop(search);
        if let Some((choice, line)) = forced {
            self.line = self.take_forced_win(table, common, choice, line);
        }
        ended
    }

    /// Looks one ply further. Whether that was enough.
    fn look_further(&mut self, search: &mut Search<'_>, spent: &Rest<'_>) -> bool {
        let task = self.task;
        let next = self.depth + 1;
        let before = self.choices[0].turn;
        let best = search.iterate(&self.root, &mut self.choices, next, next <= task.compare);
        if self.is_careful() && !search.stopped {
            if next > task.compare {
                search.compare(&self.root, &mut self.choices, next, task.lines, &task.considered);
            }
            if !search.stopped {
                self.whole = Some(self.choices.clone());
            }
        }
        if search.stopped || best.is_none() {
            return search.stopped;
        }
        self.depth = next;
        if next <= task.compare {
            self.compared.clone_from(&self.choices);
        }
        let best = self.choices[0];
        self.steady = if best.turn == before { self.steady + 1 } else { 0 };
        let nodes = spent.beside.load(Ordering::Relaxed) + search.nodes;
        if let (0, Some(listener)) = (self.helper, task.listener) {
            let line = search.line(&self.root, best.turn, next as usize + 4);
            listener(&Thought { choices: vec![best], line, depth: next, nodes });
        }
        // A proven win in n plies cannot be shortened by looking deeper than n; nor can a loss be put off.
        let known = best.score.abs() >= SURE && WIN - best.score.abs() <= next + 1;
        known || self.is_clear(nodes)
    }

    /// Whether the best turn is so clear that more time would hardly change it (easy moves): it has been the best for long, and
    /// hardly anything else was worth a look.
    fn is_clear(&self, nodes: u64) -> bool {
        let tuning = self.task.tuning;
        if self.helper != 0 || self.is_careful() || self.depth < tuning.clear_depth {
            return false;
        }
        let [best, others @ ..] = &self.choices[..] else { return false };
        let looked: u64 = others.iter().map(|choice| choice.nodes).sum();
        others.is_empty()
            || self.steady >= tuning.clear_rounds
                && looked * 100 <= best.nodes * u64::from(tuning.clear_others)
                && self.meter.spent(nodes) * 100.0 >= f64::from(tuning.clear_spent)
    }

    /// A forced win, looked for by itself once choices have been compared, with how it goes.
    fn look_for_forced_win(&mut self, search: &Search<'_>, spent: &Rest<'_>) -> Option<(Choice, Vec<Turn>)> {
        let task = self.task;
        let proofs = self.proofs.as_mut()?;
        if self.depth < task.compare || self.choices[0].score.abs() >= SURE {
            return None;
        }
        let beside = spent.beside.load(Ordering::Relaxed) + search.nodes;
        let (forced, looked) = if self.depth == task.compare {
            quick_proof(task, self.meter, beside)
        } else {
            let before = proofs.nodes;
            let rest = Rest { meter: self.meter, beside: AtomicU64::new(beside - before), most: search.nodes / 8 };
            let forced = proofs.win(task.board, &task.turns, &rest).map(|(turn, plies)| {
                let choice = Choice { turn, score: WIN - plies as i32, nodes: proofs.nodes };
                (choice, proofs.line(task.board, turn))
            });
            (forced, proofs.nodes - before)
        };
        spent.beside.fetch_add(looked, Ordering::Relaxed);
        forced
    }

    /// Chooses a forced win, or a quicker one: the first that is found is seldom the quickest. Says how it goes.
    fn take_forced_win(
        &mut self,
        table: &Table,
        common: &Common,
        mut choice: Choice,
        mut line: Vec<Turn>,
    ) -> Vec<Turn> {
        let rest = Rest { meter: self.meter, beside: AtomicU64::new(self.nodes), most: 2 * self.nodes + 50_000 };
        let mut search = Search::new(self.task, table, &rest, common);
        if let Some(quicker) = search.quicker_win(&self.root, &mut self.choices, WIN - choice.score) {
            (choice, line) = (quicker, search.line(&self.root, quicker.turn, (WIN - quicker.score) as usize));
        }
        self.nodes += search.nodes;
        self.choices.retain(|other| other.turn != choice.turn);
        self.choices.insert(0, choice);
        self.depth = WIN - choice.score;
        line
    }

    /// What has come of it.
    pub(super) fn thought(self) -> Thought {
        let Deepening { task, choices, compared, whole, depth, nodes, line, .. } = self;
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
}

/// A forced win in few plies with its line, looked for by itself with at most a quarter of the budget, and how much was looked
/// at.
fn quick_proof(task: &Task<'_>, meter: &dyn Meter, beside: u64) -> (Option<(Choice, Vec<Turn>)>, u64) {
    // Where boards are worn out or turns are running short, what is won by the board alone may not be.
    if !task.circumstances.worn.is_empty() || task.circumstances.plies_left <= prover::LONGEST {
        return (None, 0);
    }
    let part = Part { meter, before: beside, until: 0.25 };
    let mut prover = Prover::new(&part);
    let found = prover.win(task.board, &task.turns).map(|(turn, plies)| {
        let line = prover.line(task.board, turn, plies);
        (Choice { turn, score: WIN - plies as i32, nodes: prover.nodes }, line)
    });
    (found, prover.nodes)
}

/// What is left of a budget, for one of several searches.
struct Rest<'m> {
    meter: &'m dyn Meter,
    /// How many nodes the others have looked at.
    beside: AtomicU64,
    /// How many this one may look at.
    most: u64,
}

impl Meter for Rest<'_> {
    fn spent(&self, nodes: u64) -> f64 {
        if nodes >= self.most { 1.0 } else { self.meter.spent(self.beside.load(Ordering::Relaxed) + nodes) }
    }
}
