//! Static evaluation: how good a position looks, kept up to date turn by turn (incremental pattern evaluation, as with
//! n-tuples, and a small efficiently updatable net over the same patterns, as with NNUE).
//!
//! A position is judged by its ten lines (each by the four gobblets to be seen on it), its sixteen squares (each by the
//! gobblet to be seen and the next below) and what is left in the stacks. Every such pattern counts by itself for the
//! player to move, and adds to the hidden units of a net, which see patterns together: a unit counts by the square of how far
//! it is on (a squared clipped rectifier). The sum, over 100, is the logarithm of the mover's odds to win. All numbers come
//! from self-play (`underhill-lab gobblet learn`), and all arithmetic is in whole numbers, the same on every machine.

use super::board::{Board, EVERY_SIZE, LINES, Turn};
use super::weights::{Both, LINE_BITS, Lanes, MOST_UNIT, PAIR_BITS, SIGHTS, UNIT_BITS, UNITS, Weights};

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

/// What there is to see on a square, and what there would be if the top were lifted.
#[derive(Copy, Clone)]
struct Column {
    top: u8,
    below: u8,
    /// The numbers of the square as it is and with its top lifted, without its kind.
    pair: u8,
    lifted: u8,
}

/// The column for each set of gobblets on a square: four bits for the first player's sizes, four for the second's.
const COLUMNS: [Column; 256] = {
    let mut columns = [Column { top: 0, below: 0, pair: 0, lifted: 0 }; 256];
    let mut gobblets = 0;
    while gobblets < columns.len() {
        let mut sights = [0; 4];
        let (mut size, mut found) = (4, 0);
        while size > 0 {
            size -= 1;
            if (gobblets | gobblets >> 4) >> size & 1 == 1 {
                sights[found] = (size + 1 + 4 * (gobblets >> (4 + size) & 1)) as u8;
                found += 1;
            }
        }
        let [top, below, deeper, _] = sights;
        let (pair, lifted) = (top * SIGHTS as u8 + below, below * SIGHTS as u8 + deeper);
        columns[gobblets] = Column { top, below, pair, lifted };
        gobblets += 1;
    }
    columns
};

/// A board with what its judgement needs. The first player is the one who was to move where it began.
#[derive(Copy, Clone)]
pub struct Judged {
    pub(crate) board: Board,
    /// Whether the second player is to move.
    pub(crate) second: bool,
    lines: [u16; 10],
    stocks: [u8; 2],
    /// How far on the units are, and what counts by itself, without the stocks.
    sums: Both,
}

impl Judged {
    /// Afresh, with the first player to move.
    pub fn new(board: Board, weights: &Weights) -> Judged {
        let stocks = [stock(board.mine), stock(board.theirs)];
        let mut sums = Both([Lanes::ZERO; 2]);
        change(&mut sums, &Both::default(), &Both([weights.bias; 2]));
        let mut judged = Judged { board, second: false, lines: line_numbers(board), stocks, sums };
        for line in judged.lines {
            change(&mut judged.sums, &Both::default(), &weights.lines[usize::from(line)]);
        }
        for square in 0..16 {
            change(&mut judged.sums, &Both::default(), &weights.squares[pair_number(board, square)]);
        }
        judged
    }

    /// What the position is worth to whoever is to move.
    #[inline]
    pub fn worth(&self, weights: &Weights) -> i32 {
        let (mine, theirs) = (usize::from(self.second), usize::from(!self.second));
        count(self.sums.0[mine], self.stocks[mine], self.stocks[theirs], weights)
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
        let size = match turn.new_size() {
            Some(size) => {
                next.stocks[usize::from(self.second)] += 1 << (2 * size);
                size
            }
            None => {
                let from = turn.from();
                let left = self.column(from);
                next.see(from, left.top, left.below, weights);
                next.pair(from, left.pair, left.lifted, weights);
                self.board.size_on(from)
            }
        };
        let to = turn.to();
        let (new, column) = (self.sight(size), self.column(to));
        next.see(to, column.top, new, weights);
        next.pair(to, column.pair, new * SIGHTS as u8 + column.top, weights);
        next.board = self.board.after(turn);
        next.second = !self.second;
        next
    }

    /// What the position after a turn is worth to the other player, who is to move then: the same as asking the position
    /// itself, without making it.
    #[inline]
    pub(crate) fn worth_after(&self, turn: Turn, weights: &Weights) -> i32 {
        let (mover, other) = (usize::from(self.second), usize::from(!self.second));
        let mut sum = self.sums.0[other];
        let mut swap = |old: &Both, new: &Both| {
            sum.change(old.0[other], new.0[other]);
        };
        let line_of = |number: u16| &weights.lines[usize::from(number) & (weights.lines.len() - 1)];
        let mut line = |line: u8, change: u16| {
            let number = self.lines[usize::from(line)];
            swap(line_of(number), line_of(number.wrapping_add(change)));
        };
        let mut stock = self.stocks[mover];
        let to = turn.to();
        let (size, from) = match turn.new_size() {
            Some(size) => {
                stock += 1 << (2 * size);
                (size, None)
            }
            None => (self.board.size_on(turn.from()), Some(turn.from())),
        };
        // The line that the gobblet moves along changes at both ends at once.
        let mut along = 0;
        if let Some(from) = from {
            let left = self.column(from);
            for &(number, place) in &THROUGH[from as usize & 15] {
                if place == 0 {
                    break;
                }
                let here = line_change(place, left.top, left.below);
                if LINES[usize::from(number)] >> to & 1 == 1 {
                    along = here;
                } else {
                    line(number, here);
                }
            }
        }
        let (new, column) = (self.sight(size), self.column(to));
        for &(number, place) in &THROUGH[to as usize & 15] {
            if place == 0 {
                break;
            }
            let here = line_change(place, column.top, new);
            let shared = from.is_some_and(|from| LINES[usize::from(number)] >> from & 1 == 1);
            line(number, if shared { here.wrapping_add(along) } else { here });
        }
        let pair = |square: u32, pair: u8| &weights.squares[pair_index(square, pair)];
        if let Some(from) = from {
            let left = self.column(from);
            swap(pair(from, left.pair), pair(from, left.lifted));
        }
        swap(pair(to, column.pair), pair(to, new * SIGHTS as u8 + column.top));
        count(sum, self.stocks[other], stock, weights)
    }

    /// How a gobblet of the mover's looks.
    #[inline]
    const fn sight(&self, size: u32) -> u8 {
        size as u8 + if self.second { 5 } else { 1 }
    }

    #[inline]
    fn column(&self, square: u32) -> Column {
        let (first, second) =
            if self.second { (self.board.theirs, self.board.mine) } else { (self.board.mine, self.board.theirs) };
        let spread = first >> square & EVERY_SIZE | (second >> square & EVERY_SIZE) << 4;
        // Moves each size's bit next to the others', at the upper end.
        let gathered = spread.wrapping_mul(1 << 48 | 1 << 33 | 1 << 18 | 1 << 3) >> 48;
        COLUMNS[gathered as usize & 0xff]
    }

    /// Something else is seen on a square: up to three lines change.
    #[inline]
    fn see(&mut self, square: u32, old: u8, new: u8, weights: &Weights) {
        for &(line, place) in &THROUGH[square as usize & 15] {
            if place == 0 {
                break;
            }
            let number = &mut self.lines[usize::from(line)];
            let before = &weights.lines[usize::from(*number) & (weights.lines.len() - 1)];
            *number = number.wrapping_add(line_change(place, old, new));
            let after = &weights.lines[usize::from(*number) & (weights.lines.len() - 1)];
            change(&mut self.sums, before, after);
        }
    }

    #[inline]
    fn pair(&mut self, square: u32, old: u8, new: u8, weights: &Weights) {
        let (before, after) = (&weights.squares[pair_index(square, old)], &weights.squares[pair_index(square, new)]);
        change(&mut self.sums, before, after);
    }
}

/// One pattern takes the place of another, for both players.
#[inline]
fn change(sums: &mut Both, old: &Both, new: &Both) {
    for side in 0..2 {
        sums.0[side].change(old.0[side], new.0[side]);
    }
}

/// What sums are worth to whoever is to move, with their own stock and the other's.
#[inline]
fn count(mut sums: Lanes, own: u8, other: u8, weights: &Weights) -> i32 {
    sums.change(Lanes::default(), weights.stocks[0][usize::from(own)]);
    sums.change(Lanes::default(), weights.stocks[1][usize::from(other)]);
    let sums = sums.numbers();
    let mut net = 0;
    for (&sum, &out) in sums.iter().zip(&weights.out) {
        let on = sum.clamp(0, MOST_UNIT);
        net += i32::from(on * on) * i32::from(out);
    }
    i32::from(sums[UNITS]) + (net >> UNIT_BITS)
}

/// By how much a line's number changes if something else is seen on a square that counts this much there.
#[inline]
const fn line_change(place: u16, old: u8, new: u8) -> u16 {
    place.wrapping_mul((new as u16).wrapping_sub(old as u16))
}

/// Where the weights of a square are.
#[inline]
const fn pair_index(square: u32, pair: u8) -> usize {
    SQUARE_KIND[square as usize & 15] << PAIR_BITS | pair as usize & ((1 << PAIR_BITS) - 1)
}

/// What a player has brought in, two bits for each size.
pub fn stock(gobblets: u64) -> u8 {
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
pub fn line_numbers(board: Board) -> [u16; 10] {
    std::array::from_fn(|line| {
        let mut number = 0;
        for square in (0..16).rev().filter(|square| LINES[line] >> square & 1 == 1) {
            number = number * SIGHTS + sights(board, square)[0];
        }
        (LINE_KIND[line] << LINE_BITS | number) as u16
    })
}

/// The number of a square, its kind included.
pub fn pair_number(board: Board, square: usize) -> usize {
    let [top, below] = sights(board, square);
    SQUARE_KIND[square] << PAIR_BITS | (top * SIGHTS + below)
}

#[cfg(test)]
mod tests {
    use underhill_core::{Luck, seeded};

    use super::super::board::Turns;
    use super::super::weights::{Counts, Numbers};
    use super::*;

    #[test]
    fn judging_turn_by_turn_is_judging_afresh() {
        let mut luck = seeded(3, 0);
        let mut numbers = Numbers::nothing();
        let mut any = |bound: u64| luck.below(2 * bound + 1) as i16 - bound as i16;
        for counts in &mut numbers.counts {
            *counts = Counts { direct: any(100), units: std::array::from_fn(|_| any(20) as i8) };
        }
        (numbers.bias, numbers.out) = ([80; UNITS], std::array::from_fn(|_| any(300)));
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
