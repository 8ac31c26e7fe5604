//! The games as programs learn them.
//!
//! Every action has a number that never changes its meaning ([`Learnable::meaning`]), what a player sees is a row of
//! small whole numbers written from their view alone ([`Learnable::observe`]), and thousands of games are played side by
//! side, written into arrays in place ([`Batch`]). A game that is played by ids is a [`Play`].
//!
//! ```
//! use underhill_catalog::kobold::{Kobold, Options};
//! use underhill_core::{Game, Memory, seeded};
//! use underhill_environment::{Ids, Learnable, Play};
//!
//! let mut luck = seeded(1, 0);
//! let mut play = Play::new(Kobold::new(2, &Options::default())?);
//! play.draw_all(&mut luck, &mut ());
//! let mut observation = vec![0; play.observation_len()];
//! while let Some(seat) = play.seat() {
//!     let mut ids = <Kobold as Learnable>::Ids::NONE;
//!     play.legal_ids(seat, &mut ids);
//!     play.observe(seat, Memory::Perfect, &mut observation);
//!     play.act_unchecked(seat, ids.random(&mut luck).expect("there is always one"), &mut ());
//!     play.draw_all(&mut luck, &mut ());
//! }
//! assert_eq!(play.rewards().expect("it is over").iter().sum::<f64>(), 0.0);
//! # Ok::<(), underhill_core::OptionsError>(())
//! ```

mod batch;
mod ids;
mod learnable;
mod observation;
mod play;

mod clonk;
mod gobblestones;
mod gobblet;
mod kobold;

pub use batch::{Arrays, Autoreset, Batch, IllegalId, SKIP};
pub use ids::Ids;
pub use learnable::{Chosen, Learnable, MOST_IDS};
pub use observation::{Part, Writer};
pub use play::{Listener, Play};

underhill_catalog::visitor! {
    /// Something to be done with any game that programs can learn, written once.
    pub trait LearnableVisit for Learnable;
    /// Does something with a game of the catalog.
    pub fn visit;
}
