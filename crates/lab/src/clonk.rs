//! The numbers behind Clonk!.

mod climb;
mod duel;
mod fit;
mod learn;
mod play;

use clap::Subcommand;

#[derive(Subcommand)]
pub(crate) enum Command {
    Climb(climb::Climb),
    Duel(duel::Duel),
    Fit(fit::Fit),
    Learn(learn::Learn),
}

impl Command {
    pub(crate) fn run(self) {
        match self {
            Command::Climb(climb) => climb.run(),
            Command::Duel(duel) => duel.run(),
            Command::Fit(fit) => fit.run(),
            Command::Learn(learn) => learn.run(),
        }
    }
}
