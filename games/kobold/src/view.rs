#![allow(clippy::disallowed_types, reason = "what serde derives for a flattened field names floats; none is used")]

use serde::{Deserialize, Serialize};
use underhill_core::{Game, Memory, PerSeat, Seat, Viewer};

use crate::{Kobold, Stored, Toy};

/// What a viewer sees: everything. A face-down token has no kind yet, and all else lies open, so every viewer sees the
/// same and there is nothing to remember that the table does not show.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Sight", into = "Sight")]
pub struct View {
    pub(crate) viewer: Viewer,
    pub(crate) memory: Memory,
    pub(crate) game: Kobold,
}

impl View {
    pub(crate) fn new(game: Kobold, viewer: Viewer, memory: Memory) -> Self {
        View { viewer, memory, game }
    }

    /// The viewer: a seat in play, or a spectator.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// How much the viewer remembers.
    pub fn memory(&self) -> Memory {
        self.memory
    }

    /// What lies on the table.
    pub fn table(&self) -> &Kobold {
        &self.game
    }

    pub(crate) fn fault(&self) -> Option<String> {
        match self.viewer {
            Viewer::Seat(seat) if seat.index() >= self.game.seats() => Some(format!("seat {seat} does not play")),
            _ => None,
        }
    }
}

/// A toy trophy.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ToyTrophy {
    /// For the most of this toy.
    pub toy: Toy,
    /// Its points, 0 to 100.
    pub points: u8,
    /// Who has it: nobody before the end.
    pub seat: Option<Seat>,
}

/// A view in the players' words: the whole table, and what anyone could count.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Sight {
    viewer: Viewer,
    memory: Memory,
    #[serde(flatten)]
    table: Stored,
    /// How many tokens are in the supply.
    supply: u8,
    point_tiles_left: u8,
    toy_trophies: Vec<ToyTrophy>,
    points: PerSeat<i32>,
}

impl From<View> for Sight {
    fn from(View { viewer, memory, game }: View) -> Sight {
        let trophy =
            |toy| ToyTrophy { toy, points: game.options.components.toy_trophy(toy), seat: game.toy_trophy(toy) };
        Sight {
            viewer,
            memory,
            table: Stored::from(&game),
            supply: game.supply(),
            point_tiles_left: game.point_tiles_left(),
            toy_trophies: Toy::ALL.map(trophy).to_vec(),
            points: game.points(),
        }
    }
}

impl TryFrom<Sight> for View {
    type Error = String;

    fn try_from(sight: Sight) -> Result<View, String> {
        let counted = (sight.supply, sight.point_tiles_left, sight.toy_trophies, sight.points);
        let view = View { viewer: sight.viewer, memory: sight.memory, game: sight.table.try_into()? };
        let again = Sight::from(view.clone());
        if counted != (again.supply, again.point_tiles_left, again.toy_trophies, again.points) {
            return Err("the supply, tiles, trophies or points are miscounted".to_owned());
        }
        match view.fault() {
            None => Ok(view),
            Some(problem) => Err(problem),
        }
    }
}
