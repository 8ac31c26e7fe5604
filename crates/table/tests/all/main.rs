//! The tests of the table, as one program.

mod any_table;
mod bounds;
mod common;
mod manners;
mod stored_logs;
