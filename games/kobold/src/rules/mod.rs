//! The rules proper. `setup` is how a game begins, `turn` how a turn goes, `check` says what is not allowed, `menu` lists
//! what is, `chance` what may be drawn, `ending` what counts, when it is over and who has won.

mod chance;
mod check;
mod ending;
mod menu;
mod setup;
mod turn;
