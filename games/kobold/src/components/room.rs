use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use underhill_core::NotationError;

/// A section of the room, numbered 0 to 6 in the blue direction (KOB-R10).
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Section(u8);

impl Section {
    /// How many there are.
    pub const COUNT: usize = 7;

    /// The section with this number.
    ///
    /// # Panics
    /// If the number is not below [`COUNT`](Section::COUNT).
    #[inline]
    pub const fn new(index: usize) -> Section {
        assert!(index < Section::COUNT, "a section is numbered 0 to 6");
        Section(index as u8)
    }

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All of them, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Section> + ExactSizeIterator {
        (0..Section::COUNT).map(Section::new)
    }

    /// The section so many further in the blue direction.
    #[inline]
    pub const fn turned(self, by: usize) -> Section {
        Section(((self.0 as usize + by % Section::COUNT) % Section::COUNT) as u8)
    }

    /// The two sections a light on this one covers, as bits (KOB-02).
    #[inline]
    pub(crate) const fn beam(self) -> u8 {
        1 << self.0 | 1 << self.turned(1).0
    }

    /// Whether a light on `light` covers this section.
    #[inline]
    pub const fn is_lit_from(self, light: Section) -> bool {
        light.beam() & 1 << self.0 != 0
    }
}

impl fmt::Display for Section {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Section {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.as_bytes() {
            [digit @ b'0'..=b'6'] => Ok(Section(digit - b'0')),
            _ => Err(NotationError::new(text, "a section is a number from 0 to 6")),
        }
    }
}

impl TryFrom<u8> for Section {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Self, Self::Error> {
        if usize::from(index) < Section::COUNT { Ok(Section(index)) } else { Err("a section is a number from 0 to 6") }
    }
}

impl From<Section> for u8 {
    fn from(section: Section) -> u8 {
        section.0
    }
}

/// A space of a section, numbered from 0 within it. Written `3.1`. Not every room has every spot.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot {
    /// The section it is in.
    pub section: Section,
    /// Its number within the section, from 0; below 8.
    pub space: u8,
}

impl Spot {
    /// The spot with these numbers.
    pub const fn new(section: usize, space: u8) -> Spot {
        Spot { section: Section::new(section), space }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.section, self.space)
    }
}

impl FromStr for Spot {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.as_bytes() {
            [section @ b'0'..=b'6', b'.', space @ b'0'..=b'7'] => Ok(Spot::new((section - b'0').into(), space - b'0')),
            _ => Err(NotationError::new(
                text,
                "a space is SECTION.SPACE, such as 3.1: the sections are 0 to 6, the spaces of each are counted from 0",
            )),
        }
    }
}

/// One side of the board: which spaces each section has and how they are marked (KOB-01).
///
/// Within the rules a set of spaces is a number with one bit for each, in ascending order of section and space.
#[derive(Clone, Debug)]
pub struct Room {
    spots: [Spot; Room::MOST_SPACES],
    /// The lowest bit of each section.
    start: [u8; Section::COUNT],
    /// How many spaces each section has, one byte each and a byte of padding.
    pub(crate) sizes: u64,
    /// All spaces.
    pub(crate) spaces: u32,
    /// The spaces marked face-up; the others are marked face-down.
    pub(crate) up: u32,
    /// The spaces of every set of sections.
    of: [u32; 1 << Section::COUNT],
}

impl Room {
    /// The most spaces of a side of the board.
    pub const MOST_SPACES: usize = 32;
    /// The most spaces of a section.
    pub const MOST_IN_SECTION: usize = 8;

    /// A room whose sections have these marks, `true` for face-up. The caller vouches for the bounds.
    pub(crate) fn new(sections: &[Vec<bool>; Section::COUNT]) -> Self {
        let mut room = Room {
            spots: [Spot::new(0, 0); Room::MOST_SPACES],
            start: [0; Section::COUNT],
            sizes: 0,
            spaces: 0,
            up: 0,
            of: [0; 1 << Section::COUNT],
        };
        let mut next = 0;
        for (section, marks) in sections.iter().enumerate() {
            room.start[section] = next as u8;
            room.sizes |= (marks.len() as u64) << (8 * section);
            for (space, &up) in marks.iter().enumerate() {
                room.spots[next] = Spot::new(section, space as u8);
                room.spaces |= 1 << next;
                room.up |= u32::from(up) << next;
                for (set, spaces) in room.of.iter_mut().enumerate() {
                    *spaces |= (set as u32 >> section & 1) << next;
                }
                next += 1;
            }
        }
        room
    }

    /// How many spaces a section has.
    #[inline]
    pub fn size(&self, section: Section) -> u8 {
        (self.sizes >> (8 * section.index())) as u8
    }

    /// Whether the board has this spot.
    #[inline]
    pub fn has(&self, spot: Spot) -> bool {
        spot.space < self.size(spot.section)
    }

    /// Whether a space is marked face-up.
    pub fn is_up(&self, spot: Spot) -> bool {
        self.has(spot) && self.up >> self.index(spot) & 1 != 0
    }

    /// All spots, in ascending order of section and space.
    pub fn spots(&self) -> impl Iterator<Item = Spot> + '_ {
        self.spots[..self.spaces.count_ones() as usize].iter().copied()
    }

    /// The bit number of a spot the board has.
    #[inline]
    pub(crate) fn index(&self, spot: Spot) -> usize {
        usize::from(self.start[spot.section.index()] + spot.space)
    }

    /// The spot with this bit number.
    #[inline]
    pub(crate) fn spot(&self, index: usize) -> Spot {
        self.spots[index]
    }

    /// The spaces of some sections, given as bits.
    #[inline]
    pub(crate) fn spaces_of(&self, sections: u8) -> u32 {
        self.of[usize::from(sections & 0x7f)]
    }

    /// The spaces under a light (KOB-02).
    #[inline]
    pub(crate) fn lit(&self, light: Section) -> u32 {
        self.spaces_of(light.beam())
    }
}
