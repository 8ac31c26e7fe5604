//! Lets `master` decide in some positions of a game, always the same ones with as many nodes, so that the work can be timed where it is
//! done: `cargo xtask bench-wasm` does it natively and as WebAssembly.
//!
//! WebAssembly has no arguments and no clock: which game it is, is compiled in, and whoever starts it looks at a clock.

use underhill_catalog::GameId;
use underhill_core::{Level, Viewer, Waiting, random_step, seeded};
use underhill_search::{Aids, Brain, BrainVisit, Nodes, Question, visit};

/// So many positions are thought about.
const DECISIONS: u64 = 12;
/// So many random steps lead from one to the next.
const APART: usize = 4;

struct Pace {
    nodes: u64,
}

impl BrainVisit for Pace {
    type Output = u64;

    fn visit<G: Brain>(self) -> u64 {
        let mut luck = seeded(1, 0);
        let start = || G::new(2, &G::Options::default()).expect("two can play every game");
        let (mut game, mut decided, mut nodes) = (start(), 0, 0);
        while decided < DECISIONS {
            if let Waiting::Decide(seats) = game.waiting() {
                let seat = seats.lowest().expect("somebody decides");
                let level = Level::Master;
                let view = game.view(Viewer::Seat(seat), level.memory());
                let (meter, seed) = (&Nodes(self.nodes), decided);
                let question = Question { seat, view: &view, level, meter, seed, aids: Aids::default() };
                nodes += G::think(&mut G::Mind::default(), &question).nodes;
                decided += 1;
            }
            for _ in 0..APART {
                match random_step(&game, &mut luck) {
                    Some(step) => game.apply_unchecked(&step, &mut ()),
                    None => game = start(),
                }
            }
        }
        nodes
    }
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let told = option_env!("UNDERHILL_PACE").map(ToOwned::to_owned).or_else(|| arguments.next());
    let told = told.expect("say which game, and how many nodes: `clonk 10000`");
    let (game, nodes) = told.split_once(' ').expect("a game and a number");
    let game: GameId = game.parse().expect("a game of the catalog");
    println!("{} nodes", visit(game, Pace { nodes: nodes.parse().expect("a number of nodes") }));
}
