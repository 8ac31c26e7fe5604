//! Makes the numbers that the bots play by, and measures what they are worth.
//!
//! Whatever tunes writes the file that ships, in place, unless `--out` says otherwise. The same arguments write the same
//! file: everything follows from a seed. `docs/bots.md` lists the command behind each file.

mod clock;
mod clonk;
mod gobblestones;
mod gobblet;
mod kobold;
mod net;
mod output;
mod puzzles;
mod settings;

use clap::{Parser, Subcommand};

/// Makes the numbers that the bots play by, and measures what they are worth.
#[derive(Parser)]
#[command(name = "underhill-lab", version)]
struct Arguments {
    #[command(subcommand)]
    game: Game,
}

#[derive(Subcommand)]
enum Game {
    /// The engine of Gobblet!: its weights, its speed, what it sees.
    #[command(subcommand)]
    Gobblet(gobblet::Command),
    /// The judge of Kobold positions.
    #[command(subcommand)]
    Kobold(kobold::Command),
    /// The habit, the judge and the beliefs of Clonk!.
    #[command(subcommand)]
    Clonk(clonk::Command),
    /// The habits and the outlook of Gobblestones, and players that try to exploit a bluffer.
    #[command(subcommand)]
    Gobblestones(gobblestones::Command),
    /// The puzzles of the day.
    Puzzles(puzzles::Puzzles),
}

fn main() {
    match Arguments::parse().game {
        Game::Gobblet(command) => command.run(),
        Game::Kobold(command) => command.run(),
        Game::Clonk(command) => command.run(),
        Game::Gobblestones(command) => command.run(),
        Game::Puzzles(puzzles) => puzzles.run(),
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn the_arguments_are_well_formed() {
        super::Arguments::command().debug_assert();
    }
}
