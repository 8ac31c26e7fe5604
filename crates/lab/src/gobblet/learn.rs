//! Where the weights of the engine come from: `crates/search/src/gobblet/weights.bin`.

use std::path::PathBuf;

use clap::Args;
use underhill_search::lab::gobblet::Weights;

use super::fit::Study;
use super::lessons::play_lessons;
use super::play::Lesson;
use super::weights::{SHIPPED, read};
use crate::output::write;

/// Learns the weights from games of the engine against itself.
///
/// Every generation plays games, some from the start and some after a few random turns, then fits weights to what came of
/// the quiet positions on the way, its own and those of the generation before; the next generation plays with those.
#[derive(Args)]
pub(crate) struct Learn {
    /// Whose games the first generation plays: `plain` weights made up by hand, those `shipped`, or a file.
    #[arg(long, default_value = "plain")]
    from: String,
    /// How many generations.
    #[arg(long, default_value_t = 4)]
    generations: u64,
    /// How many games a generation plays.
    #[arg(long, default_value_t = 30_000)]
    games: usize,
    /// How many positions are looked at for a turn.
    #[arg(long, default_value_t = 4_000)]
    nodes: u64,
    /// Where luck comes from.
    #[arg(long, default_value_t = 1000)]
    seed: u64,
    #[command(flatten)]
    study: Study,
    /// Another file than the one that ships.
    #[arg(long)]
    out: Option<PathBuf>,
}

impl Learn {
    pub(crate) fn run(self) {
        let mut numbers = read(&self.from);
        let mut before: Vec<Lesson> = Vec::new();
        for generation in 0..self.generations {
            let own = play_lessons(&Weights::new(&numbers), self.games, self.nodes, self.seed + generation);
            before.extend_from_slice(&own);
            numbers = self.study.fit(&before);
            before = own;
            write(self.out.as_deref(), SHIPPED, numbers.bytes());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_generation_learns_something_else_than_it_began_with() {
        let lessons = play_lessons(&Weights::new(&read("plain")), 4, 100, 1);
        let numbers = Study::default().fit(&lessons);
        assert!(lessons.len() > 20 && numbers != read("plain"));
    }
}
