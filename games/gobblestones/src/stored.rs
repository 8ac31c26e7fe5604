use serde::{Deserialize, Serialize};
use underhill_core::{ArrayVec, Game, PerSeat, Seat};

use crate::audit::ensure;
use crate::components::{BOARDS, insert};
use crate::state::{Endings, Last};
use crate::{Cover, Covers, FaceDownTiles, Gobblestones, Known, Options, Slot, Square, Tile, Tiles, TurnPart};

/// A game as it is written down: everything there is, in the players' words. Not every one is a game that could be
/// played; only those that are become a [`Gobblestones`].
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Stored {
    pub(crate) seats: usize,
    pub(crate) options: Options,
    pub(crate) stage: TurnPart,
    pub(crate) turn: Seat,
    pub(crate) turns: u32,
    pub(crate) idle: u8,
    pub(crate) points: PerSeat<i32>,
    pub(crate) racks: PerSeat<Tiles>,
    pub(crate) bag: Tiles,
    pub(crate) boards: ArrayVec<Slot, BOARDS>,
    pub(crate) tiles: Covers,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) face_down: Option<PerSeat<FaceDownTiles>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) known: Option<PerSeat<Known>>,
    pub(crate) last: Option<Last>,
    #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
    pub(crate) called: Endings,
}

impl From<Gobblestones> for Stored {
    fn from(game: Gobblestones) -> Self {
        let bluff = game.options.bluff;
        let tile = |&square: &Square| Tile { square, colour: Some(game.tile(square)) };
        let face_down_of = |seat| FaceDownTiles(game.face_down.of(seat).iter().map(tile).collect());
        Stored {
            seats: usize::from(game.seats),
            stage: game.stage.clone(),
            turn: game.turn,
            turns: game.turns,
            idle: game.idle,
            points: game.per_seat(|seat| game.points[seat.index()]),
            racks: game.per_seat(|seat| game.rack(seat)),
            bag: game.bag,
            boards: game.plan.boards.clone(),
            tiles: Covers(game.cover),
            face_down: if bluff { Some(game.per_seat(face_down_of)) } else { None },
            known: if bluff { Some(game.per_seat(|seat| game.known[seat.index()])) } else { None },
            last: game.last.clone(),
            called: game.called.clone(),
            options: game.options,
        }
    }
}

impl TryFrom<Stored> for Gobblestones {
    type Error = String;

    fn try_from(stored: Stored) -> Result<Self, Self::Error> {
        let game = Gobblestones::new(stored.seats, &stored.options).map_err(|error| error.to_string())?;
        let mut game = Gobblestones {
            stage: stored.stage,
            turn: stored.turn,
            turns: stored.turns,
            idle: stored.idle,
            bag: stored.bag,
            cover: stored.tiles.0,
            last: stored.last,
            called: stored.called,
            ..game
        };
        ensure(
            stored.points.len() == stored.seats && stored.racks.len() == stored.seats,
            "every seat has points and a rack",
        )?;
        for seat in game.all_seats() {
            game.points[seat.index()] = stored.points[seat.index()];
            game.racks[seat.index()] = stored.racks[seat.index()];
        }
        for slot in stored.boards {
            game.plan.lay(slot, &game.options.boards);
        }
        for square in Square::all() {
            if game.cover[square.index()] != Cover::Nothing {
                insert(&mut game.covered, square);
            }
        }
        ensure(stored.face_down.is_some() == game.options.bluff, "tiles lie face down in the bluffing variant alone")?;
        ensure(stored.known.is_some() == game.options.bluff, "bluffs are taken back in the bluffing variant alone")?;
        if let (Some(face_down), Some(known)) = (stored.face_down, stored.known) {
            ensure(face_down.len() == stored.seats && known.len() == stored.seats, "there is a list for every seat")?;
            for (seat, tiles) in game.all_seats().zip(&face_down) {
                game.known[seat.index()] = known[seat.index()];
                for tile in &tiles.0 {
                    ensure(!game.face_down.is_full(), "there are only a hundred tiles")?;
                    let agrees = game.cover[tile.square.index()] == Cover::FaceDown(tile.colour);
                    ensure(agrees, "the lists of face-down tiles agree with the board")?;
                    game.face_down.push(seat, tile.square);
                }
            }
        }
        game.audited()?;
        Ok(game)
    }
}
