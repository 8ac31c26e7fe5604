use std::time::Duration;

use crate::BotTurn;

/// How the time of a bot that plays with people is shared out among the decisions of a turn, so that the whole turn is over soon
/// however many there are.
#[derive(Clone, Debug, Default)]
pub struct TurnTime {
    /// The turn that it is about.
    turn: Option<u32>,
    /// How many of its decisions have been given time.
    decisions: u32,
    spent: Duration,
}

impl TurnTime {
    /// Somebody who waits for nothing else gets a decision in at least this: it has to be a sensible one.
    const LEAST: Duration = Duration::from_millis(30);

    /// How long the bot may think about this decision.
    pub fn share(&mut self, asked: &BotTurn) -> Duration {
        if self.turn != Some(asked.turn) {
            *self = TurnTime { turn: Some(asked.turn), ..TurnTime::default() };
        }
        let left = asked.level.turn_budget().saturating_sub(self.spent);
        // Whoever has used up all usual decisions may still have some to make.
        let to_come = match asked.usual_decisions.saturating_sub(self.decisions) {
            0 | 1 if self.decisions > 0 => 2,
            usual => usual.max(1),
        };
        self.decisions += 1;
        (left / to_come).min(asked.level.budget()).max(Self::LEAST)
    }

    /// So long it has thought.
    pub fn spend(&mut self, time: Duration) {
        self.spent += time;
    }
}

#[cfg(test)]
mod tests {
    use underhill_core::{Level, Seat, Skill};

    use super::*;
    use crate::ViewText;

    fn asked(level: Skill, turn: u32, usual_decisions: u32) -> BotTurn {
        BotTurn { seat: Seat::new(0), level, decisions: 0, turn, usual_decisions, view: ViewText::of(&()) }
    }

    #[test]
    fn a_turn_of_any_length_is_over_in_its_time() {
        for level in Skill::ALL {
            for usual in 1..=6 {
                let mut time = TurnTime::default();
                let mut whole = Duration::ZERO;
                for _ in 0..12 {
                    let share = time.share(&asked(level, 0, usual));
                    time.spend(share);
                    whole += share;
                }
                // After the usual decisions there is always a little for one more.
                assert!(whole <= level.turn_budget() + 12 * TurnTime::LEAST, "{level}: {whole:?}");
                assert!(whole <= Duration::from_secs(2), "{level}: {whole:?}");
            }
        }
    }

    #[test]
    fn one_decision_gets_the_whole_time_and_the_next_turn_gets_it_again() {
        let mut time = TurnTime::default();
        for turn in 0..3 {
            assert_eq!(time.share(&asked(Level::Master.into(), turn, 1)), Level::Master.turn_budget());
            time.spend(Level::Master.turn_budget());
        }
    }
}
