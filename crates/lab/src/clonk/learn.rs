//! The judge of Clonk! positions: `crates/search/src/clonk/net.txt`.

use std::path::PathBuf;

use clap::Args;
use underhill_catalog::clonk::{Action, Clonk};
use underhill_core::{Game, Level, Luck, MAX_SEATS, Seat, Standings, Viewer, seeded};
use underhill_search::lab::clonk::{
    FEATURES, HIDDEN, LEAK, Manner, Net, PART, POINTS, Scene, WEIGHTS, Weights, decide, dot, manner,
};
use underhill_search::{Aids, Nodes, Question};

use super::play::{play, play_by};
use crate::output::{on_all_cores, write};

/// How much the points count against the winning chances.
const POINTS_COUNT: f32 = 0.5;
const BATCH: usize = 64;
/// How fast the weights move, at first and at the end.
const RATE: (f32, f32) = (3e-3, 5e-5);
/// The same for games played with some thought.
const THOUGHTFUL_RATE: (f32, f32) = (1e-3, 3e-5);

/// A position that occurred, and what came of it.
struct Sample {
    features: Vec<[f32; FEATURES]>,
    win: [f32; MAX_SEATS],
    points: [f32; MAX_SEATS],
}

/// Makes the weights of the judge from games.
///
/// Every round plays other games and moves the weights once towards who won them and with how many points (a small net, by
/// Adam). First the games are played by habit, which is quick; then by players who think a little and judge by the net as it
/// is (expert iteration).
#[derive(Args)]
pub(crate) struct Learn {
    /// How many rounds of games played by habit.
    #[arg(long, default_value_t = 60)]
    rounds: u64,
    /// How many games such a round has.
    #[arg(long, default_value_t = 2000)]
    games: u64,
    /// How many rounds of games played with some thought.
    #[arg(long, default_value_t = 16)]
    thoughtful_rounds: u64,
    /// How many games such a round has.
    #[arg(long, default_value_t = 750)]
    thoughtful_games: u64,
    /// Where luck comes from.
    #[arg(long, default_value_t = 3000)]
    seed: u64,
    /// Another file than the one that ships.
    #[arg(long)]
    out: Option<PathBuf>,
}

/// The file among those of the bots.
const SHIPPED: &str = "clonk/net.txt";

impl Learn {
    pub(crate) fn run(self) {
        let mut learner = Learner::new(self.seed);
        for round in 0..self.rounds {
            let first = round * self.games;
            let played = on_all_cores(self.games as usize, |game| by_habit(self.seed, first + game));
            let rate = rate(RATE, round, self.rounds);
            learner.learn_round("by habit", round, played, 1, rate, self.seed);
        }
        for round in 0..self.thoughtful_rounds {
            let net = Net::from_numbers(&learner.weights).expect("as many as a net has");
            let first = round * self.thoughtful_games;
            let play = |game| with_thought(self.seed + 1000, first + game, &net);
            let played = on_all_cores(self.thoughtful_games as usize, play);
            let rate = rate(THOUGHTFUL_RATE, round, self.thoughtful_rounds);
            learner.learn_round("with thought", round, played, 2, rate, self.seed + 1000);
        }
        write(self.out.as_deref(), SHIPPED, text(&learner.weights));
    }
}

/// How fast the weights move in a round: ever less.
fn rate((first, last): (f32, f32), round: u64, rounds: u64) -> f32 {
    let done = round as f32 / rounds as f32;
    last + (first - last) * 0.5 * (1.0 + (done * std::f32::consts::PI).cos())
}

/// As the bots read it: whole numbers, a line for every feature and then for each other part of the net.
fn text(weights: &[f32]) -> String {
    let lines = weights.chunks(HIDDEN).map(|chunk| {
        let words: Vec<String> = chunk.iter().map(|weight| ((weight * PART).round() as i32).to_string()).collect();
        words.join(" ") + "\n"
    });
    lines.collect()
}

/// How many play the game with that number: mostly two.
fn seats_of(index: u64) -> usize {
    [2, 2, 2, 3, 4][index as usize % 5]
}

/// What is to be seen at the beginning of the turns of a game played by habit.
fn by_habit(seed: u64, index: u64) -> Vec<Sample> {
    let weights = Weights::TUNED;
    let whim = [20, 60, 120][index as usize / 5 % 3];
    let players = vec![&weights; seats_of(index)];
    samples(players.len(), |watch| play(seed, index, &players, whim, watch))
}

/// The same of a game whose players try a few actions out in mind, to the end of their turn, and judge by the net.
fn with_thought(seed: u64, index: u64, net: &Net) -> Vec<Sample> {
    let seats = seats_of(index);
    let hard = manner(Level::Hard).expect("it thinks");
    let manner = Manner { candidates: 6, trials: 6, noise: 60, rounds: 0, guesses: false, curiosity: None, ..hard };
    let mut number = 0;
    let choose = |game: &Clonk, seat: Seat| -> Action {
        number += 1;
        let view = game.view(Viewer::Seat(seat), Level::Hard.memory());
        let (seed, aids) = (seed ^ index << 20 ^ number << 8, Aids::default());
        let question = Question { seat, view: &view, level: Level::Hard, meter: &Nodes(u64::MAX), seed, aids };
        decide(&question, &manner, net)
    };
    samples(seats, |watch| play_by(seed, index, seats, choose, watch))
}

/// Plays a game and returns what was to be seen at the beginning of its turns.
fn samples(seats: usize, play: impl FnOnce(&mut dyn FnMut(&Clonk)) -> Standings) -> Vec<Sample> {
    let weights = Weights::TUNED;
    let mut samples: Vec<Sample> = Vec::new();
    let standings = play(&mut |game| {
        let scene = Scene::of(game, &weights);
        let features = Seat::first(seats).map(|seat| scene.features(seat)).collect();
        samples.push(Sample { features, win: [0.0; MAX_SEATS], points: [0.0; MAX_SEATS] });
    });
    let winners = standings.places.iter().filter(|&&place| place == 1).count() as f32;
    for sample in &mut samples {
        for seat in 0..seats {
            sample.win[seat] = if standings.places[seat] == 1 { 1.0 / winners } else { 0.0 };
            sample.points[seat] = standings.points[seat] as f32;
        }
    }
    samples
}

/// Weights on their way, moved by Adam.
struct Learner {
    weights: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Learner {
    fn new(seed: u64) -> Self {
        let mut luck = seeded(seed, 0);
        let mut small = |scale: f32| (luck.below(2001) as f32 / 1000.0 - 1.0) * scale;
        let mut weights: Vec<f32> = (0..FEATURES * HIDDEN).map(|_| small(0.25)).collect();
        weights.extend((0..HIDDEN).map(|_| small(0.1)));
        weights.extend((0..2 * HIDDEN).map(|_| small(0.25)));
        weights.push(2.0);
        Learner { weights, mean: vec![0.0; WEIGHTS], square: vec![0.0; WEIGHTS], steps: 0 }
    }

    /// Learns from games, several times from each, and tells every now and then how well it judged.
    fn learn_round(&mut self, how: &str, round: u64, played: Vec<Vec<Sample>>, passes: u64, rate: f32, seed: u64) {
        let mut samples: Vec<Sample> = played.into_iter().flatten().collect();
        for pass in 0..passes {
            let (loss, off) = self.learn(&mut samples, rate, &mut seeded(seed ^ 0xABCD ^ pass, round));
            if pass == 0 && round % 10 == 9 {
                println!("{how}, round {}: surprise {loss:.4}, points off by {off:.3}", round + 1);
            }
        }
    }

    /// One pass over the samples in random order; returns the mean cross-entropy of the winning chances, and by how much the
    /// points were off.
    fn learn(&mut self, samples: &mut [Sample], rate: f32, luck: &mut impl Luck) -> (f32, f32) {
        for i in (1..samples.len()).rev() {
            samples.swap(i, luck.below(i as u64 + 1) as usize);
        }
        let (mut loss, mut off, mut players) = (0.0, 0.0, 0);
        let mut slope = vec![0.0; WEIGHTS];
        for batch in samples.chunks(BATCH) {
            let net = Net::from_numbers(&self.weights).expect("as many as a net has");
            slope.fill(0.0);
            for sample in batch {
                let (surprise, square) = slopes(&net, sample, &mut slope);
                loss += f64::from(surprise);
                off += f64::from(square);
                players += sample.features.len();
            }
            self.step(&slope, batch.len() as f32, rate);
        }
        let off = POINTS * (off / players.max(1) as f64).sqrt() as f32;
        ((loss / samples.len().max(1) as f64) as f32, off)
    }

    fn step(&mut self, slope: &[f32], count: f32, rate: f32) {
        self.steps += 1;
        let correct = |decay: f32| 1.0 - decay.powi(self.steps);
        let (mean_part, square_part) = (correct(0.9), correct(0.999));
        for i in 0..WEIGHTS {
            let slope = slope[i] / count + 1e-5 * self.weights[i];
            self.mean[i] += 0.1 * (slope - self.mean[i]);
            self.square[i] += 0.001 * (slope * slope - self.square[i]);
            self.weights[i] -= rate * (self.mean[i] / mean_part) / ((self.square[i] / square_part).sqrt() + 1e-8);
        }
    }
}

/// Adds the slopes of a sample's loss and returns the cross-entropy and the squared errors of the points.
fn slopes(net: &Net, sample: &Sample, slope: &mut [f32]) -> (f32, f32) {
    let seats = sample.features.len();
    let hidden: Vec<[f32; HIDDEN]> = sample.features.iter().map(|features| net.hidden(features)).collect();
    let mut win: Vec<f32> = hidden.iter().map(|hidden| dot(hidden, &net.score)).collect();
    let most = win.iter().copied().fold(f32::MIN, f32::max);
    win.iter_mut().for_each(|score| *score = (*score - most).exp());
    let total: f32 = win.iter().sum();
    win.iter_mut().for_each(|score| *score /= total);
    let (mut loss, mut square) = (0.0, 0.0);
    let rest = FEATURES * HIDDEN;
    for seat in 0..seats {
        loss -= sample.win[seat] * win[seat].max(1e-6).ln();
        let by_score = win[seat] - sample.win[seat];
        let off = dot(&hidden[seat], &net.points) + net.points_bias - sample.points[seat] / POINTS;
        square += off * off;
        let by_points = POINTS_COUNT / seats as f32 * off;
        slope[rest + 3 * HIDDEN] += by_points;
        for unit in 0..HIDDEN {
            slope[rest + HIDDEN + unit] += by_score * hidden[seat][unit];
            slope[rest + 2 * HIDDEN + unit] += by_points * hidden[seat][unit];
        }
        let back: [f32; HIDDEN] = std::array::from_fn(|unit| {
            let through = if hidden[seat][unit] > 0.0 { 1.0 } else { LEAK };
            (by_score * net.score[unit] + by_points * net.points[unit]) * through
        });
        for unit in 0..HIDDEN {
            slope[rest + unit] += back[unit];
        }
        for (feature, &value) in sample.features[seat].iter().enumerate() {
            if value != 0.0 {
                for unit in 0..HIDDEN {
                    slope[feature * HIDDEN + unit] += value * back[unit];
                }
            }
        }
    }
    (loss, square)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::output::shipped;

    #[test]
    fn what_ships_is_written_as_it_is() {
        let file = std::fs::read_to_string(shipped(SHIPPED)).expect("it ships");
        let net = Net::parse(&file).expect("a net");
        let layers = [net.first.concat(), net.bias.into(), net.score.into(), net.points.into(), vec![net.points_bias]];
        assert_eq!(text(&layers.concat()), file);
    }

    #[test]
    fn a_net_learns_who_wins() {
        let mut learner = Learner::new(1);
        let mut losses = Vec::new();
        for round in 0..6 {
            let mut samples: Vec<Sample> = (0..30).flat_map(|game| by_habit(1, 30 * round + game)).collect();
            losses.push(learner.learn(&mut samples, RATE.0, &mut seeded(2, round)).0);
        }
        assert!(losses[5] < losses[0], "{losses:?}");
    }

    #[test]
    fn games_with_thought_are_whole_and_the_same_every_time() {
        let net = Net::from_numbers(&Learner::new(1).weights).expect("as many as a net has");
        let one = with_thought(5, 3, &net);
        assert_eq!(one.len(), with_thought(5, 3, &net).len());
        assert!(one.iter().all(|sample| sample.win.iter().sum::<f32>() > 0.99));
    }
}
