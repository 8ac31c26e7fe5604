use underhill_core::{Seat, Seats};

use crate::{Ask, Share};

/// What somebody asks for, and whose answer is missing.
pub(crate) struct Asking {
    pub(crate) seat: Seat,
    pub(crate) ask: Ask,
    pub(crate) missing: Seats,
    /// What those who agreed to another game have given towards its draws so far.
    pub(crate) shares: Vec<(Seat, Share)>,
}

impl Asking {
    /// Whether it is asked that a bot go on for the person of this seat.
    pub(crate) fn is_about(&self, seat: Seat) -> bool {
        matches!(self.ask, Ask::StandIn { seat: absent, .. } if absent == seat)
    }
}
