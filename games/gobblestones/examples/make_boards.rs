//! Makes the layouts of the built-in boards: `cargo run -p gobblestones --example make_boards > data/boards.toml`.
//!
//! Nothing published shows the real layouts, so these were generated once, within what reviews of the game do say,
//! and frozen. A test makes them again and compares.

use std::fmt::Write;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use underhill_core::Luck;

const SEED: u64 = 2015;
const BOARDS: usize = 9;
const SAME_CENTRES: usize = 5;
const COLOURS: [&str; 5] = ["red", "yellow", "green", "blue", "turquoise"];
const LETTERS: [char; 5] = ['R', 'Y', 'G', 'B', 'T'];
const GREY: char = '.';
const CENTRE: usize = 12;

/// How many spaces of a face have each value; grey is worth nothing.
const SPACES: [(u8, usize); 6] = [(2, 6), (3, 5), (4, 5), (5, 4), (6, 3), (0, 2)];

const HEAD: &str = "\
# What is in the box, for Gobblestones.
#
# Every group of numbers says where it comes from: `rulebook` (stated in a rulebook), `public` (stated by a published
# review) or `house` (ours, because nothing published states it). If you own the box you can write a file like this
# with its true layouts and play with it.
#
# A file has nine boards of two sides. `values` says what covering a space of a colour is worth on this board: 2 to 6,
# and 0 on grey. Each side is five rows of five spaces: R Y G B T, and . for grey; every colour occurs on every side.
#
# From the rulebook: nine double-sided boards of 5x5 spaces, and the tiles.
# From published reviews: coloured spaces are worth 2 to 6 and grey ones 0; on a board each colour has one value, all
# five values occur, and the map differs from board to board; both sides have the same values as often; on exactly
# five boards both sides have the same centre colour.
# House: on each face value 2 is on 6 spaces, 3 on 5, 4 on 5, 5 on 4, 6 on 3 and grey on 2, the centre is never grey,
# and the rest is chance: made by `examples/make_boards.rs` with the seed 2015. House, too: a board may lie in any of
# its four orientations.

[tiles]
each = 20 # red, yellow, green, blue and turquoise
provenance = \"rulebook\"
";

fn shuffle<T>(items: &mut [T], luck: &mut impl Luck) {
    for last in (1..items.len()).rev() {
        items.swap(last, luck.below(last as u64 + 1) as usize);
    }
}

/// A face with these values for the five colours, its centre not grey and otherwise to the taste of `centre`.
fn face(values: [u8; 5], luck: &mut impl Luck, centre: impl Fn(char) -> bool) -> Vec<char> {
    let mut spaces = Vec::new();
    for (value, count) in SPACES {
        let letter = values.iter().position(|&of| of == value).map_or(GREY, |colour| LETTERS[colour]);
        spaces.extend(std::iter::repeat_n(letter, count));
    }
    loop {
        shuffle(&mut spaces, luck);
        if spaces[CENTRE] != GREY && centre(spaces[CENTRE]) {
            return spaces;
        }
    }
}

/// The text of the boards file.
pub(crate) fn make() -> String {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(SEED);
    let mut same_centre: Vec<bool> = (0..BOARDS).map(|board| board < SAME_CENTRES).collect();
    shuffle(&mut same_centre, &mut luck);
    let mut maps: Vec<[u8; 5]> = Vec::new();
    let mut out = HEAD.to_owned();
    for (number, same) in (1..).zip(same_centre) {
        let mut values = [2, 3, 4, 5, 6];
        while {
            shuffle(&mut values, &mut luck);
            maps.contains(&values)
        } {}
        maps.push(values);
        let a = face(values, &mut luck, |_| true);
        let b = face(values, &mut luck, |centre| (centre == a[CENTRE]) == same);
        write!(out, "\n[[board]] # {number}\n\n[board.values]\n").unwrap();
        for (colour, value) in COLOURS.iter().zip(values) {
            writeln!(out, "{colour} = {value}").unwrap();
        }
        write!(out, "grey = 0\nprovenance = \"house\"\n").unwrap();
        for (name, side) in [("a", a), ("b", b)] {
            write!(out, "\n[board.side_{name}]\nspaces = [\n").unwrap();
            for row in side.chunks(5) {
                writeln!(out, "    \"{}\",", row.iter().collect::<String>()).unwrap();
            }
            write!(out, "]\nprovenance = \"house\"\n").unwrap();
        }
    }
    out
}

#[allow(dead_code, reason = "the test that includes this file calls `make` alone")]
fn main() {
    print!("{}", make());
}
