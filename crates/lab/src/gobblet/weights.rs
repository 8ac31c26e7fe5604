//! Weights by their names.

use clap::Args;
use underhill_search::lab::gobblet::{KINDS, LINE_SIGHTS, Numbers, PAIR_SIGHTS, line_place, pair_place};

use crate::output::shipped;

/// The file among those of the bots.
pub(crate) const SHIPPED: &str = "gobblet/weights.bin";

/// Prints what patterns count by themselves.
#[derive(Args)]
pub(crate) struct Show {
    /// `plain`, `shipped`, or a file.
    #[arg(default_value = "shipped")]
    weights: String,
}

impl Show {
    pub(crate) fn run(self) {
        show(&read(&self.weights));
    }
}

/// The weights called so: made up by hand (`plain`), those that are `shipped`, or those of a file.
pub(crate) fn read(name: &str) -> Numbers {
    let file = match name {
        "plain" => return plain(),
        "shipped" => shipped(SHIPPED),
        file => file.into(),
    };
    let bytes = std::fs::read(&file).unwrap_or_else(|error| panic!("{} cannot be read: {error}", file.display()));
    Numbers::read(&bytes)
}

/// Weights made up by hand: more in an open line is better, larger is better, covering the other is better.
fn plain() -> Numbers {
    let mut numbers = Numbers::nothing();
    for kind in 0..KINDS {
        for sight in 0..LINE_SIGHTS {
            let sights: Vec<usize> = (0..4).map(|place| sight / 9usize.pow(place) % 9).collect();
            let mine = sights.iter().filter(|&&one| (1..=4).contains(&one)).count();
            let theirs = sights.iter().filter(|&&one| one > 4).count();
            numbers.counts[line_place(kind, sight)].direct = match (mine, theirs) {
                (mine, 0) => [0, 6, 18, 45, 0][mine],
                (0, theirs) => -[0, 6, 16, 40, 0][theirs],
                _ => 0,
            };
        }
        for sight in 0..PAIR_SIGHTS {
            let (top, below) = (sight / 9, sight % 9);
            let covering = |own: std::ops::RangeInclusive<usize>| match below {
                0 => 0,
                _ if own.contains(&below) => -3,
                _ => 3,
            };
            numbers.counts[pair_place(kind, sight)].direct = match top {
                0 => 0,
                1..=4 => 2 * (top + kind) as i16 + covering(1..=4),
                _ => -(2 * (top - 4 + kind) as i16 + covering(5..=8)),
            };
        }
    }
    numbers
}

fn show(numbers: &Numbers) {
    let name = |sight: usize| match sight {
        0 => "-".to_owned(),
        1..=4 => format!("m{sight}"),
        _ => format!("t{}", sight - 4),
    };
    for kind in 0..KINDS {
        let mut seen: Vec<(i16, String)> = (0..LINE_SIGHTS)
            .map(|sight| {
                let text: Vec<String> = (0..4).map(|place| name(sight / 9usize.pow(place) % 9)).collect();
                (numbers.counts[line_place(kind, sight)].direct, text.join(" "))
            })
            .collect();
        seen.sort();
        for (weight, text) in seen.iter().take(12).chain(seen.iter().rev().take(12)) {
            println!("line kind {kind}: {text}: {weight}");
        }
        for sight in (0..PAIR_SIGHTS).filter(|sight| sight % 9 == 0) {
            println!(
                "square kind {kind}: {} alone: {}",
                name(sight / 9),
                numbers.counts[pair_place(kind, sight)].direct
            );
        }
    }
    println!("units: bias {:?}, count {:?}", numbers.bias, numbers.out);
}
