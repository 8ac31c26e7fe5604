//! How good a position looks, kept up to date turn by turn.
//!
//! A position is judged by its ten lines (each by the four gobblets to be seen on it), its sixteen squares (each by the
//! gobblet to be seen and the next below) and what is left in the stacks. Every such pattern has a weight for the
//! player to move; the sum, over 100, is the logarithm of their odds to win. The weights come from self-play:
//! `examples/tune_gobblet.rs`.

use std::sync::LazyLock;

use super::board::{Board, EVERY_SIZE, LINES, Turn};

/// What can be seen on a square: nothing, or a gobblet of one of two colours and four sizes.
const SIGHTS: usize = 9;
/// What can be seen on a line.
pub(crate) const LINE_SIGHTS: usize = SIGHTS.pow(4);
/// What can be seen on a square and next below.
pub(crate) const PAIR_SIGHTS: usize = SIGHTS.pow(2);
/// Lines come in three kinds, at the edge, inside, diagonal; squares too, corner, edge, middle.
pub(crate) const KINDS: usize = 3;
/// What a player can have brought in: two bits for each size.
pub(crate) const STOCKS: usize = 256;

/// Bits for a line's number and for a square's, so that a kind is a matter of shifting.
pub(crate) const LINE_BITS: usize = 13;
pub(crate) const PAIR_BITS: usize = 7;

/// The kind of each line and each square.
pub(crate) const LINE_KIND: [usize; 10] = [0, 1, 1, 0, 0, 1, 1, 0, 2, 2];
pub(crate) const SQUARE_KIND: [usize; 16] = [0, 1, 1, 0, 1, 2, 2, 1, 1, 2, 2, 1, 0, 1, 1, 0];

/// A line through a square and what a sight on that square counts there; a third line only on diagonals.
const THROUGH: [[(u8, u16); 3]; 16] = {
    let mut through = [[(0, 0); 3]; 16];
    let mut square = 0;
    while square < 16 {
        let (mut line, mut found) = (0, 0);
        while line < 10 {
            if LINES[line] >> square & 1 == 1 {
                let before = (LINES[line] & ((1u32 << square) as u16).wrapping_sub(1)).count_ones();
                through[square][found] = (line as u8, (SIGHTS as u16).pow(before));
                found += 1;
            }
            line += 1;
        }
        square += 1;
    }
    through
};

/// The weights, each for the first player to move and for the second, the first's gobblets being sights 1 to 4.
pub(crate) struct Weights {
    lines: Box<[[i16; 2]; KINDS.next_power_of_two() << LINE_BITS]>,
    squares: Box<[[i16; 2]; KINDS.next_power_of_two() << PAIR_BITS]>,
    /// The mover's own stock and the other's.
    stocks: Box<[[i16; STOCKS]; 2]>,
}

/// How many numbers weights are made of.
pub(crate) const NUMBERS: usize = KINDS * LINE_SIGHTS + KINDS * PAIR_SIGHTS + 2 * STOCKS;

impl Weights {
    /// From the point of view of whoever is to move: lines by kind, squares by kind, own stock, other's stock.
    pub(crate) fn new(numbers: &[i16]) -> Weights {
        assert_eq!(numbers.len(), NUMBERS, "the weights have another shape");
        let (lines, rest) = numbers.split_at(KINDS * LINE_SIGHTS);
        let (squares, stocks) = rest.split_at(KINDS * PAIR_SIGHTS);
        let mut weights = Weights {
            lines: vec![[0; 2]; KINDS.next_power_of_two() << LINE_BITS].try_into().expect("as many as said"),
            squares: vec![[0; 2]; KINDS.next_power_of_two() << PAIR_BITS].try_into().expect("as many as said"),
            stocks: Box::new([[0; STOCKS]; 2]),
        };
        for kind in 0..KINDS {
            for sight in 0..LINE_SIGHTS {
                let of = |sight| lines[kind * LINE_SIGHTS + sight];
                weights.lines[kind << LINE_BITS | sight] = [of(sight), of(swapped(sight, 4))];
            }
            for sight in 0..PAIR_SIGHTS {
                let of = |sight| squares[kind * PAIR_SIGHTS + sight];
                weights.squares[kind << PAIR_BITS | sight] = [of(sight), of(swapped(sight, 2))];
            }
        }
        weights.stocks[0].copy_from_slice(&stocks[..STOCKS]);
        weights.stocks[1].copy_from_slice(&stocks[STOCKS..]);
        weights
    }

    /// As they are stored: two bytes each, the lower first.
    pub(crate) fn read(bytes: &[u8]) -> Weights {
        let numbers: Vec<i16> = bytes.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]])).collect();
        Weights::new(&numbers)
    }

    /// Those that play best.
    pub(crate) fn best() -> &'static Weights {
        static BEST: LazyLock<Weights> = LazyLock::new(|| Weights::read(include_bytes!("weights.bin")));
        &BEST
    }
}

/// The number of the same sights with the colours swapped.
pub(crate) fn swapped(sight: usize, squares: usize) -> usize {
    (0..squares).rev().fold(0, |number, place| {
        let one = sight / SIGHTS.pow(place as u32) % SIGHTS;
        number * SIGHTS
            + match one {
                0 => 0,
                1..=4 => one + 4,
                _ => one - 4,
            }
    })
}

/// A board with what its judgement needs. The first player is the one who was to move where it began.
#[derive(Copy, Clone)]
pub(crate) struct Judged {
    pub(crate) board: Board,
    /// Whether the second player is to move.
    pub(crate) second: bool,
    lines: [u16; 10],
    stocks: [u8; 2],
    sums: [i32; 2],
}

impl Judged {
    pub(crate) fn new(board: Board, weights: &Weights) -> Judged {
        let mut judged = Judged { board, second: false, lines: line_numbers(board), stocks: [0; 2], sums: [0; 2] };
        for (sum, side) in judged.sums.iter_mut().zip(0..2) {
            *sum = judged.lines.iter().map(|&line| i32::from(weights.lines[usize::from(line)][side])).sum::<i32>()
                + (0..16).map(|square| i32::from(weights.squares[pair_number(board, square)][side])).sum::<i32>();
        }
        judged.stocks = [stock(board.mine), stock(board.theirs)];
        judged
    }

    /// What the position is worth to whoever is to move.
    #[inline]
    pub(crate) fn worth(&self, weights: &Weights) -> i32 {
        let (mine, theirs) = (usize::from(self.second), usize::from(!self.second));
        self.sums[mine]
            + i32::from(weights.stocks[0][usize::from(self.stocks[mine])])
            + i32::from(weights.stocks[1][usize::from(self.stocks[theirs])])
    }

    /// The same with the other player to move.
    #[inline]
    pub(crate) fn passed(&self) -> Judged {
        Judged { board: self.board.passed(), second: !self.second, ..*self }
    }

    /// After a turn.
    #[inline]
    pub(crate) fn after(&self, turn: Turn, weights: &Weights) -> Judged {
        let mut next = *self;
        let to = turn.to();
        let colour = if self.second { 4 } else { 0 };
        let size = match turn.new_size() {
            Some(size) => {
                next.stocks[usize::from(self.second)] += 1 << (2 * size);
                size
            }
            None => {
                let from = turn.from();
                let size = self.board.size_on(from);
                let column = self.column(from);
                let [top, below, deeper] = [column & 15, column >> 4 & 15, column >> 8 & 15];
                next.see(from, top, below, weights);
                next.pair(from, top, below, below, deeper, weights);
                size
            }
        };
        let column = self.column(to);
        let (top, below) = (column & 15, column >> 4 & 15);
        next.see(to, top, colour + size + 1, weights);
        next.pair(to, top, below, colour + size + 1, top, weights);
        next.board = self.board.after(turn);
        next.second = !self.second;
        next
    }

    /// What the position after a turn is worth to the other player, who is to move then: the same as asking the position
    /// itself, without making it.
    #[inline]
    pub(crate) fn worth_after(&self, turn: Turn, weights: &Weights) -> i32 {
        let (mover, other) = (usize::from(self.second), usize::from(!self.second));
        let to = turn.to();
        let colour = if self.second { 4 } else { 0 };
        let column = self.column(to);
        let (top, below) = (column & 15, column >> 4 & 15);
        let mut sum = self.sums[other];
        let mut line = |line: u8, change: u16| {
            let number = self.lines[usize::from(line)];
            let of = |number: u16| i32::from(weights.lines[usize::from(number) & (weights.lines.len() - 1)][other]);
            sum += of(number.wrapping_add(change)) - of(number);
        };
        let change = |place: u16, old: u32, new: u32| place.wrapping_mul((new as u16).wrapping_sub(old as u16));
        let mut stock = self.stocks[mover];
        let mut pairs = 0;
        let pair = |square: u32, top: u32, below: u32| {
            let kind = SQUARE_KIND[square as usize & 15] << PAIR_BITS;
            let number = (kind | (top * SIGHTS as u32 + below) as usize) & (weights.squares.len() - 1);
            i32::from(weights.squares[number][other])
        };
        let (size, from) = match turn.new_size() {
            Some(size) => {
                stock += 1 << (2 * size);
                (size, None)
            }
            None => (self.board.size_on(turn.from()), Some(turn.from())),
        };
        let new = colour + size + 1;
        // The line that the gobblet moves along changes at both ends at once.
        let mut along = 0;
        if let Some(from) = from {
            let left = self.column(from);
            let [old, next, deeper] = [left & 15, left >> 4 & 15, left >> 8 & 15];
            pairs += pair(from, next, deeper) - pair(from, old, next);
            for &(number, place) in &THROUGH[from as usize & 15] {
                if place == 0 {
                    break;
                }
                let here = change(place, old, next);
                if LINES[usize::from(number)] >> to & 1 == 1 {
                    along = here;
                } else {
                    line(number, here);
                }
            }
        }
        for &(number, place) in &THROUGH[to as usize & 15] {
            if place == 0 {
                break;
            }
            let here = change(place, top, new);
            let shared = from.is_some_and(|from| LINES[usize::from(number)] >> from & 1 == 1);
            line(number, if shared { here.wrapping_add(along) } else { here });
        }
        pairs += pair(to, new, top) - pair(to, top, below);
        sum + pairs
            + i32::from(weights.stocks[0][usize::from(self.stocks[other])])
            + i32::from(weights.stocks[1][usize::from(stock)])
    }

    /// The sights on a square from the top, four bits each.
    #[inline]
    fn column(&self, square: u32) -> u32 {
        let (first, second) =
            if self.second { (self.board.theirs, self.board.mine) } else { (self.board.mine, self.board.theirs) };
        let (first, second) = (first >> square & EVERY_SIZE, second >> square & EVERY_SIZE);
        let mut sights = 0;
        let mut left = first | second;
        let mut shift = 0;
        while left != 0 {
            let bit = left.ilog2();
            left ^= 1 << bit;
            sights |= (bit / 16 + 1 + 4 * (second >> bit & 1) as u32) << shift;
            shift += 4;
        }
        sights
    }

    /// Something else is seen on a square: up to three lines change.
    #[inline]
    fn see(&mut self, square: u32, old: u32, new: u32, weights: &Weights) {
        for &(line, place) in &THROUGH[square as usize & 15] {
            if place == 0 {
                break;
            }
            let number = &mut self.lines[usize::from(line)];
            let before = weights.lines[usize::from(*number) & (weights.lines.len() - 1)];
            *number = number.wrapping_add(place.wrapping_mul((new as u16).wrapping_sub(old as u16)));
            let after = weights.lines[usize::from(*number) & (weights.lines.len() - 1)];
            self.sums[0] += i32::from(after[0]) - i32::from(before[0]);
            self.sums[1] += i32::from(after[1]) - i32::from(before[1]);
        }
    }

    #[inline]
    fn pair(&mut self, square: u32, top: u32, below: u32, new_top: u32, new_below: u32, weights: &Weights) {
        let kind = SQUARE_KIND[square as usize & 15] << PAIR_BITS;
        let number =
            |top: u32, below: u32| (kind | (top * SIGHTS as u32 + below) as usize) & (weights.squares.len() - 1);
        let (before, after) = (weights.squares[number(top, below)], weights.squares[number(new_top, new_below)]);
        self.sums[0] += i32::from(after[0]) - i32::from(before[0]);
        self.sums[1] += i32::from(after[1]) - i32::from(before[1]);
    }
}

/// What a player has brought in, two bits for each size.
pub(crate) fn stock(gobblets: u64) -> u8 {
    (0..4).fold(0, |all, size| all | ((gobblets >> (16 * size) & 0xffff).count_ones() as u8) << (2 * size))
}

/// What is to be seen on a square and below it, the mover's gobblets being sights 1 to 4.
fn sights(board: Board, square: usize) -> [usize; 2] {
    let mut found = [0; 2];
    let mut place = 0;
    for size in (0..4).rev() {
        let bit = 16 * size + square;
        let sight = match (board.mine >> bit & 1, board.theirs >> bit & 1) {
            (1, _) => size + 1,
            (_, 1) => size + 5,
            _ => continue,
        };
        if place < 2 {
            found[place] = sight;
            place += 1;
        }
    }
    found
}

/// The number of each line, its kind included.
pub(crate) fn line_numbers(board: Board) -> [u16; 10] {
    std::array::from_fn(|line| {
        let mut number = 0;
        for square in (0..16).rev().filter(|square| LINES[line] >> square & 1 == 1) {
            number = number * SIGHTS + sights(board, square)[0];
        }
        (LINE_KIND[line] << LINE_BITS | number) as u16
    })
}

/// The number of a square, its kind included.
pub(crate) fn pair_number(board: Board, square: usize) -> usize {
    let [top, below] = sights(board, square);
    SQUARE_KIND[square] << PAIR_BITS | (top * SIGHTS + below)
}

#[cfg(test)]
mod tests {
    use underhill_core::{Luck, seeded};

    use super::super::board::Turns;
    use super::*;

    #[test]
    fn judging_turn_by_turn_is_judging_afresh() {
        let mut luck = seeded(3, 0);
        let numbers: Vec<i16> = (0..NUMBERS).map(|_| luck.below(200) as i16 - 100).collect();
        let weights = Weights::new(&numbers);
        for number in 0..30 {
            let mut luck = seeded(4, number);
            let mut judged = Judged::new(Board { mine: 0, theirs: 0 }, &weights);
            for _ in 0..60 {
                // Afresh the one to move is the first player, on the way it is each in turn.
                assert_eq!(judged.worth(&weights), Judged::new(judged.board, &weights).worth(&weights));
                let passed = Judged::new(judged.board.passed(), &weights);
                assert_eq!(judged.passed().worth(&weights), passed.worth(&weights));
                let mut turns = Turns::new();
                judged.board.turns(&mut turns);
                if turns.is_empty() || judged.board.win().is_some() {
                    break;
                }
                for &turn in &turns {
                    assert_eq!(judged.worth_after(turn, &weights), judged.after(turn, &weights).worth(&weights));
                }
                judged = judged.after(turns[luck.below(turns.len() as u64) as usize], &weights);
            }
        }
    }
}
