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
mod legality;
mod playthrough;
mod random_game;
mod set_up;

pub use broken::Broken;
pub use playthrough::playthrough;
pub use random_game::{Effort, Lawful, random_game};
pub use set_up::{SetUp, set_ups};

use underhill_core::Game;

/// Plays `games` random games with every number of seats and every combination of options, every law checked, and
/// panics at the first one broken.
///
/// # Panics
/// If a law is broken. The message says which, and how to see it again.
pub fn obey<G: Game>(games: u64) {
    let set_ups = set_ups::<G>();
    for set_up in &set_ups {
        for seed in 0..games {
            if let Err(broken) = random_game(set_up, seed, Effort::THOROUGH) {
                panic!("{} with {set_up}, seed {seed}: {broken}", G::NAME);
            }
        }
    }
}
