//! The numbers of the static evaluation: what every pattern counts by itself and to each unit of a small net.

use std::sync::LazyLock;

/// What can be seen on a square: nothing, or a gobblet of one of two colours and four sizes.
pub(crate) const SIGHTS: usize = 9;
/// What can be seen on a line.
pub const LINE_SIGHTS: usize = SIGHTS.pow(4);
/// What can be seen on a square and next below.
pub const PAIR_SIGHTS: usize = SIGHTS.pow(2);
/// Lines come in three kinds, at the edge, inside, diagonal; squares too, corner, edge, middle.
pub const KINDS: usize = 3;
/// What a player can have brought in: two bits for each size.
pub const STOCKS: usize = 256;

/// Bits for a line's number, so that its kind is a matter of shifting.
pub const LINE_BITS: usize = 13;
/// The same for a square's number.
pub const PAIR_BITS: usize = 7;

/// How many hidden units the net has: with what counts by itself they fill one register.
pub const UNITS: usize = 7;
/// The hidden units, and in the last place what counts by itself.
pub(crate) const LANES: usize = UNITS + 1;
/// A unit is at most this far on: the largest number whose square fits into 16 bits.
pub const MOST_UNIT: i16 = 181;
/// A unit's weight counts whole if the unit is wholly on.
pub(crate) const UNIT_BITS: u32 = 15;

/// No pattern of a line counts more than this by itself, nor any other more than that: no sum of them leaves the sixteen bits of a lane.
#[cfg(any(test, feature = "lab"))]
pub const MOST_LINE: i16 = 1_000;
/// See [`MOST_LINE`].
#[cfg(any(test, feature = "lab"))]
pub const MOST_OTHER: i16 = 250;

/// What a pattern counts.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// By itself, in hundredths of the logarithm of odds.
    pub direct: i16,
    /// To each hidden unit; [`MOST_UNIT`] would put it wholly on.
    pub units: [i8; UNITS],
}

/// The numbers as they are learned and stored, from the point of view of whoever is to move: one set for each pattern, for
/// lines that are the same backwards only one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbers {
    /// In the order of [`line_place`], [`pair_place`] and [`stock_place`].
    pub counts: Vec<Counts>,
    /// How far on each unit is before anything is seen.
    pub bias: [i16; UNITS],
    /// What a unit counts that is wholly on, in hundredths of the logarithm of odds.
    pub out: [i16; UNITS],
}

/// How many lines of a kind differ, forwards and backwards being the same.
const LINES_OF_A_KIND: usize = (LINE_SIGHTS + PAIR_SIGHTS) / 2;
/// How many patterns there are.
pub const PATTERNS: usize = KINDS * LINES_OF_A_KIND + KINDS * PAIR_SIGHTS + 2 * STOCKS;

/// Where the numbers of a line are.
pub fn line_place(kind: usize, sight: usize) -> usize {
    static PLACES: LazyLock<Vec<u16>> = LazyLock::new(|| {
        let mut places = vec![0; LINE_SIGHTS];
        let mut next = 0;
        for sight in 0..LINE_SIGHTS {
            let backwards = reversed(sight);
            if backwards < sight {
                places[sight] = places[backwards];
            } else {
                places[sight] = next;
                next += 1;
            }
        }
        places
    });
    kind * LINES_OF_A_KIND + usize::from(PLACES[sight])
}

/// Where the numbers of a square are.
pub const fn pair_place(kind: usize, sight: usize) -> usize {
    KINDS * LINES_OF_A_KIND + kind * PAIR_SIGHTS + sight
}

/// Where the numbers of what somebody has brought in are, the mover or the other player.
pub const fn stock_place(other: bool, stock: u8) -> usize {
    KINDS * (LINES_OF_A_KIND + PAIR_SIGHTS) + other as usize * STOCKS + stock as usize
}

/// The number of a line seen from its other end.
fn reversed(sight: usize) -> usize {
    (0..4).fold(0, |number, place| number * SIGHTS + sight / SIGHTS.pow(place) % SIGHTS)
}

/// The number of the same sights with the colours swapped.
fn swapped(sight: usize, squares: usize) -> usize {
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

impl Numbers {
    /// Nothing counts.
    #[cfg(any(test, feature = "lab"))]
    pub fn nothing() -> Numbers {
        Numbers { counts: vec![Counts::default(); PATTERNS], bias: [0; UNITS], out: [0; UNITS] }
    }

    /// Reads them as they are stored: two bytes of what counts by itself, the lower first, and one for each unit; at the end
    /// two bytes each for the biases and for what the units count.
    ///
    /// # Panics
    /// If there are too few bytes or too many.
    pub fn read(bytes: &[u8]) -> Numbers {
        const EACH: usize = 2 + UNITS;
        assert_eq!(bytes.len(), PATTERNS * EACH + 4 * UNITS, "the weights have another shape");
        let (counts, rest) = bytes.split_at(PATTERNS * EACH);
        let word = |bytes: &[u8]| i16::from_le_bytes([bytes[0], bytes[1]]);
        let units = |bytes: &[u8]| std::array::from_fn(|unit| word(&bytes[2 * unit..]));
        Numbers {
            counts: counts
                .chunks_exact(EACH)
                .map(|bytes| Counts {
                    direct: word(bytes),
                    units: std::array::from_fn(|unit| bytes[2 + unit].cast_signed()),
                })
                .collect(),
            bias: units(rest),
            out: units(&rest[2 * UNITS..]),
        }
    }

    /// As they are stored.
    #[cfg(any(test, feature = "lab"))]
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        for counts in &self.counts {
            bytes.extend(counts.direct.to_le_bytes());
            bytes.extend(counts.units.map(i8::cast_unsigned));
        }
        bytes.extend(self.bias.iter().chain(&self.out).flat_map(|number| number.to_le_bytes()));
        bytes
    }
}

/// Eight numbers of 16 bits in two words, so that adding two words adds four numbers at once, on any machine. A number that
/// falls below zero borrows from the next and gives back what it borrowed when it rises again: sums are right as long as they
/// begin with [`Lanes::ZERO`], from which no position leads far enough to either side.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Lanes([u64; 2]);

impl Lanes {
    /// Every number is this much more than it stands for.
    const OFFSET: i16 = 1 << 14;
    /// Where sums begin.
    pub(crate) const ZERO: Lanes = Lanes::of([Lanes::OFFSET; LANES]);

    const fn of(numbers: [i16; LANES]) -> Lanes {
        let mut words = [0u64; 2];
        let mut lane = 0;
        while lane < LANES {
            let number = (numbers[lane] as i64).cast_unsigned();
            words[lane / 4] = words[lane / 4].wrapping_add(number << (16 * (lane % 4)));
            lane += 1;
        }
        Lanes(words)
    }

    /// Adds numbers and takes others away.
    #[inline]
    pub(crate) fn change(&mut self, old: Lanes, new: Lanes) {
        for word in 0..2 {
            self.0[word] = self.0[word].wrapping_add(new.0[word]).wrapping_sub(old.0[word]);
        }
    }

    #[inline]
    pub(crate) fn numbers(self) -> [i16; LANES] {
        std::array::from_fn(|lane| (self.0[lane / 4] >> (16 * (lane % 4))) as i16 - Lanes::OFFSET)
    }
}

/// What a pattern adds to the units and by itself, for the first player to move and for the second, the first's gobblets being
/// sights 1 to 4.
#[derive(Copy, Clone, Debug, Default)]
#[repr(align(32))]
pub(crate) struct Both(pub(crate) [Lanes; 2]);

/// The numbers in the shape in which they are looked up.
pub struct Weights {
    pub(crate) lines: Box<[Both; KINDS.next_power_of_two() << LINE_BITS]>,
    pub(crate) squares: Box<[Both; KINDS.next_power_of_two() << PAIR_BITS]>,
    /// The mover's own stock and the other's.
    pub(crate) stocks: Box<[[Lanes; STOCKS]; 2]>,
    pub(crate) bias: Lanes,
    pub(crate) out: [i16; LANES],
}

impl Weights {
    /// As they were learned.
    pub fn new(numbers: &Numbers) -> Weights {
        let lanes = |place: usize| {
            let Counts { direct, units } = numbers.counts[place];
            Lanes::of(std::array::from_fn(|lane| if lane < UNITS { i16::from(units[lane]) } else { direct }))
        };
        let mut weights = Weights {
            lines: vec![Both::default(); KINDS.next_power_of_two() << LINE_BITS].try_into().expect("as many as said"),
            squares: vec![Both::default(); KINDS.next_power_of_two() << PAIR_BITS].try_into().expect("as many as said"),
            stocks: Box::new([[Lanes::default(); STOCKS]; 2]),
            bias: Lanes::of(std::array::from_fn(|lane| if lane < UNITS { numbers.bias[lane] } else { 0 })),
            out: std::array::from_fn(|lane| if lane < UNITS { numbers.out[lane] } else { 0 }),
        };
        for kind in 0..KINDS {
            for sight in 0..LINE_SIGHTS {
                let of = |sight| lanes(line_place(kind, sight));
                weights.lines[kind << LINE_BITS | sight] = Both([of(sight), of(swapped(sight, 4))]);
            }
            for sight in 0..PAIR_SIGHTS {
                let of = |sight| lanes(pair_place(kind, sight));
                weights.squares[kind << PAIR_BITS | sight] = Both([of(sight), of(swapped(sight, 2))]);
            }
        }
        for stock in 0..=u8::MAX {
            weights.stocks[0][usize::from(stock)] = lanes(stock_place(false, stock));
            weights.stocks[1][usize::from(stock)] = lanes(stock_place(true, stock));
        }
        weights
    }

    /// Those that play best.
    pub fn best() -> &'static Weights {
        static BEST: LazyLock<Weights> = LazyLock::new(|| Weights::new(&Numbers::read(include_bytes!("weights.bin"))));
        &BEST
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers may fall below zero on the way and come back.
    #[test]
    fn lanes_add_up() {
        let (one, two) = ([1, -2, 300, -4_000, 5, 0, -7, 9_000], [-10, 20, -30, 40, -50, 60, -70, -9_500]);
        let mut sums = Lanes::ZERO;
        sums.change(Lanes::default(), Lanes::of(one));
        assert_eq!(sums.numbers(), one);
        sums.change(Lanes::of(one), Lanes::of(two));
        assert_eq!(sums.numbers(), two);
        sums.change(Lanes::of(two), Lanes::default());
        assert_eq!(sums, Lanes::ZERO);
    }

    #[test]
    fn what_is_written_reads_back() {
        let shipped = include_bytes!("weights.bin");
        let mut numbers = Numbers::read(shipped);
        assert_eq!(numbers.bytes(), shipped);
        numbers.counts[5] = Counts { direct: -700, units: [1, -2, 3, -4, 5, -128, 127] };
        numbers.out[6] = -300;
        assert_eq!(Numbers::read(&numbers.bytes()), numbers);
    }

    /// Every pattern has numbers of its own, but for lines that are the same from their other ends.
    #[test]
    fn places_are_all_taken() {
        let mut users = vec![0; PATTERNS];
        for kind in 0..KINDS {
            (0..LINE_SIGHTS).for_each(|sight| users[line_place(kind, sight)] += 1);
            (0..PAIR_SIGHTS).for_each(|sight| users[pair_place(kind, sight)] += 1);
        }
        for stock in 0..=u8::MAX {
            users[stock_place(false, stock)] += 1;
            users[stock_place(true, stock)] += 1;
        }
        assert!(users.iter().all(|users| (1..=2).contains(users)));
        assert_eq!(users.iter().sum::<usize>(), KINDS * (LINE_SIGHTS + PAIR_SIGHTS) + 2 * STOCKS);
    }

    /// What ships cannot add up to more than 16 bits hold.
    #[test]
    fn sums_fit() {
        let numbers = Numbers::read(include_bytes!("weights.bin"));
        for (place, counts) in numbers.counts.iter().enumerate() {
            let most = if place < pair_place(0, 0) { MOST_LINE } else { MOST_OTHER };
            assert!(counts.direct.abs() <= most, "{place}: {}", counts.direct);
        }
    }
}
