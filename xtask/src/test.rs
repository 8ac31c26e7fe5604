//! `cargo xtask test`: every check there is, with a table of what each took.

use std::process::Command;
use std::sync::mpsc::{Receiver, channel};
use std::thread::{self, ScopedJoinHandle};
use std::time::{Duration, Instant};

use crate::app::{self, Build};
use crate::compiler::checking_cargo;
use crate::shell::{EVERYTHING, aside, cargo, run, status_of_files};
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

/// What everybody else waits for: what the machine lacks, and our own code.
const INSTALLING: &[Check] = &[("what has to be installed", install)];
const NATIVE: &[Check] = &[("lints, documentation, compiling", compile)];

/// Another compiler, in another folder.
const WEB_ASSEMBLY: &[Check] =
    &[("the app, compiling", || run(&mut app::compile(Build::Small))), ("the bots as WebAssembly", wasm::check)];

/// What needs what was compiled on both sides.
const PACKING: &[Check] =
    &[("the app, packing", || run(&mut app::pack(Build::Small))), ("the app's weight", browser::weigh)];

/// What needs that: most of the time, and of the machine.
const TESTS: &[Check] = &[("tests, in a browser too", run_every_test)];

/// What is compiled by itself once everything is installed.
const WHEEL: &[Check] = &[("the package for Python, compiling", || python::compile().map(drop))];

/// What needs that and the native code, beside the tests.
const BESIDE: &[Check] = &[
    ("the HTTP interface", http::check),
    ("the package for Python", python::check),
    ("examples in the documentation", || {
        run(&mut checking_cargo(&[&["test", "--locked", "--doc", "--quiet"], EVERYTHING].concat()))
    }),
];

/// How long something took.
pub(crate) struct Took {
    name: &'static str,
    time: Duration,
}

/// Every check, the quickest first. Then three things go on beside each other, because each of them waits now and then: what is native,
/// what is WebAssembly, and what is Python's.
pub(crate) fn test() -> Result<(), String> {
    let before = status_of_files();
    let start = Instant::now();
    let mut table = checked(AT_ONCE)?;
    // Sent when what it is named for is done; dropped when that cannot be, so that nobody goes on.
    let ((installed, when_installed), (packed, when_packed)) = (channel(), channel());
    let ((compiled, when_compiled), (compiled_for_python, when_compiled_for_python)) = (channel(), channel());
    let lanes = thread::scope(|scope| {
        let web_assembly = scope.spawn(move || {
            let mut done = checked_aside(INSTALLING)?;
            let _ = installed.send(());
            done.extend(checked_aside(WEB_ASSEMBLY)?);
            done.extend(after(&[when_compiled], || checked_aside(PACKING))?);
            let _ = packed.send(());
            Ok(done)
        });
        let python = scope.spawn(move || {
            let mut done = after(&[when_installed], || checked_aside(WHEEL))?;
            done.extend(after(&[when_compiled_for_python], || checked_aside(BESIDE))?);
            Ok(done)
        });
        let native = scope.spawn(move || {
            let mut done = checked(NATIVE)?;
            let _ = (compiled.send(()), compiled_for_python.send(()));
            drop((compiled, compiled_for_python));
            done.extend(after(&[when_packed], || checked(TESTS))?);
            Ok(done)
        });
        [native, web_assembly, python].map(joined)
    });
    let mut problems = Vec::new();
    for lane in lanes {
        match lane {
            Ok(done) => table.extend(done),
            Err(problem) => problems.push(problem),
        }
    }
    if !problems.is_empty() {
        return Err(problems.join("\n\n"));
    }
    if status_of_files() != before {
        return Err("the tests left files behind or changed some; `git status` shows them".to_owned());
    }
    eprintln!("\n{:>6}  check (from the lints on, three of them go on beside each other)", "s");
    for took in &table {
        eprintln!("{:>6}  {}", took.time.as_secs(), took.name);
    }
    eprintln!("{:>6}  every check passed", start.elapsed().as_secs());
    Ok(())
}

/// What a lane has done, or why it could not.
type Lane = Result<Vec<Took>, String>;

fn joined(lane: ScopedJoinHandle<'_, Lane>) -> Lane {
    lane.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
}

/// Goes on once something else is done; not at all if that cannot be, which is told by whoever could not do it.
fn after(done: &[Receiver<()>], go_on: impl FnOnce() -> Lane) -> Lane {
    if done.iter().all(|done| done.recv().is_ok()) { go_on() } else { Ok(Vec::new()) }
}

/// Does checks one after the other.
pub(crate) fn checked(checks: &[Check]) -> Result<Vec<Took>, String> {
    checks.iter().map(|&(name, check)| timed(name, check)).collect()
}

/// The same beside others: what they print is shown if one of them fails.
fn checked_aside(checks: &[Check]) -> Result<Vec<Took>, String> {
    checks.iter().map(|&(name, check)| timed(name, || aside(name, check))).collect()
}

fn timed(name: &'static str, check: impl FnOnce() -> Result<(), String>) -> Result<Took, String> {
    eprintln!("── {name}");
    let begun = Instant::now();
    check().map_err(|problem| {
        eprintln!("── {name} FAILED; why is said when the others have ended");
        format!("{name}: {problem}")
    })?;
    Ok(Took { name, time: begun.elapsed() })
}

/// Everything from outside that any of the checks needs.
fn install() -> Result<(), String> {
    let always = [CHROMIUM, CHROMEDRIVER, NPM, NODE, PYTHON, POSTGRES, NATS, NGINX, CADDY, HAPROXY];
    provide(&[&always, wasm::tools()].concat())?;
    http::install()?;
    python::install()?;
    browser::install()
}

/// Everything that the tests are made of and that they run in one go, so that what it shares is compiled once.
fn compile() -> Result<(), String> {
    let targets = ["--tests", "--examples", "--bin", "underhill", "--bin", "underhill-packer"];
    run(&mut checking_cargo(&[&["build", "--locked", "--quiet"], EVERYTHING, &targets].concat()))
}

/// So many at once: many of them wait, for clocks, for pages and for other processes.
const TESTS_AT_ONCE: &str = "6";

fn run_every_test() -> Result<(), String> {
    let app = Build::Small.folder();
    let variables = [("UNDERHILL_APP", &*app.to_string_lossy()), ("NEXTEST_TEST_THREADS", TESTS_AT_ONCE)];
    run_tests(checking_cargo, &[EVERYTHING, &["--tests"]].concat(), &variables)
}

/// Runs tests: by `cargo nextest` if it is there, which runs those of all crates side by side, or else by `cargo test`. Some of
/// them want to know something from the environment.
pub(crate) fn run_tests(
    cargo: fn(&[&str]) -> Command,
    selected: &[&str],
    variables: &[(&str, &str)],
) -> Result<(), String> {
    let mut tests = if quietly("cargo-nextest", &["nextest", "--version"]) {
        cargo(&["nextest", "run", "--locked", "--no-fail-fast", "--status-level=slow"])
    } else {
        eprintln!("without `cargo nextest` (`cargo install --locked cargo-nextest`) the tests take longer");
        cargo(&["test", "--locked", "--no-fail-fast"])
    };
    run(tests.args(selected).envs(variables.iter().copied()))
}
