//! A real browser that uses the app as people do. `cargo xtask browser` builds the app first and says where it is.

mod access;
mod browser;
mod drag;
mod driver;
mod hand;
mod page;
mod play;
mod prepared;
mod site;
mod touch;
mod wire;

pub use browser::Browser;
pub use drag::Pointer;
pub use hand::{Drag, Hand, HandVisit, touches, visit_hand};
pub use page::{Key, Page, Size, is_about_the_network};
pub use play::{By, Decision};
pub use prepared::{NAMES, Prepared};
pub use site::Site;
pub use wire::Wire;
