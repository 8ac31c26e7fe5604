//! Why an action is not allowed.

use underhill_core::Seat;

use crate::components::KOBOLDS;
use crate::{Action, Illegal, Kobold, Phase};

impl Kobold {
    /// Whether the seat may do this, rule by rule, without looking at anything else that could be done.
    pub(crate) fn check_action(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        match self.phase {
            Phase::Over => return Err(Illegal::Over),
            Phase::Turn => {}
            _ => return Err(Illegal::Chance),
        }
        if seat != self.player {
            return Err(Illegal::NotYourTurn { player: self.player });
        }
        let (room, in_room) = (self.room(), usize::from(self.kobolds_in_room(seat)));
        let tokens = self.face_up | self.face_down;
        match *action {
            // KOB-R11: the first grab has chosen (B).
            Action::Place(_) if self.is_retrieving() => Err(Illegal::Retrieving),
            // KOB-07.
            Action::Place(_) if in_room == KOBOLDS => Err(Illegal::AllInRoom),
            Action::Place(section) => {
                // KOB-06.
                let tokens = (room.spaces_of(1 << section.index()) & tokens).count_ones() as u8;
                let kobolds = self.kobolds(seat, section);
                if section.is_lit_from(self.light) {
                    Err(Illegal::Lit { section })
                } else if kobolds >= tokens {
                    Err(Illegal::Crowded { section, tokens, kobolds })
                } else {
                    Ok(())
                }
            }
            Action::Take(spot) => {
                if !room.has(spot) {
                    Err(Illegal::NoSuchSpace { spot, spaces: room.size(spot.section) })
                } else if in_room == 0 {
                    // KOB-07.
                    Err(Illegal::NoneInRoom)
                } else if self.kobolds(seat, spot.section) == 0 {
                    // KOB-08.
                    Err(Illegal::NoneInSection { section: spot.section })
                } else if tokens >> room.index(spot) & 1 == 0 {
                    Err(Illegal::NoToken { spot })
                } else {
                    Ok(())
                }
            }
        }
    }
}
