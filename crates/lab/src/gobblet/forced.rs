//! Whether the engine sees long forced wins, and claims none that is not.

use std::collections::{HashMap, HashSet};
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use clap::Args;
use underhill_catalog::gobblet::{Position, Touch};
use underhill_core::{Luck, seeded};
use underhill_search::lab::gobblet::{Board, Turns};
use underhill_search::{Level, Nodes, Proof};

use super::tactics::ask;
use crate::clock::Clock;
use crate::output::on_all_cores;

/// Gives `master` positions from self-play with a forced win of 9 to 21 plies that a slow search over threats proves, and that
/// is not quicker by threats.
///
/// A position is solved if the bot says that a win is proven and plays a turn after which it is: whatever the other player
/// answers, the slow search sees a forced win, or the bot claims one again and what it plays then is followed in the same way to
/// every end.
#[derive(Args)]
pub(crate) struct Forced {
    /// How many positions.
    #[arg(default_value_t = 100)]
    count: usize,
    /// Where luck comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How long the bot has for each, in milliseconds.
    #[arg(long, default_value_t = 5_000)]
    time: u64,
    /// Prints the positions, each after the plies of its win.
    #[arg(long)]
    list: bool,
    /// Asks for this position alone.
    #[arg(long)]
    position: Option<Position>,
}

/// The lengths of wins that are looked for.
const SHORTEST: u32 = 9;
const LONGEST: u32 = 21;

/// A claim that the slow search does not confirm is followed for so many plies at most; the way need not be the shortest.
const FOLLOWED: u32 = 40;

/// The slow search gives up after so many positions.
const PATIENCE: u64 = 1_000_000;

/// A search for wins by threats alone, as plain as can be: the attacker always threatens to win with the next turn, the defender
/// may do anything. It shares with the engine only the board, which is tested against the rules.
#[derive(Default)]
struct Threats {
    /// In how many plies a position is won at most, and in how many it is not.
    known: HashMap<(u64, u64), (u32, u32)>,
    looked: u64,
}

impl Threats {
    /// In how few plies whoever is to move can force a win, an odd number. None if there is none, or if that takes too long.
    fn quickest(board: Board) -> Option<u32> {
        let mut threats = Threats::default();
        (1..=LONGEST).step_by(2).find(|&plies| threats.wins(board, plies)).filter(|_| !threats.gave_up())
    }

    fn gave_up(&self) -> bool {
        self.looked > PATIENCE
    }

    fn wins(&mut self, board: Board, plies: u32) -> bool {
        self.looked += 1;
        if board.win().is_some() {
            return true;
        }
        if plies < 3 || self.gave_up() {
            return false;
        }
        let key = (board.mine, board.theirs);
        let (won, not) = self.known.get(&key).copied().unwrap_or((u32::MAX, 0));
        if won <= plies || not >= plies {
            return won <= plies;
        }
        let mut turns = Turns::new();
        board.turns(&mut turns);
        let wins = turns.iter().any(|&turn| {
            let after = board.after(turn);
            after.passed().win().is_some() && self.loses(after, plies - 1)
        });
        if !self.gave_up() {
            self.known.insert(key, if wins { (plies, not) } else { (won, plies) });
        }
        wins
    }

    fn loses(&mut self, board: Board, plies: u32) -> bool {
        if board.win().is_some() {
            return false;
        }
        let mut turns = Turns::new();
        board.turns(&mut turns);
        turns.iter().all(|&turn| self.wins(board.after(turn), plies - 1))
    }
}

/// A position of one game between bots in which whoever won it had a long forced win, the longest of the game.
///
/// From the end backwards, as long as the win was forced: earlier positions are rarely won, and showing that takes longest.
fn position(seed: u64, number: u64) -> Option<(Position, u32)> {
    let mut luck = seeded(seed, number);
    let mut positions = vec![Position::START];
    let opening = 2 + luck.below(8) as usize;
    let winner = loop {
        let mut position = *positions.last().expect("it begins with one");
        if let Some(ending) = position.verdict() {
            break ending.winner?;
        }
        if positions.len() > 60 {
            return None;
        }
        let action = if positions.len() <= opening {
            position.random(Touch::Free, &mut luck)
        } else {
            ask(&position, Level::Medium, &Nodes(3_000), luck.below(u64::MAX)).action
        };
        position.play_unchecked(action);
        positions.push(position);
    };
    let theirs = positions.into_iter().skip(opening).rev().filter(|position| position.side() == winner);
    let forced = theirs.map_while(|position| Some((position, Threats::quickest(Board::of(&position))?)));
    // Where the loser went wrong, a longer win became a shorter one.
    forced.filter(|&(_, plies)| plies >= SHORTEST).max_by_key(|&(_, plies)| plies)
}

/// What became of a position.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Outcome {
    Solved,
    NotSeen,
    /// A win was claimed, and there was none.
    Wrong,
}

impl Forced {
    pub(crate) fn run(self) {
        let positions = match self.position {
            Some(position) => vec![(position, Threats::quickest(Board::of(&position)).expect("it is won by threats"))],
            None => self.positions(),
        };
        let solved = on_all_cores(positions.len(), |index| self.solve(&positions[index as usize].0));
        let mut slowest = Duration::ZERO;
        for (&(position, plies), &(outcome, took)) in positions.iter().zip(&solved) {
            if self.list {
                println!("{plies} {position}");
            }
            if outcome != Outcome::Solved {
                let what = if outcome == Outcome::Wrong { "claimed and not won" } else { "not seen" };
                eprintln!("{what}: win in {plies}: {position}");
            } else {
                slowest = slowest.max(took);
            }
        }
        for plies in (SHORTEST..=LONGEST).step_by(2) {
            let these = || positions.iter().zip(&solved).filter(|((_, length), _)| *length == plies);
            let good = these().filter(|(_, (outcome, _))| *outcome == Outcome::Solved).count();
            println!("wins in {plies}: {good} of {}", these().count());
        }
        let count = |wanted: Outcome| solved.iter().filter(|(outcome, _)| *outcome == wanted).count();
        println!(
            "{} of {} solved, the slowest in {} ms; {} claimed and not won",
            count(Outcome::Solved),
            positions.len(),
            slowest.as_millis(),
            count(Outcome::Wrong)
        );
    }

    /// As many positions as are asked for.
    fn positions(&self) -> Vec<(Position, u32)> {
        let mut positions: Vec<(Position, u32)> = Vec::new();
        for batch in 0.. {
            let found = on_all_cores(100, |number| position(self.seed, 100 * batch + number));
            positions.extend(found.into_iter().flatten());
            if positions.len() >= self.count {
                break;
            }
        }
        positions.truncate(self.count);
        positions
    }

    fn solve(&self, position: &Position) -> (Outcome, Duration) {
        let start = Instant::now();
        let answer = ask(position, Level::Master, &Clock(start, Duration::from_millis(self.time)), self.seed);
        let took = start.elapsed();
        let Some(Proof::WinIn(_)) = answer.proof else { return (Outcome::NotSeen, took) };
        let mut after = *position;
        after.play_unchecked(answer.action);
        let kept = Threats::default().loses(Board::of(&after), LONGEST - 1);
        let wins = kept || wins_against_everything(&after, FOLLOWED, &mut HashSet::new());
        let outcome = if wins { Outcome::Solved } else { Outcome::Wrong };
        (outcome, took)
    }
}

/// Whether the player who is not to move now wins within so many plies, whatever is answered. Whoever claimed that has to find the
/// way again from every answer; `lost` are positions that were followed before.
fn wins_against_everything(position: &Position, plies: u32, lost: &mut HashSet<(u64, u64)>) -> bool {
    let winner = position.side().other();
    if let Some(ending) = position.verdict() {
        return ending.winner == Some(winner);
    }
    let board = Board::of(position);
    if lost.contains(&(board.mine, board.theirs)) {
        return true;
    }
    let wins = position.visit(Touch::Free, |action| {
        let mut answered = *position;
        answered.play_unchecked(action);
        let won = match answered.verdict() {
            Some(ending) => ending.winner == Some(winner),
            None => plies > 1 && goes_on(answered, plies - 1, lost),
        };
        if won { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    if wins.is_continue() {
        lost.insert((board.mine, board.theirs));
    }
    wins.is_continue()
}

/// Whether the player to move wins within so many plies: by threats, or by what the bot claims.
fn goes_on(mut position: Position, plies: u32, lost: &mut HashSet<(u64, u64)>) -> bool {
    if Threats::quickest(Board::of(&position)).is_some_and(|quickest| quickest <= plies) {
        return true;
    }
    let answer = ask(&position, Level::Master, &Nodes(10_000_000), 1);
    position.play_unchecked(answer.action);
    plies > 1 && matches!(answer.proof, Some(Proof::WinIn(_))) && wins_against_everything(&position, plies - 1, lost)
}
