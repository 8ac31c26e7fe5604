//! Makes the numbers that the bots of Gobblestones play by, from self-play alone.
//!
//! ```text
//! cargo run --release -p underhill-search --example tune_gobblestones -- habits STEPS SEED
//! cargo run --release -p underhill-search --example tune_gobblestones -- outlook GAMES SEED
//! ```
//!
//! `habits` finds `Habits::TUNED` (`src/gobblestones/habits.rs`): what a tile, a colour, a pair and an idle turn are
//! worth in each part of the game. Each step tries random changes, each against its opposite in games with the same
//! seeds, and moves towards those that lead by more points. The weights in use come from `habits 160 1000`.
//!
//! `outlook` fits the table of `src/gobblestones/judge.rs`: GAMES games between players with `Habits::TUNED`; in each
//! part of the game what a seat scores from there on is explained by the facts of `judge::facts` by least squares, and
//! the spread is that of the lead left unexplained. The table in use comes from `outlook 6000 2000`.
//!
//! The same arguments print the same numbers.

#![allow(dead_code, reason = "the modules are those of the bots, which use more of them")]

use underhill_catalog::gobblestones::{Gobblestones, Options};
use underhill_core::{Game, Luck, Memory, Seat, Viewer, Waiting, random_step, seeded};

#[path = "../src/gobblestones/ground.rs"]
mod ground;
#[path = "../src/gobblestones/habits.rs"]
mod habits;
#[path = "../src/gobblestones/judge.rs"]
mod judge;
#[path = "../src/gobblestones/scene.rs"]
mod scene;

use ground::Ground;
use habits::{Habits, PHASES, Phase};
use judge::{FACTS, facts};
use scene::{Bag, Scene};

/// The start of a game: board laid, racks dealt, the rest in the bag.
fn start(seats: usize, seed: u64, number: u64) -> (Ground, Scene, Bag) {
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

/// By how many points the first leads on average: games with the same seeds from both seats.
fn duel(one: &Habits, two: &Habits, seed: u64, pairs: u64) -> f32 {
    let mut lead = 0;
    for number in 0..pairs {
        let (ground, first, bag) = start(2, seed, number);
        for swap in [false, true] {
            let mut scene = first.clone();
            while !scene.over {
                let player = if (scene.turn == 0) == swap { two } else { one };
                scene.follow(&ground, &bag, player);
            }
            lead += if swap { scene.points[1] - scene.points[0] } else { scene.points[0] - scene.points[1] };
        }
    }
    lead as f32 / (2 * pairs) as f32
}

const NUMBERS: usize = 4 * PHASES;

fn habits_of(numbers: &[f32; NUMBERS]) -> Habits {
    let mut habits = Habits::GREEDY;
    for (phase, four) in habits.phases.iter_mut().zip(numbers.chunks(4)) {
        *phase = Phase { tile: four[0], colour: four[1], pair: four[2], pass: four[3] };
    }
    habits
}

/// Nearly normal: the sum of twelve even numbers.
fn normal(luck: &mut impl Luck) -> f32 {
    (0..12).map(|_| luck.below(1 << 20) as f32 / (1 << 20) as f32).sum::<f32>() - 6.0
}

fn tune_habits(steps: u64, seed: u64) {
    const DIRECTIONS: usize = 24;
    const PAIRS: u64 = 40;
    const STRIDE: f32 = 0.5;
    let mut luck = seeded(seed, 0);
    let mut centre = [0.0; NUMBERS];
    for (phase, four) in centre.chunks_mut(4).enumerate() {
        four.copy_from_slice(&[if phase == PHASES - 1 { 0.5 } else { 3.5 }, 1.0, 0.5, 0.0]);
    }
    let begin = habits_of(&centre);
    let mut speed = [0.0; NUMBERS];
    for step in 0..steps {
        let rate = 0.25 * (1.0 - step as f32 / steps as f32) + 0.02;
        let changes: Vec<[f32; NUMBERS]> =
            (0..DIRECTIONS).map(|_| std::array::from_fn(|_| STRIDE * normal(&mut luck))).collect();
        let leads: Vec<f32> = std::thread::scope(|scope| {
            let compare = |direction: usize| {
                let change = &changes[direction];
                let there: [f32; NUMBERS] = std::array::from_fn(|i| centre[i] + change[i]);
                let back: [f32; NUMBERS] = std::array::from_fn(|i| centre[i] - change[i]);
                duel(&habits_of(&there), &habits_of(&back), seed + 1000 * step + direction as u64, PAIRS)
            };
            let half = DIRECTIONS / 2;
            let helper = scope.spawn(move || (0..half).map(compare).collect::<Vec<_>>());
            let rest: Vec<f32> = (half..DIRECTIONS).map(compare).collect();
            helper.join().expect("no game fails").into_iter().chain(rest).collect()
        });
        for i in 0..NUMBERS {
            let slope: f32 = changes.iter().zip(&leads).map(|(change, lead)| change[i] * lead).sum();
            speed[i] = 0.8 * speed[i] + 0.2 * slope / DIRECTIONS as f32;
            centre[i] += rate * speed[i];
        }
        if step % 20 == 19 || step + 1 == steps {
            println!("step {}: leads the beginning by {:.2}", step + 1, duel(&habits_of(&centre), &begin, 5000, 300));
        }
    }
    for phase in habits_of(&centre).phases {
        println!("{phase:.2?}");
    }
}

/// Solves a small system of linear equations.
fn solve(mut left: [[f64; FACTS]; FACTS], mut right: [f64; FACTS]) -> [f64; FACTS] {
    for i in 0..FACTS {
        // Keeps facts that never vary from dividing by nothing.
        left[i][i] += 1e-6;
        for j in i + 1..FACTS {
            let factor = left[j][i] / left[i][i];
            let row = left[i];
            left[j].iter_mut().zip(row).for_each(|(there, here)| *there -= factor * here);
            right[j] -= factor * right[i];
        }
    }
    for i in (0..FACTS).rev() {
        let known: f64 = (i + 1..FACTS).map(|k| left[i][k] * right[k]).sum();
        right[i] = (right[i] - known) / left[i][i];
    }
    right
}

/// For each seat what was known of it, and what it scored from there on.
type Sample = Vec<([f32; FACTS], f64)>;

fn fit_outlook(games: u64, seed: u64) {
    for seats in 2..=4 {
        let mut samples: Vec<Vec<Sample>> = vec![Vec::new(); PHASES];
        for number in 0..games / seats as u64 {
            let (ground, mut scene, bag) = start(seats, seed, number);
            let mut before = Vec::new();
            while !scene.over {
                before.push(scene.clone());
                scene.follow(&ground, &bag, &Habits::TUNED);
            }
            for then in &before {
                let of_seat = |seat: usize| (facts(then, seat), f64::from(scene.points[seat] - then.points[seat]));
                samples[then.phase()].push((0..seats).map(of_seat).collect());
            }
        }
        for (phase, samples) in samples.iter().enumerate() {
            let (mut left, mut right) = ([[0.0; FACTS]; FACTS], [0.0; FACTS]);
            for (facts, more) in samples.iter().flatten() {
                for i in 0..FACTS {
                    right[i] += f64::from(facts[i]) * more;
                    for j in 0..FACTS {
                        left[i][j] += f64::from(facts[i]) * f64::from(facts[j]);
                    }
                }
            }
            let weights = solve(left, right);
            let rest = |(facts, more): &([f32; FACTS], f64)| {
                more - facts.iter().zip(&weights).map(|(&fact, weight)| f64::from(fact) * weight).sum::<f64>()
            };
            let squares: f64 = samples.iter().map(|seats| (rest(&seats[0]) - rest(&seats[1])).powi(2)).sum();
            let spread = (squares / samples.len().max(1) as f64).sqrt();
            println!("{seats} seats, phase {phase}: outlook({weights:.2?}, {spread:.1}) from {} turns", samples.len());
        }
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [what, count, seed] = &arguments[..] else { panic!("habits STEPS SEED, or outlook GAMES SEED") };
    let (count, seed) = (count.parse().expect("a number"), seed.parse().expect("a number"));
    match what.as_str() {
        "habits" => tune_habits(count, seed),
        "outlook" => fit_outlook(count, seed),
        _ => panic!("habits or outlook"),
    }
}
