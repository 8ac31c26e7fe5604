//! Lets players of Gobblestones meet: the bots, and simple strategies that try to exploit a bluffer.

use clap::Args;
use underhill_catalog::gobblestones::{Action, Gobblestones, Options};
use underhill_core::{Game, Seat, Waiting, random_step, seeded};

use super::players::{Player, Sitting, parse};
use crate::output::on_all_cores;

/// Lets two kinds of players meet.
///
/// A player is a level (`hard`) or a strategy: `never-bluffs`, `always-bluffs`, `always-challenges`, `never-challenges`, or several
/// parts as in `bluffs+challenges`, `honest+trusts`, `price:4+doubt:0.2`. `price:4` lays only tiles that bring four points each,
/// `doubt:0.2` challenges what was less than 20 % likely to be possible. Strategies are greedy in all else: they lay what scores
/// most, honestly unless they bluff, and challenge only what cannot be true. A round is played with the same seed from every seat.
#[derive(Args)]
pub(crate) struct Meet {
    /// Whether the bluffing variant is played.
    #[arg(long)]
    bluff: bool,
    /// The one that is measured.
    one: String,
    /// All others.
    two: String,
    /// How many rounds.
    #[arg(long, default_value_t = 100)]
    rounds: u64,
    /// Where luck comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// What a level's usual budget is multiplied with; it is turned into nodes at 4 microseconds each, so that the same
    /// arguments give the same games.
    #[arg(long, default_value_t = 0.05)]
    scale: f64,
    /// How many sit at the table.
    #[arg(long, default_value_t = 2)]
    seats: usize,
}

/// What the first player gets of one game from this seat, and its lead over the best of the others.
fn play(players: [Player; 2], at: usize, seats: usize, bluff: bool, scale: f64, seed: u64, round: u64) -> (f64, f64) {
    let options = Options { bluff, ..Options::default() };
    let mut game = Gobblestones::new(seats, &options).expect("these options are allowed");
    let mut luck = seeded(seed, round);
    let mut sittings: Vec<Sitting> = (0..seats)
        .map(|seat| {
            let luck = seed.wrapping_add(1000 * round + seat as u64);
            Sitting::new(players[usize::from(seat != at)], scale, luck)
        })
        .collect();
    let mut number = 0;
    while game.waiting() != Waiting::Over {
        number += 1;
        match game.waiting() {
            Waiting::Decide(deciding) => {
                let choices: Vec<(Seat, Action)> =
                    deciding.iter().map(|seat| (seat, sittings[seat.index()].decide(&game, seat, number))).collect();
                for (seat, action) in &choices {
                    game.check(*seat, action).expect("players keep to the rules");
                }
                game.decide_unchecked(&choices, &mut ());
            }
            _ => {
                let step = random_step(&game, &mut luck).expect("the game goes on");
                game.apply_unchecked(&step, &mut ());
            }
        }
    }
    let standings = game.standings().expect("the game is over");
    let winners = standings.places.iter().filter(|&&place| place == 1).count() as f64;
    let best = (0..seats).filter(|&seat| seat != at).map(|seat| standings.points[seat]).max().unwrap_or(0);
    let score = if standings.places[at] == 1 { 1.0 / winners } else { 0.0 };
    (score, f64::from(standings.points[at] - best))
}

impl Meet {
    pub(crate) fn run(self) {
        let Meet { bluff, one, two, rounds, seed, scale, seats } = self;
        let players = [parse(&one), parse(&two)];
        let results: Vec<(f64, f64)> = on_all_cores(rounds as usize, |round| {
            let (mut score, mut lead) = (0.0, 0.0);
            for at in 0..seats {
                let (won, by) = play(players, at, seats, bluff, scale, seed, round);
                score += won / seats as f64;
                lead += by / seats as f64;
            }
            (score, lead)
        });
        let n = results.len() as f64;
        let mean = results.iter().map(|result| result.0).sum::<f64>() / n;
        let variance = results.iter().map(|result| (result.0 - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
        let lead = results.iter().map(|result| result.1).sum::<f64>() / n;
        println!(
            "{} {one} against {two}: {:.1} % ± {:.1}, lead {lead:+.1}, {} games, seed {seed}, scale {scale}",
            if bluff { "bluff" } else { "base" },
            100.0 * mean,
            196.0 * (variance / n).sqrt(),
            rounds * seats as u64
        );
    }
}
