//! The rules of Gobblet!: four in a line with gobblets that swallow smaller ones.
//!
//! [`Gobblet`] is a game being played. [`Position`] is the board alone, small and fast, for programs that look ahead;
//! it says which actions are [legal](Position::visit), [why not](Position::check), what they
//! [lead to](Position::play_unchecked) and [who has won](Position::verdict). [`Setup`] is a position that somebody
//! wrote down and that has yet to be [validated](Setup::validate).

mod action;
mod board;
mod ending;
mod event;
mod game;
mod gobblets;
mod illegal;
mod notation;
mod options;
mod perft;
mod position;
mod rules;
mod setup;
mod sketch;
mod square;
mod state;
mod view;

pub use action::{Action, Outcome};
pub use board::Board;
pub use ending::{Ending, Reason};
pub use event::Event;
pub use game::{Gobblet, TURN_LIMIT};
pub use gobblets::{Colour, Gobblets, Piece, Size, Stacks};
pub use illegal::Illegal;
pub use options::{Options, Remembering, Touch};
pub use perft::{Perft, Tally, divide, perft, tally};
pub use position::Position;
pub use setup::{Setup, SetupError};
pub use square::{LINES, Square, Squares};
pub use view::{InAir, View};
