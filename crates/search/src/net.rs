//! The learned judge of Clonk! and of Kobold, a value network with one hidden layer (leaky ReLU): what a player can expect,
//! from the features that describe a position to them.
//!
//! All sums are of `f32` in one order, so that a browser judges as any other machine does.

/// One point of the net is so many points of the game.
pub const POINTS: f32 = 10.0;

/// What the numbers of a net mean; each game has its own.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Format {
    /// The weights are written as whole numbers of this part.
    pub part: f32,
    /// How much of what is below 0 passes the hidden layer.
    pub leak: f32,
}

/// The weights of a net with so many features and so wide a hidden layer. The width is a multiple of 8.
#[derive(Clone, Debug, PartialEq)]
pub struct Net<const FEATURES: usize, const HIDDEN: usize> {
    /// What its numbers mean.
    pub format: Format,
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

impl<const FEATURES: usize, const HIDDEN: usize> Net<FEATURES, HIDDEN> {
    /// How many numbers a net has.
    pub const WEIGHTS: usize = FEATURES * HIDDEN + HIDDEN + HIDDEN + HIDDEN + 1;

    /// Reads what the tuning program wrote. None if it is not that many whole numbers.
    pub fn parse(text: &str, format: Format) -> Option<Self> {
        let numbers = text.split_whitespace().map(|word| word.parse::<i32>().ok().map(|n| n as f32 / format.part));
        Self::from_numbers(&numbers.collect::<Option<Vec<f32>>>()?, format)
    }

    /// From as many numbers as a net has, in the order of its fields. None if there are more or fewer.
    pub fn from_numbers(numbers: &[f32], format: Format) -> Option<Self> {
        if numbers.len() != Self::WEIGHTS {
            return None;
        }
        let (first, rest) = numbers.split_at(FEATURES * HIDDEN);
        let row = |at: usize| -> [f32; HIDDEN] { std::array::from_fn(|unit| rest[at * HIDDEN + unit]) };
        Some(Net {
            format,
            first: first.chunks(HIDDEN).map(|chunk| std::array::from_fn(|unit| chunk[unit])).collect(),
            bias: row(0),
            score: row(1),
            points: row(2),
            points_bias: rest[3 * HIDDEN],
        })
    }

    /// The same numbers in the same order.
    #[cfg(any(test, feature = "lab"))]
    pub fn numbers(&self) -> Vec<f32> {
        [self.first.as_flattened(), &self.bias, &self.score, &self.points, &[self.points_bias]].concat()
    }

    /// What the hidden layer makes of the features.
    pub fn hidden(&self, features: &[f32; FEATURES]) -> [f32; HIDDEN] {
        let mut sums = self.bias;
        for (&feature, weights) in features.iter().zip(&self.first) {
            if feature != 0.0 {
                sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += feature * weight);
            }
        }
        sums.map(|sum| if sum > 0.0 { sum } else { self.format.leak * sum })
    }

    /// The score of a player and the points they can expect at the end.
    pub(crate) fn judge(&self, features: &[f32; FEATURES]) -> (f32, f32) {
        let hidden = self.hidden(features);
        (dot(&hidden, &self.score), POINTS * (dot(&hidden, &self.points) + self.points_bias))
    }
}

/// The sum of the products.
pub fn dot<const HIDDEN: usize>(one: &[f32; HIDDEN], two: &[f32; HIDDEN]) -> f32 {
    let mut sums = [0.0; 8];
    for (one, two) in one.chunks_exact(8).zip(two.chunks_exact(8)) {
        for i in 0..8 {
            sums[i] += one[i] * two[i];
        }
    }
    sums.iter().sum()
}

/// The exponential of a number that is not above 0. Other than the one of the system it is made of additions and
/// multiplications only, which give the same everywhere; it is off by less than one in a million.
pub(crate) fn exp(number: f32) -> f32 {
    let twos = (number * std::f32::consts::LOG2_E).max(-126.0);
    let whole = twos.floor();
    let part = twos - whole;
    // The Taylor series of 2^part around 1/2, which is exact enough for half a step either way.
    let x = (part - 0.5) * std::f32::consts::LN_2;
    let series = 1.0 + x * (1.0 + x * (0.5 + x * (1.0 / 6.0 + x * (1.0 / 24.0 + x * (1.0 / 120.0 + x / 720.0)))));
    f32::from_bits(((whole as i32 + 127) as u32) << 23) * (std::f32::consts::SQRT_2 * series)
}

/// Scores become chances that add up to 1.
pub fn softmax(scores: &mut [f32]) {
    let most = scores.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for score in scores.iter_mut() {
        *score = exp(*score - most);
        sum += *score;
    }
    for score in scores.iter_mut() {
        *score /= sum;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Small = Net<3, 8>;
    const FORMAT: Format = Format { part: 512.0, leak: 0.05 };

    #[test]
    fn a_net_has_neither_more_nor_fewer_numbers_than_it_needs() {
        let numbers = |count: usize| vec!["7"; count].join(" ");
        assert!(Small::parse(&numbers(Small::WEIGHTS), FORMAT).is_some());
        assert!(Small::parse(&numbers(Small::WEIGHTS - 1), FORMAT).is_none());
        assert!(Small::parse(&numbers(Small::WEIGHTS + 1), FORMAT).is_none());
        assert!(Small::parse(&numbers(Small::WEIGHTS).replacen('7', "seven", 1), FORMAT).is_none());
    }

    #[test]
    fn a_net_gives_its_numbers_back() {
        let numbers: Vec<f32> = (0..Small::WEIGHTS).map(|number| number as f32).collect();
        assert_eq!(Small::from_numbers(&numbers, FORMAT).expect("as many as a net has").numbers(), numbers);
    }

    #[test]
    fn what_is_below_zero_passes_a_little() {
        let mut numbers = vec![0.0; Small::WEIGHTS];
        numbers[0] = -2.0;
        let net = Small::from_numbers(&numbers, FORMAT).expect("as many as a net has");
        assert_eq!(net.hidden(&[1.0, 0.0, 0.0])[0], -2.0 * FORMAT.leak);
    }

    #[test]
    fn the_exponential_is_near_the_true_one() {
        for step in 0..=8_000 {
            let number = -(step as f32) / 100.0;
            let (ours, true_one) = (f64::from(exp(number)), f64::from(number).exp());
            assert!((ours / true_one - 1.0).abs() < 1e-6 * (1.0 + f64::from(-number)), "{number}: {ours}, {true_one}");
        }
        assert!(exp(-1_000.0) < 1e-37);
    }

    #[test]
    fn chances_add_up_to_one() {
        let mut scores = [1.5, -0.5, 3.0, -200.0];
        softmax(&mut scores);
        assert!((scores.iter().sum::<f32>() - 1.0).abs() < 1e-6 && scores[2] > scores[0] && scores[3] < 1e-20);
    }
}
