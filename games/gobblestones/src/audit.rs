//! What is true of every game at any time, as far as can be told by looking at the table.

use underhill_core::{ArrayVec, Game};

use crate::action::MOST;
use crate::components::{BOARDS, CENTRES, LINE, Lines, NO_LINES, Plan, SIDE, TILES, TILES_PER_COLOUR};
use crate::components::{contains, insert, remove};
use crate::{Colour, Cover, EmptyRack, Ending, Gobblestones, Known, Placement, Square, TurnPart};

/// Holds, or says what does not.
pub(crate) fn ensure(holds: bool, what: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(format!("it does not hold that {what}")) }
}

impl Gobblestones {
    /// Everything the rules promise about a game at any moment.
    pub(crate) fn audited(&self) -> Result<(), String> {
        ensure(Self::SEATS.contains(&usize::from(self.seats)), "2 to 4 play")?;
        ensure(self.turn.index() < usize::from(self.seats), "the turn is that of a player")?;
        ensure(self.turns <= self.turn_bound(), "the game ends in time (GBS-R11)")?;
        self.audit_board()?;
        self.audit_tiles()?;
        self.audit_points()?;
        self.audit_stage()?;
        self.audit_call()
    }

    fn audit_board(&self) -> Result<(), String> {
        let mut plan = Plan::new();
        let mut laid = 0;
        for &slot in &self.plan.boards {
            ensure(laid >> slot.board() & 1 == 0, "a board is laid once")?;
            laid |= 1u16 << slot.board();
            plan.lay(slot, &self.options.boards);
        }
        ensure(plan == self.plan, "the spaces are those of the boards")?;
        let mut covered = NO_LINES;
        for square in Square::all() {
            let suits = match self.cover[square.index()] {
                Cover::Nothing => continue,
                // GBS-07, GBS-24
                Cover::FaceUp(colour) => self.plan.suits(square, colour),
                Cover::FaceDown(colour) => self.options.bluff && colour.is_some(),
            };
            ensure(suits, "a face-up tile suits its space, and only bluffers lay tiles face down")?;
            let space = self.plan.spaces.get(square).ok_or("it does not hold that tiles lie on the board")?;
            ensure(self.options.jokers || space.colour.is_some(), "grey spaces stay empty without jokers (GBS-R6)")?;
            insert(&mut covered, square);
        }
        ensure(covered == self.covered, "the covered spaces are those with a tile")?;
        // GBS-08
        let block = (0..SIDE - 1).any(|row| {
            let both = covered[row] & covered[row + 1];
            both & both >> 1 != 0
        });
        ensure(!block, "no 2x2 block is covered (GBS-08)")?;
        self.audit_one_piece(&covered)
    }

    /// Every turn joins what lies there (GBS-05), and it began on a centre (GBS-06).
    fn audit_one_piece(&self, covered: &Lines) -> Result<(), String> {
        let rows = &covered[..SIDE];
        let Some(row) = rows.iter().position(|&row| row != 0) else { return Ok(()) };
        let mut reached = [0; SIDE];
        reached[row] = rows[row] & rows[row].wrapping_neg();
        loop {
            let before = reached;
            for row in (0..SIDE).chain((0..SIDE).rev()) {
                let above = if row > 0 { reached[row - 1] } else { 0 };
                let below = if row + 1 < SIDE { reached[row + 1] } else { 0 };
                let here = reached[row];
                reached[row] = (here | here << 1 | here >> 1 | above | below) & LINE & rows[row];
            }
            if reached == before {
                break;
            }
        }
        ensure(reached == rows, "all tiles hang together (GBS-05)")?;
        let centre = (0..SIDE).any(|row| rows[row] & CENTRES[row] != 0);
        ensure(centre, "the first tiles covered a centre (GBS-06)")
    }

    fn audit_tiles(&self) -> Result<(), String> {
        let mut counts = Colour::ALL.map(|colour| u32::from(self.bag.of(colour)));
        for colour in Colour::ALL {
            counts[colour as usize] += self.racks.iter().map(|rack| u32::from(rack.of(colour))).sum::<u32>();
        }
        self.cover.iter().filter_map(|cover| cover.colour()).for_each(|colour| counts[colour as usize] += 1);
        for (colour, count) in Colour::ALL.into_iter().zip(counts) {
            if count != u32::from(TILES_PER_COLOUR) {
                return Err(format!("there are {count} {} tiles instead of {TILES_PER_COLOUR}", colour.name()));
            }
        }
        let absent = &self.racks[usize::from(self.seats)..];
        ensure(absent.iter().all(|rack| rack.is_empty()), "only players have tiles")?;
        let mut listed = NO_LINES;
        for seat in self.all_seats() {
            for &square in self.face_down.of(seat) {
                ensure(!contains(&listed, square), "a face-down tile has one owner")?;
                insert(&mut listed, square);
            }
        }
        for square in Square::all() {
            let face_down = matches!(self.cover[square.index()], Cover::FaceDown(_));
            ensure(face_down == contains(&listed, square), "every face-down tile has an owner")?;
        }
        for seat in self.all_seats() {
            let known = &self.known[seat.index()];
            if !known.is_empty() {
                let laid: ArrayVec<Colour, TILES> =
                    self.face_down.of(seat).iter().map(|&square| self.tile(square)).collect();
                ensure(known.agrees(self.rack(seat), &laid), "players still have what they took back (GBS-R8)")?;
            }
        }
        Ok(())
    }

    fn audit_points(&self) -> Result<(), String> {
        // A turn, this one included, moves at most five times six points; all tiles cover at most 600, or stay on a rack.
        let least = -30 * (self.turns as i32 + 1);
        let fair = self.points.iter().all(|&points| (least..=700).contains(&points));
        ensure(fair, "points are won with tiles and lost by challenges")?;
        if !self.options.bluff {
            // GBS-10, GBS-15
            let covered: i32 = Square::all()
                .filter(|&square| contains(&self.covered, square))
                .map(|square| i32::from(self.plan.space(square).value))
                .sum();
            let over = matches!(self.stage, TurnPart::Over(_));
            let left = if over { self.racks.iter().map(|rack| rack.total() as i32).sum() } else { 0 };
            ensure(self.points.iter().sum::<i32>() == covered + left, "the points are the values covered (GBS-10)")?;
        }
        Ok(())
    }

    fn audit_stage(&self) -> Result<(), String> {
        let (seats, bag) = (usize::from(self.seats), self.bag.total());
        let empty_board = self.covered == NO_LINES;
        ensure((self.stage == TurnPart::Laying) == (self.plan.boards.len() < BOARDS), "first the boards are laid")?;
        ensure(u32::from(self.idle) <= self.turns && usize::from(self.idle) <= 3 * seats, "idle turns are turns")?;
        ensure(self.options.bluff || self.idle == 0 || bag == 0, "whoever lays none draws (GBS-11)")?;
        if let Some(last) = &self.last {
            ensure(last.seat.index() < seats, "the last turn was that of a player")?;
            let lie = last.squares.iter().all(|&square| contains(&self.covered, square));
            ensure(lie, "the tiles of the last turn lie there")?;
        }
        let dealt = match self.stage {
            TurnPart::Laying | TurnPart::Dealing => TILES - bag,
            _ => MOST * seats,
        };
        match &self.stage {
            TurnPart::Laying | TurnPart::Dealing => {
                let fresh = empty_board
                    && self.turns == 0
                    && self.turn.index() == 0
                    && self.points == [0; 4]
                    && self.last.is_none()
                    && self.known.iter().all(Known::is_empty);
                ensure(fresh, "nothing happens before the deal is done")?;
                ensure(dealt < MOST * seats && (dealt == 0 || self.stage == TurnPart::Dealing), "five each are dealt")?;
                let in_order = self
                    .all_seats()
                    .all(|seat| self.rack(seat).total() == dealt.saturating_sub(MOST * seat.index()).min(MOST));
                ensure(in_order, "tiles are dealt seat by seat (GBS-R13)")
            }
            TurnPart::Placing => {
                self.audit_turn()?;
                let can_go_on = self.ended_by_arriving().is_none() || !self.called.is_empty();
                ensure(can_go_on, "the game ends when the turn comes to an empty rack (GBS-14)")
            }
            TurnPart::Answering(squares) => {
                self.audit_turn()?;
                ensure(self.options.bluff, "only bluffs are asked about")?;
                self.audit_question(squares)
            }
            TurnPart::Drawing(left) => {
                self.audit_turn()?;
                let left = usize::from(*left);
                ensure((1..=MOST.min(bag)).contains(&left), "what is drawn is in the bag")
            }
            TurnPart::Over(endings) => {
                ensure(!endings.is_empty() && self.turns > 0, "something ended the game")?;
                let fits = if self.called.is_empty() {
                    endings.iter().all(|&ending| self.could_end_by(ending))
                } else {
                    *endings == self.called && self.turn.next(seats).index() == 0
                };
                ensure(fits, "the game is over by what it says")
            }
        }
    }

    /// Whether a game that is over, without a call, may be so by this.
    fn could_end_by(&self, ending: Ending) -> bool {
        let (seats, bag) = (usize::from(self.seats), self.bag.total());
        let somebody_out = self.all_seats().any(|seat| self.rack(seat).is_empty());
        match ending {
            Ending::Stalemate => bag == 0 && usize::from(self.idle) >= seats,
            Ending::Idleness => usize::from(self.idle) == 3 * seats,
            // GBS-R15: without a call a rack ends the game only where a round would begin with it.
            _ if self.options.equal_turns => self.turn.index() == 0 && self.ended_by_arriving() == Some(ending),
            Ending::LastTile => somebody_out && bag < MOST,
            Ending::EmptyRack => somebody_out && bag < MOST && self.options.empty_rack != EmptyRack::PlaysOn,
            Ending::EmptyRackOption => self.rack(self.turn).is_empty() && self.options.empty_rack == EmptyRack::Ends,
        }
    }

    /// What holds once the end has been called (GBS-R15): by something that can, and a bag that was too small for somebody
    /// has been emptied by them or is about to be.
    fn audit_call(&self) -> Result<(), String> {
        if self.called.is_empty() {
            return Ok(());
        }
        ensure(self.options.equal_turns, "the end is called only where all are to have equally many turns (GBS-R15)")?;
        let rule = self.options.empty_rack;
        let (possible, bag_ran_short) = match self.called.as_slice() {
            [Ending::LastTile] => (true, true),
            [Ending::EmptyRack] | [Ending::LastTile, Ending::EmptyRack] => (rule != EmptyRack::PlaysOn, true),
            [Ending::EmptyRackOption] => (rule == EmptyRack::Ends, false),
            _ => (false, false),
        };
        ensure(possible, "the end is called by what can call it (GBS-R15)")?;
        let (bag, in_round) = (self.bag.total(), self.turn.index() > 0);
        let in_order = match self.stage {
            TurnPart::Laying | TurnPart::Dealing => false,
            TurnPart::Placing => in_round && (!bag_ran_short || bag == 0 || self.ended_by_arriving().is_some()),
            TurnPart::Answering(_) => in_round && (!bag_ran_short || bag == 0),
            TurnPart::Drawing(left) => {
                if bag_ran_short {
                    usize::from(left) == bag
                } else {
                    in_round
                }
            }
            TurnPart::Over(_) => !bag_ran_short || bag == 0,
        };
        ensure(in_order, "a call leaves the rest of the round and of the bag (GBS-R15)")?;
        let to_come = if matches!(self.stage, TurnPart::Over(_)) { 0 } else { self.seats - self.turn.index() as u8 };
        ensure(
            self.idle + to_come <= 3 * self.seats,
            "the end is called before idle turns would end the game (GBS-R15)",
        )
    }

    /// What holds while a turn is being played.
    fn audit_turn(&self) -> Result<(), String> {
        let seats = u32::from(self.seats);
        ensure(self.turn.index() as u32 == self.turns % seats, "turns are taken in seat order (GBS-12)")?;
        let idle = u32::from(self.idle);
        ensure(idle < 3 * seats, "the game ends after three idle rounds (GBS-R11)")?;
        let goes_on = idle < seats || !self.bag.is_empty() || !self.called.is_empty();
        ensure(goes_on, "the game ends in a stalemate (GBS-R4)")
    }

    /// The tiles under question are the latest of their owner, and could be laid.
    fn audit_question(&self, squares: &[Square]) -> Result<(), String> {
        let own = self.face_down.of(self.turn);
        ensure(!squares.is_empty() && own.ends_with(squares), "the tiles in question are the last ones laid")?;
        let mut before = self.clone();
        squares.iter().for_each(|&square| {
            remove(&mut before.covered, square);
            before.racks[self.turn.index()].add(self.tile(square));
        });
        let placement = Placement::new(squares.iter().map(|&square| (square, self.tile(square))));
        let placement = placement.filter(|placement| placement.tiles().iter().map(|tile| &tile.0).eq(squares));
        let placement = placement.ok_or("it does not hold that a turn's tiles are in reading order")?;
        before
            .check_placement(before.rack(self.turn), &placement)
            .map_err(|illegal| format!("the tiles in question could not be laid: {illegal}"))
    }
}
