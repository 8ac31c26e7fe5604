//! One table being played: seats, sealed choices, clocks, fair draws, a log. A pure state machine: it has no clock, no
//! luck and no storage of its own.
//!
//! A command is checked against the table as it is ([`AnyTable::decide`]) and gives an [`Entry`]. Whoever keeps the table
//! stores the entry and then applies it ([`AnyTable::apply`]). The same entries applied to nothing give the same table,
//! so a table is its log.

mod any;
mod bytes;
mod clock;
mod command;
mod deciding;
mod entry;
pub mod fair;
mod happening;
mod phrase;
mod scene;
#[cfg(test)]
mod secrecy;
mod sitter;
mod table;
mod view;
mod witness;

pub use any::{AnyTable, Broken, opening, rebuild};
pub use bytes::{Bytes, Hash};
pub use clock::{Dial, Time, TimeControl};
pub use command::{Command, Rejection, Sender};
pub use deciding::Decided;
pub use entry::{Ask, CommandId, Entry, EntryKind, Setting, StandInReason};
pub use fair::{Draws, Entropy, Seed};
pub use happening::{News, NewsKind, SeenEvent};
pub use phrase::Phrase;
pub use scene::{Asked, BotTurn, GameScene, Offer, Phase, Scene};
pub use sitter::{Name, Place, Sitter, Token};
pub use view::ViewText;
pub use witness::{Fair, Unfair, Witness};
