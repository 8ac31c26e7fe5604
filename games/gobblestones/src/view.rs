use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use underhill_core::{ArrayVec, Memory, NotationError, PerSeat, Seat, Viewer};

use crate::action::join;
use crate::components::BOARDS;
use crate::components::TILES;
use crate::components::{SIDE, SQUARES};
use crate::state::{Endings, Last};
use crate::{Colour, Cover, Gobblestones, Known, Laid, Options, Slot, Spaces, Square, Tile, Tiles, TurnPart};

/// What one viewer can see.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// The viewer: a seat in play, or a spectator.
    pub viewer: Viewer,
    /// How much they remember.
    pub memory: Memory,
    /// How many play, 2 to 4.
    pub seats: usize,
    /// What was agreed before the start.
    pub options: Options,
    /// What is waited for.
    pub stage: TurnPart,
    /// Whose turn it is; seat 0 during the set-up.
    pub turn: Seat,
    /// How many turns are done.
    pub turns: u32,
    /// How many of the last turns left no new tile on the board and drew none (GBS-R4).
    pub idle: u8,
    /// The points of each seat.
    pub points: PerSeat<i32>,
    /// Each seat's rack.
    pub racks: PerSeat<RackView>,
    /// How many tiles are left in the bag.
    pub bag: u8,
    /// The board squares laid so far, row by row.
    pub boards: ArrayVec<Slot, BOARDS>,
    /// Every space, its colour and value: `R4`, `.0` for grey, `--` where no board has been laid yet.
    pub spaces: Spaces,
    /// What lies on every space: `.` nothing, a capital letter a tile face up, `?` a tile face down, a small letter a
    /// tile face down that this viewer knows.
    pub tiles: Covers,
    /// The tiles that the others trust or challenge now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub question: Option<Question>,
    /// The turn before this one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<Last>,
    /// What has called the end, so that this round is the last (GBS-R15); mostly nothing.
    #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
    pub called: Endings,
    /// Which face-down tiles each seat has laid, in their order. A memory fact, shown to all at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face_down: Option<PerSeat<FaceDownTiles>>,
    /// What is known of each seat's tiles from bluffs taken back. A memory fact.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub known: Option<PerSeat<Known>>,
}

/// A rack as somebody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RackView {
    /// How many tiles are on it.
    pub count: u8,
    /// Which, for those who may know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tiles: Option<Tiles>,
}

/// The tiles that the others trust or challenge now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// Who has laid them.
    pub seat: Seat,
    /// The tiles, their colours only for their owner.
    pub tiles: Laid,
    /// What they are worth.
    pub points: i32,
}

/// What lies on every space, row by row. Written as 15 strings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Covers(pub(crate) [Cover; SQUARES]);

impl Covers {
    /// What lies on that space, as far as the viewer knows.
    pub fn get(&self, square: Square) -> Cover {
        self.0[square.index()]
    }

    /// What lies on all of them, in reading order.
    #[inline]
    pub fn all(&self) -> &[Cover; SQUARES] {
        &self.0
    }
}

impl Serialize for Covers {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let letter = |cover: &Cover| match cover {
            Cover::Nothing => '.',
            Cover::FaceUp(colour) => colour.letter(),
            Cover::FaceDown(Some(colour)) => colour.letter().to_ascii_lowercase(),
            Cover::FaceDown(None) => '?',
        };
        serializer.collect_seq(self.0.chunks(SIDE).map(|row| row.iter().map(letter).collect::<String>()))
    }
}

impl<'de> Deserialize<'de> for Covers {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let rows = ArrayVec::<String, SIDE>::deserialize(deserializer)?;
        if rows.len() != SIDE || rows.iter().any(|row| row.chars().count() != SIDE) {
            return Err(serde::de::Error::custom("the board has 15 rows of 15 spaces"));
        }
        let mut covers = Covers([Cover::Nothing; SQUARES]);
        for (letter, cover) in rows.iter().flat_map(|row| row.chars()).zip(&mut covers.0) {
            *cover = match (letter, Colour::from_letter(letter)) {
                ('.', _) => Cover::Nothing,
                ('?', _) => Cover::FaceDown(None),
                (_, Some(colour)) if letter.is_ascii_uppercase() => Cover::FaceUp(colour),
                (_, Some(colour)) => Cover::FaceDown(Some(colour)),
                _ => return Err(serde::de::Error::custom(format_args!("`{letter}` is no tile"))),
            };
        }
        Ok(covers)
    }
}

/// Tiles that one player has laid face down, in the order they were laid. Written `j5? k5?`.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct FaceDownTiles(pub(crate) Vec<Tile>);

impl FaceDownTiles {
    /// The tiles, in the order they were laid; the colour of each, if the viewer knows it.
    pub fn tiles(&self) -> &[Tile] {
        &self.0
    }
}

impl fmt::Display for FaceDownTiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        join(f, &self.0)
    }
}

impl FromStr for FaceDownTiles {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut tiles = Vec::new();
        for tile in text.split(' ').filter(|tile| !tile.is_empty()) {
            if tiles.len() == TILES {
                return Err(NotationError::new(text, "there are only 100 tiles"));
            }
            tiles.push(tile.parse()?);
        }
        Ok(FaceDownTiles(tiles))
    }
}

impl Gobblestones {
    /// Puts together what a viewer may know.
    pub(crate) fn seen_by(&self, viewer: Viewer, memory: Memory) -> View {
        // GBS-R8: at the end everything is shown.
        let over = matches!(self.stage, TurnPart::Over(_));
        let sees = |seat: Seat| over || viewer.is(seat);
        let mut tiles = Covers([Cover::Nothing; SQUARES]);
        for (seen, cover) in tiles.0.iter_mut().zip(&self.cover) {
            *seen = match cover {
                Cover::FaceDown(_) => Cover::FaceDown(None),
                &open => open,
            };
        }
        for seat in self.all_seats().filter(|&seat| sees(seat)) {
            for &square in self.face_down.of(seat) {
                tiles.0[square.index()] = self.cover[square.index()];
            }
        }
        let colour_seen = |square: Square| tiles.get(square).colour();
        let question = match &self.stage {
            TurnPart::Answering(squares) => {
                Some(Question { seat: self.turn, tiles: Laid::seen(squares, colour_seen), points: self.worth(squares) })
            }
            _ => None,
        };
        let remembers = memory == Memory::Perfect;
        let bluff = self.options.bluff;
        let face_down_of = |seat: Seat| {
            let tile = |&square: &Square| Tile { square, colour: colour_seen(square) };
            FaceDownTiles(self.face_down.of(seat).iter().map(tile).collect())
        };
        let face_down = if bluff && (remembers || over) { Some(self.per_seat(face_down_of)) } else { None };
        let known = if bluff && remembers { Some(self.per_seat(|seat| self.known[seat.index()])) } else { None };
        View {
            viewer,
            memory,
            seats: usize::from(self.seats),
            options: self.options.clone(),
            stage: self.stage.clone(),
            turn: self.turn,
            turns: self.turns,
            idle: self.idle,
            points: self.per_seat(|seat| self.points[seat.index()]),
            racks: self.per_seat(|seat| {
                let rack = self.rack(seat);
                RackView { count: rack.total() as u8, tiles: sees(seat).then_some(rack) }
            }),
            bag: self.bag.total() as u8,
            boards: self.plan.boards.clone(),
            spaces: self.plan.spaces.clone(),
            tiles,
            question,
            last: self.last.clone(),
            called: self.called.clone(),
            face_down,
            known,
        }
    }
}
