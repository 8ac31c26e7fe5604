//! The Bradley–Terry model: everybody has a strength, and who wins depends on the difference of two strengths alone.

/// The games of two players.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Meeting {
    /// The places of both.
    pub(crate) one: usize,
    pub(crate) two: usize,
    /// As many games that do not depend on each other would tell as much.
    pub(crate) games: f64,
    /// The share of wins of the first, a shared win counting half.
    pub(crate) score: f64,
}

/// What a strength of one is in Elo.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;

/// How far apart players are before anything is known of them, in strength: a thousand Elo. Without such a belief whoever won
/// every game would be infinitely strong; with it, a few games hardly matter less than they do.
const SPREAD: f64 = 1_000.0 / ELO;

/// Ratings in Elo, and how sure they are.
pub(crate) struct Ratings {
    strengths: Vec<f64>,
    /// How strengths vary together.
    covariance: Vec<Vec<f64>>,
    anchor: usize,
}

impl Ratings {
    /// The most likely ratings (a maximum a posteriori estimate, by Newton's method).
    pub(crate) fn fit(players: usize, meetings: &[Meeting], anchor: usize) -> Ratings {
        let mut strengths = vec![0.0; players];
        for _ in 0..100 {
            let (slope, curvature) = derivatives(&strengths, meetings);
            let covariance = inverse(curvature);
            let step: Vec<f64> =
                covariance.iter().map(|row| row.iter().zip(&slope).map(|(one, two)| one * two).sum()).collect();
            // Far from the best ratings the curvature tells little, so no step is longer than this.
            let longest = step.iter().fold(1.0, |most: f64, step| most.max(step.abs()));
            strengths.iter_mut().zip(&step).for_each(|(strength, step)| *strength += step / longest);
            if longest <= 1.0 && step.iter().all(|step| step.abs() < 1e-9) {
                break;
            }
        }
        let (_, curvature) = derivatives(&strengths, meetings);
        Ratings { strengths, covariance: inverse(curvature), anchor }
    }

    /// How much better a player is than the anchor.
    pub(crate) fn above_anchor(&self, player: usize) -> f64 {
        ELO * (self.strengths[player] - self.strengths[self.anchor])
    }

    /// The standard error of that.
    pub(crate) fn error(&self, player: usize) -> f64 {
        let varies = |one: usize, two: usize| self.covariance[one][two];
        let anchor = self.anchor;
        ELO * (varies(player, player) + varies(anchor, anchor) - 2.0 * varies(player, anchor)).max(0.0).sqrt()
    }

    /// What one player is expected to score against another.
    pub(crate) fn expected(&self, one: usize, two: usize) -> f64 {
        chance(self.strengths[one] - self.strengths[two])
    }
}

/// The chance of somebody who is so much stronger.
fn chance(difference: f64) -> f64 {
    1.0 / (1.0 + (-difference).exp())
}

/// The slope of the log-likelihood at these strengths, and how it bends: its negative second derivatives (the Fisher
/// information).
fn derivatives(strengths: &[f64], meetings: &[Meeting]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let players = strengths.len();
    let belief = 1.0 / (SPREAD * SPREAD);
    let mut slope: Vec<f64> = strengths.iter().map(|strength| -strength * belief).collect();
    let mut curvature = vec![vec![0.0; players]; players];
    for (player, row) in curvature.iter_mut().enumerate() {
        row[player] = belief;
    }
    for &Meeting { one, two, games, score } in meetings {
        let expected = chance(strengths[one] - strengths[two]);
        slope[one] += games * (score - expected);
        slope[two] -= games * (score - expected);
        let told = games * expected * (1.0 - expected);
        curvature[one][one] += told;
        curvature[two][two] += told;
        curvature[one][two] -= told;
        curvature[two][one] -= told;
    }
    (slope, curvature)
}

/// The inverse of a symmetric positive definite matrix, by Gauss and Jordan: its diagonal is never nought, so no rows have
/// to be swapped.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    for pivot in 0..size {
        let divisor = matrix[pivot][pivot];
        matrix[pivot][pivot] = 1.0;
        matrix[pivot].iter_mut().for_each(|value| *value /= divisor);
        let row = matrix[pivot].clone();
        for (_, values) in matrix.iter_mut().enumerate().filter(|(other, _)| *other != pivot) {
            let factor = values[pivot];
            values[pivot] = 0.0;
            values.iter_mut().zip(&row).for_each(|(value, pivots)| *value -= factor * pivots);
        }
    }
    matrix
}

#[cfg(test)]
mod tests {
    use underhill_core::{Luck, seeded};

    use super::*;

    /// The meetings of players with these ratings, each game decided by luck.
    fn simulated(ratings: &[f64], games: u32, seed: u64) -> Vec<Meeting> {
        let mut luck = seeded(seed, 0);
        let mut meetings = Vec::new();
        for one in 0..ratings.len() {
            for two in 0..one {
                let wins = chance((ratings[one] - ratings[two]) / ELO);
                let won = (0..games).filter(|_| (luck.below(1 << 30) as f64) < wins * f64::from(1 << 30)).count();
                let score = won as f64 / f64::from(games);
                meetings.push(Meeting { one, two, games: f64::from(games), score });
            }
        }
        meetings
    }

    #[test]
    fn known_ratings_are_found_again_within_their_errors() {
        let known = [0.0, 250.0, 300.0, 620.0, 800.0, 1_150.0];
        let (mut inside, mut all) = (0, 0);
        for seed in 0..200 {
            let fitted = Ratings::fit(known.len(), &simulated(&known, 60, seed), 1);
            for (player, rating) in known.iter().enumerate().filter(|(player, _)| *player != 1) {
                let off = fitted.above_anchor(player) - (rating - known[1]);
                inside += u32::from(off.abs() <= 1.96 * fitted.error(player));
                all += 1;
            }
        }
        // 95 % of the intervals are to hold the truth.
        assert!(inside * 100 >= 92 * all && inside * 100 <= 98 * all, "{inside} of {all}");
    }

    #[test]
    fn many_games_leave_no_doubt() {
        let known = [0.0, 180.0, 400.0];
        let fitted = Ratings::fit(3, &simulated(&known, 100_000, 5), 0);
        for (player, rating) in known.iter().enumerate() {
            assert!((fitted.above_anchor(player) - rating).abs() < 8.0, "{player}: {}", fitted.above_anchor(player));
        }
        assert_eq!((fitted.above_anchor(0), fitted.error(0)), (0.0, 0.0));
        assert!((fitted.expected(1, 0) - chance(180.0 / ELO)).abs() < 0.01);
    }

    #[test]
    fn who_won_every_game_is_far_ahead_and_nobody_knows_how_far() {
        let sweep = [Meeting { one: 1, two: 0, games: 40.0, score: 1.0 }];
        let fitted = Ratings::fit(2, &sweep, 0);
        let (ahead, error) = (fitted.above_anchor(1), fitted.error(1));
        assert!((600.0..1_200.0).contains(&ahead) && error > 200.0, "{ahead} ± {error}");
    }

    #[test]
    fn a_matrix_times_its_inverse_is_one() {
        let matrix = vec![vec![4.0, -1.0, 0.5], vec![-1.0, 3.0, -0.2], vec![0.5, -0.2, 2.0]];
        let inverse = inverse(matrix.clone());
        for (row, values) in matrix.iter().enumerate() {
            let product = |column: usize| values.iter().zip(&inverse).map(|(value, other)| value * other[column]).sum();
            let products: [f64; 3] = std::array::from_fn(product);
            for (column, product) in products.into_iter().enumerate() {
                assert!((product - f64::from(u8::from(row == column))).abs() < 1e-12, "{row} {column}: {product}");
            }
        }
    }
}
