//! The bots. A bot receives what its seat can see and a budget, and answers with an action, an estimate and a reason.
//!
//! There is no way to hand it a state: [`Brain::think`] takes a [`Question`], and a question holds a view. Nothing in
//! here reads a clock, starts a thread or opens a file; whoever asks passes a [`Meter`], and a [`Crew`] if there are
//! threads to help. With a meter that counts [`Nodes`] a bot's answer follows from the question and its seed.

#![cfg_attr(
    not(feature = "lab"),
    allow(unreachable_pub, reason = "what the tuning programs use is public to them only")
)]

mod answer;
mod brain;
mod meter;
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
}

pub use answer::{Answer, Candidate, Estimate, Proof, Reason};
pub use brain::{Brain, BrainVisit, Question, visit};
pub use meter::{Crew, Meter, Nodes};
pub use underhill_core::{Level, UnknownLevel};
