use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, LazyLock};

use serde::Deserialize;
use underhill_core::{ComponentsFile, DataError, NotationError, Provenance, Spanned, parse_data};

use crate::{Colour, TILES_PER_COLOUR};

/// How many board squares there are.
pub const BOARDS: usize = 9;
/// How many spaces a board square measures each way.
pub(crate) const BOARD_SIDE: usize = 5;
const SPACES: usize = BOARD_SIDE * BOARD_SIDE;

/// No honest boards file comes near this; it keeps a hostile one from costing anything.
const LONGEST_FILE: usize = 1 << 16;

/// A space of the board: its colour, none for a grey one, and what covering it is worth.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Space {
    /// The colour, or none: grey (GBS-R6).
    pub colour: Option<Colour>,
    /// The points for covering it.
    pub value: u8,
}

impl Space {
    /// Which of the six sets of spaces it belongs to: one for each colour, then the grey one.
    #[inline]
    pub(crate) fn kind(self) -> usize {
        self.colour.map_or(5, |colour| colour as usize)
    }

    /// `R`, `Y`, `G`, `B` or `T`, and `.` for grey.
    pub fn letter(self) -> char {
        self.colour.map_or('.', Colour::letter)
    }
}

/// Side A or B of a board square.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Side {
    A,
    B,
}

/// A board square as it is laid: which, which side up, turned how. Written `7B2`: board 7, side B, two clockwise
/// quarter turns.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Slot {
    board: u8,
    side: Side,
    turns: u8,
}

impl Slot {
    /// Board 1 to 9, a side, and 0 to 3 clockwise quarter turns.
    pub const fn new(board: usize, side: Side, turns: usize) -> Option<Slot> {
        if board >= 1 && board <= BOARDS && turns < 4 {
            Some(Slot { board: board as u8 - 1, side, turns: turns as u8 })
        } else {
            None
        }
    }

    /// The board square's number, from 1.
    pub const fn board(self) -> usize {
        self.board as usize + 1
    }

    /// The side that is up.
    pub const fn side(self) -> Side {
        self.side
    }

    /// How many quarter turns clockwise.
    pub const fn turns(self) -> usize {
        self.turns as usize
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:?}{}", self.board(), self.side, self.turns)
    }
}

impl fmt::Debug for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Slot {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let slot = match *text.as_bytes() {
            [board, side, turns] if board.is_ascii_digit() && turns.is_ascii_digit() => {
                let side = match side {
                    b'A' | b'a' => Some(Side::A),
                    b'B' | b'b' => Some(Side::B),
                    _ => None,
                };
                side.and_then(|side| Slot::new(usize::from(board - b'0'), side, usize::from(turns - b'0')))
            }
            _ => None,
        };
        slot.ok_or_else(|| {
            NotationError::new(text, "a board is a number 1 to 9, a side A or B and 0 to 3 quarter turns, as in 7B2")
        })
    }
}

/// One side of a board square, turned one way: its spaces row by row, and for each kind of space which columns of
/// each row and which rows of each column have it.
#[derive(Clone, Debug)]
pub(crate) struct Face {
    pub(crate) spaces: [[Space; BOARD_SIDE]; BOARD_SIDE],
    pub(crate) rows: [[u8; BOARD_SIDE]; 6],
    pub(crate) columns: [[u8; BOARD_SIDE]; 6],
}

impl Face {
    fn new(spaces: [[Space; BOARD_SIDE]; BOARD_SIDE]) -> Face {
        let (mut rows, mut columns) = ([[0; BOARD_SIDE]; 6], [[0; BOARD_SIDE]; 6]);
        for (row, line) in spaces.iter().enumerate() {
            for (column, space) in line.iter().enumerate() {
                rows[space.kind()][row] |= 1 << column;
                columns[space.kind()][column] |= 1 << row;
            }
        }
        Face { spaces, rows, columns }
    }

    fn turned(&self) -> Face {
        // What stood in the left column, read from the bottom, becomes the top row.
        let spaces = std::array::from_fn(|row| std::array::from_fn(|column| self.spaces[BOARD_SIDE - 1 - column][row]));
        Face::new(spaces)
    }
}

/// The nine double-sided board squares.
#[derive(Clone, Debug)]
pub struct Boards {
    faces: Box<[[[Face; 4]; 2]; BOARDS]>,
}

impl Boards {
    /// The five rows of a board square as it is laid.
    pub fn rows(&self, slot: Slot) -> &[[Space; 5]; 5] {
        &self.face(slot).spaces
    }

    #[inline]
    pub(crate) fn face(&self, slot: Slot) -> &Face {
        &self.faces[usize::from(slot.board)][slot.side as usize][usize::from(slot.turns)]
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    tiles: TilesTable,
    board: Vec<Spanned<BoardTable>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TilesTable {
    each: Spanned<i64>,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardTable {
    values: ValuesTable,
    side_a: SideTable,
    side_b: SideTable,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ValuesTable {
    red: Spanned<i64>,
    yellow: Spanned<i64>,
    green: Spanned<i64>,
    blue: Spanned<i64>,
    turquoise: Spanned<i64>,
    grey: Spanned<i64>,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SideTable {
    spaces: Spanned<Vec<Spanned<String>>>,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

impl ComponentsFile for Boards {
    fn parse(text: &str) -> Result<Self, DataError> {
        if text.len() > LONGEST_FILE {
            return Err(DataError::at(text, 0, "a boards file has at most 65536 characters"));
        }
        let file: File = parse_data(text)?;
        if *file.tiles.each.get_ref() != i64::from(TILES_PER_COLOUR) {
            let problem = format!("the game has {TILES_PER_COLOUR} tiles of each colour");
            return Err(DataError::at(text, file.tiles.each.span().start, problem));
        }
        if file.board.len() != BOARDS {
            let line = file.board.last().map_or(0, |board| board.span().start);
            return Err(DataError::at(text, line, format!("there are {BOARDS} boards, not {}", file.board.len())));
        }
        let mut boards = Vec::with_capacity(BOARDS);
        for board in &file.board {
            let board = board.get_ref();
            let values = read_values(text, &board.values)?;
            let sides = [read_side(text, &board.side_a, values)?, read_side(text, &board.side_b, values)?];
            boards.push(sides.map(|face| {
                let (once, twice) = (face.turned(), face.turned().turned());
                let thrice = twice.turned();
                [face, once, twice, thrice]
            }));
        }
        let faces = Box::new(<[_; BOARDS]>::try_from(boards).expect("they were counted"));
        Ok(Boards { faces })
    }

    fn built_in() -> &'static Arc<Self> {
        static BUILT_IN: LazyLock<Arc<Boards>> = LazyLock::new(|| {
            Arc::new(Boards::parse(include_str!("../../data/boards.toml")).expect("a test reads the built-in boards"))
        });
        &BUILT_IN
    }
}

/// The value of each kind of space: the five colours, then grey.
fn read_values(text: &str, table: &ValuesTable) -> Result<[u8; 6], DataError> {
    let coloured = [&table.red, &table.yellow, &table.green, &table.blue, &table.turquoise];
    let mut values = [0; 6];
    for ((value, colour), place) in coloured.into_iter().zip(Colour::ALL).zip(&mut values) {
        if !(2..=6).contains(value.get_ref()) {
            let problem = format!("{} spaces are worth 2 to 6, not {}", colour.name(), value.get_ref());
            return Err(DataError::at(text, value.span().start, problem));
        }
        *place = *value.get_ref() as u8;
    }
    if *table.grey.get_ref() != 0 {
        return Err(DataError::at(text, table.grey.span().start, "grey spaces are worth 0"));
    }
    Ok(values)
}

fn read_side(text: &str, side: &SideTable, values: [u8; 6]) -> Result<Face, DataError> {
    let (rows, start) = (side.spaces.get_ref(), side.spaces.span().start);
    if rows.len() != BOARD_SIDE {
        return Err(DataError::at(text, start, format!("a side has {BOARD_SIDE} rows, not {}", rows.len())));
    }
    let mut spaces = [[Space { colour: None, value: 0 }; BOARD_SIDE]; BOARD_SIDE];
    let mut seen = [0; 6];
    for (row, line) in rows.iter().zip(&mut spaces) {
        let (letters, start) = (row.get_ref(), row.span().start);
        let count = letters.chars().count();
        if count != BOARD_SIDE {
            return Err(DataError::at(text, start, format!("a row has {BOARD_SIDE} spaces, not {count}")));
        }
        for (letter, place) in letters.chars().zip(line) {
            let colour = match letter {
                '.' => None,
                'R' | 'Y' | 'G' | 'B' | 'T' => Colour::from_letter(letter),
                _ => {
                    let problem = format!("a space is R, Y, G, B, T or . for grey, not {letter:?}");
                    return Err(DataError::at(text, start, problem));
                }
            };
            *place = Space { colour, value: 0 };
            place.value = values[place.kind()];
            seen[place.kind()] += 1;
        }
    }
    debug_assert_eq!(seen.iter().sum::<usize>(), SPACES);
    if let Some(missing) = Colour::ALL.into_iter().find(|&colour| seen[colour as usize] == 0) {
        return Err(DataError::at(text, start, format!("this side has no {} space", missing.name())));
    }
    Ok(Face::new(spaces))
}
