use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Where random numbers come from. Games never own one: whoever runs a game passes it in.
pub trait Luck {
    /// A number below `bound`, every one equally likely.
    ///
    /// `bound` must not be 0.
    fn below(&mut self, bound: u64) -> u64;
}

/// Any generator will do. The method (multiply, reject the few values that would favour some results) is written out
/// here rather than taken from a library so that a seed gives the same games in every version.
impl<R: Rng> Luck for R {
    #[inline]
    fn below(&mut self, bound: u64) -> u64 {
        debug_assert!(bound > 0);
        let mut product = u128::from(self.next_u64()) * u128::from(bound);
        if (product as u64) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (product as u64) < threshold {
                product = u128::from(self.next_u64()) * u128::from(bound);
            }
        }
        (product >> 64) as u64
    }
}

/// The luck of the game with this number in a series with this seed: the same on every machine, and independent of
/// how the series is shared out among threads.
pub fn seeded(seed: u64, index: u64) -> Xoshiro256PlusPlus {
    // Neighbouring numbers are spread over the whole range, or neighbouring seeds would share their games.
    const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;
    let mut mixed = seed.wrapping_add(index.wrapping_mul(SPREAD));
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    Xoshiro256PlusPlus::seed_from_u64(seed.rotate_left(32) ^ mixed ^ (mixed >> 31))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_below_the_bound_comes_up_equally_often() {
        let mut luck = seeded(1, 0);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[luck.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (9_600..10_400).contains(&n)), "{seen:?}");
    }
}
