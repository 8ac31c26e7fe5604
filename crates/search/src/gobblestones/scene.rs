//! A game being imagined, light enough to play out thousands of times (the forward model of the playouts). It plays by a
//! copy of the rules, which `agreement.rs` compares with them.

use underhill_catalog::gobblestones::{Colour, EmptyRack, MOST, TILES, Tiles, View};
use underhill_core::{ArrayVec, Luck, MAX_SEATS};

use super::ground::{Ground, Lines, Run};
use super::habits::{Habits, phase};

/// In which order the tiles come out of an imagined bag.
///
/// Every seat draws from a lane of its own while it lasts, so that two lines of play from one position give everybody
/// the same tiles as long as possible: what differs then is due to the play.
#[derive(Clone)]
pub struct Bag {
    order: ArrayVec<Colour, TILES>,
    lanes: usize,
}

impl Bag {
    /// These tiles, well shaken.
    pub fn shaken(tiles: Tiles, seats: usize, luck: &mut impl Luck) -> Bag {
        let mut order: ArrayVec<Colour, TILES> = tiles.iter().collect();
        shuffle(&mut order, luck);
        Bag { order, lanes: seats }
    }

    fn lane(&self, lane: usize) -> usize {
        (self.order.len() + self.lanes - 1 - lane) / self.lanes
    }

    /// The next tile for a seat when so many have been taken from each lane. There must be one left.
    fn draw(&self, seat: usize, taken: &mut [u8; MAX_SEATS]) -> Colour {
        let left = |lane: usize, taken: &[u8; MAX_SEATS]| self.lane(lane) - usize::from(taken[lane]);
        let mut lane = seat;
        if left(lane, taken) == 0 {
            for other in 0..self.lanes {
                if left(other, taken) > left(lane, taken) {
                    lane = other;
                }
            }
        }
        taken[lane] += 1;
        self.order[lane + self.lanes * usize::from(taken[lane] - 1)]
    }
}

/// Puts things in random order.
pub(crate) fn shuffle<T>(things: &mut [T], luck: &mut impl Luck) {
    for i in (1..things.len()).rev() {
        things.swap(i, luck.below(i as u64 + 1) as usize);
    }
}

/// A game being imagined: only what matters for how it goes on.
#[derive(Clone)]
pub struct Scene {
    /// Where tiles lie.
    pub covered: Lines,
    /// By seat.
    pub racks: [Tiles; MAX_SEATS],
    /// By seat.
    pub points: [i32; MAX_SEATS],
    /// The seat whose turn it is.
    pub turn: usize,
    /// How many play.
    pub seats: usize,
    /// How many tiles are in the bag.
    pub bag: usize,
    /// Whether the game has ended; then the points are final.
    pub over: bool,
    /// Whether tiles are laid face down.
    pub(crate) bluffing: bool,
    idle: u8,
    empty_rack: EmptyRack,
    equal_turns: bool,
    /// Whether this round is the last (GBS-R15).
    called: bool,
    /// How many tiles have been drawn from each lane of the bag.
    pub(crate) taken: [u8; MAX_SEATS],
}

impl Scene {
    /// What a view shows, with nothing on the racks that it does not show.
    pub fn new(view: &View) -> Scene {
        let mut scene = Scene {
            covered: Ground::covered(view),
            racks: [Tiles::NONE; MAX_SEATS],
            points: [0; MAX_SEATS],
            turn: view.turn.index(),
            seats: view.seats,
            bag: usize::from(view.bag),
            over: false,
            bluffing: view.options.bluff,
            idle: view.idle,
            empty_rack: view.options.empty_rack,
            equal_turns: view.options.equal_turns,
            called: !view.called.is_empty(),
            taken: [0; MAX_SEATS],
        };
        for (seat, (rack, &points)) in view.racks.iter().zip(&view.points).enumerate() {
            scene.racks[seat] = rack.tiles.unwrap_or_default();
            scene.points[seat] = points;
        }
        scene
    }

    #[cfg(test)]
    pub(crate) fn idle(&self) -> u8 {
        self.idle
    }

    #[cfg(test)]
    pub(crate) fn called(&self) -> bool {
        self.called
    }

    /// Which part of the game it is.
    #[inline]
    pub fn phase(&self) -> usize {
        phase(self.bag, self.seats)
    }

    /// Whoever's turn it is does what these habits say.
    #[inline]
    pub fn follow(&mut self, ground: &Ground, bag: &Bag, habits: &Habits) {
        let run = self.habitual(ground, habits);
        self.lay(&run, run.leaves(self.racks[self.turn]), bag);
    }

    /// What whoever's turn it is does by these habits.
    #[inline]
    pub fn habitual(&self, ground: &Ground, habits: &Habits) -> Run {
        let rack = self.racks[self.turn];
        habits.phases[self.phase()].best(ground, &self.covered, rack, &habits.prices(self))
    }

    /// The same by somebody who values each tile so many points more than these habits do: for exploring.
    #[cfg(feature = "lab")]
    pub fn follow_fondly(&mut self, ground: &Ground, bag: &Bag, habits: &Habits, fond: f32) {
        let rack = self.racks[self.turn];
        let mut prices = habits.prices(self);
        prices.iter_mut().enumerate().for_each(|(laid, price)| *price -= fond * laid as f32);
        let run = habits.phases[self.phase()].best(ground, &self.covered, rack, &prices);
        self.lay(&run, run.leaves(rack), bag);
    }

    /// Whoever's turn it is covers this run and keeps these tiles.
    pub(crate) fn lay(&mut self, run: &Run, left: Tiles, bag: &Bag) {
        let (seat, length) = (self.turn, usize::from(run.length));
        Ground::cover(&mut self.covered, run);
        self.racks[seat] = left;
        // GBS-10
        self.points[seat] += i32::from(run.points);
        // GBS-11
        let must_draw = MOST - length;
        if self.bag < must_draw {
            // GBS-13, GBS-14
            let last_tile = length > 0 && left.is_empty();
            let others_out = self.empty_rack != EmptyRack::PlaysOn
                && (0..self.seats).any(|other| other != seat && self.racks[other].is_empty());
            if last_tile || others_out {
                if !self.equal_turns {
                    return self.finish();
                }
                self.called = true;
            }
        }
        let drawn = must_draw.min(self.bag);
        for _ in 0..drawn {
            self.racks[seat].add(bag.draw(seat, &mut self.taken));
        }
        self.bag -= drawn;
        self.pass_on(drawn == 0 && length == 0);
    }

    /// The turn is done.
    pub(crate) fn pass_on(&mut self, idle: bool) {
        self.idle = if idle { self.idle + 1 } else { 0 };
        let idle = usize::from(self.idle);
        let next = (self.turn + 1) % self.seats;
        // GBS-R15; GBS-R4, GBS-R11
        let ends = if self.called { next == 0 } else { self.bag == 0 && idle >= self.seats || idle >= 3 * self.seats };
        if ends {
            return self.finish();
        }
        self.turn = next;
        // GBS-14, GBS-R5
        let ends = self.racks[next].is_empty()
            && match self.empty_rack {
                EmptyRack::Draws => self.bag < MOST,
                EmptyRack::Ends => true,
                EmptyRack::PlaysOn => false,
            };
        if ends && self.equal_turns && next > 0 {
            self.called = true;
        } else if ends {
            self.finish();
        }
    }

    /// GBS-15
    fn finish(&mut self) {
        for seat in 0..self.seats {
            self.points[seat] += self.racks[seat].total() as i32;
        }
        self.over = true;
    }
}
