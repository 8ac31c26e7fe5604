//! The tests of the table, as one program.

mod any_table;
mod bounds;
mod common;
mod grinding;
mod manners;
mod revealing;
mod stored_logs;
