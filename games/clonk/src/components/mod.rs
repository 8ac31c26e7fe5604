//! What is in the box, and how it is counted.

mod card;
mod cards;
mod shafts;
mod task;
mod treasury;

pub use card::{Card, Colour, Treasure};
pub(crate) use cards::{Cards, Id, NOBODY_KNOWS};
pub use shafts::Shaft;
pub(crate) use shafts::Shafts;
pub use task::{Side, Tile};
pub use treasury::Treasury;
pub(crate) use treasury::least_cards;
