//! The tests of the store, as one program.

mod addresses;
mod claiming;
mod every_backend;
mod nodes;
mod places;
mod postgres_troubles;
mod restoring;
mod sqlite_troubles;
