//! A real browser that uses the app as people do. `cargo xtask browser` builds the app first and says where it is.

mod access;
mod browser;
mod driver;
mod hand;
mod page;
mod play;
mod site;
mod touch;
mod wire;

pub use browser::Browser;
pub use hand::touches;
pub use page::{Page, Size};
pub use play::{By, Decision};
pub use site::Site;
pub use wire::Wire;
