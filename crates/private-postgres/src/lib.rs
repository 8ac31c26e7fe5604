//! A PostgreSQL server of their own for tests.
//!
//! ```no_run
//! let postgres = underhill_private_postgres::PrivatePostgres::start_new().unwrap();
//! let address = postgres.fresh_database().unwrap();
//! ```
//!
//! The server lives in a temporary folder and listens only on a socket in there, so any number of them can run and none
//! meets another one. It ends together with the program, however that ends: a small helper process waits for it.

mod account;
mod guard;
mod processes;
mod programs;
mod server;

pub use server::PrivatePostgres;
