use std::fmt;
use std::str::FromStr;

use crate::{Game, Notation, NotationError, PerSeat, Seat};

/// What the deciding seats chose, in seat order. More than one: a sealed, simultaneous choice.
pub type Choices<A> = PerSeat<(Seat, A)>;

/// One step of a game: what players decided or what chance brought.
///
/// Written as `0: place 3`, `1: trust; 2: challenge` or `* die blue:2`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step<A, O> {
    /// Every seat the game was waiting for has chosen.
    Decide(Choices<A>),
    /// Chance has been drawn.
    Chance(O),
}

/// A step of this game.
pub type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Outcome>;

impl<A, O> Step<A, O> {
    /// The step of one seat deciding alone.
    pub fn one(seat: Seat, action: A) -> Self {
        Step::Decide([(seat, action)].into_iter().collect())
    }
}

impl<A: fmt::Display, O: fmt::Display> fmt::Display for Step<A, O> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Chance(outcome) => write!(f, "* {outcome}"),
            Step::Decide(choices) => choices.iter().enumerate().try_for_each(|(i, (seat, action))| {
                let separator = if i == 0 { "" } else { "; " };
                write!(f, "{separator}{seat}: {action}")
            }),
        }
    }
}

impl<A: Notation, O: Notation> FromStr for Step<A, O> {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if let Some(outcome) = text.strip_prefix("* ") {
            return Ok(Step::Chance(outcome.parse()?));
        }
        let mut choices = Choices::new();
        for choice in text.split("; ") {
            let (seat, action) = choice.split_once(": ").ok_or_else(|| {
                NotationError::new(text, "a step is `SEAT: ACTION`, several joined by `; `, or `* OUTCOME`")
            })?;
            let seat: Seat = seat.parse()?;
            if choices.last().is_some_and(|&(before, _)| before >= seat) {
                return Err(NotationError::new(text, "the seats of a step are named once each, in ascending order"));
            }
            choices.push((seat, action.parse()?));
        }
        Ok(Step::Decide(choices))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Any word without a separator is an action of this imaginary game.
    #[derive(Clone, Debug, PartialEq, Eq)]
    struct Word(String);

    impl fmt::Display for Word {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str(&self.0)
        }
    }

    impl FromStr for Word {
        type Err = NotationError;
        fn from_str(text: &str) -> Result<Self, Self::Err> {
            if text.is_empty() { Err(NotationError::new(text, "a word")) } else { Ok(Word(text.into())) }
        }
    }

    fn check(text: &str, readable: bool) {
        match text.parse::<Step<Word, Word>>() {
            Ok(step) => {
                assert!(readable, "{text} should be refused");
                assert_eq!(step.to_string(), text);
            }
            Err(error) => assert!(!readable, "{text} should be read: {error}"),
        }
    }

    #[test]
    fn steps_print_as_they_are_read() {
        check("0: place", true);
        check("1: trust; 2: challenge", true);
        check("* die blue:2", true);
        check("place", false);
        check("4: place", false);
        check("2: trust; 1: trust", false);
        check("1: trust; 1: trust", false);
        check("*", false);
        check("", false);
    }
}
