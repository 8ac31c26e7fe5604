//! `cargo xtask serve` serves tables, `cargo xtask test` runs every check there is, `cargo xtask soak` the long ones, and
//! `cargo xtask bless` rewrites what the checks compare with.

mod app;
mod architecture;
mod browser;
mod http;
mod licences;
mod rule_ids;
mod shell;
mod test_files;
mod tools;
mod wasm;

use std::process::ExitCode;
use std::time::Instant;

use shell::{cargo, project, status_of_files};

const HELP: &str = "\
cargo xtask serve ARGS…  build the app and the server, and serve both: `cargo xtask serve --listen 0.0.0.0:7878`
cargo xtask test     run every check: format, lints, crate graph, licences, rule ids, tests, HTTP, WebAssembly,
                     the app in a browser, documentation
cargo xtask play ARGS…   build the game (optimised) and play: `cargo xtask play kobold --seats human,human`
cargo xtask app      build the browser app into target/app; `--quick` for trying things out
cargo xtask browser  build the app, weigh it, and use it in a real browser as people do
cargo xtask soak     the long form of the checks that kill servers and take their database away
cargo xtask bless    rewrite the golden playthroughs and generated documents after a deliberate change
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let done = match arguments.first().map(String::as_str) {
        Some("test") => test(),
        Some("serve") => serve(&arguments[1..]),
        Some("play") => underhill("play", &arguments[1..], &[]),
        Some("app") => app(&arguments[1..]),
        Some("browser") => browser::check(),
        Some("soak") => soak(),
        Some("bless") => bless(),
        Some("help" | "--help" | "-h") => {
            print!("{HELP}");
            Ok(())
        }
        _ => Err(format!("say what to do:\n\n{HELP}")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("xtask: {problem}");
            ExitCode::FAILURE
        }
    }
}

/// A check: nothing, or what is wrong.
type Check = fn() -> Result<(), String>;

/// Every check, cheapest first.
fn test() -> Result<(), String> {
    let before = status_of_files();
    let start = Instant::now();
    let checks: &[(&str, Check)] = &[
        ("format", || cargo(&["fmt", "--all", "--check"])),
        ("crate graph", architecture::check),
        ("licences of dependencies", licences::check),
        ("a test for every rule", rule_ids::check),
        ("a program for every test", test_files::check),
        ("lints", || cargo(&["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"])),
        ("tests", || cargo(&["test", "--workspace", "--locked", "--exclude", "underhill-browser-tests"])),
        ("the HTTP interface", http::check),
        ("the bots as WebAssembly", wasm::check),
        ("the app in a browser", browser::check),
        ("documentation", || cargo(&["doc", "--workspace", "--no-deps", "--locked", "--document-private-items"])),
    ];
    for (name, check) in checks {
        eprintln!("── {name}");
        let begun = Instant::now();
        check().map_err(|problem| format!("{name}: {problem}"))?;
        eprintln!("── {name}: fine, after {} s", begun.elapsed().as_secs());
    }
    if status_of_files() != before {
        return Err("the tests left files behind or changed some; `git status` shows them".to_owned());
    }
    eprintln!("── every check passed in {} s", start.elapsed().as_secs());
    Ok(())
}

/// Builds the browser app, puts it into the server, and serves.
fn serve(arguments: &[String]) -> Result<(), String> {
    eprintln!("building the browser app (a few minutes the first time, seconds later)");
    let folder = app::build(app::Build::Release)?;
    eprintln!("building the server (a few minutes the first time, seconds later)");
    underhill("serve", arguments, &[("UNDERHILL_APP", &folder.to_string_lossy())])
}

/// Builds the `underhill` command and runs one of its own.
fn underhill(name: &str, arguments: &[String], variables: &[(&str, &str)]) -> Result<(), String> {
    // Building takes minutes the first time: cargo shows how far it is. It says nothing more once the program runs.
    shell::cargo_with(&["build", "--release", "--locked", "--package", "underhill"], variables)?;
    let mut command = vec!["run", "--release", "--quiet", "--locked", "--package", "underhill", "--", name];
    command.extend(arguments.iter().map(String::as_str));
    shell::cargo_with(&command, variables)
}

fn app(arguments: &[String]) -> Result<(), String> {
    let build =
        if arguments.iter().any(|argument| argument == "--quick") { app::Build::Quick } else { app::Build::Release };
    let folder = app::build(build)?;
    eprintln!("the app is in {}", folder.display());
    Ok(())
}

/// The server is killed fifty times under load, on each database; and its database is gone for ten seconds.
fn soak() -> Result<(), String> {
    let test = ["test", "--release", "--locked", "--package", "underhill", "--test", "kill", "--", "--nocapture"];
    shell::cargo_with(&test, &[("UNDERHILL_KILLS", "50")])?;
    let test = ["test", "--release", "--locked", "--package", "underhill-server", "--test", "all", "store_troubles"];
    shell::cargo_with(&test, &[("UNDERHILL_OUTAGE", "10")])
}

fn bless() -> Result<(), String> {
    let tests = ["test", "--package", "underhill-catalog", "--package", "underhill-table", "--locked"];
    shell::cargo_with(&tests, &[("UNDERHILL_BLESS", "1")])?;
    eprintln!("Look at the differences in {} before you commit them.", project().display());
    Ok(())
}
