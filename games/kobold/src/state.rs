use serde::{Deserialize, Serialize};
use underhill_core::{ArrayVec, MAX_SEATS, Seat};

use crate::components::KOBOLDS;
use crate::{Options, Room, Section, Side, Spot, Stored, Tally, Token};

/// What the game is waiting for.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The place of the light is drawn.
    Light,
    /// The first player is drawn.
    First,
    /// The token for the next empty face-up space is drawn, at the start or at the end of a turn.
    Fill,
    /// A player places a kobold or grabs a token.
    Turn,
    /// A grabbed face-down token is turned up.
    Reveal,
    /// The die is rolled.
    Die,
    /// The game is over.
    Over,
}

/// What lies on a space.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Lying {
    /// No token.
    Nothing,
    /// This token.
    FaceUp(Token),
    /// A token that nobody has seen.
    FaceDown,
}

/// A game of Kobold.
///
/// A face-down token has no kind until somebody turns it up, so nothing in here is secret. Two games are equal when
/// everything on the table is, including whose turn it is and how many turns have been played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Stored", into = "Stored")]
pub struct Kobold {
    pub(crate) options: Options,
    pub(crate) side: Side,
    pub(crate) seats: u8,
    pub(crate) phase: Phase,
    /// Section 0 until it is drawn.
    pub(crate) light: Section,
    /// Whose turn it is, or who took the last one. Seat 0 until it is drawn.
    pub(crate) player: Seat,
    pub(crate) turns: u32,
    /// The spaces where a face-up token lies; see [`Room`] for sets of spaces.
    pub(crate) face_up: u32,
    /// The spaces where a face-down token lies.
    pub(crate) face_down: u32,
    /// The face-up tokens. Spaces without one have [`Kobold::BLANK`], so that equality compares only what lies there.
    pub(crate) tokens: [Token; Room::MOST_SPACES],
    /// How many kobolds each seat has in each section. The last byte is padding.
    pub(crate) kobolds: [[u8; 8]; MAX_SEATS],
    /// The tokens nobody has seen: the supply and all that lie face down.
    pub(crate) unseen: Tally,
    pub(crate) unseen_total: u8,
    /// The tokens laid out before each seat. Flash tokens never are.
    pub(crate) held: [Tally; MAX_SEATS],
    /// The tokens out of the game: exchanged gems and scored flash tokens.
    pub(crate) gone: Tally,
    /// The tokens grabbed in this turn, in that order, none for one still face down. Once the others have been laid
    /// out, the flash tokens that wait to be scored.
    pub(crate) grabbed: ArrayVec<Option<Token>, KOBOLDS>,
    /// Who took each gem trophy, from the most valuable on.
    pub(crate) gem_trophies: ArrayVec<Seat, { crate::BoxContents::MOST_GEM_TROPHIES }>,
    pub(crate) tiles: [u8; MAX_SEATS],
}

impl Kobold {
    /// What [`tokens`](Kobold::tokens) has for a space without a face-up token.
    pub(crate) const BLANK: Token = Token::Kobold;

    /// The side of the board in play.
    #[inline]
    pub fn room(&self) -> &Room {
        self.options.components.room(self.side)
    }

    /// What the game is waiting for.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The first of the two sections under the light, once it is known.
    pub fn light(&self) -> Option<Section> {
        (self.phase != Phase::Light).then_some(self.light)
    }

    /// Whose turn it is, once it is known; after the end, who took the last turn.
    pub fn player(&self) -> Option<Seat> {
        let known = match self.phase {
            Phase::Light => self.options.first != crate::Start::Draw,
            Phase::First => false,
            _ => true,
        };
        known.then_some(self.player)
    }

    /// How many kobolds a seat has in a section.
    pub fn kobolds(&self, seat: Seat, section: Section) -> u8 {
        self.kobolds[seat.index()][section.index()]
    }

    /// How many kobolds a seat has in each section.
    #[inline]
    pub fn kobolds_by_section(&self, seat: Seat) -> &[u8] {
        &self.kobolds[seat.index()][..Section::COUNT]
    }

    /// How many kobolds a seat has in the room.
    #[inline]
    pub fn kobolds_in_room(&self, seat: Seat) -> u8 {
        // Adds up the eight bytes in the highest one.
        (u64::from_le_bytes(self.kobolds[seat.index()]).wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// The face-up token on a space.
    pub fn face_up(&self, spot: Spot) -> Option<Token> {
        let room = self.room();
        if !room.has(spot) {
            return None;
        }
        let index = room.index(spot);
        if self.face_up >> index & 1 != 0 { Some(self.tokens[index]) } else { None }
    }

    /// Whether a token lies face down on a space.
    pub fn is_face_down(&self, spot: Spot) -> bool {
        let room = self.room();
        room.has(spot) && self.face_down >> room.index(spot) & 1 != 0
    }

    /// What lies on each space of the room, in ascending order of section and space.
    #[inline]
    pub fn spaces(&self) -> impl Iterator<Item = Lying> + '_ {
        let count = self.room().spaces.count_ones() as usize;
        self.tokens[..count].iter().enumerate().map(|(index, &token)| {
            if self.face_up >> index & 1 != 0 {
                Lying::FaceUp(token)
            } else if self.face_down >> index & 1 != 0 {
                Lying::FaceDown
            } else {
                Lying::Nothing
            }
        })
    }

    /// The tokens laid out before a seat.
    pub fn held(&self, seat: Seat) -> &Tally {
        &self.held[seat.index()]
    }

    /// The tokens grabbed in this turn and not yet laid out or scored; none for one still face down.
    pub fn grabbed(&self) -> &[Option<Token>] {
        &self.grabbed
    }

    /// The tokens nobody has seen, in the supply or face down.
    pub fn unseen(&self) -> &Tally {
        &self.unseen
    }

    /// How many tokens are in the supply.
    #[inline]
    pub fn supply(&self) -> u8 {
        let in_hand = self.grabbed.iter().filter(|token| token.is_none()).count() as u8;
        self.unseen_total - self.face_down.count_ones() as u8 - in_hand
    }

    /// How many point tiles a seat has.
    pub fn point_tiles(&self, seat: Seat) -> u8 {
        self.tiles[seat.index()]
    }

    /// How many point tiles are left.
    #[inline]
    pub fn point_tiles_left(&self) -> u8 {
        self.options.components.point_tiles() - self.tiles.iter().sum::<u8>()
    }

    /// Every gem trophy with its points and who has it, from the most valuable on.
    pub fn gem_trophies(&self) -> impl Iterator<Item = (u8, Option<Seat>)> + '_ {
        let points = self.options.components.gem_trophies();
        points.iter().enumerate().map(|(i, &points)| (points, self.gem_trophies.get(i).copied()))
    }

    /// The empty spaces that are not under the light.
    #[inline]
    pub(crate) fn to_refill(&self) -> u32 {
        let room = self.room();
        room.spaces & !room.lit(self.light) & !(self.face_up | self.face_down)
    }

    /// Whether the supply cannot fill every empty space outside the light (KOB-R7).
    #[inline]
    pub(crate) fn is_supply_short(&self) -> bool {
        u32::from(self.supply()) < self.to_refill().count_ones()
    }

    /// Whether the last gem trophy has been taken (KOB-16).
    #[inline]
    pub(crate) fn are_gem_trophies_gone(&self) -> bool {
        self.gem_trophies.len() == self.options.components.gem_trophies().len()
    }
}
