//! Compares actions by playing on from each of them in imagined games: Monte Carlo over determinisations, the budget shared
//! out by sequential halving, with a tree under every action.

use underhill_catalog::clonk::{Action, Clonk};
use underhill_core::{Game, Luck, seeded};

use super::appraisal::rounds_left;
use super::belief::Beliefs;
use super::fate::{DrawOrder, Fate};
use super::habit::Habit;
use super::net::Net;
use super::notes::Notes;
use super::outlook::Outlook;
use super::playout::{PlayoutPolicy, play_on};
use super::tree::{Branch, Curiosity, Path, Tree};
use super::weights::Weights;
use crate::simple::imagine;
use crate::{Estimate, Progress, Question};

/// How a level thinks.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(feature = "lab", derive(serde::Serialize, serde::Deserialize))]
pub struct Manner {
    /// At most so many actions are compared.
    pub candidates: usize,
    /// Actions that habit judges worse than the best by this are not considered, in hundredths of a coin.
    pub margin: i32,
    /// By how much, at most, the player misjudges an action before comparing, in hundredths of a coin.
    pub whim: u64,
    /// Of a hundred actions, how many do not come to mind.
    pub overlooks: u64,
    /// At most so many imagined games are tried.
    pub trials: u64,
    /// Whether what came of the trials is believed, or only used for the estimate.
    pub learns: bool,
    /// How much whim the players of imagined games have, in hundredths of a coin.
    pub noise: u64,
    /// How many rounds are played on before the outlook is judged; the turn at hand is part of the first, and with none it is
    /// all.
    pub rounds: u32,
    /// Whether the others' secret tasks are guessed from what they collect.
    pub guesses: bool,
    /// Whether and how what is decided afterwards is searched too.
    pub curiosity: Option<Curiosity>,
}

/// An arm of the bandit: an action and the sums of what came of it.
#[derive(Clone, Debug)]
pub(crate) struct Arm {
    pub(crate) action: Action,
    /// What habit thinks of it, in hundredths of a coin.
    judged: i32,
    pub(crate) visits: u64,
    worth: f64,
    win: [f64; 4],
    points: [f64; 4],
    /// Where the tree under it begins.
    root: Option<u32>,
}

impl Arm {
    fn mean(&self) -> f64 {
        self.worth / self.visits.max(1) as f64
    }

    /// How the game stands after the action, over all trials.
    pub(crate) fn estimate(&self, seats: usize) -> Estimate {
        let n = self.visits.max(1) as f64;
        Estimate {
            win: self.win[..seats].iter().map(|sum| sum / n).collect(),
            points: self.points[..seats].iter().map(|sum| sum / n).collect(),
        }
    }
}

/// A comparison under way.
struct Comparison<'a> {
    question: &'a Question<'a, Clonk>,
    manner: &'a Manner,
    weights: &'a Weights,
    net: &'a Net,
    /// What is believed of the others, if they are guessed.
    beliefs: Option<Beliefs>,
    /// How much the lead counts against the chance to win.
    lead: f64,
    tree: Tree,
    path: Path,
    nodes: u64,
}

/// Tries the actions that habit likes, all of them with the same luck (common random numbers), and drops the worse half
/// again and again (sequential halving, a best-arm search among bandits). The best comes first; also says how many steps
/// were looked at.
pub(crate) fn compare(
    notes: &mut Notes,
    question: &Question<'_, Clonk>,
    manner: &Manner,
    net: &Net,
) -> (Vec<Arm>, u64) {
    let weights = &Weights::TUNED;
    let game = imagine(question, 0);
    notes.look(&game, question.seat);
    let beliefs = manner.guesses.then(|| Beliefs::new(&game, question.seat, notes));
    let mut arms = candidates(&game, question, manner, weights);
    let (tree, lead) = (Tree::default(), lead_counts(&game));
    let path = Path::new();
    let mut comparison = Comparison { question, manner, weights, net, beliefs, lead, tree, path, nodes: 1 };
    if manner.curiosity.is_some() {
        arms.iter_mut().for_each(|arm| arm.root = comparison.tree.grow());
    }
    // Whatever the budget, every action gets a trial, or there would be no estimate.
    comparison.try_out(1, &mut arms);
    // Where there is nothing to compare, a few trials do for the estimate.
    let trials = if arms.len() == 1 { manner.trials.min(32) } else { manner.trials };
    let spent = |nodes, number: u64| question.meter.spent(nodes).max(number as f64 / trials as f64);
    let halvings = if manner.learns { arms.len().next_power_of_two().trailing_zeros().max(1) } else { 1 };
    let (mut number, mut alive) = (1, arms.len());
    for stage in 1..=halvings {
        let share = f64::from(stage) / f64::from(halvings);
        while spent(comparison.nodes, number) < share {
            number += 1;
            comparison.try_out(number, &mut arms[..alive]);
        }
        let by_worth = |one: &Arm, two: &Arm| two.mean().total_cmp(&one.mean()).then(two.judged.cmp(&one.judged));
        if manner.learns {
            arms[..alive].sort_by(by_worth);
        }
        if let Some(listener) = question.aids.listener {
            listener(&progress(&arms[0], question, comparison.nodes));
        }
        // Those that are to be compared with care go on, however bad they are.
        let next = alive.div_ceil(2).max(2).max(question.aids.compared).min(alive);
        let (_, dropped) = arms[..alive].split_at_mut(next);
        dropped.sort_by_key(|arm| !question.aids.considered.contains(&arm.action));
        alive = next + dropped.iter().filter(|arm| question.aids.considered.contains(&arm.action)).count();
    }
    notes.decided(&game, question.seat, arms[0].action);
    (arms, comparison.nodes)
}

/// How much the lead counts against the chance to win: while there is time, coins are worth having in any case; in the last
/// round nothing counts but to win.
fn lead_counts(game: &Clonk) -> f64 {
    0.25 * f64::from(rounds_left(game).clamp(0, 2))
}

/// How far a comparison has come.
fn progress(best: &Arm, question: &Question<'_, Clonk>, nodes: u64) -> Progress<Action> {
    let estimate = best.estimate(question.view.players.len());
    Progress { estimate, line: vec![best.action], proof: None, nodes, depth: 1 }
}

/// The actions worth a thought, the one that habit likes best first.
fn candidates(game: &Clonk, question: &Question<'_, Clonk>, manner: &Manner, weights: &Weights) -> Vec<Arm> {
    let mut arms: Vec<Arm> = Vec::new();
    let mut luck = seeded(question.seed, u64::MAX);
    Habit::new(game, question.seat, weights).judge(|action, judged| {
        let judged = judged + if manner.whim > 0 { luck.below(manner.whim) as i32 } else { 0 };
        arms.push(Arm { action, judged, visits: 0, worth: 0.0, win: [0.0; 4], points: [0.0; 4], root: None });
    });
    arms.sort_by_key(|arm| -arm.judged);
    let considered = |arm: &Arm| question.aids.considered.contains(&arm.action);
    // Something always comes to mind, if only the last thing that one would do.
    let mut left = arms.len();
    arms.retain(|arm| {
        let overlooked = left > 1 && luck.below(100) < manner.overlooks && !considered(arm);
        left -= usize::from(overlooked);
        !overlooked
    });
    let best = arms[0].judged;
    let most = manner.candidates.max(question.aids.compared);
    let mut places = 0..;
    arms.retain(|arm| {
        let place = places.next().expect("it has no end");
        place < most && arm.judged >= best - manner.margin || considered(arm)
    });
    arms
}

impl Comparison<'_> {
    /// Plays on from every action once, with the same luck: first as the tree suggests, then by habit (a playout), cut off
    /// after some rounds and judged there.
    fn try_out(&mut self, number: u64, arms: &mut [Arm]) {
        let Question { seat, seed, .. } = *self.question;
        let mut start = imagine(self.question, number);
        let mut luck = seeded(seed ^ 0x5EED, number);
        if let Some(beliefs) = &self.beliefs {
            beliefs.suppose(&mut start, &mut luck);
        }
        let order = DrawOrder::new(&start, &mut luck);
        let policy = PlayoutPolicy { weights: self.weights, noise: self.manner.noise, order: &order };
        let until = start.turns() + (self.manner.rounds * start.seats() as u32).max(1);
        for arm in arms {
            let mut luck = seeded(seed ^ 0xFA7E, number);
            let mut game = start.clone();
            let mut fate = Fate::default();
            game.decide_unchecked(&[(seat, arm.action)], &mut ());
            self.nodes += 1;
            self.path.clear();
            if let (Some(root), Some(curiosity)) = (arm.root, &self.manner.curiosity) {
                let branch = Branch { root, curiosity, path: &mut self.path };
                self.nodes += self.tree.follow(branch, &mut game, &policy, &mut fate, until, &mut luck);
            }
            self.nodes += play_on(&mut game, &policy, &mut fate, until, &mut luck);
            let outlook = Outlook::of(&game, self.net, self.weights);
            arm.add(&outlook, outlook.worth(seat, self.lead));
            self.tree.remember(&self.path, |seat| outlook.worth(seat, self.lead));
        }
    }
}

impl Arm {
    fn add(&mut self, outlook: &Outlook, worth: f64) {
        self.visits += 1;
        self.worth += worth;
        for (sum, win) in self.win.iter_mut().zip(&outlook.win) {
            *sum += win;
        }
        for (sum, points) in self.points.iter_mut().zip(&outlook.points) {
            *sum += points;
        }
    }
}
