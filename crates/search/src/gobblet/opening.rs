//! What the opening book says of a position, for people who explore how the game begins.

use underhill_catalog::gobblet::{Action, Gobblet, Position};
#[cfg(any(test, feature = "lab"))]
use underhill_core::Luck;

use super::board::{Board, Turn};
#[cfg(any(test, feature = "lab"))]
use super::book::Line;
use super::book::{Book, Page};
use super::player::{self, chance, proven};
use super::symmetry::{Symmetries, Symmetry, different};
use super::table::Table;
use crate::{Aids, Games, Level, Opening, OpeningTurn, Question, Value, simple};

/// No line that is told goes on longer than this.
const LONGEST_LINE: usize = 12;

/// So many turns are compared where the book knows nothing.
const COMPARED: usize = 8;

/// What the book knows of what a seat sees, or a search if the book does not know it.
pub(crate) fn explore(table: &mut Option<Table>, question: &Question<'_, Gobblet>) -> Opening<Action> {
    let game = simple::imagine(question, 0);
    Book::shipped().look_up(game.position()).unwrap_or_else(|| {
        let aids = Aids { compared: COMPARED, ..question.aids };
        let answer = player::choose(table, &Question { level: Level::Master, aids, ..*question });
        Opening::searched(question.seat.index(), &answer, same_turns(game.position()))
    })
}

impl Book {
    /// What is known of a position; none if it is not in the book, or a gobblet is in the air.
    pub(crate) fn look_up(&self, position: &Position) -> Option<Opening<Action>> {
        let board = Board::of(position);
        let (page, turned) = self.find(board).filter(|_| position.air().is_none())?;
        let value = |worth: i32| Value { chance: chance(worth), proof: proven(worth) };
        let mut turns: Vec<OpeningTurn<Action>> = Vec::new();
        for line in &page.lines {
            let games = Games { played: line.played, won: f64::from(line.half_points) / 2.0 };
            let same = same(board, turned.inverse().turn(line.turn));
            turns.push(OpeningTurn { same, value: Some(value(line.worth)), in_book: line.is_known(), games });
        }
        let mut others = same_turns(position);
        others.retain(|same| turns.iter().all(|turn| turn.same[0] != same[0]));
        let unknown = |same| OpeningTurn { same, value: None, in_book: false, games: Games::default() };
        turns.extend(others.into_iter().map(unknown));
        let line = self.line(page, turned).into_iter().map(Turn::action).collect();
        Some(Opening { in_book: true, value: value(page.worth), depth: page.depth.into(), turns, line })
    }

    /// How the game goes on from a page by its best lines, on a board that is turned like this to stand as on the page.
    fn line(&self, page: &Page, turned: Symmetry) -> Vec<Turn> {
        let (mut board, mut page, mut line) = (turned.inverse().board(page.board), Some((page, turned)), Vec::new());
        while let Some((found, turned)) = page.filter(|_| line.len() < LONGEST_LINE) {
            let Some(best) = found.lines.first() else { break };
            let turn = turned.inverse().turn(best.turn);
            line.push(turn);
            board = board.after(turn);
            page = best.next.and_then(|_| self.find(board));
        }
        line
    }

    /// A turn to play on a board at once: one that is worth at most so much less than the best, if where it leads has been
    /// searched too; which of them is a matter of luck.
    #[cfg(any(test, feature = "lab"))]
    pub fn turn(&self, board: Board, less: i32, luck: &mut impl Luck) -> Option<Turn> {
        let (page, turned) = self.find(board)?;
        let good = |line: &&Line| line.is_known() && line.worth + less >= page.worth;
        let good: Vec<&Line> = page.lines.iter().filter(good).collect();
        let line = *good.get(luck.below(good.len().max(1) as u64) as usize)?;
        let same = Symmetries::of(board).same(turned.inverse().turn(line.turn));
        Some(same[luck.below(same.len() as u64) as usize].0)
    }
}

/// The turns of a position that do not lose at once, those together that are the same but for how the board is turned.
fn same_turns(position: &Position) -> Vec<Vec<Action>> {
    let board = Board::of(position);
    different(board).into_iter().map(|turn| same(board, turn)).collect()
}

fn same(board: Board, turn: Turn) -> Vec<Action> {
    let mut same: Vec<Turn> = Symmetries::of(board).same(turn).into_iter().map(|(turn, _)| turn).collect();
    same.sort();
    same.into_iter().map(Turn::action).collect()
}

#[cfg(test)]
mod tests {
    use underhill_core::seeded;

    use super::*;

    /// Whoever plays by the book cannot be read: games by it differ, and all of their turns are allowed.
    #[test]
    fn who_plays_by_the_book_plays_many_games() {
        let mut games = Vec::new();
        for number in 0..30 {
            let (mut board, mut luck) = (Board { mine: 0, theirs: 0 }, seeded(3, number));
            let mut turns = Vec::new();
            while let Some(turn) = Book::shipped().turn(board, 4, &mut luck).filter(|_| turns.len() < 20) {
                assert!(board.allows(turn));
                turns.push(turn);
                board = board.after(turn);
            }
            assert!(turns.len() >= 3, "{turns:?}");
            games.push(turns);
        }
        games.sort();
        games.dedup();
        assert!(games.len() > 20, "{}", games.len());
    }
}
