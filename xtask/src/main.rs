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
mod python;
mod rule_ids;
mod serve;
mod shell;
mod soak;
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
cargo xtask wheel           the package for Python as a wheel, into target/wheels
cargo xtask python WORDS…   the package for Python in a clean environment: the tests with these words in their names, or all
cargo xtask bench-python    how fast it is beside other libraries, which are installed in the same run; `--quick` is shorter
cargo xtask bench-wasm      how fast the bots are in a browser, beside the same work done natively
cargo xtask dist            one program with the app inside, as .tar.gz and as a Debian package, tried out
cargo xtask pictures FOLDER pictures of every screen; `--compare BEFORE AFTER` compares two folders pixel by pixel;
                            `--screens` takes those to be looked at, at every size that people have, into target/screens;
                            `--invitations` draws the games for messengers anew
cargo xtask waits           how long one waits for a bot in the browser, every game at every level
cargo xtask soak [WORD...]  the long form of the checks that kill servers, besiege them, take their database away and break networks;
                            `python` tries every combination of options with the checkers of other libraries
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
        "http" => http::install().and_then(|()| http::compile()).and_then(|()| http::check()),
        "app" => build_app(rest),
        "wheel" => python::wheel(),
        "python" => python::install().and_then(|()| http::compile()).and_then(|()| python::test(rest)),
        "bench-python" => python::bench(rest),
        "bench-wasm" => wasm::bench(),
        "dist" => dist::dist(),
        "pictures" => pictures::pictures(rest),
        "waits" => browser::measure_waits(),
        "soak" => soak::soak(rest),
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

fn bless() -> Result<(), String> {
    let packages = ["underhill-catalog", "underhill-environment", "underhill-table"];
    let packages = packages.iter().flat_map(|name| ["--package", name]);
    let tests: Vec<&str> = ["test", "--locked"].into_iter().chain(packages).collect();
    cargo_with(&tests, &[("UNDERHILL_BLESS", "1")])?;
    eprintln!("Look at the differences in {} before you commit them.", project().display());
    Ok(())
}
