//! The wide net: the strongest judge of Kobold. It sees a seat and those it plays against at once, and has a second hidden
//! layer that combines what the first one found.
//!
//! The first layer adds up whole numbers, which is exact, so that what has changed can be taken out and put in; the sums behind
//! it are of `f32` in one order. So a browser judges as any other machine does.

use super::inputs::INPUTS;
use crate::net::POINTS;

/// The width of the first hidden layer.
pub const FIRST: usize = 64;
/// The width of the second.
pub const SECOND: usize = 32;
/// What comes out: the score of whoever looks, their points and those of the one to beat.
pub const OUTPUTS: usize = 3;
/// The weights are written as whole numbers of this part.
pub const PART: f32 = 256.0;
/// How much of what is below 0 passes a hidden layer.
pub const LEAK: f32 = 0.01;

/// The weights of a wide net.
#[derive(Clone, Debug, PartialEq)]
pub struct WideNet {
    /// From each input to the first layer, times [`PART`].
    pub first: Vec<[f32; FIRST]>,
    /// What the first layer starts from, times [`PART`].
    pub first_bias: [f32; FIRST],
    /// From each unit of the first layer to the second.
    pub second: [[f32; SECOND]; FIRST],
    /// What the second layer starts from.
    pub second_bias: [f32; SECOND],
    /// From both layers, the first one first, to what comes out.
    pub last: [[f32; FIRST + SECOND]; OUTPUTS],
    /// What the outputs start from.
    pub last_bias: [f32; OUTPUTS],
}

impl WideNet {
    /// How many numbers a net has.
    pub const WEIGHTS: usize = (INPUTS + 1) * FIRST + (FIRST + 1) * SECOND + OUTPUTS * (FIRST + SECOND) + OUTPUTS;

    /// From as many numbers as a net has, in the order of its fields. None if there are more or fewer.
    pub fn from_numbers(numbers: &[f32]) -> Option<WideNet> {
        if numbers.len() != Self::WEIGHTS {
            return None;
        }
        let mut numbers = numbers.iter().copied();
        let mut next = || numbers.next().expect("they were counted");
        let first = (0..INPUTS).map(|_| std::array::from_fn(|_| PART * next())).collect();
        Some(WideNet {
            first,
            first_bias: std::array::from_fn(|_| PART * next()),
            second: std::array::from_fn(|_| std::array::from_fn(|_| next())),
            second_bias: std::array::from_fn(|_| next()),
            last: std::array::from_fn(|_| std::array::from_fn(|_| next())),
            last_bias: std::array::from_fn(|_| next()),
        })
    }

    /// Reads what the tuning program wrote: whole numbers of [`PART`], each in as few bytes as it needs, seven bits in a byte
    /// and the lowest first, signs in the lowest bit. None if it is not as many as a net has.
    pub fn parse(bytes: &[u8]) -> Option<WideNet> {
        let mut numbers = Vec::with_capacity(Self::WEIGHTS);
        let (mut number, mut shift) = (0u32, 0);
        for &byte in bytes {
            number |= u32::from(byte & 0x7F).checked_shl(shift)?;
            shift += 7;
            if byte < 0x80 {
                let whole = (number >> 1) as i32 ^ -((number & 1) as i32);
                numbers.push(whole as f32 / PART);
                (number, shift) = (0, 0);
            }
        }
        if shift == 0 { Self::from_numbers(&numbers) } else { None }
    }

    /// Adds what inputs are to the sums of the first layer so many times, -1 to take them out.
    pub(super) fn add(&self, sums: &mut [f32; FIRST], inputs: &[(u16, f32)], times: f32) {
        for &(index, value) in inputs {
            let value = times * value;
            sums.iter_mut().zip(&self.first[usize::from(index)]).for_each(|(sum, weight)| *sum += value * weight);
        }
    }

    /// What the layers make of the inputs, the first and then the second, and what comes out.
    #[cfg(any(test, feature = "lab"))]
    pub fn layers(&self, inputs: &[(u16, f32)]) -> ([f32; FIRST + SECOND], [f32; OUTPUTS]) {
        let mut sums = self.first_bias;
        self.add(&mut sums, inputs, 1.0);
        self.layers_from(&sums)
    }

    /// The same from the sums of the first layer.
    fn layers_from(&self, sums: &[f32; FIRST]) -> ([f32; FIRST + SECOND], [f32; OUTPUTS]) {
        let mut units = [0.0; FIRST + SECOND];
        let mut second = self.second_bias;
        for unit in 0..FIRST {
            let passed = leaky(sums[unit] / PART);
            units[unit] = passed;
            second.iter_mut().zip(&self.second[unit]).for_each(|(sum, weight)| *sum += passed * weight);
        }
        units[FIRST..].iter_mut().zip(second).for_each(|(unit, sum)| *unit = leaky(sum));
        let outputs =
            std::array::from_fn(|output| crate::net::dot(&units, &self.last[output]) + self.last_bias[output]);
        (units, outputs)
    }

    /// The score of whoever looks, the points that they and the one to beat can expect at the end, from the sums of the first
    /// layer.
    pub(super) fn judge(&self, sums: &[f32; FIRST]) -> (f32, [f32; 2]) {
        let (_, [score, mine, yours]) = self.layers_from(sums);
        (score, [POINTS * mine, POINTS * yours])
    }
}

fn leaky(sum: f32) -> f32 {
    if sum > 0.0 { sum } else { LEAK * sum }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wide_net_has_neither_more_nor_fewer_numbers_than_it_needs() {
        assert!(WideNet::parse(&[2; WideNet::WEIGHTS]).is_some());
        assert!(WideNet::parse(&[2; WideNet::WEIGHTS - 1]).is_none());
        assert!(WideNet::parse(&[2; WideNet::WEIGHTS + 1]).is_none());
        let mut cut_short = vec![2; WideNet::WEIGHTS];
        cut_short.push(0x80);
        assert!(WideNet::parse(&cut_short).is_none());
        assert!(WideNet::parse(&[0xFF; 20]).is_none());
    }

    #[test]
    fn numbers_are_read_in_as_few_bytes_as_they_need() {
        // 1, -1, 64 and -300, then ones.
        let mut bytes = vec![2, 1, 0x80, 0x01, 0xD7, 0x04];
        bytes.extend([2; WideNet::WEIGHTS - 4]);
        let net = WideNet::parse(&bytes).expect("as many as a net has");
        assert_eq!(net.first[0][..5], [1.0, -1.0, 64.0, -300.0, 1.0]);
        assert_eq!(net.last_bias, [1.0 / PART; OUTPUTS]);
    }

    #[test]
    fn what_is_seen_goes_through_both_layers() {
        let mut numbers = vec![0.0; WideNet::WEIGHTS];
        // The third input moves the first two units apart; the second layer passes the second one on.
        (numbers[2 * FIRST], numbers[2 * FIRST + 1]) = (-2.0, 3.0);
        let second = (INPUTS + 1) * FIRST;
        numbers[second + SECOND + 4] = 0.5;
        let last = second + (FIRST + 1) * SECOND;
        (numbers[last], numbers[last + FIRST + 4]) = (10.0, 1.0);
        let net = WideNet::from_numbers(&numbers).expect("as many as a net has");
        let (units, outputs) = net.layers(&[(2, 0.5)]);
        assert_eq!(units[..2], [-LEAK, 1.5]);
        assert_eq!(units[FIRST + 4], 0.75);
        assert_eq!(outputs, [0.75 - 10.0 * LEAK, 0.0, 0.0]);
    }
}
