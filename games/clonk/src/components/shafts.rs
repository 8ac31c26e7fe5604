use std::fmt;
use std::str::FromStr;

use underhill_core::NotationError;

use crate::components::{Id, NOBODY_KNOWS};

/// One of the five mine shafts, written `s1` to `s5`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Shaft(u8);

impl Shaft {
    /// How many shafts there are (CLK-03).
    pub const COUNT: usize = 5;

    /// All of them, from left to right.
    pub const ALL: [Shaft; Shaft::COUNT] = [Shaft(0), Shaft(1), Shaft(2), Shaft(3), Shaft(4)];

    /// The shaft's place, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Shaft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "s{}", self.0 + 1)
    }
}

impl fmt::Debug for Shaft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Shaft {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.as_bytes() {
            [b's' | b'S', digit @ b'1'..=b'5'] => Ok(Shaft(digit - b'1')),
            _ => Err(NotationError::new(text, "a shaft is s1, s2, s3, s4 or s5")),
        }
    }
}

/// The cards in the shafts, bottom first, one shaft after the other in one row: small to copy, and no shaft is ever
/// too high. Places behind the last card are 0, so that equal shafts are equal bytes.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) struct Shafts {
    /// Where in the row each shaft ends.
    ends: [u8; Shaft::COUNT],
    /// How many cards lie face down.
    face_down: u8,
    row: [Id; Shafts::MOST],
}

impl Shafts {
    /// More cards than this no box has.
    pub(crate) const MOST: usize = 128;

    pub(crate) const EMPTY: Shafts = Shafts { ends: [0; Shaft::COUNT], face_down: 0, row: [0; Shafts::MOST] };

    #[inline]
    fn start(&self, shaft: Shaft) -> usize {
        if shaft.0 == 0 { 0 } else { self.ends[shaft.index() - 1] as usize }
    }

    #[inline]
    fn end(&self, shaft: Shaft) -> usize {
        self.ends[shaft.index()] as usize
    }

    /// The cards of a shaft, bottom first; [`NOBODY_KNOWS`] for those face down.
    #[inline]
    pub(crate) fn cards(&self, shaft: Shaft) -> &[Id] {
        &self.row[self.start(shaft)..self.end(shaft)]
    }

    #[inline]
    pub(crate) fn height(&self, shaft: Shaft) -> usize {
        self.end(shaft) - self.start(shaft)
    }

    /// The top card of a shaft.
    #[inline]
    pub(crate) fn top(&self, shaft: Shaft) -> Option<Id> {
        self.cards(shaft).last().copied()
    }

    /// How many cards lie in all shafts.
    pub(crate) fn total(&self) -> usize {
        self.ends[Shaft::COUNT - 1] as usize
    }

    /// How many of them lie face down.
    #[inline]
    pub(crate) fn face_down(&self) -> u32 {
        u32::from(self.face_down)
    }

    /// Lays a card on a shaft.
    #[inline]
    pub(crate) fn push(&mut self, shaft: Shaft, id: Id) {
        let (end, total) = (self.end(shaft), self.total());
        if end < total {
            self.row.copy_within(end..total, end + 1);
        }
        self.row[end] = id;
        self.face_down += u8::from(id == NOBODY_KNOWS);
        for end in &mut self.ends[shaft.index()..] {
            *end += 1;
        }
    }

    /// Takes the top card, which lies face up, off a shaft.
    #[inline]
    pub(crate) fn pop(&mut self, shaft: Shaft) -> Id {
        let (end, total) = (self.end(shaft), self.total());
        let id = self.row[end - 1];
        if end < total {
            self.row.copy_within(end..total, end - 1);
        }
        self.row[total - 1] = 0;
        for end in &mut self.ends[shaft.index()..] {
            *end -= 1;
        }
        id
    }

    /// Turns up the top card, which lay face down.
    #[inline]
    pub(crate) fn turn_up(&mut self, shaft: Shaft, id: Id) {
        let end = self.end(shaft);
        self.row[end - 1] = id;
        self.face_down -= 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_row_behaves_like_five_piles() {
        let mut piles: [Vec<Id>; Shaft::COUNT] = Default::default();
        let mut shafts = Shafts::EMPTY;
        let mut seed = 1u32;
        for step in 0..2000u32 {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let shaft = Shaft::ALL[(seed >> 16) as usize % Shaft::COUNT];
            let pile = &mut piles[shaft.index()];
            if seed >> 31 == 0 && shafts.total() < Shafts::MOST {
                pile.push((step % 100) as Id);
                shafts.push(shaft, (step % 100) as Id);
            } else if let Some(top) = pile.pop() {
                assert_eq!(shafts.pop(shaft), top);
            }
            for shaft in Shaft::ALL {
                assert_eq!(shafts.cards(shaft), piles[shaft.index()]);
                assert_eq!(shafts.height(shaft), piles[shaft.index()].len());
            }
            assert!(shafts.row[shafts.total()..].iter().all(|&id| id == 0));
        }
    }
}
