//! What a game is.
//!
//! A game is a pure state machine: it says who it is [waiting](Game::waiting) for, which actions are
//! [legal](Game::legal), why one is [not](Game::check), what chance may bring, and what each viewer may see. It has
//! no clock, no randomness and no input or output of its own: whoever runs it owns those.
//!
//! # Playing
//!
//! A step is what players decided or what chance brought. [`Game::play`] applies one if the rules allow it; what happened
//! is told to whoever listens, here a `Vec`. A refusal names the rule, and the [`RuleBook`] has it in words.
//!
//! ```
//! use gobblet::{Gobblet, Options};
//! use underhill_core::{Game, StepOf};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let mut game = Gobblet::new(2, &Options::default())?;
//! let mut events = Vec::new();
//! let step: StepOf<Gobblet> = "0: 4@b2".parse()?;
//! game.play(&step, &mut events)?;
//! assert_eq!(events[0].to_string(), "seat 0 brings in a white gobblet of size 4 on b2");
//!
//! let before = game.clone();
//! let taken: StepOf<Gobblet> = "1: 4@b2".parse()?;
//! let refusal = game.play(&taken, &mut ()).expect_err("there is a gobblet on b2");
//! assert_eq!(game, before, "whatever is refused changes nothing");
//! let rule = refusal.rule().expect("it is a rule that forbids it");
//! assert_eq!(rule.as_str(), "GBT-05");
//! assert_eq!(Gobblet::rule_book().get("GBT-05").expect("it is in the book").title, "Bringing in a gobblet");
//! # Ok(())
//! # }
//! ```
//!
//! # Any game, to its end
//!
//! Everything works for any game. [`random_step`] takes one step as somebody without a plan would, and draws fairly
//! where chance is waited for; with the same seed it is the same game. A [`Record`] keeps the steps, and a [`Replay`] plays
//! them through the rules again and verifies the result.
//!
//! ```
//! use underhill_core::{Game, Record, Replay, Waiting, random_step, seeded};
//!
//! fn play<G: Game>(seats: usize, seed: u64) -> Result<Record, Box<dyn std::error::Error>> {
//!     let mut game = G::new(seats, &G::Options::default())?;
//!     let mut record = Record::new(&game, Vec::new());
//!     let mut luck = seeded(seed, 0);
//!     while let Some(step) = random_step(&game, &mut luck) {
//!         game.play(&step, &mut ())?;
//!         game.audit()?;
//!         record.push::<G>(&step);
//!     }
//!     assert_eq!(game.waiting(), Waiting::Over);
//!     assert!(game.turns() <= game.turn_bound());
//!     record.end = game.standings().map(Into::into);
//!     Ok(record)
//! }
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let record = play::<clonk::Clonk>(3, 7)?;
//! assert_eq!(record, play::<clonk::Clonk>(3, 7)?);
//! let line = record.to_line();
//! let over = Replay::<clonk::Clonk>::new(&Record::from_line(&line)?)?.finish()?;
//! assert_eq!(over.points().to_vec(), record.end.expect("it is over").points);
//! # Ok(())
//! # }
//! ```
//!
//! # What a player sees
//!
//! A [view](Game::view) is all that one viewer may know, and enough to ask for a decision: [`Game::determinize`] imagines
//! a whole state that looks just like it, without ever seeing the real one.
//!
//! ```
//! use clonk::{Clonk, Options};
//! use underhill_core::{Game, Memory, Seat, Viewer, random_step, seeded};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let mut luck = seeded(1, 0);
//! let mut game = Clonk::new(2, &Options::default())?;
//! while game.turns() < 6 {
//!     let step = random_step(&game, &mut luck).expect("the game is not over so soon");
//!     game.play(&step, &mut ())?;
//! }
//! let me = Seat::new(0);
//! let view = game.view(Viewer::Seat(me), Memory::Table);
//! assert!(view.players[0].hand.is_some(), "players know their own hand");
//! assert!(view.players[1].hand.is_none(), "and nobody else's");
//!
//! let imagined = Clonk::determinize(&view, &mut luck)?;
//! assert_eq!(imagined.view(Viewer::Seat(me), Memory::Table), view);
//! assert_eq!(imagined.legal_actions(me), game.legal_actions(me));
//! # Ok(())
//! # }
//! ```

mod components;
mod data;
mod facts;
mod game;
mod level;
mod luck;
mod notation;
mod options;
mod playout;
mod puzzle;
mod reading;
mod record;
mod rulebook;
mod seat;
mod skill;
mod standings;
mod step;
mod told;

pub use arrayvec::ArrayVec;
pub use components::{BUILT_IN, Components, ComponentsFile, Provenance, Sourced};
pub use data::{DataError, Spanned, line_of, parse_data};
pub use facts::Fact;
pub use game::{Events, Game, Illegal, Memory, PlayError, Sketch, ViewError, Viewer, Waiting};
pub use level::{Level, UnknownLevel};
pub use luck::{Luck, seeded};
pub use notation::{Notation, NotationError, serde_notation};
pub use options::{OptionSpec, Options, OptionsError, Preset, Values};
pub use playout::{play_out, random_step};
pub use puzzle::{Progress, Puzzle};
pub use reading::read_json;
pub use record::{End, EndKind, Fairness, Record, RecordError, Replay};
pub use rulebook::{Rule, RuleBook, RuleId};
pub use seat::{MAX_SEATS, PerSeat, Seat, Seats};
pub use skill::{Skill, UnknownSkill};
pub use standings::Standings;
pub use step::{Choices, Step, StepOf};
pub use told::{EVENT, ILLEGAL, in_english, read_told, write_told};

/// For [`serde_as_notation`], which is used where there may be no `serde` to name.
#[doc(hidden)]
pub use serde as __serde;
