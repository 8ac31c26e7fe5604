//! How the games begin from which habits and outlooks are made.

use underhill_catalog::gobblestones::{Gobblestones, Options};
use underhill_core::{Game, Memory, Seat, Viewer, Waiting, random_step, seeded};
use underhill_search::lab::gobblestones::{Bag, Ground, Scene};

/// The start of a game: board laid, racks dealt, the rest in the bag.
pub(crate) fn start(seats: usize, seed: u64, number: u64) -> (Ground, Scene, Bag) {
    let mut luck = seeded(seed, number);
    let mut game = Gobblestones::new(seats, &Options::default()).expect("these options are allowed");
    while game.waiting() == Waiting::Chance {
        let step = random_step(&game, &mut luck).expect("the game goes on");
        game.apply_unchecked(&step, &mut ());
    }
    let view = game.view(Viewer::Spectator, Memory::Table);
    let mut scene = Scene::new(&view);
    for seat in Seat::first(seats) {
        scene.racks[seat.index()] = game.rack(seat);
    }
    let bag = Bag::shaken(game.bag(), seats, &mut luck);
    (Ground::new(&view), scene, bag)
}
