//! What the outlook weighs, and how telling collected cards are: `crates/search/src/clonk/outlook_weights.rs`.

use std::path::PathBuf;

use clap::Args;
use underhill_catalog::clonk::Clonk;
use underhill_core::Seat;
use underhill_search::lab::clonk::{COINS, FEATURES, TURNS, Weights, features, secret_task, tile};

use super::play::play;
use crate::output::write;

/// Fits the outlook to the ends of games played by the habit that ships.
///
/// What lies on the table is weighed by least squares for each number of turns to come; how much a lead means, and how
/// telling collected cards are about a secret task, by likelihood.
#[derive(Args)]
pub(crate) struct Fit {
    /// How many games.
    #[arg(long, default_value_t = 40_000)]
    games: u64,
    /// Where luck comes from.
    #[arg(long, default_value_t = 3000)]
    seed: u64,
    /// Another file than the one that ships.
    #[arg(long)]
    out: Option<PathBuf>,
}

impl Fit {
    pub(crate) fn run(self) {
        let Fitted { weights, spread, telling } = fit(self.games, self.seed);
        write(self.out.as_deref(), SHIPPED, text(&weights, &spread, telling));
    }
}

/// The file among those of the bots.
const SHIPPED: &str = "clonk/outlook_weights.rs";

/// The file as it ships.
fn text(weights: &[[f64; FEATURES]; TURNS], spread: &[f64; TURNS], telling: f64) -> String {
    let rows: String = weights.iter().map(|row| format!("    {row:.3?},\n")).collect();
    format!("{HEAD}{rows}];\n\n{SPREAD_HEAD}{spread:?};\n\n{TELLING_HEAD}{telling:.1};\n")
}

const HEAD: &str = "\
//! How the outlook weighs what lies on the table, and how telling it is. Written by `underhill-lab clonk fit`.

use super::outlook::{FEATURES, TURNS};

/// For each number of turns to come, how much each thing weighs in points.
#[rustfmt::skip]
pub const WEIGHTS: [[f64; FEATURES]; TURNS] = [
";
const SPREAD_HEAD: &str = "\
/// For each number of turns to come, how many points ahead make a player e times as likely to win.
pub const SPREAD: [f64; TURNS] = ";
const TELLING_HEAD: &str = "\
/// How much likelier a secret task becomes with every card for it, as a power of e.
pub const TELLING: f64 = ";

/// The turns to come of a player, and what is weighed about them.
type Standing = (usize, [f64; FEATURES]);

/// Two players at the end of a turn.
struct Pair {
    players: [Standing; 2],
    /// By how many points the first led at the end of the game.
    lead: f64,
}

/// What the games played by habit showed.
struct Survey {
    /// For each number of turns to come, the normal equations.
    sums: Vec<[[f64; FEATURES + 1]; FEATURES]>,
    /// For each number of turns to come, what was to be seen of two players, and the lead that came of it.
    pairs: Vec<Vec<Pair>>,
    /// The log-likelihood of the secret tasks, for each strength of belief.
    secrets: [f64; 16],
    asked: f64,
}

/// The strengths of belief that are compared.
fn telling(index: usize) -> f64 {
    0.1 * index as f64
}

/// What has been found out.
struct Fitted {
    weights: [[f64; FEATURES]; TURNS],
    spread: [f64; TURNS],
    telling: f64,
}

fn fit(games: u64, seed: u64) -> Fitted {
    let mut survey = Survey {
        sums: vec![[[0.0; FEATURES + 1]; FEATURES]; TURNS],
        pairs: (0..TURNS).map(|_| Vec::new()).collect(),
        secrets: [0.0; 16],
        asked: 0.0,
    };
    for index in 0..games {
        survey.play(seed, index);
    }
    // As exact as they are written, because the spread is that of what is written.
    let weights: [[f64; FEATURES]; TURNS] = std::array::from_fn(|turns| {
        let mut solved = solve(&mut survey.sums[turns]).map(|weight| (1000.0 * weight).round() / 1000.0);
        solved[COINS] = 1.0;
        solved
    });
    let points = |(turns, values): &Standing| -> f64 {
        values.iter().zip(&weights[*turns]).map(|(value, weight)| value * weight).sum()
    };
    let spread = std::array::from_fn(|turns| {
        let judge = |pair: &Pair| (points(&pair.players[0]) - points(&pair.players[1]), pair.lead);
        let leads: Vec<(f64, f64)> = survey.pairs[turns].iter().map(judge).collect();
        let n = leads.len().max(1) as f64;
        let error = (leads.iter().map(|(judged, lead)| (judged - lead).powi(2)).sum::<f64>() / n).sqrt();
        let right = leads.iter().filter(|(judged, lead)| judged * lead > 0.0).count() as f64 / n;
        println!("{turns} turns to come: {n} seen, lead off by {error:.2}, winner named in {:.1} %", 100.0 * right);
        best_spread(&leads)
    });
    for (index, sum) in survey.secrets.iter().enumerate() {
        println!("telling {:.1}: log-likelihood {:.4}", telling(index), sum / survey.asked.max(1.0));
    }
    let best = (0..16).max_by(|&one, &two| survey.secrets[one].total_cmp(&survey.secrets[two]));
    Fitted { weights, spread, telling: telling(best.expect("several are compared")) }
}

impl Survey {
    fn play(&mut self, seed: u64, index: u64) {
        let weights = Weights::TUNED;
        let seats = [2, 2, 2, 3, 4][index as usize % 5];
        let mut seen: Vec<(usize, usize, [f64; FEATURES])> = Vec::new();
        let mut pairs: Vec<(usize, [Standing; 2])> = Vec::new();
        let standings = play(seed, index, &vec![&weights; seats], 60, |game| {
            let scores = game.scores();
            let mut most = 0;
            for seat in Seat::first(seats) {
                let (turns, values) = features(game, seat, &scores, &weights);
                most = most.max(turns);
                seen.push((seat.index(), turns, values));
                self.believe(game, seat);
            }
            if let (2, [.., (_, turns, first), (_, other_turns, second)]) = (seats, &seen[..]) {
                pairs.push((most, [(*turns, *first), (*other_turns, *second)]));
            }
        });
        for (seat, turns, mut values) in seen {
            // A coin is a coin. Whoever has many early has done without something else, but that is not their fault.
            let rest = f64::from(standings.points[seat]) - std::mem::take(&mut values[COINS]);
            for (row, value) in self.sums[turns].iter_mut().zip(values) {
                for (sum, other) in row.iter_mut().zip(values) {
                    *sum += value * other;
                }
                row[FEATURES] += value * rest;
            }
        }
        for (turns, players) in pairs {
            self.pairs[turns].push(Pair { players, lead: f64::from(standings.points[0] - standings.points[1]) });
        }
    }

    fn believe(&mut self, game: &Clonk, seat: Seat) {
        self.asked += 1.0;
        for (index, sum) in self.secrets.iter_mut().enumerate() {
            let Some((side, chances)) = secret_task(game, seat, telling(index)) else { continue };
            let real = (0..6).find(|&place| game.task(seat, side) == Some(tile(side, place)));
            *sum += real.map_or(0.0, |place| chances[place].ln());
        }
    }
}

/// How many points ahead make a player e times as likely to win.
fn best_spread(leads: &[(f64, f64)]) -> f64 {
    let loss = |spread: f64| -> f64 {
        let surprise = |&(judged, lead): &(f64, f64)| {
            let chance = (1.0 / (1.0 + (-judged / spread).exp())).clamp(1e-6, 1.0 - 1e-6);
            let won = if lead == 0.0 { 0.5 } else { f64::from(u8::from(lead > 0.0)) };
            -won * chance.ln() - (1.0 - won) * (1.0 - chance).ln()
        };
        leads.iter().map(surprise).sum()
    };
    let spreads = (2..120).map(|quarters| 0.25 * f64::from(quarters));
    spreads.min_by(|one, two| loss(*one).total_cmp(&loss(*two))).unwrap_or(1.0)
}

/// Gauss and Jordan, with a little weight decay so that it always works.
fn solve<const N: usize, const M: usize>(rows: &mut [[f64; M]; N]) -> [f64; N] {
    for (index, row) in rows.iter_mut().enumerate() {
        row[index] += 1.0;
    }
    for pivot in 0..N {
        let by = rows[pivot];
        for (_, row) in rows.iter_mut().enumerate().filter(|&(index, _)| index != pivot) {
            let factor = row[pivot] / by[pivot];
            row.iter_mut().zip(by).for_each(|(value, by)| *value -= factor * by);
        }
    }
    std::array::from_fn(|index| rows[index][N] / rows[index][index])
}

#[cfg(test)]
mod tests {
    use underhill_search::lab::clonk::{SPREAD, TELLING, WEIGHTS};

    use super::*;
    use crate::output::shipped;

    #[test]
    fn what_ships_is_written_as_it_is() {
        let file = std::fs::read_to_string(shipped(SHIPPED)).expect("it ships");
        assert_eq!(text(&WEIGHTS, &SPREAD, TELLING), file);
    }

    #[test]
    fn a_lead_means_less_with_more_turns_to_come() {
        let fitted = fit(120, 1);
        assert!(fitted.spread[0] < fitted.spread[4], "{:?}", fitted.spread);
        assert!(fitted.telling > 0.0);
    }
}
