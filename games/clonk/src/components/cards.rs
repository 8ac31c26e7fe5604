/// Where a card stands in the box: the place of the first of all cards that look like it.
pub(crate) type Id = u8;

/// Stands for the identity of a card that nobody has seen, and for a card that is not there.
pub(crate) const NOBODY_KNOWS: Id = u8::MAX;

/// Some of the cards in the box.
///
/// Each kind of card owns as many neighbouring bits as the box has copies of it, and of `n` copies the lowest `n` bits
/// are set: two heaps of cards that look the same are equal, and the lowest bit says whether there is any.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default)]
pub(crate) struct Cards(pub(crate) u128);

impl Cards {
    pub(crate) const NONE: Cards = Cards(0);

    #[inline]
    pub(crate) fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) fn has(self, id: Id) -> bool {
        self.0 >> id & 1 != 0
    }

    /// Puts in one more card of the kind that owns the bits of `kind`.
    #[inline]
    pub(crate) fn add(&mut self, kind: u128) {
        let lowest = kind & kind.wrapping_neg();
        self.0 |= ((self.0 & kind) << 1 | lowest) & kind;
    }

    /// Takes out one card of the kind that owns the bits of `kind`.
    #[inline]
    pub(crate) fn take(&mut self, kind: u128) {
        self.0 = self.0 & !kind | (self.0 & kind) >> 1 & kind;
    }

    /// The place of the card with `n` others before it.
    #[inline]
    pub(crate) fn nth(self, mut n: u32) -> Id {
        debug_assert!(n < self.len());
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u64);
        let in_low = low.count_ones();
        let (mut word, mut place) = if n < in_low { (low, 0) } else { (high, 64) };
        n -= if place == 0 { 0 } else { in_low };
        for half in [32, 16, 8, 4, 2, 1] {
            let below = (word & ((1 << half) - 1)).count_ones();
            let skip = n >= below;
            n -= if skip { below } else { 0 };
            place += if skip { half } else { 0 };
            word >>= if skip { half } else { 0 };
        }
        place as Id
    }

    /// The places of all of them, ascending.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Id> {
        // Two words are quicker than one of twice the size.
        let (mut word, mut high, mut base) = (self.0 as u64, (self.0 >> 64) as u64, 0);
        std::iter::from_fn(move || {
            if word == 0 {
                if high == 0 {
                    return None;
                }
                (word, high, base) = (high, 0, 64);
            }
            let place = base + word.trailing_zeros() as Id;
            word &= word - 1;
            Some(place)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_card_is_the_one_with_n_before_it() {
        let mut seed = 1u128;
        for _ in 0..200 {
            seed = seed.wrapping_mul(0x2360_ED05_1FC6_5DA4_4385_DF64_9FCC_F645).wrapping_add(1);
            let cards = Cards(seed & seed.rotate_left(37));
            for (n, place) in cards.iter().enumerate() {
                assert_eq!(cards.nth(n as u32), place, "{cards:?}");
            }
        }
    }

    #[test]
    fn copies_fill_their_bits_from_the_lowest_and_leave_from_the_highest() {
        let kind = 0b1_1100;
        let mut cards = Cards(1);
        let mut seen = vec![cards.0];
        for _ in 0..3 {
            cards.add(kind);
            seen.push(cards.0);
        }
        assert_eq!(seen, [0b1, 0b101, 0b1101, 0b11101]);
        for before in [0b1101, 0b101, 0b1] {
            cards.take(kind);
            assert_eq!(cards.0, before);
        }
    }
}
