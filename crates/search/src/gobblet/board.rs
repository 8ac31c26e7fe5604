//! The board as the one to move sees it, for looking at millions of them: two words of bits and no colour.

use std::ops::ControlFlow;

use underhill_catalog::gobblet::{Action, Position, Size, Square};
use underhill_core::ArrayVec;

/// The bit of `a1` in every size.
pub(crate) const EVERY_SIZE: u64 = 0x0001_0001_0001_0001;

/// The squares of each diagonal.
const RISING: u16 = 0x8421;
const FALLING: u16 = 0x1248;

/// Each player has so many.
const GOBBLETS: u32 = 12;

/// No position has more turns than this: twelve gobblets with fifteen landings each, three stacks with sixteen squares.
pub(crate) const MOST_TURNS: usize = 240;

/// The turns that can be chosen from.
pub type Turns = ArrayVec<Turn, MOST_TURNS>;

/// A whole turn: a new gobblet, or a gobblet moved from square to square. Four bits where to, five where from: a
/// square, or 16 and the number of a size for a stack.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Turn(pub(crate) u16);

impl Turn {
    /// No turn at all.
    pub(crate) const NONE: Turn = Turn(u16::MAX);

    #[inline]
    pub(crate) const fn place(size: u32, to: u32) -> Turn {
        Turn(((16 + size) << 4 | to) as u16)
    }

    #[inline]
    pub(crate) const fn carry(from: u32, to: u32) -> Turn {
        Turn((from << 4 | to) as u16)
    }

    /// Where the gobblet is set down.
    #[inline]
    pub(crate) const fn to(self) -> u32 {
        (self.0 & 15) as u32
    }

    /// Where it comes from, stacks after squares.
    #[inline]
    pub(crate) const fn from(self) -> u32 {
        (self.0 >> 4 & 31) as u32
    }

    /// The number of the size of a new gobblet.
    #[inline]
    pub const fn new_size(self) -> Option<u32> {
        if self.from() >= 16 { Some(self.from() - 16) } else { None }
    }

    /// As the rules call it, in free play.
    pub fn action(self) -> Action {
        let square = |index: u32| Square::new(index as usize).expect("four bits are a square");
        match self.new_size() {
            Some(size) => {
                Action::Place { size: Size::new(size as u8 + 1).expect("a size of four"), at: square(self.to()) }
            }
            None => Action::Move { from: square(self.from()), to: square(self.to()) },
        }
    }
}

/// All gobblets, by whose turn it is. Sixteen bits a size, the smallest lowest, as in the rules.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// Those of whoever is to move.
    pub mine: u64,
    /// Those of the other player.
    pub theirs: u64,
}

/// A way to win at once.
#[derive(Copy, Clone, Debug)]
enum Win {
    /// With a new gobblet, the largest there is.
    New {
        to: u32,
    },
    Carry {
        from: u32,
        to: u32,
    },
}

/// What can be seen of a board: where each player's gobblets are visible, and what they lack to a line.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Seen {
    pub(crate) mine: u16,
    pub(crate) theirs: u16,
    my_gaps: u16,
    their_gaps: u16,
}

impl Seen {
    /// As the other player sees it.
    #[inline]
    pub(crate) const fn passed(self) -> Seen {
        Seen { mine: self.theirs, theirs: self.mine, my_gaps: self.their_gaps, their_gaps: self.my_gaps }
    }

    /// Whether nobody has three in a line that a fourth would complete.
    #[inline]
    pub(crate) const fn is_quiet(self) -> bool {
        self.my_gaps | self.their_gaps == 0
    }
}

impl Board {
    /// The board of a position.
    pub fn of(position: &Position) -> Board {
        Board { mine: position.mine().bits(), theirs: position.theirs().bits() }
    }

    /// The same with the other player to move.
    #[inline]
    pub const fn passed(self) -> Board {
        Board { mine: self.theirs, theirs: self.mine }
    }

    /// A number that differs for different boards, as good as always.
    #[inline]
    pub(crate) const fn hash(self) -> u64 {
        let mut hash = self.mine.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        hash ^= hash >> 32;
        hash = hash.wrapping_add(self.theirs).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        hash ^= hash >> 32;
        hash = hash.wrapping_mul(0xFF51_AFD7_ED55_8CCD);
        hash ^ hash >> 29
    }

    /// The gobblets that something covers, as a mask over both players' bits.
    #[inline]
    const fn covered(self) -> u64 {
        or_larger(self.mine | self.theirs) >> 16
    }

    #[inline]
    pub(crate) const fn seen(self) -> Seen {
        let open = !self.covered();
        let (mine, theirs) = (flat(self.mine & open), flat(self.theirs & open));
        let gaps = gaps(mine as u32 | (theirs as u32) << 16);
        Seen { mine, theirs, my_gaps: gaps as u16, their_gaps: (gaps >> 16) as u16 }
    }

    /// The number of the size of the mover's visible gobblet on a square.
    #[inline]
    pub(crate) const fn size_on(self, square: u32) -> u32 {
        ((self.mine >> square & EVERY_SIZE) | 1).ilog2() / 16
    }

    /// The board after a turn, the other player to move.
    #[inline]
    pub const fn after(self, turn: Turn) -> Board {
        let mine = match turn.new_size() {
            Some(size) => self.mine | 1 << (16 * size + turn.to()),
            None => {
                let shift = 16 * self.size_on(turn.from());
                self.mine ^ 1 << (shift + turn.from()) | 1 << (shift + turn.to())
            }
        };
        Board { mine: self.theirs, theirs: mine }
    }

    /// Whether under the mover's gobblet of this size on a square the next is (the mover's, the other's).
    #[inline]
    const fn beneath(self, square: u32, size: u32) -> (bool, bool) {
        let below = (1u64 << (16 * size)) - 1;
        let (mine, theirs) = (self.mine >> square & EVERY_SIZE & below, self.theirs >> square & EVERY_SIZE & below);
        (mine > theirs, theirs > mine)
    }

    /// The sizes of which a new gobblet can be brought in, as bits.
    #[inline]
    pub(crate) fn fresh(self) -> u32 {
        let count = |size: u32| (self.mine >> (16 * size) & 0xffff).count_ones();
        let (one, two, three, four) = (count(0), count(1), count(2), count(3));
        u32::from(one < two) | u32::from(two < three) << 1 | u32::from(three < four) << 2 | u32::from(four < 3) << 3
    }

    /// A turn that wins at once, if there is one.
    #[inline]
    pub fn win(self) -> Option<Turn> {
        self.win_seen(self.seen()).map(|win| match win {
            Win::New { to } => Turn::place(self.fresh().ilog2(), to),
            Win::Carry { from, to } => Turn::carry(from, to),
        })
    }

    /// Whether there is one, where it is known what is seen.
    #[inline]
    pub(crate) fn wins(self, seen: Seen) -> bool {
        self.win_seen(seen).is_some()
    }

    /// If the other player could win at once, were it their turn: where the mover must set a gobblet down to prevent
    /// it. On the line or on the gobblet that comes to it; anywhere if what is uncovered matters too.
    #[inline]
    pub(crate) fn parries(self, seen: Seen) -> Option<u16> {
        let (board, seen) = (self.passed(), seen.passed());
        board.win_seen(seen).map(|threat| match threat {
            Win::New { to } if flat(board.mine | board.theirs) >> to & 1 == 0 => line_through(seen.mine | 1 << to, to),
            // Where it has to gobble, the mover can also take away its right to.
            Win::New { .. } => u16::MAX,
            Win::Carry { from, to } => {
                let (own, other) = board.beneath(from, board.size_on(from));
                let line = line_through(seen.mine & !(u16::from(!own) << from) | 1 << to, to);
                if other { u16::MAX } else { line | 1 << from }
            }
        })
    }

    #[inline]
    fn win_seen(self, seen: Seen) -> Option<Win> {
        if seen.my_gaps == 0 { None } else { self.win_in(seen) }
    }

    /// Three in a line are there; can the gap be filled?
    fn win_in(self, seen: Seen) -> Option<Win> {
        let barred = or_larger(self.mine | self.theirs);
        // Nothing goes on a largest gobblet.
        let mut left = seen.my_gaps & !(barred >> 48) as u16;
        let stocked = self.mine.count_ones() < GOBBLETS;
        while left != 0 {
            let to = left.trailing_zeros();
            left &= left - 1;
            if stocked && barred >> to & 1 == 0 {
                return Some(Win::New { to });
            }
            let larger = (!barred >> to & EVERY_SIZE) * 0xffff;
            let mut movers = self.mine & !(barred >> 16) & larger;
            while movers != 0 {
                let bit = movers.ilog2();
                movers ^= 1 << bit;
                let (size, from) = (bit / 16, bit % 16);
                let (own, other) = self.beneath(from, size);
                let mine = seen.mine & !(u16::from(!own) << from) | 1 << to;
                let theirs = (seen.theirs | u16::from(other) << from) & !(1 << to);
                // GBT-R5: their line counts first, unless this very landing breaks it.
                if has_line(mine) && !has_line(theirs) {
                    return Some(Win::Carry { from, to });
                }
            }
            if stocked && self.gobbles_in(seen, to) {
                return Some(Win::New { to });
            }
        }
        None
    }

    /// Whether a new gobblet can go on one of theirs: on one of three in a line (GBT-05, GBT-06).
    #[cold]
    fn gobbles_in(self, seen: Seen, to: u32) -> bool {
        let barred = or_larger(self.mine | self.theirs);
        in_threes(seen.theirs) >> to & 1 == 1 && barred >> (16 * self.fresh().ilog2() + to) & 1 == 0
    }

    /// All turns but those that lose at once by uncovering a line (GBT-12). There may be none left.
    #[inline]
    pub fn turns(self, turns: &mut Turns) {
        let _ = self.visit::<()>(u16::MAX, |turn| {
            turns.push(turn);
            ControlFlow::Continue(())
        });
    }

    /// Those of them that set a gobblet down on one of these squares, until the visitor has seen enough.
    #[inline]
    pub(crate) fn visit<B>(self, onto: u16, mut visitor: impl FnMut(Turn) -> ControlFlow<B>) -> ControlFlow<B> {
        let barred = or_larger(self.mine | self.theirs);
        let seen = self.seen();
        let fresh = self.fresh();
        if fresh != 0 {
            let empty = !barred as u16;
            let threes = in_threes(seen.theirs);
            for size in (0..4).rev() {
                if fresh >> size & 1 == 1 {
                    let entries = empty | threes & !(barred >> (16 * size)) as u16;
                    each(entries & onto, |to| visitor(Turn::place(size, to)))?;
                }
            }
        }
        let visible = self.mine & !(barred >> 16);
        for size in (0..4).rev() {
            let landings = !(barred >> (16 * size)) as u16 & onto;
            each((visible >> (16 * size)) as u16, |from| {
                let saving = if self.beneath(from, size).1 { saves(seen.theirs | 1 << from) } else { u16::MAX };
                each(landings & saving, |to| visitor(Turn::carry(from, to)))
            })?;
        }
        ControlFlow::Continue(())
    }

    /// Whether a turn is one of [`turns`](Board::turns).
    #[inline]
    pub(crate) fn allows(self, turn: Turn) -> bool {
        let (from, to) = (turn.from(), turn.to());
        let barred = or_larger(self.mine | self.theirs);
        if let Some(size) = turn.new_size() {
            if self.fresh() >> size & 1 == 0 {
                return false;
            }
            let free = barred >> (16 * size + to) & 1 == 0;
            return free && (barred >> to & 1 == 0 || in_threes(self.seen().theirs) >> to & 1 == 1);
        }
        let visible = self.mine & !(barred >> 16);
        let size = self.size_on(from);
        visible >> (16 * size + from) & 1 == 1
            && barred >> (16 * size + to) & 1 == 0
            && (!self.beneath(from, size).1 || saves(self.seen().theirs | 1 << from) >> to & 1 == 1)
    }
}

#[inline]
fn each<B>(squares: u16, mut visitor: impl FnMut(u32) -> ControlFlow<B>) -> ControlFlow<B> {
    let mut left = squares;
    while left != 0 {
        visitor(left.trailing_zeros())?;
        left &= left - 1;
    }
    ControlFlow::Continue(())
}

/// For each size the squares that hold one of that size or larger.
#[inline]
pub(crate) const fn or_larger(gobblets: u64) -> u64 {
    let pairs = gobblets | gobblets >> 16;
    pairs | pairs >> 32
}

/// The squares where any stands.
#[inline]
pub(crate) const fn flat(gobblets: u64) -> u16 {
    let halves = gobblets | gobblets >> 32;
    (halves | halves >> 16) as u16
}

/// Whether all four of some line are in the set.
#[inline]
pub(crate) const fn has_line(squares: u16) -> bool {
    let (rows, columns) = (squares & squares >> 1, squares & squares >> 4);
    (rows & rows >> 2 & 0x1111) | (columns & columns >> 8 & 0x000f) != 0
        || squares & RISING == RISING
        || squares & FALLING == FALLING
}

/// A full line through a square.
#[inline]
fn line_through(squares: u16, square: u32) -> u16 {
    let through = [0x000f << (square & 12), 0x1111 << (square & 3), RISING, FALLING];
    through.into_iter().find(|line| line >> square & 1 == 1 && squares & line == *line).unwrap_or(u16::MAX)
}

/// The squares that would complete a line of three of these to four, for two sets of squares at once, one in each half.
#[inline]
const fn gaps(squares: u32) -> u32 {
    const fn twice(squares: u16) -> u32 {
        squares as u32 * 0x0001_0001
    }
    const fn if_lone(squares: u32) -> u32 {
        if squares & squares.wrapping_sub(1) == 0 { squares } else { 0 }
    }
    let s = squares;
    // Within each row, all bits turned by one, two and three places: what is in all of them has its three neighbours.
    let row_one = (s << 1 & twice(0xeeee)) | (s >> 3 & twice(0x1111));
    let row_two = (s << 2 & twice(0xcccc)) | (s >> 2 & twice(0x3333));
    let row_three = (s << 3 & twice(0x8888)) | (s >> 1 & twice(0x7777));
    // Within each column likewise.
    let column_one = (s << 4 & twice(0xfff0)) | (s >> 12 & twice(0x000f));
    let column_two = (s << 8 & twice(0xff00)) | (s >> 8 & twice(0x00ff));
    let column_three = (s << 12 & twice(0xf000)) | (s >> 4 & twice(0x0fff));
    let (rising, falling) = (RISING as u32, FALLING as u32);
    let diagonals =
        if_lone(rising & !s) | if_lone(falling & !s) | if_lone(rising << 16 & !s) | if_lone(falling << 16 & !s);
    ((row_one & row_two & row_three) | (column_one & column_two & column_three) | diagonals) & !s
}

/// Those of these squares that stand in a line with at least two more of them (GBT-06, GBT-R1).
#[inline]
const fn in_threes(squares: u16) -> u16 {
    let all = squares as u32;
    const fn threes(all: u32, step: u32, first: u32) -> u32 {
        let (both, either) = (all & all >> step, all | all >> step);
        (both & either >> (2 * step) | either & both >> (2 * step)) & first
    }
    let (rows, columns) = (threes(all, 1, 0x1111) * 0x000f, threes(all, 4, 0x000f) * 0x1111);
    let (rising, falling) = (threes(all, 5, 0x0001) * 0x8421, (threes(all, 3, 0x0008) >> 3) * 0x1248);
    (all & (rows | columns | rising | falling)) as u16
}

/// Where to set down a gobblet whose lift leaves the other player with these squares: anywhere if that is no line,
/// on the line if it is one, nowhere if it is several (GBT-12, GBT-R6).
#[inline]
const fn saves(theirs: u16) -> u16 {
    if !has_line(theirs) {
        return u16::MAX;
    }
    let mut on_all = u16::MAX;
    let mut line = 0;
    while line < LINES.len() {
        if theirs & LINES[line] == LINES[line] {
            on_all &= LINES[line];
        }
        line += 1;
    }
    on_all
}

/// The ten lines (GBT-01): rows, columns, diagonals.
pub(crate) const LINES: [u16; 10] = [0x000f, 0x00f0, 0x0f00, 0xf000, 0x1111, 0x2222, 0x4444, 0x8888, RISING, FALLING];

#[cfg(test)]
mod tests {
    use underhill_catalog::gobblet::{Gobblet, Touch};
    use underhill_core::{Game, Luck, Waiting, random_step, seeded};

    use super::*;

    /// Plays at random and compares every position with what the rules say.
    #[test]
    fn turns_and_wins_are_those_of_the_rules() {
        let (mut wins, mut suicides) = (0, 0);
        for number in 0..60 {
            let mut luck = seeded(7, number);
            let mut game = Gobblet::new(2, &Default::default()).expect("the usual options");
            while game.waiting() != Waiting::Over {
                let board = Board::of(game.position());
                let (mut safe, mut winning) = (Vec::new(), Vec::new());
                let mover = game.position().side();
                let _ = game.position().visit::<()>(Touch::Free, |action| {
                    let mut after = *game.position();
                    after.play_unchecked(action);
                    match after.verdict().and_then(|ending| ending.winner) {
                        Some(winner) if winner != mover => suicides += 1,
                        Some(_) => {
                            winning.push(action);
                            safe.push((action, after));
                        }
                        None => safe.push((action, after)),
                    }
                    ControlFlow::Continue(())
                });
                let mut turns = Turns::new();
                board.turns(&mut turns);
                let listed: Vec<Action> = turns.iter().map(|turn| turn.action()).collect();
                assert_eq!(listed, safe.iter().map(|&(action, _)| action).collect::<Vec<_>>());
                for (turn, (_, after)) in turns.iter().zip(&safe) {
                    assert_eq!(board.after(*turn), Board::of(after));
                }
                match board.win() {
                    Some(turn) => assert!(winning.contains(&turn.action()), "{}: {turn:?}", game.position()),
                    None => assert!(winning.is_empty(), "{}: {winning:?}", game.position()),
                }
                if let (Some(parries), true) = (board.parries(board.seen()), winning.is_empty()) {
                    for turn in turns.iter().filter(|turn| parries >> turn.to() & 1 == 0) {
                        assert!(board.after(*turn).win().is_some(), "{}: {turn:?} parries", game.position());
                    }
                }
                for turn in (0..32 * 16).map(Turn).chain([Turn::NONE]) {
                    assert_eq!(board.allows(turn), turns.contains(&turn), "{}: {turn:?}", game.position());
                }
                let (onto, mut some) = (luck.below(1 << 16) as u16, Vec::new());
                let _ = board.visit::<()>(onto, |turn| {
                    some.push(turn);
                    ControlFlow::Continue(())
                });
                assert!(some.iter().eq(turns.iter().filter(|turn| onto >> turn.to() & 1 == 1)));
                wins += winning.len();
                let step = random_step(&game, &mut luck).expect("it is not over");
                game.apply_unchecked(&step, &mut ());
            }
        }
        assert!(wins > 100 && suicides > 5, "{wins} wins, {suicides} suicides");
    }

    #[test]
    fn gaps_are_what_is_missing_to_a_line() {
        for squares in 0..=u16::MAX {
            let slow = (0..16)
                .filter(|square| squares >> square & 1 == 0)
                .filter(|square| LINES.iter().any(|&l| l >> square & 1 == 1 && (squares | 1 << square) & l == l))
                .fold(0u16, |all, square| all | 1 << square);
            for (other, its_gaps) in [(0, 0), (0x0007, 0x0008), (0xffff, 0)] {
                assert_eq!(gaps(u32::from(squares) | other << 16), u32::from(slow) | its_gaps << 16, "{squares:016b}");
                assert_eq!(gaps(u32::from(squares) << 16 | other), u32::from(slow) << 16 | its_gaps, "{squares:016b}");
            }
            let full = LINES.iter().filter(|&&line| squares & line == line).count();
            assert_eq!(has_line(squares), full > 0, "{squares:016b}");
        }
    }
}
