use std::str::FromStr;

use crate::{NotationError, Seat};

/// A position with one best way to go on, to be found by a person. A line of a puzzle file; `docs/puzzles.md` describes
/// how they are made and judged.
///
/// An answer is everything that happens from the position on: what whoever solves it decides, what the others answer and
/// what chance brings. Several answers are equally good.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The number of the game it comes from.
    pub from: u64,
    /// As many as the game it comes from had.
    pub seats: usize,
    /// Whether the decisions of an answer may be made in any order.
    pub any_order: bool,
    /// What the best way is worth: points, coins, or in how many moves it wins.
    pub worth: i32,
    /// What the next best is worth.
    pub next: i32,
    /// What leads to the position, in notation, chance included.
    pub steps: Vec<String>,
    /// What may follow, in notation. Never empty, and each begins with a decision of the same seat.
    pub answers: Vec<Vec<String>>,
}

/// How far somebody has come with a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Every step so far, from the start of the game.
    pub steps: Vec<String>,
    /// Whether nothing is left to be found.
    pub solved: bool,
}

/// An answer that some decisions fit into.
struct Fitting<'p> {
    answer: &'p [String],
    /// The decisions that are left of it, with their places in it.
    left: Vec<(usize, &'p str)>,
}

impl Puzzle {
    /// Who solves it.
    pub fn seat(&self) -> Seat {
        self.answers
            .first()
            .and_then(|answer| answer.first())
            .and_then(|step| decision(step))
            .map_or(Seat::new(0), |it| it.0)
    }

    /// What comes of these decisions of whoever solves it; nothing if they are not the best.
    pub fn after(&self, decisions: &[String]) -> Option<Progress> {
        let Fitting { answer, left } = self.fitting(decisions)?;
        let mut steps = self.steps.clone();
        if !left.is_empty() && self.any_order {
            steps.extend(decisions.iter().map(|action| format!("{}: {action}", self.seat())));
        } else {
            let next = left.first().map_or(answer.len(), |&(place, _)| place);
            steps.extend_from_slice(&answer[..next]);
        }
        Some(Progress { steps, solved: left.is_empty() })
    }

    /// What is to be decided next, after these decisions.
    pub fn hint(&self, decisions: &[String]) -> Option<&str> {
        self.fitting(decisions)?.left.first().map(|&(_, action)| action)
    }

    /// The first answer that these decisions fit into.
    fn fitting(&self, decisions: &[String]) -> Option<Fitting<'_>> {
        let seat = self.seat();
        self.answers.iter().find_map(|answer| {
            let own = answer.iter().enumerate().filter_map(|(place, step)| match decision(step) {
                Some((by, action)) if by == seat => Some((place, action)),
                _ => None,
            });
            let mut left: Vec<(usize, &str)> = own.collect();
            for decided in decisions {
                let place = left.iter().position(|(_, action)| action == decided)?;
                if place > 0 && !self.any_order {
                    return None;
                }
                left.remove(place);
            }
            Some(Fitting { answer, left })
        })
    }
}

/// Who decided what, if a step is the decision of one seat.
fn decision(step: &str) -> Option<(Seat, &str)> {
    let (seat, action) = step.split_once(": ")?;
    Some((seat.parse().ok()?, action))
}

fn split(steps: &str) -> Vec<String> {
    steps.split(',').map(str::to_owned).collect()
}

/// `FROM SEATS ORDER WORTH NEXT|STEPS|ANSWER|ANSWER…`, where the steps of a text are separated by commas.
impl std::fmt::Display for Puzzle {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Puzzle { from, seats, worth, next, .. } = self;
        let order = if self.any_order { "any" } else { "as-told" };
        write!(f, "{from} {seats} {order} {worth} {next}|{}", self.steps.join(","))?;
        self.answers.iter().try_for_each(|answer| write!(f, "|{}", answer.join(",")))
    }
}

impl FromStr for Puzzle {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Puzzle, NotationError> {
        let read = || {
            let mut parts = line.split('|');
            let mut figures = parts.next()?.split(' ');
            let mut figure = || figures.next();
            Some(Puzzle {
                from: figure()?.parse().ok()?,
                seats: figure()?.parse().ok()?,
                any_order: figure()? == "any",
                worth: figure()?.parse().ok()?,
                next: figure()?.parse().ok()?,
                steps: split(parts.next()?),
                answers: parts.map(split).collect(),
            })
        };
        read()
            .filter(|puzzle| puzzle.answers.iter().all(|answer| decision(&answer[0]).is_some()))
            .filter(|puzzle| !puzzle.answers.is_empty())
            .ok_or_else(|| NotationError::new(line, "a puzzle is `FROM SEATS ORDER WORTH NEXT|STEPS|ANSWER…`"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(decisions: &[&str]) -> Vec<String> {
        decisions.iter().map(|&word| word.to_owned()).collect()
    }

    #[test]
    fn a_line_reads_back() {
        let line = "7 2 as-told 2 0|0: a,1: b|0: c,1: d,0: e|0: c,1: d,0: f";
        let puzzle: Puzzle = line.parse().unwrap();
        assert_eq!(puzzle.to_string(), line);
        for wrong in ["", "7 2 as-told 2|0: a|0: c", "7 2 as-told 2 0|0: a", "7 2 as-told 2 0|0: a|* c"] {
            assert!(wrong.parse::<Puzzle>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_others_answer_between_two_decisions() {
        let puzzle: Puzzle = "7 2 as-told 2 0|0: a,1: b|0: c,1: d,0: e|0: c,1: d,0: f,* 6".parse().unwrap();
        let after = |decisions: &[&str]| puzzle.after(&told(decisions)).map(|now| (now.steps.join(","), now.solved));
        assert_eq!(after(&[]), Some(("0: a,1: b".to_owned(), false)));
        assert_eq!(after(&["c"]), Some(("0: a,1: b,0: c,1: d".to_owned(), false)));
        assert_eq!(after(&["c", "f"]), Some(("0: a,1: b,0: c,1: d,0: f,* 6".to_owned(), true)));
        assert_eq!(after(&["e"]), None);
        assert_eq!(after(&["c", "g"]), None);
        assert_eq!(puzzle.hint(&told(&["c"])), Some("e"));
        assert_eq!(puzzle.hint(&told(&["c", "e"])), None);
    }

    #[test]
    fn some_decisions_may_be_made_in_any_order() {
        let puzzle: Puzzle = "7 2 any 5 3|0: a|1: c,1: d,* 6|1: c,1: e,* 6".parse().unwrap();
        assert_eq!(puzzle.seat(), Seat::new(1));
        let after = |decisions: &[&str]| puzzle.after(&told(decisions)).map(|now| (now.steps.join(","), now.solved));
        assert_eq!(after(&["e"]), Some(("0: a,1: e".to_owned(), false)));
        assert_eq!(after(&["e", "c"]), Some(("0: a,1: c,1: e,* 6".to_owned(), true)));
        assert_eq!(after(&["d", "e"]), None);
        assert_eq!(puzzle.hint(&told(&["d"])), Some("c"));
    }
}
