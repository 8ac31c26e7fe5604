//! The tests of Gobblet!, as one program: they read like the rule book.

mod common;
mod laws;
mod naive;
mod notation;
mod perft;
mod rules;
mod rulings;
mod views;
