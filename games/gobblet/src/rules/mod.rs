//! The rules proper. `setup` is how a game begins, `turn` what an action does, `check` says what is not allowed, `menu`
//! lists what is, `ending` when it is over and who has won. Nothing is left to chance.

mod check;
mod ending;
mod menu;
mod setup;
mod turn;

pub(crate) use ending::DRAW_BY_AGREEMENT;
pub use ending::{EndReason, Ending, TURN_LIMIT};
pub use menu::Origin;
