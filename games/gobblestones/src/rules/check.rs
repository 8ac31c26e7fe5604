//! Why an action is not allowed.

use underhill_core::Seat;

use crate::components::SIDE;
use crate::components::{CENTRES, LINE, contains};
use crate::{Action, Colour, Gobblestones, Illegal, Placement, Square, Tiles, TurnPart};

impl Gobblestones {
    /// Whether the seat may do this, rule by rule, without looking at anything else that could be done.
    pub(crate) fn check_action(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let turn = self.turn;
        match (&self.stage, action) {
            (TurnPart::Over(_), _) => Err(Illegal::Over),
            _ if seat.index() >= usize::from(self.seats) => Err(Illegal::NotYourTurn { turn }),
            (TurnPart::Laying | TurnPart::Dealing | TurnPart::Drawing(_), _) => Err(Illegal::Drawing),
            (TurnPart::Placing, _) if seat != turn => Err(Illegal::NotYourTurn { turn }),
            (TurnPart::Placing, Action::Place(placement)) => self.check_placement(self.rack(seat), placement),
            (TurnPart::Placing, Action::Trust | Action::Challenge) => Err(Illegal::NothingToAnswer),
            (TurnPart::Answering(_), _) if seat == turn => Err(Illegal::OwnTiles),
            (TurnPart::Answering(_), Action::Trust | Action::Challenge) => Ok(()),
            (TurnPart::Answering(_), Action::Place(_)) => Err(Illegal::AnswerFirst { turn }),
        }
    }

    pub(crate) fn check_placement(&self, rack: Tiles, placement: &Placement) -> Result<(), Illegal> {
        for &(square, _) in placement.tiles() {
            // GBS-09
            if contains(&self.covered, square) {
                return Err(Illegal::Covered { square });
            }
            // GBS-R6
            if !self.options.jokers && self.plan.space(square).colour.is_none() {
                return Err(Illegal::Grey { square });
            }
        }
        // GBS-03
        let needed: Tiles = placement.tiles().iter().map(|&(_, colour)| colour).collect();
        for colour in Colour::ALL {
            let (held, needed) = (rack.of(colour), needed.of(colour));
            if held < needed {
                return Err(Illegal::NotOnRack { colour, held, needed });
            }
        }
        self.check_spaces(placement)?;
        // GBS-07; in the bluffing variant the colour is only claimed (GBS-20).
        if !self.options.bluff {
            for &(square, tile) in placement.tiles() {
                if let Some(space) = self.plan.space(square).colour
                    && space != tile
                {
                    return Err(Illegal::WrongColour { square, tile, space });
                }
            }
        }
        self.check_blocks(placement)
    }

    /// GBS-04, GBS-05 and GBS-06. The spaces themselves are empty.
    fn check_spaces(&self, placement: &Placement) -> Result<(), Illegal> {
        let (Some(&(first, _)), Some(&(last, _))) = (placement.tiles().first(), placement.tiles().last()) else {
            // GBS-R3: no tile at all is always allowed.
            return Ok(());
        };
        let in_row = first.row() == last.row();
        if !in_row && first.column() != last.column() {
            return Err(Illegal::NotStraight { first, other: last });
        }
        let along = |square: Square| {
            if in_row { square.row() == first.row() } else { square.column() == first.column() }
        };
        if let Some(&(other, _)) = placement.tiles().iter().find(|&&(square, _)| !along(square)) {
            // Name two that really are askew: of a corner, the ends.
            let askew = if other.row() == first.row() || other.column() == first.column() { last } else { first };
            return Err(Illegal::NotStraight { first: askew.min(other), other: askew.max(other) });
        }
        let step = if in_row { 1 } else { SIDE };
        let mut tiles = placement.tiles().iter();
        for index in (first.index()..=last.index()).step_by(step) {
            let square = Square::at(index);
            if tiles.as_slice().first().is_some_and(|tile| tile.0 == square) {
                tiles.next();
            } else if !contains(&self.covered, square) {
                return Err(Illegal::Gap { gap: square });
            } else if !self.options.bridging {
                // GBS-R2
                return Err(Illegal::Bridge { bridge: square });
            }
        }
        // GBS-R1, GBS-R10: the opening rule binds whenever the board is empty.
        if self.covered.iter().all(|line| line & LINE == 0) {
            // GBS-06
            let on_centre = placement.tiles().iter().any(|&(square, _)| contains(&CENTRES, square));
            return if on_centre { Ok(()) } else { Err(Illegal::NotOnCentre) };
        }
        // GBS-05
        let adjacent = placement.tiles().iter().any(|&(square, _)| self.next_to_a_tile(square));
        if adjacent { Ok(()) } else { Err(Illegal::NotAdjacent) }
    }

    fn next_to_a_tile(&self, square: Square) -> bool {
        let (column, row) = (square.column(), square.row());
        let beside = [
            Square::new(column.wrapping_sub(1), row),
            Square::new(column + 1, row),
            Square::new(column, row.wrapping_sub(1)),
            Square::new(column, row + 1),
        ];
        beside.into_iter().flatten().any(|square| contains(&self.covered, square))
    }

    /// GBS-08. A tile covers its space whichever side is up (GBS-R9).
    fn check_blocks(&self, placement: &Placement) -> Result<(), Illegal> {
        let full =
            |square| contains(&self.covered, square) || placement.tiles().iter().any(|&(laid, _)| laid == square);
        for &(square, _) in placement.tiles() {
            let (column, row) = (square.column(), square.row());
            for (left, top) in [(1, 1), (0, 1), (1, 0), (0, 0)] {
                let (left, top) = (column.wrapping_sub(left), row.wrapping_sub(top));
                let corner = |across, down| Square::new(left.wrapping_add(across), top.wrapping_add(down));
                if let (Some(a), Some(b), Some(c), Some(d)) = (corner(0, 0), corner(1, 0), corner(0, 1), corner(1, 1))
                    && [a, b, c, d].into_iter().all(full)
                {
                    return Err(Illegal::Block { block: [a, b, c, d] });
                }
            }
        }
        Ok(())
    }
}
