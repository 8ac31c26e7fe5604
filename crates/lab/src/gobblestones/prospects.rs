//! What tiles on the rack and in the bag are worth later: `crates/search/src/gobblestones/tuned_prospects.rs`.

use std::path::PathBuf;

use clap::Args;
use underhill_core::{Luck, seeded};
use underhill_search::lab::gobblestones::{
    BAGS, Habits, PHASES, Phase, Prospects, RACKS, Table, bag_place, rack_place,
};

use super::start::start;
use crate::output::{on_all_cores, write};

/// Learns by self-play what having so many tiles is worth with so many left in the bag.
///
/// It begins with players to whom a tile is worth four points. In every round players that know the table of the round before, now and
/// then more or less fond of tiles than the table says, play against each other, and the table goes halfway to what they scored
/// (policy iteration).
#[derive(Args)]
pub(crate) struct Learn {
    /// How many rounds.
    #[arg(long, default_value_t = 8)]
    rounds: u64,
    /// How many games of each number of seats a round has.
    #[arg(long, default_value_t = 16_000)]
    games: u64,
    /// Where luck comes from.
    #[arg(long, default_value_t = 4000)]
    seed: u64,
    /// Another file than the one that ships.
    #[arg(long)]
    out: Option<PathBuf>,
}

impl Learn {
    pub(crate) fn run(self) {
        write(self.out.as_deref(), SHIPPED, text(&learn(self.rounds, self.games, self.seed)));
    }
}

/// The file among those of the bots.
const SHIPPED: &str = "gobblestones/tuned_prospects.rs";

/// Sums by the size of the bag and that of the rack.
#[derive(Clone)]
struct Sums([[Sum; RACKS]; BAGS]);

#[derive(Copy, Clone, Default)]
struct Sum {
    count: f64,
    lead: f64,
    more: f64,
}

impl Sums {
    fn new() -> Sums {
        Sums([[Sum::default(); RACKS]; BAGS])
    }

    fn add(&mut self, other: &Sums) {
        for (here, there) in self.0.iter_mut().flatten().zip(other.0.iter().flatten()) {
            here.count += there.count;
            here.lead += there.lead;
            here.more += there.more;
        }
    }

    /// The surface nearest to all means (least squares), which is smooth where little was seen.
    fn surface(&self, of: fn(&Sum) -> f64) -> [f64; SHAPES] {
        let (mut left, mut right) = ([[0.0; SHAPES]; SHAPES], [0.0; SHAPES]);
        for (bag, row) in self.0.iter().enumerate() {
            for (rack, sum) in row.iter().enumerate() {
                let shapes = shapes(bag, rack);
                for i in 0..SHAPES {
                    right[i] += shapes[i] * of(sum);
                    for j in 0..SHAPES {
                        left[i][j] += shapes[i] * shapes[j] * sum.count;
                    }
                }
            }
        }
        solve(left, right)
    }
}

/// What a table is made of: a cubic curve by the rack for each of four curves by the bag.
const SHAPES: usize = 16;

fn shapes(bag: usize, rack: usize) -> [f64; SHAPES] {
    let (bag, rack) = (bag as f64 / BAGS as f64, rack as f64 / RACKS as f64);
    let by_bag = [1.0, bag, bag * bag, (-16.0 * bag).exp()];
    let by_rack = [1.0, rack, rack * rack, rack * rack * rack];
    std::array::from_fn(|shape| by_bag[shape / 4] * by_rack[shape % 4])
}

/// Solves a small system of linear equations by elimination; what hardly matters is kept small.
fn solve(mut left: [[f64; SHAPES]; SHAPES], mut right: [f64; SHAPES]) -> [f64; SHAPES] {
    left.iter_mut().enumerate().for_each(|(i, row)| row[i] += 1.0);
    for i in 0..SHAPES {
        for j in i + 1..SHAPES {
            let factor = left[j][i] / left[i][i];
            let row = left[i];
            left[j].iter_mut().zip(row).for_each(|(there, here)| *there -= factor * here);
            right[j] -= factor * right[i];
        }
    }
    for i in (0..SHAPES).rev() {
        let known: f64 = (i + 1..SHAPES).map(|k| left[i][k] * right[k]).sum();
        right[i] = (right[i] - known) / left[i][i];
    }
    right
}

fn table_of(surface: &[f64; SHAPES]) -> [[i16; RACKS]; BAGS] {
    let worth = |bag: usize, rack: usize| -> f64 { shapes(bag, rack).iter().zip(surface).map(|(a, b)| a * b).sum() };
    std::array::from_fn(|bag| std::array::from_fn(|rack| (10.0 * worth(bag, rack)).round().clamp(-3e3, 3e3) as i16))
}

/// Plays a game and notes how it went on after every turn.
fn play(habits: &Habits, seats: usize, seed: u64, number: u64, sums: &mut Sums) {
    let (ground, mut scene, bag) = start(seats, seed, number);
    let mut luck = seeded(seed ^ 0xF0D, number);
    let mut noted = Vec::new();
    while !scene.over {
        let seat = scene.turn;
        // Now and then a whim, to see what else may come of it.
        let fond = if luck.below(4) == 0 { (luck.below(1001) as f32 - 500.0) / 500.0 * FONDNESS } else { 0.0 };
        scene.follow_fondly(&ground, &bag, habits, fond);
        if !scene.over {
            noted.push((seat, bag_place(scene.bag), rack_place(scene.racks[seat].total()), scene.points));
        }
    }
    for (seat, bag, rack, points) in noted {
        let more = |seat: usize| f64::from(scene.points[seat] - points[seat]);
        let others: f64 = (0..seats).filter(|&other| other != seat).map(more).sum();
        let sum = &mut sums.0[bag][rack];
        sum.count += 1.0;
        sum.more += more(seat);
        sum.lead += more(seat) - others / (seats - 1) as f64;
    }
}

/// Up to so many points a tile is liked more or less.
const FONDNESS: f32 = 3.0;

fn learn(rounds: u64, games: u64, seed: u64) -> Prospects {
    let first = Phase { tile: 4.0, pass: 0.0, ..Habits::TUNED.phases[0] };
    let mut known: Option<&'static Prospects> = None;
    let mut surfaces = [[[0.0; SHAPES]; 2]; 3];
    for round in 0..rounds {
        let phases = if known.is_some() { Habits::TUNED.phases } else { [first; PHASES] };
        let habits = Habits { phases, prospects: known };
        let empty: Table = [[[0; RACKS]; BAGS]; 3];
        let mut next = Prospects { lead: empty, more: empty };
        for seats in 2..=4 {
            const PARTS: u64 = 16;
            let parts = on_all_cores(PARTS as usize, |part| {
                let mut sums = Sums::new();
                for number in 0..games / PARTS {
                    play(&habits, seats, seed + round, part * games / PARTS + number, &mut sums);
                }
                sums
            });
            let mut sums = Sums::new();
            parts.iter().for_each(|part| sums.add(part));
            let found = [sums.surface(|sum| sum.lead), sums.surface(|sum| sum.more)];
            let surfaces = &mut surfaces[seats - 2];
            for (known, found) in surfaces.iter_mut().flatten().zip(found.iter().flatten()) {
                *known = if round == 0 { *found } else { (*known + found) / 2.0 };
            }
            next.lead[seats - 2] = table_of(&surfaces[0]);
            next.more[seats - 2] = table_of(&surfaces[1]);
        }
        println!(
            "round {}: five tiles with 30 in the bag are worth {:?}",
            round + 1,
            next.lead.map(|table| table[10][5])
        );
        // A few tables for as long as the program runs.
        known = Some(Box::leak(Box::new(next)));
    }
    let known = known.expect("there is a round");
    Prospects { lead: known.lead, more: known.more }
}

/// The file as it ships.
fn text(prospects: &Prospects) -> String {
    let table = |table: &Table| {
        let rows =
            |rows: &[[i16; RACKS]; BAGS]| rows.iter().map(|row| format!("            {row:?},\n")).collect::<String>();
        table.iter().map(|seats| format!("        [\n{}        ],\n", rows(seats))).collect::<String>()
    };
    format!("{HEAD}    lead: [\n{}    ],\n    more: [\n{}    ],\n}};\n", table(&prospects.lead), table(&prospects.more))
}

const HEAD: &str = "\
//! What tiles on the rack and in the bag are worth later. Written by `underhill-lab gobblestones prospects`.

use super::prospects::Prospects;

/// In tenths of a point.
#[rustfmt::skip]
pub static PROSPECTS: Prospects = Prospects {
";

#[cfg(test)]
mod tests {
    use underhill_search::lab::gobblestones::PROSPECTS;

    use super::*;
    use crate::output::shipped;

    #[test]
    fn what_ships_is_written_as_it_is() {
        assert_eq!(text(&PROSPECTS), std::fs::read_to_string(shipped(SHIPPED)).expect("it ships"));
    }

    #[test]
    fn more_tiles_are_worth_more_and_little_in_the_end() {
        let learned = learn(2, 320, 1);
        for table in learned.lead {
            assert!(table[10][8] > table[10][4]);
            assert!(table[0][8] - table[0][4] < table[10][8] - table[10][4]);
        }
    }
}
