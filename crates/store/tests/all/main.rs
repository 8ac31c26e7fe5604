//! The tests of the store, as one program.

mod addresses;
mod every_backend;
mod places;
mod postgres_troubles;
mod sqlite_troubles;
