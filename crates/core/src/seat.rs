use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::NotationError;
use crate::facts::SEAT;

/// No game here seats more than four.
pub const MAX_SEATS: usize = 4;

/// One value for every seat in play, in seat order.
pub type PerSeat<T> = ArrayVec<T, MAX_SEATS>;

/// A place at the table. Seats are numbered from 0 and play passes in ascending order.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(try_from = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number.
    ///
    /// # Panics
    /// If the number is not below [`MAX_SEATS`].
    #[inline]
    pub const fn new(index: usize) -> Seat {
        assert!(index < MAX_SEATS, "a seat is numbered 0 to 3");
        Seat(index as u8)
    }

    /// The seat's number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat to the left: the one whose turn comes next at a table of `seats`.
    #[inline]
    pub const fn next(self, seats: usize) -> Seat {
        let next = self.0 as usize + 1;
        Seat(if next >= seats { 0 } else { next as u8 })
    }

    /// The first `seats` seats, in order.
    pub fn first(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..seats).map(Seat::new)
    }

    /// All seats at a table of `seats`, clockwise, beginning with this one.
    pub fn clockwise(self, seats: usize) -> impl Iterator<Item = Seat> {
        (0..seats).map(move |step| Seat::new((self.index() + step) % seats))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A number that says that it is a seat, see [`Fact`](crate::Fact).
impl Serialize for Seat {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct(SEAT, &self.0)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seat({})", self.0)
    }
}

impl FromStr for Seat {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.as_bytes() {
            [digit @ b'0'..=b'3'] => Ok(Seat(digit - b'0')),
            _ => Err(NotationError::new(text, "a seat is a number from 0 to 3")),
        }
    }
}

impl TryFrom<u8> for Seat {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Self, Self::Error> {
        if usize::from(index) < MAX_SEATS { Ok(Seat(index)) } else { Err("a seat is a number from 0 to 3") }
    }
}

/// A set of seats.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// Just this seat.
    #[inline]
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Every seat at a table of `seats`.
    #[inline]
    pub const fn all(seats: usize) -> Seats {
        Seats(((1u32 << seats) - 1) as u8)
    }

    /// These seats and one more.
    #[inline]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// These seats without that one.
    #[inline]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// Whether the seat is one of these.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// How many seats these are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest of them.
    #[inline]
    pub fn lowest(self) -> Option<Seat> {
        self.iter().next()
    }

    /// Them in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let seat = Seat(left.trailing_zeros() as u8);
            left &= left - 1;
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::index)).finish()
    }
}

impl Serialize for Seats {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(PerSeat::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn play_passes_to_the_next_seat_and_round_to_the_first() {
        assert_eq!(Seat::new(1).next(3), Seat::new(2));
        assert_eq!(Seat::new(2).next(3), Seat::new(0));
        let round: Vec<usize> = Seat::new(2).clockwise(4).map(Seat::index).collect();
        assert_eq!(round, [2, 3, 0, 1]);
    }

    #[test]
    fn a_set_of_seats_lists_them_in_order() {
        let seats: Seats = [Seat::new(3), Seat::new(1)].into_iter().collect();
        assert_eq!(seats.iter().collect::<Vec<_>>(), [Seat::new(1), Seat::new(3)]);
        assert_eq!(serde_json::to_string(&seats).unwrap(), "[1,3]");
        assert_eq!(serde_json::from_str::<Seats>("[3,1]").unwrap(), seats);
    }
}
