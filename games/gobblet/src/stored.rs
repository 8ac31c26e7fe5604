use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use underhill_core::{NotationError, RuleId};

use crate::audit::check_past;
use crate::state::Past;
use crate::{Board, Colour, Ending, Gobblet, Options, Piece, Position, Square, Squares, Stacks, Touch};

/// A position as somebody wrote it down, not yet known to be possible.
///
/// Written as the board, the side to move, each side's stacks, and a gobblet in the air if there is one:
/// `-,-,-,-/-,-,-,-/-,w4,-,-/-,-,-,- b w:4,4,3 b:4,4,4`, with ` ^b2` added.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// What stands where; a gobblet in the air is still on its square.
    pub board: Board,
    /// The player to move, who owns a gobblet in the air.
    pub side: Colour,
    /// White's stacks.
    pub white: Stacks,
    /// Black's stacks.
    pub black: Stacks,
    /// Where the gobblet in the air was lifted from.
    pub air: Option<Square>,
}

/// Why a position is refused (GBT-R14).
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "each message explains its fields")]
pub enum SetupError {
    #[error("there are two gobblets of one size on one of {squares}")]
    Overlap { squares: Squares },
    #[error("{colour}'s gobblets on the board cannot have come from three stacks, each from the largest down")]
    Impossible { colour: Colour },
    #[error("{colour}'s stacks should show {expected}, as follows from the board, not {given}")]
    Stacks { colour: Colour, given: Stacks, expected: Stacks },
    #[error("{colour} already has a line of four on {squares}")]
    Line { colour: Colour, squares: Squares },
    #[error("the gobblet in the air must be a visible one of the side to move, and {square} has none")]
    NotInAir { square: Square },
    #[error("{piece} from {square} cannot be in the air: it can be set down nowhere, so the touch ended the game")]
    Stuck { piece: Piece, square: Square },
}

impl SetupError {
    /// The ruling that refuses it.
    pub const fn rule(self) -> RuleId {
        RuleId::new("GBT-R14")
    }
}

impl Setup {
    /// A position that the game can be played on from (GBT-R14).
    pub fn validate(&self) -> Result<Position, SetupError> {
        let position = self.validate_components()?;
        for colour in Colour::BOTH {
            let squares = self.board.seen(colour).full_lines();
            if !squares.is_empty() {
                return Err(SetupError::Line { colour, squares });
            }
        }
        match position.lifted() {
            Some((piece, square)) if position.landings().of_size(piece.size).is_empty() => {
                Err(SetupError::Stuck { piece, square })
            }
            _ => Ok(position),
        }
    }

    /// A position with all its components, but perhaps of a game that is over.
    pub(crate) fn validate_components(&self) -> Result<Position, SetupError> {
        let squares = self.board.white.and(self.board.black).squares();
        if !squares.is_empty() {
            return Err(SetupError::Overlap { squares });
        }
        for (colour, given) in Colour::BOTH.into_iter().zip([self.white, self.black]) {
            let expected = Stacks::left_by(self.board.of(colour)).ok_or(SetupError::Impossible { colour })?;
            if given != expected {
                return Err(SetupError::Stacks { colour, given, expected });
            }
        }
        if let Some(square) = self.air
            && !self.board.seen(self.side).contains(square)
        {
            return Err(SetupError::NotInAir { square });
        }
        Ok(Position::from_parts(self.board, self.side, self.air))
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Self {
        Setup {
            board: position.board(),
            side: position.side(),
            white: position.stacks(Colour::White),
            black: position.stacks(Colour::Black),
            air: position.air(),
        }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} w:{} b:{}", self.board, self.side.letter(), self.white, self.black)?;
        self.air.map_or(Ok(()), |square| write!(f, " ^{square}"))
    }
}

impl FromStr for Setup {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let expected = |what| NotationError::new(text, what);
        let mut words = text.split(' ');
        let mut word = |what| words.next().ok_or_else(|| expected(what));
        let board = word("a position begins with the board")?.parse()?;
        let side = match word("after the board comes the side to move, w or b")? {
            "w" => Colour::White,
            "b" => Colour::Black,
            _ => return Err(expected("the side to move is w or b")),
        };
        let mut stacks = |prefix, what| -> Result<Stacks, NotationError> {
            word(what)?.strip_prefix(prefix).ok_or_else(|| expected(what))?.parse()
        };
        let white = stacks("w:", "after the side to move come White's stacks, for instance w:4,4,3")?;
        let black = stacks("b:", "after White's stacks come Black's, for instance b:4,2,0")?;
        let in_air = |word: &str| {
            let square = word.strip_prefix('^').ok_or_else(|| expected("a gobblet in the air is for instance ^b2"))?;
            square.parse::<Square>()
        };
        let air = words.next().map(in_air).transpose()?;
        if words.next().is_some() {
            return Err(expected("nothing comes after a gobblet in the air"));
        }
        Ok(Setup { board, side, white, black, air })
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Setup::from(self).fmt(f)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Reads a position to play on from; GBT-R14 says which are refused.
impl FromStr for Position {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let setup: Setup = text.parse()?;
        setup.validate().map_err(|error| NotationError::new(text, format!("{error} ({})", error.rule())))
    }
}

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
