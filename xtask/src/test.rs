//! `cargo xtask test`: every check there is, with a table of what each took.

use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use crate::app::{self, Build};
use crate::compiler::checking_cargo;
use crate::shell::{cargo, run, run_aside, status_of_files};
use crate::tools::{CHROMEDRIVER, CHROMIUM, NODE, NPM, POSTGRES, PYTHON, provide, quietly};
use crate::{architecture, browser, game_layout, http, licences, rule_ids, test_files, wasm};

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

/// What is compiled for this machine.
const NATIVE: &[Check] = &[("lints, documentation, compiling", compile)];

/// What has to be installed, and what is compiled to WebAssembly, beside it: another compiler, in another folder.
const WEB_ASSEMBLY: &[Check] = &[
    ("what has to be installed", install),
    ("the app, compiling", || run_aside("app", &mut app::compile(Build::Small))),
    ("the bots as WebAssembly", wasm::check),
];

/// What needs both.
const TOGETHER: &[Check] = &[
    ("tests", || {
        let selected = ["--workspace", "--lib", "--bins", "--tests", "--exclude", "underhill-browser-tests"];
        run_tests(checking_cargo, &selected, &[])
    }),
    ("examples in the documentation", || {
        run(&mut checking_cargo(&["test", "--workspace", "--locked", "--doc", "--quiet"]))
    }),
    ("the HTTP interface", http::check),
    ("the app, packing", || run(&mut app::pack(Build::Small))),
    ("the app's weight", browser::weigh),
    ("the app in a browser", browser::use_it),
];

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
    let (native, web_assembly) = thread::scope(|scope| {
        let aside = scope.spawn(|| checked(WEB_ASSEMBLY));
        let native = checked(NATIVE);
        (native, aside.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    });
    table.extend(native?);
    table.extend(web_assembly?);
    table.extend(checked(TOGETHER)?);
    if status_of_files() != before {
        return Err("the tests left files behind or changed some; `git status` shows them".to_owned());
    }
    eprintln!("\n{:>6}  check (those as WebAssembly go on beside the others)", "s");
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
    let always = [CHROMIUM, CHROMEDRIVER, NPM, NODE, PYTHON, POSTGRES];
    provide(&[&always, wasm::tools()].concat())?;
    http::install()?;
    browser::install()
}

/// Everything there is, the tests first.
fn compile() -> Result<(), String> {
    run(&mut checking_cargo(&[
        "test",
        "--workspace",
        "--locked",
        "--no-run",
        "--lib",
        "--bins",
        "--tests",
        "--quiet",
    ]))?;
    run(&mut checking_cargo(&["build", "--workspace", "--locked", "--bins", "--quiet"]))
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
