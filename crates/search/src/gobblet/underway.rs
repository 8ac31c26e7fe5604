//! What other threads are looking at right now (simplified ABDADA): whoever comes to the same turn at the same depth leaves it until
//! there is nothing else to do, and finds in the transposition table by then what it came to.

use std::sync::atomic::{AtomicU64, Ordering};

use super::board::Board;

/// Turns that would lead to a position, each by a number. It forgets some where many are marked, and two threads may begin
/// the same one at the same moment: both cost time only.
pub(super) struct Underway {
    marks: Box<[[AtomicU64; WAYS]]>,
}

/// Shallower turns are looked at sooner than looked up.
pub(super) const SHALLOWEST: i32 = 4;
const WAYS: usize = 4;
const PLACES: usize = 1 << 10;

impl Underway {
    pub(super) fn new() -> Underway {
        Underway { marks: (0..PLACES).map(|_| Default::default()).collect() }
    }

    /// The mark of looking so deep behind a turn that leads to this board.
    #[inline]
    pub(super) fn mark(&self, board: Board, depth: i32) -> Mark<'_> {
        // 0 stands for nothing.
        let number = (board.hash() ^ (depth as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15)) | 1;
        Mark { ways: &self.marks[(number >> 32) as usize % PLACES], number }
    }
}

/// What says of one turn whether somebody is looking at it.
#[derive(Copy, Clone)]
pub(super) struct Mark<'u> {
    ways: &'u [AtomicU64; WAYS],
    number: u64,
}

impl Mark<'_> {
    /// Whether somebody is at it.
    #[inline]
    pub(super) fn is_set(self) -> bool {
        self.ways.iter().any(|way| way.load(Ordering::Relaxed) == self.number)
    }

    /// Somebody begins.
    #[inline]
    pub(super) fn set(self) {
        let free = self.ways.iter().find(|way| way.load(Ordering::Relaxed) == 0);
        free.unwrap_or(&self.ways[0]).store(self.number, Ordering::Relaxed);
    }

    /// It is done.
    #[inline]
    pub(super) fn clear(self) {
        for way in self.ways {
            if way.load(Ordering::Relaxed) == self.number {
                way.store(0, Ordering::Relaxed);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_begun_is_underway_until_it_is_done() {
        let underway = Underway::new();
        let mark = |depth| underway.mark(Board { mine: 0, theirs: 0 }, depth);
        assert!(!mark(5).is_set());
        mark(5).set();
        assert!(mark(5).is_set() && !mark(6).is_set());
        mark(5).clear();
        assert!(!mark(5).is_set());
    }

    #[test]
    fn where_too_many_are_underway_some_are_forgotten() {
        let underway = Underway::new();
        let marks: Vec<Mark<'_>> =
            (0..=WAYS as u64).map(|number| Mark { ways: &underway.marks[7], number: 2 * number + 1 }).collect();
        marks.iter().for_each(|mark| mark.set());
        assert_eq!(marks.iter().filter(|mark| mark.is_set()).count(), WAYS);
    }
}
