//! How fast the engine looks ahead, and how many positions it needs for a depth.

use std::time::Instant;

use clap::Args;
use underhill_core::{Luck, seeded};
use underhill_search::Endless;
use underhill_search::lab::gobblet::{Blur, Board, Circumstances, Task, Tuning, Turns, Weights, decide};

/// Searches forty positions from random play to a depth on one thread, and says how many positions a second that were.
#[derive(Args)]
pub(crate) struct Speed {
    /// How many plies.
    #[arg(default_value_t = 7)]
    depth: i32,
}

impl Speed {
    pub(crate) fn run(self) {
        measure(self.depth);
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
    if board.win().is_none() && board.passed().win().is_none() { Some(board) } else { None }
}

fn measure(depth: i32) {
    let boards: Vec<Board> = (1000..).filter_map(|seed| quiet(seed, 2 + (seed % 19) as usize)).take(40).collect();
    let circumstances = Circumstances { worn: Vec::new(), plies_left: 480 };
    let (mut nodes, start) = (0, Instant::now());
    for &board in &boards {
        let mut turns = Turns::new();
        board.turns(&mut turns);
        let task = Task {
            weights: Weights::best(),
            tuning: &Tuning::BEST,
            board,
            circumstances: &circumstances,
            turns: turns.to_vec(),
            meter: &Endless,
            crew: None,
            deepest: depth,
            compare: 2,
            lines: 1,
            considered: Vec::new(),
            listener: None,
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
