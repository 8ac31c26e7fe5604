use serde::{Deserialize, Serialize};
use underhill_core::{Luck, Memory, ViewError, Viewer};

use crate::state::Stored;
use crate::{Board, Colour, Ending, Gobblet, Options, Piece, Position, Setup, Size, Square, Stacks};

/// What one viewer can see. Both players and bystanders see the same; what differs is how much they remember.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// How much they remember.
    pub memory: Memory,
    /// What was agreed.
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
    /// The gobblet.
    pub gobblet: Piece,
    /// Where it was lifted.
    pub from: Square,
}

impl View {
    pub(crate) fn of(game: &Gobblet, viewer: Viewer, memory: Memory) -> View {
        let position = game.position();
        let board = position.lifted_board();
        let all = remembers_all(memory, game.ending());
        View {
            viewer,
            memory,
            options: game.options,
            board: if all { board } else { board.tops() },
            white_stacks: position.stacks(Colour::White),
            black_stacks: position.stacks(Colour::Black),
            to_move: position.side(),
            in_air: position.lifted().map(|(gobblet, from)| InAir { gobblet, from }),
            turns: game.turns,
            earlier: if all { game.earlier().collect() } else { Vec::new() },
            ending: game.ending(),
        }
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

    pub(crate) fn determinize(&self, luck: &mut impl Luck) -> Result<Gobblet, ViewError> {
        if matches!(self.viewer, Viewer::Seat(seat) if seat.index() >= 2) {
            return Err(ViewError("there are only two seats".to_owned()));
        }
        let mut board = if self.shows_covered() { self.board } else { self.guess_covered(luck)? };
        if let Some(InAir { gobblet, from }) = self.in_air {
            board.put(gobblet, from);
        }
        let position = Setup {
            board,
            side: self.to_move,
            white: self.white_stacks,
            black: self.black_stacks,
            air: self.in_air.map(|air| air.from),
        };
        let stored = Stored {
            options: self.options,
            position,
            earlier: self.earlier.clone(),
            turns: self.turns,
            ending: self.ending,
        };
        let game = Gobblet::try_from(stored).map_err(ViewError)?;
        // Whatever else could be wrong with the view shows here, for instance a gobblet in the air that is not the
        // largest where it came from.
        if View::of(&game, self.viewer, self.memory) != *self {
            return Err(ViewError("what is in the air, on the board and remembered does not fit together".to_owned()));
        }
        Ok(game)
    }

    /// The board with covered gobblets put where they can be, every arrangement equally likely.
    ///
    /// How many of each are covered follows from the stacks. A covered gobblet can be under any larger visible one,
    /// and no two of one size share a square; so each size is arranged by itself, whatever the others do.
    fn guess_covered(&self, luck: &mut impl Luck) -> Result<Board, ViewError> {
        let contradiction = |what: String| Err(ViewError(what));
        let tops = self.board;
        if tops.tops() != tops {
            return contradiction("a covered gobblet is shown to somebody who does not remember it".to_owned());
        }
        let mut board = tops;
        for size in Size::DESCENDING {
            let over: crate::Squares = tops.both().larger().of_size(size);
            let mut places: underhill_core::ArrayVec<Square, 16> = over.iter().collect();
            for colour in Colour::BOTH {
                let piece = Piece { colour, size };
                let in_air = u32::from(self.in_air.is_some_and(|air| air.gobblet == piece));
                let shown = tops.of(colour).of_size(size).len() + in_air;
                let brought = self.stacks(colour).brought(size);
                if shown > brought || (brought - shown) as usize > places.len() {
                    return contradiction(format!(
                        "{colour} has brought in {brought} gobblets of size {size}; {shown} of them are seen and {} \
                         could be covered",
                        places.len()
                    ));
                }
                for _ in shown..brought {
                    let place = luck.below(places.len() as u64) as usize;
                    board.put(piece, places.swap_remove(place));
                }
            }
        }
        Ok(board)
    }
}

fn remembers_all(memory: Memory, ending: Option<Ending>) -> bool {
    memory == Memory::Perfect || ending.is_some()
}
