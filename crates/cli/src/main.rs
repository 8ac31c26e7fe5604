//! The `underhill` command: four tabletop games from under the hill.

mod analyse;
mod arena;
mod arguments;
mod backup;
mod engine;
mod exec;
mod explore;
mod failure;
mod games;
mod health;
mod laws;
mod load;
mod output;
mod perft;
mod play;
mod ratings;
mod records;
mod replay;
mod restore;
mod rules;
mod series;
mod serve;
mod simulate;
mod stored;
mod tables;
mod thinking;
mod verify;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use underhill_catalog::GameId;

#[derive(Parser)]
#[command(name = "underhill", version, max_term_width = 100)]
#[command(about = format!("Tabletop games from under the hill: {}", GameId::names()))]
#[command(after_help = "Start with `underhill games`, or play right away: `underhill play gobblet`.")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Play(play::Play),
    Serve(serve::Serve),
    Backup(backup::Backup),
    Restore(restore::Restore),
    Tables(tables::Tables),
    Health(health::Health),
    Games(games::Games),
    Rules(rules::Rules),
    Arena(arena::Arena),
    Ratings(ratings::Ratings),
    Analyse(analyse::Analyse),
    Explore(explore::Explore),
    Engine(engine::Engine),
    Simulate(simulate::Simulate),
    Replay(replay::ReplayFile),
    Verify(verify::Verify),
    Perft(perft::Perft),
    Laws(laws::Laws),
    Load(load::Load),
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Play(command) => command.run(),
        Command::Serve(command) => command.run(),
        Command::Backup(command) => command.run(),
        Command::Restore(command) => command.run(),
        Command::Tables(command) => command.run(),
        Command::Health(command) => command.run(),
        Command::Games(command) => command.run(),
        Command::Rules(command) => command.run(),
        Command::Arena(command) => command.run(),
        Command::Ratings(command) => command.run(),
        Command::Analyse(command) => command.run(),
        Command::Explore(command) => command.run(),
        Command::Engine(command) => command.run(),
        Command::Simulate(command) => command.run(),
        Command::Replay(command) => command.run(),
        Command::Verify(command) => command.run(),
        Command::Perft(command) => command.run(),
        Command::Laws(command) => command.run(),
        Command::Load(command) => command.run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
