//! The numbers behind Clonk!.

mod climb;
mod fit;
mod learn;
mod play;

use clap::Subcommand;

#[derive(Subcommand)]
pub(crate) enum Command {
    Climb(climb::Climb),
    Fit(fit::Fit),
    Learn(learn::Learn),
}

impl Command {
    pub(crate) fn run(self) {
        match self {
            Command::Climb(climb) => climb.run(),
            Command::Fit(fit) => fit.run(),
            Command::Learn(learn) => learn.run(),
        }
    }
}
