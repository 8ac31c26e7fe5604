//! How the nets of Clonk! and Kobold learn: samples of positions with what came of them, moved towards by Adam.

use underhill_core::{Luck, MAX_SEATS, seeded};
use underhill_search::lab::net::{Format, Net, POINTS, dot};

/// How much the points count against the winning chances.
const POINTS_COUNT: f32 = 0.5;
const BATCH: usize = 64;

/// A position that occurred, as each seat sees it, and what came of it.
#[derive(Clone)]
pub(crate) struct Sample<const FEATURES: usize> {
    pub(crate) features: Vec<[f32; FEATURES]>,
    pub(crate) win: [f32; MAX_SEATS],
    pub(crate) points: [f32; MAX_SEATS],
}

/// How fast the weights move in a round: ever less.
pub(crate) fn rate((first, last): (f32, f32), round: u64, rounds: u64) -> f32 {
    let done = round as f32 / rounds as f32;
    last + (first - last) * 0.5 * (1.0 + (done * std::f32::consts::PI).cos())
}

/// What is the same from the first net of a game to the last.
#[derive(Copy, Clone)]
pub(crate) struct School {
    /// What the numbers in its files mean.
    pub(crate) format: Format,
    /// Makes winning chances of scores, as the bots of the game do.
    pub(crate) chances: fn(&mut [f32]),
    /// About so many points a game ends with.
    pub(crate) usual: f32,
}

/// Weights on their way, moved by Adam.
pub(crate) struct Learner<const FEATURES: usize, const HIDDEN: usize> {
    weights: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
    school: School,
}

impl<const FEATURES: usize, const HIDDEN: usize> Learner<FEATURES, HIDDEN> {
    /// Begins with small numbers by luck, and with an idea of the points that a game ends with.
    pub(crate) fn new(seed: u64, school: School) -> Self {
        let mut luck = seeded(seed, 0);
        let mut small = |scale: f32| (luck.below(2001) as f32 / 1000.0 - 1.0) * scale;
        let mut weights: Vec<f32> = (0..FEATURES * HIDDEN).map(|_| small(0.25)).collect();
        weights.extend((0..HIDDEN).map(|_| small(0.1)));
        weights.extend((0..2 * HIDDEN).map(|_| small(0.25)));
        weights.push(school.usual / POINTS);
        Self::from(weights, school)
    }

    /// Goes on from weights.
    pub(crate) fn from(weights: Vec<f32>, school: School) -> Self {
        let count = weights.len();
        Learner { weights, mean: vec![0.0; count], square: vec![0.0; count], steps: 0, school }
    }

    /// The net as it is now.
    pub(crate) fn net(&self) -> Net<FEATURES, HIDDEN> {
        Net::from_numbers(&self.weights, self.school.format).expect("as many as a net has")
    }

    /// As the bots read it: whole numbers, a line for every feature and then for each other part of the net.
    pub(crate) fn text(&self) -> String {
        text(&self.net())
    }

    /// One pass over the samples in random order; returns the mean cross-entropy of the winning chances, and by how much the
    /// points were off.
    pub(crate) fn learn(&mut self, samples: &mut [Sample<FEATURES>], rate: f32, luck: &mut impl Luck) -> (f32, f32) {
        for i in (1..samples.len()).rev() {
            samples.swap(i, luck.below(i as u64 + 1) as usize);
        }
        let (mut loss, mut off, mut players) = (0.0, 0.0, 0);
        let mut slope = vec![0.0; self.weights.len()];
        for batch in samples.chunks(BATCH) {
            let net = self.net();
            slope.fill(0.0);
            for sample in batch {
                let (surprise, square) = slopes(&net, self.school.chances, sample, &mut slope);
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
        for i in 0..slope.len() {
            let slope = slope[i] / count + 1e-5 * self.weights[i];
            self.mean[i] += 0.1 * (slope - self.mean[i]);
            self.square[i] += 0.001 * (slope * slope - self.square[i]);
            self.weights[i] -= rate * (self.mean[i] / mean_part) / ((self.square[i] / square_part).sqrt() + 1e-8);
        }
    }
}

/// A net as the bots read it.
pub(crate) fn text<const FEATURES: usize, const HIDDEN: usize>(net: &Net<FEATURES, HIDDEN>) -> String {
    let word = |weight: &f32| ((weight * net.format.part).round() as i32).to_string();
    let lines = net.numbers();
    let lines = lines.chunks(HIDDEN).map(|chunk| chunk.iter().map(word).collect::<Vec<_>>().join(" ") + "\n");
    lines.collect()
}

/// Adds the slopes of a sample's loss and returns the cross-entropy and the squared errors of the points.
fn slopes<const FEATURES: usize, const HIDDEN: usize>(
    net: &Net<FEATURES, HIDDEN>,
    chances: fn(&mut [f32]),
    sample: &Sample<FEATURES>,
    slope: &mut [f32],
) -> (f32, f32) {
    let seats = sample.features.len();
    let hidden: Vec<[f32; HIDDEN]> = sample.features.iter().map(|features| net.hidden(features)).collect();
    let mut win: Vec<f32> = hidden.iter().map(|hidden| dot(hidden, &net.score)).collect();
    chances(&mut win);
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
            let through = if hidden[seat][unit] > 0.0 { 1.0 } else { net.format.leak };
            (by_score * net.score[unit] + by_points * net.points[unit]) * through
        });
        for unit in 0..HIDDEN {
            slope[rest + unit] += back[unit];
        }
        for (&value, slope) in sample.features[seat].iter().zip(slope.chunks_exact_mut(HIDDEN)) {
            if value != 0.0 {
                slope.iter_mut().zip(&back).for_each(|(slope, back)| *slope += value * back);
            }
        }
    }
    (loss, square)
}
