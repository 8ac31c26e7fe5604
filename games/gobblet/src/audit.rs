//! What is true of every game at any time, as far as can be told from its position and its past.

use crate::stored::Stored;
use crate::{Action, Colour, EndReason, Gobblet, Options, Position, TURN_LIMIT, Touch};

impl Gobblet {
    /// Writing the game down and reading it again checks all there is.
    pub(crate) fn audited(&self) -> Result<(), String> {
        let rebuilt = Gobblet::try_from(Stored::from(self.clone()))?;
        if rebuilt == *self { Ok(()) } else { Err("the game differs from what its position and past give".to_owned()) }
    }

    /// The turns must be enough for every gobblet brought in and every move since, White having begun (GBT-R9).
    pub(crate) fn check_turns(&self) -> Result<(), String> {
        let stuck = self.position.verdict().is_some_and(|ending| ending.reason == EndReason::StuckTouch);
        let Some(passed) = self.turns.checked_sub(u32::from(stuck)) else {
            return Err("no turn is counted for the last touch".to_owned());
        };
        if self.turns > TURN_LIMIT {
            return Err(format!("no game has more than {TURN_LIMIT} turns, and this one {}", self.turns));
        }
        let side = if passed % 2 == 0 { Colour::White } else { Colour::Black };
        if side != self.position.side {
            return Err(format!("after {} turns it would be the other player's turn", self.turns));
        }
        for colour in Colour::BOTH {
            let taken = if colour == Colour::White { passed.div_ceil(2) } else { passed / 2 };
            let moves = self.earlier().filter(|before| before.side == colour).count() as u32;
            let needed = self.position.board().of(colour).len() + moves;
            if needed > taken {
                return Err(format!("{colour} has had {taken} turns, but needed {needed} for what is on the board"));
            }
        }
        Ok(())
    }
}

/// The past must be a chain of moves that leads here, none of which ended the game.
pub(crate) fn check_past(now: &Position, earlier: &[Position], options: Options) -> Result<(), String> {
    if earlier.is_empty() {
        return Ok(());
    }
    if !options.repetition_draw {
        return Err("earlier positions are kept only where repetition is a draw".to_owned());
    }
    if earlier.len() > TURN_LIMIT as usize {
        return Err(format!("there are {} earlier positions, but a game ends after {TURN_LIMIT} turns", earlier.len()));
    }
    let now = Position { air: None, ..*now };
    for (i, before) in earlier.iter().enumerate() {
        let after = earlier.get(i + 1).unwrap_or(&now);
        if !is_one_move(before, after) {
            return Err(format!("no move leads from {before} to {after}"));
        }
        if earlier[..i].iter().filter(|other| *other == before).count() >= 2 {
            return Err(format!("the game was over before: {before} stood for the third time"));
        }
    }
    Ok(())
}

fn is_one_move(before: &Position, after: &Position) -> bool {
    let lifted = before.mine.and(after.theirs.not()).squares();
    let landed = after.theirs.and(before.mine.not()).squares();
    let (Some(from), Some(to)) = (lifted.iter().next(), landed.iter().next()) else { return false };
    let action = Action::Move { from, to };
    if before.air.is_some() || before.verdict().is_some() || before.check(Touch::Free, action).is_err() {
        return false;
    }
    let mut played = *before;
    played.play_unchecked(action);
    played == *after
}
