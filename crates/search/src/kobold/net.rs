//! The learned judge, a value network: a small net with one hidden layer (leaky ReLU) that scores a position for each seat; the scores make the winning chances.

use super::features::FEATURES;

/// The width of the hidden layer.
pub const HIDDEN: usize = 32;
/// The weights are written as whole numbers of this part.
pub const PART: f32 = 4096.0;
/// How much of what is below 0 passes the hidden layer.
pub const LEAK: f32 = 0.01;
/// How many numbers a net has.
pub const WEIGHTS: usize = FEATURES * HIDDEN + HIDDEN + HIDDEN + HIDDEN + 1;

/// The weights of a net.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// From each feature to the hidden layer.
    pub first: Vec<[f32; HIDDEN]>,
    /// What the hidden layer starts from.
    pub bias: [f32; HIDDEN],
    /// From the hidden layer to the score.
    pub score: [f32; HIDDEN],
    /// From the hidden layer to the points at the end, in tens.
    pub points: [f32; HIDDEN],
    /// What the points start from.
    pub points_bias: f32,
}

impl Net {
    /// Reads what the tuning program wrote. None if it is not that many whole numbers.
    pub fn parse(text: &str) -> Option<Net> {
        let numbers = text.split_whitespace().map(|word| word.parse::<i32>().ok().map(|n| n as f32 / PART));
        Net::from_numbers(&numbers.collect::<Option<Vec<f32>>>()?)
    }

    /// From as many numbers as a net has, in the order of its fields. None if there are more or fewer.
    pub fn from_numbers(numbers: &[f32]) -> Option<Net> {
        if numbers.len() != WEIGHTS {
            return None;
        }
        let (first, rest) = numbers.split_at(FEATURES * HIDDEN);
        let row = |at: usize| -> [f32; HIDDEN] { std::array::from_fn(|i| rest[at * HIDDEN + i]) };
        Some(Net {
            first: first.chunks(HIDDEN).map(|chunk| std::array::from_fn(|i| chunk[i])).collect(),
            bias: row(0),
            score: row(1),
            points: row(2),
            points_bias: rest[3 * HIDDEN],
        })
    }

    /// What the hidden layer makes of the features.
    pub fn hidden(&self, features: &[f32; FEATURES]) -> [f32; HIDDEN] {
        let mut hidden = [0.0; HIDDEN];
        // Half of the layer at a time, so that all sums stay in registers.
        for half in [0, HIDDEN / 2] {
            let mut sums: [f32; HIDDEN / 2] = std::array::from_fn(|unit| self.bias[half + unit]);
            for (&feature, weights) in features.iter().zip(&self.first) {
                let weights = &weights[half..half + HIDDEN / 2];
                for unit in 0..HIDDEN / 2 {
                    sums[unit] += feature * weights[unit];
                }
            }
            for unit in 0..HIDDEN / 2 {
                let sum = sums[unit];
                hidden[half + unit] = if sum > 0.0 { sum } else { LEAK * sum };
            }
        }
        hidden
    }

    /// The score of a seat and the points it can expect at the end.
    pub(super) fn judge(&self, features: &[f32; FEATURES]) -> (f32, f32) {
        let hidden = self.hidden(features);
        (dot(&hidden, &self.score), 10.0 * (dot(&hidden, &self.points) + self.points_bias))
    }
}

/// The sum of the products.
pub fn dot(one: &[f32; HIDDEN], two: &[f32; HIDDEN]) -> f32 {
    let mut sums = [0.0; 8];
    for (one, two) in one.chunks_exact(8).zip(two.chunks_exact(8)) {
        for i in 0..8 {
            sums[i] += one[i] * two[i];
        }
    }
    sums.iter().sum()
}
