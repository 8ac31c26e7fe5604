//! The rules of Kobold: little kobolds pilfer toys and gems from a child's room while a flashlight sweeps it.
//!
//! Two to four players. Tokens and a die are chance; nothing is private, but nobody knows a face-down token: here it
//! has no kind at all until somebody turns it up. [`Kobold`] is the game, `data/rules.toml` its rules in words, and
//! `data/components.toml` what is in the box.

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
mod rules;
mod sketch;
mod state;
mod stored;
mod view;

pub use action::Action;
pub use components::{BoxContents, Face, Room, Section, Spot, Tally, Token, Toy};
pub use event::Event;
pub use illegal::Illegal;
pub use options::{Options, Reveal, Side, SideChoice, Start};
pub use outcome::Outcome;
pub use state::{Kobold, Lying, Phase};
pub use stored::{GemTrophy, Grab, Player, Space, Stored};
pub use view::{ToyTrophy, View};
