//! Gobblet!: 320 ids, and planes of the board.

use underhill_catalog::gobblet::{Action, Colour, Gobblet, Origin, Size, Square, View};
use underhill_core::{ArrayVec, Memory, Seat, Viewer};

use crate::learnable::kept_view;
use crate::{Chosen, Learnable, MOST_IDS, Part, Writer};

/// The first id of a gobblet that is already on the board.
const MOVES: usize = 64;

/// A new gobblet: 16 times its place among the sizes, the largest first, and the square it goes to.
fn entry(size: Size, at: Square) -> usize {
    16 * (4 - size as usize) + at.index()
}

/// A gobblet on the board: where it comes from and where it goes to. One that goes nowhere is only touched.
fn journey(from: Square, to: Square) -> usize {
    MOVES + 16 * from.index() + to.index()
}

fn square(index: usize) -> Square {
    Square::new(index % 16).expect("it is below 16")
}

impl Learnable for Gobblet {
    const ACTIONS: usize = 320;
    type Ids = [u64; 5];
    type Draft = ();

    fn meaning(id: usize) -> String {
        let (first, second) = (square(id.saturating_sub(MOVES) / 16), square(id));
        match id {
            0..MOVES => format!("bring in size {} on {second}", Size::DESCENDING[id / 16]),
            _ if first == second => format!("touch the gobblet on {first}"),
            _ => format!("move the gobblet from {first} to {second}"),
        }
    }

    fn parts(&self) -> Vec<Part> {
        vec![
            Part::new(
                "mine",
                &[4, 4, 4],
                "a plane for each size from 1 to 4, by rank and file: 1 where the viewer has a gobblet; covered ones as far as they are remembered",
            ),
            Part::new("theirs", &[4, 4, 4], "the same for the other player"),
            Part::new("in_air", &[4, 4], "the size of the gobblet that was lifted from there and not yet set down"),
            Part::new("my_stacks", &[3], "the sizes on top of the viewer's stacks, descending; 0 for an empty one"),
            Part::new("their_stacks", &[3], "the same for the other player"),
            Part::new("to_move", &[1], "1 if it is the viewer's turn"),
            Part::new("white", &[1], "1 if the viewer is seat 0, who began"),
            Part::new(
                "standing",
                &[1],
                "how often this position stood before, as far as it is remembered: the third time is a draw",
            ),
            Part::new("turns", &[2], "how many turns were played: tens and ones"),
        ]
    }

    type Sight<'g> = &'g View;

    #[inline]
    fn sight<'g>(&'g self, viewer: Viewer, memory: Memory, kept: &'g mut Option<View>) -> &'g View {
        kept_view(self, viewer, memory, kept)
    }

    #[inline]
    fn observe(view: &View, _: Option<&()>, out: &mut Writer<'_>) {
        let me = match view.viewer {
            Viewer::Seat(seat) if seat == Colour::Black.seat() => Colour::Black,
            _ => Colour::White,
        };
        for colour in [me, me.other()] {
            let planes = out.take(64);
            let mut left = view.board.of(colour).bits();
            while left != 0 {
                planes[left.trailing_zeros() as usize] = 1;
                left &= left - 1;
            }
        }
        let in_air = out.take(16);
        if let Some(air) = view.in_air {
            in_air[air.from.index()] = air.gobblet.size as i8;
        }
        for colour in [me, me.other()] {
            view.stacks(colour).0.iter().for_each(|&top| out.put(top));
        }
        out.put(view.to_move == me);
        out.put(me == Colour::White);
        let stood = |earlier: &&underhill_catalog::gobblet::Position| {
            earlier.side() == view.to_move && earlier.board() == view.board
        };
        out.put(view.earlier.iter().filter(stood).count() as i32);
        out.put_large(view.turns as i32);
    }

    #[inline]
    fn legal_ids(&self, seat: Seat, _: &(), ids: &mut [u64; 5]) {
        if self.ending().is_some() || self.position().side().seat() != seat {
            return;
        }
        // Sixteen squares are sixteen neighbouring ids.
        self.position().visit_targets(underhill_core::Game::options(self).touch, |origin, squares| {
            let first = match origin {
                Origin::Stack(size) => 16 * (4 - size as usize),
                Origin::Square(from) => MOVES + 16 * from.index(),
            };
            ids[first / 64] |= u64::from(squares.0) << (first % 64);
        });
    }

    #[inline]
    fn choose(&self, _: Seat, _: &(), id: usize) -> Chosen<Gobblet> {
        let to = square(id);
        if id < MOVES {
            return Chosen::Action(Action::Place { size: Size::DESCENDING[id / 16], at: to });
        }
        let from = square((id - MOVES) / 16);
        Chosen::Action(match self.position().air() {
            Some(_) => Action::Land(to),
            None if from == to => Action::Touch(from),
            None => Action::Move { from, to },
        })
    }

    fn ids_of(&self, _: Seat, action: &Action) -> ArrayVec<usize, MOST_IDS> {
        let id = match *action {
            Action::Place { size, at } => entry(size, at),
            Action::Move { from, to } => journey(from, to),
            Action::Touch(from) => journey(from, from),
            Action::Land(to) => journey(self.position().air().unwrap_or(to), to),
        };
        [id].into_iter().collect()
    }
}
