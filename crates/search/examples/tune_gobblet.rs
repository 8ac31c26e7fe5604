//! Where the weights of the Gobblet! engine come from, and how two sets of them play against each other.
//!
//! `cargo run --release -p underhill-search --example tune_gobblet -- learn OLD NEW GAMES NODES SEED SHARE`
//! plays GAMES games of the weights in the file OLD against themselves, NODES positions a turn, after a few random
//! turns; then fits weights to what came of the quiet positions on the way and writes them to NEW. The target is
//! SHARE parts the result of the game and the rest what the search thought. OLD may be `plain`: weights made up by
//! hand, with which it all began.
//!
//! `… -- match ONE TWO GAMES NODES_ONE NODES_TWO SEED` plays two sets against each other, each opening twice with
//! colours changed.
//!
//! `… -- show FILE` prints what the weights are made of.
//!
//! Everything follows from the arguments; threads share the games out and change nothing. The weights in use were made
//! by the commands listed in `docs/bots.md`.

#![allow(dead_code, missing_docs, unreachable_pub, reason = "the engine's own files, of which this needs some")]

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use underhill_core::{Luck, seeded};
use underhill_search::Crew;

#[path = "../src/gobblet/board.rs"]
mod board;
#[path = "../src/gobblet/engine.rs"]
mod engine;
#[path = "../src/gobblet/judgement.rs"]
mod judgement;
#[path = "../src/gobblet/look.rs"]
mod look;
#[path = "../src/gobblet/move_order.rs"]
mod move_order;
#[path = "../src/gobblet/prover.rs"]
mod prover;
#[path = "../src/gobblet/search.rs"]
mod search;
#[path = "../src/gobblet/table.rs"]
mod table;

use board::{Board, Turns};
use engine::{Task, decide};
use judgement::{
    Judged, KINDS, LINE_BITS, LINE_SIGHTS, NUMBERS, PAIR_BITS, PAIR_SIGHTS, STOCKS, Weights, line_numbers, pair_number,
    stock,
};
use search::{Blur, Circumstances, Limit, SURE};
use table::Table;

/// A number of positions.
struct Positions(u64);

impl Limit for Positions {
    fn spent(&self, nodes: u64) -> f64 {
        nodes as f64 / self.0 as f64
    }
}

/// A position to learn from: what the search thought of it and what came of it, for the player to move.
struct Lesson {
    board: Board,
    thought: f32,
    result: f32,
}

/// One of two players: weights and how many positions it looks at each turn.
#[derive(Copy, Clone)]
struct Player<'w> {
    weights: &'w Weights,
    nodes: u64,
}

/// After so many turns a game of self-play is called a draw.
const LONGEST: usize = 150;

/// Plays a game from a random opening. The result for whoever begins: 1, 0.5 or 0.
fn play(players: [Player<'_>; 2], seed: u64, number: u64, lessons: &mut Vec<Lesson>) -> f32 {
    let mut luck = seeded(seed, number);
    let mut board = Board { mine: 0, theirs: 0 };
    let opening = 2 + luck.below(5) as usize;
    let mut tables: [Option<Table>; 2] = [None, None];
    let mut before: Vec<Board> = Vec::new();
    let mut thoughts: Vec<(usize, Board, i32)> = Vec::new();
    let mut result = 0.5;
    for ply in 0..LONGEST {
        let mut turns = Turns::new();
        board.turns(&mut turns);
        if turns.is_empty() || board.win().is_some() {
            let mover_wins = !turns.is_empty();
            result = if mover_wins == (ply % 2 == 0) { 1.0 } else { 0.0 };
            break;
        }
        let same = |older: &&Board| **older == board;
        if before.iter().rev().skip(1).step_by(2).filter(same).count() >= 2 {
            break;
        }
        let turn = if ply < opening {
            // A random opening, but not one that is lost at once.
            let safe: Vec<_> = turns.iter().copied().filter(|&turn| board.after(turn).win().is_none()).collect();
            if safe.is_empty() { turns[0] } else { safe[luck.below(safe.len() as u64) as usize] }
        } else {
            let player = players[ply % 2];
            let mut worn = Vec::new();
            for (back, &older) in before.iter().rev().enumerate() {
                let second = back % 2 == 0;
                if before.iter().rev().skip(back % 2).step_by(2).filter(|&&other| other == older).count() >= 2
                    && !worn.contains(&(older, second))
                {
                    worn.push((older, second));
                }
            }
            let circumstances = Circumstances { worn, plies_left: 400 };
            let task = Task {
                weights: player.weights,
                board,
                circumstances: &circumstances,
                turns: turns.to_vec(),
                limit: &Positions(player.nodes),
                crew: None,
                deepest: 40,
                compare: 1,
                prove: false,
                blur: Blur::default(),
                table_bits: 18,
                seed: luck.below(u64::MAX),
            };
            let thought = decide(&mut tables[ply % 2], &task);
            let best = thought.choices[0];
            if board.passed().win().is_none() {
                thoughts.push((ply, board, best.score));
            }
            // Now and then something else, to see more of the game; what came before is then no cause of the result.
            if lessons_wanted(&players) && luck.below(16) == 0 {
                thoughts.clear();
                let safe: Vec<_> = turns.iter().copied().filter(|&turn| board.after(turn).win().is_none()).collect();
                if safe.is_empty() { best.turn } else { safe[luck.below(safe.len() as u64) as usize] }
            } else {
                best.turn
            }
        };
        if turn.new_size().is_some() {
            before.clear();
        } else {
            before.push(board);
        }
        board = board.after(turn);
    }
    for (ply, board, score) in thoughts {
        let result = if ply % 2 == 0 { result } else { 1.0 - result };
        let thought = if score >= SURE {
            1.0
        } else if score <= -SURE {
            0.0
        } else {
            chance(score as f32)
        };
        lessons.push(Lesson { board, thought, result });
    }
    result
}

/// Self-play wanders for the sake of learning; matches do not.
fn lessons_wanted(players: &[Player<'_>; 2]) -> bool {
    std::ptr::eq(players[0].weights, players[1].weights) && players[0].nodes == players[1].nodes
}

fn chance(worth: f32) -> f32 {
    1.0 / (1.0 + (-worth / 100.0).exp())
}

/// Plays many games on two threads, in order of their numbers.
fn play_all<T: Send>(games: usize, one: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let (next, done) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games {
                        break;
                    }
                    let came = one(number as u64);
                    done.lock().expect("no thread panics").push((number, came));
                }
            });
        }
    });
    let mut done = done.into_inner().expect("no thread panics");
    done.sort_by_key(|&(number, _)| number);
    done.into_iter().map(|(_, came)| came).collect()
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

fn read(file: &str) -> Vec<i16> {
    if file == "plain" {
        return plain();
    }
    let bytes = std::fs::read(file).expect("the file of weights can be read");
    bytes.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]])).collect()
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

fn learn(old: &str, new: &str, games: usize, nodes: u64, seed: u64, share: f32) {
    let numbers = read(old);
    let weights = Weights::new(&numbers);
    let player = Player { weights: &weights, nodes };
    let played = play_all(games, |number| {
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
    let numbers = fold(&fit(&lessons, share, seed));
    let bytes: Vec<u8> = numbers.iter().flat_map(|number| number.to_le_bytes()).collect();
    std::fs::write(new, bytes).expect("the file of weights can be written");
}

fn compare(one: &str, two: &str, games: usize, nodes: [u64; 2], seed: u64) {
    let (one, two) = (Weights::new(&read(one)), Weights::new(&read(two)));
    let players = [Player { weights: &one, nodes: nodes[0] }, Player { weights: &two, nodes: nodes[1] }];
    let results = play_all(games, |number| {
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

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let number = |word: &str| word.parse::<u64>().expect("a number");
    match words[..] {
        ["learn", old, new, games, nodes, seed, share] => {
            learn(old, new, number(games) as usize, number(nodes), number(seed), share.parse().expect("a share"));
        }
        ["match", one, two, games, nodes_one, nodes_two, seed] => {
            compare(one, two, number(games) as usize, [number(nodes_one), number(nodes_two)], number(seed));
        }
        ["show", file] => show(file),
        _ => println!("see the head of this file for how to call it"),
    }
}
