//! Gobblet!: a win that cannot be prevented, with one first move that forces it in so few moves.

use underhill_catalog::gobblet::{Action, Gobblet, Position};
use underhill_core::{Game, Seat, Step, StepOf};
use underhill_search::lab::gobblet::Board;

use super::{Found, Setter};
use crate::gobblet::prover::Prover;

impl Setter for Gobblet {
    const PLAYERS: &'static [usize] = &[2];
    const OPENING: u64 = 8;
    const LONGEST: usize = 60;

    fn ask(&self, seat: Seat) -> Option<Found<Self>> {
        let mut solver = Solver::default();
        let plies = solver.shortest(*self.position())?;
        let answers = solver.answers(self, seat, plies)?;
        Some(Found { answers, any_order: false, worth: moves(plies), next: 0, merit: moves(plies) })
    }

    /// Two moves are for beginners: a third of the days.
    fn are_enough(worth: i32, alike: usize, made: usize) -> bool {
        worth == 2 && alike * 3 > made
    }
}

/// How many moves of the winner so many plies have.
const fn moves(plies: u32) -> i32 {
    plies.div_ceil(2) as i32
}

/// Looks for wins and for what prevents them longest.
#[derive(Default)]
pub(crate) struct Solver {
    prover: Prover,
}

impl Solver {
    /// In how many plies whoever is to move wins, if that takes two or three moves.
    pub(crate) fn shortest(&mut self, position: Position) -> Option<u32> {
        let board = Board::of(&position);
        if board.win().is_some() {
            return None;
        }
        [3, 5].into_iter().find(|&plies| self.prover.wins(board, plies))
    }

    /// Every action that wins in so many plies, whatever the other does.
    pub(crate) fn winning(&mut self, game: &Gobblet, seat: Seat, plies: u32) -> Vec<Action> {
        let wins = |action: &Action| {
            let after = after(game, seat, *action);
            match after.standings() {
                Some(standings) => standings.places[seat.index()] == 1,
                None => plies > 1 && self.prover.loses(Board::of(after.position()), plies - 1),
            }
        };
        game.legal_actions(seat).into_iter().filter(wins).collect()
    }

    /// The one way to win in so many plies against what holds out longest, with every last move that wins. None if there
    /// is more than one way before that.
    pub(crate) fn answers(&mut self, game: &Gobblet, seat: Seat, plies: u32) -> Option<Vec<Vec<StepOf<Gobblet>>>> {
        let winning = self.winning(game, seat, plies);
        if plies == 1 {
            return Some(winning.into_iter().map(|action| vec![Step::one(seat, action)]).collect());
        }
        let [action] = winning[..] else { return None };
        let game = after(game, seat, action);
        let other = seat.next(2);
        let defences = game.legal_actions(other).into_iter().filter_map(|defence| {
            let after = after(&game, other, defence);
            // Whoever holds out longest leaves no win that is shorter.
            let holds = after.standings().is_none() && (plies == 3 || Board::of(after.position()).win().is_none());
            let ways = self.answers(&after, seat, plies - 2).filter(|_| holds)?;
            Some((defence, ways))
        });
        // The fewest ways to win on are the best defence.
        let (defence, ways) = defences.min_by_key(|(_, ways)| ways.len())?;
        let begin = [Step::one(seat, action), Step::one(other, defence)];
        Some(ways.into_iter().map(|way| begin.iter().cloned().chain(way).collect()).collect())
    }
}

fn after(game: &Gobblet, seat: Seat, action: Action) -> Gobblet {
    let mut game = game.clone();
    game.decide_unchecked(&[(seat, action)], &mut ());
    game
}
