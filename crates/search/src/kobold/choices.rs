//! The actions worth comparing: of those that come to the same, one.

use std::ops::ControlFlow;

use underhill_catalog::kobold::{Action, Kobold, Section, Spot};
use underhill_core::{ArrayVec, Game, Seat};

/// More than there ever are: a section to place in, or a face-down token of each section, or a face-up one of one.
pub(super) type Choices = ArrayVec<Action, 24>;

/// The legal actions without those that another one makes needless.
///
/// Equal tokens of a section are the same to everyone. And since a face-up token tells nothing new when it is grabbed,
/// it can wait: whoever wants both loses nothing by grabbing face-down tokens first, and face-up ones in the order of
/// their sections (KOB-08).
pub fn choices(game: &Kobold, seat: Seat) -> Choices {
    let mut choices = Choices::new();
    let lowest = Section::all().find(|&section| game.kobolds(seat, section) > 0);
    let _ = game.legal::<()>(seat, |action| {
        let needed = match action {
            Action::Place(_) => true,
            Action::Take(spot) => {
                let kind = game.face_up(spot);
                let again = |space| game.face_up(Spot { space, ..spot }) == kind && lies(game, Spot { space, ..spot });
                (kind.is_none() || Some(spot.section) == lowest) && !(0..spot.space).any(again)
            }
        };
        if needed {
            let _ = choices.try_push(action);
        }
        ControlFlow::Continue(())
    });
    choices
}

fn lies(game: &Kobold, spot: Spot) -> bool {
    game.face_up(spot).is_some() || game.is_face_down(spot)
}
