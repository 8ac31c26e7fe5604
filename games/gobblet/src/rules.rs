//! What may be done in a position, and what it leads to.

use std::ops::ControlFlow;

use underhill_core::Luck;

use crate::{Action, Ending, Gobblets, Illegal, Position, Reason, Size, Square, Squares, Touch};

/// What the legal actions of a position with no gobblet in the air follow from. Everything by size, the largest first.
struct Menu {
    /// Where a new gobblet can go; nowhere if no stack shows that size.
    entries: [Squares; 4],
    /// The mover's visible gobblets, which can be moved (GBT-07).
    movable: [Squares; 4],
    /// Where they can be set down.
    landings: [Squares; 4],
}

impl Menu {
    #[inline]
    fn of(position: &Position) -> Menu {
        let (movable, landings) = (position.my_visible(), position.landings());
        let empty = landings.of_size(Size::One);
        let threes = position.their_visible().squares().in_threes();
        // An empty square (GBT-05) or one of the opponent's three in a line that is smaller (GBT-06), never one's own
        // gobblet (GBT-R2). Both kinds of turn are open from the first turn on (GBT-04), as long as there is something
        // to bring in (GBT-15).
        let entries = |size| {
            let all = empty.or(threes.and(landings.of_size(size)));
            if position.shows(size) { all } else { Squares::NONE }
        };
        Menu {
            entries: Size::DESCENDING.map(entries),
            movable: Size::DESCENDING.map(|size| movable.of_size(size)),
            landings: Size::DESCENDING.map(|size| landings.of_size(size)),
        }
    }

    /// How many actions a move of one gobblet of this size can be.
    #[inline]
    fn each(&self, size: usize, touch: Touch) -> u32 {
        match touch {
            Touch::Free => self.landings[size].len(),
            Touch::Strict => 1,
        }
    }

    /// How many actions there are up to and including those that bring in each size, then those that move each size.
    #[inline]
    fn totals(&self, touch: Touch) -> [u32; 8] {
        let mut total = 0;
        std::array::from_fn(|group| {
            total += match group {
                0..4 => self.entries[group].len(),
                _ => self.movable[group - 4].len() * self.each(group - 4, touch),
            };
            total
        })
    }

    /// The action at a place of their order, which must be below their number.
    #[inline]
    fn nth(&self, touch: Touch, totals: &[u32; 8], place: u32) -> Action {
        // Comparing with every total is quicker than guessing, often wrongly, where to stop.
        let group = totals[..7].iter().map(|&total| usize::from(place >= total)).sum::<usize>();
        let place = place - if group == 0 { 0 } else { totals[group - 1] };
        let size = group % 4;
        if group < 4 {
            return Action::Place { size: Size::DESCENDING[size], at: self.entries[size].nth(place) };
        }
        // A player has three gobblets of a size, so this is a division.
        let each = self.each(size, touch);
        let which = u32::from(place >= each) + u32::from(place >= 2 * each);
        let from = self.movable[size].nth(which);
        match touch {
            Touch::Free => Action::Move { from, to: self.landings[size].nth(place - which * each) },
            Touch::Strict => Action::Touch(from),
        }
    }
}

impl Position {
    /// Visits the legal actions until `visit` breaks, in this order: new gobblets, the largest first, then by square;
    /// then moves (or touches), the largest gobblets first, then by the square they come from, then by the square
    /// they go to. While a gobblet is in the air: its landings by square. Squares come as `a1`, `b1`, … `d4`.
    ///
    /// A lift that loses is among them (GBT-R4). There is always at least one (GBT-R8). Whether the position has been
    /// decided already is for the caller to know.
    #[inline]
    pub fn visit<B>(&self, touch: Touch, mut visit: impl FnMut(Action) -> ControlFlow<B>) -> ControlFlow<B> {
        if let Some(from) = self.air {
            return self.landings_from(from).iter().try_for_each(|to| visit(Action::Land(to)));
        }
        let menu = Menu::of(self);
        for (size, entries) in Size::DESCENDING.into_iter().zip(menu.entries) {
            entries.iter().try_for_each(|at| visit(Action::Place { size, at }))?;
        }
        for (movable, landings) in menu.movable.into_iter().zip(menu.landings) {
            for from in movable.iter() {
                match touch {
                    Touch::Free => landings.iter().try_for_each(|to| visit(Action::Move { from, to }))?,
                    Touch::Strict => visit(Action::Touch(from))?,
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// How many actions are legal, without listing them.
    #[inline]
    pub fn count(&self, touch: Touch) -> u32 {
        match self.air {
            Some(from) => self.landings_from(from).len(),
            None => Menu::of(self).totals(touch)[7],
        }
    }

    /// The legal action at a place of the order in which [`visit`](Position::visit) comes to them.
    #[inline]
    pub fn nth(&self, touch: Touch, place: u32) -> Option<Action> {
        if let Some(from) = self.air {
            let landings = self.landings_from(from);
            return (place < landings.len()).then(|| Action::Land(landings.nth(place)));
        }
        let menu = Menu::of(self);
        let totals = menu.totals(touch);
        (place < totals[7]).then(|| menu.nth(touch, &totals, place))
    }

    /// One of the legal actions, all equally likely. There must be one.
    #[inline]
    pub fn random(&self, touch: Touch, luck: &mut impl Luck) -> Action {
        if let Some(from) = self.air {
            let landings = self.landings_from(from);
            return Action::Land(landings.nth(luck.below(u64::from(landings.len())) as u32));
        }
        let menu = Menu::of(self);
        let totals = menu.totals(touch);
        menu.nth(touch, &totals, luck.below(u64::from(totals[7])) as u32)
    }

    /// Whether the player to move may do this; if not, why.
    pub fn check(&self, touch: Touch, action: Action) -> Result<(), Illegal> {
        match (self.air, action) {
            (Some(from), Action::Land(to)) => self.check_landing(from, to),
            // What has been touched must be played (GBT-13).
            (Some(from), _) => Err(Illegal::MustLand { from }),
            (None, Action::Place { size, at }) => self.check_entry(size, at),
            (None, Action::Move { from, to }) => match touch {
                Touch::Free => self.check_lift(from).and_then(|()| self.check_landing(from, to)),
                Touch::Strict => self.check_lift(from).and(Err(Illegal::TouchFirst { from })),
            },
            (None, Action::Touch(from)) => match touch {
                Touch::Free => Err(Illegal::MoveAtOnce { from }),
                // Only one's own visible gobblets can be touched, stuck ones too (GBT-R11).
                Touch::Strict => self.check_lift(from),
            },
            (None, Action::Land(to)) => Err(Illegal::NothingInAir { to }),
        }
    }

    fn check_entry(&self, size: Size, at: Square) -> Result<(), Illegal> {
        if self.mine.len() == 12 {
            return Err(Illegal::StacksEmpty);
        }
        if !self.shows(size) {
            return Err(Illegal::NotOnTop { size });
        }
        let Some(there) = self.top(at) else { return Ok(()) };
        if there.colour == self.side {
            Err(Illegal::OwnGobblet { at, there })
        } else if !self.their_visible().squares().in_threes().contains(at) {
            Err(Illegal::Taken { at, there })
        } else if there.size >= size {
            Err(Illegal::NotLargerThanThree { size, at, there })
        } else {
            Ok(())
        }
    }

    fn check_lift(&self, from: Square) -> Result<(), Illegal> {
        match self.top(from) {
            None => Err(Illegal::NothingThere { from }),
            Some(there) if there.colour != self.side => Err(Illegal::NotYours { from, there }),
            Some(_) => Ok(()),
        }
    }

    /// Whether the mover's visible gobblet on `from` may be set down on `to`.
    fn check_landing(&self, from: Square, to: Square) -> Result<(), Illegal> {
        if from == to {
            return Err(Illegal::SameSquare { square: to });
        }
        match (self.mine.largest_on(from), self.top(to)) {
            // Any smaller gobblet will do (GBT-07), one's own too (GBT-08).
            (Some(size), Some(there)) if there.size >= size => Err(Illegal::NotSmaller { size, to, there }),
            _ => Ok(()),
        }
    }

    /// Where the mover's visible gobblet on a square can be set down. It bars its own square to itself (GBT-R3).
    #[inline]
    fn landings_from(&self, from: Square) -> Squares {
        self.mine.largest_on(from).map_or(Squares::NONE, |size| self.landings().of_size(size))
    }

    /// Does what the player to move chose. The caller vouches that it is legal.
    #[inline]
    pub fn play_unchecked(&mut self, action: Action) {
        match action {
            Action::Place { size, at } => self.mine = self.mine.or(Gobblets::only(size, at)),
            Action::Move { from, to } => self.carry(from, to),
            Action::Land(to) => self.carry(self.air.unwrap_or(to), to),
            Action::Touch(square) => {
                self.air = Some(square);
                return;
            }
        }
        // Exactly one action a turn; then it is the other player's (GBT-04).
        (self.mine, self.theirs) = (self.theirs, self.mine);
        self.side = self.side.other();
        self.air = None;
    }

    /// Moves the mover's visible gobblet. It never leaves the board (GBT-10), and whatever it had gobbled counts
    /// again at once (GBT-09), because what is visible is worked out afresh.
    #[inline]
    fn carry(&mut self, from: Square, to: Square) {
        let gobblet = self.mine.largest_bit(from);
        self.mine = self.mine.xor(gobblet).or(gobblet.carried(from, to));
    }

    /// Whether the last action decided the game. Repetition and the number of turns are not seen from here.
    #[inline]
    pub fn verdict(&self) -> Option<Ending> {
        if let Some(from) = self.air {
            // A touched gobblet that cannot be played loses (GBT-13), even if the lift would uncover a line (GBT-R11).
            let stuck = self.landings_from(from).is_empty();
            return stuck.then(|| Ending { winner: Some(self.side.other()), reason: Reason::StuckTouch });
        }
        let covered = self.mine.or(self.theirs).larger().not();
        let (mine, theirs) = (self.mine.and(covered).squares(), self.theirs.and(covered).squares());
        let lines = first_squares_of_lines(mine, theirs);
        if lines == 0 {
            return None;
        }
        // Only the lift of the turn before can have given the player now to move a line. If that line still stands,
        // the landing was not on it, or it was one of several (GBT-12, GBT-R6), and it counts before a line of the
        // other player (GBT-R5).
        if lines as u16 != 0 {
            return Some(Ending { winner: Some(self.side), reason: Reason::Lift });
        }
        Some(Ending { winner: Some(self.side.other()), reason: Reason::Line })
    }
}

/// Looks for all ten lines of both players at once: the lower sixteen bits have one bit for each line of `mine`, the
/// upper for each of `theirs`.
#[inline]
const fn first_squares_of_lines(mine: Squares, theirs: Squares) -> u32 {
    let seen = (theirs.0 as u32) << 16 | mine.0 as u32;
    let (rows, columns, rising, falling) = (seen & seen >> 1, seen & seen >> 4, seen & seen >> 5, seen & seen >> 3);
    rows & rows >> 2 & 0x1111_1111
        | columns & columns >> 8 & 0x000f_000f
        | rising & rising >> 10 & 0x0001_0001
        | falling & falling >> 6 & 0x0008_0008
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_found_exactly_where_all_its_four_squares_are() {
        for set in (0..=u16::MAX).map(Squares) {
            let full = !set.full_lines().is_empty();
            assert_eq!(first_squares_of_lines(set, set.not()) as u16 != 0, full, "{set}");
            assert_eq!(first_squares_of_lines(set.not(), set) >> 16 != 0, full, "{set}");
        }
    }
}
