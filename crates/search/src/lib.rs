//! The bots. A bot receives what its seat can see and a budget, and answers with an action, an estimate and a reason.
//!
//! There is no way to hand it a state: [`Brain::think`] takes a [`Question`], and a question holds a view. Nothing in
//! here reads a clock, starts a thread or opens a file; whoever asks passes a [`Meter`], and a [`Crew`] if there are
//! threads to help. With a meter that counts [`Nodes`] a bot's answer follows from the question and its seed.
//!
//! ```
//! use underhill_catalog::kobold::{Kobold, Options};
//! use underhill_core::{Game, Viewer, Waiting, random_step, seeded};
//! use underhill_search::{Aids, Brain, Level, Nodes, Question};
//!
//! // A game for two; chance sets it up until somebody has to decide.
//! let mut game = Kobold::new(2, &Options::default())?;
//! let mut luck = seeded(1, 0);
//! while game.waiting() == Waiting::Chance {
//!     let step = random_step(&game, &mut luck).expect("the game is not over");
//!     game.apply_unchecked(&step, &mut ());
//! }
//! let Waiting::Decide(seats) = game.waiting() else { unreachable!("somebody decides now") };
//! let seat = seats.lowest().expect("somebody decides");
//!
//! // The bot gets what that seat sees and 2 000 nodes to think. Its mind is kept for its next decision.
//! let level = Level::Hard;
//! let view = game.view(Viewer::Seat(seat), level.memory());
//! let mut mind = <Kobold as Brain>::Mind::default();
//! let question = Question { seat, view: &view, level, meter: &Nodes(2_000), seed: 7, aids: Aids::default() };
//! let answer = Kobold::think(&mut mind, &question);
//!
//! assert_eq!(game.check(seat, &answer.action), Ok(()));
//! assert_eq!(answer.candidates[0].action, answer.action);
//! println!("{}: {}", answer.action, answer.reasons[0].text);
//! # Ok::<(), underhill_core::OptionsError>(())
//! ```

#![cfg_attr(
    not(feature = "lab"),
    allow(unreachable_pub, reason = "what the tuning programs use is public to them only")
)]

mod answer;
mod bot_mind;
mod brain;
mod companion;
mod meter;
mod net;
mod opening;
mod simple;

mod clonk;
mod gobblestones;
mod gobblet;
mod kobold;

/// What tuning and measuring programs use of the bots' insides, with the feature `lab` only. Nothing in it is stable, and
/// the feature changes nothing else.
#[cfg(feature = "lab")]
pub mod lab {
    pub use crate::clonk::lab as clonk;
    pub use crate::gobblestones::lab as gobblestones;
    pub use crate::gobblet::lab as gobblet;
    pub use crate::kobold::lab as kobold;

    /// The net that several games judge by.
    pub mod net {
        pub use crate::net::{Format, Net, POINTS, dot, softmax};
    }
}

pub use answer::{Answer, Because, Candidate, Estimate, Progress, Proof, Reason};
pub use bot_mind::BotMind;
pub use brain::{Aids, Brain, BrainVisit, Listener, Question, visit};
pub use companion::Companion;
pub use meter::{Crew, Endless, Meter, Nodes};
pub use opening::{Games, Opening, OpeningTurn, Value};
pub use underhill_core::{Level, Skill, UnknownLevel};
