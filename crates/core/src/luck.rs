use rand_core::Rng;

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

#[cfg(test)]
mod tests {
    use super::*;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    #[test]
    fn every_number_below_the_bound_comes_up_equally_often() {
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[luck.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (9_600..10_400).contains(&n)), "{seen:?}");
    }
}
