//! The tests of Clonk!, as one program: they read like the rule book.

mod common;
mod components;
mod editions;
mod ending;
mod hidden;
mod illegal;
mod laws;
mod notation;
mod questions;
mod set_up;
mod turn;
