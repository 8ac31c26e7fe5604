//! The rules of Clonk!, a card game of digging for treasure above a sleeping monster, for two to four players.
//!
//! [`Clonk`] is a game being played. What players do is an [`Action`], what chance brings an [`Outcome`], what a
//! viewer may know a [`View`]. `CLK-…` in comments names the rule or ruling of the rule book that a line stands for.

mod action;
mod audit;
mod card;
mod cards;
mod components;
mod determinize;
mod event;
mod illegal;
mod options;
mod outcome;
mod rules;
mod score;
mod setup;
mod shafts;
mod sketch;
mod state;
mod table;
mod task;
mod view;

pub use action::{Action, Source};
pub use card::{Card, Colour, Treasure};
pub use components::Treasury;
pub use event::Event;
pub use illegal::Illegal;
pub use options::{Awakening, Help, Kablooeys, Options, Rockfall};
pub use outcome::Outcome;
pub use score::Score;
pub use shafts::Shaft;
pub use state::{Clonk, Phase};
pub use task::{Side, Tile};
pub use view::{PlayerView, ShaftView, View};
