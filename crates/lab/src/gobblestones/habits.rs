//! What a player minds in each part of a game: `crates/search/src/gobblestones/tuned_habits.rs`.

use std::path::PathBuf;

use clap::Args;
use underhill_core::{Luck, seeded};
use underhill_search::lab::gobblestones::{Habits, PHASES, Phase};

use super::start::start;
use crate::output::{on_all_cores, write};

/// Finds what a tile, a colour, a pair and an idle turn are worth in each part of the game.
///
/// Each step tries random changes, each against its opposite in games with the same seeds, and moves towards those that
/// lead by more points (an evolution strategy with mirrored samples).
#[derive(Args)]
pub(crate) struct Tune {
    /// How many steps.
    #[arg(long, default_value_t = 160)]
    steps: u64,
    /// Where luck comes from.
    #[arg(long, default_value_t = 1000)]
    seed: u64,
    /// Another file than the one that ships.
    #[arg(long)]
    out: Option<PathBuf>,
}

impl Tune {
    pub(crate) fn run(self) {
        let habits = tune_habits(self.steps, self.seed);
        write(self.out.as_deref(), SHIPPED, text(&habits));
    }
}

/// The file among those of the bots.
const SHIPPED: &str = "gobblestones/tuned_habits.rs";

/// The file as it ships.
fn text(habits: &Habits) -> String {
    let lines = habits.phases.iter().map(|Phase { tile, colour, pair, pass }| {
        format!("    Phase {{ tile: {tile:.2}, colour: {colour:.2}, pair: {pair:.2}, pass: {pass:.2} }},\n")
    });
    format!("{HEAD}{}];\n", lines.collect::<String>())
}

const HEAD: &str = "\
//! What a player minds in each part of a game. Written by `underhill-lab gobblestones habits`.

use super::habits::{PHASES, Phase};

/// From a full bag to an empty one.
#[rustfmt::skip]
pub(crate) const TUNED: [Phase; PHASES] = [
";

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
    let mut habits = Habits { prospects: Habits::TUNED.prospects, ..Habits::GREEDY };
    for (phase, four) in habits.phases.iter_mut().zip(numbers.chunks(4)) {
        *phase = Phase { tile: four[0], colour: four[1], pair: four[2], pass: four[3] };
    }
    habits
}

/// Nearly normal: the sum of twelve even numbers.
fn normal(luck: &mut impl Luck) -> f32 {
    (0..12).map(|_| luck.below(1 << 20) as f32 / (1 << 20) as f32).sum::<f32>() - 6.0
}

fn tune_habits(steps: u64, seed: u64) -> Habits {
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
        let leads = on_all_cores(DIRECTIONS, |direction| {
            let change = &changes[direction as usize];
            let there: [f32; NUMBERS] = std::array::from_fn(|i| centre[i] + change[i]);
            let back: [f32; NUMBERS] = std::array::from_fn(|i| centre[i] - change[i]);
            duel(&habits_of(&there), &habits_of(&back), seed + 1000 * step + direction, PAIRS)
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
    habits_of(&centre)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::output::shipped;

    #[test]
    fn what_ships_is_written_as_it_is() {
        assert_eq!(text(&Habits::TUNED), std::fs::read_to_string(shipped(SHIPPED)).expect("it ships"));
    }

    #[test]
    fn tuned_habits_lead_greedy_ones() {
        assert!(duel(&Habits::TUNED, &Habits::GREEDY, 1, 20) > 5.0);
    }
}
