//! Positions to learn from, kept in a file.

use std::path::PathBuf;

use clap::Args;
use underhill_search::lab::gobblet::{Board, Tuning, Weights};

use super::play::{Beginning, Effort, Lesson, Played, Player, play};
use super::weights::read;
use crate::output::on_all_cores;

/// Plays games of the engine against itself and keeps the quiet positions on the way, with what was thought of them and
/// what came of them.
#[derive(Args)]
pub(crate) struct Lessons {
    /// Whose games: weights made up by hand (`plain`), those `shipped`, or a file.
    #[arg(long, default_value = "shipped")]
    from: String,
    /// How many games.
    #[arg(long, default_value_t = 20_000)]
    games: usize,
    /// How many positions are looked at for a turn.
    #[arg(long, default_value_t = 4_000)]
    nodes: u64,
    /// Where luck comes from.
    #[arg(long, default_value_t = 1000)]
    seed: u64,
    /// The file that is written.
    out: PathBuf,
}

impl Lessons {
    pub(crate) fn run(self) {
        let lessons = play_lessons(&Weights::new(&read(&self.from)), self.games, self.nodes, self.seed);
        let bytes: Vec<u8> = lessons.iter().flat_map(to_bytes).collect();
        std::fs::write(&self.out, bytes).unwrap_or_else(|error| panic!("{}: {error}", self.out.display()));
    }
}

/// Plays games with these weights.
pub(super) fn play_lessons(weights: &Weights, games: usize, nodes: u64, seed: u64) -> Vec<Lesson> {
    let player = Player { weights, tuning: &Tuning::BEST, effort: Effort::Positions(nodes), book: None };
    let played: Vec<Played> = on_all_cores(games, |number| play([player; 2], Beginning::Wandering, seed, number));
    let average = played.iter().map(|game| game.result).sum::<f32>() / games as f32;
    let draws = played.iter().filter(|game| game.result == 0.5).count();
    let lessons: Vec<Lesson> = played.into_iter().flat_map(|game| game.lessons).collect();
    println!("{games} games, {average:.3} for the one who begins, {draws} drawn, {} lessons", lessons.len());
    lessons
}

/// A lesson takes so many bytes.
const LENGTH: usize = 24;

fn to_bytes(lesson: &Lesson) -> [u8; LENGTH] {
    let mut bytes = [0; LENGTH];
    bytes[..8].copy_from_slice(&lesson.board.mine.to_le_bytes());
    bytes[8..16].copy_from_slice(&lesson.board.theirs.to_le_bytes());
    bytes[16..20].copy_from_slice(&lesson.thought.to_le_bytes());
    bytes[20..].copy_from_slice(&lesson.result.to_le_bytes());
    bytes
}

fn from_bytes(bytes: &[u8]) -> Lesson {
    let word = |at: usize| u64::from_le_bytes(bytes[at..at + 8].try_into().expect("eight bytes"));
    let float = |at: usize| f32::from_le_bytes(bytes[at..at + 4].try_into().expect("four bytes"));
    Lesson { board: Board { mine: word(0), theirs: word(8) }, thought: float(16), result: float(20) }
}

/// The lessons of some files.
pub(super) fn load(files: &[PathBuf]) -> Vec<Lesson> {
    let read = |file: &PathBuf| std::fs::read(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    files.iter().flat_map(|file| read(file).chunks_exact(LENGTH).map(from_bytes).collect::<Vec<_>>()).collect()
}
