//! The rules of Clonk!, a card game of digging for treasure above a sleeping monster, for two to four players.
//!
//! [`Clonk`] is a game being played. What players do is an [`Action`], what chance brings an [`Outcome`], what a
//! viewer may know a [`View`], or a [`Sight`] where it is only looked at. `CLK-…` in comments names the rule or ruling of
//! the rule book that a line stands for.

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
mod sight;
mod sketch;
mod state;
mod stored;
mod view;

pub use action::{Action, Source};
pub use components::{Card, Colour, Shaft, Side, Tile, Treasure, Treasury};
pub use event::Event;
pub use illegal::{Illegal, WantedFor};
pub use options::{Awakening, Dig, Help, Kablooeys, Options, Rockfall, TieEyes};
pub use outcome::Outcome;
pub use rules::{Choices, Score, Sources};
pub use sight::{Pile, PlayerSight, Sight};
pub use state::{Clonk, Phase};
pub use view::{PlayerView, ShaftView, View};
