//! The app in a real browser, run by `cargo xtask browser`.

mod alone;
mod drags;
mod gobblet;
mod lessons;
mod pace;
mod provoke;
mod refusals;
mod screens;
mod sheet;
mod together;
mod updates;
