//! `cargo xtask test`: every check there is, with a table of what each took.

use std::process::Command;
use std::sync::mpsc::channel;
use std::thread;
use std::time::{Duration, Instant};

use crate::app::{self, Build};
use crate::compiler::checking_cargo;
use crate::shell::{cargo, run, run_aside, status_of_files};
use crate::tools::{
    CADDY, CHROMEDRIVER, CHROMIUM, HAPROXY, NATS, NGINX, NODE, NPM, POSTGRES, PYTHON, provide, quietly,
};
use crate::{architecture, browser, game_layout, http, licences, python, rule_ids, test_files, wasm};

/// One check: its name, and what does it.
type Check = (&'static str, fn() -> Result<(), String>);

/// What needs no compiling.
pub(crate) const AT_ONCE: &[Check] = &[
    ("format", || cargo(&["fmt", "--all", "--check"])),
    ("crate graph", architecture::check),
    ("licences of dependencies", licences::check),
    ("rule ids", rule_ids::check),
    ("layout of the games", game_layout::check),
    ("a program for every test", test_files::check),
];

/// What needs nothing from outside.
const NATIVE: &[Check] = &[("lints, documentation, compiling", compile)];

/// What needs that, and what has been installed.
const RUNNING: &[Check] = &[
    ("tests", || {
        // Many of them wait, for clocks and for other processes.
        let threads = [("NEXTEST_TEST_THREADS", "4")];
        run_tests(checking_cargo, &["--workspace", "--lib", "--bins", "--tests"], Without::TheBrowser, &threads)
    }),
    ("examples in the documentation", || {
        run(&mut checking_cargo(&["test", "--workspace", "--locked", "--doc", "--quiet"]))
    }),
    ("the HTTP interface", http::check),
    ("the package for Python", python::check),
];

/// What is compiled to WebAssembly, beside it: another compiler, in another folder.
const WEB_ASSEMBLY: &[Check] = &[
    ("the app, compiling", || run_aside("app", &mut app::compile(Build::Small))),
    ("the bots as WebAssembly", wasm::check),
];

/// What needs what was compiled on both sides.
const PACKING: &[Check] = &[
    ("the app, packing", || run_aside("packing", &mut app::pack(Build::Small))),
    ("the app's weight", browser::weigh),
];

/// What needs all of it.
const TOGETHER: &[Check] = &[("the app in a browser", browser::use_it)];

/// How long something took.
pub(crate) struct Took {
    name: &'static str,
    time: Duration,
}

/// Every check, the quickest first.
pub(crate) fn test() -> Result<(), String> {
    let before = status_of_files();
    let start = Instant::now();
    let mut table = checked(AT_ONCE)?;
    // Each is dropped when what it is named for is done, which wakes whoever waits for it.
    let ((installed, when_installed), (compiled, when_compiled)) = (channel::<()>(), channel::<()>());
    let (native, web_assembly) = thread::scope(|scope| {
        let aside = scope.spawn(move || {
            let install = checked(&[("what has to be installed", install)]);
            drop(installed);
            let (install, web_assembly) = (install?, checked(WEB_ASSEMBLY)?);
            let _ = when_compiled.recv();
            Ok::<_, String>([install, web_assembly, checked(PACKING)?])
        });
        let compile = checked(NATIVE);
        drop(compiled);
        let _ = when_installed.recv();
        let native = compile.and_then(|compile| Ok([compile, checked(RUNNING)?]));
        (native, aside.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    });
    table.extend(native?.into_iter().flatten().chain(web_assembly?.into_iter().flatten()));
    table.extend(checked(TOGETHER)?);
    if status_of_files() != before {
        return Err("the tests left files behind or changed some; `git status` shows them".to_owned());
    }
    eprintln!("\n{:>6}  check (what is installed and what is WebAssembly goes on beside the rest)", "s");
    for took in &table {
        eprintln!("{:>6}  {}", took.time.as_secs(), took.name);
    }
    eprintln!("{:>6}  every check passed", start.elapsed().as_secs());
    Ok(())
}

/// Does checks one after the other.
pub(crate) fn checked(checks: &[Check]) -> Result<Vec<Took>, String> {
    let mut table = Vec::new();
    for &(name, check) in checks {
        eprintln!("── {name}");
        let begun = Instant::now();
        check().map_err(|problem| format!("{name}: {problem}"))?;
        table.push(Took { name, time: begun.elapsed() });
    }
    Ok(table)
}

/// Everything from outside that any of the checks needs.
fn install() -> Result<(), String> {
    let always = [CHROMIUM, CHROMEDRIVER, NPM, NODE, PYTHON, POSTGRES, NATS, NGINX, CADDY, HAPROXY];
    provide(&[&always, wasm::tools()].concat())?;
    http::install()?;
    python::install()?;
    browser::install()
}

/// Everything that the tests are made of in one go, so that what they share is compiled once, and what packs the app.
fn compile() -> Result<(), String> {
    run(&mut checking_cargo(&[
        "test",
        "--workspace",
        "--locked",
        "--no-run",
        "--lib",
        "--bins",
        "--tests",
        "--examples",
        "--quiet",
    ]))?;
    run(&mut checking_cargo(&["build", "--workspace", "--locked", "--bin", "underhill-packer", "--quiet"]))
}

/// Which of the selected tests are left out.
#[derive(Copy, Clone)]
pub(crate) enum Without {
    Nothing,
    /// Those that use the app in a browser: it has to be built first.
    TheBrowser,
}

/// Runs tests: by `cargo nextest` if it is there, which runs those of all crates side by side, or else by `cargo test`. Some of
/// them want to know something from the environment.
pub(crate) fn run_tests(
    cargo: fn(&[&str]) -> Command,
    selected: &[&str],
    without: Without,
    variables: &[(&str, &str)],
) -> Result<(), String> {
    let by_nextest = quietly("cargo-nextest", &["nextest", "--version"]);
    let mut tests = if by_nextest {
        cargo(&["nextest", "run", "--locked", "--no-fail-fast", "--status-level=slow"])
    } else {
        eprintln!("without `cargo nextest` (`cargo install --locked cargo-nextest`) the tests take longer");
        cargo(&["test", "--locked", "--no-fail-fast"])
    };
    match without {
        Without::Nothing => {}
        Without::TheBrowser if by_nextest => drop(tests.args(["-E", "not binary(browser)"])),
        Without::TheBrowser => drop(tests.args(["--exclude", "underhill-browser-tests"])),
    }
    run(tests.args(selected).envs(variables.iter().copied()))
}
