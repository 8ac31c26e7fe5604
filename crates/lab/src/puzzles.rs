//! The puzzles of the day: positions from games of the bots in which one way to go on is the best, and can be seen to be.

mod clonk;
mod gobblestones;
mod gobblet;
mod kobold;
mod self_play;

#[cfg(test)]
mod check;

use std::collections::HashSet;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use underhill_catalog::GameId;
use underhill_core::{Game, Puzzle, Seat, StepOf};
use underhill_search::Brain;

/// One for every day of a leap year.
pub(crate) const DAYS: usize = 366;

/// Makes the puzzles of the day from games of the bots, one for every day of a leap year.
///
/// A file that is there already is gone on with: what is in it stays, and the games it came from are not played again.
#[derive(Args)]
pub(crate) struct Puzzles {
    /// For which games; all of them if none is named.
    games: Vec<GameId>,
    /// Where luck comes from.
    #[arg(long, default_value_t = 2026)]
    seed: u64,
    /// Another folder than the one that ships.
    #[arg(long)]
    out: Option<PathBuf>,
}

impl Puzzles {
    pub(crate) fn run(self) {
        let folder = self.out.unwrap_or_else(shipped);
        let games = if self.games.is_empty() { GameId::ALL.to_vec() } else { self.games };
        for game in games {
            visit(game, Make { seed: self.seed, path: folder.join(file_name(game)) });
        }
    }
}

/// Where the puzzles are that ship.
pub(crate) fn shipped() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/puzzles")
}

pub(crate) fn file_name(game: GameId) -> String {
    format!("{game}.txt")
}

/// A game of which puzzles are made.
pub(crate) trait Setter: Brain {
    /// How many play in the games that puzzles come from.
    const PLAYERS: &'static [usize];
    /// How many decisions at the start of a game are made at random, so that games differ; fewer than this.
    const OPENING: u64;
    /// No puzzle comes later than so many steps: nobody waits for a long file.
    const LONGEST: usize;

    /// What can be asked of the seat that is to decide now, if that has one best answer and is worth asking.
    fn ask(&self, seat: Seat) -> Option<Found<Self>>;

    /// Whether so many puzzles that are alike, by what the best way is worth, are enough among so many in all.
    fn are_enough(_worth: i32, _alike: usize, _made: usize) -> bool {
        false
    }
}

/// Something to be found in a position.
pub(crate) struct Found<G: Game> {
    pub(crate) answers: Vec<Vec<StepOf<G>>>,
    pub(crate) any_order: bool,
    pub(crate) worth: i32,
    pub(crate) next: i32,
    /// How good a puzzle it makes, compared with others of the same game.
    pub(crate) merit: i32,
}

underhill_catalog::visitor! {
    /// Something to be done with any game of which puzzles are made.
    pub(crate) trait SetterVisit for Setter;
    /// Does something with a game.
    pub(crate) fn visit;
}

/// Makes what is missing of a file.
struct Make {
    seed: u64,
    path: PathBuf,
}

impl SetterVisit for Make {
    type Output = ();

    fn visit<G: Setter>(self) {
        let mut made = read(&self.path);
        let mut seen: HashSet<String> = made.iter().map(position).collect();
        let first = made.last().map_or(0, |last| last.from + 1);
        let mut file = append_to(&self.path);
        for number in first.. {
            if made.len() >= DAYS {
                break;
            }
            let Some(puzzle) = self_play::puzzle_of_game::<G>(self.seed, number, &made) else { continue };
            if seen.insert(position(&puzzle)) {
                writeln!(file, "{puzzle}").unwrap_or_else(|error| panic!("a line cannot be written: {error}"));
                println!("{} {} of {DAYS}, game {number}", G::ID, made.len() + 1);
                made.push(puzzle);
            }
        }
    }
}

/// What tells two puzzles apart.
pub(crate) fn position(puzzle: &Puzzle) -> String {
    puzzle.steps.join(",")
}

/// The puzzles of a file; none if there is no file yet.
///
/// # Panics
/// If a line is no puzzle.
pub(crate) fn read(path: &Path) -> Vec<Puzzle> {
    let text = std::fs::read_to_string(path).unwrap_or_default();
    text.lines().map(|line| line.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()))).collect()
}

fn append_to(path: &Path) -> File {
    let opened = OpenOptions::new().create(true).append(true).open(path);
    opened.unwrap_or_else(|error| panic!("{} cannot be written: {error}", path.display()))
}
