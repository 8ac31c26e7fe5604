//! How the wide net of Kobold learns: samples of positions with what came of them, moved towards by Adam.

use underhill_core::{Luck, seeded};
use underhill_search::lab::kobold::{FIRST, INPUTS, LEAK, OUTPUTS, PART, SECOND, Scene, WideNet, inputs};
use underhill_search::lab::net::{POINTS, softmax};

use super::learn::Lesson;

const BATCH: usize = 128;
/// How much the points count against the winning chances.
const POINTS_COUNT: f32 = 0.25;
/// What is played and written is a mean of the weights over about so many steps.
const STEPS_AVERAGED: f32 = 1_000.0;

/// A position that occurred and what came of it, for whoever decides next and for the other.
struct Sample {
    inputs: Box<[(u16, f32)]>,
    win: f32,
    points: [f32; 2],
}

impl Sample {
    fn of(lesson: &Lesson) -> Sample {
        let scene = Scene::of(&lesson.game);
        let (me, you) = (scene.next(), 1 - scene.next());
        let points = [lesson.verdict.points[me], lesson.verdict.points[you]];
        Sample { inputs: inputs(&scene).as_slice().into(), win: lesson.verdict.win[me], points }
    }
}

/// Weights on their way.
pub(super) struct WideLearner {
    weights: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    average: Vec<f32>,
    steps: i32,
}

impl WideLearner {
    /// Begins with small numbers by luck, and with an idea of the points that a game ends with.
    pub(super) fn new(seed: u64) -> WideLearner {
        let mut luck = seeded(seed, 0);
        let mut small = |scale: f32| (luck.below(2001) as f32 / 1000.0 - 1.0) * scale;
        let mut weights: Vec<f32> = (0..(INPUTS + 1) * FIRST).map(|_| small(0.12)).collect();
        weights.extend((0..FIRST * SECOND).map(|_| small(0.3)));
        weights.extend((0..SECOND + OUTPUTS * (FIRST + SECOND)).map(|_| small(0.1)));
        weights.extend([0.0, 1.0, 1.0]);
        Self::from(weights)
    }

    /// Goes on from a net.
    pub(super) fn from_net(net: &WideNet) -> WideLearner {
        Self::from(numbers(net))
    }

    fn from(weights: Vec<f32>) -> WideLearner {
        let count = weights.len();
        WideLearner { average: weights.clone(), weights, mean: vec![0.0; count], square: vec![0.0; count], steps: 0 }
    }

    /// The net as it is now: the mean of the last steps.
    pub(super) fn net(&self) -> WideNet {
        WideNet::from_numbers(&self.average).expect("as many as a net has")
    }

    /// As the bots read it.
    pub(super) fn bytes(&self) -> Vec<u8> {
        bytes(&self.net())
    }

    /// Goes over the lessons so many times in random order; returns the mean cross-entropy of the winning chances, and by how
    /// much the points were off, both of the first time.
    pub(super) fn learn(&mut self, lessons: &[Lesson], passes: u64, rate: f32, luck: &mut impl Luck) -> (f32, f32) {
        let samples: Vec<Sample> = lessons.iter().map(Sample::of).collect();
        let mut order: Vec<usize> = (0..samples.len()).collect();
        let mut told = (0.0, 0.0);
        for pass in 0..passes {
            for i in (1..samples.len()).rev() {
                order.swap(i, luck.below(i as u64 + 1) as usize);
            }
            let (mut loss, mut off) = (0.0, 0.0);
            let mut slope = vec![0.0; self.weights.len()];
            for batch in order.chunks(BATCH) {
                let net = WideNet::from_numbers(&self.weights).expect("as many as a net has");
                slope.fill(0.0);
                for &index in batch {
                    let (surprise, square) = slopes(&net, &samples[index], &mut slope);
                    loss += f64::from(surprise);
                    off += f64::from(square);
                }
                self.step(&slope, batch.len() as f32, rate);
            }
            let count = samples.len().max(1) as f64;
            if pass == 0 {
                told = ((loss / count) as f32, POINTS * (off / (2.0 * count)).sqrt() as f32);
            }
        }
        told
    }

    fn step(&mut self, slope: &[f32], count: f32, rate: f32) {
        self.steps += 1;
        let correct = |decay: f32| 1.0 - decay.powi(self.steps);
        let (mean_part, square_part) = (1.0 / correct(0.9), 1.0 / correct(0.999));
        let fresh = 1.0 / STEPS_AVERAGED.min(1.0 + self.steps as f32 / 10.0);
        let state = self.mean.iter_mut().zip(&mut self.square).zip(&mut self.average);
        for ((weight, slope), ((mean, square), average)) in self.weights.iter_mut().zip(slope).zip(state) {
            let slope = slope / count;
            *mean += 0.1 * (slope - *mean);
            *square += 0.001 * (slope * slope - *square);
            // Weights that nothing needs fade (decoupled weight decay).
            let decay = 0.01 * *weight;
            *weight -= rate * ((*mean * mean_part) / ((*square * square_part).sqrt() + 1e-7) + decay);
            *average += fresh * (*weight - *average);
        }
    }
}

/// The numbers of a net in the order of its fields.
fn numbers(net: &WideNet) -> Vec<f32> {
    let first = net.first.as_flattened().iter().chain(&net.first_bias).map(|weight| weight / PART);
    let second = net.second.as_flattened().iter().chain(&net.second_bias);
    let last = net.last.as_flattened().iter().chain(&net.last_bias);
    first.chain(second.chain(last).copied()).collect()
}

/// A net as the bots read it.
pub(super) fn bytes(net: &WideNet) -> Vec<u8> {
    let mut bytes = Vec::new();
    for number in numbers(net) {
        let whole = (number * PART).round() as i32;
        let mut rest = ((whole << 1) ^ (whole >> 31)) as u32;
        while rest >= 0x80 {
            bytes.push(rest as u8 | 0x80);
            rest >>= 7;
        }
        bytes.push(rest as u8);
    }
    bytes
}

/// Adds the slopes of a sample's loss and returns the cross-entropy and the squared errors of the points.
fn slopes(net: &WideNet, sample: &Sample, slope: &mut [f32]) -> (f32, f32) {
    let (units, outputs) = net.layers(&sample.inputs);
    let mut win = [outputs[0], 0.0];
    softmax(&mut win);
    let loss = -sample.win * win[0].max(1e-6).ln() - (1.0 - sample.win) * win[1].max(1e-6).ln();
    let off = [outputs[1] - sample.points[0] / POINTS, outputs[2] - sample.points[1] / POINTS];
    let by = [win[0] - sample.win, POINTS_COUNT * off[0], POINTS_COUNT * off[1]];

    let (first_slope, rest) = slope.split_at_mut(INPUTS * FIRST);
    let (first_bias, rest) = rest.split_at_mut(FIRST);
    let (second_slope, rest) = rest.split_at_mut(FIRST * SECOND);
    let (second_bias, rest) = rest.split_at_mut(SECOND);
    let (last_slope, last_bias) = rest.split_at_mut(OUTPUTS * (FIRST + SECOND));

    let mut back = [0.0; FIRST + SECOND];
    for output in 0..OUTPUTS {
        last_bias[output] += by[output];
        let row = &mut last_slope[output * (FIRST + SECOND)..][..FIRST + SECOND];
        for unit in 0..FIRST + SECOND {
            row[unit] += by[output] * units[unit];
            back[unit] += by[output] * net.last[output][unit];
        }
    }
    let through = |unit: usize| if units[unit] > 0.0 { 1.0 } else { LEAK };
    let above: [f32; SECOND] = std::array::from_fn(|unit| back[FIRST + unit] * through(FIRST + unit));
    second_bias.iter_mut().zip(&above).for_each(|(slope, above)| *slope += above);
    let below: [f32; FIRST] = std::array::from_fn(|unit| {
        let row = &mut second_slope[unit * SECOND..][..SECOND];
        row.iter_mut().zip(&above).for_each(|(slope, above)| *slope += units[unit] * above);
        let sum: f32 = above.iter().zip(&net.second[unit]).map(|(above, weight)| above * weight).sum();
        (back[unit] + sum) * through(unit)
    });
    first_bias.iter_mut().zip(&below).for_each(|(slope, below)| *slope += below);
    for &(index, value) in &sample.inputs {
        let row = &mut first_slope[usize::from(index) * FIRST..][..FIRST];
        row.iter_mut().zip(&below).for_each(|(slope, below)| *slope += value * below);
    }
    (loss, off.iter().map(|off| off * off).sum())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::output::shipped;

    #[test]
    fn what_ships_is_written_as_it_is() {
        let file = std::fs::read(shipped("kobold/weights/2.bin")).expect("it ships");
        assert!(bytes(&WideNet::parse(&file).expect("a net")) == file);
    }

    /// The loss rises along a weight as its slope says.
    #[test]
    fn slopes_are_those_of_the_loss() {
        let weights = WideLearner::new(3).weights;
        let inputs = Box::new([(0, 0.5), (70, -0.75), (900, 1.0)]);
        let sample = Sample { inputs, win: 0.8, points: [12.0, 9.0] };
        let loss = |weights: &[f32], slope: &mut [f32]| {
            let net = WideNet::from_numbers(weights).expect("as many as a net has");
            let (surprise, square) = slopes(&net, &sample, slope);
            f64::from(surprise) + f64::from(POINTS_COUNT / 2.0 * square)
        };
        let mut slope = vec![0.0; weights.len()];
        loss(&weights, &mut slope);
        let second = (INPUTS + 1) * FIRST;
        let last = second + (FIRST + 1) * SECOND;
        let tried =
            [3, 70 * FIRST + 9, 900 * FIRST + 21, INPUTS * FIRST + 5, second + 77, last - 3, last + 40, last + 150];
        for index in tried.into_iter().chain(weights.len() - 3..weights.len()) {
            let moved = |by: f32| {
                let mut weights = weights.clone();
                weights[index] += by;
                loss(&weights, &mut vec![0.0; weights.len()])
            };
            let rise = (moved(2e-3) - moved(-2e-3)) / 4e-3;
            assert!(
                (rise - f64::from(slope[index])).abs() < 2e-4 + 0.02 * rise.abs(),
                "{index}: {rise}, {}",
                slope[index]
            );
        }
    }
}
