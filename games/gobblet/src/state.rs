//! How a whole game is written down, and what is checked when it is read.

use serde::{Deserialize, Serialize};

use crate::game::Past;
use crate::{Action, Colour, Ending, Gobblet, Options, Position, Reason, Setup, TURN_LIMIT, Touch};

/// A game as it is stored: in the players' words, not yet known to be possible.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Stored {
    pub(crate) options: Options,
    pub(crate) position: Setup,
    /// The positions since the last new gobblet, the oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) earlier: Vec<Position>,
    pub(crate) turns: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) ending: Option<Ending>,
}

impl Gobblet {
    /// The positions since the last new gobblet, the oldest first.
    pub fn earlier(&self) -> impl Iterator<Item = Position> {
        let (last, count) = (self.position.side.other(), self.past.len());
        self.past.iter().enumerate().map(move |(i, &(mine, theirs))| {
            let side = if (count - i) % 2 == 1 { last } else { last.other() };
            Position { mine, theirs, side, air: None }
        })
    }
}

impl From<Gobblet> for Stored {
    fn from(game: Gobblet) -> Self {
        Stored {
            options: game.options,
            position: Setup::from(&game.position),
            earlier: game.earlier().collect(),
            turns: game.turns,
            ending: game.ending,
        }
    }
}

impl TryFrom<Stored> for Gobblet {
    type Error = String;

    fn try_from(stored: Stored) -> Result<Self, Self::Error> {
        let Stored { options, position, earlier, turns, ending } = stored;
        options.validate().map_err(|error| error.to_string())?;
        let position = position.validate_components().map_err(|error| error.to_string())?;
        if position.air.is_some() && options.touch == Touch::Free {
            return Err("a gobblet is in the air, but a move is one action here".to_owned());
        }
        check_past(&position, &earlier, options)?;
        let past: Past = earlier.iter().map(|before| (before.mine, before.theirs)).collect();
        let mut game = Gobblet { options, position, past, turns, ending: None };
        game.check_turns()?;
        game.ending = game.judge();
        if game.ending != ending {
            return Err(match game.ending {
                None => "the game is said to be over, but it goes on".to_owned(),
                Some(found) => format!("the game is over ({}), which is not what is said", found.reason),
            });
        }
        Ok(game)
    }
}

impl Gobblet {
    /// The turns must be enough for every gobblet brought in and every move since, White having begun (GBT-R9).
    fn check_turns(&self) -> Result<(), String> {
        let stuck = self.position.verdict().is_some_and(|ending| ending.reason == Reason::StuckTouch);
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
fn check_past(now: &Position, earlier: &[Position], options: Options) -> Result<(), String> {
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
