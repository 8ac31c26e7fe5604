//! Finds the numbers that the Clonk! bots judge by. The same arguments give the same output on any machine.
//!
//! `tune_clonk climb 900 4000` improves the weights of habit (`src/clonk/weights.rs`): it changes one to three of them
//! at random, plays the changed habit against the best so far (every fourth time one against two others) and keeps what
//! wins 0.6 % more than its share, first in a fifth of the games, then in 4000 times as many games as there are seats.
//! It prints what it kept; the last line is to be copied.
//!
//! `tune_clonk fit 40000` fits what the outlook weighs (`src/clonk/outlook_weights.rs`) to the ends of so many games
//! played by habit, by least squares for each number of turns to come; then how telling collected cards are about a secret
//! task (`src/clonk/belief.rs`), by likelihood. The spread of the outlook is measured with the weights compiled in, so
//! copy the weights first and run it again for the spread.
#![allow(dead_code, reason = "the bots' own files are compiled in, and not all of them is needed")]

#[path = "../src/clonk/appraisal.rs"]
mod appraisal;
#[path = "../src/clonk/belief.rs"]
mod belief;
#[path = "../src/clonk/chain.rs"]
mod chain;
#[path = "../src/clonk/fate.rs"]
mod fate;
#[path = "../src/clonk/habit.rs"]
mod habit;
#[path = "../src/clonk/outlook.rs"]
mod outlook;
#[path = "../src/clonk/outlook_weights.rs"]
mod outlook_weights;
#[path = "../src/clonk/playout.rs"]
mod playout;
#[path = "../src/clonk/weights.rs"]
mod weights;

use outlook::{COINS, FEATURES, Outlook, TURNS, features};
use underhill_catalog::clonk::{Clonk, Options};
use underhill_core::{Choices, Game, Luck, Seat, Standings, Waiting, random_step, seeded};
use weights::Weights;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize, usual: u64| words.get(index).map_or(usual, |word| word.parse().expect("a number"));
    match words.first().map(String::as_str) {
        Some("climb") => climb(number(1, 900), number(2, 4000)),
        Some("fit") => fit(number(1, 40_000)),
        _ => eprintln!("tune_clonk climb [ROUNDS [PAIRS]], or tune_clonk fit [GAMES]"),
    }
}

/// Plays one game, everyone by habit with some whim, and shows it whenever a turn has ended.
fn play(seed: u64, index: u64, players: &[&Weights], whim: u64, mut watch: impl FnMut(&Clonk)) -> Standings {
    // What is drawn does not depend on how much whim the players have.
    let mut luck = seeded(seed, index);
    let mut mood = seeded(seed ^ 0xABCD, index);
    let mut game = Clonk::new(players.len(), &Options::default()).expect("the built-in box is enough");
    let mut turns = 0;
    loop {
        if let Some(standings) = game.standings() {
            return standings;
        }
        if game.turns() != turns {
            turns = game.turns();
            watch(&game);
        }
        let Waiting::Decide(seats) = game.waiting() else {
            let step = random_step(&game, &mut luck).expect("the game goes on");
            game.apply_unchecked(&step, &mut ());
            continue;
        };
        let choose = |seat: Seat| (seat, playout::by_habit(&game, seat, players[seat.index()], whim, &mut mood));
        let choices: Choices<_> = seats.iter().map(choose).collect();
        game.decide_unchecked(&choices, &mut ());
    }
}

/// The share of wins of one player among others who all play alike, in every seat.
fn duel(seed: u64, games: u64, one: &Weights, others: &Weights, seats: usize) -> f64 {
    let mut score = 0.0;
    for index in 0..games {
        for at in 0..seats {
            let players: Vec<&Weights> = (0..seats).map(|seat| if seat == at { one } else { others }).collect();
            let standings = play(seed, index, &players, 2, |_| {});
            let winners = standings.places.iter().filter(|&&place| place == 1).count() as f64;
            score += if standings.places[at] == 1 { 1.0 / winners } else { 0.0 };
        }
    }
    score / (games * seats as u64) as f64
}

/// Keeps random changes of the weights that win.
fn climb(rounds: u64, pairs: u64) {
    let mut luck = seeded(77, 1);
    let mut best = Weights::TUNED;
    for round in 0..rounds {
        let mut next = best;
        for _ in 0..=luck.below(3) {
            let weight = next.at(luck.below(Weights::NAMES.len() as u64) as usize);
            let size = (f64::from(weight.abs()) * 0.4).max(3.0) as i32;
            *weight += luck.below(2 * size as u64 + 1) as i32 - size;
        }
        let seats = if round % 4 == 3 { 3 } else { 2 };
        let even = 1.0 / seats as f64;
        if next == best || duel(2000 + round, pairs / 5, &next, &best, seats) < even - 0.005 {
            continue;
        }
        let score = duel(102_000 + round, pairs, &next, &best, seats);
        if score > even + 0.006 {
            println!("{round}: {:.2} % of {seats} seats", 100.0 * score);
            best = next;
            println!("{best:?}");
        }
    }
    println!("against the start, two players: {:.2} %", 100.0 * duel(9000, 10_000, &best, &Weights::TUNED, 2));
    println!("among three of the start: {:.2} %", 100.0 * duel(9000, 3000, &best, &Weights::TUNED, 4));
}

/// What the games played by habit showed.
struct Survey {
    /// For each number of turns to come, the normal equations.
    sums: Vec<[[f64; FEATURES + 1]; FEATURES]>,
    /// For each number of turns to come, the lead as it was judged and as it became, two players.
    leads: Vec<Vec<(f64, f64)>>,
    /// The log-likelihood of the secret tasks, for each strength of belief.
    secrets: [f64; 16],
    asked: f64,
}

/// The strengths of belief that are compared.
fn telling(index: usize) -> f64 {
    0.1 * index as f64
}

fn fit(games: u64) {
    let mut survey = Survey {
        sums: vec![[[0.0; FEATURES + 1]; FEATURES]; TURNS],
        leads: vec![Vec::new(); TURNS],
        secrets: [0.0; 16],
        asked: 0.0,
    };
    for index in 0..games {
        survey.play(index);
    }
    println!("pub(crate) const WEIGHTS: [[f64; FEATURES]; TURNS] = [");
    for sums in &mut survey.sums {
        let mut solved = solve(sums);
        solved[COINS] = 1.0;
        println!("    {solved:.3?},");
    }
    println!("];");
    let spread: Vec<f64> = survey.leads.iter().map(|leads| best_spread(leads)).collect();
    println!("pub(crate) const SPREAD: [f64; TURNS] = {spread:?};");
    for (turns, leads) in survey.leads.iter().enumerate() {
        let n = leads.len().max(1) as f64;
        let error = (leads.iter().map(|(judged, lead)| (judged - lead).powi(2)).sum::<f64>() / n).sqrt();
        let right = leads.iter().filter(|(judged, lead)| judged * lead > 0.0).count() as f64 / n;
        println!("// {turns} turns to come: {n} games, lead off by {error:.2}, winner named in {:.1} %", 100.0 * right);
    }
    for (index, sum) in survey.secrets.iter().enumerate() {
        println!("// telling {:.1}: log-likelihood {:.4}", telling(index), sum / survey.asked.max(1.0));
    }
}

impl Survey {
    fn play(&mut self, index: u64) {
        let weights = Weights::TUNED;
        let seats = [2, 2, 2, 3, 4][index as usize % 5];
        let mut seen: Vec<(usize, usize, [f64; FEATURES])> = Vec::new();
        let mut judged: Vec<(f64, usize)> = Vec::new();
        let standings = play(3000, index, &vec![&weights; seats], 60, |game| {
            let scores = game.scores();
            let mut most = 0;
            for seat in Seat::first(seats) {
                let (turns, values) = features(game, seat, &scores, &weights);
                most = most.max(turns);
                seen.push((seat.index(), turns, values));
                self.believe(game, seat);
            }
            if seats == 2 {
                let points = Outlook::of(game, &weights).points;
                judged.push((points[0] - points[1], most));
            }
        });
        for (seat, turns, mut values) in seen {
            // A coin is a coin. Whoever has many early has done without something else, but that is not their fault.
            let rest = f64::from(standings.points[seat]) - std::mem::take(&mut values[COINS]);
            for (row, value) in self.sums[turns].iter_mut().zip(values) {
                for (sum, other) in row.iter_mut().zip(values) {
                    *sum += value * other;
                }
                row[FEATURES] += value * rest;
            }
        }
        for (lead, turns) in judged {
            self.leads[turns].push((lead, f64::from(standings.points[0] - standings.points[1])));
        }
    }

    fn believe(&mut self, game: &Clonk, seat: Seat) {
        self.asked += 1.0;
        for (index, sum) in self.secrets.iter_mut().enumerate() {
            let Some((side, chances)) = belief::secret_task(game, seat, telling(index)) else { continue };
            let real = (0..6).find(|&place| game.task(seat, side) == Some(belief::tile(side, place)));
            *sum += real.map_or(0.0, |place| chances[place].ln());
        }
    }
}

/// How many points ahead make a player e times as likely to win.
fn best_spread(leads: &[(f64, f64)]) -> f64 {
    let loss = |spread: f64| -> f64 {
        let surprise = |&(judged, lead): &(f64, f64)| {
            let chance = (1.0 / (1.0 + (-judged / spread).exp())).clamp(1e-6, 1.0 - 1e-6);
            let won = if lead == 0.0 { 0.5 } else { f64::from(u8::from(lead > 0.0)) };
            -won * chance.ln() - (1.0 - won) * (1.0 - chance).ln()
        };
        leads.iter().map(surprise).sum()
    };
    let spreads = (2..120).map(|quarters| 0.25 * f64::from(quarters));
    spreads.min_by(|one, two| loss(*one).total_cmp(&loss(*two))).unwrap_or(1.0)
}

/// Gauss and Jordan, with a little weight decay so that it always works.
fn solve<const N: usize, const M: usize>(rows: &mut [[f64; M]; N]) -> [f64; N] {
    for (index, row) in rows.iter_mut().enumerate() {
        row[index] += 1.0;
    }
    for pivot in 0..N {
        let by = rows[pivot];
        for (_, row) in rows.iter_mut().enumerate().filter(|&(index, _)| index != pivot) {
            let factor = row[pivot] / by[pivot];
            row.iter_mut().zip(by).for_each(|(value, by)| *value -= factor * by);
        }
    }
    std::array::from_fn(|index| rows[index][N] / rows[index][index])
}
