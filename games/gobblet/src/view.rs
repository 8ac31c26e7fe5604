use serde::{Deserialize, Serialize};
use underhill_core::{Memory, Viewer};

use crate::{Board, Colour, Ending, Gobblet, Options, Piece, Position, Square, Stacks};

/// What one viewer can see. Both players and bystanders see the same; what differs is how much they remember.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// The viewer: seat 0 or 1, or a spectator.
    pub viewer: Viewer,
    /// How much they remember.
    pub memory: Memory,
    /// What was agreed before the start.
    pub options: Options,
    /// The board as it looks, without a gobblet in the air. Covered gobblets are on it for those with a perfect
    /// memory and, once the game is over, for all; otherwise only what can be seen.
    pub board: Board,
    /// White's stacks beside the board.
    pub white_stacks: Stacks,
    /// Black's stacks beside the board.
    pub black_stacks: Stacks,
    /// Whose turn it is, or would be if the game were not over.
    pub to_move: Colour,
    /// The gobblet that has been touched and not yet set down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub in_air: Option<InAir>,
    /// How many turns have been completed.
    pub turns: u32,
    /// The positions since the last new gobblet, the oldest first, where they can still matter for a draw by
    /// repetition and are remembered.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub earlier: Vec<Position>,
    /// How the game ended, if it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
}

/// A gobblet in the air.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InAir {
    /// The gobblet, one of the player to move.
    pub gobblet: Piece,
    /// The square it was lifted from, where it may not be set down.
    pub from: Square,
}

impl View {
    pub(crate) fn of(game: &Gobblet, viewer: Viewer, memory: Memory) -> View {
        let mut view = View {
            viewer,
            memory,
            options: game.options,
            board: Board::default(),
            white_stacks: Stacks::FULL,
            black_stacks: Stacks::FULL,
            to_move: game.position.side(),
            in_air: None,
            turns: 0,
            earlier: Vec::new(),
            ending: None,
        };
        view.show(game, viewer, memory);
        view
    }

    /// Shows this game, whatever was shown before. Earlier positions are written where the older ones were.
    pub(crate) fn show(&mut self, game: &Gobblet, viewer: Viewer, memory: Memory) {
        let position = game.position();
        let board = position.lifted_board();
        let all = remembers_all(memory, game.ending());
        (self.viewer, self.memory, self.options) = (viewer, memory, game.options);
        self.board = if all { board } else { board.tops() };
        self.white_stacks = position.stacks(Colour::White);
        self.black_stacks = position.stacks(Colour::Black);
        self.to_move = position.side();
        self.in_air = position.lifted().map(|(gobblet, from)| InAir { gobblet, from });
        self.turns = game.turns;
        self.earlier.clear();
        if all {
            self.earlier.extend(game.earlier());
        }
        self.ending = game.ending();
    }

    /// Whether this view shows covered gobblets.
    pub fn shows_covered(&self) -> bool {
        remembers_all(self.memory, self.ending)
    }

    /// The stacks of one colour.
    pub fn stacks(&self, colour: Colour) -> Stacks {
        match colour {
            Colour::White => self.white_stacks,
            Colour::Black => self.black_stacks,
        }
    }
}

fn remembers_all(memory: Memory, ending: Option<Ending>) -> bool {
    memory == Memory::Perfect || ending.is_some()
}
