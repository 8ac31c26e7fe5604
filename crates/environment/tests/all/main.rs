//! Ids, observations and batches of every game, as one program.

mod batches;
mod ids;
mod observations;
mod pages;
