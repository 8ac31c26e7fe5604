//! What is allowed in a position, listed, counted and found by its place.

use std::ops::ControlFlow;

use underhill_core::{Luck, Seat};

use crate::{Action, Gobblet, Position, Size, Square, Squares, Touch};

/// What the legal actions of a position with no gobblet in the air follow from. Everything by size, the largest first.
struct Menu {
    /// Where a new gobblet can go; nowhere if no stack shows that size.
    entries: [Squares; 4],
    /// The mover's visible gobblets, which can be moved (GBT-07).
    movable: [Squares; 4],
    /// Where they can be set down.
    landings: [Squares; 4],
}

/// Where a gobblet that is played comes from.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// One of this size, from a stack beside the board.
    Stack(Size),
    /// The visible one of this square.
    Square(Square),
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

    /// The legal actions by where the gobblet comes from, with all the squares it can go to at once: quicker than listing
    /// them one by one. A touch goes nowhere yet: its square is the one it comes from.
    #[inline]
    pub fn visit_targets(&self, touch: Touch, mut visit: impl FnMut(Origin, Squares)) {
        if let Some(from) = self.air {
            return visit(Origin::Square(from), self.landings_from(from));
        }
        let menu = Menu::of(self);
        for (size, entries) in Size::DESCENDING.into_iter().zip(menu.entries) {
            visit(Origin::Stack(size), entries);
        }
        for (movable, landings) in menu.movable.into_iter().zip(menu.landings) {
            for from in movable.iter() {
                match touch {
                    Touch::Free => visit(Origin::Square(from), landings),
                    Touch::Strict => visit(Origin::Square(from), Squares::only(from)),
                }
            }
        }
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
            return if place < landings.len() { Some(Action::Land(landings.nth(place))) } else { None };
        }
        let menu = Menu::of(self);
        let totals = menu.totals(touch);
        if place < totals[7] { Some(menu.nth(touch, &totals, place)) } else { None }
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

    /// Where the mover's visible gobblet on a square can be set down. It bars its own square to itself (GBT-R3).
    #[inline]
    pub(crate) fn landings_from(&self, from: Square) -> Squares {
        self.mine.largest_on(from).map_or(Squares::NONE, |size| self.landings().of_size(size))
    }
}

impl Gobblet {
    /// Whether the game waits for this seat to decide.
    #[inline]
    pub(crate) fn is_waited_for(&self, seat: Seat) -> bool {
        self.ending.is_none() && seat == self.position.side.seat()
    }
}

#[cfg(test)]
mod tests {
    use underhill_core::{Game, random_step, seeded};

    use super::*;
    use crate::Options;

    /// What is listed, by origin.
    fn listed(position: &Position, touch: Touch) -> Vec<(Origin, Squares)> {
        let mut listed: Vec<(Origin, Squares)> = Vec::new();
        let _ = position.visit::<()>(touch, |action| {
            let (origin, to) = match action {
                Action::Place { size, at } => (Origin::Stack(size), at),
                Action::Move { from, to } => (Origin::Square(from), to),
                Action::Touch(from) => (Origin::Square(from), from),
                Action::Land(to) => (Origin::Square(position.air.expect("something is in the air")), to),
            };
            match listed.iter_mut().find(|(known, _)| *known == origin) {
                Some((_, squares)) => *squares = squares.or(Squares::only(to)),
                None => listed.push((origin, Squares::only(to))),
            }
            ControlFlow::Continue(())
        });
        listed
    }

    #[test]
    fn all_squares_at_once_are_those_that_are_listed_one_by_one() {
        for touch in [Touch::Free, Touch::Strict] {
            let mut game = Gobblet::new(2, &Options { touch, ..Options::default() }).unwrap();
            let mut luck = seeded(1, touch as u64);
            while let Some(step) = random_step(&game, &mut luck) {
                let mut targets = Vec::new();
                game.position.visit_targets(touch, |origin, squares| {
                    if !squares.is_empty() {
                        targets.push((origin, squares));
                    }
                });
                assert_eq!(targets, listed(&game.position, touch));
                game.apply_unchecked(&step, &mut ());
            }
        }
    }
}
