//! A session at a table, through networks good and bad.

mod hell;
mod plain;
mod world;
