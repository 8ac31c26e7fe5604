//! Playing by the rule of thumb: no look ahead, only what tokens are worth now.

use underhill_catalog::kobold::{Action, Kobold};
use underhill_core::Seat;

use super::choices::choices;
use super::scene::{KINDS, Scene};
use super::worth::{best_in, worths};

/// The choices with what each brings in points: what a grab is worth now, and what a kobold placed could grab if the
/// next roll spares it.
pub(super) fn thumb(game: &Kobold, seat: Seat) -> Vec<(Action, f32)> {
    let scene = Scene::of(game);
    let worths = worths(&scene, seat.index());
    let value = |action: &Action| match *action {
        Action::Take(spot) => worths[game.face_up(spot).map_or(KINDS, |token| token.index())],
        Action::Place(section) => {
            let here = usize::from(scene.kobolds[seat.index()][section.index()]);
            let best = best_in(&scene, section.index(), &worths);
            best.get(here).map_or(0.0, |more| more * (1.0 - scene.danger[section.index()]))
        }
    };
    choices(game, seat).into_iter().map(|action| (action, value(&action))).collect()
}

/// The same with an eye for the next point only: whatever can be grabbed with any gain is grabbed before another
/// kobold is placed.
pub(super) fn at_once(game: &Kobold, seat: Seat) -> Vec<(Action, f32)> {
    // More than any token is worth.
    const NOW: f32 = 1_000.0;
    let mut choices = thumb(game, seat);
    for (action, value) in &mut choices {
        if matches!(action, Action::Take(_)) && *value > 0.05 {
            *value += NOW;
        }
    }
    choices
}
