//! The rules and the bots also run in a browser: their tests pass compiled to WebAssembly.

use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

use crate::game_layout;
use crate::shell::{cargo, cargo_command, project, run};
use crate::tools::{Tool, WASM_LINKER, WASM_RUSTC, provide, quietly};

pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// Starts a test program. There is nothing to print to: a test that fails ends in a trap, and so with an error.
const RUNNER: &str = "\
import { readFileSync } from 'node:fs';
const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), {});
const failed = instance.exports.main(0, 0);
console.log(failed ? 'failed' : 'passed');
process.exit(failed ? 1 : 0);
";

/// Runs the tests of the bots as WebAssembly, compiled as they are for the app.
pub(crate) fn check() -> Result<(), String> {
    let folder = project().join("target/wasm");
    fs::create_dir_all(&folder).map_err(|error| format!("{} cannot be made: {error}", folder.display()))?;
    let runner = folder.join("runner.mjs");
    fs::write(&runner, RUNNER).map_err(|error| format!("{} cannot be written: {error}", runner.display()))?;

    let mut cargo = cargo_for_wasm("test", "std,panic_abort,test");
    cargo.args(["--target", TARGET, "--locked", "--package", "underhill-search", "--test", "all", "--profile", "app"]);
    cargo.env("CARGO_TARGET_DIR", &folder);
    cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", format!("node {}", runner.display()));
    run(&mut cargo)
}

/// Starts a program and says how many milliseconds it took.
const TIMER: &str = "\
import { readFileSync } from 'node:fs';
const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), {});
const start = performance.now();
instance.exports.main(0, 0);
console.log(performance.now() - start);
";

/// How often each is timed; the quickest counts, because whatever else runs on the machine only makes it slower.
const TIMES: usize = 3;

/// How fast the bots are as WebAssembly, in the engine that Chromium has too, beside the same work done natively: in turns, so that
/// both meet the same machine.
pub(crate) fn bench() -> Result<(), String> {
    provide(tools())?;
    let folder = project().join("target/wasm");
    fs::create_dir_all(&folder).map_err(|error| format!("{} cannot be made: {error}", folder.display()))?;
    let timer = folder.join("timer.mjs");
    fs::write(&timer, TIMER).map_err(|error| format!("{} cannot be written: {error}", timer.display()))?;

    let example = ["build", "--locked", "--package", "underhill-search", "--example", "pace"];
    cargo(&[&example[..], &["--release"]].concat())?;
    let native = project().join("target/release/examples/pace");
    let natively = |work: &str| -> Result<f64, String> {
        let start = Instant::now();
        output(Command::new(&native).arg(work))?;
        Ok(1e3 * start.elapsed().as_secs_f64())
    };
    println!("| game | native, ms | WebAssembly, ms | speed |\n|---|---|---|---|");
    for game in game_layout::games()? {
        // As many nodes as keep it busy for about a second.
        let mut nodes = 1_000;
        while natively(&format!("{game} {nodes}"))? < 700.0 {
            nodes *= 2;
        }
        let work = format!("{game} {nodes}");
        let mut build = cargo_for_wasm("build", "std,panic_abort");
        build.args(&example[1..]).args(["--target", TARGET, "--profile", "app"]);
        run(build.env("CARGO_TARGET_DIR", &folder).env("UNDERHILL_PACE", &work))?;
        let program = folder.join(TARGET).join("app/examples/pace.wasm");
        let (mut native, mut as_wasm) = (f64::MAX, f64::MAX);
        for _ in 0..TIMES {
            native = native.min(natively(&work)?);
            let took = output(Command::new("node").arg(&timer).arg(&program))?;
            as_wasm = as_wasm.min(took.trim().parse().map_err(|_| format!("{game}: {took}"))?);
        }
        println!("| {game} | {native:.0} | {as_wasm:.0} | {:.0} % |", 100.0 * native / as_wasm);
    }
    Ok(())
}

/// What a program prints.
fn output(command: &mut Command) -> Result<String, String> {
    let output = command.output().map_err(|error| format!("{command:?} cannot be started: {error}"))?;
    if !output.status.success() {
        return Err(format!("{command:?}: {}", String::from_utf8_lossy(&output.stderr)));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// What has to be installed before anything is compiled to WebAssembly: nothing if the toolchain in use can do it, or can be
/// taught to.
pub(crate) fn tools() -> &'static [Tool] {
    if has_target() || (quietly("rustup", &["target", "add", TARGET]) && has_target()) {
        &[]
    } else {
        &[WASM_RUSTC, WASM_LINKER]
    }
}

/// A cargo command with a compiler that knows WebAssembly: the toolchain's own if it has the target, otherwise Debian's, which
/// builds these crates of the standard library itself.
pub(crate) fn cargo_for_wasm(command: &str, standard_library: &str) -> Command {
    let mut cargo = cargo_command(&[command]);
    if !has_target() {
        cargo.env("RUSTC", WASM_RUSTC.name()).env("RUSTC_BOOTSTRAP", "1");
        cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", WASM_LINKER.name());
        cargo.args(["-Z", &format!("build-std={standard_library}")]);
    }
    cargo
}

/// Whether the toolchain in use comes with the standard library for WebAssembly.
fn has_target() -> bool {
    let output = Command::new("rustc").args(["--print", "sysroot"]).output();
    output.is_ok_and(|output| {
        let sysroot = PathBuf::from(String::from_utf8_lossy(&output.stdout).trim());
        sysroot.join("lib/rustlib").join(TARGET).is_dir()
    })
}
