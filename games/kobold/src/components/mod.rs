//! What is in the box, and how it is counted.

mod box_contents;
mod face;
mod room;
mod tally;
mod token;

pub use box_contents::BoxContents;
pub(crate) use box_contents::KOBOLDS;
pub use face::Face;
pub use room::{Room, Section, Spot};
pub use tally::Tally;
pub use token::{Token, Toy};
