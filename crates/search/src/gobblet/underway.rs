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

    /// The number of looking so deep behind a turn that leads to this board.
    pub(super) fn number(board: Board, depth: i32) -> u64 {
        // 0 stands for nothing.
        (board.hash() ^ (depth as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15)) | 1
    }

    fn ways(&self, number: u64) -> &[AtomicU64; WAYS] {
        &self.marks[(number >> 32) as usize % PLACES]
    }

    /// Whether somebody is at it.
    pub(super) fn holds(&self, number: u64) -> bool {
        self.ways(number).iter().any(|mark| mark.load(Ordering::Relaxed) == number)
    }

    /// Somebody begins.
    pub(super) fn begin(&self, number: u64) {
        let ways = self.ways(number);
        let free = ways.iter().find(|mark| mark.load(Ordering::Relaxed) == 0);
        free.unwrap_or(&ways[0]).store(number, Ordering::Relaxed);
    }

    /// It is done.
    pub(super) fn end(&self, number: u64) {
        for mark in self.ways(number) {
            if mark.load(Ordering::Relaxed) == number {
                mark.store(0, Ordering::Relaxed);
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
        let number = |depth| Underway::number(Board { mine: 0, theirs: 0 }, depth);
        assert!(!underway.holds(number(5)));
        underway.begin(number(5));
        assert!(underway.holds(number(5)) && !underway.holds(number(6)));
        underway.end(number(5));
        assert!(!underway.holds(number(5)));
    }

    #[test]
    fn where_too_many_are_underway_some_are_forgotten() {
        let underway = Underway::new();
        let numbers: Vec<u64> = (0..=WAYS as u64).map(|number| (7 << 32) + 2 * number + 1).collect();
        numbers.iter().for_each(|&number| underway.begin(number));
        assert_eq!(numbers.iter().filter(|&&number| underway.holds(number)).count(), WAYS);
    }
}
