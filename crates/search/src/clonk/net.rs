//! The learned judge, a value network with one hidden layer (leaky ReLU): what a player can expect, from what is to be seen of
//! them.

use std::sync::LazyLock;

use super::features::FEATURES;

/// The width of the hidden layer.
pub const HIDDEN: usize = 32;
/// The weights are written as whole numbers of this part.
pub const PART: f32 = 512.0;
/// How much of what is below 0 passes the hidden layer.
pub const LEAK: f32 = 0.05;
/// How many numbers a net has.
pub const WEIGHTS: usize = FEATURES * HIDDEN + HIDDEN + HIDDEN + HIDDEN + 1;
/// One point of the net is so many points of the game.
pub const POINTS: f32 = 10.0;

/// The weights of a net.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// From each feature to the hidden layer.
    pub first: Vec<[f32; HIDDEN]>,
    /// What the hidden layer starts from.
    pub bias: [f32; HIDDEN],
    /// From the hidden layer to the score that makes the winning chances.
    pub score: [f32; HIDDEN],
    /// From the hidden layer to the points at the end.
    pub points: [f32; HIDDEN],
    /// What the points start from.
    pub points_bias: f32,
}

/// The net that ships.
pub static NET: LazyLock<Net> = LazyLock::new(|| Net::parse(include_str!("net.txt")).expect("what ships is a net"));

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
        let row = |at: usize| -> [f32; HIDDEN] { std::array::from_fn(|unit| rest[at * HIDDEN + unit]) };
        Some(Net {
            first: first.chunks(HIDDEN).map(|chunk| std::array::from_fn(|unit| chunk[unit])).collect(),
            bias: row(0),
            score: row(1),
            points: row(2),
            points_bias: rest[3 * HIDDEN],
        })
    }

    /// What the hidden layer makes of the features.
    pub fn hidden(&self, features: &[f32; FEATURES]) -> [f32; HIDDEN] {
        let mut sums = self.bias;
        for (&feature, weights) in features.iter().zip(&self.first) {
            if feature != 0.0 {
                sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += feature * weight);
            }
        }
        sums.map(|sum| if sum > 0.0 { sum } else { LEAK * sum })
    }

    /// The score of a player and the points they can expect at the end.
    pub(crate) fn judge(&self, features: &[f32; FEATURES]) -> (f32, f32) {
        let hidden = self.hidden(features);
        (dot(&hidden, &self.score), POINTS * (dot(&hidden, &self.points) + self.points_bias))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_net_has_neither_more_nor_fewer_numbers_than_it_needs() {
        let numbers = |count: usize| vec!["7"; count].join(" ");
        assert!(Net::parse(&numbers(WEIGHTS)).is_some());
        assert!(Net::parse(&numbers(WEIGHTS - 1)).is_none() && Net::parse(&numbers(WEIGHTS + 1)).is_none());
        assert!(Net::parse(&numbers(WEIGHTS).replacen('7', "seven", 1)).is_none());
    }

    #[test]
    fn what_is_below_zero_passes_a_little() {
        let mut numbers = vec![0.0; WEIGHTS];
        numbers[0] = -2.0;
        let net = Net::from_numbers(&numbers).expect("as many as a net has");
        let mut features = [0.0; FEATURES];
        features[0] = 1.0;
        assert_eq!(net.hidden(&features)[0], -2.0 * LEAK);
    }
}
