use serde::{Deserialize, Deserializer, Serialize, Serializer};
use underhill_core::ArrayVec;

use crate::components::{BOARD_SIDE, BOARDS};
use crate::components::{SIDE, SQUARES};
use crate::{Boards, Colour, Slot, Space, Square};

/// A set of spaces, kept twice: bits 0 to 14 of lines 0 to 14 are the rows, of lines 16 to 30 the columns. Lines 15
/// and 31 are always empty, so that every line has two neighbours; 32 lines, so that a set is two vector registers.
pub(crate) type Lines = [u16; 32];

pub(crate) const NO_LINES: Lines = [0; 32];

/// The bits of a line that are spaces.
pub(crate) const LINE: u16 = (1 << SIDE) - 1;

/// The first line that is a column.
pub(crate) const FIRST_COLUMN: usize = 16;

/// All lines that lie on the board, rows first.
pub(crate) fn lines() -> impl Iterator<Item = usize> {
    (0..SIDE).chain(FIRST_COLUMN..FIRST_COLUMN + SIDE)
}

/// The space at a place of a line.
#[inline]
pub(crate) fn square_at(line: usize, place: usize) -> Square {
    let index = if line < FIRST_COLUMN { line * SIDE + place } else { place * SIDE + (line - FIRST_COLUMN) };
    Square::at(index)
}

#[inline]
pub(crate) fn contains(lines: &Lines, square: Square) -> bool {
    lines[square.row()] >> square.column() & 1 != 0
}

#[inline]
pub(crate) fn insert(lines: &mut Lines, square: Square) {
    lines[square.row()] |= 1 << square.column();
    lines[FIRST_COLUMN + square.column()] |= 1 << square.row();
}

#[inline]
pub(crate) fn remove(lines: &mut Lines, square: Square) {
    lines[square.row()] &= !(1 << square.column());
    lines[FIRST_COLUMN + square.column()] &= !(1 << square.row());
}

/// The centres of the nine board squares (GBS-06).
pub(crate) const CENTRES: Lines = {
    let mut centres = NO_LINES;
    let three = 1 << 2 | 1 << 7 | 1 << 12;
    let mut line = 2;
    while line < SIDE {
        centres[line] = three;
        centres[FIRST_COLUMN + line] = three;
        line += BOARD_SIDE;
    }
    centres
};

/// Every space of the board, row by row; none where no board square has been laid yet. Written as 15 strings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spaces([Option<Space>; SQUARES]);

impl Spaces {
    /// The space there, if its board square has been laid.
    #[inline]
    pub fn get(&self, square: Square) -> Option<Space> {
        self.0[square.index()]
    }

    /// All of them, in reading order.
    #[inline]
    pub fn all(&self) -> &[Option<Space>; SQUARES] {
        &self.0
    }
}

impl Serialize for Spaces {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.chunks(SIDE).map(|row| {
            let mut text = String::with_capacity(3 * SIDE);
            for (column, space) in row.iter().enumerate() {
                if column > 0 {
                    text.push(' ');
                }
                match space {
                    Some(space) => {
                        text.push(space.letter());
                        text.push((b'0' + space.value) as char);
                    }
                    None => text.push_str("--"),
                }
            }
            text
        }))
    }
}

impl<'de> Deserialize<'de> for Spaces {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let rows = ArrayVec::<String, SIDE>::deserialize(deserializer)?;
        let read = |text: &str| match text.as_bytes() {
            b"--" => Some(None),
            [b'.', b'0'] => Some(Some(Space { colour: None, value: 0 })),
            [letter, value @ b'2'..=b'6'] => Colour::from_letter(*letter as char)
                .map(|colour| Some(Space { colour: Some(colour), value: value - b'0' })),
            _ => None,
        };
        let mut spaces = Spaces([None; SQUARES]);
        let mut places = spaces.0.iter_mut();
        for space in rows.iter().flat_map(|row| row.split(' ')) {
            let unreadable = || serde::de::Error::custom(format_args!("`{space}` is no space of a board"));
            *places.next().ok_or_else(unreadable)? = read(space).ok_or_else(unreadable)?;
        }
        if places.next().is_some() {
            return Err(serde::de::Error::custom("the board has 15 rows of 15 spaces"));
        }
        Ok(spaces)
    }
}

/// The whole board as far as it has been laid: its spaces, and where each kind of them is.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Plan {
    pub(crate) spaces: Spaces,
    /// The spaces of each colour, then the grey ones.
    pub(crate) kinds: [Lines; 6],
    pub(crate) boards: ArrayVec<Slot, BOARDS>,
}

impl Plan {
    pub(crate) fn new() -> Plan {
        Plan { spaces: Spaces([None; SQUARES]), kinds: [NO_LINES; 6], boards: ArrayVec::new() }
    }

    /// Lays a board square in the next slot (GBS-01).
    pub(crate) fn lay(&mut self, slot: Slot, boards: &Boards) {
        let face = boards.face(slot);
        let at = self.boards.len();
        let (top, left) = (at / 3 * BOARD_SIDE, at % 3 * BOARD_SIDE);
        for (row, spaces) in face.spaces.iter().enumerate() {
            let start = (top + row) * SIDE + left;
            for (place, &space) in self.spaces.0[start..start + BOARD_SIDE].iter_mut().zip(spaces) {
                *place = Some(space);
            }
        }
        for ((kind, rows), columns) in self.kinds.iter_mut().zip(&face.rows).zip(&face.columns) {
            for i in 0..BOARD_SIDE {
                kind[top + i] |= u16::from(rows[i]) << left;
                kind[FIRST_COLUMN + left + i] |= u16::from(columns[i]) << top;
            }
        }
        self.boards.push(slot);
    }

    /// The space there; the board must have been laid.
    #[inline]
    pub(crate) fn space(&self, square: Square) -> Space {
        self.spaces.get(square).unwrap_or(Space { colour: None, value: 0 })
    }

    /// Whether a tile of this colour is right there (GBS-07, GBS-R6).
    #[inline]
    pub(crate) fn suits(&self, square: Square, tile: Colour) -> bool {
        self.space(square).colour.is_none_or(|colour| colour == tile)
    }
}
