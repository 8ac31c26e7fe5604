use arrayvec::ArrayVec;
use serde::Serialize;

use crate::{PerSeat, RuleId};

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Standings {
    /// The points of each seat.
    pub points: PerSeat<i32>,
    /// The place of each seat, from 1. Equal seats share a place and the next places stay empty (1, 1, 3).
    pub places: PerSeat<u8>,
    /// The rules that ended the game: usually one, two where two endings coincide.
    pub ended_by: ArrayVec<RuleId, 2>,
}

impl Standings {
    /// Ranks the seats by a key: the greater, the better.
    pub fn ranked<K: Ord>(points: PerSeat<i32>, keys: &[K], ended_by: impl IntoIterator<Item = RuleId>) -> Self {
        let places = keys.iter().map(|key| 1 + keys.iter().filter(|other| *other > key).count() as u8).collect();
        Standings { points, places, ended_by: ended_by.into_iter().collect() }
    }

    /// Ranks the seats by their points alone.
    pub fn by_points(points: PerSeat<i32>, ended_by: impl IntoIterator<Item = RuleId>) -> Self {
        let keys = points.clone();
        Standings::ranked(points, &keys, ended_by)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_seats_share_a_place_and_the_next_stays_empty() {
        let points: PerSeat<i32> = [7, 9, 9, -1].into_iter().collect();
        assert_eq!(Standings::by_points(points, []).places.as_slice(), [3, 1, 1, 4]);
    }
}
