//! The rules of Gobblestones and its bluffing variant.
//!
//! Goblins eat the stones of a board of 15x15 spaces: tiles laid in rows cover spaces of their own colour for points,
//! and whoever lays fewer draws more. [`Gobblestones`] is a game being played; `data/rules.toml` is the rule book in
//! our own words, and the ids in comments (`GBS-08`) are its rules.

mod action;
mod boards;
mod check;
mod colour;
mod determinize;
mod event;
mod illegal;
mod known;
mod options;
mod plan;
mod reach;
mod rules;
mod setup;
mod sketch;
mod square;
mod state;
mod turn;
mod view;

pub use action::{Action, Laid, MOST, Outcome, Placement, Tile};
pub use boards::{BOARDS, Boards, Side, Slot, Space};
pub use colour::{Colour, TILES, TILES_PER_COLOUR, Tiles};
pub use event::Event;
pub use illegal::Illegal;
pub use known::Known;
pub use options::{EmptyRack, Options};
pub use plan::Spaces;
pub use square::{SIDE, SQUARES, Square};
pub use state::{Cover, Ending, Gobblestones, Last, Squares, Stage};
pub use view::{Covers, FaceDownTiles, Question, RackView, View};
