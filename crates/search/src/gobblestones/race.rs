//! Compares placements by playing on from each in the same imagined games: flat Monte Carlo over determinisations with
//! common random numbers; what is clearly beaten drops out (a racing algorithm).

use underhill_catalog::gobblestones::{Placement, Tiles};
use underhill_core::MAX_SEATS;

use super::ground::{Ground, Run};
use super::habits::Habits;
use super::judge::{Verdict, judge};
use super::scene::{Bag, Scene};

/// How a bot looks ahead.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Style {
    /// What it and the others do in the games it imagines.
    pub(crate) habits: Habits,
    /// How many placements it looks at closely.
    pub(crate) candidates: usize,
    /// How many turns it imagines before it judges.
    pub(crate) turns: usize,
    /// How sure it is, in standard deviations, before it gives a placement up.
    pub(crate) care: f64,
}

/// A placement under consideration.
#[derive(Clone, Debug)]
pub(crate) struct Runner {
    pub(crate) run: Run,
    /// What stays on the rack before new tiles are drawn.
    pub(crate) left: Tiles,
    /// Whether some tile would be of the wrong colour (GBS-20).
    pub(crate) bluff: bool,
    /// How its tiles lie, if that was given.
    pub(crate) given: Option<Placement>,
    /// How likely it is that each seat challenges it, before any other does (GBS-22).
    pub(crate) doubts: [f32; MAX_SEATS],
    /// What each imagined game is worth to its seat.
    worths: Vec<f32>,
    total: f64,
    sum: [f64; MAX_SEATS],
    points: [f64; MAX_SEATS],
}

impl Runner {
    pub(crate) fn new(run: Run, left: Tiles, bluff: bool) -> Runner {
        Runner {
            run,
            left,
            bluff,
            given: None,
            doubts: [0.0; MAX_SEATS],
            worths: Vec::new(),
            total: 0.0,
            sum: [0.0; MAX_SEATS],
            points: [0.0; MAX_SEATS],
        }
    }

    /// In how many imagined games it was tried.
    pub(crate) fn visits(&self) -> usize {
        self.worths.len()
    }

    /// The mean of what came of it.
    pub(crate) fn verdict(&self) -> Verdict {
        let n = self.visits().max(1) as f64;
        Verdict { win: self.sum.map(|sum| (sum / n) as f32), points: self.points.map(|sum| (sum / n) as f32) }
    }

    /// What it is worth on average.
    pub(crate) fn mean(&self) -> f64 {
        self.total / self.visits().max(1) as f64
    }

    fn note(&mut self, seat: usize, seats: usize, verdict: &Verdict) {
        let worth = verdict.worth(seat, seats);
        self.worths.push(worth);
        self.total += f64::from(worth);
        for seat in 0..MAX_SEATS {
            self.sum[seat] += f64::from(verdict.win[seat]);
            self.points[seat] += f64::from(verdict.points[seat]);
        }
    }

    /// What comes of it in one imagined game, after so many turns in all.
    fn try_in(&self, ground: &Ground, style: &Style, scene: &Scene, bag: &Bag, nodes: &mut u64) -> Verdict {
        let seat = scene.turn;
        let doubt: f32 = self.doubts.iter().sum();
        let mut believed = scene.clone();
        believed.lay(&self.run, self.left, bag);
        play_on(&mut believed, ground, style, bag, nodes);
        let mut verdict = judge(&believed);
        if doubt <= 0.0 {
            return verdict;
        }
        verdict.scale(1.0 - doubt);
        if self.bluff {
            // GBS-25
            let mut caught = scene.clone();
            caught.pass_on(true);
            play_on(&mut caught, ground, style, bag, nodes);
            verdict.add(&judge(&caught), doubt);
        } else {
            // GBS-24
            for other in (0..scene.seats).filter(|&other| other != seat && self.doubts[other] > 0.0) {
                believed.points[other] -= i32::from(self.run.points);
                verdict.add(&judge(&believed), self.doubts[other]);
                believed.points[other] += i32::from(self.run.points);
            }
        }
        verdict
    }

    /// Whether it does so much worse than another in the same games that it is out of the race, by a paired test.
    fn is_beaten(&self, by: &Runner, care: f64) -> bool {
        // What whoever asks has named is compared to the end.
        if self.given.is_some() {
            return false;
        }
        let games = self.visits().min(by.visits());
        let (mut sum, mut squares) = (0.0, 0.0);
        for (one, two) in by.worths[..games].iter().zip(&self.worths[..games]) {
            let lead = f64::from(one - two);
            sum += lead;
            squares += lead * lead;
        }
        let n = games as f64;
        let mean = sum / n;
        let variance = (squares / n - mean * mean).max(1e-7);
        mean > care * (variance / n).sqrt()
    }
}

/// Everybody follows the habits for the rest of the turns to be imagined: a playout (rollout), cut off and judged.
pub(crate) fn play_on(scene: &mut Scene, ground: &Ground, style: &Style, bag: &Bag, nodes: &mut u64) {
    *nodes += 1;
    for _ in 1..style.turns {
        if scene.over {
            break;
        }
        scene.follow(ground, bag, &style.habits);
        *nodes += 1;
    }
}

/// Tries all runners in the same imagined games, leaving behind those that are clearly worse, until the budget is gone.
/// The best comes first, and so many of the best are never left behind. Returns how many turns were imagined.
pub(crate) fn race(
    ground: &Ground,
    style: &Style,
    runners: &mut [Runner],
    mut imagine: impl FnMut(u64) -> (Scene, Bag),
    mut spent: impl FnMut(u64) -> f64,
    mut tell: impl FnMut(&Runner, u64),
    (games, compared): (u64, usize),
) -> u64 {
    let (mut nodes, mut live) = (0, runners.len());
    let mut next_cut = 8;
    for number in 0..games {
        if live <= 1 && number >= 32 || number > 0 && spent(nodes) >= 1.0 {
            break;
        }
        let (scene, bag) = imagine(number);
        for runner in &mut runners[..live] {
            // The best so far are tried first, so that a race that is broken off tells the same of them.
            if nodes > 0 && spent(nodes) >= 1.0 {
                break;
            }
            let verdict = runner.try_in(ground, style, &scene, &bag, &mut nodes);
            runner.note(scene.turn, scene.seats, &verdict);
        }
        if number + 1 == next_cut {
            next_cut *= 2;
            runners[..live].sort_by(|one, two| two.mean().total_cmp(&one.mean()));
            tell(&runners[0], nodes);
            let compared = compared.clamp(1, live);
            let (first, others) = runners[..live].split_at_mut(compared);
            others.sort_by_key(|runner| runner.is_beaten(&first[0], style.care));
            live = compared + others.iter().filter(|runner| !runner.is_beaten(&first[0], style.care)).count();
        }
    }
    // Where the race was broken off in the middle of a game the last visit is not comparable, but one in many.
    runners[..live].sort_by(|one, two| {
        let (one_ran, two_ran) = (one.visits() > 0, two.visits() > 0);
        two_ran.cmp(&one_ran).then(two.mean().total_cmp(&one.mean()))
    });
    nodes
}
