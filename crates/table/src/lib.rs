//! One table being played: seats, sealed choices, clocks, fair draws, a log. A pure state machine: it has no clock, no
//! luck and no storage of its own.
//!
//! A command is checked against the table as it is ([`Deciding::decide`]) and gives an [`Entry`]. Whoever keeps the table
//! stores the entry and then applies it ([`AnyTable::apply`]). The same entries applied to nothing give the same table,
//! so a table is its log.
//!
//! ```
//! use underhill_core::{Seat, Seats, Viewer};
//! use underhill_table::{
//!     AnyTable, Bytes, Command, Decided, Entry, FairVersion, Name, Phase, Rejection, Seed, Sender, Setting, Share, Time,
//!     Token, opening, rebuild,
//! };
//!
//! /// Whoever keeps a table decides, stores and applies, in that order.
//! fn carry_out(
//!     table: &mut dyn AnyTable,
//!     log: &mut Vec<Entry>,
//!     sender: Sender,
//!     command: &Command,
//! ) -> Result<(), Rejection> {
//!     // A real keeper brings the time, and seeds that nobody knows.
//!     match table.decide(sender, None, command, Time(2_000), &mut || Seed(Bytes([8; 32])))? {
//!         Decided::New(entry) => {
//!             log.push(entry.clone());
//!             table.apply(&entry).expect("what was decided can be applied");
//!         }
//!         Decided::Already(_version) => {}
//!     }
//!     Ok(())
//! }
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let setting: Setting = serde_json::from_str(r#"{"game": "gobblet", "seats": 2}"#)?;
//! let mut log = vec![opening(setting, FairVersion::Second, Seed(Bytes([7; 32])), Time(1_000))?];
//! let mut table = rebuild(log.clone())?;
//!
//! for (name, token) in [("Ada", Token(Bytes([1; 16]))), ("Grace", Token(Bytes([2; 16])))] {
//!     let name = Name::try_from(name.to_owned())?;
//!     // A device commits to what it will add to the draws. A real one takes something that nobody can guess.
//!     let share = Share::of(FairVersion::Second, Bytes([3; 32]));
//!     let sit = Command::Sit { seat: None, name, key: token.key(), share };
//!     carry_out(table.as_mut(), &mut log, Sender::Stranger, &sit)?;
//! }
//! let (ada, grace) = (Seat::new(0), Seat::new(1));
//! carry_out(table.as_mut(), &mut log, Sender::Seat(ada), &Command::Start)?;
//! for seat in [ada, grace] {
//!     // Now that nobody can change theirs, every device reveals what it committed to.
//!     carry_out(table.as_mut(), &mut log, Sender::Seat(seat), &Command::Reveal { entropy: Bytes([3; 32]) })?;
//! }
//!
//! let act = Command::Act { action: "4@a1".to_owned(), decision: 0 };
//! let refused = carry_out(table.as_mut(), &mut log, Sender::Seat(grace), &act);
//! assert!(matches!(refused, Err(Rejection::Illegal { .. })), "Ada begins");
//! carry_out(table.as_mut(), &mut log, Sender::Seat(ada), &act)?;
//!
//! let scene = table.scene(Viewer::Seat(grace));
//! assert_eq!(scene.phase, Phase::Playing);
//! assert_eq!(scene.now.expect("the game has begun").waiting, Seats::only(grace));
//! assert_eq!(rebuild(log)?.version(), table.version());
//! # Ok(())
//! # }
//! ```

mod any;
mod asking;
mod bytes;
mod command;
mod deciding;
mod entry;
pub mod fair;
mod happening;
mod last_plays;
mod phrase;
mod recording;
mod remembered;
mod scene;
mod seat_pass;
#[cfg(test)]
mod secrecy;
mod share;
mod sitter;
mod starting;
mod table;
mod time_control;
mod turn_time;
mod view;
mod witness;

pub use any::{AnyTable, Broken, LONGEST_OPTION, opening, rebuild};
pub use bytes::{Bytes, Hash};
pub use command::{Command, Rejection, Sender};
pub use deciding::{Decided, Deciding, STAND_IN};
pub use entry::{Ask, CommandId, Entry, EntryKind, Outage, Setting, StandInReason};
pub use fair::{Draws, Seed, Verified};
pub use happening::{News, NewsKind, SeenEvent};
pub use phrase::Phrase;
pub use scene::{Asked, BotTurn, GameScene, Offer, Phase, Scene, Showing, StartingScene};
pub use seat_pass::SeatPass;
pub use share::{Entropy, FairVersion, Share, Shares};
pub use sitter::{Name, NameError, Place, Sitter, Token, bot_in, called};
pub use time_control::{Dial, Time, TimeControl};
pub use turn_time::TurnTime;
pub use view::ViewText;
pub use witness::{Fair, Unfair, Witness};
