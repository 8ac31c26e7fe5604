//! Makes the weights of the judge of Kobold positions (`src/kobold/weights/N.txt`) by self-play.
//!
//! ```text
//! cargo run --release -p underhill-search --example tune_kobold -- SEATS ROUNDS GAMES SEED OUT
//! ```
//!
//! A round plays GAMES games in which every seat takes the action that the net likes best after one look ahead (one in
//! twenty at random), then moves the weights towards what came of it: the winning chances a little later in the same
//! game and its result, mixed by `LAMBDA`, and the points at the end. The same arguments give the same file.

#![allow(dead_code, reason = "the modules are those of the bots, which use more of them")]

use underhill_catalog::kobold::{Action, Kobold, Options, Phase, Reveal, SideChoice};
use underhill_core::{Game, Luck, MAX_SEATS, Seat, Waiting, seeded};

#[path = "../src/kobold/choices.rs"]
mod choices;
#[path = "../src/kobold/features.rs"]
mod features;
#[path = "../src/kobold/judge.rs"]
mod judge;
#[path = "../src/kobold/net.rs"]
mod net;
#[path = "../src/kobold/scene.rs"]
mod scene;
#[path = "../src/kobold/worth.rs"]
mod worth;

use choices::choices;
use features::{FEATURES, features};
use judge::{judge, softmax};
use net::{HIDDEN, LEAK, Net, PART, WEIGHTS, dot};
use scene::Scene;

/// How much the rest of the game counts against the next judgement.
const LAMBDA: f32 = 0.92;
/// One in so many decisions is random.
const ERRING: u64 = 20;
/// One game in four opens with fewer than so many turns at random, so that the net sees positions that good players
/// do not reach but their opponents do.
const OPENING: u64 = 50;
/// How much the points count against the winning chances.
const POINTS: f32 = 0.5;
const BATCH: usize = 64;
const RATE: (f32, f32) = (3e-3, 1e-4);

/// A position that occurred, and what came of it.
struct Sample {
    features: Vec<[f32; FEATURES]>,
    win: [f32; MAX_SEATS],
    points: [f32; MAX_SEATS],
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [seats, rounds, games, seed, out] = arguments.as_slice() else {
        eprintln!("tune_kobold SEATS ROUNDS GAMES SEED OUT");
        std::process::exit(2);
    };
    let number = |text: &String| text.parse::<u64>().expect("a whole number");
    let (seats, rounds, games, seed) = (number(seats) as usize, number(rounds), number(games), number(seed));
    let mut learner = Learner::new(seed);
    for round in 0..rounds {
        let net = Net::from_numbers(&learner.weights).expect("as many as a net has");
        let mut samples = Vec::new();
        for game in 0..games {
            samples.extend(play(&net, seats, &mut seeded(seed, 1 + round * games + game)));
        }
        let done = round as f32 / rounds as f32;
        let rate = RATE.1 + (RATE.0 - RATE.1) * 0.5 * (1.0 + (done * std::f32::consts::PI).cos());
        let loss = learner.learn(&mut samples, rate, &mut seeded(seed ^ 0xABCD, round));
        if round % 10 == 9 || round + 1 == rounds {
            println!("round {} samples {} loss {loss:.4}", round + 1, samples.len());
            write(out, &learner.weights);
        }
    }
}

fn write(out: &str, weights: &[f32]) {
    let lines = weights.chunks(HIDDEN).map(|chunk| {
        let words: Vec<String> = chunk.iter().map(|weight| ((weight * PART).round() as i32).to_string()).collect();
        words.join(" ") + "\n"
    });
    std::fs::write(out, lines.collect::<String>()).expect("the file can be written");
}

/// Plays a game and returns its positions with what they should have been judged.
fn play(net: &Net, seats: usize, luck: &mut impl Luck) -> Vec<Sample> {
    let side = if seats == 3 && luck.below(2) == 0 { SideChoice::Small } else { SideChoice::Auto };
    let reveal = if luck.below(4) == 0 { Reveal::Together } else { Reveal::Each };
    let mut game = Kobold::new(seats, &Options { side, reveal, ..Options::default() }).expect("these options go");
    let opening = if luck.below(4) == 0 { luck.below(OPENING) as u32 } else { 0 };
    let mut samples: Vec<Sample> = Vec::new();
    let mut judged = Vec::new();
    loop {
        match game.waiting() {
            Waiting::Over => break,
            Waiting::Chance => {
                let ticket = luck.below(game.tickets().into()) as u32;
                game.draw_unchecked(game.outcome_at(ticket).expect("below their number"), &mut ());
            }
            Waiting::Decide(_) => {
                let seat = game.player().expect("it waits for one");
                let any = game.turns() < opening || luck.below(ERRING) == 0;
                let action = if any { game.random_action(seat, luck) } else { choose(&game, net, seat) };
                game.decide_unchecked(&[(seat, action)], &mut ());
            }
        }
        let telling = match game.phase() {
            Phase::Turn | Phase::Die | Phase::Reveal => true,
            Phase::Fill => game.turns() > 0 && luck.below(4) == 0,
            _ => false,
        };
        if telling && game.turns() >= opening {
            let scene = Scene::of(&game);
            let features = (0..seats).map(|seat| features(&scene, seat)).collect();
            judged.push(judge(&game, net).win);
            samples.push(Sample { features, win: [0.0; MAX_SEATS], points: [0.0; MAX_SEATS] });
        }
    }
    let end = judge(&game, net);
    let (mut hope, mut next) = (end.win, end.win);
    for (sample, judged) in samples.iter_mut().zip(judged).rev() {
        for seat in 0..seats {
            hope[seat] = LAMBDA * hope[seat] + (1.0 - LAMBDA) * next[seat];
        }
        (sample.win, sample.points) = (hope, end.points);
        next = judged;
    }
    samples
}

/// The action after which the seat's chances are judged best.
fn choose(game: &Kobold, net: &Net, seat: Seat) -> Action {
    let value = |action: &Action| {
        let mut after = game.clone();
        after.decide_unchecked(&[(seat, *action)], &mut ());
        judge(&after, net).win[seat.index()]
    };
    let actions = choices(game, seat);
    let values: Vec<f32> = actions.iter().map(value).collect();
    let best = (0..actions.len()).max_by(|&a, &b| values[a].total_cmp(&values[b]));
    actions[best.expect("there is always something to do")]
}

/// Weights on their way, moved by Adam.
struct Learner {
    weights: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Learner {
    fn new(seed: u64) -> Self {
        let mut luck = seeded(seed, 0);
        let mut small = |scale: f32| (luck.below(2001) as f32 / 1000.0 - 1.0) * scale;
        let mut weights: Vec<f32> = (0..FEATURES * HIDDEN).map(|_| small(0.3)).collect();
        weights.extend((0..HIDDEN).map(|_| small(0.1)));
        weights.extend((0..2 * HIDDEN).map(|_| small(0.3)));
        weights.push(1.0);
        Learner { weights, mean: vec![0.0; WEIGHTS], square: vec![0.0; WEIGHTS], steps: 0 }
    }

    /// One pass over the samples in random order; returns the mean cross-entropy of the winning chances.
    fn learn(&mut self, samples: &mut [Sample], rate: f32, luck: &mut impl Luck) -> f32 {
        for i in (1..samples.len()).rev() {
            samples.swap(i, luck.below(i as u64 + 1) as usize);
        }
        let mut loss = 0.0;
        for batch in samples.chunks(BATCH) {
            let net = Net::from_numbers(&self.weights).expect("as many as a net has");
            let mut slope = vec![0.0; WEIGHTS];
            for sample in batch {
                loss += slopes(&net, sample, &mut slope);
            }
            self.step(&slope, batch.len() as f32, rate);
        }
        loss / samples.len().max(1) as f32
    }

    fn step(&mut self, slope: &[f32], count: f32, rate: f32) {
        self.steps += 1;
        let correct = |decay: f32| 1.0 - decay.powi(self.steps);
        let (mean_part, square_part) = (correct(0.9), correct(0.999));
        for i in 0..WEIGHTS {
            let slope = slope[i] / count + 1e-5 * self.weights[i];
            self.mean[i] += 0.1 * (slope - self.mean[i]);
            self.square[i] += 0.001 * (slope * slope - self.square[i]);
            self.weights[i] -= rate * (self.mean[i] / mean_part) / ((self.square[i] / square_part).sqrt() + 1e-8);
        }
    }
}

/// Adds the slopes of a sample's loss and returns the cross-entropy.
fn slopes(net: &Net, sample: &Sample, slope: &mut [f32]) -> f32 {
    let seats = sample.features.len();
    let hidden: Vec<[f32; HIDDEN]> = sample.features.iter().map(|features| net.hidden(features)).collect();
    let mut win: Vec<f32> = hidden.iter().map(|hidden| dot(hidden, &net.score)).collect();
    softmax(&mut win);
    let mut loss = 0.0;
    let rest = FEATURES * HIDDEN;
    for seat in 0..seats {
        loss -= sample.win[seat] * win[seat].max(1e-6).ln();
        let by_score = win[seat] - sample.win[seat];
        let by_points =
            POINTS / seats as f32 * (dot(&hidden[seat], &net.points) + net.points_bias - sample.points[seat] / 10.0);
        slope[rest + 3 * HIDDEN] += by_points;
        for unit in 0..HIDDEN {
            slope[rest + HIDDEN + unit] += by_score * hidden[seat][unit];
            slope[rest + 2 * HIDDEN + unit] += by_points * hidden[seat][unit];
        }
        let back: [f32; HIDDEN] = std::array::from_fn(|unit| {
            let through = if hidden[seat][unit] > 0.0 { 1.0 } else { LEAK };
            (by_score * net.score[unit] + by_points * net.points[unit]) * through
        });
        for unit in 0..HIDDEN {
            slope[rest + unit] += back[unit];
        }
        for (feature, &value) in sample.features[seat].iter().enumerate() {
            if value != 0.0 {
                for unit in 0..HIDDEN {
                    slope[feature * HIDDEN + unit] += value * back[unit];
                }
            }
        }
    }
    loss
}
