//! The tests of Kobold, as one program: they read like the rule book.

mod components;
mod laws;
mod rules;
mod rulings;
mod state;
mod table;
