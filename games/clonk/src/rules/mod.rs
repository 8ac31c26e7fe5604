//! The rules proper. `setup` is how a game begins, `turn` where cards move, `check` says what is not allowed, `menu`
//! lists what is, `chance` what may be drawn, `ending` when it is over and who has won.

mod chance;
mod check;
mod ending;
mod menu;
mod setup;
mod turn;

pub use ending::Score;
pub use menu::{Choices, Sources};
pub(crate) use setup::{FACE_DOWN, first_pile};
pub(crate) use turn::HAND_LIMIT;
