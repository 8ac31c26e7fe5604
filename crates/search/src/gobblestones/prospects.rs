//! What tiles on the rack and in the bag are worth later. The numbers are learned from self-play: `tuned_prospects.rs`.

use underhill_catalog::gobblestones::MOST;

use super::habits::Prices;
pub use super::tuned_prospects::PROSPECTS;

/// Racks are told apart up to this size.
pub const RACKS: usize = 21;
/// How many sizes of the bag are told apart.
pub const BAGS: usize = 31;
/// The number of tiles in the bag is divided by this, rounded up.
const STEP: usize = 3;

/// By the number of seats less two, the size of the bag and that of the rack, in tenths of a point.
pub type Table = [[[i16; RACKS]; BAGS]; 3];

/// What somebody can expect whose turn is over.
#[derive(Debug, PartialEq)]
pub struct Prospects {
    /// By how much more than the others, on average, they will score from here on.
    pub lead: Table,
    /// How much they will score from here on.
    pub more: Table,
}

/// The place of a bag in a table.
#[inline]
pub fn bag_place(bag: usize) -> usize {
    bag.div_ceil(STEP).min(BAGS - 1)
}

/// The place of a rack in a table.
#[inline]
pub fn rack_place(tiles: usize) -> usize {
    tiles.min(RACKS - 1)
}

impl Prospects {
    /// What laying 0 to 5 of so many tiles brings besides their points.
    #[inline]
    pub(crate) fn prices(&self, seats: usize, bag: usize, tiles: usize) -> Prices {
        let table = &self.lead[seats - 2];
        std::array::from_fn(|laid| {
            // GBS-11
            let drawn = (MOST - laid).min(bag);
            let rack = (tiles + drawn).saturating_sub(laid);
            // GBS-13: that is the end.
            if laid > 0 && tiles == laid && bag < MOST - laid {
                return 0.0;
            }
            f32::from(table[bag_place(bag - drawn)][rack_place(rack)]) / 10.0
        })
    }

    /// How much somebody will still score with so many tiles.
    #[inline]
    pub(crate) fn more(&self, seats: usize, bag: usize, tiles: usize) -> f32 {
        f32::from(self.more[seats - 2][bag_place(bag)][rack_place(tiles)]) / 10.0
    }
}
