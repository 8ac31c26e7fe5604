//! What a seat can still expect to score: `crates/search/src/gobblestones/outlooks.rs`.

use std::path::PathBuf;

use clap::Args;
use underhill_search::lab::gobblestones::{FACTS, Habits, Outlook, PHASES, facts};

use super::start::start;
use crate::output::write;

/// Fits what a seat scores from a turn on to the facts of it, by least squares.
///
/// Players with the habits that ship play against each other; the spread is that of the lead left unexplained.
#[derive(Args)]
pub(crate) struct Fit {
    /// How many games, shared out among the numbers of seats.
    #[arg(long, default_value_t = 24_000)]
    games: u64,
    /// Where luck comes from.
    #[arg(long, default_value_t = 2000)]
    seed: u64,
    /// Another file than the one that ships.
    #[arg(long)]
    out: Option<PathBuf>,
}

impl Fit {
    pub(crate) fn run(self) {
        write(self.out.as_deref(), SHIPPED, text(&fit_outlook(self.games, self.seed)));
    }
}

/// The file among those of the bots.
const SHIPPED: &str = "gobblestones/outlooks.rs";

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

fn fit_outlook(games: u64, seed: u64) -> Vec<Vec<Outlook>> {
    let mut outlooks = Vec::new();
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
        let mut by_phase: Vec<Outlook> = Vec::new();
        for (phase, samples) in samples.iter().enumerate().rev() {
            // A part of the game that is over with the first turn, if it comes at all, is judged like the next.
            let rare = samples.len() < 2 * (games / seats as u64) as usize;
            let outlook = if let (true, Some(&next)) = (rare, by_phase.last()) { next } else { explain(samples) };
            println!("{seats} seats, phase {phase}: {} turns, off by {:.1}", samples.len(), outlook.spread);
            by_phase.push(outlook);
        }
        by_phase.reverse();
        outlooks.push(by_phase);
    }
    outlooks
}

/// Explains what was scored by the facts.
fn explain(samples: &[Sample]) -> Outlook {
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
    // As exact as they are written; the narrower numbers of the bots would round some of them the other way.
    let rounded = |number: f64, parts: f64| ((number * parts).round() / parts) as f32;
    Outlook { weights: weights.map(|weight| rounded(weight, 100.0)), spread: rounded(spread, 10.0) }
}

/// The file as it ships.
fn text<T: AsRef<[Outlook]>>(outlooks: &[T]) -> String {
    let mut text = HEAD.to_owned();
    for by_phase in outlooks {
        text.push_str("    [\n");
        for outlook in by_phase.as_ref() {
            text.push_str(&format!("        outlook({:.2?}, {:.1}),\n", outlook.weights, outlook.spread));
        }
        text.push_str("    ],\n");
    }
    text + "];\n"
}

const HEAD: &str = "\
//! What a seat can still expect to score. Written by `underhill-lab gobblestones outlook`.

use super::habits::PHASES;
use super::judge::{FACTS, Outlook};

const fn outlook(weights: [f32; FACTS], spread: f32) -> Outlook {
    Outlook { weights, spread }
}

/// By the number of seats less two and the part of the game.
#[rustfmt::skip]
pub const OUTLOOKS: [[Outlook; PHASES]; 3] = [
";

#[cfg(test)]
mod tests {
    use underhill_search::lab::gobblestones::OUTLOOKS;

    use super::*;
    use crate::output::shipped;

    #[test]
    fn what_ships_is_written_as_it_is() {
        assert_eq!(text(&OUTLOOKS), std::fs::read_to_string(shipped(SHIPPED)).expect("it ships"));
    }

    #[test]
    fn what_was_learned_of_tiles_promises_points() {
        let outlooks = fit_outlook(60, 1);
        assert!(outlooks.iter().all(|by_phase| by_phase.len() == PHASES && by_phase[3].weights[1] > 0.5));
    }
}
