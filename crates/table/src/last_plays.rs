//! What of a game is told again, where everybody has to remember for themselves.

use std::ops::Range;

use underhill_core::{PerSeat, Viewer, Waiting};

/// When the last things happened in a game, by the versions of the table.
pub(crate) struct LastPlays {
    began: u64,
    /// After the last play.
    any: u64,
    /// After each seat's last decision.
    of_seats: PerSeat<u64>,
}

impl LastPlays {
    pub(crate) fn none(seats: usize) -> Self {
        LastPlays { began: 0, any: 0, of_seats: (0..seats).map(|_| 0).collect() }
    }

    /// The game begins with this version.
    pub(crate) fn began(&mut self, version: u64) {
        self.began = version;
    }

    /// Whoever was waited for has decided, which gives this version.
    pub(crate) fn played(&mut self, waiting: Waiting, version: u64) {
        self.any = version;
        if let Waiting::Decide(seats) = waiting {
            seats.iter().for_each(|seat| self.of_seats[seat.index()] = version);
        }
    }

    /// What is not told again. Of what happened since their own last decision everyone is told, who may have been away
    /// meanwhile; whoever only watches is told the last play.
    pub(crate) fn forgotten(&self, viewer: Viewer) -> Range<u64> {
        let told_from = match viewer {
            Viewer::Seat(seat) => self.of_seats.get(seat.index()).copied().unwrap_or_default(),
            Viewer::Spectator => self.any,
        };
        self.began..told_from
    }
}
