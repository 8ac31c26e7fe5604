//! Everything that is done with the project besides using it; `HELP` says what.

mod app;
mod architecture;
mod browser;
mod check;
mod cluster;
mod compiler;
mod dist;
mod game_layout;
mod http;
mod licences;
mod metadata;
mod pictures;
mod progress;
mod rule_ids;
mod serve;
mod shell;
mod test;
mod test_files;
mod tools;
mod wasm;

use std::process::ExitCode;

use app::Build;
use shell::{cargo_with, project};

const HELP: &str = "\
cargo xtask serve ARGS…     build the app and the server, and serve both: `cargo xtask serve --listen 0.0.0.0:7878`
cargo xtask play ARGS…      play in the terminal: `cargo xtask play kobold --seats human,human`
cargo xtask cluster         three servers on one PostgreSQL, with NATS between them and a balancer in front, on this machine
cargo xtask check           formatting, lints, and the tests of what changed: before every commit
cargo xtask test            every check there is; installs what it needs, and says so
cargo xtask browser WORDS…  the app in a real browser: the tests with these words in their names, or all
cargo xtask http            the HTTP interface, tried out by a program that knows only its description
cargo xtask app             build the browser app into target/app; `--quick` into target/app-quick, for trying things out
cargo xtask dist            one program with the app inside, as .tar.gz and as a Debian package, tried out
cargo xtask pictures FOLDER pictures of every screen; `--compare BEFORE AFTER` compares two folders pixel by pixel;
                            `--screens` takes those to be looked at, at every size that people have, into target/screens;
                            `--invitations` draws the games for messengers anew
cargo xtask waits           how long one waits for a bot in the browser, every game at every level
cargo xtask soak            the long form of the checks that kill servers, besiege them, take their database away and break networks
cargo xtask bless           rewrite the golden playthroughs and generated documents after a deliberate change
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (command, rest) = match arguments.split_first() {
        Some((command, rest)) => (command.as_str(), rest),
        None => ("", &[][..]),
    };
    if let Some(documentation) = compiler::stands_in() {
        return exit_code(compiler::compile(&arguments, &documentation));
    }
    exit_code(match command {
        "serve" => serve::serve(rest),
        "play" => serve::play(rest),
        "cluster" => cluster::cluster(rest),
        "check" => check::check(rest),
        "test" => test::test(),
        "browser" => browser::check(rest),
        "http" => http::install().and_then(|()| http::check()),
        "app" => build_app(rest),
        "dist" => dist::dist(),
        "pictures" => pictures::pictures(rest),
        "waits" => browser::measure_waits(),
        "soak" => soak(),
        "bless" => bless(),
        "help" | "--help" | "-h" => {
            print!("{HELP}");
            Ok(())
        }
        _ => Err(format!("say what to do:\n\n{HELP}")),
    })
}

fn exit_code(done: Result<(), String>) -> ExitCode {
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("xtask: {problem}");
            ExitCode::FAILURE
        }
    }
}

fn build_app(arguments: &[String]) -> Result<(), String> {
    let quick = arguments.iter().any(|argument| argument == "--quick");
    let folder = app::build(if quick { Build::Quick } else { Build::Small })?;
    eprintln!("the app is in {}", folder.display());
    Ok(())
}

/// The server is killed fifty times under load, on each database, and fifty times more to be restored from a backup; fifty owners of
/// tables are killed among several servers, which take tables from each other a thousand times; it is started with a
/// million stored tables; its database is gone for ten seconds; tables are entered at which two hundred games were played; 20 000
/// connections from one address are in the way of 2 000 players; moves are made at higher and higher rates, on a disk and in
/// memory; an easy bot is asked while masters think at five hundred tables; somebody makes it keep as much as it will for an hour;
/// and a million bad networks are simulated.
fn soak() -> Result<(), String> {
    let test =
        ["test", "--release", "--locked", "--package", "underhill", "--test", "all", "kill::", "--", "--nocapture"];
    cargo_with(&test, &[("UNDERHILL_KILLS", "50")])?;
    for (tests, name, value) in
        [("restoring::", "UNDERHILL_RESTORES", "50"), ("many_tables::", "UNDERHILL_TABLES", "1000000")]
    {
        let test = ["test", "--release", "--locked", "--package", "underhill", "--test", "all", tests];
        cargo_with(&[&test[..], &["--", "--nocapture"]].concat(), &[(name, value)])?;
    }
    let test =
        ["test", "--release", "--locked", "--package", "underhill", "--test", "all", "nodes::", "--", "--nocapture"];
    cargo_with(&test, &[("UNDERHILL_NODE_KILLS", "50")])?;
    let test = ["test", "--release", "--locked", "--package", "underhill-store", "--test", "all", "nodes::"];
    cargo_with(&[&test[..], &["--", "--nocapture"]].concat(), &[("UNDERHILL_TAKES", "1000")])?;
    let test = ["test", "--release", "--locked", "--package", "underhill-server", "--test", "all", "nodes::"];
    cargo_with(&[&test[..], &["--", "--nocapture"]].concat(), &[("UNDERHILL_FLAPS", "100")])?;
    let test = ["test", "--release", "--locked", "--package", "underhill-server", "--test", "all", "store_troubles"];
    cargo_with(&test, &[("UNDERHILL_OUTAGE", "10")])?;
    let test = ["test", "--release", "--locked", "--package", "underhill-server", "--test", "all", "old_tables"];
    cargo_with(&[&test[..], &["--", "--nocapture"]].concat(), &[("UNDERHILL_GAMES", "200")])?;
    let test =
        ["test", "--release", "--locked", "--package", "underhill", "--test", "all", "siege::", "--", "--nocapture"];
    let many = [("UNDERHILL_STRANGERS", "20000"), ("UNDERHILL_PLAYERS", "2000"), ("UNDERHILL_SIEGE", "60")];
    cargo_with(&test, &[&many[..], &[("UNDERHILL_BARS", "1")]].concat())?;
    let test =
        ["test", "--release", "--locked", "--package", "underhill", "--test", "all", "rates::", "--", "--nocapture"];
    let rates = [("UNDERHILL_RATE_TABLES", "500"), ("UNDERHILL_RATE_SECONDS", "15"), ("UNDERHILL_BARS", "1")];
    // One after the other: each is for two cores.
    cargo_with(&[&test[..], &["--test-threads=1"]].concat(), &rates)?;
    for (tests, name, value) in [
        ("fair_bots::an_easy_bot", "UNDERHILL_MASTERS", "500"),
        ("amplification::a_stranger", "UNDERHILL_STRANGER", "3600"),
    ] {
        let test = ["test", "--release", "--locked", "--package", "underhill-server", "--test", "all", tests];
        cargo_with(&[&test[..], &["--", "--nocapture"]].concat(), &[(name, value)])?;
    }
    let test = ["test", "--release", "--locked", "--package", "underhill-session", "--test", "all"];
    cargo_with(&test, &[("UNDERHILL_WORLDS", "1000000")])
}

fn bless() -> Result<(), String> {
    let tests = ["test", "--package", "underhill-catalog", "--package", "underhill-table", "--locked"];
    cargo_with(&tests, &[("UNDERHILL_BLESS", "1")])?;
    eprintln!("Look at the differences in {} before you commit them.", project().display());
    Ok(())
}
