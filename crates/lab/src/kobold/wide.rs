//! How the wide net of Kobold learns: samples of positions with what came of them, moved towards by Adam.

use std::collections::VecDeque;

use underhill_core::{Game, Luck, seeded};
use underhill_search::lab::kobold::{FIRST, INPUTS, LEAK, OUTPUTS, PART, SECOND, Scene, WideNet, inputs};
use underhill_search::lab::net::{POINTS, softmax};

use super::learn::Lesson;

const BATCH: usize = 128;
/// How much the points count against the winning chances.
const POINTS_COUNT: f32 = 0.25;
/// What is played and written is a mean of the weights over about so many steps.
const STEPS_AVERAGED: f32 = 1_000.0;

/// A position that occurred and what came of it, as each seat sees it; of two only the one who decides next.
struct Sample {
    sights: Vec<Sight>,
}

/// A position as one seat sees it, and what came of it for them; the points also of whoever was the one to beat.
struct Sight {
    inputs: Box<[(u16, f32)]>,
    win: f32,
    points: [f32; 2],
}

impl Sample {
    fn of(lesson: &Lesson) -> Sample {
        let scene = Scene::of(&lesson.game);
        let (win, points) = (lesson.verdict.win, lesson.verdict.points);
        let sight = |seat: usize| {
            let others = (0..lesson.game.seats()).filter(|&other| other != seat);
            let best = others.map(|other| points[other]).fold(f32::MIN, f32::max);
            let inputs = inputs(&scene, seat).as_slice().into();
            Sight { inputs, win: win[seat], points: [points[seat], best] }
        };
        match lesson.game.seats() {
            2 => Sample { sights: vec![sight(scene.next())] },
            seats => Sample { sights: (0..seats).map(sight).collect() },
        }
    }
}

/// Weights on their way.
pub(super) struct WideLearner {
    weights: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    average: Vec<f32>,
    steps: i32,
    /// The samples of the last rounds, of each round together, and how many rounds that are at most.
    window: VecDeque<Vec<Sample>>,
    rounds: usize,
}

impl WideLearner {
    /// Begins with small numbers by luck, and with an idea of the points that a game ends with.
    pub(super) fn new(seed: u64, window: usize) -> WideLearner {
        let mut luck = seeded(seed, 0);
        let mut small = |scale: f32| (luck.below(2001) as f32 / 1000.0 - 1.0) * scale;
        let mut weights: Vec<f32> = (0..(INPUTS + 1) * FIRST).map(|_| small(0.12)).collect();
        weights.extend((0..FIRST * SECOND).map(|_| small(0.3)));
        weights.extend((0..SECOND + OUTPUTS * (FIRST + SECOND)).map(|_| small(0.1)));
        weights.extend([0.0, 1.0, 1.0]);
        Self::from(weights, window)
    }

    /// Goes on from a net.
    pub(super) fn from_net(net: &WideNet, window: usize) -> WideLearner {
        Self::from(numbers(net), window)
    }

    fn from(weights: Vec<f32>, window: usize) -> WideLearner {
        let nothing = vec![0.0; weights.len()];
        WideLearner {
            average: weights.clone(),
            weights,
            mean: nothing.clone(),
            square: nothing,
            steps: 0,
            window: VecDeque::new(),
            rounds: window.max(1),
        }
    }

    /// The net as it is now, as the bots would read it.
    pub(super) fn net(&self) -> WideNet {
        WideNet::parse(&self.bytes()).expect("it is written as it is read")
    }

    /// As the bots read it: the mean of the last steps.
    pub(super) fn bytes(&self) -> Vec<u8> {
        bytes(&self.average)
    }

    /// Learns so many times from as many samples as these lessons make, drawn at random from the window; returns the mean
    /// cross-entropy of the winning chances, and by how much the points were off, both of the first time.
    pub(super) fn learn(&mut self, lessons: &[Lesson], passes: u64, rate: f32, luck: &mut impl Luck) -> (f32, f32) {
        self.window.truncate(self.rounds - 1);
        self.window.push_front(lessons.iter().map(Sample::of).collect());
        let window = std::mem::take(&mut self.window);
        let samples: Vec<&Sample> = window.iter().flatten().collect();
        let mut order: Vec<usize> = (0..samples.len()).collect();
        let mut told = (0.0, 0.0);
        for pass in 0..passes {
            for i in (1..samples.len()).rev() {
                order.swap(i, luck.below(i as u64 + 1) as usize);
            }
            let drawn = &order[..lessons.len()];
            let (mut loss, mut off) = (0.0, 0.0);
            let mut slope = vec![0.0; self.weights.len()];
            for batch in drawn.chunks(BATCH) {
                let net = WideNet::from_numbers(&self.weights).expect("as many as a net has");
                slope.fill(0.0);
                for &index in batch {
                    let (surprise, square) = slopes(&net, samples[index], &mut slope);
                    loss += f64::from(surprise);
                    off += f64::from(square);
                }
                self.step(&slope, batch.len() as f32, rate);
            }
            if pass == 0 {
                let sights: usize = drawn.iter().map(|&index| samples[index].sights.len()).sum();
                let off = off / (2 * sights.max(1)) as f64;
                told = ((loss / drawn.len().max(1) as f64) as f32, POINTS * off.sqrt() as f32);
            }
        }
        self.window = window;
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

/// The numbers of a net as the bots read them.
fn bytes(numbers: &[f32]) -> Vec<u8> {
    let mut bytes = Vec::new();
    for number in numbers {
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
    let layers: Vec<_> = sample.sights.iter().map(|sight| net.layers(&sight.inputs)).collect();
    let mut win: Vec<f32> = layers.iter().map(|(_, [score, ..])| *score).collect();
    let mut won: Vec<f32> = sample.sights.iter().map(|sight| sight.win).collect();
    if let [mine] = won[..] {
        win.push(0.0);
        won.push(1.0 - mine);
    }
    softmax(&mut win);
    let loss = won.iter().zip(&win).map(|(won, win)| -won * win.max(1e-6).ln()).sum();
    let mut square = 0.0;
    for ((sight, (units, outputs)), win) in sample.sights.iter().zip(&layers).zip(win) {
        let off = [outputs[1] - sight.points[0] / POINTS, outputs[2] - sight.points[1] / POINTS];
        square += off.iter().map(|off| off * off).sum::<f32>();
        let count = POINTS_COUNT / sample.sights.len() as f32;
        slopes_of_sight(net, &sight.inputs, units, [win - sight.win, count * off[0], count * off[1]], slope);
    }
    (loss, square)
}

/// Adds the slopes of one sight, from what the layers made of it and by how much the outputs should be less.
fn slopes_of_sight(
    net: &WideNet,
    inputs: &[(u16, f32)],
    units: &[f32; FIRST + SECOND],
    by: [f32; OUTPUTS],
    slope: &mut [f32],
) {
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
    for &(index, value) in inputs {
        let row = &mut first_slope[usize::from(index) * FIRST..][..FIRST];
        row.iter_mut().zip(&below).for_each(|(slope, below)| *slope += value * below);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::output::shipped;

    #[test]
    fn what_ships_is_written_as_it_is() {
        for name in ["2", "many"] {
            let file = std::fs::read(shipped(&format!("kobold/weights/{name}.bin"))).expect("it ships");
            assert!(bytes(&numbers(&WideNet::parse(&file).expect("a net"))) == file);
        }
    }

    /// The loss rises along a weight as its slope says.
    #[test]
    fn slopes_are_those_of_the_loss() {
        let weights = WideLearner::new(3, 1).weights;
        let sight =
            |first, win, points| Sight { inputs: Box::new([(first, 0.5), (70, -0.75), (900, 1.0)]), win, points };
        let one = Sample { sights: vec![sight(0, 0.8, [12.0, 9.0])] };
        let three = [(0, 0.5, [12.0, 9.0]), (1, 0.2, [9.0, 12.0]), (2, 0.3, [7.0, 12.0])];
        let three = Sample { sights: three.map(|(first, win, points)| sight(first, win, points)).into() };
        for sample in [one, three] {
            let loss = |weights: &[f32], slope: &mut [f32]| {
                let net = WideNet::from_numbers(weights).expect("as many as a net has");
                let (surprise, square) = slopes(&net, &sample, slope);
                f64::from(surprise) + f64::from(POINTS_COUNT / 2.0 * square / sample.sights.len() as f32)
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
}
