//! The numbers behind Gobblestones, and players that try to exploit a bluffer.

mod habits;
mod meet;
mod outlook;
mod players;
mod prospects;
mod respond;
mod seat;
mod start;

use clap::Subcommand;

#[derive(Subcommand)]
pub(crate) enum Command {
    Habits(habits::Tune),
    Outlook(outlook::Fit),
    Prospects(prospects::Learn),
    Respond(respond::Respond),
    Seat(seat::Play),
    Meet(meet::Meet),
}

impl Command {
    pub(crate) fn run(self) {
        match self {
            Command::Habits(tune) => tune.run(),
            Command::Outlook(fit) => fit.run(),
            Command::Prospects(learn) => learn.run(),
            Command::Respond(respond) => respond.run(),
            Command::Seat(play) => play.run(),
            Command::Meet(meet) => meet.run(),
        }
    }
}
