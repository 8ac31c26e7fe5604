use underhill_core::{Luck, ViewError, Viewer};

use crate::stored::Stored;
use crate::view::InAir;
use crate::{Board, Colour, Gobblet, Piece, Setup, Size, Square, View};

impl View {
    pub(crate) fn imagine(&self, luck: &mut impl Luck) -> Result<Gobblet, ViewError> {
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
