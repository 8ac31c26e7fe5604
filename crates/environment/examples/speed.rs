//! How many random steps a second a batch of each game takes on one thread, observations and masks written:
//! `cargo run --release -p underhill-environment --example speed`, for all games or those that are named. What is asked of it from Python is measured by
//! `cargo xtask bench-python`.

use std::time::Instant;

use underhill_catalog::GameId;
use underhill_core::Memory;
use underhill_environment::{Arrays, Autoreset, Batch, Learnable, LearnableVisit, visit};

const GAMES: usize = 4_096;
const STEPS: usize = 300;

struct Speed;

impl LearnableVisit for Speed {
    type Output = f64;

    fn visit<G: Learnable>(self) -> f64 {
        let start = G::new(2, &G::Options::default()).expect("every game is for two");
        let mut batch = Batch::new(start, GAMES, 1, Memory::Perfect, Autoreset::SameStep, 1);
        let (seats, length, actions) = (batch.seats(), batch.observation_len(), batch.actions());
        let (mut observations, mut finals) = (vec![0; GAMES * length], vec![0; GAMES * seats * length]);
        let (mut masks, mut players, mut ends) = (vec![false; GAMES * actions], vec![0; GAMES], vec![false; GAMES]);
        let (mut rewards, mut points) = (vec![0.0; GAMES * seats], vec![0; GAMES * seats]);
        let mut ids = vec![0; GAMES];
        let mut clock = Instant::now();
        for step in 0..STEPS + 20 {
            let arrays = Arrays {
                observations: &mut observations,
                masks: &mut masks,
                players: &mut players,
                rewards: &mut rewards,
                ends: &mut ends,
                points: &mut points,
                finals: &mut finals,
            };
            match step {
                0 => batch.reset(None, arrays),
                _ => batch.step(&ids, arrays).expect("what is sampled is legal"),
            }
            batch.sample(&mut ids);
            if step == 19 {
                clock = Instant::now();
            }
        }
        (STEPS * GAMES) as f64 / clock.elapsed().as_secs_f64()
    }
}

fn main() {
    let named: Vec<String> = std::env::args().skip(1).collect();
    for &game in GameId::ALL.iter().filter(|game| named.is_empty() || named.iter().any(|name| name == game.id())) {
        println!("{:<13} {:6.2} million steps/s", game.id(), visit(game, Speed) / 1e6);
    }
}
