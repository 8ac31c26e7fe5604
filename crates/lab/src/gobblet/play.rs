//! Games of the engine against itself: for learning, and for comparing.

use std::time::{Duration, Instant};
use underhill_core::{Luck, seeded};

use underhill_search::Meter;
use underhill_search::lab::gobblet::{
    Blur, Board, Book, Circumstances, SURE, Table, Task, Tuning, Turn, Turns, Weights, decide,
};

/// How long a player thinks about a turn.
#[derive(Copy, Clone)]
pub(crate) enum Effort {
    Positions(u64),
    Time(Duration),
}

/// An effort that has begun.
struct Begun(Effort, Instant);

impl Meter for Begun {
    fn spent(&self, nodes: u64) -> f64 {
        match self.0 {
            Effort::Positions(most) => nodes as f64 / most as f64,
            Effort::Time(most) => self.1.elapsed().as_secs_f64() / most.as_secs_f64(),
        }
    }
}

/// A position to learn from: what the search thought of it and what came of it, for the player to move.
#[derive(Copy, Clone)]
pub(crate) struct Lesson {
    pub(crate) board: Board,
    pub(crate) thought: f32,
    pub(crate) result: f32,
}

/// One of two players.
#[derive(Copy, Clone)]
pub(crate) struct Player<'w> {
    pub(crate) weights: &'w Weights,
    pub(crate) tuning: &'w Tuning,
    pub(crate) effort: Effort,
    /// Plays by this where it can, any turn that is worth at most so much less than the best.
    pub(crate) book: Option<(&'w Book, i32)>,
}

/// How a game begins.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) enum Beginning<'t> {
    /// With two to six random turns.
    Random,
    /// With none to six, and players wander off now and then: who wants lessons wants to see more of the game.
    Wandering,
    /// With an empty board.
    Start,
    /// With these turns.
    Given(&'t [Turn]),
}

/// A game that was played.
pub(crate) struct Played {
    /// What came of it for whoever began: 1, 0.5 or 0.
    pub(crate) result: f32,
    /// The boards and what was played on them.
    pub(crate) turns: Vec<(Board, Turn)>,
    /// What was thought of the quiet boards since something random was played.
    pub(crate) lessons: Vec<Lesson>,
}

/// After so many turns a game of self-play is called a draw.
const LONGEST: usize = 150;

/// Plays a game.
pub(crate) fn play(players: [Player<'_>; 2], beginning: Beginning<'_>, seed: u64, number: u64) -> Played {
    let mut luck = seeded(seed, number);
    let mut board = Board { mine: 0, theirs: 0 };
    let opening = match beginning {
        Beginning::Random => 2 + luck.below(5),
        Beginning::Wandering => luck.below(7),
        Beginning::Start => 0,
        Beginning::Given(turns) => turns.len() as u64,
    };
    let mut tables: [Option<Table>; 2] = [None, None];
    let mut before: Vec<Board> = Vec::new();
    let mut thoughts: Vec<(usize, Board, i32)> = Vec::new();
    let mut played = Vec::new();
    let mut result = 0.5;
    for ply in 0..LONGEST {
        let mut turns = Turns::new();
        board.turns(&mut turns);
        if turns.is_empty() || board.win().is_some() {
            let mover_wins = !turns.is_empty();
            result = if mover_wins == (ply % 2 == 0) { 1.0 } else { 0.0 };
            break;
        }
        let same = |older: &&Board| **older == board;
        if before.iter().rev().skip(1).step_by(2).filter(same).count() >= 2 {
            break;
        }
        let player = players[ply % 2];
        let circumstances = Circumstances { worn: worn(&before), plies_left: 400 };
        let book = player.book.filter(|_| circumstances.worn.is_empty());
        let turn = if (ply as u64) < opening {
            match beginning {
                Beginning::Given(turns) => turns[ply],
                _ => random_turn(board, &turns, &mut luck),
            }
        } else if let Some(turn) = book.and_then(|(book, less)| book.turn(board, less, &mut luck)) {
            turn
        } else {
            let task = Task {
                weights: player.weights,
                tuning: player.tuning,
                board,
                circumstances: &circumstances,
                turns: turns.to_vec(),
                meter: &Begun(player.effort, Instant::now()),
                crew: None,
                deepest: 40,
                compare: 1,
                lines: 1,
                considered: Vec::new(),
                listener: None,
                prove: false,
                blur: Blur::default(),
                table_bits: 18,
                seed: luck.below(u64::MAX),
            };
            let thought = decide(&mut tables[ply % 2], &task);
            let best = thought.choices[0];
            if board.passed().win().is_none() {
                thoughts.push((ply, board, best.score));
            }
            if beginning == Beginning::Wandering && luck.below(32) == 0 {
                // What came before is no cause of the result.
                thoughts.clear();
                random_turn(board, &turns, &mut luck)
            } else {
                best.turn
            }
        };
        if turn.new_size().is_some() {
            before.clear();
        } else {
            before.push(board);
        }
        played.push((board, turn));
        board = board.after(turn);
    }
    let lessons = thoughts.into_iter().map(|(ply, board, score)| {
        let thought = if score >= SURE {
            1.0
        } else if score <= -SURE {
            0.0
        } else {
            chance(score as f32)
        };
        Lesson { board, thought, result: if ply % 2 == 0 { result } else { 1.0 - result } }
    });
    Played { result, turns: played, lessons: lessons.collect() }
}

/// A random turn, but not one that is lost at once if there is another.
fn random_turn(board: Board, turns: &[Turn], luck: &mut impl Luck) -> Turn {
    let safe: Vec<_> = turns.iter().copied().filter(|&turn| board.after(turn).win().is_none()).collect();
    if safe.is_empty() { turns[0] } else { safe[luck.below(safe.len() as u64) as usize] }
}

/// The boards that are a draw if they come up again (GBT-R7), of those that stood since something new came in.
fn worn(before: &[Board]) -> Vec<(Board, bool)> {
    let mut worn = Vec::new();
    for (back, &older) in before.iter().rev().enumerate() {
        let second = back % 2 == 0;
        if before.iter().rev().skip(back % 2).step_by(2).filter(|&&other| other == older).count() >= 2
            && !worn.contains(&(older, second))
        {
            worn.push((older, second));
        }
    }
    worn
}

pub(crate) fn chance(worth: f32) -> f32 {
    1.0 / (1.0 + (-worth / 100.0).exp())
}
