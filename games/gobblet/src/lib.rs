//! The rules of Gobblet!: four in a line with gobblets that swallow smaller ones.
//!
//! [`Gobblet`] is a game being played. [`Position`] is the board alone, small and fast, for programs that look ahead;
//! it says which actions are [legal](Position::visit), [why not](Position::check), what they
//! [lead to](Position::play_unchecked) and [who has won](Position::verdict). [`Setup`] is a position that somebody
//! wrote down and that has yet to be [validated](Setup::validate).

mod action;
mod audit;
mod components;
mod determinize;
mod event;
mod game;
mod illegal;
mod notation;
mod options;
mod outcome;
mod perft;
mod position;
mod rules;
mod sketch;
mod state;
mod stored;
mod view;

pub use action::Action;
pub use components::{Board, Colour, Gobblets, LINES, Piece, Size, Square, Squares, Stacks};
pub use event::Event;
pub use illegal::Illegal;
pub use options::{Options, Remembering, Touch};
pub use outcome::Outcome;
pub use perft::{Perft, Tally, divide, perft, tally};
pub use position::Position;
pub use rules::{EndReason, Ending, Origin, TURN_LIMIT};
pub use state::Gobblet;
pub use stored::{Setup, SetupError};
pub use view::{InAir, View};
