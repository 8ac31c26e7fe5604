//! A best response: somebody who learns, against one bot alone, when to bluff and what to challenge. What it scores in the end is how much
//! the bot can be exploited.

use clap::Args;
use underhill_catalog::gobblestones::{Action, Cover, Gobblestones, Options, Placement, Square, Tiles, TurnPart, View};
use underhill_core::{Game, Level, Luck, Memory, Seat, Viewer, Waiting, random_step, seeded};
use underhill_search::lab::gobblestones::{Ground, Habits, Run, Scene, bluff, fills, holding};
use underhill_search::{Aids, Brain, Nodes, Question};

use super::players::{NODE, Player, Sitting, plausible};
use crate::output::on_all_cores;

/// Learns to exploit a level in the bluffing variant for two, by policy gradients, and tells what came of it.
///
/// The learner lays what the level itself would lay if there were no bluffs, and decides only whether to claim something else, how
/// plausible, and what to challenge: each by chance, the chances by a few weights. After every batch of games the weights move along what won (REINFORCE with a baseline). What
/// it has learned is then measured with other seeds.
#[derive(Args)]
pub(crate) struct Respond {
    /// Which level is to be exploited.
    level: Level,
    /// How many batches.
    #[arg(long, default_value_t = 60)]
    batches: u64,
    /// How many games a batch has.
    #[arg(long, default_value_t = 64)]
    games: u64,
    /// How many games measure what was learned.
    #[arg(long, default_value_t = 400)]
    measure: u64,
    /// Where luck comes from.
    #[arg(long, default_value_t = 6000)]
    seed: u64,
    /// What the level's usual budget is multiplied with, as in `meet`.
    #[arg(long, default_value_t = 0.01)]
    scale: f64,
}

/// How many sorts of claims are told apart by how plausible they are.
const SORTS: usize = 4;
/// For each sort of bluff: whether at all, by what it gains, and late in the game.
const BLUFFING: usize = 3 * SORTS;
/// For each sort of claim whether to challenge it, and for all of them by what is at stake and late in the game.
const WEIGHTS: usize = BLUFFING + SORTS + 2;

type Weights = [f64; WEIGHTS];

fn sort(plausible: f32) -> usize {
    match plausible {
        ..0.1 => 0,
        ..0.3 => 1,
        ..0.6 => 2,
        _ => 3,
    }
}

/// One game's decisions: the gradient of the logarithm of their probability.
struct Learner<'w> {
    level: Level,
    scale: f64,
    weights: &'w Weights,
    slope: Weights,
}

impl Learner<'_> {
    /// Chooses one of several options by chance, each described by what its weights are multiplied with.
    fn choose(&mut self, options: &[Vec<(usize, f64)>], luck: &mut impl Luck) -> usize {
        let score = |facts: &Vec<(usize, f64)>| facts.iter().map(|&(i, fact)| self.weights[i] * fact).sum::<f64>();
        let scores: Vec<f64> = options.iter().map(score).collect();
        let most = scores.iter().copied().fold(f64::MIN, f64::max);
        let odds: Vec<f64> = scores.iter().map(|score| (score - most).exp()).collect();
        let sum: f64 = odds.iter().sum();
        let mut ticket = sum * luck.below(1 << 30) as f64 / f64::from(1u32 << 30);
        let chosen = odds.iter().position(|odd| {
            ticket -= odd;
            ticket < 0.0
        });
        let chosen = chosen.unwrap_or(0);
        for (place, facts) in options.iter().enumerate() {
            let share = f64::from(u8::from(place == chosen)) - odds[place] / sum;
            facts.iter().for_each(|&(i, fact)| self.slope[i] += share * fact);
        }
        chosen
    }

    /// What the bot would lay that is to be exploited, or a good one in its place, if there were no bluffs.
    fn honestly(&self, view: &View, seed: u64) -> Placement {
        let mut view = view.clone();
        view.options.bluff = false;
        view.known = None;
        let level = self.level.max(Level::Hard);
        let meter = Nodes((level.budget().as_secs_f64() * self.scale / NODE) as u64);
        let question = Question { seat: view.turn, view: &view, level, meter: &meter, seed, aids: Aids::default() };
        match Gobblestones::think(&mut Default::default(), &question).action {
            Action::Place(placement) => placement,
            Action::Trust | Action::Challenge => Placement::NONE,
        }
    }

    fn decide(&mut self, view: &View, luck: &mut impl Luck) -> Action {
        let (ground, scene) = (Ground::new(view), Scene::new(view));
        let late = 1.0 - scene.bag as f64 / 90.0;
        if let TurnPart::Answering(squares) = &view.stage {
            let stake = f64::from(ground.run(squares.iter().copied()).points) / 10.0;
            let chance = plausible(view, squares);
            if chance <= 0.0 {
                return Action::Challenge;
            }
            let first = BLUFFING + sort(chance);
            let facts = vec![(first, 1.0), (BLUFFING + SORTS, stake), (BLUFFING + SORTS + 1, late)];
            return if self.choose(&[Vec::new(), facts], luck) == 1 { Action::Challenge } else { Action::Trust };
        }
        let rack = scene.racks[scene.turn];
        let laid = self.honestly(view, luck.below(u64::MAX));
        let honest = ground.run(laid.tiles().iter().map(|&(square, _)| square));
        let prices = Habits::TUNED.prices(&scene);
        let worth = |run: &Run| f32::from(run.points) + prices[usize::from(run.length)];
        // The best claim of each sort, as the other sees it who knows nothing but the board.
        let mut best: [Option<Run>; SORTS] = [None; SORTS];
        let mut unseen = Tiles::FULL;
        for square in Square::all() {
            if let Cover::FaceUp(colour) = view.tiles.get(square) {
                unseen.try_take(colour);
            }
        }
        let mut known = Vec::new();
        ground.all_runs(&scene.covered, rack.total(), |run| {
            if fills(rack, run) || worth(run) <= worth(&honest) {
                return;
            }
            let found = known.iter().find(|(needed, _)| *needed == run.needed).map(|&(_, sort)| sort);
            let sort = found.unwrap_or_else(|| {
                let sort = sort(holding(unseen, rack.total(), run.needed));
                known.push((run.needed, sort));
                sort
            });
            if best[sort].is_none_or(|best| worth(run) > worth(&best)) {
                best[sort] = Some(*run);
            }
        });
        let claims: Vec<(usize, Run)> = (0..SORTS).filter_map(|sort| Some((sort, best[sort]?))).collect();
        let facts = |&(sort, run): &(usize, Run)| {
            let gain = f64::from(worth(&run) - worth(&honest)) / 10.0;
            vec![(3 * sort, 1.0), (3 * sort + 1, gain), (3 * sort + 2, late)]
        };
        let options: Vec<Vec<(usize, f64)>> = std::iter::once(Vec::new()).chain(claims.iter().map(facts)).collect();
        Action::Place(match self.choose(&options, luck) {
            0 => laid,
            claim => bluff(&ground, &Habits::TUNED.phases[scene.phase()], &claims[claim - 1].1, rack),
        })
    }
}

/// Plays a game from one seat: the learner's share of the win, its lead, and the gradient.
fn play(weights: &Weights, respond: &Respond, seed: u64, number: u64, at: usize) -> (f64, f64, Weights) {
    let options = Options { bluff: true, ..Options::default() };
    let mut game = Gobblestones::new(2, &options).expect("these options are allowed");
    let (mut luck, mut mood) = (seeded(seed, number), seeded(seed ^ 0x600D, 2 * number + at as u64));
    let mut other = Sitting::new(Player::Bot(respond.level), respond.scale, seed.wrapping_add(1000 * number));
    let mut learner = Learner { level: respond.level, scale: respond.scale, weights, slope: [0.0; WEIGHTS] };
    for count in 0.. {
        match game.waiting() {
            Waiting::Over => break,
            Waiting::Chance => {
                let step = random_step(&game, &mut luck).expect("the game goes on");
                game.apply_unchecked(&step, &mut ());
            }
            Waiting::Decide(deciding) => {
                let mut decide = |seat: Seat| {
                    if seat.index() != at {
                        return other.decide(&game, seat, count);
                    }
                    learner.decide(&game.view(Viewer::Seat(seat), Memory::Perfect), &mut mood)
                };
                let choices: Vec<(Seat, Action)> = deciding.iter().map(|seat| (seat, decide(seat))).collect();
                game.decide_unchecked(&choices, &mut ());
            }
        }
    }
    let standings = game.standings().expect("the game is over");
    let lead = f64::from(standings.points[at] - standings.points[1 - at]);
    let score = if lead > 0.0 {
        1.0
    } else if lead < 0.0 {
        0.0
    } else {
        0.5
    };
    (score, lead, learner.slope)
}

impl Respond {
    pub(crate) fn run(self) {
        let weights = self.learn();
        let results = on_all_cores(self.measure as usize, |number| {
            play(&weights, &self, self.seed + 500, number / 2, number as usize % 2)
        });
        let n = results.len() as f64;
        let mean = results.iter().map(|result| result.0).sum::<f64>() / n;
        let lead = results.iter().map(|result| result.1).sum::<f64>() / n;
        let half = 196.0 * (mean * (1.0 - mean) / n).sqrt();
        println!(
            "the best response to {} that was learned scores {:.1} % ± {half:.1}, lead {lead:+.1}, {n} games, seed {}, scale {}",
            self.level,
            100.0 * mean,
            self.seed + 500,
            self.scale
        );
    }

    fn learn(&self) -> Weights {
        // At first it seldom bluffs and seldom challenges.
        let mut weights: Weights = [0.0; WEIGHTS];
        (0..SORTS)
            .for_each(|sort| (weights[3 * sort], weights[BLUFFING + sort]) = (-1.5, [0.5, -0.5, -1.5, -2.0][sort]));
        let (mut speed, mut size) = ([0.0; WEIGHTS], [1e-3; WEIGHTS]);
        for batch in 0..self.batches {
            let results = on_all_cores(self.games as usize, |number| {
                play(&weights, self, self.seed, batch * self.games + number / 2, number as usize % 2)
            });
            let n = results.len() as f64;
            // Points tell more than wins do; both count.
            let worth = |result: &(f64, f64, Weights)| result.0 + result.1 / 60.0;
            let mean = results.iter().map(worth).sum::<f64>() / n;
            for i in 0..WEIGHTS {
                let slope = results.iter().map(|result| (worth(result) - mean) * result.2[i]).sum::<f64>() / n;
                speed[i] = 0.8 * speed[i] + 0.2 * slope;
                size[i] = 0.9 * size[i] + 0.1 * slope * slope;
                weights[i] += RATE * speed[i] / f64::sqrt(size[i]).max(1e-3);
            }
            if batch % 10 == 9 {
                let score = results.iter().map(|result| result.0).sum::<f64>() / n;
                println!("batch {}: {:.0} %, weights {weights:.1?}", batch + 1, 100.0 * score);
            }
        }
        weights
    }
}

/// How far a batch moves a weight, at most about.
const RATE: f64 = 0.15;

#[cfg(test)]
mod tests {
    use super::*;

    /// A random player challenges half of all claims, so honesty pays.
    #[test]
    fn what_wins_becomes_likelier() {
        let respond = Respond { level: Level::Random, batches: 6, games: 16, measure: 0, seed: 1, scale: 0.001 };
        let weights = respond.learn();
        assert!(weights.iter().all(|weight| weight.is_finite()));
        assert!(weights.iter().any(|weight| weight.abs() > 0.2));
        assert!(weights[..BLUFFING].iter().step_by(3).sum::<f64>() < -5.0, "{weights:?}");
    }
}
