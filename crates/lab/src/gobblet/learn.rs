//! Where the weights of the engine come from: `crates/search/src/gobblet/weights.bin`.

use std::path::PathBuf;

use clap::Args;
use underhill_core::{Luck, seeded};
use underhill_search::lab::gobblet::{
    Board, Judged, KINDS, LINE_BITS, LINE_SIGHTS, NUMBERS, PAIR_BITS, PAIR_SIGHTS, STOCKS, Weights, line_numbers,
    pair_number, stock,
};

use super::play::{Lesson, Player, chance, play};
use crate::output::{on_all_cores, shipped, write};

/// The file among those of the bots.
pub(crate) const SHIPPED: &str = "gobblet/weights.bin";

/// Learns the weights from games of the engine against itself.
///
/// Every generation plays games after a few random turns, then fits weights to what came of the quiet positions on the
/// way; the next generation plays with those (logistic regression by Adagrad, towards a mix of the result and of what
/// the search thought).
#[derive(Args)]
pub(crate) struct Learn {
    /// Whose games the first generation plays: `plain` weights made up by hand, those `shipped`, or a file.
    #[arg(long, default_value = "plain")]
    from: String,
    /// How many generations.
    #[arg(long, default_value_t = 4)]
    generations: u64,
    /// How many games a generation plays.
    #[arg(long, default_value_t = 20_000)]
    games: usize,
    /// How many positions are looked at for a turn.
    #[arg(long, default_value_t = 3_000)]
    nodes: u64,
    /// Where luck comes from.
    #[arg(long, default_value_t = 1000)]
    seed: u64,
    /// Which part of the target is the result of the game; the rest is what the search thought.
    #[arg(long, default_value_t = 0.5)]
    share: f32,
    /// Another file than the one that ships.
    #[arg(long)]
    out: Option<PathBuf>,
}

impl Learn {
    pub(crate) fn run(self) {
        let mut numbers = read(&self.from);
        for generation in 0..self.generations {
            numbers = learn(&numbers, self.games, self.nodes, self.seed + generation, self.share);
        }
        write(self.out.as_deref(), SHIPPED, bytes(&numbers));
    }
}

/// Plays two sets of weights against each other, each opening twice with colours changed.
#[derive(Args)]
pub(crate) struct Match {
    /// `plain`, `shipped`, or a file.
    one: String,
    /// The others.
    two: String,
    /// How many games.
    #[arg(long, default_value_t = 1_000)]
    games: usize,
    /// How many positions the first looks at for a turn.
    #[arg(long, default_value_t = 3_000)]
    nodes: u64,
    /// How many the second looks at, if not as many.
    #[arg(long)]
    other_nodes: Option<u64>,
    /// Where luck comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl Match {
    pub(crate) fn run(self) {
        let nodes = [self.nodes, self.other_nodes.unwrap_or(self.nodes)];
        compare(&self.one, &self.two, self.games, nodes, self.seed);
    }
}

/// Prints what weights are made of.
#[derive(Args)]
pub(crate) struct Show {
    /// `plain`, `shipped`, or a file.
    #[arg(default_value = "shipped")]
    weights: String,
}

impl Show {
    pub(crate) fn run(self) {
        show(&self.weights);
    }
}

/// Weights made up by hand: more in an open line is better, larger is better, covering the other is better.
fn plain() -> Vec<i16> {
    let mut numbers = vec![0; NUMBERS];
    for kind in 0..KINDS {
        for sight in 0..LINE_SIGHTS {
            let sights: Vec<usize> = (0..4).map(|place| sight / 9usize.pow(place) % 9).collect();
            let mine = sights.iter().filter(|&&one| (1..=4).contains(&one)).count();
            let theirs = sights.iter().filter(|&&one| one > 4).count();
            numbers[kind * LINE_SIGHTS + sight] = match (mine, theirs) {
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
            numbers[KINDS * LINE_SIGHTS + kind * PAIR_SIGHTS + sight] = match top {
                0 => 0,
                1..=4 => 2 * (top + kind) as i16 + covering(1..=4),
                _ => -(2 * (top - 4 + kind) as i16 + covering(5..=8)),
            };
        }
    }
    numbers
}

/// The weights called so: `plain`, `shipped`, or those of a file.
fn read(name: &str) -> Vec<i16> {
    let file = match name {
        "plain" => return plain(),
        "shipped" => shipped(SHIPPED),
        file => file.into(),
    };
    let bytes = std::fs::read(&file).unwrap_or_else(|error| panic!("{} cannot be read: {error}", file.display()));
    bytes.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]])).collect()
}

/// As they are stored: two bytes each, the lower first.
fn bytes(numbers: &[i16]) -> Vec<u8> {
    numbers.iter().flat_map(|number| number.to_le_bytes()).collect()
}

/// The places of a position's weights among the [`NUMBERS`]: ten lines, sixteen squares, two stocks.
fn places(board: Board) -> [usize; 28] {
    let lines = line_numbers(board);
    std::array::from_fn(|index| match index {
        0..10 => {
            let number = usize::from(lines[index]);
            (number >> LINE_BITS) * LINE_SIGHTS + (number & ((1 << LINE_BITS) - 1))
        }
        10..26 => {
            let number = pair_number(board, index - 10);
            KINDS * LINE_SIGHTS + (number >> PAIR_BITS) * PAIR_SIGHTS + (number & ((1 << PAIR_BITS) - 1))
        }
        26 => NUMBERS - 2 * STOCKS + usize::from(stock(board.mine)),
        _ => NUMBERS - STOCKS + usize::from(stock(board.theirs)),
    })
}

/// What a position has that a weight is learnt for: its patterns, lines the same in both directions, and besides each
/// line's pattern of colours, from which sizes that are seldom seen inherit.
const LEARNT: usize = NUMBERS + KINDS * 81;

fn learnt(places: [usize; 28]) -> [usize; 38] {
    let mut all = [0; 38];
    for (index, &place) in places.iter().enumerate() {
        if index < 10 {
            let (kind, sight) = (place / LINE_SIGHTS, place % LINE_SIGHTS);
            let sights: [usize; 4] = std::array::from_fn(|at| sight / 9usize.pow(at as u32) % 9);
            let number = |base: usize, sights: [usize; 4]| {
                let one = sights.iter().rev().fold(0, |number, &sight| number * base + sight);
                let two = sights.iter().fold(0, |number, &sight| number * base + sight);
                one.min(two)
            };
            all[index] = kind * LINE_SIGHTS + number(9, sights);
            all[28 + index] = NUMBERS + kind * 81 + number(3, sights.map(|sight| sight.div_ceil(4)));
        } else {
            all[index] = place;
        }
    }
    all
}

/// Fits weights to lessons by steepest descent with a step of its own for each weight (Adagrad).
fn fit(lessons: &[Lesson], share: f32, seed: u64) -> Vec<f32> {
    let features: Vec<[u16; 38]> =
        lessons.iter().map(|lesson| learnt(places(lesson.board)).map(|place| place as u16)).collect();
    let mut weights = vec![0f32; LEARNT];
    let mut squares = vec![1f32; LEARNT];
    let mut order: Vec<u32> = (0..lessons.len() as u32).collect();
    let held = lessons.len() / 10;
    let loss = |weights: &[f32], range: std::ops::Range<usize>| {
        let sum: f32 = range
            .clone()
            .map(|index| {
                let worth: f32 = features[index].iter().map(|&place| weights[usize::from(place)]).sum();
                let (target, guess) = (target(&lessons[index], share), chance(worth).clamp(1e-4, 1.0 - 1e-4));
                -(target * guess.ln() + (1.0 - target) * (1.0 - guess).ln())
            })
            .sum();
        sum / range.len() as f32
    };
    // The last tenth of the games is held back to see whether what is learnt holds elsewhere.
    order.truncate(lessons.len() - held);
    for epoch in 0..12 {
        let mut luck = seeded(seed, epoch);
        for last in (1..order.len()).rev() {
            order.swap(last, luck.below(last as u64 + 1) as usize);
        }
        for &index in &order {
            let index = index as usize;
            let worth: f32 = features[index].iter().map(|&place| weights[usize::from(place)]).sum();
            let error = target(&lessons[index], share) - chance(worth);
            for &place in &features[index] {
                let place = usize::from(place);
                let slope = error - 1e-5 * weights[place];
                squares[place] += slope * slope;
                weights[place] += 12.0 / (1.0 + epoch as f32).sqrt() * slope / squares[place].sqrt();
            }
        }
        println!(
            "epoch {epoch}: loss {:.4} learning, {:.4} held back",
            loss(&weights, 0..lessons.len() - held),
            loss(&weights, lessons.len() - held..lessons.len())
        );
    }
    weights
}

fn target(lesson: &Lesson, share: f32) -> f32 {
    share * lesson.result + (1.0 - share) * lesson.thought
}

/// The learnt weights as the engine has them.
fn fold(weights: &[f32]) -> Vec<i16> {
    let mut numbers = vec![0; NUMBERS];
    for (place, number) in numbers.iter_mut().enumerate() {
        let mut sum = 0.0;
        if place < KINDS * LINE_SIGHTS {
            let all = learnt(std::array::from_fn(|index| if index == 0 { place } else { NUMBERS - 1 }));
            sum += weights[all[0]] + weights[all[28]];
        } else {
            sum += weights[place];
        }
        *number = sum.round().clamp(-3000.0, 3000.0) as i16;
    }
    numbers
}

fn learn(numbers: &[i16], games: usize, nodes: u64, seed: u64, share: f32) -> Vec<i16> {
    let weights = Weights::new(numbers);
    let player = Player { weights: &weights, nodes };
    let played = on_all_cores(games, |number| {
        let mut lessons = Vec::new();
        let result = play([player; 2], seed, number, &mut lessons);
        (result, lessons)
    });
    let average = played.iter().map(|(result, _)| result).sum::<f32>() / games as f32;
    let draws = played.iter().filter(|(result, _)| *result == 0.5).count();
    let lessons: Vec<Lesson> = played.into_iter().flat_map(|(_, lessons)| lessons).collect();
    for lesson in &lessons {
        let sum: i32 = places(lesson.board).iter().map(|&place| i32::from(numbers[place])).sum();
        assert_eq!(sum, Judged::new(lesson.board, &weights).worth(&weights), "what is learnt is not what is judged");
    }
    println!("{games} games, {:.3} for the one who begins, {draws} drawn, {} lessons", average, lessons.len());
    fold(&fit(&lessons, share, seed))
}

fn compare(one: &str, two: &str, games: usize, nodes: [u64; 2], seed: u64) {
    let (one, two) = (Weights::new(&read(one)), Weights::new(&read(two)));
    let players = [Player { weights: &one, nodes: nodes[0] }, Player { weights: &two, nodes: nodes[1] }];
    let results = on_all_cores(games, |number| {
        let order = if number % 2 == 0 { players } else { [players[1], players[0]] };
        let result = play(order, seed, number / 2, &mut Vec::new());
        if number % 2 == 0 { result } else { 1.0 - result }
    });
    let wins = results.iter().filter(|&&result| result == 1.0).count();
    let draws = results.iter().filter(|&&result| result == 0.5).count();
    let score = results.iter().sum::<f32>() / games as f32;
    let spread = results.iter().map(|result| (result - score).powi(2)).sum::<f32>() / games as f32;
    println!(
        "{games} games: {wins} won, {draws} drawn, {} lost; {:.1} % ± {:.1}",
        games - wins - draws,
        100.0 * score,
        196.0 * (spread / games as f32).sqrt()
    );
}

fn show(file: &str) {
    let numbers = read(file);
    let name = |sight: usize| match sight {
        0 => "-".to_owned(),
        1..=4 => format!("m{sight}"),
        _ => format!("t{}", sight - 4),
    };
    for kind in 0..KINDS {
        let mut seen: Vec<(i16, String)> = (0..LINE_SIGHTS)
            .map(|sight| {
                let text: Vec<String> = (0..4).map(|place| name(sight / 9usize.pow(place) % 9)).collect();
                (numbers[kind * LINE_SIGHTS + sight], text.join(" "))
            })
            .collect();
        seen.sort();
        for (weight, text) in seen.iter().take(12).chain(seen.iter().rev().take(12)) {
            println!("line kind {kind}: {text}: {weight}");
        }
        for sight in (0..PAIR_SIGHTS).filter(|sight| sight % 9 == 0) {
            let weight = numbers[KINDS * LINE_SIGHTS + kind * PAIR_SIGHTS + sight];
            println!("square kind {kind}: {} alone: {weight}", name(sight / 9));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_ships_is_written_as_it_is() {
        assert_eq!(bytes(&read("shipped")), std::fs::read(shipped(SHIPPED)).expect("it ships"));
    }

    #[test]
    fn a_generation_learns_weights_of_the_right_shape() {
        let numbers = learn(&plain(), 4, 100, 1, 0.5);
        assert_eq!(numbers.len(), NUMBERS);
        assert_ne!(numbers, plain());
    }
}
