//! The engine of Gobblet!.

mod learn;
mod play;
pub(crate) mod prover;
mod speed;
mod tactics;

use clap::Subcommand;

#[derive(Subcommand)]
pub(crate) enum Command {
    Learn(learn::Learn),
    Match(learn::Match),
    Show(learn::Show),
    Speed(speed::Speed),
    Tactics(tactics::Tactics),
}

impl Command {
    pub(crate) fn run(self) {
        match self {
            Command::Learn(learn) => learn.run(),
            Command::Match(games) => games.run(),
            Command::Show(show) => show.run(),
            Command::Speed(speed) => speed.run(),
            Command::Tactics(tactics) => tactics.run(),
        }
    }
}
