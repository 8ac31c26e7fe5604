//! The tests of the server, as one program.

mod absence;
mod common;
mod housekeeping;
mod non_interference;
mod old_tables;
mod store_troubles;
mod strangers;
mod twins;
mod whole_games;
