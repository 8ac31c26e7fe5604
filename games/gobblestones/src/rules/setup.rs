//! How a game begins: with no board laid (GBS-01) and all tiles in the bag (GBS-02). The rest is drawn, in the order of
//! GBS-R13.

use underhill_core::{Game, OptionsError, Seat};

use crate::components::{NO_LINES, Plan, SQUARES};
use crate::state::{Endings, FaceDown};
use crate::{Cover, Gobblestones, Known, Options, Tiles, TurnPart};

impl Gobblestones {
    pub(crate) fn set_up(seats: usize, options: &Options) -> Result<Self, OptionsError> {
        if !Self::SEATS.contains(&seats) {
            return Err(OptionsError::Seats { game: Self::NAME, seats, allowed: Self::SEATS });
        }
        Ok(Gobblestones {
            options: options.clone(),
            seats: seats as u8,
            plan: Plan::new(),
            stage: TurnPart::Laying,
            turn: Seat::new(0),
            turns: 0,
            idle: 0,
            points: [0; 4],
            racks: [Tiles::NONE; 4],
            bag: Tiles::FULL,
            covered: NO_LINES,
            cover: [Cover::Nothing; SQUARES],
            face_down: FaceDown::default(),
            known: [Known::default(); 4],
            last: None,
            called: Endings::new(),
        })
    }
}
