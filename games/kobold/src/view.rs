use serde::{Deserialize, Serialize};
use underhill_core::{Game, Memory, ViewError, Viewer};

use crate::Kobold;
use crate::sight::Sight;

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

    /// Who looks.
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

    pub(crate) fn imagine(&self) -> Result<Kobold, ViewError> {
        self.fault().map_or_else(|| Ok(self.game.clone()), |problem| Err(ViewError(problem)))
    }

    pub(crate) fn fault(&self) -> Option<String> {
        match self.viewer {
            Viewer::Seat(seat) if seat.index() >= self.game.seats() => Some(format!("seat {seat} does not play")),
            _ => None,
        }
    }
}
