//! The rules of Gobblestones and its bluffing variant.
//!
//! Goblins eat the stones of a board of 15x15 spaces: tiles laid in rows cover spaces of their own colour for points,
//! and whoever lays fewer draws more. [`Gobblestones`] is a game being played; `data/rules.toml` is the rule book in
//! our own words, and the ids in comments (`GBS-08`) are its rules.

mod action;
mod audit;
mod components;
mod determinize;
mod event;
mod game;
mod illegal;
mod known;
mod notation;
mod options;
mod outcome;
mod rules;
mod sketch;
mod state;
mod stored;
mod view;

pub use action::{Action, Laid, MOST, Placement, Tile};
pub use components::{BOARDS, Boards, Side, Slot, Space, Spaces};
pub use components::{Colour, SIDE, SQUARES, Square, TILES, TILES_PER_COLOUR, Tiles};
pub use event::Event;
pub use illegal::Illegal;
pub use known::Known;
pub use options::{EmptyRack, Options};
pub use outcome::Outcome;
pub use rules::Ending;
pub use state::{Cover, Endings, Gobblestones, Last, Squares, TurnPart};
pub use view::{Covers, FaceDownTiles, Question, RackView, View};
