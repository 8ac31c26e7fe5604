//! Which puzzles were solved on this device.

use underhill_catalog::GameId;

use crate::browser::{recall, remember};
use crate::date::Date;

const KEPT_AS: &str = "puzzles";

/// What was solved, a line each: the day, the game and how many stars it brought, `2026-11-17 gobblet 3`.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Diary(Vec<String>);

impl Diary {
    pub(crate) fn open() -> Diary {
        Diary(recall(KEPT_AS).unwrap_or_default())
    }

    /// How many stars a puzzle brought; none if it is not solved.
    pub(crate) fn stars(&self, date: Date, game: GameId) -> Option<u32> {
        let start = format!("{date} {game} ");
        self.0.iter().find_map(|line| line.strip_prefix(&start)?.parse().ok())
    }

    /// How many puzzles of a day are solved.
    pub(crate) fn solved(&self, date: Date) -> usize {
        let start = format!("{date} ");
        self.0.iter().filter(|line| line.starts_with(&start)).count()
    }

    /// How many days in a row something was solved, up to today or, as long as today's puzzles are open, yesterday.
    pub(crate) fn streak(&self, today: Date) -> u32 {
        let mut day = if self.solved(today) > 0 { today } else { today.before() };
        let mut count = 0;
        while self.solved(day) > 0 {
            count += 1;
            day = day.before();
        }
        count
    }

    /// Enters what was solved, and keeps it. What was solved before stays as it is.
    pub(crate) fn enter(&mut self, date: Date, game: GameId, stars: u32) {
        if self.stars(date, game).is_none() {
            self.0.push(format!("{date} {game} {stars}"));
            remember(KEPT_AS, &self.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn date(text: &str) -> Date {
        text.parse().expect("it is a day")
    }

    fn diary(lines: &[&str]) -> Diary {
        Diary(lines.iter().map(|&line| line.to_owned()).collect())
    }

    #[test]
    fn a_streak_goes_on_until_a_day_without_a_puzzle() {
        let kept = diary(&[
            "2026-11-12 clonk 1",
            "2026-11-14 clonk 3",
            "2026-11-15 kobold 2",
            "2026-11-15 gobblet 1",
            "2026-11-16 kobold 3",
        ]);
        assert_eq!(kept.streak(date("2026-11-16")), 3);
        assert_eq!(kept.streak(date("2026-11-17")), 3, "today is not over yet");
        assert_eq!(kept.streak(date("2026-11-18")), 0);
        assert_eq!(diary(&[]).streak(date("2026-11-18")), 0);
    }

    #[test]
    fn each_puzzle_has_its_own_stars() {
        let kept = diary(&["2026-11-15 kobold 2", "2026-11-15 gobblet 1"]);
        assert_eq!(kept.stars(date("2026-11-15"), GameId::Kobold), Some(2));
        assert_eq!(kept.stars(date("2026-11-15"), GameId::Clonk), None);
        assert_eq!(kept.stars(date("2026-11-14"), GameId::Kobold), None);
        assert_eq!(kept.solved(date("2026-11-15")), 2);
    }
}
