//! The judge of Kobold positions.

mod duel;
mod learn;
mod play;
mod wide;

use clap::Subcommand;

#[derive(Subcommand)]
pub(crate) enum Command {
    Duel(duel::Duel),
    Learn(learn::Learn),
}

impl Command {
    pub(crate) fn run(self) {
        match self {
            Command::Duel(duel) => duel.run(),
            Command::Learn(learn) => learn.run(),
        }
    }
}
