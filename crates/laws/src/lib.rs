//! What every game must obey, checked over random play.
//!
//! A game gets the whole suite in three lines:
//!
//! ```text
//! #[test]
//! fn kobold_obeys_the_laws() {
//!     underhill_laws::obey::<kobold::Kobold>(2);
//! }
//! ```

mod broken;
mod chance;
mod hidden;
mod hostile;
mod legality;
mod playthrough;
mod random_game;
mod set_up;
mod told;

pub use broken::Broken;
pub use hostile::{Endured, endure};
pub use playthrough::playthrough;
pub use random_game::{Effort, Lawful, random_game};
pub use set_up::{SetUp, set_ups};
pub use told::{has_field, words};

use underhill_core::Game;

/// Plays `games` random games with every number of seats and every combination of options, every law checked, and
/// panics at the first one broken.
///
/// # Panics
/// If a law is broken. The message says which, and how to see it again.
pub fn obey<G: Game>(games: u64) {
    let (mut refused, mut believed) = (0, 0);
    for set_up in set_ups::<G>() {
        for seed in 0..games {
            match random_game(&set_up, seed, Effort::THOROUGH).and_then(|_| endure(&set_up, seed)) {
                Ok(endured) => (refused, believed) = (refused + endured.refused, believed + endured.believed),
                Err(broken) => panic!("{} with {set_up}, seed {seed}: {broken}", G::NAME),
            }
        }
    }
    assert!(refused > 0 && believed > 0, "{}: {refused} changes were refused, {believed} believed", G::NAME);
}
