use serde::{Deserialize, Serialize};
use underhill_core::{ArrayVec, PerSeat, Seat};

use crate::action::MOST;
use crate::components::SQUARES;
use crate::components::TILES;
use crate::components::{Lines, Plan};
use crate::known::Known;
use crate::{Colour, Ending, Options, Square, Tiles};

/// The spaces of one turn, in reading order.
pub type Squares = ArrayVec<Square, MOST>;

/// What ends a game: mostly one thing, sometimes two at once.
pub type Endings = ArrayVec<Ending, 2>;

/// What the game is waiting for, or is over by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TurnPart {
    /// The board squares are being laid out.
    Laying,
    /// The first five tiles of each player are being drawn.
    Dealing,
    /// The player whose turn it is lays tiles.
    Placing,
    /// The others trust or challenge the tiles just laid face down on these spaces.
    Answering(Squares),
    /// The player whose turn it is draws so many more tiles.
    Drawing(u8),
    /// The game is over, by this.
    Over(Endings),
}

/// What lies on a space.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default)]
pub enum Cover {
    /// Nothing.
    #[default]
    Nothing,
    /// A tile for all to see.
    FaceUp(Colour),
    /// A tile face down, and its colour for those who know it.
    FaceDown(Option<Colour>),
}

impl Cover {
    /// The colour of the tile, if there is one and it is known.
    #[inline]
    pub fn colour(self) -> Option<Colour> {
        match self {
            Cover::Nothing => None,
            Cover::FaceUp(colour) => Some(colour),
            Cover::FaceDown(colour) => colour,
        }
    }
}

/// The turn before: whose it was and which spaces it covered for good.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Last {
    /// The player whose turn it was.
    pub seat: Seat,
    /// Where the tiles of that turn lie; none if none were laid or they were taken back.
    pub squares: Squares,
}

/// The tiles lying face down: for each seat where its own are, in the order they were laid.
#[derive(Clone, Debug, PartialEq, Default)]
pub(crate) struct FaceDown {
    /// All of seat 0, then all of seat 1 and so on.
    squares: ArrayVec<Square, TILES>,
    counts: [u8; 4],
}

impl FaceDown {
    fn start(&self, seat: Seat) -> usize {
        self.counts[..seat.index()].iter().map(|&count| usize::from(count)).sum()
    }

    #[inline]
    pub(crate) fn count(&self, seat: Seat) -> usize {
        usize::from(self.counts[seat.index()])
    }

    pub(crate) fn of(&self, seat: Seat) -> &[Square] {
        let start = self.start(seat);
        &self.squares[start..start + self.count(seat)]
    }

    /// One more for a seat. There must not be a hundred yet.
    pub(crate) fn push(&mut self, seat: Seat, square: Square) {
        self.squares.insert(self.start(seat) + self.count(seat), square);
        self.counts[seat.index()] += 1;
    }

    /// Takes away the last ones of a seat.
    pub(crate) fn pop(&mut self, seat: Seat, count: usize) {
        let end = self.start(seat) + self.count(seat);
        self.squares.drain(end - count..end);
        self.counts[seat.index()] -= count as u8;
    }

    pub(crate) fn is_full(&self) -> bool {
        self.squares.is_full()
    }
}

/// A game of Gobblestones.
///
/// Equality compares everything, including what is only kept for people to look at: the turn before.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "crate::stored::Stored", into = "crate::stored::Stored")]
pub struct Gobblestones {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) plan: Plan,
    pub(crate) stage: TurnPart,
    pub(crate) turn: Seat,
    pub(crate) turns: u32,
    /// How many of the last turns were idle (GBS-R4).
    pub(crate) idle: u8,
    pub(crate) points: [i32; 4],
    pub(crate) racks: [Tiles; 4],
    pub(crate) bag: Tiles,
    /// Where tiles lie. A tile under question lies there already.
    pub(crate) covered: Lines,
    /// The tiles. The colour of a face-down one is always there.
    pub(crate) cover: [Cover; SQUARES],
    pub(crate) face_down: FaceDown,
    /// What everybody could know of each seat's tiles (GBS-R8).
    pub(crate) known: [Known; 4],
    pub(crate) last: Option<Last>,
    /// What has called the end, so that this round is the last (GBS-R15).
    pub(crate) called: Endings,
}

impl Gobblestones {
    /// The tiles on a seat's rack.
    #[inline]
    pub fn rack(&self, seat: Seat) -> Tiles {
        self.racks[seat.index()]
    }

    /// The tiles in the bag.
    #[inline]
    pub fn bag(&self) -> Tiles {
        self.bag
    }

    /// What lies on a space. The colour of a face-down tile is always there.
    #[inline]
    pub fn cover(&self, square: Square) -> Cover {
        self.cover[square.index()]
    }

    pub(crate) fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::first(usize::from(self.seats))
    }

    pub(crate) fn per_seat<T>(&self, each: impl FnMut(Seat) -> T) -> PerSeat<T> {
        self.all_seats().map(each).collect()
    }

    /// What covering these spaces is worth (GBS-10).
    pub(crate) fn worth(&self, squares: &[Square]) -> i32 {
        squares.iter().map(|&square| i32::from(self.plan.space(square).value)).sum()
    }

    /// The colour of the tile there; there must be one.
    pub(crate) fn tile(&self, square: Square) -> Colour {
        self.cover[square.index()].colour().expect("a covered space has a tile of some colour")
    }
}
