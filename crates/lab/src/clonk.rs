//! The numbers behind Clonk!.

mod climb;
mod fit;
mod play;

use clap::Subcommand;

#[derive(Subcommand)]
pub(crate) enum Command {
    Climb(climb::Climb),
    Fit(fit::Fit),
}

impl Command {
    pub(crate) fn run(self) {
        match self {
            Command::Climb(climb) => climb.run(),
            Command::Fit(fit) => fit.run(),
        }
    }
}
