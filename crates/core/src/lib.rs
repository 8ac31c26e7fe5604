//! What a game is.
//!
//! A game is a pure state machine: it says who it is [waiting](Game::waiting) for, which actions are
//! [legal](Game::legal), why one is [not](Game::check), what chance may bring, and what each viewer may see. It has
//! no clock, no randomness and no input or output of its own: whoever runs it owns those.

mod components;
mod data;
mod game;
mod level;
mod luck;
mod notation;
mod options;
mod playout;
mod record;
mod rulebook;
mod seat;
mod standings;
mod step;

pub use arrayvec::ArrayVec;
pub use components::{BUILT_IN, Components, ComponentsFile, Provenance, Sourced};
pub use data::{DataError, Spanned, line_of, parse_data};
pub use game::{Events, Game, Illegal, Memory, PlayError, Sketch, ViewError, Viewer, Waiting};
pub use level::{Level, UnknownLevel};
pub use luck::{Luck, seeded};
pub use notation::{Notation, NotationError, serde_notation};
pub use options::{OptionSpec, Options, OptionsError, Values};
pub use playout::{play_out, random_step};
pub use record::{End, Fairness, How, Record, RecordError, Replay};
pub use rulebook::{Rule, RuleBook, RuleId};
pub use seat::{MAX_SEATS, PerSeat, Seat, Seats};
pub use standings::Standings;
pub use step::{Choices, Step, StepOf};

/// For [`serde_as_notation`], which is used where there may be no `serde` to name.
#[doc(hidden)]
pub use serde as __serde;
