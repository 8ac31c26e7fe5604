//! A whole game, counted out.

use underhill_catalog::gobblestones::{Event, Laid, Spaces, Tiles};
use underhill_core::Seat;

/// One turn as it is told at the end.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Turn {
    pub(super) seat: Seat,
    pub(super) tiles: Laid,
    pub(super) points: i32,
    /// What everyone had after it.
    pub(super) totals: Vec<i32>,
}

/// A whole game, counted out.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Account {
    pub(super) turns: Vec<Turn>,
    /// For each seat: what it scored on spaces of each colour, what it lost by challenges, what was left on its rack.
    pub(super) laid: Vec<[i32; 5]>,
    pub(super) lost: Vec<i32>,
    pub(super) left: Vec<Tiles>,
    spaces: Spaces,
}

impl Account {
    /// Keeps the books of a game from its beginning, on a board with these spaces.
    pub(super) fn of(seats: usize, spaces: Spaces, events: Vec<Event>) -> Account {
        let mut account = Account {
            turns: Vec::new(),
            laid: vec![[0; 5]; seats],
            lost: vec![0; seats],
            left: vec![Tiles::default(); seats],
            spaces,
        };
        events.into_iter().for_each(|event| account.note(event));
        account
    }

    fn note(&mut self, event: Event) {
        match event {
            Event::Placed { seat, tiles, points } => {
                self.begin(seat, tiles);
                self.score(seat, points);
            }
            Event::PlacedFaceDown { seat, tiles, .. } => self.begin(seat, tiles),
            Event::PlacedNone { seat } => self.begin(seat, Laid::default()),
            Event::Scored { seat, points } => self.score(seat, points),
            Event::Penalised { seat, points } => self.lost[seat.index()] -= points,
            Event::Bonus { seat, tiles } => self.left[seat.index()] = tiles,
            _ => return,
        }
        let totals = self.laid.iter().zip(&self.lost).map(|(laid, lost)| laid.iter().sum::<i32>() + lost).collect();
        if let Some(turn) = self.turns.last_mut() {
            turn.totals = totals;
        }
    }

    fn begin(&mut self, seat: Seat, tiles: Laid) {
        self.turns.push(Turn { seat, tiles, points: 0, totals: Vec::new() });
    }

    fn score(&mut self, seat: Seat, points: i32) {
        let Some(turn) = self.turns.last_mut() else { return };
        turn.points += points;
        for tile in turn.tiles.tiles() {
            if let Some(space) = self.spaces.get(tile.square)
                && let Some(colour) = space.colour
            {
                self.laid[seat.index()][colour as usize] += i32::from(space.value);
            }
        }
    }

    /// What a seat has in all.
    pub(super) fn sum(&self, seat: Seat) -> i32 {
        let at = seat.index();
        self.laid[at].iter().sum::<i32>() + self.lost[at] + self.left[at].total() as i32
    }

    /// The turn that scored most, of one seat or of all.
    pub(super) fn best(&self, seat: Option<Seat>) -> Option<&Turn> {
        let own = self.turns.iter().filter(|turn| turn.points > 0 && seat.is_none_or(|seat| seat == turn.seat));
        // The first of equals.
        own.rev().max_by_key(|turn| turn.points)
    }

    /// Everybody's points from turn to turn as points of a line, in a box of 600 by 160; and where zero is.
    pub(super) fn graph(&self) -> (Vec<String>, f64) {
        let all = || self.turns.iter().flat_map(|turn| turn.totals.iter().copied());
        let (low, high) = (all().min().unwrap_or(0).min(0), all().max().unwrap_or(1).max(1));
        let y = |points: i32| 150.0 - 140.0 * f64::from(points - low) / f64::from(high - low);
        let x = |turn: usize| 600.0 * turn as f64 / self.turns.len().max(1) as f64;
        let line = |seat: usize| {
            let places = self.turns.iter().enumerate().filter_map(|(number, turn)| {
                turn.totals.get(seat).map(|&points| format!("{:.1},{:.1}", x(number + 1), y(points)))
            });
            std::iter::once(format!("0,{:.1}", y(0))).chain(places).collect::<Vec<_>>().join(" ")
        };
        ((0..self.laid.len()).map(line).collect(), y(0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::stage::events_of;
    use underhill_catalog::gobblestones::Gobblestones;
    use underhill_core::{Game, Record, Viewer, seeded};

    #[test]
    fn the_books_agree_with_the_points() {
        for bluff in [false, true] {
            let options = underhill_catalog::gobblestones::Options { bluff, ..Default::default() };
            for seed in 0..4 {
                let mut luck = seeded(seed, 0);
                let mut game = Gobblestones::new(2 + seed as usize % 3, &options).unwrap();
                let mut record = Record::new(&game, Vec::new());
                while let Some(step) = underhill_core::random_step(&game, &mut luck) {
                    game.play(&step, &mut ()).unwrap();
                    record.push::<Gobblestones>(&step);
                }
                let spaces = game.view(Viewer::Spectator, game.memory()).spaces;
                let account = Account::of(game.seats(), spaces, events_of::<Gobblestones>(&record).unwrap());
                let sums = Seat::first(game.seats()).map(|seat| account.sum(seat));
                assert_eq!(sums.collect::<Vec<_>>(), game.points().to_vec());
                let best = account.best(None).map_or(0, |turn| turn.points);
                assert!(account.turns.iter().all(|turn| turn.points <= best));
                assert_eq!(account.turns.len(), game.turns() as usize);
            }
        }
    }
}
