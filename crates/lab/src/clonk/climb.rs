//! The weights of habit: `crates/search/src/clonk/weights.rs`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use underhill_core::{Luck, seeded};
use underhill_search::lab::clonk::Weights;

use super::play::duel;
use crate::output::{shipped, write};

/// Climbs to better weights of habit.
///
/// Changes one to three weights at random, plays the changed habit against the best so far (every fourth time one
/// against two others) and keeps what wins 0.6 % more than its share, first in a fifth of the games, then in all
/// (stochastic hill climbing).
#[derive(Args)]
pub(crate) struct Climb {
    /// Where to begin: with plain numbers made up by hand, or with those that ship.
    #[arg(long, value_enum, default_value_t = Start::Plain)]
    from: Start,
    /// How many changes are tried.
    #[arg(long, default_value_t = 900)]
    rounds: u64,
    /// How many games decide about a change, for each seat.
    #[arg(long, default_value_t = 4_000)]
    pairs: u64,
    /// How many games tell at the end what was gained, for each seat.
    #[arg(long, default_value_t = 10_000)]
    proof: u64,
    /// Where luck comes from.
    #[arg(long, default_value_t = 77)]
    seed: u64,
    /// Another file than the one that ships.
    #[arg(long)]
    out: Option<PathBuf>,
}

#[derive(Copy, Clone, ValueEnum)]
enum Start {
    Plain,
    Shipped,
}

/// Made up by hand: round numbers of the right size.
const PLAIN: Weights = Weights {
    prospect: 300,
    prospect_rounds: 3,
    eye: 100,
    eye_slope: 5,
    eye_least: 10,
    hand: 200,
    hand_drop: 20,
    hand_extra: 10,
    hand_rounds: 3,
    snore: 150,
    kablooey: 100,
    link: 10,
    deny: 50,
    deny_later: 20,
    gift: 100,
    gift_break: 10,
    gift_least: 50,
    gift_lost: 100,
    blast: 100,
    blast_cost: 200,
    keep: 50,
    lay: 50,
    cover: 50,
    own: 20,
};

impl Climb {
    pub(crate) fn run(self) {
        let start = match self.from {
            Start::Plain => PLAIN,
            Start::Shipped => Weights::TUNED,
        };
        let best = climb(start, self.rounds, self.pairs, self.seed);
        let against = |other: &Weights, seats| 100.0 * duel(9_000 + self.seed, self.proof, &best, other, seats);
        println!("against the start, two players: {:.2} %", against(&start, 2));
        println!("against what shipped, two players: {:.2} %", against(&Weights::TUNED, 2));
        println!("among three of what shipped: {:.2} %", against(&Weights::TUNED, 4));
        let file = std::fs::read_to_string(shipped(SHIPPED)).expect("the file with the weights can be read");
        write(self.out.as_deref(), SHIPPED, text(&file, best));
    }
}

/// The file among those of the bots.
const SHIPPED: &str = "clonk/weights.rs";

/// The file with these weights for what it has; what it says of each of them stays.
fn text(file: &str, mut weights: Weights) -> String {
    let mut text = file.to_owned();
    for (index, name) in Weights::NAMES.iter().enumerate() {
        let lines = text.lines().map(|line| match line.trim().split_once(" = ") {
            Some((first, _)) if first == *name => format!("    {name} = {},\n", weights.at(index)),
            _ => format!("{line}\n"),
        });
        text = lines.collect();
    }
    text
}

/// Keeps random changes of the weights that win.
fn climb(start: Weights, rounds: u64, pairs: u64, seed: u64) -> Weights {
    let mut luck = seeded(seed, 1);
    let mut best = start;
    for round in 0..rounds {
        let mut next = best;
        for _ in 0..=luck.below(3) {
            let weight = next.at(luck.below(Weights::NAMES.len() as u64) as usize);
            let size = (f64::from(weight.abs()) * 0.4).max(3.0) as i32;
            *weight += luck.below(2 * size as u64 + 1) as i32 - size;
        }
        let seats = if round % 4 == 3 { 3 } else { 2 };
        let even = 1.0 / seats as f64;
        if next == best || duel(1_000_000 * seed + round, pairs / 5, &next, &best, seats) < even - 0.005 {
            continue;
        }
        let score = duel(1_000_000 * seed + 500_000 + round, pairs, &next, &best, seats);
        if score > even + 0.006 {
            println!("{round}: {:.2} % of {seats} seats", 100.0 * score);
            best = next;
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_ships_is_written_as_it_is_and_other_weights_in_its_place() {
        let file = std::fs::read_to_string(shipped(SHIPPED)).expect("it ships");
        assert_eq!(text(&file, Weights::TUNED), file);
        let plain = text(&file, PLAIN);
        assert!(plain.contains("    prospect = 300,\n") && plain.contains("    own = 20,\n"));
        assert_eq!(text(&plain, Weights::TUNED), file);
    }

    #[test]
    fn what_ships_beats_plain_weights() {
        assert!(duel(1, 150, &Weights::TUNED, &PLAIN, 2) > 0.52);
    }
}
