use std::collections::BTreeMap;
use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Token;

/// How many tokens of each kind: at most [`Tally::MOST`] in all.
#[derive(Copy, Clone, PartialEq, Eq, Default)]
#[repr(align(16))]
pub struct Tally([u8; 16]);

impl Tally {
    /// The most tokens a box can hold. Running sums of a tally then fit into bytes.
    pub const MOST: u32 = 250;

    /// No tokens.
    pub const NONE: Tally = Tally([0; 16]);

    /// The kinds there are any of, with their numbers, in the order of [`Token::ALL`].
    pub fn iter(&self) -> impl Iterator<Item = (Token, u8)> + '_ {
        Token::ALL.into_iter().map(|token| (token, self[token])).filter(|&(_, count)| count > 0)
    }

    /// How many of each kind, in the order of [`Token::ALL`].
    #[inline]
    pub fn counts(&self) -> &[u8] {
        &self.0[..Token::ALL.len()]
    }

    /// How many in all.
    pub fn total(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// The kind of the token at a place, if all of them lay in a row in the order of [`Token::ALL`].
    #[inline]
    pub fn at(&self, place: u32) -> Option<Token> {
        // Multiplying by this adds up all lower bytes in each byte. No byte overflows, see `MOST`.
        const RUNNING: u64 = 0x0101_0101_0101_0101;
        // Four of the eight bytes, each with room for a carry.
        const EVERY_OTHER: u64 = 0x00ff_00ff_00ff_00ff;
        const CARRIES: u64 = 0x0100_0100_0100_0100;
        if place >= Tally::MOST {
            return None;
        }
        let [low, high] = [&self.0[..8], &self.0[8..]]
            .map(|half| u64::from_le_bytes(half.try_into().expect("eight bytes")).wrapping_mul(RUNNING));
        let in_low = low >> 56;
        let beyond = u64::from(place) >= in_low;
        let (sums, place) = if beyond { (high, u64::from(place) - in_low) } else { (low, place.into()) };
        // A carry is left wherever the sum is not greater than the place, that is, for every kind passed.
        let reach = CARRIES + place * (CARRIES >> 8);
        let even = (reach - (sums & EVERY_OTHER)) & CARRIES;
        let odd = (reach - (sums >> 8 & EVERY_OTHER)) & CARRIES;
        let passed = (even | odd >> 1).count_ones() as usize + if beyond { 8 } else { 0 };
        Token::ALL.get(passed).copied()
    }
}

impl Index<Token> for Tally {
    type Output = u8;

    #[inline]
    fn index(&self, token: Token) -> &u8 {
        &self.0[token.index()]
    }
}

impl IndexMut<Token> for Tally {
    #[inline]
    fn index_mut(&mut self, token: Token) -> &mut u8 {
        &mut self.0[token.index()]
    }
}

impl fmt::Debug for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter().map(|(token, count)| (token.notation(), count))).finish()
    }
}

/// As a map from notation to number, without the kinds there are none of.
impl Serialize for Tally {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de> Deserialize<'de> for Tally {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = BTreeMap::<Token, u8>::deserialize(deserializer)?;
        let mut tally = Tally::NONE;
        for (token, count) in counts {
            tally[token] = count;
        }
        if tally.total() > Tally::MOST {
            return Err(serde::de::Error::custom(format!("there are never more than {} tokens", Tally::MOST)));
        }
        Ok(tally)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_in_the_row_belongs_to_the_kind_that_counting_finds() {
        let mut tally = Tally::NONE;
        for (token, count) in [(Token::GreenGem, 120), (Token::Ball, 1), (Token::TeddyFlash, 2), (Token::Kobold, 127)] {
            tally[token] = count;
        }
        assert_eq!(tally.total(), Tally::MOST);
        assert_eq!(tally.counts(), Token::ALL.map(|token| tally[token]));
        let row: Vec<Token> = tally.iter().flat_map(|(token, count)| vec![token; usize::from(count)]).collect();
        for place in 0..300 {
            assert_eq!(tally.at(place), row.get(place as usize).copied(), "place {place}");
        }
    }
}
