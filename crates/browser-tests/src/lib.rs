//! A real browser that uses the app as people do. `cargo xtask browser` builds the app first and says where it is.

mod browser;
mod driver;
mod page;
mod site;

pub use browser::Browser;
pub use page::{Page, Size};
pub use site::Site;
