//! How quickly a bot at a table in this page goes on: slowly enough for people to see each decision, and so that a whole turn is
//! over before anybody gets tired of it.

use std::time::Duration;

/// A bot's first decision of a turn follows the one before after so many milliseconds at the earliest, so that people can see both;
/// the others of the turn after so many more each, and after so many they follow at once: nobody likes to wait.
const PACE: u64 = 700;
const NEXT_PACE: u64 = 300;
const LAST_PACE: u64 = 1_700;
/// So many milliseconds a bot may think when its turn has taken that long already.
const LATE_THOUGHT: u64 = 30;

/// How far a bot is in a turn.
#[derive(Copy, Clone)]
pub(super) struct Pace {
    turn: u32,
    /// When the turn began, in milliseconds.
    began: u64,
    /// How many decisions were made in it before this one.
    decisions: u64,
}

impl Pace {
    /// The bot is asked for a decision now, after those it was asked for before.
    pub(super) fn next(before: Option<Pace>, turn: u32, now: u64) -> Pace {
        match before.filter(|before| before.turn == turn) {
            Some(before) => Pace { decisions: before.decisions + 1, ..before },
            None => Pace { turn, began: now, decisions: 0 },
        }
    }

    /// How long the bot may think of what it would be given: never past the end of its turn.
    pub(super) fn thought(self, share: Duration, now: u64) -> Duration {
        let left = (self.began + LAST_PACE).saturating_sub(now).max(LATE_THOUGHT);
        share.min(Duration::from_millis(left))
    }

    /// In how many milliseconds it makes its decision known: what happened before is shown to its end, but not for long.
    pub(super) fn wait(self, moving: u64, now: u64) -> u32 {
        let not_before = self.began + (PACE + NEXT_PACE * self.decisions).min(LAST_PACE);
        let shown = (now + moving).min(self.began + LAST_PACE);
        u32::try_from(not_before.max(shown).saturating_sub(now)).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How long a turn takes in which each decision is thought about for all the time it is given, and moves for so long.
    fn turn(decisions: u64, share: u64, motion: u64) -> u64 {
        let (mut now, mut pace, mut at_rest) = (10_000, None, 0);
        for _ in 0..decisions {
            let next = Pace::next(pace, 7, now);
            now += u64::try_from(next.thought(Duration::from_millis(share), now).as_millis()).expect("it is short");
            now += u64::from(next.wait(u64::saturating_sub(at_rest, now), now));
            (pace, at_rest) = (Some(next), now + motion);
        }
        now - 10_000
    }

    #[test]
    fn a_turn_is_over_in_two_seconds_whatever_is_thought_and_shown() {
        for decisions in 1..=9 {
            for share in [30, 120, 500, 1_500] {
                for motion in [0, 420, 1_500, 10_000] {
                    let took = turn(decisions, share, motion);
                    assert!(
                        took <= 2_000,
                        "{decisions} decisions of {share} ms with motions of {motion} ms: {took} ms"
                    );
                }
            }
        }
    }

    #[test]
    fn decisions_can_be_seen_one_after_the_other() {
        assert_eq!(turn(1, 30, 0), PACE);
        assert_eq!(turn(3, 30, 0), PACE + 2 * NEXT_PACE);
        assert_eq!(turn(2, 30, 600), PACE + 600);
    }

    #[test]
    fn another_turn_begins_anew() {
        let first = Pace::next(None, 1, 1_000);
        let second = Pace::next(Some(Pace::next(Some(first), 1, 2_000)), 2, 3_000);
        assert_eq!((second.began, second.decisions), (3_000, 0));
    }
}
