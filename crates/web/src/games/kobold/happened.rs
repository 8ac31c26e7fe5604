//! What the last step of the game did, read from what it told: what a board marks and moves.

use underhill_catalog::kobold::{Event, Face, Kobold, Section, Spot, Token};
use underhill_core::Seat;

use crate::games::Stage;

#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Happened {
    pub(super) placed: Option<(Seat, Section)>,
    /// Which token left, if it lay face up.
    pub(super) grabbed: Option<(Spot, Option<Token>)>,
    pub(super) laid: Vec<Spot>,
    pub(super) caught: Vec<(Seat, Section, u8)>,
}

impl Happened {
    pub(super) fn read(stage: Stage<Kobold>) -> Happened {
        let mut happened = Happened::default();
        for event in stage.last_events() {
            match event {
                Event::Placed { seat, section } => happened.placed = Some((seat, section)),
                Event::Grabbed { spot, token, .. } => happened.grabbed = Some((spot, token)),
                Event::Laid { spot, .. } => happened.laid.push(spot),
                Event::Caught { seat, section, kobolds } => happened.caught.push((seat, section, kobolds)),
                _ => {}
            }
        }
        // The set-up of the room is nobody's move.
        if happened.placed.is_none() && happened.grabbed.is_none() {
            happened.laid.clear();
        }
        happened
    }
}

/// What the die showed last.
pub(super) fn last_roll(stage: Stage<Kobold>) -> Option<Face> {
    stage.find_event(|event| if let Event::Rolled { face, .. } = event { Some(face) } else { None })
}
