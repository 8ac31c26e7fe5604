//! Getting about by arrow keys: shafts, own gallery and hand are three rows, one part of them is in the tab order.

use leptos::prelude::*;
use underhill_catalog::clonk::{Clonk, Shaft};
use web_sys::KeyboardEvent;

use crate::games::Stage;
use crate::games::keys::{Arrow, focus};

/// One of the rows that arrow keys go along.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Row {
    Shafts,
    /// The cart, then the space that is next.
    Gallery,
    Hand,
}

const ROWS: [Row; 3] = [Row::Shafts, Row::Gallery, Row::Hand];

/// A part of the board.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Spot {
    pub(super) row: Row,
    pub(super) place: usize,
}

impl Spot {
    pub(super) fn id(self) -> String {
        format!("clonk-{}-{}", self.row as usize, self.place)
    }
}

/// Which part of the board is in the tab order.
#[derive(Copy, Clone)]
pub(super) struct Rover {
    at: RwSignal<Spot>,
    /// How many parts each row has.
    sizes: Memo<[usize; 3]>,
}

impl Rover {
    pub(super) fn new(stage: Stage<Clonk>) -> Rover {
        let sizes = Memo::new(move |_| {
            stage.view.with(|view| {
                let me = stage.me.get().and_then(|me| view.as_ref()?.players.get(me.index()));
                let spaces = me.map_or(0, |me| if me.gallery.len() < 4 { 2 } else { 1 });
                let hand = me.and_then(|me| me.hand.as_ref()).map_or(0, Vec::len);
                [Shaft::COUNT, spaces, hand]
            })
        });
        Rover { at: RwSignal::new(Spot { row: Row::Shafts, place: 0 }), sizes }
    }

    /// What the tab order says about a part. When the part that had the focus is gone, the first takes its place.
    pub(super) fn tab(self, spot: Spot) -> &'static str {
        let at = self.at.get();
        let gone = at.place >= self.sizes.get()[at.row as usize];
        let first = Spot { row: Row::Shafts, place: 0 };
        if spot == if gone { first } else { at } { "0" } else { "-1" }
    }

    /// An arrow key is pressed on a part.
    pub(super) fn step(self, event: &KeyboardEvent, from: Spot) {
        let sizes = self.sizes.get_untracked();
        let Some(next) = Arrow::of(event).and_then(|arrow| neighbour(from, arrow, sizes)) else { return };
        event.prevent_default();
        self.at.set(next);
        focus(&next.id());
    }
}

/// Where an arrow key leads; none if the key is none of ours.
fn neighbour(from: Spot, arrow: Arrow, sizes: [usize; 3]) -> Option<Spot> {
    let here = from.row as usize;
    let along = |place: usize| Spot { place: place.min(sizes[here].saturating_sub(1)), ..from };
    let into = |row: Row| {
        let last = sizes[row as usize].checked_sub(1)?;
        Some(Spot { row, place: from.place.min(last) })
    };
    match arrow {
        Arrow::Left => Some(along(from.place.saturating_sub(1))),
        Arrow::Right => Some(along(from.place + 1)),
        Arrow::Up => Some(ROWS[..here].iter().rev().find_map(|&row| into(row)).unwrap_or(from)),
        Arrow::Down => Some(ROWS[here + 1..].iter().find_map(|&row| into(row)).unwrap_or(from)),
        Arrow::Enter => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_skip_empty_rows_and_stay_inside() {
        let spot = |row, place| Spot { row, place };
        let go = |from, arrow| neighbour(from, arrow, [5, 0, 3]);
        assert_eq!(go(spot(Row::Shafts, 4), Arrow::Right), Some(spot(Row::Shafts, 4)));
        assert_eq!(go(spot(Row::Shafts, 4), Arrow::Down), Some(spot(Row::Hand, 2)));
        assert_eq!(go(spot(Row::Hand, 1), Arrow::Up), Some(spot(Row::Shafts, 1)));
        assert_eq!(go(spot(Row::Hand, 1), Arrow::Down), Some(spot(Row::Hand, 1)));
        assert_eq!(go(spot(Row::Hand, 1), Arrow::Enter), None);
    }
}
