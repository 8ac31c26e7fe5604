//! What can be concluded from a series: an interval that holds for few games too, and a test that may end a series.

/// The quantile of a normal distribution for 95 %.
pub(crate) const SURE: f64 = 1.96;

/// The share of wins of one player in each round: all games with one seed, which depend on each other.
pub(crate) struct Scores {
    rounds: Vec<f64>,
    /// How many games a round has.
    games: usize,
    /// What everybody would score if all were equal.
    even: f64,
}

impl Scores {
    pub(crate) fn new(rounds: Vec<f64>, games: usize, players: usize) -> Scores {
        Scores { rounds, games, even: 1.0 / players as f64 }
    }

    pub(crate) fn mean(&self) -> f64 {
        self.rounds.iter().sum::<f64>() / self.rounds.len() as f64
    }

    fn squares(&self) -> f64 {
        let mean = self.mean();
        self.rounds.iter().map(|score| (score - mean).powi(2)).sum()
    }

    /// As many games that do not depend on each other would tell as much. Never more than were played: that rounds are
    /// alike by chance is no knowledge.
    pub(crate) fn worth(&self) -> f64 {
        let (rounds, mean) = (self.rounds.len() as f64, self.mean());
        let played = rounds * self.games as f64;
        let spread = mean * (1.0 - mean);
        // If all were won or lost, nothing shows how much games of one round depend on each other.
        if spread <= 0.0 || self.rounds.len() < 2 {
            return rounds;
        }
        let variance = self.squares() / (rounds - 1.0);
        (rounds * spread / variance).min(played)
    }

    /// The 95 % interval of the share of wins, by Wilson's method: it never ends at 0 or 1 unless the score is there, and
    /// a player who won two games of two is not taken for one who wins always.
    pub(crate) fn interval(&self) -> [f64; 2] {
        let (mean, n) = (self.mean(), self.worth());
        let squared = SURE * SURE;
        let middle = (mean + squared / (2.0 * n)) / (1.0 + squared / n);
        let half = SURE / (1.0 + squared / n) * (mean * (1.0 - mean) / n + squared / (4.0 * n * n)).sqrt();
        [(middle - half).clamp(0.0, mean), (middle + half).clamp(mean, 1.0)]
    }

    /// Whether this player is better than the rest by `elo`, or not better at all: a sequential probability ratio test on
    /// the rounds' scores, taken as normally distributed (a generalised SPRT, pentanomial where two play).
    ///
    /// The variance is estimated as if two more rounds had been played, one won wholly and one lost. Without them a
    /// series of pairs that each player wins half of would seem to prove after a moment that neither is better: pairs
    /// that come out equal tell little, and with these two rounds they count about as much as they tell.
    pub(crate) fn settle(&self, elo: f64) -> Option<&'static str> {
        const LEAST: usize = 10;
        if self.rounds.len() < LEAST {
            return None;
        }
        let n = self.rounds.len() as f64;
        let extremes = self.even.powi(2) + (1.0 - self.even).powi(2);
        let variance = (self.squares() + extremes) / (n + 1.0);
        let better = 1.0 / (1.0 + 10f64.powf(-elo / 400.0)) - 0.5 + self.even;
        let ratio = n * (better - self.even) * (2.0 * self.mean() - self.even - better) / (2.0 * variance);
        // ln((1 - 0.05) / 0.05)
        const BOUND: f64 = 2.944;
        if ratio > BOUND {
            Some("the first player is better")
        } else if ratio < -BOUND {
            Some("the first player is not better")
        } else {
            None
        }
    }
}

/// The difference in Elo that a score between two players means; none where no difference would be enough.
pub(crate) fn elo(score: f64) -> Option<f64> {
    (score > 0.0 && score < 1.0).then(|| -400.0 * (1.0 / score - 1.0).log10())
}

#[cfg(test)]
mod tests {
    use underhill_core::{Luck, seeded};

    use super::*;

    fn pairs(scores: &[f64]) -> Scores {
        Scores::new(scores.to_vec(), 2, 2)
    }

    #[test]
    fn a_clear_difference_is_settled_and_an_unclear_one_is_not() {
        let clear: Vec<f64> = (0..40).map(|i| if i % 8 == 0 { 0.5 } else { 1.0 }).collect();
        assert_eq!(pairs(&clear).settle(50.0), Some("the first player is better"));
        let lost: Vec<f64> = clear.iter().map(|score| 1.0 - score).collect();
        assert_eq!(pairs(&lost).settle(50.0), Some("the first player is not better"));
        let even: Vec<f64> = (0..12).map(|i| if i % 2 == 0 { 0.0 } else { 1.0 }).collect();
        assert_eq!(pairs(&even).settle(50.0), None);
    }

    #[test]
    fn a_few_equal_pairs_settle_nothing() {
        assert_eq!(pairs(&[0.5; 15]).settle(50.0), None);
        assert_eq!(pairs(&[0.5; 60]).settle(10.0), None);
        assert_eq!(pairs(&[0.5; 200]).settle(50.0), Some("the first player is not better"));
    }

    /// How often the test is wrong when most pairs come out equal, whichever is true.
    #[test]
    fn a_settled_series_is_seldom_wrong() {
        const SERIES: u64 = 600;
        for (won, lost, wrong) in
            [(200, 55, "the first player is not better"), (100, 100, "the first player is better")]
        {
            let mut errors = 0;
            for number in 0..SERIES {
                let mut luck = seeded(7, number);
                let mut scores = Vec::new();
                let verdict = loop {
                    // Of 1000 pairs so many are won wholly and lost wholly, all others come out equal: +50 Elo, or 0.
                    let pair = match luck.below(1000) {
                        place if place < won => 1.0,
                        place if place < won + lost => 0.0,
                        _ => 0.5,
                    };
                    scores.push(pair);
                    if let Some(verdict) = pairs(&scores).settle(50.0) {
                        break verdict;
                    }
                };
                errors += u64::from(verdict == wrong);
            }
            assert!(errors * 100 < 8 * SERIES, "{errors} of {SERIES} say that {wrong}");
        }
    }

    #[test]
    fn two_wins_are_no_certainty() {
        let [low, high] = pairs(&[1.0]).interval();
        assert!(low < 0.3 && high == 1.0, "{low} {high}");
        let [low, high] = pairs(&[0.0; 50]).interval();
        assert!(low == 0.0 && (0.04..0.08).contains(&high), "{low} {high}");
        assert_eq!((elo(1.0), elo(0.0)), (None, None));
        assert!(elo(0.64).is_some_and(|elo| (elo - 100.0).abs() < 1.0));
    }

    #[test]
    fn equal_pairs_tell_no_more_than_games_do() {
        // 100 games, half of them won: 50 % ± 9.6.
        let [low, high] = pairs(&[0.5; 50]).interval();
        assert!((0.40..0.41).contains(&low) && (0.59..0.60).contains(&high), "{low} {high}");
        // Pairs that are always won or lost as a whole count once each.
        let whole: Vec<f64> = (0..50).map(|i| f64::from(i % 2)).collect();
        let [low, high] = pairs(&whole).interval();
        assert!((0.36..0.37).contains(&low) && (0.63..0.64).contains(&high), "{low} {high}");
    }
}
