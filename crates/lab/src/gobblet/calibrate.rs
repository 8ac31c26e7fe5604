//! How true the chances are that are told.

use clap::Args;
use underhill_search::lab::gobblet::{Tuning, Weights};

use super::play::{Beginning, Effort, Lesson, Player, chance, play};
use super::weights::read;
use crate::output::on_all_cores;

/// Plays games of a set of weights against itself, tells how often what seemed so likely came true, and by what the scores would
/// have to be divided for the chances to be as true as can be (Platt scaling without an offset).
#[derive(Args)]
pub(crate) struct Calibrate {
    /// The weights: `shipped`, `plain` or a file.
    #[arg(default_value = "shipped")]
    weights: String,
    /// How many games.
    #[arg(long, default_value_t = 400)]
    games: usize,
    /// How many positions are looked at for a turn.
    #[arg(long, default_value_t = 100_000)]
    nodes: u64,
    /// Begin with an empty board instead of two to six random turns.
    #[arg(long)]
    start: bool,
    /// Where luck comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl Calibrate {
    pub(crate) fn run(self) {
        let weights = Weights::new(&read(&self.weights));
        let effort = Effort::Positions(self.nodes);
        let player = Player { weights: &weights, tuning: &Tuning::BEST, effort, book: None };
        let beginning = if self.start { Beginning::Start } else { Beginning::Random };
        let games = on_all_cores(self.games, |number| play([player; 2], beginning, self.seed, number).lessons);
        let begun: Vec<Lesson> = games.iter().filter_map(|game| game.first().copied()).collect();
        let all: Vec<Lesson> = games.into_iter().flatten().filter(is_open).collect();
        for tenth in 0..10 {
            let here = |lesson: &&Lesson| (lesson.thought * 10.0) as usize == tenth;
            tell(&format!("{} to {} %", 10 * tenth, 10 * tenth + 10), all.iter().filter(here));
        }
        tell("all", all.iter());
        tell("where a game begins", begun.iter());
        println!("the best divisor of scores: {:.1}", divisor(&all));
    }
}

/// Whether it was not known who wins.
fn is_open(lesson: &Lesson) -> bool {
    lesson.thought > 0.0 && lesson.thought < 1.0
}

fn tell<'l>(name: &str, lessons: impl Iterator<Item = &'l Lesson>) {
    let (mut count, mut thought, mut came) = (0, 0.0, 0.0);
    for lesson in lessons {
        count += 1;
        thought += lesson.thought;
        came += lesson.result;
    }
    if count > 0 {
        let percent = |sum: f32| 100.0 * sum / count as f32;
        println!("{name}: {count} positions, {:.1} % thought, {:.1} % came", percent(thought), percent(came));
    }
}

/// What scores would have to be divided by: the least cross-entropy, by golden section.
fn divisor(lessons: &[Lesson]) -> f32 {
    let surprise = |divisor: f32| {
        let one = |lesson: &Lesson| {
            let score = 100.0 * (lesson.thought / (1.0 - lesson.thought)).ln();
            let guess = chance(100.0 * score / divisor).clamp(1e-6, 1.0 - 1e-6);
            f64::from(-lesson.result * guess.ln() - (1.0 - lesson.result) * (1.0 - guess).ln())
        };
        lessons.iter().map(one).sum::<f64>()
    };
    let (mut low, mut high) = (10.0, 1_000.0);
    let golden = (5f32.sqrt() - 1.0) / 2.0;
    while high - low > 0.05 {
        let (one, two) = (high - golden * (high - low), low + golden * (high - low));
        if surprise(one) < surprise(two) {
            high = two;
        } else {
            low = one;
        }
    }
    f32::midpoint(low, high)
}

#[cfg(test)]
mod tests {
    use underhill_search::lab::gobblet::Board;

    use super::*;

    #[test]
    fn whoever_is_too_sure_has_to_divide_by_more() {
        let board = Board { mine: 0, theirs: 0 };
        // Thought 80 %, and three of four came true; and the same the other way round.
        let lesson = |(thought, result)| Lesson { board, thought, result };
        let lessons = [(0.8, 1.0), (0.8, 1.0), (0.8, 1.0), (0.8, 0.0), (0.2, 0.0), (0.2, 0.0), (0.2, 0.0), (0.2, 1.0)];
        let found = divisor(&lessons.map(lesson));
        // The logarithm of the odds is to be 1.0986, and it was 1.3863.
        assert!((found - 126.19).abs() < 0.2, "{found}");
    }
}
