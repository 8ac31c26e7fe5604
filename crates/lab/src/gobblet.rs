//! The engine of Gobblet!.

mod book;
mod calibrate;
mod duel;
mod fit;
mod forced;
mod learn;
mod lessons;
mod play;
mod prove;
pub(crate) mod prover;
mod speed;
mod tactics;
mod weights;

use clap::Subcommand;

#[derive(Subcommand)]
pub(crate) enum Command {
    Learn(learn::Learn),
    #[command(subcommand)]
    Book(book::Command),
    Calibrate(calibrate::Calibrate),
    Duel(duel::Duel),
    Fit(fit::Fit),
    Forced(forced::Forced),
    Lessons(lessons::Lessons),
    Prove(prove::Prove),
    Census(prove::Census),
    Show(weights::Show),
    Speed(speed::Speed),
    Tactics(tactics::Tactics),
}

impl Command {
    pub(crate) fn run(self) {
        match self {
            Command::Learn(learn) => learn.run(),
            Command::Book(command) => command.run(),
            Command::Calibrate(calibrate) => calibrate.run(),
            Command::Duel(duel) => duel.run(),
            Command::Fit(fit) => fit.run(),
            Command::Forced(forced) => forced.run(),
            Command::Lessons(lessons) => lessons.run(),
            Command::Prove(prove) => prove.run(),
            Command::Census(census) => census.run(),
            Command::Show(show) => show.run(),
            Command::Speed(speed) => speed.run(),
            Command::Tactics(tactics) => tactics.run(),
        }
    }
}
