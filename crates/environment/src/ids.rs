//! Sets of action ids: one bit for each id, in words.

use std::fmt::Debug;

use underhill_core::Luck;

/// Enough words for the ids of a game.
pub trait Ids: AsRef<[u64]> + AsMut<[u64]> + Clone + Debug + PartialEq + Send + Sync + 'static {
    /// No id.
    const NONE: Self;

    /// Takes every id out.
    #[inline]
    fn clear(&mut self) {
        *self = Self::NONE;
    }

    /// Puts an id in.
    #[inline]
    fn insert(&mut self, id: usize) {
        self.as_mut()[id / 64] |= 1 << (id % 64);
    }

    /// Puts those of sixteen neighbouring ids in whose bits are set.
    #[inline]
    fn insert_bits(&mut self, first: usize, bits: u16) {
        let (word, shift) = (first / 64, first % 64);
        let words = self.as_mut();
        words[word] |= u64::from(bits) << shift;
        if shift > 48 {
            let rest = u64::from(bits) >> (64 - shift);
            if rest != 0 {
                words[word + 1] |= rest;
            }
        }
    }

    /// Whether an id is in it. None that is out of bounds is.
    #[inline]
    fn contains(&self, id: usize) -> bool {
        self.as_ref().get(id / 64).is_some_and(|word| word >> (id % 64) & 1 != 0)
    }

    /// How many there are.
    #[inline]
    fn count(&self) -> u32 {
        self.as_ref().iter().map(|word| word.count_ones()).sum()
    }

    /// The id that has so many others before it.
    #[inline]
    fn nth(&self, mut before: u32) -> Option<usize> {
        for (place, &word) in self.as_ref().iter().enumerate() {
            let here = word.count_ones();
            if before < here {
                return Some(place * 64 + nth_bit(word, before) as usize);
            }
            before -= here;
        }
        None
    }

    /// One of them, all equally likely.
    #[inline]
    fn random(&self, luck: &mut impl Luck) -> Option<usize> {
        match self.count() {
            0 => None,
            count => self.nth(luck.below(count.into()) as u32),
        }
    }

    /// All of them, ascending.
    #[inline]
    fn listed(&self) -> impl Iterator<Item = usize> {
        self.as_ref().iter().enumerate().flat_map(|(place, &word)| {
            let mut left = word;
            std::iter::from_fn(move || {
                if left == 0 {
                    return None;
                }
                let id = place * 64 + left.trailing_zeros() as usize;
                left &= left - 1;
                Some(id)
            })
        })
    }

    /// Writes for every id whether it is in it.
    #[inline]
    fn write_mask(&self, mask: &mut [bool]) {
        let (eights, rest) = mask.as_chunks_mut::<8>();
        let bytes = self.as_ref().iter().flat_map(|word| word.to_le_bytes());
        for (eight, byte) in eights.iter_mut().zip(bytes) {
            *eight = SPREAD[usize::from(byte)];
        }
        let first = 8 * eights.len();
        for (place, cell) in rest.iter_mut().enumerate() {
            *cell = self.contains(first + place);
        }
    }
}

impl<const WORDS: usize> Ids for [u64; WORDS] {
    const NONE: Self = [0; WORDS];
}

/// The bits of a byte, one by one.
static SPREAD: [[bool; 8]; 256] = {
    let mut table = [[false; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut bit = 0;
        while bit < 8 {
            table[byte][bit] = byte >> bit & 1 != 0;
            bit += 1;
        }
        byte += 1;
    }
    table
};

/// The number of the set bit that has so many others below it.
#[inline]
fn nth_bit(mut word: u64, mut below: u32) -> u32 {
    let mut place = 0;
    for half in [32, 16, 8, 4, 2, 1] {
        let lower = (word & ((1 << half) - 1)).count_ones();
        let skip = below >= lower;
        below -= if skip { lower } else { 0 };
        place += if skip { half } else { 0 };
        word >>= if skip { half } else { 0 };
    }
    place
}

#[cfg(test)]
mod tests {
    use underhill_core::seeded;

    use super::*;

    #[test]
    fn a_set_is_the_same_however_one_looks_at_it() {
        let mut luck = seeded(1, 0);
        for _ in 0..300 {
            let (mut ids, mut mask) = (<[u64; 3]>::NONE, [true; 180]);
            for _ in 0..luck.below(40) {
                ids.insert(luck.below(180) as usize);
            }
            ids.insert_bits(luck.below(164) as usize, luck.below(1 << 16) as u16);
            ids.write_mask(&mut mask);
            let listed: Vec<usize> = ids.listed().collect();
            assert_eq!(listed.len() as u32, ids.count());
            assert!((0..180).all(|id| ids.contains(id) == listed.contains(&id) && ids.contains(id) == mask[id]));
            assert!(listed.iter().enumerate().all(|(before, &id)| ids.nth(before as u32) == Some(id)));
            assert_eq!(ids.nth(ids.count()), None);
            assert!(ids.random(&mut luck).is_none_or(|id| ids.contains(id)));
        }
        assert!(!<[u64; 3]>::NONE.contains(1_000), "beyond the last word there is none");
    }
}
