//! The transposition table: what has been found out about positions, kept for when they come up again.

use std::sync::atomic::{AtomicU64, Ordering};

use super::board::Turn;

/// Whether a score is exact or only bounds the true one: a node that failed low, failed high or did neither.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// The true score is at most this.
    Upper,
    /// The true score is at least this.
    Lower,
    /// This is the true score, as far as was looked.
    Exact,
}

/// What was found out about a position.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) turn: Turn,
    pub(crate) score: i32,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
}

/// A lockless transposition table with buckets of two: any number of threads read and write it without waiting for each
/// other. Each entry is two words, the
/// first being the key mixed with the second: a word that another thread tore apart does not fit its key and is
/// taken for missing.
pub struct Table {
    words: Vec<[AtomicU64; 2]>,
    age: u64,
}

const AGES: u64 = 64;

impl Table {
    /// A table of two to the power of `bits` entries.
    pub(crate) fn new(bits: u32) -> Table {
        Table { words: (0..1usize << bits).map(|_| Default::default()).collect(), age: 0 }
    }

    /// How many entries there can be.
    pub(crate) fn len(&self) -> usize {
        self.words.len()
    }

    /// A new decision: what was found for earlier ones gives way first.
    pub(crate) fn grow_older(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    /// The same with room for four times as many.
    pub(crate) fn enlarged(&self) -> Table {
        let larger = Table { age: self.age, ..Table::new(self.words.len().ilog2() + 2) };
        for [word, data] in &self.words {
            let data = data.load(Ordering::Relaxed);
            if data != 0 {
                let key = word.load(Ordering::Relaxed) ^ data;
                let [new_word, new_data] = &larger.words[larger.place(key)];
                new_word.store(key ^ data, Ordering::Relaxed);
                new_data.store(data, Ordering::Relaxed);
            }
        }
        larger
    }

    #[inline]
    fn place(&self, key: u64) -> usize {
        // The upper bits, so that a larger table spreads what a smaller one had together.
        (key >> 20) as usize & (self.words.len() - 1)
    }

    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        let place = self.place(key);
        for slot in [place, place ^ 1] {
            let [word, data] = &self.words[slot];
            let data = data.load(Ordering::Relaxed);
            if word.load(Ordering::Relaxed) ^ data == key && data != 0 {
                return Some(unpack(data));
            }
        }
        None
    }

    #[inline]
    pub(crate) fn put(&self, key: u64, found: Entry) {
        let first = self.place(key);
        let mut chosen = first;
        let mut least = i64::MAX;
        for slot in [first, first ^ 1] {
            let [word, data] = &self.words[slot];
            let data = data.load(Ordering::Relaxed);
            if word.load(Ordering::Relaxed) ^ data == key {
                chosen = slot;
                break;
            }
            // Depth-preferred replacement with ageing: the shallower gives way, and what is from an earlier decision before anything from this one.
            let current = i64::from(data >> 42 & (AGES - 1) == self.age && data != 0);
            let value = (current << 8) + (data >> 32 & 0xff) as i64;
            if value < least {
                (chosen, least) = (slot, value);
            }
        }
        let data = pack(found, self.age);
        let [word, slot] = &self.words[chosen];
        word.store(key ^ data, Ordering::Relaxed);
        slot.store(data, Ordering::Relaxed);
    }
}

#[inline]
fn pack(found: Entry, age: u64) -> u64 {
    let bound = match found.bound {
        Bound::Upper => 1,
        Bound::Lower => 2,
        Bound::Exact => 3,
    };
    u64::from(found.turn.0)
        | u64::from(found.score as i16 as u16) << 16
        | (found.depth.clamp(0, 255) as u64) << 32
        | bound << 40
        | age << 42
}

#[inline]
fn unpack(data: u64) -> Entry {
    Entry {
        turn: Turn(data as u16),
        score: i32::from((data >> 16) as u16 as i16),
        depth: (data >> 32 & 0xff) as i32,
        bound: match data >> 40 & 3 {
            1 => Bound::Upper,
            2 => Bound::Lower,
            _ => Bound::Exact,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_again_is_got_as_it_was_put_last() {
        let table = Table::new(8);
        let found = Entry { turn: Turn::carry(3, 9), score: 40, depth: 7, bound: Bound::Lower };
        for score in [40, 50, 60] {
            table.put(5 << 20, Entry { score, ..found });
            assert_eq!(table.get(5 << 20).map(|got| got.score), Some(score));
        }
    }

    #[test]
    fn what_is_put_is_got_in_a_larger_table_too() {
        let mut table = Table::new(8);
        let found = Entry { turn: Turn::carry(3, 9), score: -29_990, depth: 7, bound: Bound::Lower };
        let key = |number: u64| number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        table.put(key(5), found);
        table.grow_older();
        for table in [&table, &table.enlarged()] {
            let got = table.get(key(5)).expect("it is there");
            assert_eq!((got.turn, got.score, got.depth, got.bound), (found.turn, found.score, 7, Bound::Lower));
            assert!(table.get(key(6)).is_none());
        }
    }
}
