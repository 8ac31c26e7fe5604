//! The tests of Gobblestones, as one program: they read like the rule book.

mod bluff;
mod boards;
mod common;
mod editions;
mod endings;
mod hostile;
mod illegal;
mod laws;
mod rule_book;
mod rules;
mod rulings;
mod tile_by_tile;
