//! What is in the box, and the board that is laid out of it.

mod boards;
mod colour;
mod plan;
mod square;

pub(crate) use boards::BOARD_SIDE;
pub use boards::{BOARDS, Boards, Side, Slot, Space};
pub use colour::{Colour, TILES, TILES_PER_COLOUR, Tiles};
pub use plan::Spaces;
pub(crate) use plan::{CENTRES, FIRST_COLUMN, LINE, Lines, NO_LINES, Plan, contains, insert, lines, remove, square_at};
pub use square::{SIDE, SQUARES, Square};
