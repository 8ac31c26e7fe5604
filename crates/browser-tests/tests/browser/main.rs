//! The app in a real browser, run by `cargo xtask browser`.

mod alone;
mod clonk;
mod drags;
mod gobblet;
mod lessons;
mod names;
mod pace;
mod provoke;
mod refusals;
mod rules;
mod screens;
mod sheet;
mod together;
mod updates;
