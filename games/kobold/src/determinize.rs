use underhill_core::ViewError;

use crate::{Kobold, View};

impl View {
    /// A whole game that looks like this. There is nothing to imagine: a face-down token has no kind in the game either
    /// (KOB-R12), so this is the table that the view shows.
    pub(crate) fn imagine(&self) -> Result<Kobold, ViewError> {
        self.fault().map_or_else(|| Ok(self.game.clone()), |problem| Err(ViewError(problem)))
    }
}
