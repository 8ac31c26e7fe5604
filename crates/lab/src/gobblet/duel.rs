//! Which of two ways to search or judge is better.

use std::time::Duration;

use clap::Args;
use underhill_search::lab::gobblet::{Book, Tuning, Weights};

use super::play::{Beginning, Effort, Player, play};
use super::weights::read;
use crate::output::on_all_cores;
use crate::settings::changed;

/// Plays two sets of weights or of numbers for the search against each other, each opening twice with colours changed.
#[derive(Args)]
pub(crate) struct Duel {
    /// The first: weights (`plain`, `shipped` or a file), then numbers of the search that differ, and `book=4` if it plays by the
    /// opening book that ships any turn that is worth at most four hundredths less than the best, all joined by commas:
    /// `shipped,late_slope=30,book=4`.
    one: String,
    /// The second.
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
    /// How many milliseconds each thinks instead.
    #[arg(long)]
    time: Option<u64>,
    /// Begin with an empty board instead of two to six random turns.
    #[arg(long)]
    start: bool,
    /// Where luck comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Whoever plays, by the name given on the command line.
struct Contestant {
    weights: Weights,
    tuning: Tuning,
    book: Option<(&'static Book, i32)>,
}

impl Contestant {
    fn named(name: &str) -> Contestant {
        let mut parts = name.split(',');
        let weights = Weights::new(&read(parts.next().unwrap_or_default()));
        let (book, tuning): (Vec<_>, Vec<_>) = parts.partition(|part| part.starts_with("book="));
        let worse = |part: &&str| part["book=".len()..].parse().unwrap_or_else(|_| panic!("not a number: {part}"));
        let book = book.first().map(worse).map(|worse: i32| (Book::shipped(), worse));
        Contestant { weights, tuning: changed(&Tuning::BEST, tuning.into_iter()), book }
    }

    fn player(&self, effort: Effort) -> Player<'_> {
        Player { weights: &self.weights, tuning: &self.tuning, effort, book: self.book }
    }
}

impl Duel {
    pub(crate) fn run(self) {
        let efforts = match self.time {
            Some(milliseconds) => [Effort::Time(Duration::from_millis(milliseconds)); 2],
            None => [self.nodes, self.other_nodes.unwrap_or(self.nodes)].map(Effort::Positions),
        };
        let (one, two) = (Contestant::named(&self.one), Contestant::named(&self.two));
        let players = [one.player(efforts[0]), two.player(efforts[1])];
        let beginning = if self.start { Beginning::Start } else { Beginning::Random };
        let games = on_all_cores(self.games, |number| {
            let order = if number % 2 == 0 { players } else { [players[1], players[0]] };
            // Where the opening is the same in any case, luck need not be.
            play(order, beginning, self.seed, if self.start { number } else { number / 2 })
        });
        let begun: Vec<f32> = games.iter().map(|game| game.result).collect();
        let swapped = |(number, &result): (usize, &f32)| if number % 2 == 0 { result } else { 1.0 - result };
        let results: Vec<f32> = begun.iter().enumerate().map(swapped).collect();
        print!("the first: ");
        tell(&results);
        print!("whoever begins: ");
        tell(&begun);
        let mut turns: Vec<Vec<_>> =
            games.iter().map(|game| game.turns.iter().map(|(_, turn)| *turn).collect()).collect();
        let plies = turns.iter().map(Vec::len).sum::<usize>() as f64 / turns.len() as f64;
        turns.sort();
        turns.dedup();
        println!("{} different games, {plies:.1} plies on average", turns.len());
    }
}

/// A score, and how far off it may be.
fn tell(results: &[f32]) {
    let games = results.len();
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
