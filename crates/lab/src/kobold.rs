//! The judge of Kobold positions: `crates/search/src/kobold/weights`.

use std::path::PathBuf;

use clap::Args;
use underhill_catalog::kobold::{Action, Kobold, Options, Phase, Reveal, SideChoice};
use underhill_core::{Game, Luck, MAX_SEATS, Seat, Waiting, seeded};
use underhill_search::lab::kobold::{
    FEATURES, HIDDEN, LEAK, Net, PART, Scene, WEIGHTS, choices, dot, features, judge, softmax,
};

use crate::output::{on_all_cores, write};

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

/// Makes the weights of the judge by self-play.
///
/// A round plays games in which every seat takes the action that the net likes best after one look ahead (one in twenty
/// at random), then moves the weights towards what came of it: the winning chances a little later in the same game and
/// its result, and the points at the end (temporal difference learning of a small net, by Adam).
#[derive(Args)]
pub(crate) struct Learn {
    /// For how many players: 2, 3 or 4. Each number has a net of its own.
    #[arg(long, value_parser = clap::value_parser!(u64).range(2..=4))]
    seats: u64,
    /// How many rounds.
    #[arg(long, default_value_t = 600)]
    rounds: u64,
    /// How many games a round has.
    #[arg(long, default_value_t = 200)]
    games: u64,
    /// Where luck comes from.
    #[arg(long, default_value_t = 1000)]
    seed: u64,
    /// Another file than the one that ships.
    #[arg(long)]
    out: Option<PathBuf>,
}

impl Learn {
    pub(crate) fn run(self) {
        let Learn { seats, rounds, games, seed, out } = self;
        let mut learner = Learner::new(seed);
        for round in 0..rounds {
            let net = Net::from_numbers(&learner.weights).expect("as many as a net has");
            let played = on_all_cores(games as usize, |game| {
                play(&net, seats as usize, &mut seeded(seed, 1 + round * games + game))
            });
            let mut samples: Vec<Sample> = played.into_iter().flatten().collect();
            let done = round as f32 / rounds as f32;
            let rate = RATE.1 + (RATE.0 - RATE.1) * 0.5 * (1.0 + (done * std::f32::consts::PI).cos());
            let loss = learner.learn(&mut samples, rate, &mut seeded(seed ^ 0xABCD, round));
            if round % 10 == 9 || round + 1 == rounds {
                println!("round {} samples {} loss {loss:.4}", round + 1, samples.len());
            }
        }
        write(out.as_deref(), &format!("kobold/weights/{seats}.txt"), text(&learner.weights));
    }
}

/// As the bots read it: whole numbers, a line for every feature and then for each other part of the net.
fn text(weights: &[f32]) -> String {
    let lines = weights.chunks(HIDDEN).map(|chunk| {
        let words: Vec<String> = chunk.iter().map(|weight| ((weight * PART).round() as i32).to_string()).collect();
        words.join(" ") + "\n"
    });
    lines.collect()
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::output::shipped;

    #[test]
    fn what_ships_is_written_as_it_is() {
        for seats in 2..=4 {
            let file = std::fs::read_to_string(shipped(&format!("kobold/weights/{seats}.txt"))).expect("it ships");
            let net = Net::parse(&file).expect("a net");
            let numbers: Vec<f32> = [net.first.concat(), net.bias.into(), net.score.into(), net.points.into()]
                .concat()
                .into_iter()
                .chain([net.points_bias])
                .collect();
            assert_eq!(text(&numbers), file);
        }
    }

    #[test]
    fn a_net_learns_who_wins() {
        let mut learner = Learner::new(1);
        let mut losses = Vec::new();
        for round in 0..6 {
            let net = Net::from_numbers(&learner.weights).expect("as many as a net has");
            let mut samples: Vec<Sample> =
                (0..6).flat_map(|game| play(&net, 2, &mut seeded(1, 10 * round + game))).collect();
            losses.push(learner.learn(&mut samples, RATE.0, &mut seeded(2, round)));
        }
        assert!(losses[5] < losses[0], "{losses:?}");
    }
}
