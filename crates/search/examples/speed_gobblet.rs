//! How fast the Gobblet! engine looks ahead, and how many positions it needs for a depth.
//!
//! `cargo run --release -p underhill-search --example speed_gobblet -- [DEPTH]` searches positions from random play
//! (fixed seeds) to a depth and reports positions looked at, seconds, and positions a second on one thread.

#![allow(dead_code, missing_docs, unreachable_pub, reason = "the engine's own files, of which this needs some")]

use std::time::Instant;

use underhill_core::{Luck, seeded};
use underhill_search::Crew;

#[path = "../src/gobblet/board.rs"]
mod board;
#[path = "../src/gobblet/engine.rs"]
mod engine;
#[path = "../src/gobblet/judgement.rs"]
mod judgement;
#[path = "../src/gobblet/look.rs"]
mod look;
#[path = "../src/gobblet/move_order.rs"]
mod move_order;
#[path = "../src/gobblet/prover.rs"]
mod prover;
#[path = "../src/gobblet/search.rs"]
mod search;
#[path = "../src/gobblet/table.rs"]
mod table;

use board::{Board, Turns};
use engine::{Task, decide};
use judgement::Weights;
use search::{Blur, Circumstances, Limit};

/// Nothing stops it but the depth.
struct Endless;

impl Limit for Endless {
    fn spent(&self, _: u64) -> f64 {
        0.0
    }
}

/// A position after some random turns in which nobody has won, can win at once, or must parry.
fn quiet(seed: u64, plies: usize) -> Option<Board> {
    let mut luck = seeded(seed, 0);
    let mut board = Board { mine: 0, theirs: 0 };
    for _ in 0..plies {
        let mut turns = Turns::new();
        board.turns(&mut turns);
        if turns.is_empty() || board.win().is_some() {
            return None;
        }
        board = board.after(turns[luck.below(turns.len() as u64) as usize]);
    }
    (board.win().is_none() && board.passed().win().is_none()).then_some(board)
}

fn main() {
    let depth: i32 = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(7);
    let boards: Vec<Board> = (1000..).filter_map(|seed| quiet(seed, 2 + (seed % 19) as usize)).take(40).collect();
    let circumstances = Circumstances { worn: Vec::new(), plies_left: 480 };
    let (mut nodes, start) = (0, Instant::now());
    for &board in &boards {
        let mut turns = Turns::new();
        board.turns(&mut turns);
        let task = Task {
            weights: Weights::best(),
            board,
            circumstances: &circumstances,
            turns: turns.to_vec(),
            limit: &Endless,
            crew: None,
            deepest: depth,
            compare: 2,
            prove: false,
            blur: Blur::default(),
            table_bits: 21,
            seed: 1,
        };
        nodes += decide(&mut None, &task).nodes;
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{} positions to depth {depth}: {nodes} looked at in {seconds:.2} s, {:.2} million a second",
        boards.len(),
        nodes as f64 / seconds / 1e6
    );
}
