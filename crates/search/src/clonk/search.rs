//! Compares actions by playing on from each of them in imagined games: flat Monte Carlo over determinisations, the budget
//! shared out by sequential halving.

use underhill_catalog::clonk::{Action, Clonk};
use underhill_core::{Game, Luck, Seat, seeded};

use super::belief;
use super::fate::{DrawOrder, Fate};
use super::habit::Habit;
use super::outlook::Outlook;
use super::playout::{PlayoutPolicy, play_on};
use super::weights::Weights;
use crate::simple::imagine;
use crate::{Estimate, Progress, Question};

/// How a level thinks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Manner {
    /// At most so many actions are compared.
    pub(crate) candidates: usize,
    /// Actions that habit judges worse than the best by this are not considered, in hundredths of a coin.
    pub(crate) margin: i32,
    /// By how much, at most, the player misjudges an action before comparing, in hundredths of a coin.
    pub(crate) whim: u64,
    /// At most so many imagined games are tried.
    pub(crate) trials: u64,
    /// Whether what came of the trials is believed, or only used for the estimate.
    pub(crate) learns: bool,
    /// How much whim the players of imagined games have, in hundredths of a coin.
    pub(crate) noise: u64,
    /// How many rounds are played on before the outlook is judged; the turn at hand is part of the first.
    pub(crate) rounds: u32,
    /// Whether the others' secret tasks are guessed from what they collect.
    pub(crate) guesses: bool,
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

/// Tries the actions that habit likes, all of them with the same luck (common random numbers), and drops the worse half
/// again and again (sequential halving, a best-arm search among bandits). The best comes first; also says how many steps
/// were looked at.
pub(crate) fn compare(question: &Question<'_, Clonk>, manner: &Manner, weights: &Weights) -> (Vec<Arm>, u64) {
    let mut arms = candidates(&imagine(question, 0), question, manner, weights);
    // Whatever the budget, every action gets a trial, or there would be no estimate.
    let mut nodes = 1 + try_out(question, manner, weights, 1, &mut arms);
    // Where there is nothing to compare, a few trials do for the estimate.
    let trials = if arms.len() == 1 { manner.trials.min(32) } else { manner.trials };
    let spent = |nodes, number: u64| question.meter.spent(nodes).max(number as f64 / trials as f64);
    let halvings = if manner.learns { arms.len().next_power_of_two().trailing_zeros().max(1) } else { 1 };
    let (mut number, mut alive) = (1, arms.len());
    for stage in 1..=halvings {
        let share = f64::from(stage) / f64::from(halvings);
        while spent(nodes, number) < share {
            number += 1;
            nodes += try_out(question, manner, weights, number, &mut arms[..alive]);
        }
        let by_worth = |one: &Arm, two: &Arm| two.mean().total_cmp(&one.mean()).then(two.judged.cmp(&one.judged));
        if manner.learns {
            arms[..alive].sort_by(by_worth);
        }
        if let Some(listener) = question.aids.listener {
            listener(&progress(&arms[0], question, nodes));
        }
        // Those that are to be compared with care go on, however bad they are.
        let next = alive.div_ceil(2).max(2).max(question.aids.compared).min(alive);
        let (_, dropped) = arms[..alive].split_at_mut(next);
        dropped.sort_by_key(|arm| !question.aids.considered.contains(&arm.action));
        alive = next + dropped.iter().filter(|arm| question.aids.considered.contains(&arm.action)).count();
    }
    (arms, nodes)
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
        arms.push(Arm { action, judged, visits: 0, worth: 0.0, win: [0.0; 4], points: [0.0; 4] });
    });
    arms.sort_by_key(|arm| -arm.judged);
    let best = arms[0].judged;
    let considered = |arm: &Arm| question.aids.considered.contains(&arm.action);
    let most = manner.candidates.max(question.aids.compared);
    let mut places = 0..;
    arms.retain(|arm| {
        let place = places.next().expect("it has no end");
        place < most && arm.judged >= best - manner.margin || considered(arm)
    });
    arms
}

/// Plays on from every action once (a playout cut off after some rounds and judged there), with the same luck.
fn try_out(question: &Question<'_, Clonk>, manner: &Manner, weights: &Weights, number: u64, arms: &mut [Arm]) -> u64 {
    let seat = question.seat;
    let mut start = imagine(question, number);
    let mut luck = seeded(question.seed ^ 0x5EED, number);
    if manner.guesses {
        belief::suppose(&mut start, seat, &mut luck);
    }
    let order = DrawOrder::new(&start, &mut luck);
    let until = start.turns() + manner.rounds * start.seats() as u32;
    let mut steps = 0;
    for arm in arms {
        let mut luck = seeded(question.seed ^ 0xFA7E, number);
        let mut game = start.clone();
        let mut fate = Fate::default();
        let policy = PlayoutPolicy { weights, noise: manner.noise, order: &order };
        game.decide_unchecked(&[(seat, arm.action)], &mut ());
        steps += 1;
        steps += play_on(&mut game, &policy, &mut fate, until, &mut luck);
        let outlook = Outlook::of(&game, weights);
        arm.add(&outlook, seat);
    }
    steps
}

impl Arm {
    fn add(&mut self, outlook: &Outlook, seat: Seat) {
        let worth = outlook.worth(seat);
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
