//! The tests of the client, as one program.

mod common;
mod guest;
mod tls;
mod witness;
