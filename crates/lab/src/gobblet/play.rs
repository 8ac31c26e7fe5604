//! Games of the engine against itself: for learning, and for comparing.

use std::time::{Duration, Instant};
use underhill_core::{Luck, seeded};

use underhill_search::lab::gobblet::{
    Blur, Board, Circumstances, Limit, SURE, Table, Task, Tuning, Turns, Weights, decide,
};

/// How long a player thinks about a turn.
#[derive(Copy, Clone)]
pub(crate) enum Effort {
    Positions(u64),
    Time(Duration),
}

/// An effort that has begun.
struct Begun(Effort, Instant);

impl Limit for Begun {
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
}

/// After so many turns a game of self-play is called a draw.
const LONGEST: usize = 150;

/// Plays a game from a random opening. The result for whoever begins: 1, 0.5 or 0. Who wants lessons wants to see more of
/// the game, so that players wander off now and then.
pub(crate) fn play(players: [Player<'_>; 2], seed: u64, number: u64, mut lessons: Option<&mut Vec<Lesson>>) -> f32 {
    let mut luck = seeded(seed, number);
    let mut board = Board { mine: 0, theirs: 0 };
    let opening = if lessons.is_some() { luck.below(7) } else { 2 + luck.below(5) } as usize;
    let mut tables: [Option<Table>; 2] = [None, None];
    let mut before: Vec<Board> = Vec::new();
    let mut thoughts: Vec<(usize, Board, i32)> = Vec::new();
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
        let turn = if ply < opening {
            // A random opening, but not one that is lost at once.
            let safe: Vec<_> = turns.iter().copied().filter(|&turn| board.after(turn).win().is_none()).collect();
            if safe.is_empty() { turns[0] } else { safe[luck.below(safe.len() as u64) as usize] }
        } else {
            let player = players[ply % 2];
            let mut worn = Vec::new();
            for (back, &older) in before.iter().rev().enumerate() {
                let second = back % 2 == 0;
                if before.iter().rev().skip(back % 2).step_by(2).filter(|&&other| other == older).count() >= 2
                    && !worn.contains(&(older, second))
                {
                    worn.push((older, second));
                }
            }
            let circumstances = Circumstances { worn, plies_left: 400 };
            let task = Task {
                weights: player.weights,
                tuning: player.tuning,
                board,
                circumstances: &circumstances,
                turns: turns.to_vec(),
                limit: &Begun(player.effort, Instant::now()),
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
            if lessons.is_some() && luck.below(32) == 0 {
                // What came before is no cause of the result.
                thoughts.clear();
                let safe: Vec<_> = turns.iter().copied().filter(|&turn| board.after(turn).win().is_none()).collect();
                if safe.is_empty() { best.turn } else { safe[luck.below(safe.len() as u64) as usize] }
            } else {
                best.turn
            }
        };
        if turn.new_size().is_some() {
            before.clear();
        } else {
            before.push(board);
        }
        board = board.after(turn);
    }
    for (ply, board, score) in thoughts {
        let thought = if score >= SURE {
            1.0
        } else if score <= -SURE {
            0.0
        } else {
            chance(score as f32)
        };
        let result = if ply % 2 == 0 { result } else { 1.0 - result };
        if let Some(lessons) = &mut lessons {
            lessons.push(Lesson { board, thought, result });
        }
    }
    result
}

pub(crate) fn chance(worth: f32) -> f32 {
    1.0 / (1.0 + (-worth / 100.0).exp())
}
