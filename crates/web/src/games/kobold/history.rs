//! How the points went, turn by turn, read from the record of a game that is over.

use underhill_catalog::kobold::{Kobold, Phase};
use underhill_core::{Game, Record, Replay, Seat};

use super::table::toy_points;

/// What everyone would have had, had the game ended after each turn. The first entry is before the first turn.
pub(super) fn points_by_turn(line: &str) -> Option<Vec<Vec<i32>>> {
    let record = Record::from_line(line).ok()?;
    let mut replay = Replay::<Kobold>::new(&record).ok()?;
    let mut history = vec![would_have(replay.game())];
    while replay.advance().ok()?.is_some() {
        let game = replay.game();
        let turn = game.turns() as usize;
        if turn >= history.len() {
            history.push(would_have(game));
        }
    }
    Some(history)
}

fn would_have(game: &Kobold) -> Vec<i32> {
    let toys = |seat| if game.phase() == Phase::Over { 0 } else { i32::from(toy_points(game, seat)) };
    Seat::first(game.seats()).map(|seat| game.points()[seat.index()] + toys(seat)).collect()
}

/// Who was ahead alone, if anyone.
pub(super) fn ahead(points: &[i32]) -> Option<Seat> {
    let most = points.iter().max()?;
    let mut first = Seat::first(points.len()).filter(|seat| points[seat.index()] == *most);
    let leader = first.next();
    if first.next().is_none() { leader } else { None }
}

/// A stretch of turns with the same leader, or with none.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Stretch {
    pub(super) leader: Option<Seat>,
    pub(super) from: usize,
    pub(super) to: usize,
}

pub(super) fn stretches(history: &[Vec<i32>]) -> Vec<Stretch> {
    let mut stretches: Vec<Stretch> = Vec::new();
    for (turn, points) in history.iter().enumerate() {
        let leader = ahead(points);
        match stretches.last_mut() {
            Some(last) if last.leader == leader => last.to = turn,
            _ => {
                if let Some(last) = stretches.last_mut() {
                    last.to = turn;
                }
                stretches.push(Stretch { leader, from: turn, to: turn });
            }
        }
    }
    stretches
}

/// The turns in which somebody else went ahead: at most so many, the latest of them.
pub(super) fn turning_points(history: &[Vec<i32>], most: usize) -> Vec<(usize, Seat)> {
    let mut leader = None;
    let mut turns = Vec::new();
    for stretch in stretches(history) {
        if let Some(seat) = stretch.leader
            && leader != Some(seat)
        {
            leader = Some(seat);
            turns.push((stretch.from, seat));
        }
    }
    let skip = turns.len().saturating_sub(most);
    turns.split_off(skip)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_is_a_turning_point_if_somebody_else_goes_ahead() {
        let history = vec![vec![0, 0], vec![2, 0], vec![2, 2], vec![3, 2], vec![3, 5], vec![6, 5]];
        let (one, other) = (Seat::new(0), Seat::new(1));
        assert_eq!(turning_points(&history, 9), [(1, one), (4, other), (5, one)]);
        assert_eq!(turning_points(&history, 2), [(4, other), (5, one)]);
        let leaders: Vec<_> = stretches(&history).into_iter().map(|stretch| (stretch.leader, stretch.from)).collect();
        assert_eq!(leaders, [(None, 0), (Some(one), 1), (None, 2), (Some(one), 3), (Some(other), 4), (Some(one), 5)]);
    }
}
