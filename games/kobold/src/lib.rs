//! The rules of Kobold: little kobolds pilfer toys and gems from a child's room while a flashlight sweeps it.
//!
//! Two to four players. Tokens and a die are chance; nothing is private, but nobody knows a face-down token: here it
//! has no kind at all until somebody turns it up. [`Kobold`] is the game, `data/rules.toml` its rules in words, and
//! `data/components.toml` what is in the box.

mod action;
mod audit;
mod components;
mod event;
mod face;
mod illegal;
mod options;
mod room;
mod rules;
mod scoring;
mod setup;
mod sight;
mod sketch;
mod state;
mod tally;
mod token;
mod turn;
mod view;

pub use action::{Action, Outcome};
pub use components::BoxContents;
pub use event::Event;
pub use face::Face;
pub use illegal::Illegal;
pub use options::{Options, Reveal, Side, SideChoice, Start};
pub use room::{Room, Section, Spot};
pub use setup::{GemTrophy, Grab, Player, Setup, Space};
pub use sight::ToyTrophy;
pub use state::{Kobold, Phase};
pub use tally::Tally;
pub use token::{Token, Toy};
pub use view::View;
