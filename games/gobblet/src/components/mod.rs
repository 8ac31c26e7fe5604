//! The board and the gobblets.

mod board;
mod gobblets;
mod square;

pub use board::Board;
pub use gobblets::{Colour, Gobblets, Piece, Size, Stacks};
pub use square::{LINES, Square, Squares};
